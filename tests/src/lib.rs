//! answerscope-tests
