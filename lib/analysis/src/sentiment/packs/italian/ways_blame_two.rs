//! More Italian ways to blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        -1,
        41,
        "\
         (nessuno/nessun/mai nessuno/non c'è nessuno che) (sa spiegare/spiega/consiglia/ti spiega/aiuta a scegliere/segue/ti segue/sa consigliare/sapeva/che consigli/consiglio/tutor/insegnante)|\
         (lascia/lasciano/abbandona/abbandonano) (l'utente/gli studenti/il cliente/il principiante/lo studente/gli iscritti/il paziente) (solo/soli/da solo/da soli/a sé stesso/a sé stessi/senza)|\
         (consiglia/consigliano/propone/propongono/suggerisce/spinge/spingono) (solo/sempre/soltanto/a caso/unicamente) (i prodotti/il più caro/i più cari/quello che/ciò che/i modelli/gli articoli/i propri/il prodotto/la soluzione)",
    ),
    (
        -1,
        42,
        "\
         (ferma/fermo/fermi/ferme/rimasta/rimasto/rimasti/ancorata/ancorato/bloccata/bloccato/congelata/congelato/inchiodata/aggrappata/legata/radicata) (al palo/agli anni/a dieci anni/all'età/alla preistoria/al passato/indietro/alla versione/al secolo scorso/a vent'anni/a cinque anni fa/a un'altra/a una generazione fa/alla generazione/ferma/fermo/al medioevo/al tempo/al novecento/a glorie/al 0)|\
         (vivacchia/campa/vive/si adagia/dorme/si culla/riposa/siede) (sulle/sugli/di/sui) (glorie/allori/rendita/fasti/vecchie/successi/ricordi)|\
         (copia/copiano/scimmiotta/insegue/rincorre/imita/scopiazza/arriva dopo/segue a ruota/arranca dietro/clona) (gli altri/i concorrenti/la concorrenza/tutti/i rivali/il leader/idee altrui/le idee/quello che/i modelli/le novità/da anni/chi/il mercato)|\
         (solita/stessa/la solita/la stessa/ennesima/vecchia) (minestra/zuppa/solfa/ricetta/pappa/formula) (riscaldata/di sempre/scaldata/di anni fa/trita)|\
         (semplice/mero/un semplice/piccolo/solo un/poco più di un/appena un/giusto un/un mero) (ritocco/restyling/rimaneggiamento/aggiornamento/lifting/cambio di colore/ritocchino/cambio di etichetta/cambio di nome)|\
         (mentre/quando) (tutti gli altri/gli altri/la concorrenza/i concorrenti/tutti/i rivali) (hanno già/ha già/sono già/corre/corrono/innovano/innova/è già)|\
         (sempre/da anni/anno dopo anno/ogni anno) (lo stesso/la stessa/gli stessi/le stesse/la solita/il solito/i soliti/uguale/identico/la medesima)",
    ),
    (
        -1,
        107,
        "complicato|complicata|complicati|complicate|complesso|complessa|macchinoso|macchinosa|macchinosi",
    ),
    (
        -1,
        117,
        "slavato|slavata|slavati|slavate|sbiadito|sbiadita|sbiaditi|sbiadite|sgranato|sgranata|sgranati|sgranate",
    ),
    (-1, 119, "brutto|brutta|brutti|brutte|anonimo|anonima|anonimi|anonime"),
    (
        -1,
        120,
        "rigido|rigida|rigidi|rigide|stretto|stretti|strette|ruvido|ruvida|ruvidi|ruvide",
    ),
    (-1, 121, "pesante|pesanti|massiccio|massiccia"),
    (
        -1,
        127,
        "insipido|insipida|gommoso|gommosa|bruciato|bruciata|amaro|amara",
    ),
    (-1, 139, "impreciso|imprecisa|imprecisi|imprecise"),
];
