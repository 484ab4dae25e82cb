//! German words that name no thing. Only data.

/// Articles, prepositions, auxiliaries and other small words.
pub(super) const FUNCTION_WORDS: &[&str] = &[
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "und", "oder", "mit",
    "für", "von", "vom", "zu", "zum", "zur", "in", "im", "an", "am", "auf", "aus", "bei", "beim", "nach", "über",
    "unter", "vor", "um", "durch", "ohne", "gegen", "als", "wie", "dass", "weil", "wenn", "ob", "sich", "es", "er",
    "sie", "wir", "man", "ihr", "sein", "seine", "ihre", "nur", "auch", "noch", "schon", "sehr", "recht", "etwas",
    "so", "aber", "doch", "dabei", "damit", "dafür", "hier", "da", "dort", "dieser", "diese", "dieses", "diesem",
    "diesen", "alle", "allen", "jede", "jeder", "jedes", "jeden", "viele", "mehr", "ist", "sind", "hat", "haben",
    "wird", "werden", "kann", "können", "muss", "müssen", "soll", "sollte", "lässt", "lassen",
];
