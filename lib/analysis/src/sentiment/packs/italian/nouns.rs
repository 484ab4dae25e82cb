//! Still more Italian words that name features: parts, people and occasions that are judged. Only data; `??` marks those that say
//! nothing alone.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const NOUNS: &[(u16, &str, &str)] = &[
    (
        2,
        "\
         rincari di listino|prezzo al litro|prezzo al metro|prezzi al pubblico|retta??|rata??|rate??|premio annuo|\
         biglietti??|biglietto??|preventivo??|preventivi??|scontrino finale",
        "",
    ),
    (
        3,
        "rapporto fra qualità e prezzo|rapporto qualità costo|convenienza complessiva",
        "",
    ),
    (
        4,
        "\
         bordi??|bottoni??|saldature??|incastri??|maniglia??|maniglie??|manici??|gancio??|ganci??|sportello??|\
         coperchio??|vernice??|verniciatura??|fodera??|impiallacciatura??|cucitura??|zip??|accoppiamenti??|\
         pannelli della carrozzeria??|cerniera lampo??|piedini??|gambe del tavolo??|qualità percepita|\
         qualità artigianale|pellame??|cuoio??",
        "",
    ),
    (5, "resistenza nel tempo", ""),
    (6, "uptime|stabilità del servizio", ""),
    (
        7,
        "\
         icone??|manopole??|manopola??|schermata??|schermate??|tasto??|pulsante??|comando vocale??|comandi vocali??|\
         immediatezza d'uso|navigazione nei menu",
        "",
    ),
    (
        8,
        "\
         brugola??|brugole??|viti??|staffa??|tasselli??|prima accensione??|libretto di istruzioni|libretto??|\
         semplicità di installazione|semplicità di montaggio",
        "",
    ),
    (
        9,
        "\
         operatrice??|addetti??|addetto??|centralino|sportello clienti|area clienti??|servizio postvendita|postvendita|\
         chatbot??|receptionist|personale di bordo|personale di sala|personale di terra|equipaggio??|hostess??|\
         segreteria??|tecnico??|liquidatore??|call center italiano|servizio al tavolo|servizio in camera|\
         professionalità del personale",
        "",
    ),
    (
        10,
        "\
         aspirazione della polvere|getto??|lama??|lame??|compressore??|turbina??|resistenza elettrica??|detergenza??|\
         potere sbiancante|potere coprente|potere adesivo|effetto??|stabilità in volo??|tiraggio??|taglio netto??|\
         impasti??|frenata sul bagnato|trazione sulla neve|tenuta sul bagnato|smacchiatura??|depilazione??|\
         rifinitura della barba??|qualità di taglio|gittata??",
        "",
    ),
    (
        11,
        "\
         tempi di attesa per l'apertura|tempi di preparazione|tempo di preparazione|reattività del sistema|\
         velocità di esecuzione|velocità di scatto|tempi di avvio del sistema|tempi di evasione|tempi di liquidazione|\
         tempi di approvazione",
        "",
    ),
    (
        12,
        "\
         autonomia di utilizzo|autonomia complessiva|autonomia d'uso|batterie|durata delle batterie|\
         tenuta della batteria|autonomia in conversazione",
        "",
    ),
    (
        13,
        "\
         caricabatteria|basetta??|colonnina??|colonnine??|ricarica a induzione|ricarica rapida a corrente continua|\
         tempi di rifornimento|powerbank??",
        "",
    ),
    (
        14,
        "\
         timbrica del suono|resa dei bassi|alte frequenze|basse frequenze|medio alti|soundstage|dialoghi??|musica??|\
         registrazioni??|effetto surround|audio in chiamata|qualità della registrazione|acuti e bassi",
        "",
    ),
    (
        15,
        "\
         isolamento passivo|isolamento dai rumori|riduzione dei rumori|insonorizzazione dell'abitacolo|\
         modalità ambiente??",
        "",
    ),
    (
        16,
        "",
        "\
         rombo??|brusio|sibilo|ticchettio|cigolio|cigolii|rumore di funzionamento|rumore del compressore|\
         fruscio aerodinamico|rumorosità in centrifuga|baccano|fracasso|chiasso",
    ),
    (
        17,
        "\
         cornici??|nitidezza dell'immagine|pixel??|angolo di visione|fluidità delle immagini|neri profondi|upscaling|\
         luminosità massima|resa dei colori|qualità video dello schermo|quadrante??",
        "",
    ),
    (
        18,
        "\
         filmati??|inquadrature??|notturne??|stabilizzatore??|sensore principale??|messa a fuoco automatica|\
         resa al buio??|ritratto??|panorami??|bokeh|foto di notte|scatti notturni|foto notturna|dettaglio delle foto",
        "",
    ),
    (
        19,
        "\
         silhouette|finitura estetica??|motivo??|taglio sartoriale|vestibilità estetica??|eleganza|bellezza|\
         stile estetico|tinte??|decorazioni??|packaging??|facciata??|livrea??",
        "",
    ),
    (
        20,
        "\
         spallacci??|suoletta??|sottopiede??|colletto??|tallone??|poggiatesta??|poggiapiedi??|testiera??|\
         rete del letto??|lenzuola??|coperta??|fascia in vita??|elastici??|comfort acustico??|lombari??|\
         comfort di marcia|molleggio|appoggio??|imbottiture??|sedute??|manubrio ergonomico??|cuffia da notte??",
        "",
    ),
    (
        21,
        "ingombro a terra|ingombro in cucina|peso complessivo??|facilità di spostamento|spazio occupato|peso in tasca",
        "",
    ),
    (
        22,
        "\
         optional??|accessori in dotazione|cruise control??|modalità sportive|ricerca vocale??|\
         registrazione programmata??|equalizzatore??|vivavoce??|luci??|luce??|cassetto interno??|programmazione??|\
         scenari??|notifiche??|possibilità di programmazione|livelli di intensità??|regolazioni??|set di accessori|\
         corredo di accessori|animazione??|minibar??|intrattenimento di bordo??|colazione inclusa??|parcheggio??",
        "",
    ),
    (
        23,
        "\
         adattatore??|adattatori??|attacco??|formato dei file??|sistemi operativi??|standard??|protocolli??|cavo??|\
         cavi??|interfacciamento|compatibilità con altri marchi",
        "",
    ),
    (
        24,
        "\
         area riservata??|versione web??|schermate dell'app??|app per smartphone|app ufficiale|app di controllo|\
         applicazione mobile|applicazione per smartphone|suite??|gestionale??|patch??|aggiornamenti del firmware|\
         aggiornamenti di sistema",
        "",
    ),
    (
        25,
        "\
         serratura??|blocco di sicurezza|cinture??|cintura??|cinture di sicurezza|antiribaltamento??|\
         protezione contro il surriscaldamento|valvola di sicurezza|cancelletto??|vetro temperato??|\
         chiusura di sicurezza|visibilità al buio??|sicurezza per i più piccoli|sicurezza d'uso",
        "",
    ),
    (
        26,
        "\
         password??|accessi??|antifurto??|riconoscimento facciale??|credenziali??|archivio??|sicurezza dell'account|\
         sicurezza del conto|sicurezza degli account|gestione delle password|autenticazione|informazioni sensibili|\
         informazioni personali|dati bancari|dati sanitari|protezione delle password",
        "",
    ),
    (
        27,
        "\
         polpa??|crosta??|farcitura??|ripieno??|boccone??|sorso??|dolce??|dolci??|cornetti??|biscotti??|yogurt??|\
         miele??|succo??|succhi??|espresso??|tè??|zuppa??|carne??|pesce??|verdure??|mozzarella??|cioccolatini??|\
         panettone??|brodo??|sapori|gusti in bocca??|retrogusti|persistenza aromatica|bouquet|spezie??|\
         cottura della carne??|croccantezza|pane fresco??",
        "",
    ),
    (
        28,
        "\
         contenuto di frutta|contenuto di carne|farine??|farina??|oli vegetali??|cereali??|elenco degli ingredienti|\
         principio attivo??|origine degli ingredienti|frutta vera|carne fresca|latte fresco",
        "",
    ),
    (
        29,
        "\
         energie rinnovabili|fonti rinnovabili|materiali di recupero|materiale riciclato|cotone bio|fibre riciclate|\
         imballaggio riciclabile|confezione riciclabile|filiera corta|filiera etica|salari??|operai??|fabbriche??|\
         fornitori??|foreste??|piantagioni??|impatto sul pianeta|impegno sociale|impegno ecologico",
        "",
    ),
    (
        30,
        "",
        "\
         costi di attivazione|costo di attivazione|costi di chiusura|spese di chiusura|spese di istruttoria|\
         commissioni di cambio|commissione di cambio|costo del prelievo|costi fissi|costi di trasferimento|\
         commissioni sui prelievi|commissioni di prelievo|costi di ingresso|commissioni di ingresso|spese accessorie|\
         costi accessori|supplemento bagaglio|supplementi bagaglio|spese di prenotazione|spese condominiali??|\
         costi di disdetta|costo di disdetta|costi di uscita",
    ),
    (
        31,
        "\
         rete mobile|copertura mobile|copertura territoriale|copertura del territorio|segnale in montagna|massimale|\
         rete di assistenza|rete di vendita|rete di filiali|rete di sportelli|stazioni di ricarica??|punti vendita??|\
         agenzie??|colonnine sul territorio|rotte aeree??|tutela legale??|danni coperti|presenza sul territorio",
        "",
    ),
    (
        32,
        "\
         fattorino??|fattorini??|rider??|scatolone??|facchini??|orario di consegna|fascia oraria??|consegna al piano|\
         modalità di consegna|velocità delle consegne|cura dell'imballaggio|imballi|merce in arrivo??",
        "",
    ),
    (
        33,
        "\
         garanzia legale|garanzia convenzionale|garanzia sulla batteria|copertura della garanzia|cambio taglia|\
         reso gratuito entro|prova a casa|notti di prova gratuite|buono di rimborso??|rimborsi ai clienti|\
         pratiche di reso",
        "",
    ),
    (
        34,
        "\
         sondaggi??|sondaggio??|classifiche??|classifica??|prove comparative|riviste di settore??|riviste??|forum??|\
         stima|considerazione|nome sul mercato|parere degli utenti|pareri degli utenti|commenti degli utenti|\
         giudizi degli utenti|giudizi dei clienti|pareri dei clienti|voti degli utenti",
        "",
    ),
    (
        35,
        "\
         scaffali??|vetrina??|repertorio??|ventaglio??|ventaglio di scelta|possibilità di scelta|ampiezza del catalogo|\
         varietà di gusti|varietà di modelli|varietà di colori|scelta di colori|scelta di modelli|scelta di vini|\
         etichette in carta|tratte disponibili|corsi disponibili|numero di titoli|numero di canali|canali??",
        "",
    ),
    (
        36,
        "\
         spugna??|panno??|guarnizioni??|griglia??|macchie di calcare|cassetto raccogligocce|sacchetti??|\
         cartuccia del filtro|revisione??|tagliandi ufficiali|facilità di lavaggio|igiene??|lavaggio in lavatrice|\
         lavaggio in lavastoviglie|disponibilità dei ricambi|reperibilità dei ricambi|pulizia del filtro|\
         pulizia dei filtri|svuotamento del serbatoio",
        "",
    ),
    (
        37,
        "\
         spazio interno disponibile|spazio a bordo|spazio di carico|volume utile|vano bagagli|stiva??|cappelliera??|\
         cassetto??|scomparto??|dispensa??|ripiano??|slot??|gigabyte??|gb??|capacità interna|capacità del cestello|\
         tasche capienti|vani portaoggetti|portaoggetti??|zona bagagli",
        "",
    ),
    (
        38,
        "\
         chilometri di autonomia|autonomia elettrica reale|autonomia reale|autonomia dichiarata|\
         portata del telecomando|portata della rete|portata radio|raggio operativo|distanza coperta|portata del router|\
         portata del wifi|portata wifi",
        "",
    ),
    (
        39,
        "\
         livella??|altimetro??|bussola??|bilancia??|contachilometri??|accordatura??|saturimetro??|traccia gps|\
         rilevamenti|tracciamento del percorso|posizione sulla mappa|stima delle calorie|conteggio dei passi|\
         conteggio delle calorie|misura della pressione|lettura del battito|precisione del laser|\
         affidabilità delle misure|riconoscimento dei volti??|valori misurati|diagnosi??",
        "",
    ),
    (
        40,
        "\
         tornanti??|pedali??|ammortizzatori??|telaio ciclistico??|posteriore??|rollio|stabilità ad alta velocità|\
         tenuta in curva|manovre??|parcheggio in retromarcia??|inserimento in curva|risposta dello sterzo|\
         feeling di guida|comportamento in curva|scorrevolezza??|rotelle??|guida in città",
        "",
    ),
    (
        41,
        "\
         farmacista??|farmacisti??|sommelier??|istruttore??|insegnante??|docente??|professore??|indicazioni??|\
         indicazione??|suggerimenti??|dispense??|spiegazione??|esempi pratici|esercizi??|percorso formativo|\
         offerta formativa??|programma di studio|tutorial video|guide all'acquisto|articoli di approfondimento|\
         nutrizionista??|allenatori??|maestri??|consiglio??",
        "",
    ),
    (
        42,
        "\
         tecnologia proprietaria??|capacità di innovare|carica innovativa|spirito innovativo|brevetto??|\
         soluzioni tecniche??|soluzione tecnica??|idee nuove|spinta innovativa|avanzamento tecnologico",
        "",
    ),
];
