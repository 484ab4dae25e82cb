//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        18,
        "foto|fotografie|scatti|ritratti|immagini|video|riprese|filmati|selfie|panorami",
        "\
         nitide|nitidi|nitidissime|nitidissimi|dettagliate|dettagliati|luminose|luminosi|da cartolina|\
         da professionista|da rivista|da incorniciare|da reflex|splendide|splendidi|stabili|fluidi|naturali|\
         ricche di dettagli|ricchi di dettagli|definite|definiti|mozzafiato|impeccabili|puliti|pulite|sorprendenti|\
         brillanti|ben esposte|ben esposti|di qualità|eccellenti|spettacolari|fedeli",
    ),
    (
        1,
        18,
        "fotocamera|obiettivo|videocamera|zoom|teleobiettivo|autofocus|webcam|telecamera|stabilizzatore|fuoco",
        "\
         cattura|coglie|immortala|sforna|regala|stabilizza|registra|mette a fuoco|aggancia|vede|riprende|avvicina|\
         convince|brilla|incanta|non perde|non sbaglia|eccelle|sorprende|ai vertici|impeccabile|fulmineo|fulminea|\
         velocissimo|istantanea|nitido|nitida|luminoso|luminosa|eccellente|al top|straordinaria",
    ),
    (
        1,
        18,
        "controluce|notte|buio|luce|notturna|penombra|crepuscolo",
        "\
         foto|scatti|immagini|vede|nitido|nitida|nitidi|nitide|dettaglio|dettagli|luminose|luminosi|cavarsela|\
         se la cava|brilla|eccelle|sorprende",
    ),
    (
        -1,
        18,
        "foto|fotografie|scatti|ritratti|immagini|video|riprese|filmati|selfie|dettagli|notturne|notturni",
        "\
         sgranate|sgranati|sfocate|sfocati|mosse|mossi|buie|bui|slavate|slavati|piatte|piatti|sbiadite|sbiaditi|\
         impastate|impastati|sovraesposte|sovraesposti|bruciate|bruciati|traballanti|tremolanti|ballerini|rumorose|\
         rumorosi|confuse|confusi|pasticciate|deludenti|mediocri|da dimenticare|da buttare|inutilizzabili|acquerelli|\
         macchie|innaturali|artefatti|artefatte|spente|scure|scuri|giallastre|gialle|viola|irriconoscibili|\
         senza dettagli|povere di dettagli|poco nitide|poco nitidi|poco definite|da cellulare|grana|pieni di grana|\
         piene di grana|scattosi|a scatti|saturi|tutte uguali|piene di rumore|pieni di rumore",
    ),
    (
        -1,
        18,
        "\
         fotocamera|obiettivo|videocamera|zoom|autofocus|webcam|telecamera|stabilizzazione|flash|teleobiettivo|\
         grandangolo|fuoco|notturna",
        "\
         impasta|spalma|sbava|arranca|delude|sgrana|fatica|va a caccia|si perde|manca il fuoco|sbaglia|mediocre|\
         mediocri|modesta|modesto|inutile|scarsa|scarso|lento|lenta|imprecisa|impreciso|incerto|incerta|assente|\
         ballerino|ballerina|soffre|va in crisi|crolla|annaspa|non mette a fuoco|non vede|vira al|vira tutto|balbetta|\
         soffre il controluce|brucia|inganna|insufficiente|tallone d'achille|da dimenticare|punto debole|poco nitida|\
         poco nitido|al buio",
    ),
    (
        -1,
        18,
        "controluce|notte|buio|luce|notturna|crepuscolo|interni|penombra",
        "\
         impasta|sgranate|sgranati|rumore|arranca|crolla|delude|si perde|buie|mosse|mossi|mosso|non vede|vede poco|\
         fatica|inutilizzabile|inutilizzabili|confuse|affoga|disastro|macchie|fantasmi|grana|illeggibili|non distingue",
    ),
    (
        -1,
        18,
        "volti|visi|incarnati|pelle",
        "di cera|arancioni|irriconoscibili|slavati|impastati",
    ),
    (
        1,
        19,
        "\
         design|linee|forme|forma|estetica|look|stile|profilo|silhouette|taglio|aspetto|interni|abitacolo|arredi|\
         grafica|confezione|finitura|colori|tinte|fantasie|tocco",
        "\
         elegante|eleganti|pulito|pulita|pulite|essenziale|sobrio|sobria|sobrie|raffinato|raffinata|raffinati|moderno|\
         moderna|moderni|minimal|minimale|minimalista|accattivante|accattivanti|slanciato|slanciata|slanciate|\
         senza tempo|intramontabile|da rivista|da copertina|da museo|da passerella|di classe|ricercato|ricercata|\
         ricercati|curatissimo|curatissima|curatissimi|azzeccato|azzeccata|azzeccati|seducente|sinuose|armonioso|\
         armoniosa|armoniose|iconico|iconica|che non passa|che conquista|che incanta|che seduce|che fa girare|\
         mozzafiato|pluripremiato|premiato|di grande impatto|d'impatto|filante|scultoreo|delizioso|deliziosa|splendido|\
         splendida|bellissimo|bellissima|originale|originali|fresco|giovanile",
    ),
    (
        -1,
        19,
        "ricorda|ricordano|assomiglia|somiglia|aria",
        "\
         ritagliato|un sacco|della spazzatura|degli anni ottanta|degli anni novanta|ospedale|ospedaliero|da ufficio|\
         ministeriale|da nonna|dell'ikea|un frigorifero|un mattone|una scatola da scarpe|un giocattolo|\
         un pugno in un occhio|carnevale|pigiama|divisa|da caserma|da sala d'attesa|uscito dagli anni|\
         uscita dagli anni|di un'altra epoca|un elettrodomestico|una bara|un tostapane|un armadio|un tappeto|una tenda|\
         un uovo|un sacco di patate",
    ),
    (
        -1,
        19,
        "\
         design|linee|forme|forma|estetica|look|stile|aspetto|colori|colore|interni|grafica|arredi|arredamento|taglio|\
         tinte|fantasie|confezione|facciata|camere|hall|logo|finitura|profilo",
        "\
         datato|datata|datate|datati|anonimo|anonima|anonimi|banale|banali|goffo|goffa|tozzo|tozza|pesante|sgraziato|\
         sgraziata|triste|tristi|brutto|brutta|brutti|antiquato|antiquata|superato|vecchio|vecchia|fuori moda|\
         di cattivo gusto|dozzinale|pacchiano|pacchiana|pacchiani|grossolano|squadrato|ingombrante|poco ispirato|\
         poco ispirata|poco curato|poco curata|poco elegante|noioso|noiosa|senza personalità|senza carattere|smorto|\
         smorti|spento|spenti|da caserma|da ospedale|che stona|stonano|non piace a tutti|divide|discutibile|\
         discutibili|azzardati|trasandato|trasandata|trasandati|logori|squallida|squallide|squallido|ordinaria|\
         invecchiato male|scialbo|scialba|kitsch|spigoloso|freddo|freddi|già visto|già vista|ancorata agli anni|\
         ferma agli anni|fermo agli anni",
    ),
    (
        1,
        20,
        "\
         sostiene|sostengono|accoglie|accolgono|abbraccia|abbracciano|avvolge|avvolgono|culla|coccola|accarezza|\
         asseconda|modella",
        "\
         schiena|corpo|piede|piedi|lombari|collo|testa|spalle|curve|pelle|arco plantare|caviglia|caviglie|seno|pianta|\
         dita|orecchio|orecchie|vita|mano|colonna",
    ),
    (
        1,
        20,
        "giornata|intera|turno|sessioni|viaggio|chilometri|notte",
        "\
         non stanca|non stancano|nessun fastidio|nessun dolore|senza dolori|senza fastidi|piedi freschi|piedi riposati|\
         schiena ringrazia|comodo|comoda|comode|comodi|non danno fastidio|non si sente|freschi|riposati|non pesa|\
         non pesano|senza indolenzimenti",
    ),
    (
        1,
        20,
        "schiena|piedi|collo|spalle|braccia|polsi",
        "ringrazia|ringraziano|al riparo|riposati|in pace",
    ),
    (
        1,
        20,
        "\
         comodità|comfort|morbidezza|vestibilità|calzata|seduta|imbottitura|ammortizzazione|ergonomia|appoggio|\
         impugnatura|sedile|sedili|poltrone|letto|letti|materassi|lenzuola|tessuto|suola",
        "\
         eccellente|eccellenti|ottima|regale|principesca|principeschi|da primato|al top|impareggiabile|avvolgente|\
         avvolgenti|perfetta|accogliente|accoglienti|generosa|generosi|comodissimi|comodissime|da sogno|superlativa|\
         ineguagliabile|morbida|morbide|morbidi|morbidissima|morbidissime|sofficissime|fresche|fresco|traspirante|\
         traspiranti|che respira|ergonomica|rilassante",
    ),
    (
        -1,
        20,
        "\
         preme|premono|stringe|stringono|sfrega|sfregano|sega|segano|pizzica|pizzicano|irrita|irritano|graffia|punge|\
         taglia|batte|schiaccia|tira|spinge|gratta|prude|comprime|comprimono|morde|mordono|strozza|strizza",
        "\
         orecchie|orecchio|piede|piedi|tallone|talloni|dita|spalle|spalla|collo|pelle|vita|polpaccio|polso|naso|tempie|\
         testa|caviglia|pancia|fianchi|ascelle|mignolo|alluce|pianta|cosce|schiena|segni|collo del piede|petto|inguine",
    ),
    (
        -1,
        20,
        "minuti|giornata|notte|chilometri",
        "\
         dolore|dolori|doloranti|vesciche|tortura|formicolano|insopportabile|insopportabili|supplizio|pesano|stringe|\
         stringono|stanca|stancano|schiena|si fa sentire|si fanno sentire|sudano|fastidio|indolenzito|a pezzi|\
         non ne puoi|spezzata|scomodo|scomoda|scomode|prude|punge|rossi",
    ),
    (
        -1,
        20,
        "\
         sedile|sedili|sella|seduta|materasso|poltrona|poltrone|cuscino|cuscini|letto|letti|schienale|imbottitura|\
         cinturino|suola|tomaia|spallacci|manico|impugnatura|archetto|tessuto|scarpe|elastico|colletto|rete|divano|\
         padiglioni|cinghie|braccioli|gambale",
        "\
         duro|dura|duri|dure|durissimo|durissima|rigido|rigida|rigidi|rigide|scomodo|scomoda|scomodi|scomode|stretto|\
         stretti|strette|sottile|sottili|inesistente|insufficiente|scarsa|ruvido|ruvida|ruvidi|non traspira|\
         non traspirano|fa sudare|fanno sudare|sprofonda|affonda|una tortura|uno strazio|fa la buca|di marmo|di pietra|\
         di legno|una panca|che pizzica|pizzica|pungente|da fachiro|cigolante|cedevole|sfondato|sfondati|sfondata|\
         troppo corto|troppo corti|spacca|spezza|taglia|sega|tira|opprime|da supplizio",
    ),
    (
        -1,
        21,
        "ingombra|ingombrano|occupa|occupano|ruba|rubano|mangia|invade|toglie",
        "\
         mezza|mezzo|intera|metà|troppo spazio|molto spazio|parecchio spazio|un sacco di spazio|cucina|scrivania|\
         bagagliaio|armadio|mensola|piano|stanza|borsa|intero|ripiano|tavolo|posto per due",
    ),
    (
        -1,
        21,
        "entrano|passano|infila|posto",
        "\
         borsa|borsetta|zaino|tasca|bagagliaio|lavastoviglie|cassetto|armadio|porta|mobile|pensile|taschino|mano|\
         ascensore|bagaglio|scrivania|cappelliera|garage|corridoio|mensola|vano|frigo|auto|mano piccola|porte",
    ),
    (
        1,
        22,
        "permette|consente|può|sa",
        "\
         registrare|programmare|personalizzare|impostare|automatizzare|controllare|tradurre|pagare|telefonare|misurare|\
         modificare|condividere|cuocere|gestire",
    ),
    (
        1,
        22,
        "vanta|conta|propone|include|comprende|integra|disposizione",
        "\
         oltre cento modalità|oltre cento funzioni|oltre cento programmi|oltre cento opzioni|oltre cento strumenti|\
         oltre cento effetti|oltre cento filtri|oltre cento scenari|oltre cento accessori|oltre cento possibilità|\
         oltre cento impostazioni|oltre cento regolazioni|oltre cento ricette preimpostate|oltre cento servizi|\
         oltre cento extra|oltre cento esercizi|oltre cento giochi|oltre cento dotazione|oltre cento corredo|\
         oltre cento campionario|decine di modalità|decine di funzioni|decine di programmi|decine di opzioni|\
         decine di strumenti|decine di effetti|decine di filtri|decine di scenari|decine di accessori|\
         decine di possibilità|decine di impostazioni|decine di regolazioni|decine di ricette preimpostate|\
         decine di servizi|decine di extra|decine di esercizi|decine di giochi|decine di dotazione|decine di corredo|\
         decine di campionario|una marea di modalità|una marea di funzioni|una marea di programmi|una marea di opzioni|\
         una marea di strumenti|una marea di effetti|una marea di filtri|una marea di scenari|una marea di accessori|\
         una marea di possibilità|una marea di impostazioni|una marea di regolazioni|una marea di ricette preimpostate|\
         una marea di servizi|una marea di extra|una marea di esercizi|una marea di giochi|una marea di dotazione|\
         una marea di corredo|una marea di campionario|un'infinità di modalità|un'infinità di funzioni|\
         un'infinità di programmi|un'infinità di opzioni|un'infinità di strumenti|un'infinità di effetti|\
         un'infinità di filtri|un'infinità di scenari|un'infinità di accessori|un'infinità di possibilità|\
         un'infinità di impostazioni|un'infinità di regolazioni|un'infinità di ricette preimpostate|\
         un'infinità di servizi|un'infinità di extra|un'infinità di esercizi|un'infinità di giochi|\
         un'infinità di dotazione|un'infinità di corredo|un'infinità di campionario|una miriade di modalità|\
         una miriade di funzioni|una miriade di programmi|una miriade di opzioni|una miriade di strumenti|\
         una miriade di effetti|una miriade di filtri|una miriade di scenari|una miriade di accessori|\
         una miriade di possibilità|una miriade di impostazioni|una miriade di regolazioni|\
         una miriade di ricette preimpostate|una miriade di servizi|una miriade di extra|una miriade di esercizi|\
         una miriade di giochi|una miriade di dotazione|una miriade di corredo|una miriade di campionario|\
         moltissime modalità|moltissime funzioni|moltissime programmi|moltissime opzioni|moltissime strumenti|\
         moltissime effetti|moltissime filtri|moltissime scenari|moltissime accessori|moltissime possibilità|\
         moltissime impostazioni|moltissime regolazioni|moltissime ricette preimpostate|moltissime servizi|\
         moltissime extra|moltissime esercizi|moltissime giochi|moltissime dotazione|moltissime corredo|\
         moltissime campionario|tantissime modalità|tantissime funzioni|tantissime programmi|tantissime opzioni|\
         tantissime strumenti|tantissime effetti|tantissime filtri|tantissime scenari|tantissime accessori|\
         tantissime possibilità|tantissime impostazioni|tantissime regolazioni|tantissime ricette preimpostate|\
         tantissime servizi|tantissime extra|tantissime esercizi|tantissime giochi|tantissime dotazione|\
         tantissime corredo|tantissime campionario|tante modalità|tante funzioni|tante programmi|tante opzioni|\
         tante strumenti|tante effetti|tante filtri|tante scenari|tante accessori|tante possibilità|tante impostazioni|\
         tante regolazioni|tante ricette preimpostate|tante servizi|tante extra|tante esercizi|tante giochi|\
         tante dotazione|tante corredo|tante campionario|numerose modalità|numerose funzioni|numerose programmi|\
         numerose opzioni|numerose strumenti|numerose effetti|numerose filtri|numerose scenari|numerose accessori|\
         numerose possibilità|numerose impostazioni|numerose regolazioni|numerose ricette preimpostate|\
         numerose servizi|numerose extra|numerose esercizi|numerose giochi|numerose dotazione|numerose corredo|\
         numerose campionario|svariate modalità|svariate funzioni|svariate programmi|svariate opzioni|\
         svariate strumenti|svariate effetti|svariate filtri|svariate scenari|svariate accessori|svariate possibilità|\
         svariate impostazioni|svariate regolazioni|svariate ricette preimpostate|svariate servizi|svariate extra|\
         svariate esercizi|svariate giochi|svariate dotazione|svariate corredo|svariate campionario|\
         un arsenale di modalità|un arsenale di funzioni|un arsenale di programmi|un arsenale di opzioni|\
         un arsenale di strumenti|un arsenale di effetti|un arsenale di filtri|un arsenale di scenari|\
         un arsenale di accessori|un arsenale di possibilità|un arsenale di impostazioni|un arsenale di regolazioni|\
         un arsenale di ricette preimpostate|un arsenale di servizi|un arsenale di extra|un arsenale di esercizi|\
         un arsenale di giochi|un arsenale di dotazione|un arsenale di corredo|un arsenale di campionario|\
         un ventaglio di modalità|un ventaglio di funzioni|un ventaglio di programmi|un ventaglio di opzioni|\
         un ventaglio di strumenti|un ventaglio di effetti|un ventaglio di filtri|un ventaglio di scenari|\
         un ventaglio di accessori|un ventaglio di possibilità|un ventaglio di impostazioni|\
         un ventaglio di regolazioni|un ventaglio di ricette preimpostate|un ventaglio di servizi|\
         un ventaglio di extra|un ventaglio di esercizi|un ventaglio di giochi|un ventaglio di dotazione|\
         un ventaglio di corredo|un ventaglio di campionario|una valanga di modalità|una valanga di funzioni|\
         una valanga di programmi|una valanga di opzioni|una valanga di strumenti|una valanga di effetti|\
         una valanga di filtri|una valanga di scenari|una valanga di accessori|una valanga di possibilità|\
         una valanga di impostazioni|una valanga di regolazioni|una valanga di ricette preimpostate|\
         una valanga di servizi|una valanga di extra|una valanga di esercizi|una valanga di giochi|\
         una valanga di dotazione|una valanga di corredo|una valanga di campionario|una ricca modalità|\
         una ricca funzioni|una ricca programmi|una ricca opzioni|una ricca strumenti|una ricca effetti|\
         una ricca filtri|una ricca scenari|una ricca accessori|una ricca possibilità|una ricca impostazioni|\
         una ricca regolazioni|una ricca ricette preimpostate|una ricca servizi|una ricca extra|una ricca esercizi|\
         una ricca giochi|una ricca dotazione|una ricca corredo|una ricca campionario|un ricco modalità|\
         un ricco funzioni|un ricco programmi|un ricco opzioni|un ricco strumenti|un ricco effetti|un ricco filtri|\
         un ricco scenari|un ricco accessori|un ricco possibilità|un ricco impostazioni|un ricco regolazioni|\
         un ricco ricette preimpostate|un ricco servizi|un ricco extra|un ricco esercizi|un ricco giochi|\
         un ricco dotazione|un ricco corredo|un ricco campionario|un ampio ventaglio modalità|\
         un ampio ventaglio funzioni|un ampio ventaglio programmi|un ampio ventaglio opzioni|\
         un ampio ventaglio strumenti|un ampio ventaglio effetti|un ampio ventaglio filtri|un ampio ventaglio scenari|\
         un ampio ventaglio accessori|un ampio ventaglio possibilità|un ampio ventaglio impostazioni|\
         un ampio ventaglio regolazioni|un ampio ventaglio ricette preimpostate|un ampio ventaglio servizi|\
         un ampio ventaglio extra|un ampio ventaglio esercizi|un ampio ventaglio giochi|un ampio ventaglio dotazione|\
         un ampio ventaglio corredo|un ampio ventaglio campionario",
    ),
    (
        -1,
        22,
        "\
         funzioni|funzione|opzioni|modalità|dotazione|programmi|equipaggiamento|strumenti|accessori|personalizzazione|\
         funzionalità|servizi|extra|optional|possibilità|impostazioni|regolazioni",
        "\
         a pagamento|riservate a|riservati a|da pagare a parte|a parte|ridotta all'osso|ridotte all'osso|\
         ridotti all'osso|scarna|scarne|scarno|scarni|limitata|limitate|limitati|povera|povere|poveri|spartana|\
         spartano|essenziale|ridotta al minimo|ridotte al minimo|contate|contati|inesistente|inesistenti|misera|misero|\
         castrata|castrate|bloccate|bloccati|tagliate|tagliati|zoppa|assenti|assente|basilari|basilare|base|monca|\
         azzoppate|sacrificate|sacrificati|dietro un abbonamento|per chi paga|ferma al minimo|poco sfruttate|inutili|\
         superflue|superflui|da terzo mondo",
    ),
    (
        -1,
        22,
        "base",
        "spoglio|spoglia|nudo|nuda|povero|povera|scarno|scarna|inutile|castrato|castrata|manca",
    ),
    (
        -1,
        22,
        "manca|mancano|assente|assenti|prevede|include",
        "\
         il timer|un timer|timer|la funzione|le funzioni|funzioni|funzione|la possibilità|il telecomando|telecomando|\
         il cardiofrequenzimetro|il bluetooth|bluetooth|il gps|il grill|grill|lo sbrinamento|sbrinamento|\
         l'avvio ritardato|la programmazione|il termometro|l'orologio|la modalità|modalità|il controllo remoto|\
         l'equalizzatore|equalizzatore|le notifiche|la stampa fronte retro|il wifi|wifi|lo slot|uno slot|il jack|\
         la luce|la ricerca|la memoria|il vivavoce|la piscina|il climatizzatore|il cruise control|\
         la retroilluminazione|un display|la frizione|le statistiche|l'esportazione|il filtro|gli accessori|\
         una custodia|un manico|le tasche|una tasca|lo spegnimento|la pausa|l'aria condizionata|la colazione|\
         l'ascensore|i sottotitoli|opzioni di|un supporto|il doppio",
    ),
    (
        -1,
        23,
        "\
         apre|accetta|ammette|riconosce|supporta|dialoga|parla|integra|collega|abbina|sincronizza|comunica|funziona|\
         accordo|collegarsi|abbinarsi|dialogare|convive|aggancia|vede|accoppia|tollera|digerisce|gradisce",
        "\
         formati|formato|file|altre marche|altri|altre|android|iphone|mac|windows|linux|alexa|modelli|vecchi|\
         dispositivi|stampante|accessori|cartucce|marche|rete|alcun|wifi|ios|app|sistemi|ricambi|capsule|cavi|\
         periferiche",
    ),
    (
        -1,
        23,
        "richiede|servono|pretende|vuole|esige|comprare",
        "\
         adattatore|adattatori|una scheda di|bridge|hub|gateway|convertitore|cavo proprietario|un ponte|\
         cavi proprietari|base proprietaria|un account|un hub dedicato|ricambi originali|capsule originali|\
         cartucce originali|accessori originali|tutto della stessa marca",
    ),
    (
        1,
        24,
        "\
         app|applicazione|software|portale|sito|programma|piattaforma|firmware|gestionale|interfaccia|suite|\
         aggiornamenti|operativo",
        "\
         pulita|pulito|snella|snello|ordinata|ordinato|fluida|fluido|ben fatta|ben fatto|curata|curato|curatissima|\
         curatissimo|chiara|chiaro|reattiva|reattivo|stabile|completa|completo|completissima|gradevole|moderna|moderno|\
         leggera|leggero|intelligente|utile|utilissima|impeccabile|puntuali|puntuale|regolari|frequenti|costanti|\
         tempestivi|gratuiti|per anni|per sette anni|per cinque anni|ogni mese|mensili|garantiti|a vita|migliora|\
         migliorano|aggiunge funzioni|eccellente|matura|maturo|ben progettata|senza pubblicità|semplice e chiara",
    ),
    (
        -1,
        24,
        "\
         app|applicazione|software|portale|sito|programma|piattaforma|firmware|gestionale|suite|aggiornamenti|\
         aggiornamento|operativo|banking|clienti|riservata",
        "\
         si blocca|si chiude|crasha|va in crash|si impalla|acerba|acerbo|incompleta|incompleto|piena di bug|\
         pieno di bug|piena di pubblicità|pieno di pubblicità|piena di errori|lenta|lento|lentissima|lentissimo|\
         macchinosa|macchinoso|vecchia|vecchio|datata|datato|ferma al|abbandonato|abbandonata|non aggiornata|\
         non si aggiorna|buggata|instabile|confusa|confuso|tradotta male|tradotto male|un disastro|un incubo|\
         una tortura|pesante|invasiva|che pesa|invia dati|inesistenti|in ritardo|rari|scarsi|assenti|finiti|peggiora|\
         peggiorano|rallenta|rallentano|rovina|rompe|sembra progettata|sembra scritta|sembra uscita|inutile|\
         inutilizzabile|fallisce|perde le impostazioni|dimentica|chiede di riconnettersi|fa acqua|zoppica|scadente|\
         mediocre|fa rimpiangere|farraginoso|farraginosa|ha più bug|ha ancora bug|pessima|pessimo|da rifare|da buttare|\
         da mani nei capelli|infestata|infarcita|poco curata|poco curato|arretrata|arretrato|che crolla|non si apre|\
         non carica|non si legge|su telefono|fermi da|un colabrodo",
    ),
];
