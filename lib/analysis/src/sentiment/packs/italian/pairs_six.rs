//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        10,
        "cuoce|cuociono|rosola|doratura|gratina|griglia|tosta|impasta|frulla|emulsiona",
        "\
         in modo uniforme|uniforme|uniformemente|alla perfezione|a puntino|in maniera omogenea|omogenea|\
         come in pizzeria|come un professionista|in pochi secondi|senza grumi|senza bruciare|in un attimo|perfetta|\
         dorata|croccante",
    ),
    (
        1,
        10,
        "\
         scalda|riscalda|raffredda|rinfresca|deumidifica|illumina|climatizza|asciuga|stira|lava|pulisce|sgrassa|\
         smacchia|sbianca|idrata|nutre|rade|depila|districa|arriccia|liscia|massaggia|copre|protegge",
        "\
         davvero|a fondo|in profondità|in un attimo|in pochi minuti|uniformemente|tutta la stanza|tutta la casa|\
         in una passata|alla prima passata|al primo colpo|al primo passaggio|senza strappare|senza irritare|\
         come si deve|alla perfezione|per ore|tutto il giorno|egregiamente|benissimo|a meraviglia|anche le stanze|\
         anche nelle giornate|anche le macchie|anche i capelli|i nodi",
    ),
    (
        1,
        10,
        "motore|processore|chip|scheda|lama|lame|resistenza|compressore|pompa|turbina",
        "\
         brioso|briosa|pimpante|potente|generoso|grintoso|scalpitante|che non si tira indietro|esuberante|da vendere|\
         vigoroso|muscoloso|affilatissima|affilatissime|inarrestabile|pronto|elastico|corposo|prestante|instancabile|\
         con coppia",
    ),
    (
        1,
        10,
        "tengono|presa|aderenza|aderisce|grip",
        "\
         sul bagnato|sotto la pioggia|sulla neve|sul ghiaccio|su ogni fondo|su ogni terreno|nel fango|saldamente|salda|\
         eccellente|impeccabile|tenace|da ventosa",
    ),
    (
        -1,
        10,
        "\
         pulisce|lava|aspira|asciuga|taglia|scalda|raffredda|cuoce|stira|frulla|rade|idrata|copre|incolla|sgrassa|\
         toglie|rimuove|elimina|regge|testa|sbianca|illumina|assorbe|attacca|morde|aderisce|forza|riesce|protegge|\
         smuove|smacchia|arriva",
        "\
         a dovere|come dovrebbe|come promesso|davvero|abbastanza|le macchie|lo sporco|il grasso|i peli|un granché|\
         le briciole|a fondo|angoli|una stanza|il bagnato|un pomodoro|un foglio|due ore|sul bagnato|al secondo piano",
    ),
    (
        -1,
        10,
        "lascia|lasciano|dimentica|sparge|spinge|semina",
        "\
         briciole|briciola|aloni|alone|residui|polvere|macchie|peli|sporco|chiazze|striature|grumi|umidi|umida|umido|\
         bagnati|bagnato|strisce|pieghe|sapone|calcare|secca|unti|unta|crudo|cruda|a metà|indietro|patina|appiccicose|\
         crespi|stoppa",
    ),
    (-1, 10, "dietro|bordi|crosta", "crudo|cruda|crudi|davanti"),
    (
        -1,
        10,
        "\
         motore|potenza|getto|aspirazione|lama|lame|resistenza|pompa|processore|ventola|vapore|luce|fascio|presa|colla|\
         grip|aderenza",
        "\
         fiacco|fiacca|debole|deboli|debolissimo|debolissima|asmatico|asmatica|insufficiente|insufficienti|spompato|\
         svogliato|pigro|sottodimensionato|anemico|anemica|modesto|modesta|smussate|che non taglia|in affanno|scarso|\
         scarsa|fioco|fioca|loffio|moscio|moscia|inadeguato|inadeguata|poco potente|spuntata|spuntate|insignificante|\
         ridicolo|ridicola",
    ),
    (
        -1,
        10,
        "\
         pulisce|lava|aspira|asciuga|taglia|scalda|riscalda|raffredda|cuoce|stira|frulla|arriccia|liscia|rade|stampa|\
         idrata|copre|incolla|sgrassa|sbianca|illumina|impasta|trita|macina|leviga|massaggia|protegge|lucida|depila|\
         smacchia|assorbe|deodora|funziona|rende|fissa",
        "\
         malissimo|a malapena|pochissimo|a fatica|solo in superficie|a metà|a chiazze|a macchia di leopardo|\
         peggio di prima|a stento|in modo disomogeneo|in modo irregolare|solo al centro|solo ai bordi|così così|\
         di tutto tranne",
    ),
    (
        1,
        11,
        "\
         risponde|rispondono|reagisce|reagiscono|obbedisce|scorre|scorrono|gira|girano|viaggia|viaggiano|naviga|salta|\
         cambia|muove",
        "\
         all'istante|senza ritardo|senza ritardi|senza il minimo ritardo|senza esitazioni|senza scatti|\
         senza rallentamenti|senza lag|senza impuntamenti|fluido|fluida|fluidi|fluidissimo|fluidissima|come un fulmine|\
         come una scheggia|come l'olio|alla velocità della luce|in tempo reale|senza incertezze|a meraviglia|liscio|\
         liscia|spedito|spedita|senza singhiozzi|istantaneamente|in un lampo",
    ),
    (
        1,
        11,
        "\
         caricano|esporta|elabora|stampa|bolle|scalda|cuoce|prepara|eroga|scarica|trasferisce|copia|sforna|asciuga|\
         asciugano|completa|approva|liquida|accredita|apre|raggiunge|ebollizione",
        "\
         in un lampo|in un attimo|in pochi secondi|in pochi minuti|in pochi istanti|in 0 secondi|in 0 minuti|\
         in un minuto|in due minuti|in meno di un minuto|in tempo reale|in tempi record|in un battibaleno|all'istante|\
         in un baleno|alla velocità|in giornata|in mezz'ora|a tempo di record|in un batter d'occhio|entro un'ora|\
         il giorno stesso|la metà del tempo|metà tempo",
    ),
    (
        -1,
        11,
        "impiega|impiegano|richiede|richiedono|occorrono|servono|passano|mettono|vuole|vogliono",
        "\
         un'eternità|una vita|un secolo|ore|un'ora|un quarto d'ora|mezz'ora|0 ore|0 minuti|minuti|secondi|giorni|\
         due giorni|due giorni lavorativi|tre giorni|settimane|mesi|il doppio del tempo|troppo tempo|un'infinità|\
         mezza giornata|tempi biblici|una notte|anche un minuto|un sacco di tempo|parecchio|secoli|più del dovuto|\
         una mattinata",
    ),
    (
        1,
        12,
        "batteria|autonomia|pila|pile|accumulatore",
        "giorni|settimana|settimane|mesi|giornata|a sera|fino a sera|ore|anno|stagione|weekend|fine settimana|eterna",
    ),
    (
        1,
        12,
        "\
         regge|reggono|dura|durano|resiste|resistono|arriva|lavora|funziona|suona|suonano|accompagna|accesa|acceso|\
         avanti",
        "\
         senza ricaricare|senza ricarica|senza ricaricarlo|senza ricaricarla|senza caricatore|lontano dalla presa|\
         lontano dalla corrente|lontana dalla presa|con una carica|con una sola carica|con una ricarica|\
         con una sola ricarica|con un pieno|con una pila|con le stesse pile|senza cambiare batteria|prima di chiedere|\
         prima di implorare|prima di spegnersi|prima di doverlo|prima di doverla|tra una ricarica e l'altra|\
         senza vedere una presa|senza attaccarlo",
    ),
    (
        1,
        12,
        "sera|giornata|domani|notte",
        "carica|batteria|per cento|margine|avanza",
    ),
    (
        -1,
        12,
        "batteria|autonomia|pila|pile|accumulatore",
        "\
         dura poco|durano poco|muore|muoiono|si esaurisce|si scarica|si scaricano|crolla|agonizza|a terra|è a terra|\
         in riserva|non arriva|non arriva a sera|non basta|non regge|molla|pianta|ti pianta|ti abbandona|tradisce|\
         svanisce|cala|precipita|risicata|risicato|misera|misero|ridicola|ridicolo|deludente|insufficiente|scarsa|\
         limitata|tallone d'achille|punto debole|poche ore|mezza giornata|un paio d'ore|metà giornata|mezzogiorno|\
         a pranzo|prima di cena|prima di sera|durano quanto|dura quanto|un colabrodo|ballerina|si dimezza|\
         lascia a piedi|un disastro|da dimenticare|delude|imbarazzante",
    ),
    (
        1,
        13,
        "ricarica|riporta|torna|rabbocca|sesto",
        "\
         in mezz'ora|in venti minuti|in 0 minuti|in pochi minuti|in un quarto d'ora|in dieci minuti|in quindici minuti|\
         in un lampo|durante una pausa|una pausa caffè|il tempo di un caffè|in meno di un'ora|al cento per cento|\
         al 100|al 80|all'80|dal 0 al 0",
    ),
    (
        -1,
        13,
        "impiega|richiede|servono|vuole|occorrono|vogliono",
        "\
         per ricaricarsi|per ricaricare|per caricare|per caricarsi|per un pieno|per tornare al|per una ricarica|\
         per fare il pieno|a ricaricarsi|a caricarsi|a ricaricare|per la ricarica|attaccato al muro|attaccata al muro|\
         in carica|alla presa|di ricarica|di carica|attaccata alla|attaccato alla|una notte intera per",
    ),
    (
        -1,
        13,
        "ricarica|caricatore|caricabatterie|caricatori|cavo|alimentatore|basetta|colonnina|colonnine|spina",
        "\
         lenta|lento|lentissima|lentissimo|interminabile|infinita|eterna|snervante|una scocciatura|un supplizio|\
         a passo di lumaca|biblica|non incluso|non inclusa|non compreso|venduto a parte|da comprare a parte|\
         proprietario|proprietaria|corto|scotta|si scalda|si surriscalda|ballerino|ballerina|difettoso|fa contatto|\
         guasta|guaste|capriccioso|fa i capricci|introvabile|assente|rare|occupate|dura una vita|da comprare|una notte|\
         tutta la notte|ore|fuori uso",
    ),
    (
        -1,
        13,
        "scotta|scalda|surriscalda",
        "sotto carica|in carica|mentre si carica|durante la ricarica|quando carica|alla presa",
    ),
    (
        1,
        14,
        "\
         suono|audio|sound|timbro|voce|acustica|bassi|alti|medi|note|altoparlanti|diffusori|casse|cuffie|microfono|\
         registrazione|sonora|musicale",
        "\
         caldo|calda|avvolgente|avvolgenti|cristallino|cristallina|cristallini|limpido|limpida|corposo|corposa|corposi|\
         rotondo|rotondi|profondo|profondi|potenti|definito|definita|definiti|ricco|ricca|pieno|piena|pulito|pulita|\
         puliti|nitido|nitida|nitidi|naturale|equilibrato|equilibrata|equilibrati|arioso|ariosa|brillante|brillanti|\
         dettagliato|dettagliata|setoso|vellutato|vellutata|da brividi|da concerto|da sala da concerto|da studio|\
         da cinema|fedele|coinvolgente|da pelle d'oca|che riempie|che emoziona|setosi",
    ),
    (
        1,
        14,
        "stanza|salone|sala|salotto|casa|ambiente|piazza|giardino",
        "suono|musica|note|bassi|audio",
    ),
    (
        1,
        14,
        "chiamata|telefono|chiamate|voce",
        "voce chiara|voci chiare|si sente benissimo|si sentono benissimo|nitida|forte e chiaro|cristallina",
    ),
    (
        -1,
        14,
        "\
         suono|audio|voce|voci|bassi|alti|medi|timbro|acustica|altoparlanti|altoparlante|casse|diffusori|cuffie|\
         microfono|chiamate|musica|dialoghi|registrazioni|note|volume|sound|sonora|musicale",
        "\
         metallico|metallica|metalliche|ovattato|ovattata|ovattate|piatto|piatta|piatti|inscatolato|inscatolata|\
         scatolato|scatolata|gracchiante|gracchianti|gracchia|gracchiano|distorto|distorta|distorce|distorcono|\
         distorti|confuso|confusa|confusi|impastato|impastata|impastati|impastate|stridulo|stridula|striduli|stridenti|\
         spento|spenta|fiacco|fiacchi|sottile|senza anima|senza corpo|senza profondità|chiuso|cavernoso|vuoto|vuota|\
         rimbomba|rimbombano|rimbombanti|gonfi|assenti|inesistenti|sibilanti|da lattina|di lattina|da telefono|\
         da radiolina|di latta|da citofono|da scatoletta|sgradevole|fastidioso|poco definito|poco definiti|poco chiaro|\
         si sente male|si sentono male|troppo basso|lontano|lontana|come in fondo a un pozzo|da dimenticare|anonimo|\
         arido|aspro|aspri|taglienti|slegati|coperta|coprono tutto|coprono le voci|mangiano le voci|frigge|friggono|\
         salta|strozzata|strozzato|nasale",
    ),
    (
        -1,
        14,
        "suona|suonano|ascoltare",
        "\
         inscatolato|inscatolata|da una lattina|dentro una lattina|in una scatola|una radiolina|come una radiolina|\
         da un pozzo|in un barattolo|malissimo|vuoto|ovattato|metallico|finto|finta|da un citofono|sott'acqua|scordato|\
         scordata|in un tubo|come una scatola|come una lattina|un citofono|un telefono|da una grotta|in bagno",
    ),
    (
        -1,
        14,
        "capo|ascolta|parte|chiama|interlocutore",
        "sente|sentono|capisce|capiscono|eco|lamenta|lamentano",
    ),
    (
        1,
        15,
        "\
         cancella|cancellano|annulla|annullano|azzera|azzerano|elimina|eliminano|zittisce|zittiscono|spegne|inghiotte|\
         assorbe|assorbono|attenua|attutisce|attutiscono|scherma|schermano|filtra|filtrano|abbatte|abbattono|isola|\
         isolano|blocca|bloccano|sparire|tacere",
        "\
         rombo|rumori|rumore|ronzio|chiacchiericcio|brusio|frastuono|traffico|mondo esterno|mondo|esterno|voci|vocio|\
         treno|aereo|motori|metropolitana|metro|ufficio|chiasso|vicini|vento|trambusto|cantiere|colleghi|strada",
    ),
    (
        1,
        15,
        "\
         rombo|brusio|ronzio|chiacchiericcio|frastuono|vocio|treno|aereo|motori|traffico|mondo|ufficio|metropolitana|\
         rumore",
        "\
         scompare|scompaiono|sparisce|spariscono|svanisce|svaniscono|si spegne|si dissolve|diventa lontano|tace|\
         evapora|si azzera|cessa",
    ),
    (
        1,
        15,
        "cancellazione|isolamento|soppressione|insonorizzazione|riduzione",
        "\
         eccellente|ai vertici|impressionante|efficace|efficacissima|superlativa|totale|di riferimento|da primato|\
         sorprendente|impeccabile|di alto livello|straordinaria|magistrale|perfetta|senza rivali",
    ),
    (
        -1,
        15,
        "passare|filtrare|entrare|trapelare",
        "\
         rumori|rumore|voci|traffico|chiacchiere|mondo|ronzio|vento|metropolitana|esterno|un po' tutto|motori|brusio|\
         vicini",
    ),
    (
        -1,
        15,
        "cancellazione|isolamento|soppressione|insonorizzazione|riduzione|anc|pareti|infissi|vetri",
        "\
         deludente|debole|debolissima|modesta|modesto|appena percettibile|simbolica|inesistente|quasi inesistente|\
         di facciata|scarsa|scarso|mediocre|inefficace|insufficiente|lascia a desiderare|si arrende|arranca|non regge|\
         crea pressione|mette pressione|inutile|approssimativa|sulla carta|pari a zero|più teorica|lascia passare|\
         rivedibile|da rivedere|tutt'altro che|poco incisiva",
    ),
    (
        -1,
        15,
        "vento|brusio|voci|chiacchiere|traffico|rombo|ronzio|rumori|rumore|treno|vicini|colleghi|strada",
        "\
         si sente ancora|si sentono ancora|passa tutto|passano|si insinua|si insinuano|filtra|filtrano|entra|entrano|\
         si sente|penetra|passa lo stesso|arrivano lo stesso|si intrufola|disturba|trapela",
    ),
    (
        -1,
        16,
        "produce|emette|genera",
        "\
         baccano|chiasso|fracasso|casino|frastuono|rumore infernale|rumore assordante|rumore molesto|troppo rumore|\
         rumore di un|più rumore|un rumore|rumoraccio|ronzio|fischio|sibilo|tintinnio|cigolio|ticchettio|vibrare|\
         tremare|vibrare tutto|tremare i|rumore da|tonfi|rantolo",
    ),
    (
        -1,
        16,
        "\
         ventola|motore|compressore|centrifuga|pompa|ventole|fruscio|ronzio|lavatrice|frigorifero|vibrazioni|\
         rotolamento|sibilo|cappa|condizionatore",
        "\
         assordante|assordanti|rumoroso|rumorosa|rumorose|rumorosissimo|rumorosissima|invadente|invadenti|\
         insopportabile|molesto|molesta|fastidioso|fastidiosa|fastidiose|si sente in tutta|si sente ovunque|\
         si sente dalla|copra|copre|che non smette|sempre in moto|costante|continuo|incessante|da mal di testa|\
         che sveglia|al limite del|infernale|esagerato|evidente|si sentono ovunque",
    ),
    (
        1,
        17,
        "\
         schermo|display|pannello|monitor|immagine|immagini|colori|neri|visione|televisore|proiettore|touchscreen|\
         quadrante|risoluzione|contrasto",
        "\
         luminoso|luminosa|luminosissimo|nitido|nitida|nitide|nitidissimo|nitidissima|nitidissime|brillante|brillanti|\
         vivido|vividi|vivide|vivaci|definito|definita|definite|dettagliato|leggibile|leggibilissimo|contrastato|\
         profondi|spettacolare|spettacolari|da cinema|mozzafiato|fedele|fedeli|realistici|realistiche|saturi|da sogno|\
         sontuoso|gioia per gli occhi|che abbaglia|una meraviglia|uno spettacolo|fluida|fluide|perfettamente visibile|\
         da favola|eccellente|splendido|splendida|convincente|impeccabile",
    ),
    (
        -1,
        17,
        "\
         schermo|display|pannello|monitor|immagine|immagini|colori|neri|luminosità|risoluzione|touchscreen|quadrante|\
         proiettore|televisore|contrasto|cruscotto|visione|tinte|bianchi",
        "\
         sbiadito|sbiadita|sbiaditi|slavato|slavata|slavati|slavate|spento|spenta|spenti|buio|buia|opaco|sgranato|\
         sgranata|sgranate|sfocato|sfocata|sfocate|illeggibile|illeggibili|sfarfalla|sfarfallio|tremolante|riflette|\
         riflette tutto|uno specchio|specchio|al sole|sotto il sole|non si legge|non si vede|si legge male|\
         si vede male|grigiastri|grigi|scialbo|scialbi|smorti|poco luminoso|poco luminosa|poco definita|poco definito|\
         poco nitida|poco leggibile|poco reattivo|troppo piccolo|troppo scuro|insufficiente|bassa|scarsa|deludente|\
         bruciati|affatica|stanca gli|stancano gli|verdognoli|giallastri|lattiginosi|falsati|innaturali|striature|\
         aloni|pixel bruciati|poco contrasto|impastate|impastata|a scatti",
    ),
    (
        -1,
        17,
        "vede|leggono|distingue|leggere|vedono|leggibile",
        "sole|aperto|di giorno|controluce|dal divano|una parola|luce",
    ),
    (
        -1,
        17,
        "controluce|sole|aperto|giorno|luce",
        "specchio|illeggibile|sparisce|scompare|fatica|a malapena|indovinare",
    ),
];
