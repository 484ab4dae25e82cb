//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (1, 2, "risparmiare", "euro|anno|bolletta|spesa"),
    (
        1,
        2,
        "prezzo|prezzi|listino|tariffe|rate|canone|retta|biglietti",
        "tra i più bassi|fra i più bassi|tra le più basse|fra le più basse|più bassi del mercato|più basse del mercato",
    ),
    (
        -1,
        2,
        "\
         prezzo|prezzi|listino|listini|tariffe|tariffa|conto|canone|rata|retta|premio|biglietti|bolletta|cartellino|\
         preventivo",
        "\
         da capogiro|da brivido|da infarto|da gioielleria|da boutique|alle stelle|fuori scala|fuori mercato|\
         fuori portata|fuori dalla portata|fuori da ogni logica|folle|folli|esagerato|esagerati|proibitivo|proibitivi|\
         salato|salatissimo|salati|salate|salatissimi|gonfiato|gonfiati|spropositato|spropositati|elitario|elitari|\
         da ricchi|raddoppiato|raddoppiati|lievitato|lievitati|lievita|lievitano|schizza|schizzato|rincarato|rincarati|\
         scoraggia|scoraggiano|spaventa|spaventano|allontana|taglia fuori|fa desistere|fa storcere|impressionante|\
         tra i più alti|tra le più alte|fra i più alti|più alti della media|indigesto|stellare|stellari",
    ),
    (1, 3, "cifra|spesa|somma", "il doppio"),
    (
        -1,
        3,
        "vale|valgono|merita|meritano|giustifica|giustificano|ripaga|ripagano",
        "\
         prezzo|spesa|soldi|cifra|esborso|costo|sovrapprezzo|differenza|rincaro|aumento|conto|investimento|listino|\
         supplemento",
    ),
    (
        -1,
        4,
        "\
         bordi|cuciture|cerniere|cerniera|bottoni|bottone|manico|manici|maniglia|manopola|rivestimento|\
         impiallacciatura|vernice|verniciatura|laminato|pannelli|tasti|sportello|coperchio|gancio|fodera|tessuto|pelle|\
         viti|rotelle|gambe|struttura|scocca|plastica|plastiche|telaio|finitura|finiture|assemblaggio|giunture|\
         incastri|saldature|materiali|imbottitura",
        "\
         si sfogliano|si sfoglia|si scollano|si scolla|si staccano|si stacca|si è staccata|si è staccato|si sfilano|\
         si sfila|ballano|balla|ballerina|traballano|traballa|cigolano|cigola|scricchiola|scricchiolano|scricchiolante|\
         scricchiolanti|flette|flettono|non combaciano|non combacia|non sono allineate|non sono allineati|\
         non allineati|non allineate|storti|storte|storta|sbavature|scadente|scadenti|dozzinale|dozzinali|economica|\
         economiche|economici|leggerina|leggerine|approssimative|approssimativa|approssimativo|grossolana|grossolane|\
         cedevole|cedevoli|poco curate|poco curati|poco curata|poco robusta|poco robusto|sottile come|da quattro soldi|\
         povera|povere|poveri|da giocattolo|mal cucita|mal cucite|mal rifiniti|mal rifinite|lascia a desiderare|\
         lasciano a desiderare|che si sfila|mollo|molle",
    ),
    (
        1,
        5,
        "mesi|anni|anno|lavaggi|mille",
        "\
         come nuovo|come nuova|come nuovi|come nuove|come il primo giorno|ancora perfetto|ancora perfetta|intatto|\
         intatta|intatti|intatte|impeccabile|non mostra|nessun segno|senza un graffio|ancora in forma|fa ancora",
    ),
    (
        1,
        5,
        "macinato|percorso|retto|resistito|superato|passato|sopportato|visto",
        "\
         senza una piega|senza un graffio|senza cedere|senza problemi|senza un cedimento|senza battere ciglio|\
         senza danni|indenne|indenni|senza conseguenze",
    ),
    (
        -1,
        5,
        "anno|anni|mese|mesi|settimane|settimana|stagione|inverno|estate|lavaggi|giorni|lavaggio|utilizzi",
        "\
         sfondata|sfondato|rotto|rotta|rotti|si rompe|si rompono|si scolla|si scollano|si stacca|si staccano|scolorito|\
         scolorita|scoloriti|sbiadito|sbiadita|sbiaditi|da buttare|cede|cedono|ceduto|è da buttare|buttare|arrugginito|\
         arrugginita|ruggine|consumato|consumata|consumate|bucata|bucato|crepe|crepa|perde|perdono|smette|smettono|\
         ha smesso|sformato|sformata|pelucchi|pallini|sgualcito|irriconoscibile|inutilizzabile|sbavare|logoro|logora|\
         spellata|spella|si spella|si sfalda|fuori uso|kaputt|già vecchio|morto|morta|spelacchiato|sfilacciato|\
         ammaccato|rigato|graffiato|graffiata|cigola|scricchiola",
    ),
    (
        -1,
        5,
        "dura|durano|regge|reggono|resiste|resistono|supera|superano|arriva|arrivano|sopravvive|sopravvivono",
        "\
         un inverno|una stagione|un anno|due anni|un mese|lavaggio|lavaggi|pioggia|caduta|cadute|urti|gelo|primo|\
         garanzia|estate|natale|bambini|uso quotidiano|due mesi|sole|vento|lavastoviglie|alla prova|al tempo",
    ),
    (
        -1,
        6,
        "connessione|segnale|bluetooth|wifi|sito|server|servizio|impianto|motore|macchina|app",
        "\
         cade|cadono|salta|a singhiozzo|ballerina|ballerino|instabile|va e viene|intermittente|capriccioso|capricciosa|\
         un terno al lotto|si perde|non regge|irraggiungibile|fallisce",
    ),
    (
        -1,
        6,
        "\
         cade|cadono|salta|saltano|crolla|crollano|blocca|bloccano|inceppa|inceppano|pianta|impalla|spegne|spengono|\
         disconnette|disconnettono|scollega|riavvia|ferma|chiude|guasta|guastano|tilt|blocco|crash|errore|interrompe|\
         incanta|segnale|connessione|colpi|offline|forfait|arresta",
        "\
         un giorno sì|di continuo|continuamente|nei momenti|sul più bello|nel momento|all'improvviso|senza motivo|\
         senza preavviso|di punto in bianco|proprio quando|proprio nel|quando serve|un giorno su due|una volta su due|\
         una volta su tre|ogni tre per due|ogni due per tre|regolarmente|puntualmente|volentieri|a metà|\
         nelle ore di punta|in continuazione|da sola|nel bel mezzo|nel mezzo",
    ),
    (
        1,
        7,
        "\
         nonna|nonno|madre|padre|bambini|bambino|principiante|nonni|anziani|pratico|negato|armi|esperto|esperti|\
         tecnologici|neofiti",
        "\
         usa|usano|capisce|capiscono|riesce|riescono|impara|imparano|ha imparato|se la cava|se la cavano|orienta|\
         orientano",
    ),
    (
        1,
        7,
        "interfaccia|menu|menù|comandi|schermata|pulsanti|tasti|icone|navigazione|app|pannello",
        "\
         intuitiva|intuitivo|intuitivi|chiara|chiari|chiare|immediata|immediati|ordinata|ordinati|ordinate|lineare|\
         pulita|parlanti|grandi e chiari|ben disposti|a portata di mano|dove ti aspetti|logica|logici|autoesplicativi|\
         comprensibile|comprensibili|al posto giusto",
    ),
    (
        -1,
        7,
        "richiede|richiedono|servono|occorrono|pretende|vogliono|vuole|voluti",
        "\
         per impostare|per prenderci la mano|per capire|per imparare|per cambiare|per regolare|per trovare|\
         per programmare|per orientarsi|per padroneggiare|per attivare|per usarlo|per usarla|per accendere|\
         per spegnere|per fare una|una laurea|un corso|ingegnere|ingegneria|tocchi|passaggi|settimane di pratica|\
         un manuale|manuale alla mano",
    ),
    (
        -1,
        7,
        "\
         menu|menù|interfaccia|comandi|tasti|pulsanti|icone|app|navigazione|impostazioni|telecomando|pannello|\
         schermata|manopole|procedura|moduli|sito|sistema|funzioni|opzioni|voci",
        "\
         un labirinto|labirintico|labirintici|labirintica|un rebus|un rompicapo|cervellotica|cervellotico|cervellotici|\
         cervellotiche|confusi|confusa|confuso|confuse|contorti|contorta|contorto|astrusi|astruso|astruse|criptici|\
         criptiche|criptico|criptica|sparsi|sparsi a caso|nascosti|nascoste|sepolti|sepolte|disposti a caso|minuscoli|\
         minuscole|illeggibili|incomprensibili|incomprensibile|poco chiari|poco chiara|poco intuitivi|poco intuitiva|\
         poco intuitivo|dispersivi|dispersiva|macchinosa|macchinoso|macchinosi|affollata|affollato|disordinata|\
         disordinato|senza logica|illogici|illogica|caotica|caotici|ostica|ostico|un groviglio|troppo complicata|\
         fanno impazzire|fa impazzire|una giungla|un ginepraio|in inglese",
    ),
    (
        1,
        8,
        "montaggio|installazione|configurazione|assemblaggio|attivazione|posa|registrazione|avvio|conto|funzione",
        "\
         guidata|guidato|fulminea|fulmineo|immediata|immediato|in pochi minuti|in dieci minuti|un gioco da ragazzi|\
         una passeggiata|indolore|a prova di|in un attimo|senza intoppi|da soli|alla portata di tutti|elementare|\
         rapidissima|rapidissimo|senza attrezzi|ridotta al minimo|automatica",
    ),
    (
        1,
        8,
        "istruzioni|manuale|libretto",
        "\
         chiare|chiarissime|chiaro|chiarissimo|illustrate|illustrato|ben fatte|ben fatto|passo passo|a prova di|\
         impeccabili|comprensibili|dettagliate",
    ),
    (
        1,
        8,
        "viti|pezzi|fori|pannelli|tasselli",
        "numerati|numerate|combaciano|etichettati|preforati|al loro posto|inclusi nella confezione|inclusa",
    ),
    (
        1,
        8,
        "tecnico|tecnici|installatore|installatori",
        "in un'ora|in mezz'ora|in giornata|in mezza giornata|ha montato tutto|hanno montato tutto",
    ),
    (
        -1,
        8,
        "\
         montare|montarlo|montarla|installare|installarlo|installarla|configurare|configurarlo|configurarla|assemblare|\
         assemblarlo|assemblarla|montaggio|installazione|configurazione|assemblaggio|attivazione|collegarlo|attivare|\
         posa|registrazione|impostarlo|impostarla|allacciamento|funzione",
        "\
         un'impresa|un incubo|un calvario|un'odissea|un rompicapo|un supplizio|una tortura|un rebus|un'agonia|\
         una faticaccia|un'avventura|un delirio|infernale|lungo|lunga|lunghissima|lunghissimo|laborioso|laboriosa|\
         complicato|complicata|complicatissima|macchinosa|macchinoso|snervante|estenuante|interminabile|frustrante|\
         ostica|ostico|faticosa|faticoso|da ingegneri|da specialisti|un pomeriggio|un giorno intero|un'intera giornata|\
         mezza giornata|ore|tre ore|due persone|in due|pazienza|un tecnico|elettricista|idraulico|brugole|trapano|\
         giorni|settimane|sudare|santi|imprecazioni|bestemmie|una laurea|lacrime|mal di testa",
    ),
    (
        -1,
        8,
        "istruzioni|manuale|libretto|disegni|schema|foglietto|rapida",
        "\
         oscure|oscuro|incomprensibili|incomprensibile|illeggibili|illeggibile|in cinese|solo in inglese|\
         solo in tedesco|sbagliate|sbagliato|tradotte male|tradotto male|tradotte malissimo|tradotto malissimo|\
         criptiche|criptico|assenti|assente|inesistenti|confuse|confuso|poco chiare|poco chiaro|lacunose|lacunoso|\
         da decifrare|un rebus|un enigma|geroglifici|ridicole|microscopiche|in caratteri|approssimative|minuscole|\
         da mal di testa|non chiarisce|non chiariscono|fuorvianti|senza testo|un foglietto",
    ),
    (
        -1,
        8,
        "viti|pezzi|fori|tasselli|pannelli|staffa|bulloni|perni|ganci|attacchi",
        "\
         mancano|mancanti|mancante|mancava|mancavano|spaiati|spaiate|non combaciano|non combacia|sbagliati|sbagliate|\
         non coincidono|non allineati|disallineati|che mancano|che avanzano|da ordinare|non inclusa|non incluse|\
         non compresa|fuori misura|storti",
    ),
    (
        -1,
        8,
        "richiede|occorre|bisogna|tocca|vuole",
        "\
         un elettricista|un idraulico|un muratore|un tecnico|forare|opere murarie|trapano|due persone|un ingegnere|\
         un installatore|il saldatore|lavori in casa|smontare mezza|chiamare il tecnico",
    ),
    (
        -1,
        8,
        "tecnico|tecnici|installatore|montatore",
        "\
         ha bucato|in ritardo|un giorno intero|non si è presentato|mai arrivato|due volte|tre volte|ha rigato|\
         ha sbagliato|ha rotto|ha dimenticato|mezza giornata",
    ),
    (
        1,
        9,
        "risponde|rispondono|replica|replicano|richiama|richiamano|risolve|risolvono|interviene|intervengono",
        "\
         in pochi minuti|in giornata|in un minuto|in due minuti|in cinque minuti|al primo squillo|entro un'ora|\
         entro mezz'ora|entro la giornata|anche di notte|anche di domenica|anche la domenica|anche a ferragosto|\
         nei festivi|a qualunque ora|a ogni ora|in italiano|senza attese|con un sorriso|con il sorriso|con pazienza|\
         con una pazienza|con garbo|con gentilezza|al volo|senza farsi pregare",
    ),
    (
        1,
        9,
        "\
         operatori|operatore|operatrice|addetti|addetta|tecnici|tecnico|impiegati|commessi|commessa|personale|staff|\
         consulente|receptionist|camerieri|hostess|equipaggio|segreteria|centralino|assistenza|supporto|helpdesk|\
         postvendita|verde|clienti|vendita",
        "\
         gentile|gentili|gentilissimi|gentilissimo|gentilissima|cortese|cortesi|cortesissimi|disponibile|disponibili|\
         disponibilissimi|paziente|pazienti|premuroso|premurosi|premurosa|sorridente|sorridenti|competente|competenti|\
         preparato|preparati|attento|attenti|solerte|solerti|sollecito|solleciti|tempestivo|tempestivi|tempestiva|\
         esemplare|da manuale|ineccepibile|sempre presente|accogliente|accoglienti|squisito|squisita|squisiti|affabile|\
         affabili|umano|umana|a portata di telefono|risolve tutto|risponde subito|rispondono subito|si fa in quattro|\
         si fanno in quattro|che ascolta|che ascoltano|in carne e ossa",
    ),
    (
        1,
        9,
        "problema|guasto|reclamo|pratica|sinistro|richiesta|segnalazione",
        "\
         risolto in giornata|risolto in un giorno|risolto in poche ore|risolto in un'ora|risolto in pochi minuti|\
         risolto al telefono|risolto al primo tentativo|risolto in un attimo|risolto senza storie|risolto da remoto|\
         risolto subito|risolto in tempi record|risolto con una telefonata|risolto in due giorni|risolta in giornata|\
         risolta in un giorno|risolta in poche ore|risolta in un'ora|risolta in pochi minuti|risolta al telefono|\
         risolta al primo tentativo|risolta in un attimo|risolta senza storie|risolta da remoto|risolta subito|\
         risolta in tempi record|risolta con una telefonata|risolta in due giorni|risolti in giornata|\
         risolti in un giorno|risolti in poche ore|risolti in un'ora|risolti in pochi minuti|risolti al telefono|\
         risolti al primo tentativo|risolti in un attimo|risolti senza storie|risolti da remoto|risolti subito|\
         risolti in tempi record|risolti con una telefonata|risolti in due giorni|sistemato in giornata|\
         sistemato in un giorno|sistemato in poche ore|sistemato in un'ora|sistemato in pochi minuti|\
         sistemato al telefono|sistemato al primo tentativo|sistemato in un attimo|sistemato senza storie|\
         sistemato da remoto|sistemato subito|sistemato in tempi record|sistemato con una telefonata|\
         sistemato in due giorni|sistemata in giornata|sistemata in un giorno|sistemata in poche ore|\
         sistemata in un'ora|sistemata in pochi minuti|sistemata al telefono|sistemata al primo tentativo|\
         sistemata in un attimo|sistemata senza storie|sistemata da remoto|sistemata subito|sistemata in tempi record|\
         sistemata con una telefonata|sistemata in due giorni|evasa in giornata|evasa in un giorno|evasa in poche ore|\
         evasa in un'ora|evasa in pochi minuti|evasa al telefono|evasa al primo tentativo|evasa in un attimo|\
         evasa senza storie|evasa da remoto|evasa subito|evasa in tempi record|evasa con una telefonata|\
         evasa in due giorni|gestito in giornata|gestito in un giorno|gestito in poche ore|gestito in un'ora|\
         gestito in pochi minuti|gestito al telefono|gestito al primo tentativo|gestito in un attimo|\
         gestito senza storie|gestito da remoto|gestito subito|gestito in tempi record|gestito con una telefonata|\
         gestito in due giorni|gestita in giornata|gestita in un giorno|gestita in poche ore|gestita in un'ora|\
         gestita in pochi minuti|gestita al telefono|gestita al primo tentativo|gestita in un attimo|\
         gestita senza storie|gestita da remoto|gestita subito|gestita in tempi record|gestita con una telefonata|\
         gestita in due giorni|preso in carico in giornata|preso in carico in un giorno|preso in carico in poche ore|\
         preso in carico in un'ora|preso in carico in pochi minuti|preso in carico al telefono|\
         preso in carico al primo tentativo|preso in carico in un attimo|preso in carico senza storie|\
         preso in carico da remoto|preso in carico subito|preso in carico in tempi record|\
         preso in carico con una telefonata|preso in carico in due giorni",
    ),
    (
        -1,
        9,
        "\
         assistenza|supporto|operatore|operatori|operatrice|centralino|chat|sportello|personale|staff|commessi|\
         commesso|addetti|impiegati|tecnici|camerieri|reception|helpdesk|postvendita|consulente|referente|clienti|\
         center|verde|vendita|care",
        "\
         inesistente|inesistenti|assente|assenti|irraggiungibile|irraggiungibili|irreperibile|irreperibili|introvabile|\
         scortese|scortesi|maleducato|maleducati|maleducata|sgarbato|sgarbati|sgarbata|arrogante|arroganti|scocciato|\
         scocciati|svogliato|svogliati|sbrigativo|sbrigativi|sbrigativa|indifferente|indifferenti|distratto|distratti|\
         freddo|freddi|evasivo|evasivi|incompetente|incompetenti|lento|lenta|lentissimo|lentissima|lenti|\
         un muro di gomma|muro di gomma|non risponde|non rispondono|risponde a monosillabi|ti rimbalza|ti rimbalzano|\
         scarica la colpa|si rimpallano|ti ignora|ti ignorano|latita|un calvario|un miraggio|una chimera|un'odissea|\
         un incubo|leggono un copione|legge un copione|risponde dopo giorni|rispondono dopo giorni|dopo tre settimane|\
         automatizzato|fa orecchie da mercante|ti fanno sentire|ti tratta come|in ferie perenni|da terzo mondo|\
         sparisce|spariscono|si nega|solo in inglese|a pagamento|non sanno|non sa nulla|vergognosa|vergognoso|\
         imbarazzante|disastrosa|disastroso|allucinante|pessima|pessimo",
    ),
    (
        -1,
        9,
        "litigio|lite|guerra|battaglia|duello|ferro",
        "assistenza|servizio clienti|supporto|call center",
    ),
    (
        -1,
        9,
        "pratica|reclamo|segnalazione|ticket|richiesta|sinistro",
        "\
         resta aperta|resta aperto|ignorato|ignorata|ignorati|senza risposta|nel vuoto|nel cassetto|mai evasa|\
         in sospeso|persa|perso|chiuso senza|aperto da mesi|aperta da mesi|nel dimenticatoio|archiviata",
    ),
    (
        -1,
        9,
        "acquisto|pagato|vendita|contratto",
        "spariscono|sparisce|abbandonato|abbandonati|soli|ti dimenticano",
    ),
    (
        1,
        10,
        "taglia|tagliano|buca|fora|trita|affetta|sega|perfora|spacca|trancia",
        "\
         come burro|come fosse burro|come il burro|come un bisturi|come una lama|quanto un|senza sforzo|senza fatica|\
         senza sbavature|in un colpo|al primo colpo|netto|di netto|con precisione",
    ),
    (
        1,
        10,
        "pelle|capelli|bucato|panni|piatti|bicchieri|pavimento|vetri|mani|viso|prato|chioma|denti",
        "\
         morbida|morbidi|morbide|puliti|pulito|puliti e brillanti|splendente|splendenti|brillanti|lucidi|lucido|\
         come seta|di seta|setosi|luminosa|luminosi|vellutata|idratata|idratati|liscia|lisci|asciutti|immacolati|\
         bianchi|bianchissimi|profumati|come nuovi|senza aloni|a specchio|impeccabili|perfetto|tonica|elastica",
    ),
    (
        1,
        10,
        "\
         toglie|rimuove|elimina|cancella|scioglie|scrosta|debella|stermina|combatte|aspira|raccoglie|cattura|ingoia|\
         risucchia|mangia",
        "\
         macchie|macchia|sporco|unto|grasso|calcare|peli|briciole|polvere|odori|odore|incrostazioni|capelli|foglie|\
         muffa|forfora|ruggine|alghe|zanzare|rughe|vino|erba|fango|acari",
    ),
];
