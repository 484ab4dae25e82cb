//! More Italian ways to praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        30,
        "\
         (commissioni/spese/costi di gestione/canone/tassi/tasso/interessi/costi fissi/oneri) (irrisorio/irrisorie/irrisori/minimo/minime/minimi/trasparenti/trasparente/chiare/chiari/azzerate/azzerati/ridotte all'osso/ridotti all'osso/bassissime/bassissimi/contenute/contenuti/tra le più basse/tra i più bassi/inesistenti/fisso/leggere/leggeri)|\
         (costi/spese/tariffe) (tutti/tutte/sempre) (alla luce del sole/dichiarati/in chiaro/esposti/trasparenti/indicati/scritti)|\
         (tutto/paghi) (compreso nel canone/compreso nel prezzo/incluso nel prezzo/solo quello che/solo ciò che/solo quanto)|\
         (si disdice/disdici/si recede) (quando si vuole/senza penali/senza costi/con un clic/in qualsiasi momento)",
    ),
    (
        1,
        31,
        "\
         (massimali/massimale/coperture/rete di officine/rete di sportelli) (alto/alti/altissimi/elevati/elevato/generosi/illimitati/illimitato/ampie/complete/capillare/estesa)|\
         (copertura/rete) (completa/totale/estesa/estesissima/ampissima/eccellente/impeccabile/globale/mondiale/a tappeto/senza buchi/a 360 gradi)",
    ),
    (
        1,
        32,
        "\
         (si segue/segui/si può seguire/si traccia/tracciamento) (il pacco/la spedizione/l'ordine/il corriere/in tempo reale) (in tempo reale/passo passo/minuto per minuto/metro per metro/preciso/puntuale)|\
         (spedizione/consegna/spedizioni/consegne) (lampo/fulminea/fulminee/gratuita/sempre gratuita/in giornata/rapidissima/impeccabile/puntualissima/express/inclusa/a domicilio gratuita/al piano)",
    ),
    (
        1,
        33,
        "\
         (0/cento/trenta/sessanta/novanta/centoventi) (notti/giorni) (di prova/per provarlo/per provare/per ripensarci/per restituirlo/per cambiare idea/per il reso/per decidere)|\
         (reso/resi/rimborso/cambio/cambi/recesso/restituzione/sostituzione) (gratuito/gratuiti/facile/facilissimo/immediato/fulmineo/garantito/senza domande/senza storie/in due clic/indolore/lampo/rapidissimo/accreditato in/in giornata/automatico/in 0 giorni/a carico dell'azienda)|\
         (soddisfatti o rimborsati/etichetta di reso prestampata/ritiro a domicilio)",
    ),
    (
        1,
        34,
        "\
         (si piazza/si classifica/si posiziona/arriva/figura/finisce/svetta/è/spicca) (regolarmente/spesso/sempre/da anni/stabilmente) (in cima/ai primi posti/sul podio/al primo posto/in testa/prima)|\
         (in cima/ai vertici/ai primi posti/in vetta/in testa) (alle/delle/nelle) (classifiche/prove comparative/classifica/prove/graduatorie/preferenze dei/recensioni)|\
         (premiato/premiata/premiati/eletto/eletta/votato/votata/nominato/nominata/insignito/insignita/riconosciuto/riconosciuta/indicato/indicata) (miglior/migliore/prodotto dell'anno/come miglior/come il migliore/dai consumatori/dagli utenti/dalla stampa/dalla critica/da più riviste/da altroconsumo/azienda dell'anno/marchio dell'anno)|\
         (si è aggiudicata/si è aggiudicato/ha vinto/ha ricevuto/ha ottenuto/vince) (il titolo/il premio/il riconoscimento/premi/diversi premi/numerosi premi/il sigillo/il bollino/la palma)|\
         (marchio/nome/azienda/casa/banca/brand/marca) (stimato/stimata/rispettato/rispettata/storico/storica/blasonato/blasonata/di fiducia/sinonimo di/di cui fidarsi/amato/amata/amatissimo/amatissima/solido/solida/che ispira fiducia/dalla lunga tradizione/con una lunga tradizione/centenaria/centenario)|\
         (passa/passano/tramandata/consigliata/consigliato) (di bocca in bocca/di padre in figlio/dal passaparola/dagli amici)|\
         (il nome/nome) … (è sinonimo di/è una garanzia/ispira fiducia/dice tutto/parla da solo)|\
         (chi la/chi lo) (prova/compra/conosce) (resta/torna/non cambia/la consiglia/lo consiglia)",
    ),
    (
        1,
        35,
        "\
         (c'è/si ha/hai/avrai/offre/lascia/resta solo) (l'imbarazzo/solo l'imbarazzo/da perdersi/da scegliere/per tutti i gusti/da sbizzarrirsi/ogni ben di dio)|\
         (trovi/si trova/si trovano/troverai/c'è/ci sono/vende/propone/tiene/offre/troverà) (di tutto/davvero di tutto/ogni ben di dio/ogni genere/ogni tipo di/ogni taglia/tutte le taglie/ogni colore/migliaia di/centinaia di/decine di/una marea di/un'infinità di/una quantità impressionante di/una quantità enorme di/una valanga di/pane per i)|\
         (migliaia/centinaia/decine/milioni/infinità/marea/valanga/miriade/caterva/quantità impressionante/oltre 0) di (titoli/film/brani/libri/articoli/referenze/marche/modelli/colori/tonalità/tinte/gusti/corsi/vini/etichette/destinazioni/prodotti/varianti/ricette/giochi/canali/taglie/fantasie/tessuti/tipi/profumi/serie/piatti/opere/podcast/canzoni/fragranze/attività/lezioni)|\
         (a bizzeffe/a iosa/per tutti i gusti/per ogni esigenza/per ogni età/per ogni tasca/in ogni colore/in tutte le taglie/dalla xs/dalla 34)|\
         (dalla/dallo/dai/dal/dalle) … (alla zeta)|\
         (taglie/colori/gusti/misure/formati) (per tutti/per ogni/introvabili altrove/a volontà/dalla xs alla/fino alla)",
    ),
    (
        1,
        36,
        "\
         (finisce/finiscono/va/vanno/entra/entrano) (dritto/dritta/dritti/tranquillamente/direttamente/tutto/tutti) in (lavatrice/lavastoviglie)|\
         (non trattiene/non trattengono/non si attacca/non si attaccano/non si incrosta/non lascia) (nulla/niente/le ditate/impronte/lo sporco/i peli/odori/il calcare/gli odori/aloni/il cibo)|\
         (si autopulisce/si pulisce da sé/si pulisce da solo/autopulente)|\
         (ricambi/pezzi/filtri/cartucce/lame) (per quindici anni/per dieci anni/per 0 anni/economici/a buon prezzo/facili da trovare/si trovano ovunque/sempre disponibili/facilmente reperibili/a pochi euro/reperibili/originali a/standard/lavabili/garantiti per/si cambiano in un attimo/si cambia in un attimo/si sostituisce da soli)|\
         (tagliandi/tagliando/revisione/revisioni) (economici/economico/ogni due anni/poco frequenti/rari/a prezzi onesti/ogni 30)|\
         (facile/comodo/comoda/semplice/facili/pratico/pratica/veloce/un gioco) (da/nella) (smontare e lavare/tenere pulito/tenere pulita/tenere in ordine/sgrassare/sciacquare/pulire/curare)",
    ),
    (
        1,
        37,
        "\
         (il doppio/quasi il doppio/il triplo/molto più) (di spazio/della capienza/del bagagliaio/dello spazio)|\
         (sembra/pare/piccolo) … (ma ingoia/ma contiene/ma ci sta/ma inghiotte)|\
         (un pozzo senza fondo/borsa di mary poppins)",
    ),
    (
        1,
        38,
        "\
         (a/fino a/oltre) (0 metri/cento metri/duecento metri/trecento metri/0 chilometri) di distanza|\
         (da un/da una/dall') (capo/versante/parte/estremità/stanza) all'(altro/altra)",
    ),
    (
        1,
        39,
        "\
         (spacca/spaccano) (il/i/la) (decimo/secondo/minuto/millimetro/grammo/capello/centesimo)|\
         (scarto/scarti/margine d'errore/errore/tolleranza/differenza) (minimo/minimi/di un grammo/irrisorio/nullo/trascurabile/inferiore al/quasi nullo/impercettibile/sotto l'uno/ridottissimo/zero)|\
         (precisione/accuratezza/esattezza) (chirurgica/svizzera/millimetrica/assoluta/impressionante/esemplare/da laboratorio/maniacale/eccellente/sorprendente/impeccabile/professionale/da cronometro/da orologiaio/al millimetro/al metro)",
    ),
    (
        1,
        40,
        "\
         (si guida/si manovra/si parcheggia/si conduce/si pilota/si governa/si spinge/si pedala/sterza/curva/si inserisce/gira/si infila/fila) (con due dita/con un dito/con una mano/che è un piacere/che è una meraviglia/come un go kart/come un kart/come su rotaie/come sui binari/in un fazzoletto/in uno spazio/con facilità/con naturalezza/senza sforzo/senza fatica/ovunque/da sola/da solo/da soli/anche nel traffico/nel traffico/bene/benissimo/con precisione/in punta di dita/su una moneta)|\
         (incollato/incollata/piantato/piantata/inchiodata/ancorata/stabile/salda/aggrappata) (all'asfalto/a terra/alla strada/al suolo/in curva/sul bagnato/anche sul bagnato/ad alta velocità/in discesa/anche con vento)|\
         (morde/divora/aggredisce/accarezza/disegna/pennella/beve/mangia) (l'asfalto/le curve/i tornanti/la strada/la neve/le traiettorie/i chilometri)|\
         (trasforma/fa di/rende) ogni curva|(perdona/perdonano) (gli errori/l'errore/i principianti/le sbavature)|\
         (agile/maneggevole/svelta/svelto/reattiva/reattivo/docile/snella/snello/manovrabile/obbediente) (nel traffico/in città/in curva/tra le curve/nei vicoli/nelle manovre/nello stretto/sul misto/come una/come un/fra/tra le auto/nei parcheggi)|\
         (assorbe/assorbono/digerisce/digeriscono/filtra/spiana/ingoia/cancella/inghiotte) (le buche/ogni buca/i dossi/il pavé/le asperità/gli avvallamenti/i sanpietrini/tutto/le sconnessioni)|\
         (raggio di sterzata/raggio di svolta) (ridotto/ridottissimo/da record/minimo)|\
         (piacere/divertimento/gioia/gusto) (di guida/alla guida/di guidare/al volante/da guidare)",
    ),
    (
        1,
        41,
        "\
         (conosce/conoscono/sa/sanno/padroneggia/padroneggiano) (la materia/il mestiere/il loro mestiere/il fatto loro/il fatto suo/ogni prodotto/a menadito/i prodotti/quello che fa/quello che fanno/di cosa parla/di cosa parlano/ogni vino/il settore/bene il/tutto di/i vini)|\
         (consigli/indicazioni/suggerimenti/dritte/pareri/consiglio/raccomandazioni) (preziosi/preziose/precise/mirati/mirate/su misura/sinceri/onesti/utilissimi/utili/azzeccati/personalizzati/personalizzate/competenti/esperti/disinteressati/disinteressate/professionali/spassionati/centrati)|\
         (si impara/impari/s'impara) (davvero/molto/tantissimo/in fretta/divertendosi/facendo/moltissimo/un sacco)",
    ),
    (
        1,
        42,
        "\
         (è stata la prima/è stato il primo/la prima/il primo/tra i primi/fra i primi/tra le prime/prima azienda) (a/ad/ad aver) (portare/introdurre/lanciare/montare/offrire/usare/adottare/integrare/proporre/inventare/brevettare/abolire/mettere/credere/applicare/utilizzare)|\
         (anni luce/un passo/sempre un passo/avanti anni luce/anni/una generazione/di anni) (avanti/davanti) (a tutti/alla concorrenza/ai concorrenti/ai rivali/agli altri/rispetto)|\
         (all'avanguardia/d'avanguardia/avanti con i tempi/al passo con i tempi/anni luce avanti/avanti anni luce/un passo avanti a tutti/sempre un passo avanti)|\
         (non smette di/non si stanca di/non ha paura di/continua a) (innovare/inventare/sorprendere/sperimentare/osare/reinventarsi/stupire)|\
         (cambia/riscrive/ridefinisce/ribalta/stravolge/rivoluziona) (le regole/il modo/gli standard/il concetto/le carte/le abitudini/il settore/la categoria/il mercato)|\
         (mai vista/mai visto/mai viste) (prima/altrove/finora)|\
         (porta/introduce/propone/lancia/sforna/ha presentato) (per prima/per primo/ogni anno/sempre/di continuo) (novità/idee/innovazioni/qualcosa di nuovo/soluzioni nuove/un'idea)|\
         (osa/sperimenta) (con/dove) (soluzioni/gli altri/materiali/idee)|\
         (apre/traccia/indica/spiana/fa da) (la strada/la via/nuove strade/apripista)|\
         (fa scuola/precursore/precorritrice/apripista/pioniera/pioniere/pionieri)",
    ),
    (1, 105, "resistente|resistenti|robusto|robusta|robusti|robuste"),
    (
        1,
        119,
        "\
         elegante|eleganti|bello|bella|belli|belle|bellissimo|bellissima|bellissimi|bellissime|raffinato|raffinata|\
         raffinati|raffinate|moderno|moderna|moderni|moderne|sobrio|sobria",
    ),
    (
        1,
        120,
        "\
         soffice|soffici|morbido|morbida|morbidi|morbide|avvolgente|avvolgenti|accogliente|accoglienti|morbidissimo|\
         morbidissima",
    ),
    (
        1,
        121,
        "leggero|leggera|leggeri|leggere|sottile|sottili|compatto|compatta|compatti|compatte",
    ),
    (
        1,
        127,
        "fresco|fresca|freschi|fresche|profumato|profumata|profumati|profumate|cremoso|cremosa|croccante|croccanti",
    ),
    (1, 128, "naturale|naturali|genuino|genuina|genuini|genuine"),
    (
        1,
        137,
        "spazioso|spaziosa|spaziosi|spaziose|arioso|ariosa|capiente|capienti",
    ),
    (
        1,
        139,
        "preciso|precisa|precisi|precise|esatto|esatta|esatti|esatte|accurato|accurata|accurati|accurate",
    ),
];
