//! answerscope-bench
