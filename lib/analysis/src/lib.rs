//! answerscope-analysis
