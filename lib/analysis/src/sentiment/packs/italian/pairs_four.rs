//! Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        36,
        "facile|facili|semplice|semplici|facilissimo|facilissima|facilissimi|facilissime|comodo|comoda|comodi|comode|veloce|\
         veloci|rapido|rapida|pratico|pratica|semplicissimo|semplicissima|semplicissimi|semplicissime",
        "pulire|lavare|smontare|svuotare|mantenere|riparare|sciacquare|igienizzare|sfoderare",
    ),
    (
        1,
        36,
        "lavabile|lavabili|adatto|adatta|adatti|adatte|lava|lavano|mette|mettono",
        "lavatrice|macchina|temperature",
    ),
    (
        -1,
        36,
        "difficile|difficili|complicato|complicata|complicati|complicate|scomodo|scomoda|scomodi|scomode|laborioso|laboriosa|\
         noioso|noiosa|faticoso|faticosa|incubo|seccatura|impossibile|impossibili|macchinoso|macchinosa|fastidioso|fastidiosa|\
         tedioso|tediosa|lungo|lunga|ostico|ostica",
        "pulire|lavare|smontare|svuotare|mantenere|riparare|sciacquare|igienizzare",
    ),
    (
        -1,
        36,
        "pulizia|manutenzione|pulirlo|pulirla|pulire|lavarlo|svuotarlo|smontarlo|riparazioni|tagliandi",
        "complicata|complicato|laboriosa|laborioso|scomoda|scomodo|noiosa|noioso|faticosa|faticoso|frequente|costosa|costoso|\
         costosi|costose|cara|cari|care|una seccatura|una noia|un incubo|impegnativa|impegnativo|macchinosa|macchinoso|lunga|\
         lungo|difficile|costante|onerosa|elevata|tutt'altro che|difficoltosa|quotidiana|una scocciatura|scocciante|\
         richiede tempo",
    ),
    (
        -1,
        36,
        "sporca|sporcano|macchia|macchiano|intasa|intasano|ostruisce|riempie|graffia|impolvera",
        "facilmente|subito|spesso|con niente|in fretta|presto|di continuo|impronte|peli|polvere|solo a guardarlo|con facilità|\
         troppo",
    ),
    (
        -2,
        36,
        "adatto|adatta|adatti|adatte|lavare|possono|lava|lavabile|lavabili|sfoderabile|sfoderabili|mettere",
        "lavatrice|macchina",
    ),
    (
        -1,
        36,
        "richiede|richiedono|necessita|serve|esige|chiede|comporta",
        "frequente|frequenti|cura|manutenzione frequente|pulizia frequente|costante|pulizia costante|attenzioni|\
         manutenzione costante|pulizia accurata|quotidiana",
    ),
    (
        -1,
        36,
        "bisogna|tocca|occorre",
        "spesso|di frequente|a mano|ogni settimana|dopo ogni uso|di continuo|ogni giorno|tutti i giorni|continuamente|\
         ogni volta|frequentemente|ogni mese",
    ),
    (
        1,
        37,
        "contiene|ospita|accoglie|entra|entrano|tiene",
        "famiglia|la spesa|portatile|spesa|roba|necessario|tutta la famiglia|bagagli|cose|tutta la spesa|vestiti",
    ),
    (
        1,
        37,
        "ampio|ampia|grande|enorme|ottimo|ottima|tanto|notevole|generoso|generosa|buona|gran|tantissimo|parecchio|elevata|\
         immenso",
        "spazio interno",
    ),
    (
        1,
        37,
        "bagagliaio|serbatoio|spazio|cestello|capienza|capacità|interni|vano|archiviazione|memoria|freezer|abitacolo|carico",
        "ampio|ampia|enorme|generoso|generosa|grande|capiente|spazioso|spaziosa|abbondante|da vendere|immenso|immensa|\
         espandibile|illimitato|illimitata|ben sfruttato|ottimo|ottima|spaziosi|da primato|da record|notevole|gigantesco|\
         ben organizzato|più che sufficiente|eccellente|extralarge|xxl|da furgone|cavernoso|in abbondanza|a volontà",
    ),
    (
        -1,
        37,
        "bagagliaio|serbatoio|spazio|cestello|capienza|capacità|vano|archiviazione|memoria|freezer|abitacolo|contenitore|\
         caraffa|cassetti|interno",
        "piccolo|piccola|piccoli|minuscolo|minuscola|limitato|limitata|ridotto|ridotta|scarso|scarsa|risicato|risicata|angusto|\
         angusta|insufficiente|esiguo|esigua|striminzito|striminzita|stretto|modesto|modesta|piccolino|poco capiente|\
         sacrificato|sacrificata|contenuto=|contenuta=|ridotto all'osso|ridotta all'osso|minimo|minima|non espandibile|\
         che si riempie subito|si riempie subito|deludente|poca|piuttosto piccolo|piuttosto piccola|inferiore|mal sfruttato",
    ),
    (
        -1,
        37,
        "poca|scarso|scarsa|limitato|limitata|ridotto|ridotta|mancanza di|pochissimo|minore|piccolo",
        "spazio interno|posto per|spazio per i bagagli",
    ),
    (
        -1,
        37,
        "bisogna|tocca",
        "spesso|di continuo|più volte|continuamente|di frequente",
    ),
    (
        1,
        38,
        "percorre|percorrono|supera|superano|raggiunge|arriva|garantisce|copre|tocca|assicura|sfiora|dichiara",
        "reali|con una carica|con un pieno|di autonomia|con una ricarica|senza ricaricare|con un pieno di energia|di portata|\
         con una sola carica|0 km|0 chilometri|0 metri|i 0 km",
    ),
    (
        1,
        38,
        "segnale|copre|arriva|raggiunge",
        "casa|tutta la casa|ogni stanza|giardino|angolo della casa|più piani|tutte le stanze|la casa",
    ),
    (
        -1,
        38,
        "percorre|supera|raggiunge|arriva|copre",
        "0 km|0 chilometri|0 metri|a 0 km",
    ),
    (
        -2,
        38,
        "supera|arriva|copre|raggiunge|coprire|raggiungere|superare",
        "0 km|casa|stanze|secondo piano|giardino|la casa|piano di sopra|stanze più lontane|0 metri|altre stanze",
    ),
    (
        -1,
        38,
        "fatica|raggiunge|coprire|raggiungere|superare",
        "0 km|casa|stanze|secondo piano|giardino|la casa|piano di sopra|stanze più lontane|0 metri|altre stanze",
    ),
    (
        -1,
        38,
        "autonomia|portata|raggio",
        "cala|crolla|scende|si riduce|dimezza|limitata|limitato|ridotta|ridotto|corta|corto|scarsa|scarso|\
         inferiore al dichiarato|si dimezza|inferiore a quanto dichiarato|lontana da quella dichiarata",
    ),
    (
        1,
        39,
        "misura|misurano|calcola|rileva|rilevano|registra|localizza|traduce|trascrive|riconosce|conta|prevede|pesa|monitora|\
         traccia|mappa|segue|corregge|capisce|indica|intona|stima|identifica",
        "preciso|precisa|esattezza|affidabile|bene|grammo|battito|millimetro|perfezione|estrema precisione|grande precisione|\
         accurato|fedele|sonno|frequenza cardiaca|percorso|dettaglio|precisione assoluta|precisione sorprendente|impeccabile|\
         corretto",
    ),
    (
        1,
        39,
        "misurazioni|letture|dati|misure|risultati|mappe|calcoli|traduzioni|trascrizioni|previsioni|rilevazioni|indicazioni|\
         valori|stime",
        "precise|precisi|accurate|accurati|affidabile|affidabili|esatte|esatti|attendibile|attendibili|fedeli|coerenti|\
         dettagliate|dettagliati|corrette|corretti|puntuali|costanti",
    ),
    (
        -1,
        39,
        "misura|misurano|calcola|rileva|registra|localizza|traduce|trascrive|riconosce|conta|prevede|indica|stima|monitora|segna",
        "errore|impreciso|errato|imprecisione|approssimativo|errati|sbagliati|fantasioso|poca precisione|inesistenti|\
         poco preciso|inattendibile|scarsa precisione|ritardo|sballati",
    ),
    (
        -1,
        39,
        "misurazioni|letture|dati|misure|risultati|mappe|calcoli|traduzioni|trascrizioni|previsioni|rilevazioni|indicazioni|\
         valori|risposte|stime",
        "inattendibile|inattendibili|altalenanti|incoerenti|approssimative|approssimativi|fantasiose|fantasiosi|discordanti|\
         scorrette|scorretti|ballerine|ballerini|attendibile/attendibili/precise/precisi/affidabile/affidabili/accurate/accurati",
    ),
    (
        1,
        40,
        "guida|guidano|manovra|manovrano|governa|conduce|parcheggia|muove|sterza|spinge|pedala",
        "facilità|una mano|disinvoltura|traffico|piacere|fatica|naturalezza|dito|sforzo|un dito|una mano sola|bene|in città|\
         divertimento|fluidità|ovunque|dolcezza|grande facilità",
    ),
    (
        1,
        40,
        "preciso|precisa|agile|stabile|sicuro|sicura|piantato|piantata|divertente|divertenti|maneggevole|brillante|svelto|\
         svelta|equilibrato|equilibrata|composta",
        "curva|curve|città|autostrada|traffico|guidare|alte velocità|bagnato|misto|velocità|discesa|manovra|strada|\
         velocità elevate",
    ),
    (
        1,
        40,
        "sterzo|sospensioni|assetto|cambio|guida|tenuta|frizione|telaio|pedalata|trazione",
        "preciso|precisa|diretto|diretta|morbido|morbida|morbide|comodo|comoda|comode|fluido|fluida|equilibrato|equilibrata|\
         equilibrate|confortevole|confortevoli|brillante|divertente|eccellente|ottimo|ottima|ottime|stabile|reattivo|reattiva|\
         sicuro|sicura|leggero|leggera|ben tarate|ben tarato|efficace|efficaci|piacevole|rilassante|sportivo|sportiva|dolce|\
         impeccabile|rigoroso",
    ),
    (
        1,
        40,
        "assorbe|digerisce|filtra|incassa",
        "buche|asperità|le buche|le asperità|pavé|dossi|buca",
    ),
    (
        -1,
        40,
        "sterzo|sospensioni|assetto|cambio|guida|frizione|ruote|volante|pedale|telaio",
        "noioso|noiosa|scomodo|scomoda|cedevole|cedevoli|molli|che si bloccano|si bloccano|piccole|rumorose|scattoso|scattosa|\
         incerto|incerta|affaticante|preciso/precisa/diretto/diretta/comunicativo/comunicativa/reattivo/reattiva",
    ),
    (
        -1,
        40,
        "goffo|goffa|impacciato|impacciata|instabile|pigro|pigra|nervoso|nervosa|lento|lenta|ingombrante|agile|incerto|incerta|\
         scomposto|scomposta",
        "curva|curve|città|alte velocità|traffico|velocità|manovra|spazi stretti|autostrada|sorpassi|bagnato|strettoie",
    ),
    (
        1,
        41,
        "consulenti|docenti|insegnanti|istruttori|esperti|medici|tutor|personale|specialisti|tecnici|commessi|professori|team|\
         staff|guide|venditori|veterinari|allenatori",
        "preparato|preparati|preparate|competente|competenti|qualificato|qualificati|qualificate|esperto|esperte|spiegano|\
         guidano|conoscono|sanno|preparatissimo|preparatissimi|madrelingua|certificato|certificati|certificate|di alto livello|\
         specializzato|specializzati|specializzate|appassionati|che conoscono|altamente qualificato|altamente qualificati|\
         consigliano|ti guidano|di grande esperienza|esperti del settore|abilitati|molto preparato|molto preparati",
    ),
    (
        1,
        41,
        "spiega|spiegano|insegna|insegnano|guida|guidano|consiglia|consigliano|orienta|illustra|conoscono|segue|accompagnano",
        "chiarezza|passo|chiaro|pazienza|semplice|meglio|bene|dettaglio|cura|professionalità|esaustivo|prodotto|materia|mercato|\
         passo passo|settore|onestà|nella scelta",
    ),
    (
        1,
        41,
        "tutorial|guide|corsi|lezioni|documentazione|materiali|contenuti|spiegazioni|corso|manuali|webinar|formazione|programma",
        "chiare|chiari|chiaro|chiara|complete|completi|completo|completa|ben fatte|ben fatti|ben fatto|ben fatta|dettagliate|\
         dettagliati|dettagliato|dettagliata|eccellente|eccellenti|utile|utili|esaustive|esaustivi|esaustivo|esaustiva|gratuite|\
         gratuiti|gratuito|gratuita|ottime|ottimi|ottimo|ottima|pratiche|pratici|pratico|pratica|aggiornate|aggiornati|\
         aggiornato|aggiornata|di qualità|in italiano|ben strutturate|ben strutturati|ben strutturato|ben strutturata|\
         approfondite|approfonditi|approfondito|approfondita|ricche|ricchi|ben spiegate|ben spiegati|ben spiegato|coinvolgente|\
         coinvolgenti|di alto livello|impeccabile|impeccabili|curate|curati|curato|curata|passo passo|stimolanti",
    ),
    (
        -1,
        41,
        "consulenti|docenti|insegnanti|istruttori|medici|tutor|personale|tecnici|commessi|team|staff|venditori|operatori|\
         professori",
        "preparato|preparati|preparate|competente|competenti|qualificato|qualificati|sanno|conoscono|spiegano|esperienza|\
         informato|informati|sa|conosce",
    ),
    (
        -1,
        41,
        "documentazione|tutorial|formazione|corsi|guide|manuali|contenuti|lezioni|spiegazioni|manuale|corso|consigli|consulenza|\
         materiale",
        "scarse|scarsi|scarso|scarsa|carente|carenti|confuse|confusi|confuso|confusa|superficiale|superficiali|datate|datati|\
         datato|datata|incomplete|incompleti|incompleto|incompleta|insufficiente|insufficienti|solo in inglese|poco chiare|\
         poco chiari|poco chiaro|poco chiara|generici|generica|generiche|generico|approssimative|approssimativi|approssimativo|\
         approssimativa|lacunose|lacunosi|lacunoso|lacunosa|non aggiornate|non aggiornati|non aggiornato|non aggiornata|assente|\
         assenti|poco approfondite|poco approfonditi|poco approfondito|poco approfondita|ripetitive|ripetitivi|inutile|inutili|\
         tradotto male|tradotti male|mal tradotto|mal tradotti|troppo generic|troppe generic|troppi generico|troppi generici|\
         troppi generiche|deludente|deludenti|inesistente|inesistenti|noiose|noiosi|vaghe|vaghi|interessati|di parte",
    ),
    (
        1,
        42,
        "sinonimo|leader|pioniere|pioniera|pionieri|riferimento|apripista|campione|campionessa",
        "=",
    ),
    (
        1,
        42,
        "stato|stata",
        "proporre|introdurre|lanciare|offrire|integrare|adottare|portare|usare|credere|puntare",
    ),
    (
        -2,
        42,
        "introduce|porta|aggiunge|apporta|presenta",
        "di nuovo|innovazioni|rispetto",
    ),
    (
        -1,
        42,
        "resta|rimane|rimasto|rimasta|fermo|ferma|ancorato|ancorata|sembra",
        "anni fa|passato|indietro|0 anni fa|vecchia generazione|preistoria|qualche anno fa|anni",
    ),
];
