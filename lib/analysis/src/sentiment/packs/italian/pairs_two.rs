//! Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        12,
        "dura|durano|resiste|regge|tiene|supera|raggiunge|garantisce|assicura|copre|arriva|fino",
        "0 ore|tutto il giorno|tutta la giornata|una giornata intera|un giorno intero|0 giorni|un'intera giornata|\
         0 ore di utilizzo|0 ore di autonomia|una settimana di utilizzo|giorni interi|0 ore di musica|un'intera settimana",
    ),
    (
        -1,
        12,
        "scarica|scaricano|esaurisce|prosciuga|esauriscono",
        "in fretta|subito|presto|rapidamente|in poche ore|troppo in fretta|troppo presto|velocemente|già a metà giornata|\
         in un attimo|a vista d'occhio|nel giro di poche ore|dopo poche ore|facilmente|a metà giornata",
    ),
    (
        -1,
        12,
        "bisogna|tocca|occorre|costringe",
        "ogni giorno|ogni sera|spesso|di continuo|più volte al giorno|tutti i giorni|ogni notte|continuamente|\
         due volte al giorno|ogni due per tre|ogni poche ore",
    ),
    (
        -1,
        12,
        "batteria|autonomia|carica",
        "subito|in fretta|troppo presto|metà giornata|metà pomeriggio|rapidamente|poche ore|pochissimo|velocemente|a malapena|\
         lascia a desiderare|tallone d'achille|fa fatica|cala|crolla|delude|prima di sera|si esaurisce",
    ),
    (
        1,
        13,
        "ricarica|ricaricano|carica|caricano",
        "0 minuti|mezz'ora|un'ora|0 ora|poco tempo|un lampo|0 ore|minuti|un attimo|fretta|rapidamente|meno di un'ora|\
         pochi minuti|un'oretta",
    ),
    (
        -1,
        13,
        "mette|impiega|vogliono|richiede|servono",
        "ricaricarsi|caricarsi|una ricarica|una carica|ricaricare|la ricarica",
    ),
    (
        1,
        14,
        "suono|audio|sonora|timbro",
        "caldo|calda|pulito|pulita|ricco|ricca|cristallino|cristallina|nitido|nitida|equilibrato|equilibrata|avvolgente|\
         dettagliato|dettagliata|potente|corposo|corposa|immersivo|immersiva|definito|definita|pieno|piena|chiaro|chiara|\
         limpido|limpida|da cinema|eccellente|naturale|di alta qualità|fedele",
    ),
    (
        -1,
        14,
        "suono|audio|sonora|voci|voce",
        "metallico|metallica|ovattato|ovattata|piatta|scatolato|scatolata|poco definit|poca definito|poca definita|confuso|\
         confusa|distorto|distorta|gracchiante|debole|fiacco|fiacca|impastato|impastata|mediocre|povero|scadente|stridulo|\
         stridula|stridente",
    ),
    (
        -1,
        14,
        "distorce|distorcono|gracchia|gracchiano|vibra|rimbomba",
        "volume alto|alto volume|massimo|volumi alti|volume massimo|alzi",
    ),
    (
        1,
        15,
        "isola|isolano|scherma|blocca|bloccano|elimina|annulla|annullano|attenua|riduce|spegne|filtra|azzera|cancella",
        "rumori|dal rumore|rumori esterni|mondo|mondo esterno|rumore esterno|dal mondo|dai rumori|traffico|rumore ambientale|\
         rumore dell'aereo|chiacchiericcio|il rumore|il rumore dei motori|i rumori",
    ),
    (-1, 15, "lascia|lasciano", "rumori|suono|traffico"),
    (
        -1,
        16,
        "produce|emette|genera",
        "baccano|chiasso|fracasso|casino|rumore fastidioso|rumore infernale|fischio fastidioso",
    ),
    (
        1,
        17,
        "colori|immagini|immagine|neri|schermo|display|pannello",
        "vivi|vivaci|vividi|brillante|brillanti|realistici|realistiche|fedele|fedeli|naturali|naturale|nitido|nitida|nitide|\
         nitidi|profondi|profondissimi|definita|definite|definito|luminoso|luminosa|luminose|cristallina|cristalline|\
         spettacolare|spettacolari|vibranti|saturi|intensi|perfetti|assoluti|eccellente|eccellenti|ottimo|fluido|fluida|fluide|\
         contrastato|contrastata|superbo|superba|magnifico|magnifica|ampio|generoso|ricchi|accurati|molto luminoso|dettagliate|\
         dettagliata|stupendo|stupendi|stupende",
    ),
    (
        -1,
        17,
        "colori|immagini|immagine|neri|schermo|display|pannello",
        "spento|spenti|slavato|slavati|sbiadito|sbiaditi|opaco|opachi|buio|buie|scuro|scura|sgranata|sgranate|sgranato|sfocata|\
         sfocate|sfocato|poco luminoso|poco luminosa|poco definito|poco definita|povero|poveri|poco fedeli|grigiastri|piccolo|\
         mediocre|deludente|pixelato|pixelata|freddi|poco brillante|poco brillanti|innaturali|poco leggibile|modesto|\
         poco contrastato|freddo|datato|datati|troppo saturi|troppo piccolo|minuscolo",
    ),
    (
        1,
        18,
        "scatta|scattano|realizza|cattura|produce|sforna",
        "nitide|nitidi|eccellente|eccellenti|splendide|splendidi|ottime|ottimi|dettagliate|dettagliati|bellissime|bellissimi|\
         stupende|stupendi|luminose|luminosi|spettacolare|spettacolari|di qualità|da urlo|straordinarie|straordinari|\
         incredibile|incredibili|molto buone|molto buoni|impressionanti|fluidi|stabili|professionali|definite|definiti|\
         brillanti|eccezionali|di altissimo livello",
    ),
    (
        -1,
        18,
        "foto|scatti|video|immagini|selfie",
        "sfocate|sfocati|mosse|mossi|scure|scuri|buie|sgranate|sgranati|mediocre|mediocri|scadenti|rumorose|rumorosi|impastate|\
         impastati|poco nitide|poco nitidi|deludenti|tremolanti|poco definite|poco definiti|spente|granulose|scarse",
    ),
    (
        1,
        19,
        "design|linea|linee|stile|estetica|aspetto|look|forme|forma",
        "elegante|eleganti|raffinato|raffinata|raffinate|moderno|moderna|moderne|curato|curata|curate|accattivante|minimal|\
         minimalista|pulito|pulita|pulite|ricercato|ricercata|ricercate|senza tempo|sobrio|sobria|sobrie|sofisticato|\
         sofisticata|originale|bello|bella|belle|bellissimo|bellissima|essenziale|iconico|iconica|futuristico|futuristica|\
         slanciato|slanciata|slanciate|sportivo|sportiva|di classe|retrò|vintage|impeccabile|premiato|inconfondibile|armonioso|\
         armoniosa|armoniose|italiano|contemporaneo|piacevole|gradevole|d'impatto|che conquista",
    ),
    (
        1,
        19,
        "abbina|abbinano|sposa|inserisce|integra|intona",
        "arredo|salotto|bene con tutto|bene ovunque|una bella figura|un figurone|bella figura|bene in ogni",
    ),
    (
        -1,
        19,
        "design|linea|linee|stile|estetica|aspetto|look|forme",
        "datato|datata|datate|anonimo|anonima|anonime|banale|banali|vecchio|vecchia|vecchie|superato|superata|brutto|brutta|\
         brutte|ingombrante|poco ispirato|poco ispirata|antiquato|antiquata|spartano|spartana|poco curato|poco curata|tozzo|\
         tozza|tozze|noioso|noiosa|grezzo|grezza|scialbo|scialba|goffo|goffa|goffe|vecchio stile|fuori moda|poco attraente|\
         discutibile|insipido|insipida|da ospedale|cheap|pesante|che sa di vecchio|poco moderno|dozzinale",
    ),
    (
        1,
        20,
        "calza|calzano|veste|vestono|adatta|adattano|indossa|indossano|avvolge|avvolgono|abbraccia|sostiene|modella|sostengono|\
         portano|porta",
        "a pennello|benissimo|bene|come un guanto|alla perfezione|per ore|tutto il giorno|come una seconda pelle|al corpo|\
         al piede|alla forma del corpo|bene la schiena|la schiena|la colonna|con dolcezza|senza stringere|il piede|\
         la zona lombare|comodamente",
    ),
    (
        2,
        20,
        "stringe|stringono|sfrega|sfregano|fastidio|orecchie|pesano|preme|premono|pizzica|pizzicano|affatica|affaticano|irrita|\
         stanca|stancano|sudare|cade|cadono|sente|vesciche|dolori|muove|sfregamenti",
        "mai|nemmeno dopo ore|dopo ore|anche dopo ore|neanche dopo ore|alle orecchie|durante la corsa",
    ),
    (
        -1,
        20,
        "stringe|stringono|sfrega|sfregano|preme|premono|pizzica|pizzicano|affatica|affaticano|irrita|stanca|stancano|sudare|\
         fastidio|comprime|segna|taglia|graffia|punge|pungono|scalda|tira|noia|indolenzisce|indolenziscono",
        "orecchie|piedi|ora|polso|schiena|mano|collo|un'ora|talloni|spalle|qualche ora|dita|testa|tallone|poche ore|naso|\
         braccio|gambe|fianchi|un paio d'ore|ore|utilizzo prolungato|d'estate|polpacci",
    ),
    (
        -1,
        20,
        "troppo|un po'|piuttosto|decisamente|eccessivamente",
        "rigido|rigida|rigidi|rigide|duro|dura|duri|dure|stretto|stretta|stretti|strette|morbido|morbida|morbidi|morbide|caldo|\
         calda|caldi|calde|largo|larga|ruvido|ruvida|ruvidi|ruvide|aderente|aderenti|molle|cedevole|attillato|attillata|\
         attillati|attillate",
    ),
    (
        1,
        21,
        "entra|entrano|infila|ripone|trova|mette",
        "zaino|borsa|una tasca|borsetta|ovunque|palmo|una mano|angolo|valigia|tutte le borse|cassetto|una borsa|mano|\
         spazi stretti|poco spazio|qualsiasi borsa|ogni bagagliaio",
    ),
    (
        -1,
        21,
        "occupa|occupano|prende|porta|ingombra|ingombrano",
        "posto|piano|tavolo|armadio|troppo|tanto|parecchio|mezza|metà|un sacco di|mezzo",
    ),
    (
        -2,
        21,
        "entra|entrano",
        "zaino|borsa|le borse|tutte le cucine|cucine piccole|pensili|cappelliera|spazi|lavandino",
    ),
    (
        1,
        22,
        "ricco|ricca|ricchi|ricche|pieno|piena|strapieno|strapiena|ricchissimo|ricchissima|zeppo|zeppa|dotato|dotata|cariche|\
         carico",
        "possibilità|ogni comfort|ogni optional|tutti gli accessori|mille funzioni",
    ),
    (
        1,
        22,
        "tante|tanti|tantissime|tantissimi|numerose|numerosi|moltissime|moltissimi|innumerevoli|miriade|infinite|marea|\
         un'infinità|molteplici|un sacco di|un'ampia|decine|centinaia|svariate|mille",
        "possibilità|personalizzazioni|modelli",
    ),
    (
        1,
        22,
        "include|comprende|prevede|aggiunge|integra|incluso",
        "assicurazione di viaggio|il necessario|lounge|assicurazione|accesso alle lounge|vantaggi extra",
    ),
    (
        -1,
        22,
        "poche|pochi|pochissime|pochissimi|scarse|scarsi|limitate|limitati|ridotte|ridotti",
        "personalizzazioni|possibilità",
    ),
    (
        -1,
        22,
        "funzioni|opzioni|accessori|funzionalità|strumenti|impostazioni|programmi|dotazione|equipaggiamento|personalizzazione|\
         modalità",
        "limitate|limitati|limitata|limitato|ridotte|ridotti|ridotta|ridotto|basilare|basilari|essenziale|essenziali|di base|\
         scarse|scarsi|scarsa|scarso|ridotte all'osso|ridotti all'osso|povere|poveri|povera|povero|misera|elementari|spartana|\
         risicate|risicata|minime|minimi|minima|minimo",
    ),
    (
        -2,
        22,
        "l'|alcun|alcune|qualche|c'è|prevede|include|dispone|permette",
        "funzione|accessorio|opzione|impostazione|personalizzare|esportare|cruise control|controllo|porta|custodia|luce|\
         scomparto|supporto|indicatore|regolazione|slot|jack|presa|memoria programmi",
    ),
    (
        -1,
        22,
        "manca|manca di|alcune|qualche|mancano|mancano di|assente il|assente la|assente|assenti|privo|priva|niente|l'|alcun|\
         sprovvisto|sprovvista|mancanza|l'assenza",
        "funzione|accessorio|opzione|impostazione|personalizzare|esportare|cruise control|controllo|porta|custodia|luce|\
         scomparto|supporto|indicatore|regolazione|slot|jack|presa|memoria programmi",
    ),
    (
        1,
        23,
        "funziona|funzionano|integra|integrano|dialoga|dialogano|sincronizza|sincronizzano|collega|collegano|connette|\
         connettono|abbina|abbinano|comunica|accoppia|lavora",
        "smartphone|gli assistenti|android|ios|alexa|dispositivi|i dispositivi|excel|google|sistemi|con i principali|\
         senza problemi|alla perfezione|bene con|benissimo con|facilmente|subito|in un attimo|all'istante|sia con|sia su|\
         al volo|automaticamente|in pochi secondi|sia ad|con centinaia di|con oltre 0|nativamente|con decine di|al primo colpo|\
         senza intoppi|a meraviglia",
    ),
    (
        -1,
        23,
        "problemi|difficoltà|grane",
        "collegarsi|connettersi|accoppiamento",
    ),
    (
        1,
        24,
        "app|applicazione|software|interfaccia|programma|piattaforma|sito|banking|sistema",
        "intuitivo|intuitiva|ben fatto|ben fatta|completo|completa|curato|curata|fluido|fluida|chiaro|chiara|eccellente|ottimo|\
         ottima|stabile|potente|utile|utilissima|semplice|reattivo|reattiva|pulito|pulita|leggero|senza pubblicità|\
         ben progettato|ben progettata|funzionale|ben strutturato|ben strutturata|ricco|ricca|maturo|matura|comodo|comoda|\
         funziona benissimo|è un piacere da usare|tra le migliori|modello",
    ),
    (
        1,
        24,
        "riceve|ricevono|garantisce",
        "spesso|frequenti|regolari|di frequente|costanti|regolarmente|con costanza|per anni|per 0 anni|costantemente|tempestivi|\
         ogni mese",
    ),
    (
        -1,
        24,
        "app|applicazione|software|interfaccia|programma|piattaforma|sito|banking|sistema",
        "lento|lenta|confuso|confusa|datato|datata|piena di bug|pieno di bug|piena di pubblicità|pieno di pubblicità|acerbo|\
         acerba|macchinoso|macchinosa|limitato|limitata|scarno|scarna|migliorabile|poco intuitiv|poca intuitivo|poca intuitiva|\
         poco curato|poco curata|poco chiaro|poco chiara|va in crash|si blocca|crasha|lascia a desiderare|da rivedere|\
         dà problemi|è un disastro|farraginoso|farraginosa|antiquato|antiquata|pesante|bloccato|bloccata|da migliorare|vecchio|\
         vecchia|invadente|mal tradotto|mal tradotta|tradotta male|poco reattivo|poco reattiva|non funziona|solo in inglese|\
         mediocre|deludente|pessimo|pessima|scomodo|scomoda|spartano|spartana|incompleto|incompleta|non è all'altezza",
    ),
    (
        1,
        25,
        "massimo|massimi|punteggio|ottimi|ottimo|cinque|stelle|eccellente|ottima",
        "prove di sicurezza|euro ncap|test|test euro ncap|urti",
    ),
    (
        1,
        25,
        "sicuro|sicura|sicuri|sicure|sicurissimo|sicurissima",
        "i bambini|bambini|neonati|la pelle|tutta la famiglia|animali|anche in caso di",
    ),
    (
        1,
        25,
        "adatto|adatta|adatti|adatte|indicato|indicata|delicato|delicata|ideale|perfetto|perfetta|tollerato|tollerata|sicuro|\
         sicura",
        "pelli sensibili|pelle sensibile|pelli delicate|pelli reattive|pelli più sensibili|neonati|pelle dei bambini|\
         pelli atopiche|pelli secche",
    ),
    (
        -1,
        25,
        "può|possono|rischia|tende|tendono|provoca|provocano|causa|causano",
        "irritare|scottare|ribaltarsi|provocare allergie|causare allergie|arrossamenti|bruciori|prurito|ribaltare|\
         provocare irritazioni|bruciature|reazioni allergiche|seccare la pelle",
    ),
    (
        1,
        26,
        "protegge|proteggono|tutela|tutelano|rispetta|rispettano|cifra|difende|custodisce|salvaguarda",
        "dati|privacy|dati personali|riservatezza|informazioni|dati degli utenti|la privacy|conti|account|i dati|conversazioni|\
         password",
    ),
    (
        2,
        26,
        "vende|condivide|raccoglie|conserva|traccia|cede|registra|vendono|condividono|salva",
        "dati|tuoi dati|dato|dati personali|informazioni|dati a terzi|con terzi|registri|log|attività",
    ),
    (
        -1,
        26,
        "raccoglie|raccolgono|chiede|chiedono|condivide|condividono|vende|vendono|cede|cedono|traccia|richiede|trasmette|invia|\
         rivende",
        "dati|permessi|informazioni|dati personali|autorizzazioni|dati del necessario|dati degli utenti|dati con|dati a|\
         informazioni personali",
    ),
    (
        -1,
        26,
        "subito|vittima|subì|colpito|colpita",
        "violazione|violazioni|attacco|fuga di dati|furto di dati|attacco hacker|violazione dei dati|attacchi|data breach",
    ),
    (
        -1,
        26,
        "dubbi|preoccupazioni|perplessità|timori|riserve|interrogativi",
        "privacy|sicurezza|trattamento dei dati|sicurezza dei dati|uso dei dati|dei dati",
    ),
    (
        1,
        27,
        "gusto|sapore|aroma|profumo|retrogusto|sapori",
        "intenso|intensi|ricco|ricchi|autentico|autentici|delicato|delicati|equilibrato|equilibrati|piacevole|piacevoli|pieno|\
         pieni|deciso|decisi|genuino|genuini|fruttato|fruttati|rotondo|rotondi|ottimo|ottimi|eccellente|eccellenti|\
         irresistibile|irresistibili|fresco|freschi|persistente|avvolgente|inconfondibile|tradizionale|armonioso|armoniosi|\
         naturale|naturali|vellutato|delizioso|deliziosi|squisito|squisiti|di casa|strepitoso|bilanciato|gradevole|corposo|\
         profondo|raffinato",
    ),
    (
        1,
        27,
        "consistenza|texture|crema|impasto|pasta|carne|crosta",
        "cremoso|cremosa|vellutato|vellutata|morbido|morbida|perfetto|perfetta|croccante|tenero|tenera|ben cotto|ben cotta|\
         setoso|setosa|piacevole|soffice|leggero|leggera|digeribile|al dente|succoso|succosa|compatta|densa",
    ),
    (
        -1,
        27,
        "gusto|sapore|aroma|retrogusto|odore|profumo",
        "artificiale|amaro|amarognolo|chimico|chimica|stucchevole|sgradevole|metallico|metallica|piatta|insipido|insipida|\
         blando|debole|poco intenso|di plastica|troppo forte|troppo dolce|strano|acido|acidulo|anonimo|anonima|acre|invadente|\
         pungente|scialbo|fastidioso|di bruciato|nauseante|aspro|troppo intenso|poco deciso",
    ),
    (
        -1,
        27,
        "troppo|eccessivamente|un po'|piuttosto|fin troppo",
        "salato|salata|salati|salate|dolce|dolci|amaro|amara|amari|acido|acida|acidi|asciutto|asciutta|asciutti|secco|secca|\
         grasso|grassa|unto|unta|unti|duro|dura|duri|piccante|piccanti|cotto|cotta|cotti|aspro|aspra|forte|pesante da digerire|\
         speziato|speziata",
    ),
];
