//! More Italian ways to blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[(
    -1,
    42,
    "\
         (vivacchia/campa/vive/si adagia/dorme/si culla/riposa/siede) (sulle/sugli/di/sui) (glorie/allori/rendita/fasti/vecchie/successi/ricordi)|\
         (copia/copiano/scimmiotta/insegue/rincorre/imita/scopiazza/arriva dopo/segue a ruota/arranca dietro/clona) (gli altri/i concorrenti/la concorrenza/tutti/i rivali/il leader/idee altrui/le idee/quello che/i modelli/le novità/da anni/chi/il mercato)|\
         (solita/stessa/la solita/la stessa/ennesima/vecchia) (minestra/zuppa/solfa/ricetta/pappa/formula) (riscaldata/di sempre/scaldata/di anni fa/trita)|\
         (semplice/mero/un semplice/piccolo/solo un/poco più di un/appena un/giusto un/un mero) (ritocco/restyling/rimaneggiamento/aggiornamento/lifting/cambio di colore/ritocchino/cambio di etichetta/cambio di nome)|\
         (mentre/quando) (tutti gli altri/gli altri/la concorrenza/i concorrenti/tutti/i rivali) (hanno già/ha già/sono già/corre/corrono/innovano/innova/è già)|\
         (sempre/da anni/anno dopo anno/ogni anno) (lo stesso/la stessa/gli stessi/le stesse/la solita/il solito/i soliti/uguale/identico/la medesima)",
)];
