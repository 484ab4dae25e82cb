//! French words that name no thing. Only data.

/// Articles, prepositions, auxiliaries and other small words.
pub(super) const FUNCTION_WORDS: &[&str] = &[
    "le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux", "à", "et", "ou", "en", "dans", "sur",
    "sous", "pour", "par", "avec", "sans", "chez", "ce", "cet", "cette", "ces", "c", "son", "sa", "ses", "leur",
    "leurs", "mon", "ma", "il", "elle", "ils", "elles", "on", "nous", "vous", "se", "s", "qui", "que", "qu", "dont",
    "où", "y", "ne", "n", "pas", "plus", "moins", "très", "assez", "plutôt", "aussi", "même", "mais", "car", "si",
    "comme", "entre", "vers", "dès", "depuis", "après", "avant", "pendant", "est", "sont", "a", "ont", "être", "avoir",
    "fait", "peut", "peuvent", "tout", "tous", "toute", "toutes", "bien", "peu", "encore", "déjà", "toujours",
    "souvent", "parfois", "jamais", "ici", "là", "donc", "ainsi", "alors", "quand", "lorsque", "votre", "vos", "notre",
    "nos",
];
