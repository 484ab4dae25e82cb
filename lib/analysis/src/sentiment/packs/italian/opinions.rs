//! Italian praise and blame. Only data: adjectives are listed in the masculine singular, infinitives are marked with `+`.

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[
    (20, "morbido|rigido|duro|stretto|largo|sodo|aderente"),
    (27, "dolce|salato|piccante|acido|grasso|amaro"),
    (21, "grande|piccolo|alto|spesso|grosso|ingombrante"),
    (17, "scuro|brillante"),
];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "stupisce|stupiscono|stupefacente|da dieci|dieci e lode|non ha nulla da invidiare|nulla da invidiare|fa il suo dovere|fanno il loro dovere|svolge bene|lascia a bocca aperta|avvincente|divertente|suggestivo|sorpresa positiva|piacevole sorpresa|conquista|conquistano|di tutto rispetto|degno di nota|degna di nota|degni di nota|lodevole|encomiabile|inappuntabile|molto valido*|ben curato*|una certezza|fa la differenza|consiglio=|consiglio vivamente|lo consiglio|difficile* da battere|difficile* da superare|non teme rivali|non ha rivali|lo ricomprerei|ottimo|ottim|eccellente|buono|buon|buona|bello=|gran|grandioso|fantastico|magnifico|straordinario|eccezionale|superbo|splendido|stupendo|meraviglioso|incredibile|impressionante|notevole|formidabile|fenomenale|spettacolare|perfetto|ideale|ottimale|migliore|miglior|meglio|superiore|imbattibile|insuperabile|ineguagliabile|impareggiabile|senza pari|senza rivali|impeccabile|ineccepibile|esemplare|brillante|sorprendente|sorprendere|sorprende|sorprendono|convincente|convincere|convince|convincono|soddisfacente|soddisfatto|soddisfare|soddisfa|soddisfano|contento|felice|entusiasta|entusiasmare+|consigliare+|consigliato|consigliatissimo|consigliabile|raccomandare+|raccomandato|raccomandabile|preferito|preferire|preferisce|preferiscono|preferibile|leader|punto di riferimento|riferimento|vincitore|vince|vincente|eccellere|eccelle|eccellono|spicca|spiccano|spiccare|si distingue|si distinguono|distinguersi|emergere|emerge|emergono|brilla|brillano|risalta|punto di forza|punti di forza|forza=|pregio|pregi|vantaggio|vantaggi|beneficio|benefici|lodare+|lodato|elogiare+|elogio|elogi|apprezzare+|apprezzato|acclamato|premiato|applaudito|piacevole|gradevole|gradito|discreto=|dignitoso|decente|adeguato|sufficiente|ampio|completo|esaustivo|generoso|utile|pratico|efficace|efficiente|attento|gentile|cortese|cordiale|disponibile|professionale|premuroso|competente|celere=|preparato|attraente|accattivante|interessante|competitivo|ragionevole|equo|giusto=|trasparente|chiaro|limpido|nitido|definito|ricco|profondo|coinvolgente|immersivo|equilibrato|bilanciato|dettagliato|vivido|vivace|vibrante|luminoso|cristallino|raffinato|curato|rifinito|premium|di qualità|di alta qualità|di ottima qualità|di buona qualità|di prima qualità|di alto livello|di altissimo livello|di prim'ordine|di fascia alta|top di gamma|al top|lussuoso|di lusso|pregiato|solido|forte|fluido|senza intoppi|senza sbavature|perfettamente|egregiamente|ottimamente|benissimo|bene|molto bene|alla perfezione|a meraviglia|all'altezza|mantiene le promesse|mantengono le promesse|supera le aspettative|superano le aspettative|all'altezza delle aspettative|rispetta le aspettative|garanzia di qualità|scelta sicura|buona scelta|ottima scelta|scelta migliore|migliore scelta|miglior scelta|scelta ideale|scelta perfetta|scelta eccellente|buona opzione|ottima opzione|scelta azzeccata|prezioso|gratificante|migliorato|miglioramento|migliorare=|migliora|migliorano|ottimizzato|riuscito|ben riuscito*|ben progettato*|ben fatto*|ben pensato*|ben realizzato*|ben studiato*|ben congegnato*|azzeccato|piace|piacciono|piaciuto|amato|amare+|adora|adorano|positivo|positivamente|favorevole|puntuale|eccellenza|stellare|sublime|niente male|non male|non delude|non deludono|nulla da eccepire|niente da dire|senza problemi|senza sforzo|senza fatica|gratuito|gratis|di prima classe|promosso|promosso a pieni voti|a pieni voti|fa centro|fuori dal comune|autorevole|armonioso|sensazionale|favoloso|da urlo|ben strutturato*|molto apprezzato*|lascia soddisfatti|lascia senza parole|dà il meglio|fiore all'occhiello|asso nella manica|una marcia in più|vale|valido|valida scelta|reattivo",
    ),
    (
        -1,
        0,
        "ci mette mesi|ci mettono mesi|ci mettono settimane|impiega mesi|non aggiornato|non è il suo forte|tallone d'achille|tallone di achille|lascia perplessi|lascia l'amaro in bocca|lascia indifferenti|ripetitivo|stancante|imbarazzante|ridicolo|vergognoso|insopportabile|risicato|misero|appannato|inesistente|latita|latitano|zoppica|zoppicano|non all'altezza delle aspettative|sotto tono|sbilanciato|un po' debole|un po' limitato*|un po' scarso*|un po' deludente|non ottimale|non ottimali|non brillante|non eccelso|non eccelsa|non eccezionale|fa acqua|fanno acqua|penuria|insufficienza|non comprerei più|non lo ricomprerei|non ricomprerei|non lo comprerei|non consiglio|non lo consiglio|non consigliamo|non lo consiglierei|non consiglierei|pessimo|cattivo|cattiva|brutto voto|male|terribile|orribile|orrendo|spaventoso|disastroso|disastro|deplorevole|penoso|mediocre|scadente|scarso|scarsa|scarse|scarsi|peggiore|peggio|inferiore|insufficiente|inadeguato|povero|debole|fiacco|limitato|limite|limiti|limitazione|limitazioni|ristretto|restrittivo|deludente|deludere+|delude|deludono|deluso|delusione|frustrante|frustrazione|fastidioso|fastidio|infastidire|irritante|seccante|problematico|problema|problemi|inconveniente|svantaggio|svantaggi|difetto|difetti|debolezza|punto debole|punti deboli|neo=|pecca|pecche|lacuna|lacune|carenza|carenze|carente|difettoso=|si lamenta|si lamentano|lamentarsi|lamentano|lamentele su|criticare+|criticato|critica=|critiche|critico=|negativo|negativamente|soffre|soffrono|fallisce|falliscono|fallimento|lascia a desiderare|lasciano a desiderare|lascia molto a desiderare|lasciava a desiderare|a desiderare|migliorabile|perfettibile|potrebbe migliorare|potrebbe essere migliorato*|da migliorare|da rivedere|margini di miglioramento|margine di miglioramento|non convince|non convincono|non è il massimo|non è la migliore|non è il migliore|non all'altezza|non è all'altezza|non sono all'altezza|non eccelle|non eccellono|non brilla|non brillano|insoddisfacente|insoddisfatto|scontento|inaccettabile|scortese|maleducato|sgarbato|poco professionale|impersonale|inefficace|inefficiente|inutile|sfocato|sbiadito|spento|opaco|cupo|sgranato|metallico|stridente|gracchiante|ovattato|datato|superato|antiquato|basilare|rudimentale|spartano|essenziale=|grezzo|goffo|ingannevole|abusivo|disomogeneo|incostante|discutibile|dubbio|preoccupante|preoccupare+|allarmante|rotto=|danneggiato|trascurato|sgradevole|doloroso|incubo|evitare=|da evitare|pentirsi|pentito|odiare+|detestare+|peggiorare+|eccessivo|esagerato|sopravvalutato=|penalizza|penalizzante|penalizzano|scomodo da gestire|insipido=|non risponde mai|non rispondono mai|non risponde|non rispondono|non funziona|non funzionano|funziona male|perde|perdono|arranca|arrancano|fatica a|faticano|difficoltà|compromesso|compromessi|sacrifica|caotico|al di sotto delle aspettative|sotto le aspettative|sotto la media|niente di speciale|nulla di speciale|appena sufficiente|approssimativo=|frettoloso|lento a rispondere|macchinoso=|lacunoso|sottotono|manca di|delude le aspettative|non soddisfa|non soddisfano|non ne vale|troppo poco|troppo poca|troppo breve|troppo corto|troppo corta|troppo limitato*|troppo basso|poco convincente|grossolano|imbarazzante|sconsigliato|sconsigliare+|sconsigliabile|incompleto|pesa=|tasto dolente|nota dolente|nota negativa",
    ),
    (
        1,
        2,
        "economico|conveniente|a buon mercato|accessibile=|accessibili=|abbordabile|low cost|a basso costo|a buon prezzo|a prezzi bassi|buon prezzo|ottimo prezzo|prezzo competitivo|prezzi competitivi|prezzo contenuto|prezzi contenuti|prezzo accessibile|prezzi accessibili|prezzo ragionevole|prezzi ragionevoli|prezzo basso|prezzi bassi|prezzo onesto|prezzi onesti|prezzo vantaggioso|prezzi vantaggiosi|prezzo abbordabile|prezzo giusto|prezzo conveniente|prezzi convenienti|costa meno|costano meno|costa poco|costano poco|fa risparmiare|per tutte le tasche|affare|alla portata di tutti|vantaggioso|meno caro|meno costoso|risparmiare",
    ),
    (
        -1,
        2,
        "caro|costoso|dispendioso|esoso|prezzo elevato|prezzi elevati|prezzo alto|prezzi alti|prezzo eccessivo|prezzo premium|costo elevato|costi elevati|fuori budget|proibitivo|esorbitante|salato|sovrapprezzato|costa molto|costano molto|costa troppo|costano troppo|costa di più|costano di più|troppo caro|troppo cara|troppo cari|troppo care|troppo costoso|costa una fortuna|oneroso|poco economico|non proprio economico|prezzo non proprio contenuto|prezzo importante",
    ),
    (
        1,
        3,
        "vale la pena|ne vale la pena|vale il prezzo|vale il suo prezzo|vale ogni euro|vale ogni centesimo|vale i soldi|valgono il prezzo|buon investimento|ottimo investimento|giustifica il prezzo|giustificano il prezzo|soldi ben spesi|vale la spesa|vale l'investimento|ripaga|vale quello che costa|vale tutti i soldi",
    ),
    (
        -1,
        3,
        "non vale la pena|non ne vale la pena|non vale il prezzo|non vale il suo prezzo|non vale i soldi|non valgono il prezzo|non giustifica il prezzo|non giustificano il prezzo|soldi buttati|spreco di soldi|truffa=|cattivo investimento|non vale quello che costa|non vale la spesa|fregatura|non vale l'investimento",
    ),
    (
        1,
        4,
        "ben costruito*|ben rifinito*|ben assemblato*|materiali pregiati|materiali di qualità|materiali premium|ottimi materiali|materiali di alta qualità|fatto* a mano|artigianale|solidamente costruito*|finiture curate|finiture pregiate|di ottima fattura|di buona fattura",
    ),
    (
        -1,
        4,
        "mal costruito*|mal rifinito*|mal assemblato*|di scarsa qualità|di bassa qualità|di pessima qualità|plasticoso|plastica economica|materiali scadenti|materiali economici|sensazione di plastica|aspetto economico|cigola|scricchiola|scricchiolano|traballante|instabile costruzione|di scarsa fattura|sembra economico|finiture approssimative|materiali di scarsa qualità|assemblato* male",
    ),
    (
        1,
        5,
        "durevole|duraturo|resistente|robusto|longevo|impermeabile|indistruttibile|infrangibile|dura anni|durano anni|dura a lungo|durano a lungo|dura nel tempo|durano nel tempo|fatto* per durare|costruito* per durare|resiste|resistono|resistente* all'acqua|resistenti all'acqua|resistente* agli urti|a prova d'acqua|a prova di urto|a lunga durata|regge nel tempo|tiene nel tempo|antigraffio|antiurto|inossidabile",
    ),
    (
        -1,
        5,
        "fragile|delicato=|si rompe|si rompono|si è rotto|si è rotta|si consuma|si consumano|si usura|si usurano|si usura in fretta|arrugginisce|si arrugginisce|si graffia|si graffiano|si graffia facilmente|si deteriora|si deteriorano|si stacca|si staccano|perde acqua|perdite=|perdite d'acqua|si crepa|si strappa|si strappano|poco resistente|poco durevole|dura poco|durano poco|si sfalda|si scolla|si scolorisce|si deforma|vita breve",
    ),
    (
        1,
        6,
        "affidabile|affidabilissimo|stabile|costante|sicuro e affidabile|non si blocca mai|funziona sempre|non tradisce mai|senza interruzioni|senza guasti|senza crash",
    ),
    (
        -1,
        6,
        "inaffidabile|instabile|si blocca|si bloccano|si blocca spesso|va in crash|vanno in crash|va spesso in crash|si guasta|si guastano|soggetto* a guasti|smette di funzionare|smettono di funzionare|ha smesso di funzionare|si spegne da solo|si disconnette|si disconnettono|si riavvia|pieno* di bug|capriccioso|intermittente|dà problemi|danno problemi|si impalla|ballerino|si inceppa",
    ),
    (
        1,
        7,
        "facile* da usare|facile* da utilizzare|semplice* da usare|semplice* da utilizzare|intuitivo|semplice|facile|user-friendly|di facile utilizzo|di facile uso|facile* da capire|facile* da imparare|adatto* ai principianti|immediato|alla portata dei principianti|si usa facilmente|facile* da navigare|pratico* da usare|comodo* da usare|facile* da gestire|di semplice utilizzo|semplice* da gestire",
    ),
    (
        -1,
        7,
        "difficile* da usare|difficile* da utilizzare|complicato* da usare|complicato|complesso|confuso|confusionario|difficile|poco intuitivo*|macchinoso|farraginoso|cervellotico|sovraccarico|difficile* da capire|difficile* da imparare|poco pratico*|ostico|contorto|dispersivo|poco immediato*|scomodo* da usare|caotica interfaccia",
    ),
    (
        1,
        8,
        "facile* da installare|semplice* da installare|facile* da montare|semplice* da montare|facile* da configurare|semplice* da configurare|facile* da assemblare|veloce* da installare|veloce* da montare|si installa in pochi minuti|si monta in pochi minuti|si configura in pochi minuti|si installa facilmente|si monta facilmente|si configura facilmente|pronto* all'uso|plug and play|rapido* da installare|si installa in un attimo|si monta in un attimo|si configura in un attimo",
    ),
    (
        -1,
        8,
        "difficile* da installare|complicato* da installare|difficile* da montare|complicato* da montare|difficile* da configurare|complicato* da configurare|complesso* da installare|complesso* da configurare|difficile* da assemblare|macchinoso* da installare|complesso* da montare|laborioso* da montare|laborioso* da installare",
    ),
    (
        1,
        9,
        "risponde rapidamente|rispondono rapidamente|risponde subito|rispondono subito|risponde velocemente|rispondono velocemente|risolve i problemi|risolvono i problemi|risolve rapidamente|risolvono rapidamente|facile* da contattare|risponde sempre|rispondono sempre|sempre disponibile|facilmente raggiungibile",
    ),
    (
        -1,
        9,
        "difficile* da contattare|impossibile da contattare|irraggiungibile|difficilmente raggiungibile|ci mette troppo a rispondere|ci mettono troppo a rispondere|impiega troppo a rispondere|impiega giorni a rispondere|tarda a rispondere|tardano a rispondere|lento* a rispondere|ignora i clienti|ignorano i clienti|non risolve|non risolvono|non aiuta|difficile* da raggiungere|risponde in ritardo|rispondono in ritardo|ci mette giorni a rispondere",
    ),
    (
        1,
        10,
        "potente|performante|prestante|ad alte prestazioni|alte prestazioni|funziona bene|funzionano bene|funziona benissimo|funziona perfettamente|funzionano perfettamente|funziona alla perfezione|pulisce bene|pulisce a fondo|aspira bene|capace=|produttivo",
    ),
    (
        -1,
        10,
        "poco potente|sottopotenziato|manca di potenza|poco efficace|prestazioni scarse|scarse prestazioni|pulisce male|aspira male|poco performante",
    ),
    (
        1,
        11,
        "veloce|rapido|velocemente|rapidamente|fulmineo|istantaneo|immediatamente|all'istante|in pochi secondi|scattante|senza ritardi|bassa latenza|senza latenza|ultraveloce|velocissimo|celere|sprint|in un attimo",
    ),
    (
        -1,
        11,
        "lento|lentamente|lentezza|rallenta|rallentano|ci mette molto|ci mette troppo|impiega molto|impiega troppo|richiede molto tempo|richiede tempo|troppo lento|lagga|scatta=|scatti=|a rilento",
    ),
    (
        1,
        12,
        "dura fino a|durano fino a|arriva a due giorni|fino a due giorni di autonomia|dura tutto il giorno|durano tutto il giorno|dura tutta la giornata|durano tutta la giornata|lunga autonomia|grande autonomia|ottima autonomia|batteria a lunga durata|dura diversi giorni|dura più giorni|arriva a sera|copre l'intera giornata|batteria capiente",
    ),
    (
        -1,
        12,
        "si scarica rapidamente|si scarica velocemente|si scarica in fretta|si scaricano rapidamente|si scarica subito|scarsa autonomia|autonomia limitata|autonomia ridotta|poca autonomia|autonomia scarsa|breve autonomia|non arriva a sera|dura poche ore|durano poche ore|da ricaricare spesso|autonomia deludente|non dura",
    ),
    (
        1,
        14,
        "suona bene|suonano bene|suona benissimo|suona molto bene|suona meglio|suonano meglio",
    ),
    (
        -1,
        14,
        "suona male|suonano male|suona metallico|suona vuoto|gracchia|gracchiano|impastato|impastati",
    ),
    (
        1,
        16,
        "silenzioso|poco rumoroso|poco rumorosa|poco rumorosi|quasi impercettibile|non fa rumore|silenziosamente|appena udibile|insonorizzato|ultrasilenzioso|impercettibile|non si sente quasi",
    ),
    (
        -1,
        16,
        "rumoroso|assordante|fa rumore|fanno rumore|fa molto rumore|fanno molto rumore|fa troppo rumore|chiassoso|cigola=|stride|stridono|vibra troppo|vibra molto|fischia|fragoroso|ronza",
    ),
    (
        1,
        19,
        "elegante|bello|bellissimo|bella|belle|bei|bel|alla moda|moderno|minimalista|minimal|sofisticato|raffinata estetica|iconico|senza tempo|sobrio|di stile|stiloso|esteticamente gradevole|grazioso|affascinante|trendy|di tendenza|chic|carino|ben disegnato*|di classe|elegantissimo",
    ),
    (
        -1,
        19,
        "brutto|brutta|brutti|brutte|sgraziato|antiestetico|poco attraente|noioso|fuori moda|banale|anonimo|pacchiano|design datato|estetica datata|poco elegante|superato design|poco curato*|kitsch",
    ),
    (
        1,
        20,
        "comodo|confortevole|ergonomico|imbottito|morbido=|traspirante|accogliente|avvolgente|calza bene|calzano bene|veste bene|si adatta bene|si adattano bene|comodamente|comodissimo|ben imbottito*|soffice|si indossa bene|comodo* da indossare|comodi da indossare|piacevole al tatto",
    ),
    (
        -1,
        20,
        "scomodo|stringe|stringono|sfrega|sfregano|prude|irrita|irritano|poco confortevole|poco comodo*|rigido=|pizzica|preme|premono|fa male|fanno male|troppo morbido|troppo duro|troppo rigido|troppo stretto|troppo stretti|troppo strette|ruvido|vesciche|cede=|affonda|scivola|scivolano|calza male|poco ergonomico*",
    ),
    (
        1,
        21,
        "leggero|compatto|trasportabile|ultraleggero|sottile|facile* da trasportare|poco ingombrante|poco ingombranti|salvaspazio|occupa poco spazio|occupano poco spazio|sta in tasca|piccolo=|peso piuma|maneggevole=|leggerissimo|tascabile|pesa poco|pesano poco|slim",
    ),
    (
        -1,
        21,
        "pesante|ingombrante|voluminoso|massiccio|troppo pesante|troppo grande|troppo grosso|troppo ingombrante|occupa molto spazio|occupano molto spazio|occupa troppo spazio|difficile* da trasportare|pesa molto|pesano molto|pesa troppo|poco maneggevole|poco portatile|mastodontico",
    ),
    (
        1,
        22,
        "versatile|personalizzabile|configurabile|flessibile|multifunzione|multifunzionale|ricco* di funzioni|ricco* di funzionalità|numerose funzioni|molte funzioni|ampia gamma di funzioni|ben equipaggiato*|ben accessoriato*|molto completo*|completissimo|polivalente|funzioni avanzate|funzionalità avanzate|accessoriato|modulare|adattabile|tante funzioni|ampia personalizzazione|ben dotato*",
    ),
    (
        -1,
        22,
        "poche funzioni|poche funzionalità|funzioni limitate|funzionalità limitate|poco versatile|opzioni limitate|poche opzioni|mancano funzioni|funzioni di base|poco flessibile|povero* di funzioni|poco personalizzabile|dotazione scarsa|dotazione povera",
    ),
    (
        1,
        23,
        "compatibile|compatibile* con|si integra|si integra bene|si integrano bene|si integra perfettamente|si integra facilmente|si collega facilmente|si collegano facilmente|si connette facilmente|si connettono facilmente|si connette rapidamente|si abbina facilmente|si sincronizza",
    ),
    (
        -1,
        23,
        "incompatibile|non è compatibile|non sono compatibili|non compatibile con|non si integra|poco compatibile|perde la connessione|perde spesso la connessione|perdono la connessione|non si collega|non si connette|proprietario=|senza bluetooth",
    ),
    (
        1,
        25,
        "sicuro|sicuro* per i bambini|ipoallergenico|atossico|non tossico|privo di bpa|senza bpa|adatto* alle pelli sensibili",
    ),
    (
        -1,
        25,
        "pericoloso|insicuro|tossico|si surriscalda|si surriscaldano|scalda troppo|scaldano troppo|scalda molto|si scalda troppo|nocivo|ritirato dal mercato|ritirata dal mercato|rischioso|poco sicuro*",
    ),
    (
        1,
        26,
        "crittografato|cifrato|crittografia end-to-end|protegge la privacy|protegge i dati|protegge i tuoi dati|rispetta la privacy|rispetta la tua privacy|rispettoso della privacy|rispettosa della privacy|conforme al gdpr",
    ),
    (
        -1,
        26,
        "vende i dati|vende dati|vende i tuoi dati|vendono i dati|condivide i dati|condivide dati|hackerato|hackerata|è stato hackerato|è stata hackerata|invasivo|invadente|vulnerabile|raccoglie troppi dati|raccoglie molti dati",
    ),
    (
        1,
        27,
        "delizioso|gustoso|saporito|squisito|aromatico|cremoso|fresco|buonissimo|ha un buon sapore|ha un ottimo sapore|profumato|profuma|appetitoso|succoso|rinfrescante|gustosissimo|prelibato|goloso|croccante|sa di buono",
    ),
    (
        -1,
        27,
        "insipido|insapore|amaro=|amara=|rancido|stantio|sa di bruciato|sa di plastica|ha un cattivo sapore|cattivo sapore|cattivo odore|sapore artificiale|retrogusto amaro|annacquato|acquoso|troppo dolce|troppo salato|troppo salata|stucchevole|bruciato|puzza|disgustoso|senza sapore|gommoso|poco saporito*|sa di artificiale",
    ),
    (
        1,
        28,
        "sano|salutare|naturale|biologico|bio=|nutriente|senza zucchero|senza zuccheri aggiunti|senza zuccheri|senza glutine|senza additivi|senza conservanti|ingredienti naturali|ingredienti di qualità|ingredienti freschi|ricco* di proteine|ad alto contenuto proteico|vegano|senza lattosio|ricco* di fibre|ingredienti biologici|genuino|integrale=|privo di additivi|a basso contenuto di zuccheri",
    ),
    (
        -1,
        28,
        "malsano|poco salutare|troppo zucchero|troppi zuccheri|molto zucchero|pieno* di zucchero|ricco* di zuccheri|ultraprocessato|contiene additivi|contengono additivi|ingredienti artificiali|pieno* di additivi|poco sano|poco sana|troppo sale|pieno* di conservanti|calorico|troppo grasso",
    ),
    (
        1,
        29,
        "sostenibile|ecologico|ecosostenibile|ecocompatibile|rispettoso dell'ambiente|rispettosa dell'ambiente|riciclato|riciclabile|biodegradabile|compostabile|a basso consumo|basso consumo|bassi consumi|consuma poco|consumano poco|etico|a impatto zero|a emissioni zero|materiali riciclati|eco-friendly|parsimonioso|green|equo e solidale|plastic free",
    ),
    (
        -1,
        29,
        "inquinante|inquina|inquinano|poco sostenibile|insostenibile|consuma molto|consumano molto|consuma troppo|consumano troppo|energivoro|alto consumo|consumi elevati|poco ecologico|troppa plastica|greenwashing|assetato",
    ),
    (
        1,
        30,
        "senza commissioni|senza costi nascosti|senza vincoli|senza canone|senza abbonamento|senza spese nascoste|senza costi aggiuntivi|senza spese|zero commissioni|zero spese|canone zero|senza penali|disdici quando vuoi",
    ),
    (
        -1,
        30,
        "addebita commissioni|applica commissioni|addebiti imprevisti|addebiti inattesi|abbonamento obbligatorio|addebita costi|applica costi|vincolo contrattuale|vincoli contrattuali|costi imprevisti|fa pagare|abbonamento a pagamento|vincolo di 24 mesi",
    ),
    (
        1,
        31,
        "ampia copertura|copertura capillare|disponibile ovunque|disponibile in tutta italia|prende bene|prende ovunque|copre tutto il territorio",
    ),
    (
        -1,
        31,
        "prende male|non prende|cade la linea|copertura limitata|non copre|scarsa copertura",
    ),
    (
        1,
        32,
        "spedizione gratuita|spedizione veloce|spedizioni veloci|spedizione rapida|consegna veloce|consegna rapida|consegne rapide|consegna puntuale|consegne puntuali|arriva in tempo|arrivano in tempo|arriva puntuale|consegna gratuita|arriva velocemente|arriva subito|consegnato in tempo|arrivato in tempo|ben imballato*|consegna in giornata|consegna in 24 ore|spedisce rapidamente|spedisce velocemente|spedizioni rapide|consegna puntualmente|imballato con cura|spedizioni gratuite",
    ),
    (
        -1,
        32,
        "arriva in ritardo|arrivano in ritardo|arrivato in ritardo|arrivata in ritardo|in ritardo|consegnato in ritardo|arrivato danneggiato|arrivata danneggiata|arriva danneggiato|arrivato rotto|consegna lenta|spedizione lenta|spedizioni lente|mai arrivato|mai arrivata|consegne in ritardo|ritarda|ritardano|imballato male|mal imballato*|consegne tardive|impiega settimane|ci mette settimane|settimane per arrivare",
    ),
    (
        1,
        33,
        "reso gratuito|resi gratuiti|reso facile|resi facili|soddisfatti o rimborsati|garanzia a vita|lunga garanzia|garanzia estesa di|rimborso rapido|rimborso veloce|rimborsi rapidi|rimborsa subito|senza fare domande|garanzia lunga|ampia garanzia|garanzia generosa|rimborsato subito",
    ),
    (
        -1,
        33,
        "rifiuta i rimborsi|rifiuta il rimborso|nega il rimborso|non rimborsa|non rimborsano|senza garanzia|garanzia breve|garanzia limitata|non rimborsabile|resi a pagamento|reso a pagamento|non accetta resi|nega i rimborsi|garanzia corta",
    ),
    (
        1,
        34,
        "di fiducia|rispettato|stimato|riconosciuto|prestigioso|rinomato|popolare|ben recensito*|ben valutato*|affermato|credibile|degno* di fiducia|best seller|bestseller|più venduto|più venduta|più venduti|leggendario|collaudato|amatissimo|storico marchio|autorevole marchio|buona reputazione|ottima reputazione|gode di ottima fama|serio=|famoso|leader di mercato|acclarato",
    ),
    (
        -1,
        34,
        "controverso|discusso|cattiva reputazione|pessima reputazione|cattiva fama|sopravvalutato|poco trasparente|poco serio|poco seria|fraudolento|disonesto|famigerato|screditato|accusato|multato|denunciato|diffidenza|sfiducia|mal recensito*|opaca gestione|reputazione discutibile|poco affidabile reputazione|denunciata",
    ),
    (
        1,
        35,
        "ampia scelta|vasta scelta|grande scelta|ampia gamma|vasta gamma|ampia selezione|vasta selezione|grande varietà|ampia varietà|variegato|diversificato|vasto catalogo|ampio catalogo|ricco catalogo|ampio assortimento|vasto assortimento|per tutti i gusti|molte opzioni|ben fornito*|tante opzioni|catalogo ricco|catalogo vastissimo|ampia offerta|vario=",
    ),
    (
        -1,
        35,
        "esaurito|non disponibile|scelta limitata|gamma limitata|selezione limitata|poca scelta|catalogo limitato|poca varietà|poco assortito*|scarsa scelta|offerta limitata|scelta ridotta|poco fornito*|catalogo ridotto|gamma ridotta|scarsa varietà|spesso esaurito",
    ),
    (
        1,
        36,
        "facile* da pulire|semplice* da pulire|facili da pulire|lavabile|lavabile* in lavatrice|lavabile* in lavastoviglie|lavabili in lavastoviglie|autopulente|si pulisce facilmente|si puliscono facilmente|poca manutenzione|facile* da riparare|riparabile|bassa manutenzione|facile* da mantenere|si pulisce in un attimo|veloce* da pulire|pratico* da pulire|manutenzione minima|manutenzione ridotta|richiede poca manutenzione",
    ),
    (
        -1,
        36,
        "difficile* da pulire|complicato* da pulire|difficili da pulire|difficile* da riparare|molta manutenzione|manutenzione costosa|si sporca facilmente|si sporca|si sporcano|impossibile da riparare|scomodo* da pulire|noioso da pulire|noiosa da pulire|difficile* da mantenere|manutenzione frequente|si intasa|manutenzione impegnativa|laborioso* da pulire|richiede molta manutenzione",
    ),
    (
        1,
        37,
        "spazioso|capiente|grande capacità|molto spazio|espandibile|bagagliaio ampio|ampio bagagliaio|grande serbatoio|tanto spazio|capienza generosa|arioso|memoria espandibile",
    ),
    (
        -1,
        37,
        "poco spazio|capacità limitata|capacità ridotta|spazio limitato|memoria limitata|serbatoio piccolo|piccolo serbatoio|bagagliaio piccolo|poco capiente|si riempie subito|si riempie in fretta|troppo piccolo|troppo piccola|poca memoria|poca capienza|angusto|piccola capacità|serbatoio ridotto",
    ),
    (1, 38, "lunga portata|ampia portata|arriva lontano|grande portata"),
    (-1, 38, "portata limitata|breve portata|scarsa portata|portata ridotta"),
    (
        1,
        39,
        "preciso|accurato|esatto|attendibile|con precisione|misura bene|puntualissimo|fedele=",
    ),
    (
        -1,
        39,
        "impreciso|inaccurato|inesatto|poco preciso|poco precisa|poco accurato|misura male|sbaglia|si scorda|inattendibile|poco attendibile|sballato|sballati|sballate|misurazioni errate",
    ),
    (
        1,
        40,
        "maneggevole|agile|divertente da guidare|piacevole da guidare|facile* da guidare|si guida bene|facile* da manovrare|ben piantato*|sterzo preciso|facile* da suonare|scattante in curva|stabile su strada",
    ),
    (
        -1,
        40,
        "difficile* da manovrare|difficile* da guidare|sterzo impreciso|sospensioni rigide|goffo in curva|poco agile|sterzo vago|sospensioni dure|difficile* da suonare",
    ),
    (
        1,
        41,
        "ben documentato*|ben spiegato*|esperto|didattico|istruttivo|competentissimo|ben preparato*|qualificato|chiarissimo",
    ),
    (
        -1,
        41,
        "mal documentato*|mal spiegato*|poco preparato*|impreparato|incompetente|poco documentato*|spiegato male|superficiale|poco competente",
    ),
    (
        1,
        42,
        "innovativo|pionieristico|rivoluzionario|all'avanguardia|d'avanguardia|di ultima generazione|avanzato|tecnologicamente avanzato*|futuristico|pioniere|avveniristico|all'ultimo grido",
    ),
    (
        -1,
        42,
        "tecnologia superata|tecnologia datata|tecnologia obsoleta|obsoleto|poco innovativo*|rimasto indietro|tecnologicamente superato*|tecnologicamente arretrato*|arretrato",
    ),
];
