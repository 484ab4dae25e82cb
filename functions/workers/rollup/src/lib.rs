//! answerscope-rollup
