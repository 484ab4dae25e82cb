//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        31,
        "\
         copre|coprono|rimborsa|include|comprende|indennizza|tutela|arriva|raggiunge|consegna|vola|assicura|protegge|\
         opera|paga|prevede",
        "\
         allagamento|allagamenti|alluvione|grandine|furto|terremoto|infortuni|denti|cure|danni|estero|isole|provincia|\
         campagna|montagna|casa|galleria|cantina|fuori città|sud|malattie|eventi|cristalli|meridione|paesi|regione|\
         piccoli centri|zona|zone|bagaglio|smarrimento|annullamento|cani|animali|vetri|guasti|sciatori|europa|città|\
         periferia|gran parte|metà",
    ),
    (
        -1,
        31,
        "segnale|campo|rete|copertura|ricezione|connessione",
        "\
         sparisce|assente|a macchia di leopardo|a singhiozzo|ballerino|ballerina|debole|muore|crolla|cade|ridicola|\
         piena di buchi|pieno di buchi|inesistente|limitata alle|solo in città|solo nelle grandi|un miraggio|scarso|\
         scarsa|a tratti|va e viene|non arriva|non esiste|carente|lacunosa|insufficiente|modesta|si ferma|latita",
    ),
    (
        -1,
        31,
        "\
         massimali|massimale|franchigia|franchigie|esclusioni|clausole|coperture|filiali|sportelli|colonnine|officine|\
         agenzie|vendita|assistenza",
        "\
         bassi|basso|bassissimi|ridicoli|ridicolo|irrisori|insufficienti|alta|altissima|altissime|alte|elevata|elevate|\
         salata|a non finire|a pagine|pesante|pesanti|assurde|infinite|chilometriche|ridotte|ridotta|scarse|limitate|\
         chiuse|chiusi|contate|rari|rare|introvabili|inadeguati|da leggere|lunghissimo|lunghe|irrisorio|tagliate|\
         tagliati|inesistenti",
    ),
    (
        1,
        32,
        "\
         consegna|consegnano|recapita|recapitano|spedisce|spediscono|arriva|arrivano|arrivato|arrivata|arrivati|\
         consegnato|consegnata|consegnati|recapitato|pacco|ordine|corriere|spedizione|merce",
        "\
         in ventiquattr'ore|in 24 ore|entro 0 ore|in un giorno|in due giorni|entro due giorni|il giorno stesso|\
         il giorno dopo|l'indomani|in giornata|in anticipo|puntuale|puntuali|puntualissimo|puntualissima|intatto|\
         intatta|intatti|integro|integra|integri|in perfette condizioni|senza un graffio|ben protetto|ben protetta|\
         imballato con cura|imballata con cura|imballati con cura|fino al piano|al piano|sotto ghiaccio|\
         a temperatura controllata|con un giorno di anticipo|in tempi record|gratis|gratuita|gratuitamente|\
         anche il sabato|anche la domenica|all'ora promessa|all'ora stabilita|nell'orario|nella fascia oraria|\
         al giorno promesso|prima del previsto|in due ore|perfettamente imballato",
    ),
    (
        1,
        32,
        "imballo|imballi|imballaggio|imballaggi|confezione|scatola|pacchi",
        "\
         a prova di urto|a prova di|robusto|robusti|curato|curati|curatissimo|impeccabile|impeccabili|perfetto|\
         protettivo|solido|doppio",
    ),
    (
        1,
        32,
        "sera|lunedì|oggi|mattina|venerdì",
        "arriva|arrivato|domani|ricevuto|a casa|mattina dopo",
    ),
    (
        -1,
        32,
        "\
         pacco|pacchi|ordine|ordini|consegna|consegne|corriere|corrieri|spedizione|spedizioni|merce|scatola|confezione|\
         imballo|imballaggio|tracciamento|tracking|mobile|divano|colli|scatolone",
        "\
         in ritardo|con ritardo|di ritardo|con giorni di|con settimane di|due settimane|tre settimane|dopo settimane|\
         dopo un mese|mai arrivato|mai arrivata|mai arrivati|smarrito|smarrita|smarriti|smarrite|perso|persa|persi|\
         sparito|disperso|dispersi|ammaccato|ammaccata|ammaccati|schiacciato|schiacciata|sfondato|sfondata|aperto|\
         aperta|rotto|rotta|rotti|a pezzi|in frantumi|danneggiato|danneggiata|danneggiati|fermo|fermi|ferma|bloccato|\
         bloccati|bloccata|lanciato|lanciati|abbandonato|abbandonati|lasciato|lasciati|sotto la pioggia|\
         oltre il cancello|al vicino sbagliato|indirizzo sbagliato|in magazzino|in giacenza|inesistente|inattendibile|\
         fuorviante|rinviata|rinviate|rimandata|rimandate|slitta|slittano|slittata|cara|carissima|carissime|lenta|\
         lente|lentissima|lentissime|lumaca|a singhiozzo|incompleto|incompleta|incompleti|sbagliato|sbagliata|\
         sbagliati|malconcio|inzuppato|fradicio|manomesso|a pagamento|in condizioni pietose|ovunque tranne|\
         non si aggiorna|fermo da giorni|tutt'altro che puntuali|insufficiente|misero|ridicolo|scadente|stracciata|\
         bagnato|tagliata|caotiche|un terno al lotto|un'odissea|aspetto|aspetta|mai visto",
    ),
    (
        -1,
        32,
        "\
         arriva|arrivano|arrivato|arrivata|arrivati|consegna|consegnano|consegnato|consegnata|consegnati|recapita|\
         recapitano|spedisce|spediscono|lancia|lanciano|recapitato",
        "\
         in ritardo|con ritardo|di ritardo|giorni dopo|settimane dopo|con calma|quando vuole|quando vogliono|tardi|\
         due giorni dopo|dopo settimane|dopo due settimane|dopo un mese|rotto|rotta|rotti|rotte|appassite|appassiti|\
         sciolto|sciolti|ammaccato|ammaccata|ammaccati|schiacciati|a pezzi|danneggiato|danneggiati|aperto|incompleto|\
         freddo|fredda|freddi|sbagliato|sbagliata|al vicino|oltre il cancello|sul pianerottolo|a metà|in frantumi|\
         scongelato|scongelati|marci|con lo spigolo|con gli spigoli|senza imballo|mezzo vuoto|sfondato|col contagocce|\
         senza preavviso|ben oltre|a singhiozzo|a rate|il prodotto sbagliato|con una settimana|senza avvisare",
    ),
    (
        -1,
        32,
        "aspetto|aspettiamo|attendo|attendiamo|aspetta|aspettano|attesa|attende|aspettato",
        "pacco|ordine|consegna|da settimane|da un mese|da mesi|la merce|divano|cucina|il corriere",
    ),
    (
        -1,
        32,
        "impiega|impiegano|prendono|mettono",
        "\
         a spedire|a consegnare|per spedire|per consegnare|per la consegna|per recapitare|anche una settimana|\
         prima di spedire|ad arrivare",
    ),
    (
        -1,
        32,
        "postino|fattorino|rider|corriere",
        "suona|non suona|non citofona|sbaglia|sparisce|lascia|lancia|non si trova",
    ),
    (
        1,
        33,
        "\
         rimborsa|rimborsano|restituisce|restituiscono|sostituisce|sostituiscono|riprende|riprendono|ritira|ritirano|\
         cambia|cambiano|accetta|accettano|ripara",
        "\
         senza fiatare|senza discutere|senza storie|senza fare storie|senza fare domande|senza domande|\
         senza battere ciglio|senza obiezioni|senza spese|gratis|gratuitamente|in pochi giorni|in due giorni|\
         fino all'ultimo centesimo|per intero|integralmente|a spese sue|a sue spese|i resi|il reso|entro trenta giorni|\
         entro 0 giorni|anche dopo mesi|anche senza scontrino|con uno nuovo|con uno nuovo di zecca|a domicilio",
    ),
    (
        1,
        33,
        "garanzia|garanzie",
        "\
         a vita|di dieci anni|di cinque anni|di 0 anni|di otto anni|di sette anni|decennale|ventennale|\
         venticinquennale|quinquennale|per otto anni|per dieci anni|per 0 anni|per cinque anni|generosa|generosissima|\
         lunghissima|lunga|estesa|totale|che copre tutto|illimitata|sopra la media|doppia|di due anni|di tre anni|\
         trasferibile|anche sulla batteria|una rarità|oltre i termini",
    ),
    (
        1,
        33,
        "provare|provarlo|restituire|restituirlo|rendere|renderlo|cambiare",
        "notti|giorni|gratis|gratuitamente|senza impegno|a casa|senza costi|senza motivazione|entro",
    ),
    (
        -1,
        33,
        "\
         rimborso|rimborsi|reso|resi|cambio|garanzia|restituzione|sostituzione|recesso|disdetta|ritiro|riparazione|\
         riparazioni|buono|merce",
        "\
         negato|negati|negata|rifiutato|rifiutata|rifiutati|respinto|respinti|mai arrivato|mai arrivati|mai visto|\
         ancora in attesa|in ritardo|dopo mesi|dopo settimane|dopo due mesi|un calvario|un'odissea|un incubo|\
         un percorso a ostacoli|una via crucis|un'impresa|una chimera|un miraggio|una corsa a ostacoli|una giungla|\
         a spese del cliente|a carico del cliente|a proprie spese|a pagamento|a tue spese|macchinoso|macchinosa|\
         farraginoso|complicato|complicata|lento|lenta|lentissimo|lentissimi|con buoni|in buoni|in buoni sconto|\
         solo in buoni|parziale|parziali|scade|si ferma a|ridicola|ridicolo|misera|breve|brevissima|corta|cortissima|\
         esclude|esclude tutto|esclude praticamente|piena di cavilli|piena di esclusioni|di facciata|solo due anni|\
         solo un anno|di soli|appena un anno|carta straccia|non copre|non vale|decade|un terno al lotto|snervante|\
         estenuante|quasi impossibile|impossibile|ostacolato|ostacolati|costoso|costosi|interminabile|trafila|trafile|\
         infinita|sulla carta|limitata|non previsto|non accettato|entro soli|sei mesi|mille condizioni",
    ),
    (
        -1,
        33,
        "chiede|chiedono|pretende|pretendono|esige|esigono|vuole|vogliono",
        "\
         scontrino|scontrino autenticato|imballo originale|raccomandata|fattura|fotografie|moduli|la foto dello|\
         la confezione originale|foto e|prova|video|perizia|sigillo|notaio|documenti|spese di spedizione|\
         spese di rientro",
    ),
    (
        -1,
        33,
        "moduli|raccomandate|scartoffie|cavilli|mail|telefonate|trafila|burocrazia",
        "per un rimborso|per il rimborso|per un reso|per restituire|per riavere|per avere indietro|per ottenere",
    ),
    (
        1,
        34,
        "\
         recensioni|recensione|giudizi|opinioni|pareri|commenti|voti|valutazioni|punteggi|clienti|utenti|esperti|\
         riviste|stampa|forum|test|tester|proprietari",
        "\
         entusiaste|entusiasti|entusiastici|lusinghieri|lusinghiere|positive|positivi|ottime|ottimi|eccellenti|unanimi|\
         elogiano|lodano|promuovono|premiano|ne parlano bene|parla bene|parlano bene|apprezzano|consigliano|\
         soddisfatti|soddisfattissimi|fedeli|affezionati|cinque stelle|a pieni voti|stellari|osannano|esaltano|\
         concordi nel lodare|plebiscito",
    ),
    (
        1,
        34,
        "\
         reputazione|fama|stima|fiducia|rispetto|credito|credibilità|seguito|storia|tradizione|secolo|rispettato|\
         prestigio",
        "degli|presso|invidiabile|eccellente|impeccabile|solida|specchiata|alle spalle|nel settore|anni",
    ),
    (
        -1,
        34,
        "marchio|azienda|marca|reputazione|fama|immagine|brand|casa|società|banca",
        "\
         sinonimo di promesse|sinonimo di problemi|sinonimo di guai|macchiata|macchiato|infangata|infangato|offuscata|\
         offuscato|compromessa|compromesso|appannata|appannato|a pezzi|ai minimi|sotto terra|rovinata|rovinato|\
         in caduta|in picchiata|in crisi|pessima|pessimo|controversa|controverso|controversi|discussa|discusso|dubbia|\
         dubbio|discutibile|screditata|screditato|chiacchierata|chiacchierato|nella bufera|sotto inchiesta|\
         sotto accusa|multata|sanzionata|sconosciuta|sconosciuto|da dimenticare|non gode|evoca|incrinata|scalfita|\
         traballante|tutt'altro che|in declino|scivolata|senza storia|poco seria|poco serio|poco affidabile|\
         non ispira fiducia|fa storcere|in calo|deteriorata|evitato da",
    ),
    (
        -1,
        34,
        "recensioni|giudizi|opinioni|valutazioni|voti|commenti|pareri|punteggi|stelle|voto|forum|social|testimonianze",
        "\
         negative|negativi|pessime|pessimi|disastrose|disastrosi|impietose|impietosi|al vetriolo|di fuoco|feroci|\
         furiose|a una stella|una stella|due stelle|bassi|basse|bassissimi|bassissime|tiepide|tiepidi|contrastanti|\
         discordanti|false|comprate|gonfiate|abbondano di lamentele|pieni di lamentele|pullulano di|lamentele|\
         sconfortanti|poco lusinghieri|poco lusinghiere|inferociti|infuriati|inviperiti|insufficienti|in calo|sospette|\
         taroccate|sotto la media|inventate|da brivido|traboccano|grondano|di insulti",
    ),
    (
        -1,
        34,
        "clienti|utenti|consumatori|acquirenti|associazioni|pubblico|molti|tanti|viaggiatori|risparmiatori",
        "\
         delusi|delusa|scottati|inferociti|infuriati|lamentano|si lamentano|denunciano|protestano|in rivolta|diffidano|\
         la evitano|lo evitano|ha perso fiducia|hanno perso fiducia|non si fidano|scontenti|arrabbiati|insoddisfatti|\
         si sentono presi in giro|abbandonano|truffati|raggirati|in fuga|scappano|esasperati|traditi|\
         sul piede di guerra|storcono il naso|voltano le spalle|diffida|sconsigliano|si sono pentiti",
    ),
    (
        1,
        35,
        "\
         catalogo|gamma|assortimento|scelta|selezione|offerta|listino|menu|menù|scaffali|negozio|sito|libreria|vetrina|\
         palinsesto|repertorio|ventaglio|proposta|varietà|vini",
        "\
         sterminato|sterminata|sconfinato|sconfinata|infinito|infinita|immenso|immensa|vastissimo|vastissima|ampissimo|\
         ampissima|amplissimo|enorme|ricchissimo|ricchissima|da capogiro|da perdersi|imbarazzo della scelta|\
         per tutti i gusti|per ogni gusto|completo|completa|completissimo|impressionante|enciclopedico|profondo|\
         senza pari|senza rivali|fornitissimo|fornitissima|variegato|variegata|dalla a alla zeta|invidiabile|\
         sorprendente|a perdita d'occhio|senza fine|da fare invidia",
    ),
    (
        -1,
        35,
        "\
         catalogo|gamma|assortimento|scelta|selezione|offerta|menu|menù|carta|scaffali|listino|libreria|palinsesto|\
         proposta|taglie|colori|corsi|modelli|titoli|gusti|varianti|vetrina|collezione|articoli|negozio|canali|\
         destinazioni|formati|etichette|film|marche|misure|numeri",
        "\
         ridotto all'osso|ridotta all'osso|ridotti all'osso|ridotte all'osso|limitato|limitata|limitate|limitati|\
         povero|povera|poveri|scarno|scarna|scarso|scarsa|scarsi|scarse|misero|misera|esiguo|esigua|risicato|risicata|\
         ristretto|ristretta|monotono|monotona|ripetitivo|ripetitiva|ripetitivi|mezzi vuoti|semivuoti|vuoti|desolanti|\
         si ferma a|si ferma alla|si fermano a|si fermano alla|si limita a|pochissimi|pochissime|tutti uguali|\
         tutte uguali|sempre gli stessi|sempre le stesse|esauriti|esaurite|esaurito|introvabili|contati|contate|\
         si conta sulle dita|si contano sulle dita|sulle dita di una mano|inesistente|invecchiato|vecchio|vecchi|\
         datato|deludente|ferma a|fermo a|fermi a|tutti di livello base|solo due|solo tre|appena due|appena tre|\
         poco vario|poco varia|poco varie|poco assortito|poco fornito|tre piatti|ridotto|ridotta|ridotte|ridotti|\
         da distributore|da discount|che si assottiglia|si assottiglia|impoverito|impoverita|mai rinnovato|\
         non cambia mai|incompleto|incompleta|spoglio|spogli|stringata|all'osso",
    ),
    (
        1,
        36,
        "manutenzione|pulizia",
        "\
         ridotta al minimo|minima|praticamente nulla|inesistente|semplicissima|elementare|facilissima|banale|\
         uno scherzo|un gioco|un attimo|una volta l'anno|in un attimo|facile|un paio di minuti",
    ),
    (
        1,
        36,
        "\
         lava|lavano|pulisce|puliscono|sciacqua|sciacquano|smonta|smontano|svuota|igienizza|sfodera|sfoderano|\
         sterilizza|pulirlo|pulito|pulita|lustro",
        "\
         in un attimo|in due minuti|in un minuto|in dieci secondi|in 0 secondi|in pochi secondi|sotto il rubinetto|\
         sotto l'acqua|con un panno|con una passata|con una spugna|in lavatrice|in lavastoviglie|senza attrezzi|\
         senza fatica|facilmente|da sola|e finisce in|completamente|interamente|che è un piacere|in un lampo|\
         con un getto|con un panno umido|con un colpo di spugna",
    ),
    (
        -1,
        36,
        "\
         pulire|pulirlo|pulirla|lavare|lavarlo|lavarla|smontare|smontarlo|smontarla|svuotare|svuotarlo|pulizia|\
         manutenzione|lavaggio|riparare|riparazione|sostituire|cambiare|sfoderare|decalcificare|decalcificazione|\
         riparazioni|tagliandi|tagliando|filtro|filtri|ricambi|revisione",
        "\
         infernale|un incubo|un supplizio|una tortura|una scocciatura|una seccatura|una rottura|un lavoraccio|\
         un'impresa|un calvario|una faticaccia|faticoso|faticosa|laborioso|laboriosa|scomodo|scomoda|noioso|noiosa|\
         macchinoso|macchinosa|complicato|complicata|difficile|difficoltoso|lungo|lunga|ore|mezz'ora|un'ora|a mano|\
         di continuo|ogni settimana|ogni giorno|ogni mese|ogni sei mesi|ogni due mesi|ogni volta|smontare mezza|\
         smontare tutto|pazienza|guanti|stuzzicadenti|forbici|frequente|frequenti|costante|costosa|costosi|costoso|\
         cari|carissimi|cara|un salasso|introvabili|introvabile|solo in officina|impossibile|impossibili|tecnico|\
         quasi quanto|quanto nuovo|richiede di smontare|costano una fortuna|costano un occhio|spazzolino|odissea|\
         acrobazie|cacciavite|un pomeriggio|una fortuna|annuale|onerosa|onerosi|da specialista",
    ),
    (
        -1,
        36,
        "capelli|peli|residui|briciole|calcare|unto|grasso|sporco|muffa|polvere",
        "\
         si aggrovigliano|si annidano|si incastrano|si infilano|si accumulano|si accumula|incrosta|incrostato|\
         impossibile|negli angoli|nelle fessure|sotto le lame|nelle guarnizioni|ovunque|da togliere|resta attaccato|\
         restano attaccati",
    ),
    (
        1,
        37,
        "\
         contiene|contengono|ospita|ospitano|accoglie|accolgono|ingoia|ingoiano|inghiotte|inghiottono|stipa|entrano|\
         custodisce|memorizza",
        "\
         tutto l'occorrente|tutto il necessario|per una settimana|per un weekend|spesa|spesa settimanale|famiglia|\
         famiglia intera|valigie|valigia|passeggino|portatile|mezza casa|bottiglie|vestiti|paia di|persone|ospiti|\
         intera collezione|libri|foto|ore di video|tutta l'attrezzatura|sci|biciclette|mese di|cena per|teglie|\
         scarponi|un tacchino|coperti",
    ),
    (
        1,
        37,
        "\
         spazio|posto|capienza|memoria|capacità|bagagliaio|serbatoio|baule|vano|frigorifero|cestello|zaino|armadio|\
         cassetti|tasche|scomparti|ripiani|abitacolo|archivio",
        "\
         da vendere|a volontà|in abbondanza|a iosa|generoso|generosa|generosi|enorme|enormi|capientissimo|\
         capientissima|capientissimi|capiente|capienti|da record|da furgone|immenso|immensa|illimitato|illimitata|\
         infinito|infinita|sconfinato|sfruttato alla perfezione|ben sfruttato|per tutta la famiglia|per cinque persone|\
         abbondante|abbondanti|extralarge|sorprendente|raddoppiabile|espandibile|modulabile|senza fondo|come un pozzo|\
         che sembra non finire|profondo|profondi",
    ),
    (
        -1,
        37,
        "entrano|contiene|ospita|basta|bastano|accoglie",
        "\
         due|un passeggino|una valigia|una pentola|spesa|una bottiglia|il necessario|famiglia|un trolley|un laptop|\
         settimana|teglia|pizza|un portatile|un libro|due persone|un caffè|pollo|foglio a4|piatto",
    ),
    (
        -1,
        37,
        "\
         spazio|posto|memoria|bagagliaio|serbatoio|cestello|vano|capienza|capacità|baule|frigorifero|freezer|\
         congelatore|cassetto|cassetti|contenitore|tasche|scomparti|zaino|abitacolo|armadio|ripiani|caraffa|cloud|\
         disco|archivio|interni|bidone|bicchiere|sacchetto|posti|stiva|cappelliera|giga|vasca|camera|cabina",
        "\
         si esaurisce|si riempie|finisce|finiscono|satura|saturo|satura subito|risicato|risicata|risicati|striminzito|\
         striminzita|minuscolo|minuscola|minuscoli|misero|misera|angusto|angusta|insufficiente|insufficienti|ridicolo|\
         ridicola|microscopico|microscopica|scarso|scarsa|limitato|limitata|ridotto|ridotta|esiguo|esigua|stretto|\
         strette|stretti|non basta|non bastano|da svuotare|va svuotato|va riempito|in un amen|in un attimo|in fretta|\
         in un lampo|dopo due|un francobollo|per una sola|sacrificato|sacrificati|da bambola|da bambole|piccolo|\
         piccola|piccoli|poco profondo|poco profondi|poco capiente|poco capienti|troppo piccolo|troppo piccola|\
         non espandibile|già pieno|già piena|subito pieno|subito piena|a stento|contati|una scatola di fiammiferi|\
         per le bambole|ridotta all'osso|claustrofobica|claustrofobico|tascabile|da single",
    ),
    (
        1,
        38,
        "\
         percorre|percorrono|copre|raggiunge|supera|garantisce|assicura|promette|tocca|sfiora|macina|viaggia|vola|\
         corre|arriva|basta|bastano",
        "\
         0 km|0 chilometri|mille chilometri|cinquecento chilometri|seicento chilometri|quattrocento chilometri|\
         centinaia di chilometri|senza fermarsi|senza fermate|senza sosta|con un pieno|con una carica|con una ricarica|\
         senza ricaricare|per mille|chilometri reali|con un solo pieno|da milano a|da roma a|senza colonnine|\
         alla colonnina",
    ),
];
