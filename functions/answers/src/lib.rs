//! answerscope-answers
