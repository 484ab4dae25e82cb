//! Hostile texts in the languages other than English that are read.

use super::texts::{all_brands, fill, sentences};

/// Their code, a name, and the text of so many bytes.
pub(crate) fn in_other_languages(bytes: usize) -> Vec<(&'static str, &'static str, String)> {
    LANGUAGES.iter().flat_map(|words| words.texts(bytes)).collect()
}

/// The words of a language that turn, join and judge.
struct Words {
    code: &'static str,
    verb: &'static str,
    clauses: [&'static str; 5],
    /// An opinion and the word that turns it, in their order.
    negated: &'static str,
    than: &'static str,
    /// Features, each "of" the next.
    of: &'static str,
    contrast: &'static str,
    /// A word that is cut at its apostrophe, or a long compound.
    cut: &'static str,
}

const LANGUAGES: [Words; 5] = [
    Words {
        code: "es",
        verb: "son fiables",
        clauses: [
            "buen sonido",
            "mala batería",
            "fiable",
            "barato",
            "la pantalla es pésima",
        ],
        negated: "no es nada bueno ni nunca fácil ",
        than: "más ligero que la Qa ",
        of: "la calidad de la cámara del ",
        contrast: "pero sin embargo el sonido ",
        cut: "silenciosísimo pero muy ",
    },
    Words {
        code: "de",
        verb: "sind zuverlässig",
        clauses: [
            "guter Klang",
            "schwacher Akku",
            "zuverlässig",
            "günstig",
            "das Display ist schlecht",
        ],
        negated: "der Klang überzeugt nicht und nie ",
        than: "leichter als der Qa ",
        of: "die Qualität der Kamera der ",
        contrast: "aber der Klang jedoch ",
        cut: "Donaudampfschifffahrtsgesellschaftsklangqualität und ",
    },
    Words {
        code: "fr",
        verb: "sont fiables",
        clauses: [
            "bon son",
            "mauvaise batterie",
            "fiable",
            "abordable",
            "l'écran est médiocre",
        ],
        negated: "ce n'est pas bon ni jamais facile ",
        than: "plus léger que le Qa ",
        of: "la qualité de l'écran du ",
        contrast: "mais cependant le son ",
        cut: "l'd'qu'n'l'écran et la ",
    },
    Words {
        code: "it",
        verb: "sono affidabili",
        clauses: [
            "buon suono",
            "pessima batteria",
            "affidabile",
            "economico",
            "lo schermo è scadente",
        ],
        negated: "non è mai buono né facile ",
        than: "più leggero di Qa ",
        of: "la qualità della fotocamera del ",
        contrast: "ma però il suono ",
        cut: "l'dell'un'l'app e la ",
    },
    Words {
        code: "pt",
        verb: "são confiáveis",
        clauses: ["bom som", "bateria fraca", "confiável", "barato", "a tela é péssima"],
        negated: "não é nada bom nem fácil ",
        than: "mais leve do que o Qa ",
        of: "a qualidade da câmera do ",
        contrast: "mas porém o som ",
        cut: "silenciosíssimo e não ",
    },
];

impl Words {
    fn texts(&self, bytes: usize) -> Vec<(&'static str, &'static str, String)> {
        let again = |words: &str| format!("Qa {}", words.repeat(bytes / words.len()));
        let brands = all_brands(self.verb);
        let mut texts = vec![
            (
                "clauses behind all brands",
                sentences(bytes, &brands, "; ", &self.clauses),
            ),
            (
                "clauses joined by commas",
                sentences(bytes, &brands, ", ", &self.clauses),
            ),
            ("clauses without a sign", sentences(bytes, "Qa", " ", &self.clauses)),
            ("negations", again(self.negated)),
            ("negations in sentences", sentences(bytes, "Qa", " ", &[self.negated])),
            ("comparisons", sentences(bytes, "Qa", " ", &[self.than])),
            ("one of another", sentences(bytes, "Qa", " ", &[self.of])),
            ("contrasts", sentences(bytes, "Qa", " ", &[self.contrast])),
            ("words that are cut", again(self.cut)),
            (
                "words that are cut, in sentences",
                sentences(bytes, "Qa", " ", &[self.cut]),
            ),
            (
                "items of many kinds",
                fill(
                    bytes,
                    self.clauses
                        .iter()
                        .cycle()
                        .map(|clause| format!("\n- **Qa**: {clause}")),
                ),
            ),
        ];
        for (_, text) in &mut texts {
            text.truncate(text.floor_char_boundary(bytes));
        }
        texts.into_iter().map(|(name, text)| (self.code, name, text)).collect()
    }
}
