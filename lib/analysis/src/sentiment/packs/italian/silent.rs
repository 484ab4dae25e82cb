//! Italian words that begin phrases of praise and blame and say nothing by themselves, and more that spread what is said. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const SILENT: &[(Meaning, &str)] = &[
    (
        Meaning::Plain,
        "trasuda|taglia|tira|scappa|vola|volano|bucato|certificato|certificata|certificati|certificate|\
         superato|superata|superati|superate|superare|scatti|bolle|segano|stretta|scatta|riflette|galleggia|\
         ondeggia|critica|critico|forza|raccomandate|raccomandata|buoni sconto|buono sconto|buoni regalo|salta|saltano|\
         scarica|scaricano|rifiuti|in tempo reale|perdonano|al centro|fortissimo|passaggi|riscaldato|spento|spenta|accesa|\
         da zero|come nuovo di zecca|sul fronte|quanto a|quanto ad|in fatto di|sul piano|sul versante|a livello di|in materia di|\
         sotto il profilo|dal punto di vista",
    ),
    (
        Meaning::For(1),
        "(si fa/si fanno) (notare/apprezzare/amare/ricordare/preferire) per|\
         (si segnala/si segnalano/si impone/si impongono/primeggia/primeggiano/svetta/trionfa/vince/vincono/emerge/emergono) per|\
         (convince/convincono/conquista/conquistano/stupisce/stupiscono/sorprende/sorprendono/colpisce/colpiscono) per|\
         (lodato*/elogiato*/premiato*/stimato*/amato*/celebre/celebri/rinomato*/apprezzatissimo*/acclamato*/ricercato*) per|\
         ha dalla sua|hanno dalla loro|(il/suo/vero/maggior) (punto di forza/asso nella manica/cavallo di battaglia/fiore all'occhiello) (è/resta/rimane/sta)|\
         (tra i/fra i) (pregi/punti di forza/vantaggi)|(il/suo/vero/maggior) (pregio/vantaggio) (è/resta/rimane)|\
         (meriti/merito/pregio) (per/di)|(promosso*/ottimi voti) per|(si può contare/conta) su",
    ),
    (
        Meaning::For(-1),
        "(delude/deludono/pecca/peccano/inciampa/zoppica/arranca/scivola/cade/perde punti/perde terreno/cede) (sul fronte/sul piano/sul versante/quanto a/in fatto di/per quanto riguarda)|\
         (criticato*/contestato*/bocciato*/famigerato*/tristemente noto*/penalizzato*) per|\
         (il/suo/vero/maggior/grande) (punto debole/tallone d'achille/limite/difetto/neo/problema) (è/resta/rimane/sta)|\
         (tra i/fra i) (difetti/limiti/punti deboli/contro)|(peccato/pollice verso/voto basso/bocciatura) per|\
         (fa storcere/fanno storcere) il naso|(si paga/paga) in termini di|(lamentano/lamenta/segnalano/denunciano) (la/il/lo/i/le/gli)",
    ),
];
