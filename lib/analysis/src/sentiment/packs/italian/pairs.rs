//! Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        0,
        "li",
        "senza riserve|vivamente|a occhi chiusi|senza esitazioni|caldamente|consigliamo|consiglio|consiglierei|consigliano",
    ),
    (
        -1,
        0,
        "resta|risulta|rimane",
        "delusione|disastro|incubo|fiasco|flop|calvario|problema|limite|peccato|grattacapo|odissea|supplizio|terno al lotto|\
         rebus|handicap|tallone d'achille|tasto dolente|punto debole|nota dolente|spreco|disappunto",
    ),
    (
        -1,
        0,
        "esistono|trovano|trovi",
        "migliori|più valide|più complete|meglio|superiori|più convincenti",
    ),
    (
        1,
        2,
        "prezzo|prezzi|costo|tariffe|canone|listino|cifra",
        "basso|bassissimo|contenuto|accessibile|accessibili|abbordabile|abbordabili|competitivo|competitivi|ragionevole|\
         ragionevoli|onesto|onesti|imbattibile|imbattibili|conveniente|convenienti|economico|ottimo|vantaggioso|vantaggiosi|\
         irrisorio|stracciato|stracciati|interessante|aggressivo|modico|popolare|popolari|giusto|equo|equi|concorrenziale|\
         concorrenziali|equilibrato|allettante|invitante|ridotto|più basso|più bassi|tra i più bassi|alla portata di tutti|\
         davvero basso|sotto la media|da outlet",
    ),
    (
        1,
        2,
        "costa|costano|paga|pagano|trova|porta",
        "pochissimo|la metà|decisamente meno|parecchio meno|sensibilmente meno|meno della concorrenza|il giusto|una miseria|\
         due soldi|poche decine di euro|pochi euro|una sciocchezza",
    ),
    (
        -1,
        2,
        "prezzo|prezzi|costo|tariffe|canone|listino|cifra",
        "alto|altissimo|elevato|elevati|eccessivo|eccessivi|esorbitante|esorbitanti|proibitivo|proibitivi|salato|salati|\
         gonfiato|esagerato|spropositato|fuori mercato|fuori portata|sopra la media|non proprio popolare|\
         non alla portata di tutti|impegnativo|importante|premium|poco competitivo|poco accessibile|da gioielleria|alle stelle|\
         folle|assurdo|più alto|più alti|in aumento|poco popolare|lievitato|aumentato|salito|cresciuto|superiore alla media",
    ),
    (
        -1,
        2,
        "costa|costano|paga|pagano|costare",
        "parecchio|troppo|tanto|caro|cara|cari|salato|più della media|più della concorrenza|parecchio di più|il doppio|\
         il triplo|un occhio della testa|un botto|una fortuna|un patrimonio|un sacco|uno sproposito|decisamente di più|\
         sensibilmente di più|un rene|quanto|una follia|parecchio più della media",
    ),
    (
        1,
        3,
        "ottimo|eccellente|miglior|migliore|buon|imbattibile|grande|straordinario|incredibile|perfetto|invidiabile",
        "tra qualità e prezzo|qualità|prezzo|prezzo prestazioni|prezzo qualità|tra prezzo e qualità|costi benefici|prestazioni|\
         fra qualità e prezzo",
    ),
    (
        -2,
        3,
        "vale|valgono|merita|meritano|giustifica|giustificano|ripaga|giustificare|giustificarne",
        "la spesa|il prezzo|quello che costa|quanto costa|la pena|i soldi|la cifra|la differenza|l'investimento|il costo|\
         il sovrapprezzo|quel che costa|i soldi spesi",
    ),
    (
        -1,
        3,
        "difficilmente|fatica|faticano|stenta|stentano",
        "la spesa|il prezzo|quello che costa|quanto costa|la pena|i soldi|la cifra|la differenza|l'investimento|il costo|\
         il sovrapprezzo|quel che costa|i soldi spesi",
    ),
    (
        -1,
        3,
        "stesso|quel|questo|stessa",
        "c'è|si trova|si trovano|trovi|esiste|esistono|c'è di meglio|si trova di meglio",
    ),
    (
        1,
        4,
        "ben|benissimo|solidamente|splendidamente",
        "costruito|costruita|costruiti|costruite|rifinito|rifinita|rifiniti|rifinite|assemblato|assemblata|assemblati|\
         assemblate|fatto|fatta|fatti|fatte|cucito|cucita|cuciti|cucite|realizzato|realizzata|realizzati|realizzate|lavorato|\
         lavorata|lavorati|lavorate",
    ),
    (
        1,
        4,
        "materiali|plastiche|finiture|tessuti|componenti|rifiniture|cuciture|pellami",
        "di qualità|di prima scelta|di prim'ordine|robusti|robuste|pregiati|pregiate|curate|solidi|solide|premium|resistenti|\
         nobili|eccellenti|ottimi|ottime|impeccabili|di alta qualità|di ottima qualità|curati|di pregio|ricercati|di livello|\
         di altissima qualità|precise|accurate|raffinate|durevoli",
    ),
    (
        -1,
        4,
        "materiali|plastiche|plastica|finiture|tessuti|componenti|rifiniture|cuciture|scocca|tessuto",
        "scadenti|scadente|economici|economiche|economica|poveri|povere|cheap|fragili|dozzinali|di bassa qualità|\
         di scarsa qualità|approssimative|mediocri|poco curate|poco curati|grossolane|imprecise|deboli|sottili|leggerina|\
         leggerine|rigide|di qualità inferiore|migliorabili|poco robusti|poco resistenti|che scricchiola|che scricchiolano|\
         sottile",
    ),
    (
        1,
        5,
        "dura|durano|resiste|resistono|tiene|tengono|regge|reggono|sopporta|sopportano",
        "anni|negli anni|per anni|nel tempo|una vita|a lungo|tutta la vita|decenni|moltissimo|parecchi anni|tantissimo|\
         molti anni|0 anni|più di 0 anni|bene|benissimo|senza problemi|agli urti|alle cadute|alla pioggia|al vento|all'acqua|\
         agli schizzi|all'usura|ai lavaggi|ai graffi|alla polvere|alle intemperie|al calore|al freddo|all'uso quotidiano|\
         all'uso intensivo|stagioni|oltre 0 km|0 km|oltre i 0 km|più stagioni|lavaggio dopo lavaggio|il passare del tempo|urti|\
         cadute|pioggia|maltrattamenti|bene al vento|bene alle intemperie|alle alte temperature|alle macchie|al sudore",
    ),
    (
        -1,
        5,
        "rompe|rompono|rovina|rovinano|consuma|consumano|usura|usurano|graffia|graffiano|scolla|scollano|deforma|deformano|\
         stacca|staccano|scheggia|scheggiano|scolorisce|scoloriscono|restringe|restringono|sbriciola|strappa|strappano|buca|\
         ammacca|crepa|crepano|ossida|arrugginisce|arrugginiscono|sfalda|spella|spellano|allenta|allentano|spezza|spezzano|\
         logora|logorano|sbiadisce|sbiadiscono|ingiallisce|sgonfia|piega|sgretola|incrina|infeltrisce",
        "facilmente|presto|in fretta|subito|dopo pochi mesi|dopo poco|troppo presto|con facilità|dopo pochi lavaggi|rapidamente|\
         nel giro di pochi mesi|dopo 0 mesi|dopo pochi usi|col tempo|al primo urto|prima del previsto|dopo un anno|\
         in pochi mesi|troppo in fretta|spesso|prima dei 0 km",
    ),
    (-1, 5, "dopo|giro", "smette|cede|comincia|inizia"),
    (
        -1,
        6,
        "blocca|bloccano|inceppa|inceppano|incastra|incastrano|impalla|impallano|disconnette|disconnettono|spegne|spengono|\
         riavvia|riavviano|chiude|chiudono|scollega|scollegano|guasta|guastano|pianta|impunta|surriscalda|ferma|arresta|perde",
        "spesso|di frequente|da sola|all'improvviso|improvvisamente|senza motivo|di continuo|continuamente|ogni tanto|\
         facilmente|a metà|troppo spesso|di tanto in tanto|frequentemente|senza preavviso|sul più bello|durante|nel bel mezzo|\
         sotto i mobili",
    ),
    (
        -1,
        6,
        "bug|guasti|blocchi|errori|crash|malfunzionamenti|ritardi|disservizi|interruzioni|disconnessioni|cancellazioni",
        "frequenti|continui|continue|ricorrenti|ripetuti|costanti|all'ordine del giorno|improvvisi|cronici|sporadici|fastidiosi",
    ),
    (
        -1,
        6,
        "frequenti|continui|continue|numerosi|ricorrenti|troppi|parecchi|ripetuti|tanti",
        "disconnessioni|problemi",
    ),
    (
        1,
        7,
        "facile|facili|semplice|semplici|facilissimo|facilissima|semplicissimo|semplicissima|immediato|immediata|comodo|comoda|\
         intuitivo|intuitiva|pratico|pratica|ragazzi|banale",
        "usare|utilizzare|gestire|capire|imparare|maneggiare|navigare|comandare|programmare|leggere|chiudere|aprire|piegare|\
         regolare|guidare nei menu|consultare|impostare",
    ),
    (
        1,
        7,
        "usa|usano|impara|gestisce|capisce|controlla|chiude|apre|piega|comanda|utilizza|regola|ripiega",
        "con una mano|con una mano sola|al volo|in un attimo|subito|facilmente|con facilità|in pochi minuti|senza fatica|\
         senza sforzo|da subito|senza problemi|intuitivamente|con un gesto|con un dito|in un gesto|con un tocco|in pochi tocchi|\
         in pochi clic|in due minuti",
    ),
    (1, 7, "bastano", "tocco|tocchi|clic|click|gesto|tap|passaggi|gesti"),
    (
        1,
        7,
        "adatto|adatta|adatti|adatte|ideale|perfetto|perfetta|ottimo|ottima",
        "principianti|neofiti|meno esperti|chi è alle prime armi|inesperti|chi inizia|chi comincia|chi non è pratico|\
         chi non è esperto",
    ),
    (
        1,
        7,
        "interfaccia|menu|comandi|pannello|grafica",
        "chiara|pulita|semplice|intuitiva|intuitivi|ordinata|chiari|semplici|ordinati|curata|lineare|essenziale|minimale|\
         amichevole|ben organizzata|ben organizzati|ben strutturata|immediata|immediati|ben fatta|leggibile",
    ),
    (
        -1,
        7,
        "difficile|difficili|complicato|complicata|complicati|complicate|scomodo|scomoda|scomodi|scomode|ostico|ostica|\
         macchinoso|macchinosa|complesso|complessa|intuitivo|intuitiva|laborioso|laboriosa|faticoso|faticosa",
        "usare|utilizzare|gestire|capire|imparare|maneggiare|navigare|programmare|leggere|chiudere|aprire|piegare|regolare|\
         padroneggiare|impostare|trovare|decifrare|digerire",
    ),
    (
        -1,
        7,
        "richiede|richiedono|serve|servono|vuole|vogliono|esige|necessita|chiede",
        "pratica|pazienza|esperienza|tempo per|apprendimento|rodaggio|adattamento|dimestichezza|competenze|abitudine|\
         allenamento|impegno|studio|prenderci la mano|imparare|conoscenze",
    ),
    (
        -1,
        7,
        "menu|interfaccia|comandi|pannello|pulsanti|tasti|navigazione|manuale",
        "confuso|confusa|confusi|confuse|labirintico|labirintici|macchinoso|macchinosa|macchinosi|complicato|complicata|\
         complicati|dispersivo|dispersiva|dispersivi|caotico|caotica|caotici|poco chiaro|poco chiara|poco chiari|poco intuitivo|\
         poco intuitiva|poco intuitivi|affollata|sovraccarica|disordinata|datata|contorti|contorto|contorta|intricati|\
         cervellotici|ostica|scomodi|minuscoli|troppo piccoli",
    ),
    (
        1,
        8,
        "monta|montano|installa|installano|configura|configurano|assembla|assemblano|attiva|funzione|posa|appende|sottoscrive|\
         apre|avvia",
        "0 minuti|pochi minuti|mezz'ora|minuti|un attimo|attrezzi|fatica|difficoltà|problemi|sola|un'ora|cinque minuti|\
         un quarto d'ora|attimo|batter d'occhio|facilmente|colpo|aiuto|tecnico|senza attrezzi|senza problemi|facilità|\
         poco tempo|un lampo",
    ),
    (
        1,
        8,
        "montaggio|installazione|configurazione|assemblaggio|attivazione|funzione|registrazione|apertura",
        "semplice|semplici|rapido|rapida|veloce|facile|immediato|immediata|guidato|guidata|senza attrezzi|in pochi minuti|\
         intuitivo|intuitiva|automatico|automatica|senza problemi|elementare|semplicissimo|semplicissima|banale|facilissimo|\
         facilissima|senza sorprese|un gioco da ragazzi",
    ),
    (
        -1,
        8,
        "difficile|difficili|complicato|complicata|complicati|complicate|lungo|lunga|macchinoso|macchinosa|ostico|ostica|\
         laborioso|laboriosa|un'impresa",
        "montare|installare|configurare|assemblare|attivare|impostare|collegare",
    ),
    (
        -1,
        8,
        "montaggio|installazione|configurazione|assemblaggio|attivazione|funzione|montarlo|installarlo|configurarlo",
        "complicato|complicata|laborioso|laboriosa|lungo|lunga|macchinoso|macchinosa|un'impresa|difficile|difficoltoso|\
         difficoltosa|ostico|ostica|un incubo|un tecnico|pazienza|due persone|tempo|un calvario|impegnativo|impegnativa|\
         faticoso|faticosa|tutt'altro che semplice|frustrante|mezza giornata|un pomeriggio|un'odissea|da specialisti|\
         un professionista",
    ),
    (
        -1,
        8,
        "richiede|serve|occorre|bisogna|necessita|conviene|vuole|meglio",
        "un tecnico|l'intervento|un installatore|un professionista|un elettricista|un idraulico|chiamare un tecnico|\
         rivolgersi a|l'installazione professionale|installazione professionale|due persone|il trapano|opere murarie",
    ),
    (
        -1,
        8,
        "vogliono|servono|richiede|porta",
        "montarlo|montaggio|installarlo|configurarlo|montarla|assemblarlo",
    ),
    (
        1,
        9,
        "risponde|rispondono|risolve|risolvono|rimborsa|interviene|intervengono|replica|gestisce|gestiscono|assiste",
        "subito|in fretta|velocemente|rapidamente|in pochi minuti|in giornata|entro 0 ore|in 0 ore|con cortesia|in poche ore|\
         h24|a ogni domanda|in tempi brevi|tempestivamente|con competenza|in modo chiaro|in italiano|in pochi secondi|\
         prontamente|i problemi|i sinistri|senza farti aspettare|con gentilezza|al primo colpo|immediatamente|entro un giorno|\
         24 ore su 24|anche nel weekend|ogni problema|qualsiasi problema|alle domande|a tutte le domande",
    ),
    (
        1,
        9,
        "assistenza|supporto|servizio|staff|personale|operatori|team|commessi|camerieri|consulenti|center|accoglienza",
        "gentile|gentili|cortese|cortesi|disponibile|disponibili|preparato|preparata|preparati|competente|competenti|rapido|\
         rapida|rapidi|veloce|veloci|puntuale|efficiente|efficienti|impeccabile|eccellente|ottimo|ottima|premuroso|premurosi|\
         attento|attenta|attenti|professionale|professionali|tempestivo|tempestiva|reattivo|reattiva|h24|24 ore su 24|\
         attivo 24 ore su 24|attiva 24 ore su 24|in italiano|sorridente|cordiale|cordiali|caloso|calosa|calorosa|umana|presente|\
         sempre disponibile|sempre presente|premurosa|di prim'ordine|esemplare|pronto|pronta|squisito|squisita|affabile|\
         risolutivo|risolutiva|personalizzato|personalizzata|dedicato|dedicata|veramente gentile|gentilissimo|gentilissima|\
         gentilissimi|super disponibile|disponibilissimo|disponibilissimi",
    ),
    (
        -1,
        9,
        "impiega|impiegano|mette|mettono|attendere|aspettare|aspetti|aspetta|aspettano|attende|attendono|attese|risposta",
        "a rispondere|per rispondere|per una risposta|prima di|al telefono|a risolvere|per parlare|per un rimborso=|\
         una risposta|per un operatore|un'eternità|una vita|troppo|parecchi giorni|anche giorni|anche settimane|secoli|0 giorni|\
         mezz'ora|lunghi minuti",
    ),
    (
        -1,
        9,
        "difficile|difficili|impossibile|impossibili|arduo|un'impresa|complicato",
        "contattare|raggiungere|parlare con qualcuno|parlare con un operatore|ottenere una risposta|mettersi in contatto|\
         contattabile",
    ),
    (
        -1,
        9,
        "assistenza|supporto|servizio|staff|personale|operatori|team|commessi|camerieri|center|vendita",
        "lento|lenta|lenti|scortese|scortesi|maleducato|maleducata|maleducati|incompetente|incompetenti|inesistente|assente|\
         pessimo|pessima|scadente|carente|irraggiungibile|irraggiungibili|impreparato|impreparata|impreparati|poco competente|\
         poco disponibile|poco gentile|poco reattivo|poco reattiva|scostante|scostanti|sgarbato|sgarbata|sgarbati|freddo|\
         distaccato|distaccata|distaccati|latitante|poco preparato|poco preparata|poco preparati|introvabile|un disastro|\
         una nota dolente|da dimenticare|mediocre|deludente|solo in inglese|solo via email|solo via mail|solo tramite chat|\
         automatico|automatica|difficile da contattare|poco professionale|poco cordiale|svogliato|svogliati|frettoloso|\
         frettolosi|sbrigativo|sbrigativa",
    ),
    (1, 10, "dispone di|sprigiona", "potenza|spinta|grinta|energia"),
    (
        1,
        10,
        "regge|affronta|gestisce|divora|digerisce|macina|esegue",
        "gioco|superficie|pesanti|senza fatica|senza problemi|senza battere ciglio|più pesanti|senza sforzo|con disinvoltura|\
         senza affanno|terreno|senza esitazioni|lavoro",
    ),
    (
        1,
        10,
        "lascia|rende|rendono|lasciano",
        "morbida|morbidi|morbide|pulita|puliti|pulite|pulito|brillante|brillanti|splendente|splendenti|idratata|idratati|\
         idratate|lucida|lucidi|lucide|setosi|setosa|immacolati|immacolate|perfetti|perfetta|perfette|luminosa|luminosi|\
         asciutti|asciutta|liscia|come nuovi|profumato|profumati|vellutata|elastica|impeccabile|impeccabili|senza aloni",
    ),
    (
        1,
        10,
        "elimina|rimuove|toglie|raccoglie|aspira|cattura|scioglie",
        "le macchie|sporco|lo sporco|la polvere|i peli|peli di animali|più ostinate|più ostinato|traccia|macchia|briciola|\
         granello|il grasso|difficili|incrostato|capello",
    ),
    (
        1,
        10,
        "pulisce|puliscono|aspira|lava|lavano|asciuga|taglia|tagliano|trita|stira|raffredda|scalda|riscalda|idrata|rade|stampa|\
         stampano|cuoce|cucina|frulla|macina|filtra|illumina|copre|fissa|dora|spreme|impasta|accelera|aggrappa|nutre|deterge|\
         protegge|allevia|massaggia|ripara|assorbe|sgrassa|sbianca|monta|frigge|griglia|districa",
        "a fondo|alla perfezione|benissimo|perfettamente|in modo uniforme|uniformemente|senza fatica|senza sforzo|in profondità|\
         egregiamente|come poche|come pochi|come si deve|a meraviglia|con facilità|ottimamente|in modo impeccabile|\
         con precisione|in modo efficace|efficacemente|molto bene|a dovere|in maniera uniforme|senza problemi|\
         tutto ciò che incontra|anche negli angoli|bene|con forza|in modo omogeneo|come una professionista",
    ),
    (
        -1,
        10,
        "manca|mancano|difetta|corto|scarseggia|povera|privo|priva|scarso|poca|scarsa|carenza|a corto di",
        "potenza|grinta|spinta|mordente|energia|presa|prestazioni",
    ),
    (
        -1,
        10,
        "fatica|arranca|affanna|stenta|difficoltà|affanno|annaspa|soffre|crisi|siede|arrende|cede",
        "giochi|salita|salite|tappeti|file pesanti|più app|carico|peli|pesanti|multitasking|sporco|impasti|angoli|più esigenti|\
         ghiaccio|pelo lungo|sotto sforzo|mantenere|terreni",
    ),
    (
        1,
        11,
        "avvia|apre|stampa|carica|risponde|lavora|elabora|scarica|reagisce|naviga|parte|accende|scalda|asciuga|cuoce|esporta|\
         mette|muove|viaggia|riscalda",
        "veloce|come un fulmine|come un razzo|una scheggia|in un lampo|in un attimo|in pochi secondi|in 0 secondi|\
         in meno di 0 secondi|in meno di un secondo|in un istante|all'istante|subito|fluido|fluida|senza scatti|\
         senza rallentamenti|spedito|spedita|rapidamente|velocemente|senza esitazioni|in tempi record|in meno di 0 minuti|\
         in 0 minuti|in pochi minuti|in un batter d'occhio|liscio come l'olio|in fretta|in un baleno|rapidissimo|rapidissima|\
         velocissimo|velocissima",
    ),
    (
        -1,
        11,
        "mette|mettono|impiega|impiegano|richiede|vuole|vogliono",
        "avviarsi|aprirsi|caricare|accendersi|scaldarsi|stampare|riscaldarsi|partire|rispondere|asciugare|cuocere|elaborare|\
         aprire|completare|bollire",
    ),
    (
        1,
        12,
        "batteria|autonomia|carica|pila",
        "0 ore|0 giorni|una giornata intera|un giorno intero|tutto il giorno|tutta la giornata|una settimana|giorni|fino a sera|\
         a sera|settimane|un'intera giornata|0 settimane|mesi|benissimo|a lungo|un'eternità|fine giornata",
    ),
];
