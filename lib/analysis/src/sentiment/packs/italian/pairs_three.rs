//! Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        2,
        28,
        "contiene|contengono",
        "parabeni|siliconi|solfati|conservanti|coloranti|additivi|zuccheri|zuccheri aggiunti|glutine|lattosio|olio di palma|\
         alcol|profumo|profumi|ogm|zucchero|zucchero aggiunto|aromi artificiali|solfati né parabeni|parabeni né siliconi|\
         conservanti né coloranti|coloranti né conservanti|cereali|edulcoranti|dolcificanti|sostanze chimiche|grassi idrogenati|\
         ingredienti artificiali|microplastiche|additivi né conservanti|antibiotici|pesticidi|allergeni|fragranze",
    ),
    (
        1,
        28,
        "privo di|priva di|privi di|prive di|zero|niente|0|né",
        "parabeni|siliconi|solfati|conservanti|coloranti|additivi|zuccheri|zuccheri aggiunti|glutine|lattosio|olio di palma|\
         alcol|profumo|profumi|ogm|zucchero|zucchero aggiunto|aromi artificiali|solfati né parabeni|parabeni né siliconi|\
         conservanti né coloranti|coloranti né conservanti|cereali|edulcoranti|dolcificanti|sostanze chimiche|grassi idrogenati|\
         ingredienti artificiali|microplastiche|additivi né conservanti|antibiotici|pesticidi|allergeni|fragranze",
    ),
    (
        1,
        28,
        "ricco|ricca|ricchi|ricche|fonte|carichi|cariche|contenuto|apporto|ottima|pieno|piena",
        "proteine|fibre|vitamine|omega 0|nutrienti|antiossidanti|sali minerali|carne|ferro|calcio|principi attivi|\
         proteine nobili",
    ),
    (
        1,
        28,
        "basso|bassa|pochi|povero|povera|ridotto|contenuto|tenore",
        "zuccheri|grassi|sale|calorie|sodio|zucchero|grassi saturi",
    ),
    (
        -1,
        28,
        "contiene|contengono|ricco|ricca|pieno|piena|abbonda|carico|presenza|presenti|troppi|troppo|troppa|eccesso|abbondanti|\
         tanti|parecchi|parecchio|zeppo|zeppa",
        "zuccheri|zucchero|conservanti|additivi|coloranti|sale|grassi|grassi saturi|olio di palma|edulcoranti|dolcificanti|\
         parabeni|solfati|siliconi|profumi|alcol|cereali|ingredienti artificiali|zuccheri aggiunti|calorie|aromi artificiali|\
         sostanze chimiche|sottoprodotti|sodio|farine|grassi idrogenati|amidi|sciroppo di glucosio|microplastiche|allergeni|\
         riempitivi",
    ),
    (
        1,
        29,
        "fatto|fatta|fatti|fatte|realizzato|realizzata|realizzati|realizzate|prodotto|prodotta|prodotti|prodotte|costruito|\
         costruita|costruiti|costruite",
        "riciclata|riciclati|riciclate|riciclato|biologico|biologica|sostenibile|sostenibili|rinnovabile|rinnovabili|\
         di recupero|certificato|certificata|ecologici|ecologica|di plastica riciclate|da pesca riciclate",
    ),
    (
        1,
        29,
        "usa|utilizza|impiega|usano|utilizzano|adotta|sceglie",
        "riciclata|riciclati|riciclate|riciclato|sostenibile|sostenibili|biologico|biologica|rinnovabile|rinnovabili|\
         compostabile|compostabili|riciclabile|riciclabili|ecologici|ecologica|ecologiche|biodegradabile|biodegradabili|verde|\
         plastic free",
    ),
    (
        1,
        29,
        "imballaggi|imballaggio|confezione|confezioni|packaging|flacone",
        "riciclabile|riciclabili|riciclato|riciclata|riciclati|riciclate|compostabile|compostabili|biodegradabile|\
         biodegradabili|plastic free|senza plastica|ricaricabile|ricaricabili|sostenibile|sostenibili|ecologico|ecologica|\
         ecologici|ecologiche",
    ),
    (
        -1,
        29,
        "consuma|consumano|beve",
        "acqua|energia|corrente|elettricità|carburante|benzina|troppo|parecchio|tanta|troppa|un sacco|tanto|parecchia|\
         come una spugna|molta energia|molta acqua|troppa energia|parecchia acqua|troppa acqua|parecchia energia|tanta energia|\
         tanta acqua|molta corrente",
    ),
    (
        2,
        30,
        "alcun|alcuna|prevede|applica|addebita|chiede|impone",
        "commissioni|commissione|costi|costo|costi nascosti|spese|spese nascoste|canone|canoni|vincoli|vincolo|penali|penale|\
         costi aggiuntivi|spese di gestione|sorprese|supplementi|supplemento|costo nascosto|costi extra|canone annuo|\
         canone mensile|spesa|abbonamento|abbonamenti|sovrapprezzi|sovrapprezzo|interessi|costi di attivazione|costi di recesso|\
         costi fissi|imposta di bollo|spese di spedizione|costi di prelievo|commissioni sui prelievi|clausole nascoste|\
         contratti vincolanti|costi di chiusura|spese di tenuta conto|costi in più",
    ),
    (
        1,
        30,
        "alcun|alcuna|zero|privo|privo di|priva|priva di|niente|azzera|esente|esente da",
        "commissioni|commissione|costi|costo|costi nascosti|spese|spese nascoste|canone|canoni|vincoli|vincolo|penali|penale|\
         costi aggiuntivi|spese di gestione|sorprese|supplementi|supplemento|costo nascosto|costi extra|canone annuo|\
         canone mensile|spesa|abbonamento|abbonamenti|sovrapprezzi|sovrapprezzo|interessi|costi di attivazione|costi di recesso|\
         costi fissi|imposta di bollo|spese di spedizione|costi di prelievo|commissioni sui prelievi|clausole nascoste|\
         contratti vincolanti|costi di chiusura|spese di tenuta conto|costi in più",
    ),
    (
        1,
        30,
        "commissioni|costi|spese|canone|tassi|tariffe|interessi|penali",
        "basse|bassi|bassissime|bassissimi|trasparente|trasparenti|contenute|contenuti|contenuto|ridotte|ridotti|azzerate|\
         azzerati|azzerato|competitive|competitivi|chiare|chiari|minime|minimi|gratuito|zero|irrisorie|quasi nulle|pari a zero|\
         tra le più basse|tra i più bassi",
    ),
    (
        1,
        30,
        "può|puoi|permette|disdice|disdici|disdetta|recesso",
        "quando vuoi|in qualsiasi momento|senza penali|senza costi|gratis|disdire|recedere|cancellare|gratuito|gratuita",
    ),
    (
        -1,
        30,
        "applica|addebita|pagare|prevede|applicano|addebitano|impone|richiede|paga|pagano|bisogna|aggiunge|chiede|mette|occhio|\
         attenzione",
        "commissioni|commissione|bagaglio|bagaglio a mano|penale|penali|supplemento|supplementi|sovrapprezzo|sovrapprezzi|\
         canone|costi nascosti|costi aggiuntivi|costi extra|spese nascoste|spese di gestione|interessi|prelievo|bonifico|\
         scelta del posto|ogni extra|salate|elevate|abbonamento|in caso di recesso|cancellazione|costi occulti|vincoli|clausole",
    ),
    (
        -1,
        30,
        "commissioni|costi|spese|canone|penali|tassi|interessi|supplementi|franchigia|franchigie|canoni",
        "alte|alti|alto|alta|elevate|elevati|elevato|elevata|nascoste|nascosti|salate|salati|salato|eccessive|eccessivi|occulte|\
         occulti|poco chiare|poco chiari|extra|impreviste|imprevisti|esagerate|esagerati|fuori mercato|a sorpresa|\
         poco trasparente|poco trasparenti|esose|esosi|aggiuntive|aggiuntivi|assurde|assurdi|da capogiro|spropositate|\
         spropositati|inaspettate|inaspettati|abusive|obbligatorio|obbligatorie|onerose|onerosi|che lievitano|proibitivi",
    ),
    (
        1,
        31,
        "copre|coprono|arriva|arrivano|raggiunge|vola|opera|funziona|prende|presente|disponibile|serve",
        "il paese|zone rurali|italia|europa|montagna|il territorio|nelle zone rurali|in montagna|all'estero|paesi|campagna|\
         danni|furto|infortuni|in campagna|cure dentistiche|territorio nazionale|mondo|il mondo|aree rurali|imprevisti|ovunque|\
         nei piccoli centri|isole|spese mediche|nelle valli",
    ),
    (
        1,
        31,
        "copertura|coperture|segnale|rete|ricezione",
        "ampia|ampie|eccellente|eccellenti|ottima|ottimo|ottime|completa|complete|capillare|estesa|estese|nazionale|stabile|\
         solida|solido|forte|affidabile|totale|totali|perfetta|perfetto|mondiale|all inclusive|estesissima|senza buchi|potente|\
         vastissima|invidiabile|piena|pieno|globale|impeccabile",
    ),
    (
        -2,
        31,
        "copre|coprono|prende|arriva|raggiunge|funziona|include|campo|copertura|comprende",
        "zone rurali|danni|furto|montagna|campagna|estero|zone|rurali|cure|infortuni|eventi|calamità|fuori città|preesistenti|\
         città|provincia|catastrofi|dentista|valli|casa|ovunque|eventi atmosferici",
    ),
    (
        -1,
        31,
        "copre|coprono|prende|arriva|raggiunge|funziona|include|campo|copertura|comprende|malapena",
        "zone rurali|danni|furto|montagna|campagna|estero|zone|rurali|cure|infortuni|eventi|calamità|fuori città|preesistenti|\
         città|provincia|catastrofi|dentista|valli|casa|ovunque|eventi atmosferici",
    ),
    (
        -1,
        31,
        "copertura|coperture|segnale|rete|ricezione",
        "scarsa|scarso|scarse|limitata|limitato|limitate|debole|deboli|carente|carenti|insufficiente|insufficienti|pessima|\
         pessimo|a macchia di leopardo|ridotta|ridotte|instabile|ballerina|ballerino|lacunosa|lacunose|parziale|parziali|satura|\
         saturo|mediocre|mediocri|minima|minime|discontinua|discontinuo|irregolare|assente|incompleta|incomplete|\
         che lascia a desiderare|altalenante|poca estes|poco estesa|poco esteso",
    ),
    (
        -1,
        31,
        "perde|perdono|cade|cadono|salta",
        "la linea|il segnale|le chiamate",
    ),
    (
        1,
        32,
        "consegna|consegnano|spedisce|spediscono|arriva|arrivano|recapita|ricevi|consegnato|consegnati|spedizione|consegne|\
         spedizioni",
        "0 ore|0 giorni|tempo|orario|giorno dopo|puntuale|puntuali|giornata|giorno successivo|anticipo|24 ore|48 ore|fretta|\
         tempi previsti|tempi|domicilio|tempi rapidi|tempi brevi|stesso giorno|perfette condizioni|un giorno|due giorni|\
         imballato|imballati|imballata|imballate|protetto|protetti|protetta|pochi giorni|orario concordato|integro|integri|\
         confezionato|confezionati|veloci|sicura|accurata|rapidissima",
    ),
    (
        1,
        32,
        "consegna|consegne|spedizione|spedizioni",
        "gratuita|gratuite|gratis|rapida|rapide|rapidissima|rapidissime|veloce|veloci|velocissima|velocissime|puntuale|puntuali|\
         in giornata|inclusa|incluse|sempre puntuale|sempre puntuali|impeccabile|impeccabili|express|lampo|in 0 ore|accurata|\
         accurate|affidabile|affidabili|precisa|precise|tempestiva|tempestive|senza intoppi|in un giorno",
    ),
    (
        -1,
        32,
        "impiega|impiegano|mette|mettono|tarda|tardano|ritarda|ritardano|attendere|aspettare|aspetti",
        "a consegnare|per consegnare|ad arrivare|per la consegna|arrivare|prima di consegnare|a spedire|per spedire|consegnare|\
         per ricevere|la consegna|il pacco|nelle consegne|con le consegne",
    ),
    (
        -1,
        32,
        "consegna|consegnano|arriva|arrivano|recapita|spedisce|consegnato|consegnati",
        "in ritardo|ritardo|giorni di ritardo|tardi|danneggiato|danneggiata|danneggiati|danneggiate|rotto|rotta|rotti|ammaccato|\
         ammaccata|ammaccati|ammaccate|imballato male|imballati male|imballato|imballati|aperti|incompleto|incompleti|freddo|\
         fredda|freddi|fredde|settimane di ritardo|sbagliato|sbagliati",
    ),
    (
        -1,
        32,
        "consegna|consegne|spedizione|spedizioni|corriere",
        "lenta|lente|lento|lentissima|lentissime|in ritardo|costosa|costose|cara|care|inaffidabile|inaffidabili|tardiva|tardive|\
         caotica|caotice|imprecisa|imprecise|impreciso|problematica|problematiche|un disastro|a pagamento|un terno al lotto|\
         infinita|infinite|poco affidabile|poco affidabili|disorganizzata|disorganizzate|disorganizzato|interminabile|\
         interminabili",
    ),
    (
        1,
        33,
        "reso|resi|rimborso|rimborsi|cambio|cambi|recesso|cancellazione|restituzione|sostituzione",
        "gratuito|gratuita|gratuiti|gratis|facile|facili|semplice|semplici|immediato|immediata|immediati|rapido|rapida|rapidi|\
         veloce|veloci|senza problemi|senza domande|garantito|garantiti|entro 0 giorni|senza costi|completo|completi|flessibile|\
         flessibili|in pochi giorni|in 0 giorni|fino a 0 giorni|senza spese|integrale|comodo|comodi|agevole|senza fare storie|\
         automatico|automatici|fulminei|impeccabile|impeccabili|senza intoppi",
    ),
    (
        1,
        33,
        "puoi|può|permette|consente|concede|possibilità|hai|prevede",
        "gratis|gratuitamente|entro 0 giorni|per 0 giorni|per 0 notti|senza spiegazioni|di prova|per cambiare idea|per provarlo|\
         per restituirlo|per il reso|senza costi|a casa|gratuita|fino a|per ripensarci|senza penali|prima di decidere",
    ),
    (
        1,
        33,
        "rimborsa|rimborsano|restituisce|restituiscono",
        "pochi giorni|storie|fare storie|importo|problemi|discutere|0 giorni|soldi|fiatare",
    ),
    (
        -1,
        33,
        "reso|resi|rimborso|rimborsi|cambio|recesso|restituzione|sostituzione",
        "un incubo|complicato|complicata|complicati|lento|lenta|lenti|difficile|difficili|macchinoso|macchinosa|macchinosi|\
         a pagamento|a carico del cliente|a tue spese|un calvario|impossibile|impossibili|negato|negati|che non arriva|\
         che tarda|in ritardo|tardivo|tardivi|mai arrivato|problematico|problematici|un'odissea|a spese|un'impresa|non previsto|\
         non previsti|non accettato|non accettati|interminabile|interminabili|eterni|farraginoso|farraginosi|costoso|costosi",
    ),
    (
        -1,
        33,
        "aspettano|aspettare|attendere|aspetti|vogliono|mette|impiega|passano|tarda|attendono|attese|servono|mettono",
        "per il rimborso|per un rimborso|per i rimborsi|a rimborsare|il rimborso|per rimborsare|per ottenere il rimborso|\
         per un reso|nei rimborsi|i rimborsi|per riavere i soldi|prima del rimborso|per essere rimborsati",
    ),
    (
        -2,
        33,
        "accetta|accettano|prevede|rimborsa|rimborsano|copre|consente|ammette|concede|previsto",
        "il reso|il rimborso|resi su|la garanzia|l'usura|la batteria|cambi|alcun rimborso|restituzioni|i danni|il cambio|i resi|\
         un periodo di prova",
    ),
    (
        -1,
        33,
        "nega|negano|rifiuta|rifiutano|respinge|esclude",
        "il reso|il rimborso|resi su|la garanzia|l'usura|la batteria|cambi|alcun rimborso|restituzioni|i danni|il cambio|i resi|\
         un periodo di prova",
    ),
    (
        -1,
        33,
        "trova|trovano",
        "il rimborso|i resi|rimborsare|il reso|la garanzia|restituire|i rimborsi",
    ),
    (
        1,
        34,
        "gode|godono|vanta|vantano|può vantare|forte|mantiene|guadagnato|guadagnata|costruito|costruita|conserva",
        "esperienza|nomea|considerazione|notorietà|popolarità|seguito",
    ),
    (
        1,
        34,
        "marchio|azienda|marca|brand|compagnia|casa|banca|nome|produttore|società|realtà",
        "una sicurezza|noti/apprezzati/amati/stimati/affidabili",
    ),
    (
        1,
        34,
        "recensioni|opinioni|valutazioni|giudizi|voti|feedback|commenti|pareri",
        "ottime|ottimi|eccellente|eccellenti|positive|positivi|entusiaste|entusiastiche|entusiastici|molto positive|\
         molto positivi|alte|altissime|altissimi|lusinghiere|lusinghieri|favorevole|favorevoli|straordinarie|straordinari|\
         molto buone|molto buoni|più che positive|più che positivi|unanimemente positive|stellari",
    ),
    (
        1,
        34,
        "apprezzato|apprezzata|apprezzati|apprezzate|apprezzatissimo|apprezzatissima|amato|amata|amati|amate|amatissimo|\
         amatissima|consigliato|consigliata|consigliati|consigliate|raccomandato|raccomandata|raccomandati|raccomandate|\
         premiato|premiata|premiati|premiate|stimato|stimata|stimati|stimate|elogiato|elogiata|elogiati|elogiate|lodato|lodata|\
         riconosciuto|riconosciuta|scelto|scelta",
        "utenti|clienti|critica|professionisti|dermatologi|dentisti|milioni|pubblico|consumatori|riviste|veterinari|pediatri|\
         addetti ai lavori",
    ),
    (1, 34, "oltre", "esperienza|mercato|settore|attività"),
    (
        -1,
        34,
        "gode di|fatto|fatta|vanta|accumula|riceve|raccoglie|attira|colleziona",
        "nomea|pubblicità|dei clienti|online|dagli utenti|sui social|notorietà|cattiva|pessima|dubbia|discutibile|brutta|\
         recensioni negative|valutazioni basse|pessime|scarsa|mediocre|poca|recensioni contrastanti|opinioni negative",
    ),
    (
        -1,
        34,
        "recensioni|opinioni|valutazioni|giudizi|voti|feedback|pareri",
        "negative|negativi|contrastante|contrastanti|miste|misti|pessime|pessimi|discordanti|basse|tiepide|tiepidi|mediocri|\
         poco lusinghiere|poco lusinghieri|altalenanti|divise|divisi",
    ),
    (
        1,
        35,
        "ampio|ampia|vasto|vasta|enorme|grande|ricco|ricca|ricchissimo|ricchissima|sterminato|sterminata|immenso|immensa|\
         ampissimo|ampissima|amplissimo|amplissima|vastissimo|vastissima|ottimo|ottima|completo|completa|infinito|infinita|\
         buona|notevole|invidiabile|bella",
        "libreria|ventaglio|disponibilità di taglie",
    ),
    (
        1,
        35,
        "catalogo|scelta|gamma|varietà|assortimento|selezione|offerta|menu|libreria|biblioteca|contenuti|collezione",
        "ampio|ampia|vasto|vasta|enorme|ricco|ricca|ricchi|ricchissimo|ricchissima|sterminato|sterminata|immenso|immensa|vario|\
         varia|variegato|variegata|completo|completa|infinito|infinita|inesauribile|per tutti i gusti|vastissimo|vastissima|\
         amplissimo|amplissima|impressionante|invidiabile|sempre aggiornato|sempre aggiornata|eccezionale|senza eguali|\
         sconfinato|sconfinata|originali|di qualità|eccellente|notevole",
    ),
    (
        1,
        35,
        "migliaia|centinaia|milioni|decine|oltre|marea|tantissimi|infinità",
        "modelli|prodotti|brani|canzoni|serie|articoli|marche|ricette|gusti|libri|hotel|strutture|giochi|combinazioni|varianti|\
         alloggi|stili",
    ),
    (
        1,
        35,
        "tante|tanti|tantissime|tantissimi|numerose|numerosi|svariate|svariati|infinite|moltissime|moltissimi",
        "gusti|varianti|modelli|marche|versioni|stili",
    ),
    (
        -1,
        35,
        "catalogo|scelta|gamma|varietà|assortimento|selezione|offerta|menu|libreria|biblioteca|contenuti|carta",
        "limitato|limitata|limitati|povero|povera|poveri|scarso|scarsa|scarsi|ridotto|ridotta|ridotti|ristretto|ristretta|\
         risicato|risicata|ripetitivo|ripetitiva|ripetitivi|datato|datata|datati|monotono|monotona|incompleto|incompleta|\
         poco vario|poco varia|esiguo|esigua|misero|misera|modesto|modesta|striminzito|striminzita|più limitato|più limitata|\
         minimo|minima|insufficiente|deludente|poca|poco aggiornato|poco aggiornata|non amplissimo|non amplissima|\
         non molto ampio|non molto ampia|non ampio|non ampia",
    ),
    (
        -1,
        35,
        "poca|pochi|poche|scarsa|scarsi|scarse|limitata|limitati|limitate|ridotta|ridotti|ridotte|minor|pochissimi|pochissime",
        "modelli|gusti|opzioni di colore|marche|prodotti|varianti|alternative|stili",
    ),
    (-1, 35, "soltanto|disponibile", "colore|versione|colorazione"),
    (
        1,
        36,
        "pulisce|puliscono|lava|lavano|smonta|smontano|svuota|sciacqua|decalcifica|mantiene|ripara",
        "facilmente|in un attimo|da sola|in lavastoviglie|in lavatrice|con un panno|in pochi minuti|senza fatica|in un minuto|\
         subito|con facilità|sotto l'acqua|in pochi secondi|velocemente|rapidamente|in 0 minuti|con una passata|\
         a mano in un attimo|in due minuti|senza sforzo|bene|comodamente|con un panno umido|sotto il rubinetto|in un lampo",
    ),
];
