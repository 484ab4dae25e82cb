//! answerscope-prompts
