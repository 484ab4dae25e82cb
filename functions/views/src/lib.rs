//! answerscope-views
