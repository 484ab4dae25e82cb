//! answerscope-core
