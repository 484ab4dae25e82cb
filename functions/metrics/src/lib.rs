//! answerscope-metrics-api
