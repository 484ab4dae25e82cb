//! Italian phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        27,
        "\
         (sa/sanno/odora/puzza/puzzano) (di plastica/di bruciato/di poco/di niente/di chimico/di cartone/di vecchio/di medicinale/di artificiale/di metallo/di rancido/poco/d'acqua/di nulla/di finto/troppo di)|\
         (lascia/ha) un (retrogusto/sapore/gusto) (amaro/artificiale/sgradevole/chimico/metallico/strano)|\
         (insipido/insipida/insipidi/insipide/stucchevole/stucchevoli/scialbo/scialba/scialbi/scialbe/annacquato/annacquata/annacquati/annacquate/acquoso/acquosa/gommoso/gommosa/gommosi/gommose/rancido/rancida/insapore/insapori/stantio/bruciacchiato/bruciacchiata/sciapo/sciapa/nauseante/nauseanti)|\
         poco (saporito/saporita/saporiti/saporite/gustoso/gustosa/gustosi/gustose/sapore/aroma/aromatico/aromatica/profumato/profumata/corpo/croccante/croccanti/intenso/intensa)|\
         (manca/mancano/privo/priva) di (sapore/gusto/corpo/carattere/aroma/sale)|arriva (freddo/fredda)|\
         arrivano (freddi/fredde)|(freddo/fredda/freddi/fredde) e (gommos/molle)|sa più di (zucchero/acqua) che|\
         più (zucchero/acqua) che frutta|sa di mensa|la mensa|ricordano la mensa|piatti insipidi",
    ),
    (
        -1,
        28,
        "\
         ingredienti (artificiali/scadenti/discutibili/poco chiari/di bassa qualità/di dubbia qualità/mediocri/chimici/poco naturali/economici/di scarsa qualità)|\
         (alto/elevato) (contenuto/tenore) di (zuccheri/sale/grassi/sodio/zucchero/grassi saturi)|\
         (poco/non) (sano/sana/salutare/naturale/naturali/nutriente/nutrienti/genuino/genuina)|\
         (ultraprocessato/ultraprocessata/ultraprocessati/ultraprocessate)|(calorico/calorica)|poche (proteine/fibre)|\
         poca carne|lista degli ingredienti (lunghissima/lunga/infinita)|\
         (non adatto/non adatta) a (celiaci/vegani/diabetici/intolleranti)|(pieno/piena) di additivi|\
         lista di ingredienti (chilometrica/infinita)",
    ),
    (
        -1,
        29,
        "\
         (consumi/consumo) (alti/alto/elevati/elevato/eccessivi/eccessivo/notevoli/notevole/importanti/importante/energetici elevati/energetico elevato/di acqua elevato/sopra la media/esagerati)|\
         (troppa/molta/eccesso di/tanta/uso eccessivo di) (plastica/imballaggio)|\
         imballaggio (eccessivo/esagerato/di plastica/non riciclabile/poco sostenibile)|\
         imballaggi (eccessivi/in plastica/non riciclabili/esagerati)|\
         poco (sostenibile/sostenibili/ecologico/ecologica/attento all'ambiente/attenta all'ambiente/rispettoso dell'ambiente/rispettosa dell'ambiente/green/trasparente sulla filiera)|\
         inquina|(inquinante/inquinanti)|non (riciclabile/riciclabili/sostenibile/sostenibili/ecologico/ecologica)|greenwashing|\
         fast fashion|(pesa/incide) sulla bolletta|fa lievitare la bolletta|(energivoro/energivora)|\
         (dannoso/dannosa) per (l'ambiente/i fiumi/il mare/i mari)|(testato/testata/testati) su animali|contiene fosfati|\
         (dannoso/dannosa/dannosi/dannose) per|fa male (ai fiumi/all'ambiente)|(imballaggi/confezioni) non riciclabili",
    ),
    (
        -1,
        30,
        "(vincolo/vincoli) (di 0 mesi/di 0 anni/lungo/lunghi/di permanenza/rigido/rigidi/contrattuali/contrattuale)|\
         (cartucce/capsule/ricambi/consumabili/inchiostro/toner/filtri) (care/cari/caro/costose/costosi/costoso/carissime/carissimi/salate/salati/costano/a peso d'oro/dal prezzo elevato/costano un occhio)|\
         abbonamento (obbligatorio/caro/a parte/salato/necessario/indispensabile/costoso)|\
         (serve/richiede/necessita di/obbliga a) (un/) (abbonamento/sottoscrivere un abbonamento)|\
         (difficile/difficilissimo/un'impresa/impossibile/complicato) (disdire/recedere/cancellarsi/da disdire)|\
         (clausole/costi) (nascoste/nascosti/in piccolo)|addebiti (imprevisti/non autorizzati/doppi/inattesi/a sorpresa)|\
         troppi (costi/supplementi/extra)|mettere in conto costi nascosti|fanno pagare|fanno pagare pure|si paga a parte|\
         è un supplemento|il conto (sale/lievita)|fa lievitare (il conto/la spesa/la bolletta)|abbonamento obbligatorio|\
         (salatamente/pesantemente) (addebitati/tassati)",
    ),
    (
        -1,
        31,
        "(poca/scarsa/senza/pessima/niente) (copertura/ricezione/campo/rete)|(troppe/molte/numerose/tante/parecchie) esclusioni|\
         esclusioni (numerose/poco chiare/pesanti/eccessive)|\
         (solo/soltanto/disponibile solo/presente solo/attivo solo) (nelle/in) (grandi città/alcune/poche/poche città/alcune città/alcune regioni/grandi centri/grandi)|\
         (poche/pochi/scarse) (filiali/sportelli/destinazioni/tratte/officine/negozi fisici)|periodo di carenza lungo|\
         fuori (città/dai centri abitati/dalle grandi città) (cala/sparisce/crolla/perde)|non include né|\
         prende male in (montagna/campagna/casa)|funziona male in (montagna/campagna)",
    ),
    (
        -1,
        32,
        "\
         (perde/perdono/smarrisce/smarriscono/sbaglia/sbagliano) (pacchi/i pacchi/gli ordini/ordini/il pacco/indirizzo/le consegne)|\
         (mal/male) (imballato/imballata/imballati/imballate/confezionato/confezionata/confezionati/confezionate)|\
         (imballato/imballata/imballati/imballate/confezionato/confezionata/confezionati/confezionate) male|\
         imballaggio (scadente/insufficiente/scarso/misero/inadeguato/pessimo/approssimativo)|\
         (spese/costi) di spedizione (alte/alti/elevate/elevati/salate/salati/eccessive/eccessivi/esagerate/esagerati/proibitivi/proibitive)|\
         (pacchi/pacco/merce/prodotti) (danneggiato/danneggiata/danneggiati/ammaccato/ammaccata/ammaccati/smarrito/smarriti/rotto/rotti/in cattive condizioni)|\
         tempi di consegna (lunghi/biblici/infiniti/lunghissimi/incerti/imprevedibili)",
    ),
    (
        -1,
        33,
        "\
         garanzia (limitata/breve/di soli/corta/di appena/di solo/che non copre/poco chiara/inferiore/ridotta/solo/scarsa/minima/di un solo anno/piena di esclusioni/difficile da far valere/deludente/sotto la media/striminzita/inesistente)|\
         (nega/negano/rifiuta/rifiutano) (i rimborsi/il rimborso/la garanzia/i resi/la sostituzione/il reso)|\
         far valere la garanzia|\
         (niente/nessun/nessuna/senza) (rimborso/reso/periodo di prova/prova gratuita/garanzia/diritto di recesso/possibilità di reso)|\
         (spese/costi) di (reso/restituzione) a carico|restituire (un/il) (pacco/ordine/prodotto) è|\
         garanzia (limitata a/ridotta a) un|disdire è (un'impresa/un incubo/difficile)",
    ),
    (
        -1,
        34,
        "(cattive/pessime/brutte) (recensioni/opinioni/valutazioni)|\
         (poco/quasi) (conosciuto/conosciuta/conosciuti/conosciute/noto/nota/trasparente/trasparenti/sconosciuto/sconosciuta/credibile)|\
         (sconosciuto/sconosciuta) (ai più/in italia/al grande pubblico)|\
         (multato/multata/sanzionato/sanzionata/denunciato/denunciata/indagato/indagata/condannato/condannata/accusato/accusata/coinvolto/coinvolta) (per/da/dall/di/in/più volte)|\
         (non/né) (ispira/trasmette/gode di) (fiducia/molta fiducia/buona reputazione/grande fiducia)|\
         (scarsa/poca) (fiducia/credibilità/trasparenza/notorietà)|\
         (perso/perde/ha perso) (la fiducia/credibilità/fiducia/parte della fiducia/prestigio)|\
         (divide/spacca) (gli utenti/il pubblico/la critica)|cattiva (fama/reputazione/nomea)|pubblicità ingannevole|\
         (controverso/controversa)|sotto la lente|sotto la lente dell'antitrust|\
         (pratiche/pubblicità) (scorrette/ingannevole/ingannevoli)|fatica a riconquistare la fiducia|ha perso la fiducia",
    ),
    (
        -1,
        35,
        "non disponibile|non disponibili|fuori stock|sold out|\
         (spesso/sempre/quasi sempre) (esaurito/esaurita/esauriti/esaurite/non disponibile/non disponibili/introvabile/introvabili/fuori stock/sold out)|\
         (difficile/difficili/arduo) (da/) (trovare/reperire/reperibile)|taglie (limitate/mancanti/esaurite/scarse)|\
         resta (limitato/limitata/scarso/scarsa)",
    ),
    (
        -1,
        36,
        "si (macchia/macchiano/intasa/intasano/sporca/sporcano)|\
         (trattiene/accumula/raccoglie/attira/cattura) (lo sporco/polvere/la polvere/impronte/calcare/odori/ditate/sporcizia/peli/briciole/cattivi odori/tutte le impronte)|\
         (ricambi/pezzi di ricambio/filtri/spazzole) (introvabili/costosi/cari/difficili da trovare/carissimi/difficili da reperire/esauriti/costose/care/scarsi)|\
         (mancano/pochi/assenza di/senza) (i/) (ricambi/pezzi di ricambio)|(il tessuto/si) macchia facilmente",
    ),
    (
        -1,
        37,
        "riempie subito|riempie in fretta|riempie presto|riempie rapidamente|riempie in un attimo|riempie troppo in fretta|\
         riempie velocemente|riempie troppo presto|riempie facilmente|riempiono subito|riempiono in fretta|riempiono presto|\
         riempiono rapidamente|riempiono in un attimo|riempiono troppo in fretta|riempiono velocemente|riempiono troppo presto|\
         riempiono facilmente|esaurisce lo spazio subito|esaurisce lo spazio in fretta|esaurisce lo spazio presto|\
         esaurisce lo spazio rapidamente|esaurisce lo spazio in un attimo|esaurisce lo spazio troppo in fretta|\
         esaurisce lo spazio velocemente|esaurisce lo spazio troppo presto|esaurisce lo spazio facilmente|\
         si (riempie/riempiono/esaurisce lo spazio) (subito/in fretta/presto/rapidamente/in un attimo/troppo in fretta/velocemente/troppo presto/facilmente)|\
         (ci sta/ci stanno/entra/contiene/entrano/tiene) (poco/a malapena/appena/solo/pochissimo/poche cose/poca roba/pochi/poche)|\
         (troppo piccolo/troppo piccola) per (una famiglia/famiglie/famiglie numerose/più di)|\
         poco (capiente/capienti/spazioso/spaziosa)|non (espandibile/si può espandere)|non bastano per|non basta per|\
         troppo pochi",
    ),
    (
        -1,
        38,
        "\
         (perde/perdono) (molta/parecchia/portata/il segnale/autonomia) (autonomia/d'inverno/con il freddo/in autostrada/oltre/tra le pareti/dietro un muro/in inverno)|\
         (poca/scarsa/corta) portata",
    ),
    (
        -1,
        39,
        "(sbaglia/sbagliano/sgarra/sballa/erra) (spesso/di/i/le/il/fino al/di parecchio/di molto/strada/ogni tanto/percorso)|\
         (impreciso/imprecisa/imprecisi/imprecise)|(inaccurato/inaccurata/inaccurati/inaccurate)|\
         poco (preciso/precisa/precisi/precise/accurato/accurata/accurati/accurate/attendibile/attendibili)|\
         (poca/scarsa/bassa) (precisione/accuratezza)|(falsi/troppi falsi/frequenti falsi) (allarmi/positivi)|\
         margine di errore (elevato/alto/ampio/eccessivo/notevole)|\
         (perde/fatica ad agganciare/fatica a trovare) (il segnale gps/il gps/segnale gps/i satelliti/il percorso/la posizione)|\
         sovrastima|sottostima|inventa (risposte/dati/fonti)|allucinazioni",
    ),
    (
        -1,
        40,
        "\
         (difficile/difficili/faticoso/faticosa/scomodo/scomoda/pesante/impegnativo/impegnativa/complicato/complicata) da (guidare/manovrare/governare/spingere/parcheggiare/sterzare/controllare/condurre)|\
         (si corica/rolla/beccheggia/sbanda/ondeggia/si sente ogni buca/trasmette ogni buca/si sentono tutte le buche/rimbalza)|\
         poco (maneggevole/maneggevoli/agile/agili/manovrabile/manovrabili/stabile in/stabili in)|\
         scarsa (maneggevolezza/tenuta di strada/agilità/stabilità)|raggio di sterzata (ampio/eccessivo)",
    ),
    (
        -1,
        41,
        "\
         (poca/scarsa/mancanza di/nessuna) (competenza/preparazione/formazione/esperienza/conoscenza del prodotto/consulenza/assistenza nella scelta)|\
         (impreparato/impreparata/impreparati/impreparate)|(incompetente/incompetenti)|incompetenza|\
         non (sanno/sa) (rispondere/spiegare/consigliare/cosa)|risposte generiche|(tradotto/tradotta/tradotti/tradotte) male|\
         mal (tradotto/tradotta/tradotti/tradotte)|non chiarisce (nulla/niente)",
    ),
    (
        -1,
        42,
        "\
         (poco/per nulla/tutt'altro che/non/nulla di/niente di/nessuna/poche/scarsa/poca/zero) (innovativo/innovativa/innovativi/innovative/innovazione/innovazioni/nuovo/innova/novità/rivoluzionario/introduce novità/originale/porta novità/novità di rilievo/aggiunge nulla)|\
         (tecnologia/processore/chip/hardware/piattaforma/motore) (superato/superata/datato/datata/obsoleto/obsoleta/vecchio/vecchia/antiquato/antiquata/di vecchia generazione/della generazione precedente/di qualche anno fa/arretrato/arretrata/fermo a)|\
         tecnologicamente (indietro/arretrato/arretrata/superato/superata)|sente il peso degli anni|\
         (mostra/dimostra) (i suoi anni/la sua età/gli anni)|di vecchia generazione|\
         (ha introdotto/introduce) (poche/pochissime) novità|va sul sicuro|solita minestra",
    ),
];
