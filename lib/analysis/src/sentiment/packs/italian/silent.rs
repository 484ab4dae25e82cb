//! Italian words that begin phrases of praise and blame and say nothing by themselves. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const SILENT: &[(Meaning, &str)] = &[(
    Meaning::Plain,
    "trasuda|taglia|tira|scappa|vola|volano|bucato|certificato|certificata|certificati|certificate|\
     superato|superata|superati|superate|superare|scatti|bolle|segano|stretta|scatta|riflette|galleggia|\
     ondeggia|critica|critico|forza|raccomandate|raccomandata|buoni sconto|buono sconto|buoni regalo|salta|saltano|\
     scarica|scaricano|rifiuti|in tempo reale|perdonano|al centro|fortissimo|passaggi|riscaldato|spento|spenta|accesa|come nuovo di zecca",
)];
