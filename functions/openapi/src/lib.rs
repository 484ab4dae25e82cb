//! answerscope-openapi
