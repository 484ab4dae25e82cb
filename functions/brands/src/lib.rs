//! answerscope-brands
