//! answerscope-metrics
