//! answerscope-topics
