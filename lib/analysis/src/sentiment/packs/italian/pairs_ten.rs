//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        38,
        "segnale|portata|raggio|wifi|bluetooth|router|antenna|telecomando|radio|interfono|drone|getto|talkie|monitor",
        "\
         muri|pareti|giardino|piano|piani|stanza|stanze|cantina|soffitta|casa|isolato|metri|cortile|valle|chilometri|\
         lontano|in fondo|angolo",
    ),
    (
        1,
        38,
        "portata|raggio",
        "\
         eccellente|notevole|impressionante|ampia|ampio|lunghissima|sorprendente|generosa|generoso|esteso|estesa|\
         da record|di 0 metri",
    ),
    (
        -1,
        38,
        "\
         autonomia|portata|raggio|segnale|wifi|bluetooth|telecomando|router|chilometri|percorrenza|radio|drone|antenna|\
         interfono|chilometraggio|getto|telefono|monitor",
        "\
         non arriva|non arrivano|si ferma|si fermano|non passa|non attraversa|non supera|non copre|muore|sparisce|\
         si perde|cade|crolla|dimezza|si dimezza|cala|perde|dichiarati|promessi|irraggiungibile|irraggiungibili|\
         ridicola|limitata|limitato|insufficiente|scarsa|corta|corto|modesta|modesto|deludente|di pochi metri|\
         a pochi metri|a due passi|nella stanza accanto|al primo muro|dietro un muro|al piano di sopra|un metro|\
         in autostrada|d'inverno|con il freddo|reali|al secondo piano|solo da vicino|a due metri|oltre la porta|\
         oltre il muro|già in giardino|in corridoio|tutt'altra cosa|da utilitaria|ottimistica|ottimistici|sulla carta|\
         tra le pareti|nelle altre stanze",
    ),
    (
        -1,
        38,
        "passi|metri|muro|parete|stanza",
        "si perde|cade|muore|sparisce|gracchia|non prende|non arriva|balbetta|si interrompe|salta",
    ),
    (
        1,
        39,
        "\
         misura|misurano|segna|segnano|calcola|calcolano|rileva|rilevano|conta|contano|pesa|dosa|indica|traccia|\
         localizza|riconosce|taglia|punta|livella|stima|prevede|individua|distingue|trascrive|traduce|gps|altimetro|\
         termometro|bilancia|sensore|sensori|cardiofrequenzimetro|contapassi|orologio|metronomo|accordatore|laser|\
         diagnosi|analisi|previsioni|mappe|calcoli",
        "\
         al grammo|al millimetro|al metro|al secondo|al centesimo|al decimo|al centimetro|al battito|al grado|\
         con precisione|con esattezza|con accuratezza|senza errori|senza sbagliare|senza un errore|\
         precisione chirurgica|precisione svizzera|precisione millimetrica|precisione da laboratorio|\
         in modo impeccabile|correttamente|fedelmente|esattamente|alla perfezione|al primo colpo|\
         come uno strumento professionale|affidabile|affidabili|attendibile|attendibili|infallibile|infallibili|\
         impeccabile|impeccabili|esatto|esatta|esatti|esatte|non sbaglia un colpo|coincidono|coincide|combacia|\
         identici|identiche",
    ),
    (
        -1,
        39,
        "\
         segna|segnano|misura|misurano|conta|contano|calcola|indica|indicano|rileva|rilevano|registrano|stima|\
         localizza|traduce|trascrive|riconosce|prevede|pesa|dichiara|mostra|aggiunge|inventa|confonde|scambia|\
         attribuisce|colloca|suggerisce|interpreta|mappa|traccia",
        "\
         a caso|a casaccio|campate in aria|campati in aria|numeri a caso|valori diversi|valori fantasiosi|\
         fischi per fiaschi|lucciole per lanterne|il doppio|la metà|mentre stai seduto|da seduti|da fermi|da fermo|\
         sballato|sballata|sballati|sballate|sbagliato|sbagliata|sbagliati|sbagliate|errato|errata|errati|errate|\
         in ritardo|inesistenti|immaginari|immaginarie|fantasiosi|fantasiose|ogni volta diverso|diversi ogni|\
         via parallela|nel posto sbagliato|un isolato più|qualche centinaio|che non esistono|mai fatti|passi mai|\
         un'altra strada|in mezzo al mare|a spanne|cose inventate|come capita|con troppa approssimazione|\
         approssimativamente|a naso|per difetto|per eccesso|tutto e il contrario|a piacere|strade chiuse|in mare",
    ),
    (
        -1,
        39,
        "\
         gps|altimetro|termometro|bilancia|sensore|sensori|cardiofrequenzimetro|contapassi|livella|orologio|metronomo|\
         accordatore|misurazioni|misure|letture|dati|valori|risultati|stime|previsioni|mappe|calcoli|traduzioni|\
         trascrizioni|rilevazioni|navigatore|diagnosi|percorsi|tracciato|bussola|meteo|stima|risposte|notizie|\
         indicazioni|contachilometri|temperatura|dosi|saturimetro|misuratore|telemetro|riconoscimento",
        "\
         a caso|sballato|sballata|sballati|sballate|impreciso|imprecisa|imprecisi|imprecise|inattendibile|\
         inattendibili|ballerino|ballerina|ballerini|ballerine|approssimativo|approssimativa|approssimativi|\
         approssimative|inaffidabile|inaffidabili|fantasioso|fantasiosi|fantasiose|dà i numeri|danno i numeri|sbaglia|\
         sbagliano|sgarra|sgarrano|scarta|scarto|scarti|si perde|si perdono|fuori scala|errati|errate|errato|\
         contraddittori|contraddittorie|discordanti|diverse ogni|diversi ogni|poco affidabile|poco affidabili|\
         poco attendibile|poco attendibili|poco precisa|poco preciso|poco precise|poco precisi|\
         da prendere con le pinze|con le pinze|va per i fatti suoi|ottimista|ottimistica|ottimistiche|ritarda|anticipa|\
         resta indietro|perde minuti|oscilla|oscillano|lascia a desiderare|non coincidono|non coincide|non tornano|\
         non corrisponde|non corrispondono|sovrastima|sottostima|impazzisce|impazziscono|cambia ogni|cambiano ogni|\
         dorme|va in confusione|inventate|inventati|lontano dalla realtà|lontani dalla realtà|fuorvianti|da verificare|\
         fanno acqua|da ricalibrare",
    ),
    (
        1,
        40,
        "\
         sterzo|cambio|sospensioni|assetto|frizione|telaio|pedalata|manubrio|volante|guida|ruote|comportamento|\
         impugnatura|strada",
        "\
         diretto|diretta|preciso|precisa|precisissimo|leggero|leggerissimo|comunicativo|sincero|sincera|reattivo|\
         reattiva|fluido|fluida|dolce|equilibrato|equilibrata|morbide|piantato|piantata|sicura|divertente|appagante|\
         impeccabile|coinvolgente|agile|scorrevole|scorrevoli|pronto|neutro|rassicurante|che assorbono tutto|\
         che filtrano|piacevole",
    ),
    (
        -1,
        40,
        "tornanti|curve|curva|misto|dossi|buche",
        "\
         grazia di un|armadio|elefante|camion|con fatica|di traverso|impaccio|come una barca|come un camion|a fatica|\
         goffaggine|paura|timore|incertezza|larga|largo",
    ),
    (
        -1,
        40,
        "\
         sterzo|cambio|sospensioni|assetto|frizione|telaio|volante|manubrio|pedali|ruote|rotelle|pedalata|guida|\
         posteriore|ammortizzatori|carrello|timone|marce|leva|innesti|rollio|remi|scarponi|tavola|pinne|strada",
        "\
         impreciso|imprecisa|vago|vaga|molle|molli|mollo|duro|dura|duri|dure|durissime|legnoso|legnosa|gommoso|gommosa|\
         pesante|lento|lenta|ballerino|ballerina|nervoso|rigide|rigido|cedevoli|troppo morbide|troppo rigide|\
         troppo rigido|spugnoso|scarsa|incerta|incerto|scappa|si impuntano|si impunta|si bloccano|si inceppano|\
         girano male|cigola|gratta|saltella|saltellano|strappa|vibra|tira a destra|tira da un lato|secche|secco|\
         scattoso|scattosa|sfarfalla|sgradevole|affaticante|poco precisi|poco preciso|poco fluido|poco fluida|\
         poco comunicativo|filtrato|filtrata|scollegato|da camion|accentuato|eccessivo|marcato|contrastati|noiosa|\
         noioso|scomposta|da furgone|anestetizzata|soffre",
    ),
    (
        1,
        41,
        "\
         spiega|spiegano|insegna|insegnano|guida|guidano|accompagna|accompagnano|consiglia|consigliano|orienta|\
         orientano|indirizza|segue|seguono|chiarisce|illustra|illustrano|scegliere",
        "\
         passo passo|passo dopo passo|con chiarezza|con pazienza|con parole semplici|in modo chiaro|in maniera chiara|\
         con competenza|con esempi|con onestà|senza spingere|senza pressioni|senza tecnicismi|ogni clausola|\
         ogni dettaglio|nel dettaglio|nella scelta|per mano|chi comincia|chi inizia|i principianti|con cognizione|\
         con passione|alla perfezione",
    ),
    (
        1,
        41,
        "\
         docenti|insegnanti|istruttori|consulenti|tecnici|esperti|farmacisti|farmacista|commessi|venditori|medici|\
         specialisti|personale|sommelier|tutor|formatori|consulente|guide|maestri|allenatori|veterinari|ottici|\
         nutrizionisti",
        "\
         di primo piano|di primissimo piano|di primo ordine|di altissimo livello|preparatissimi|preparati|preparato|\
         competenti|competente|competentissimi|qualificati|qualificato|esperti|di fama|con anni di esperienza|\
         di grande esperienza|appassionati|sanno il fatto loro|sa il fatto suo|conoscono la materia|\
         danno indicazioni precise|danno consigli|all'altezza|sempre aggiornati|chiari|chiarissimi|pazienti|autorevoli|\
         di lungo corso",
    ),
    (
        1,
        41,
        "\
         guida|guide|manuale|manuali|documentazione|tutorial|webinar|video|corso|corsi|lezioni|dispense|materiali|\
         materiale|blog|articoli|schede|spiegazioni|esercizi|contenuti|ricettario|istruzioni|enciclopedia",
        "\
         gratuiti|gratuite|gratuito|chiari|chiare|chiarissimi|chiarissime|chiara|chiaro|esauriente|esaurienti|\
         dettagliati|dettagliate|dettagliato|completi|complete|completa|completo|approfonditi|approfondite|\
         approfondito|ben strutturato|ben strutturati|ben strutturate|ben fatto|ben fatti|ben fatte|illuminanti|\
         utilissimi|utilissime|utilissimo|preziosi|preziose|prezioso|aggiornati|aggiornate|aggiornato|per principianti|\
         passo passo|di qualità|eccellenti|a misura di|concreto|concreti|pratici|che chiariscono|in italiano",
    ),
    (
        -1,
        41,
        "\
         commesso|commessi|commessa|consulente|consulenti|docente|docenti|insegnante|insegnanti|istruttore|istruttori|\
         tecnico|tecnici|farmacista|farmacisti|venditore|venditori|medico|medici|esperti|personale|staff|tutor|\
         operatori|guide|specialisti|promotore|promotori|allenatore|allenatori|formatori|professori|addetti|sommelier|\
         cameriere",
        "\
         non distingueva|non distingue|non distinguono|non sa|non sanno|non sapeva|non sapevano|non conosce|\
         non conoscono|non conosceva|ignora|ignorano|incompetente|incompetenti|impreparato|impreparata|impreparati|\
         improvvisato|improvvisati|improvvisata|leggono un copione|legge un copione|leggono le slide|legge le slide|\
         leggono|inesperti|inesperto|approssimativi|superficiali|superficiale|non spiega|non spiegano|non capisce|\
         non capiscono|spingono solo|spinge solo|pensano solo a vendere|pensa solo a vendere|consigli a caso|\
         ne sanno meno|ne sa meno|allo sbaraglio|poco preparati|poco preparato|poco competenti|poco competente|\
         dilettanti|sbagliano|si contraddicono|si contraddice|risponde a caso|brancola|brancolano|cade dalle nuvole|\
         cadono dalle nuvole|fa scena muta|senza qualifica|senza titoli|senza esperienza|annoiati|annoiato|distratti|\
         frettolosi|frettoloso|tirano a indovinare|tira a indovinare|copia e incolla|a corto di|non all'altezza",
    ),
    (
        -1,
        41,
        "\
         manuale|manuali|guida|guide|documentazione|tutorial|corso|corsi|lezioni|dispense|materiale|materiali|video|\
         spiegazioni|consigli|consulenza|istruzioni|schede|esercizi|programma|contenuti|blog|webinar|faq|suggerimenti|\
         formazione|slide|articoli|consiglio|didattica|ricettario",
        "\
         tradotto male|tradotto malissimo|tradotta male|tradotti male|tradotte male|non chiarisce|non chiariscono|\
         non spiega|non spiegano|non dice|superficiale|superficiali|generico|generica|generici|generiche|lacunoso|\
         lacunosa|lacunosi|lacunose|scarno|scarna|scarni|scarne|datato|datata|datati|datate|vecchi|vecchio|vecchia|\
         obsoleto|obsoleta|obsoleti|obsolete|confuso|confusa|confusi|confuse|incompleto|incompleta|incompleti|\
         incomplete|inesistente|inesistenti|assente|approssimativo|approssimativa|approssimativi|approssimative|\
         inutile|inutili|noioso|noiosi|noiose|prolisso|oscuro|oscuri|incomprensibile|incomprensibili|solo in inglese|\
         tutti di livello base|livello base|poco chiaro|poco chiari|poco chiara|poco chiare|poco approfonditi|\
         poco approfondite|poco approfondita|raffazzonate|raffazzonato|copiati|copiate|da wikipedia|da internet|\
         frettolosi|frettolose|sbrigativi|sbrigative|interessati|interessata|di parte|a caso|sbagliati|sbagliate|\
         contraddittori|contraddittorie|teorico|troppo teorico|troppo teorici|introvabile|ferma al|fermo al|fermi al|\
         non aggiornati|non aggiornato|mai aggiornata|mai aggiornati|banali|scontati|ripetitivi|ripetitive|registrate|\
         registrati male",
    ),
    (
        1,
        42,
        "\
         introdotto|inventato|reinventato|rivoluzionato|brevettato|anticipato|inaugurato|strada|scuola|primo|regole|\
         stravolto|precorso|asticella|ridefinito|sdoganato",
        "primo|modo di|settore|mercato|categoria|tempi|regole|concetto",
    ),
    (
        1,
        42,
        "\
         tecnologia|sistema|soluzione|soluzioni|motore|brevetto|brevetti|materiale|approccio|idea|idee|algoritmo|\
         meccanismo|formula|processo",
        "\
         brevettato|brevettata|brevettati|mai vista|mai visto|mai viste|inedito|inedita|inedite|pionieristico|\
         pionieristica|pionieristiche|rivoluzionario|rivoluzionaria|rivoluzionarie|avveniristico|avveniristica|\
         di ultima generazione|di nuova generazione|all'avanguardia|d'avanguardia|futuristico|futuristica|\
         unico nel suo genere|unica nel suo genere|fuori dagli schemi|geniale|geniali|esclusiva|da fantascienza|\
         che non esisteva",
    ),
    (
        -1,
        42,
        "aggiunge|introduce|propone|inventa|innova|apporta|presenta|cambia|vede|trova",
        "\
         di nuovo|novità|rispetto al|rispetto alla|innovazione|innovazioni|idea|idee|di diverso|dal modello|\
         dalla versione|dalla generazione|nuova idea|miglioramento|di originale|di innovativo|da anni|passi avanti",
    ),
    (
        -1,
        42,
        "\
         tecnologia|tecnologie|sistema|motore|software|piattaforma|processore|idea|idee|progetto|hardware|meccanismo|\
         chip|soluzioni|interfaccia|impianto|componenti|sensori|standard|formula",
        "\
         di dieci anni fa|di anni fa|di cinque anni fa|di vent'anni fa|dell'anteguerra|d'altri tempi|di un'altra epoca|\
         del passato|superata|superato|superate|superati|obsoleta|obsoleto|obsolete|obsoleti|vecchia|vecchio|vecchie|\
         antiquata|antiquato|preistorica|preistorico|datata|datato|stantia|già vista|già visto|già viste|da museo|\
         riciclata|riciclato|riciclate|arretrata|arretrato|di due generazioni|di generazioni fa|di un decennio fa|\
         di tre anni fa|sorpassata|sorpassato|dell'altro secolo|del secolo scorso|rispolverata|copiata|copiate|\
         invecchiata|da rottamare|anni novanta|anni ottanta",
    ),
];
