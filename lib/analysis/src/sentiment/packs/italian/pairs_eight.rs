//! More Italian words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        25,
        "protegge|proteggono|tutela|salvaguarda|difende|ripara|riparo",
        "\
         bambino|bambini|bimbo|bimbi|neonato|testa|passeggeri|occhi|dita|mani|incidenti|urti|cadute|scottature|ustioni|\
         ciclista|pedone|pedoni|famiglia",
    ),
    (
        1,
        25,
        "stacca|interrompe|spegne|blocca|ferma|arresta|disattiva|corrente",
        "\
         da sola|automaticamente|all'istante|immediatamente|se cade|se si ribalta|in caso di|al minimo contatto|\
         se il bambino",
    ),
    (
        1,
        25,
        "frena|frenano|avverte|avvisa|rileva|arresta",
        "\
         in tempo|prima dell'impatto|pedone|pedoni|ostacolo|ostacoli|angolo cieco|colpo di sonno|fumo|monossido|\
         fughe di gas",
    ),
    (
        -1,
        25,
        "\
         saltare|fuoco|provocato|causato|scossa|rischiato|ustionato|ferito|procurato|bruciato|scottato|cadere|\
         inciampare|sfiorato",
        "\
         salvavita|fuoco|caduta|cadute|incidente|incidenti|ustione|ustioni|incendio|incendi|ferite|scossa|bambino|\
         la mano|le dita|infortunio|infortuni|tragedia|cortocircuito|graffi|tagli",
    ),
    (
        -1,
        25,
        "\
         freni|frenata|airbag|cintura|cinture|serratura|blocco|sicura|casco|caschi|valvola|cancelletto|maniglie|scala|\
         scale|gradini|sponda|gancio|ganci",
        "\
         poco reattivi|deboli|lunga|lunghissima|in ritardo|non tiene|non tengono|non si attiva|non si attivano|\
         non blocca|non scatta|cede|cedono|si bloccano male|si apre|si aprono|si sgancia|fischiano|inefficaci|\
         inefficace|incerta|spugnosi|insufficiente|insufficienti|difettoso|difettosi|difettosa|traballante|traballanti|\
         assente|assenti|si rompe|da paura",
    ),
    (
        -1,
        25,
        "\
         scotta|brucia|fuma|esplode|scivola|cede|scottano|surriscalda|surriscaldano|scintille|fuoco|scossa|ribalta|\
         rovescia|sgancia|colpo|bruciato|incandescente|incendia|arroventa",
        "\
         al tatto|da far paura|pericolosamente|tanto da|in modo preoccupante|fino a|senza preavviso|di colpo|\
         nelle mani|addosso|facilmente|con il bambino|in curva|durante",
    ),
    (
        1,
        26,
        "\
         protegge|proteggono|custodisce|custodiscono|cifra|blinda|blindano|tutela|sigilla|difende|cripta|crittografa|\
         salvaguarda|sicuro",
        "\
         dati|conto|conti|password|carte|informazioni|account|privacy|foto|conversazioni|messaggi|documenti|risparmi|\
         denaro|soldi|pagamenti|accessi|identità|bonifici",
    ),
    (
        1,
        26,
        "\
         dati|conto|conti|password|informazioni|conversazioni|pagamenti|messaggi|foto|accessi|segnale|video|archivi|\
         archivio",
        "\
         al sicuro|blindati|blindato|blindate|cifrati|cifrato|cifrate|crittografati|crittografate|crittografato|\
         protetti|protetto|protette|riservati|riservate|sul dispositivo|in locale|inviolabili|non lasciano|non escono|\
         restano in casa|restano tuoi|restano vostri|anonimi|in europa|sotto chiave|mai ceduti|mai condivisi|\
         in cassaforte|a prova di hacker",
    ),
    (
        1,
        26,
        "avvisa|blocca|segnala|ferma|respinge|sventa",
        "\
         tentativo|tentativi|accesso sospetto|accessi sospetti|truffa|truffe|frode|frodi|operazioni sospette|attacco|\
         attacchi|intrusione|intrusioni|operazione sospetta|phishing|disturbo",
    ),
    (
        -1,
        26,
        "\
         vende|cede|rivende|condivide|invia|trasmette|gira|comunica|manda|fornisce|raccoglie|accumula|conserva|traccia|\
         sfrutta|profila|memorizza|spiffera",
        "\
         a terzi|di nascosto|agli inserzionisti|senza consenso|senza dirlo|senza chiedere|ai partner|a sconosciuti|\
         ogni movimento|abitudini|posizione|rubrica|conversazioni|cronologia|troppi dati|in chiaro|senza permesso|\
         ai pubblicitari|a chiunque|i nostri dati|i dati|dati personali|i vostri dati|i tuoi dati|ogni clic|\
         ogni vostro|ogni tuo|qualsiasi cosa|indirizzi|informazioni|spostamenti|per anni|a server|in cina",
    ),
    (
        -1,
        26,
        "\
         dati|password|conto|conti|account|informazioni|carte|foto|server|credenziali|clienti|utenti|archivi|profili|\
         telecamere|accessi|indirizzi|documenti|carta",
        "\
         rubati|rubate|rubato|esposti|esposte|trafugati|trafugate|in chiaro|online|finiti in|finite in|violati|violato|\
         violate|violata|bucati|bucato|svuotato|svuotati|clonata|clonate|hackerati|hackerato|compromessi|compromesse|\
         alla mercé|a spasso|in pasto|sul dark web|venduti|rivenduti|ceduti|persi|alla portata di|in mano a|\
         accessibili a|non protetti|mal protetti|senza protezione|senza cifratura|al miglior offerente",
    ),
    (
        -1,
        26,
        "informativa|privacy|sicurezza|protezione|cifratura|crittografia|autenticazione|tutela|dati",
        "\
         opaca|vaga|lacunosa|oscura|ambigua|un optional|inesistente|assente|debole|deboli|obsoleta|colabrodo|fumosa|\
         discutibile|carente|da rivedere|approssimativa|facoltativa|ridicola|insufficiente|scarsa|a rischio|\
         poco chiara|facile da aggirare",
    ),
    (
        1,
        27,
        "\
         sapore|gusto|aroma|profumo|retrogusto|consistenza|crema|impasto|polpa|cottura|crosta|pasta|cioccolato|caffè|\
         vino|birra|olio|gelato|ripieno|sugo|salsa|pizza|pane|panettone|biscotti|piatti|cucina|cioccolatini|formaggio|\
         yogurt|miele|espresso|tè|texture",
        "\
         intenso|intensa|pieno|piena|rotondo|rotonda|equilibrato|equilibrata|delicato|delicata|autentico|autentica|\
         genuino|genuina|vellutato|vellutata|cremoso|cremosa|morbido|morbida|soffice|croccante|croccanti|fragrante|\
         fragranti|avvolgente|persistente|deciso|decisa|ricco|ricca|squisito|squisita|squisiti|delizioso|deliziosa|\
         deliziosi|fresco|fresca|freschissimo|profumato|profumata|profumati|fruttato|fruttata|armonioso|armoniosa|\
         eccellente|eccellenti|gustoso|gustosa|gustosi|goloso|golosa|golosi|da sogno|che conquista|che dà dipendenza|\
         sublime|divino|divina|buonissimo|buonissima|buonissimi|al dente|tenera|tenero|succosa|succoso|come al bar|\
         inconfondibile|impeccabile",
    ),
    (
        1,
        27,
        "gatto|cane|gatti|bambini|difficili",
        "ne va matto|ne vanno matti|ne è ghiotto|ne sono ghiotti|adora|lo adorano|li adora|spazzola|spazzolano",
    ),
    (
        -1,
        27,
        "\
         sapore|gusto|aroma|profumo|retrogusto|consistenza|crema|impasto|polpa|cottura|crosta|pasta|cioccolato|caffè|\
         vino|birra|olio|gelato|ripieno|sugo|salsa|pizza|pane|biscotti|piatti|cucina|carne|pesce|verdure|formaggio|\
         yogurt|frutta|brodo|texture|riso|panettone|bevanda|tè|espresso|succo|panino|cornetti|dolce|odore",
        "\
         amaro|amara|amarognolo|acido|acida|chimico|chimica|artificiale|artificiali|finto|finta|metallico|metallica|\
         stucchevole|stucchevoli|insipido|insipida|insipidi|insipide|sciapo|sciapa|sciapi|annacquato|annacquata|\
         acquoso|acquosa|bruciato|bruciata|rancido|rancida|stantio|stantia|gommoso|gommosa|gommosi|farinoso|farinosa|\
         secco|secca|secchi|asciutto|asciutta|duro|dura|molle|molliccio|molliccia|crudo|cruda|scotta|scotto|\
         salatissimo|salatissima|troppo salato|troppo salata|troppo dolce|troppo dolci|di plastica|di cartone|\
         di sapone|di medicina|di bruciato|di spugna|della spugna|da mensa|da ospedale|sgradevole|nauseante|disgustoso|\
         deludente|anonimo|anonima|piatto|piatta|slegato|che non sa di|da supermercato|grumoso|grumosa|granuloso|\
         granulosa|unto|unta|pesante|indigesta|vecchio|fredda|freddi|freddo|spento|sbiadito|appena percettibile|\
         che rovina|aspro|aspra|pungente|piatto e|tiepidi|precotti|scongelati|collosa|colloso|pastosa|papposa",
    ),
    (
        -1,
        27,
        "bambini|gatti|gatto|cane|ospiti|famiglia|commensali",
        "\
         lo rifiuta|li rifiutano|la rifiutano|storcono|storce il naso|lo sputa|li lascia|nemmeno annusa|non lo tocca|\
         lo snobba|le snobba|schifa|avanzato|lasciato",
    ),
    (
        1,
        28,
        "ingredienti|ricetta|formula|lista|etichetta|inci|composizione|prodotti|carne|farine|oli|prime",
        "\
         corta|cortissima|pulita|pulito|puliti|pulitissimo|trasparente|semplice|semplici|naturali|naturale|biologici|\
         biologica|selezionati|selezionate|genuini|genuina|freschi|fresche|fresca|a chilometro zero|km zero|\
         di prima scelta|di prima qualità|italiani|del territorio|di origine controllata|che si leggono|comprensibile|\
         leggibile|al primo posto|vegetali|vegetale|nobili|puri|pura|verificati|certificati|senza segreti|\
         riconoscibili",
    ),
    (
        1,
        28,
        "contiene|contengono",
        "\
         coloranti|conservanti|additivi|parabeni|siliconi|solfati|olio di palma|zuccheri aggiunti|zucchero aggiunto|\
         zuccheri|glutine|lattosio|nichel|cereali|ogm|aromi artificiali|edulcoranti|dolcificanti|microplastiche|\
         grassi idrogenati|allergeni|profumi|alcol|petrolati|antibiotici|ormoni|pesticidi|fluoruri aggressivi|\
         sostanze chimiche|solfiti|eccipienti superflui|ingredienti artificiali",
    ),
    (
        -1,
        28,
        "ingrediente|ingredienti|posto|figura|troviamo|compare",
        "\
         zucchero|mais|sciroppo|acqua|farina|sale|olio di palma|palma|cereali|grassi|sottoprodotti|glucosio|alcol|\
         silicone|siliconi|paraffina",
    ),
    (
        -1,
        28,
        "ingredienti|etichetta|lista|inci|ricetta|formula|composizione|filtri|carne|farine|oli|profumo|prime",
        "\
         chilometrica|lunghissima|lunga|infinita|da laboratorio|da farmacia|chimica|chimici|discutibile|discutibili|\
         discussi|scadenti|di dubbia|dubbia|dubbi|poco chiara|illeggibile|impronunciabili|impronunciabile|artificiali|\
         sintetici|sintetica|aggressiva|aggressivi|allergenici|di seconda scelta|ultraprocessati|industriali|di scarto|\
         incomprensibile|fa storcere|fa paura|spaventa|opaca|vaga|poveri|povera|raffinate|ignota|non dichiarata|\
         nascosta|lascia perplessi|poco trasparente|economici|da rivedere",
    ),
    (
        -1,
        28,
        "dieta|nutrizionista|nutrizionisti|dietologo|pediatra|pediatri|veterinario",
        "sconsiglia|sconsigliano|inorridisce|storcono|storce",
    ),
    (
        1,
        29,
        "utilizza|impiega|adotta|sceglie|recupera|rigenera|riutilizza|ricicla|alimenta",
        "\
         plastica riciclata|materiali riciclati|materiali di recupero|carta riciclata|cotone biologico|energia solare|\
         energia rinnovabile|rinnovabili|fonti rinnovabili|il sole|scarti|bottiglie riciclate|reti da pesca|\
         pannelli solari|materie prime seconde|vetro riciclato|alluminio riciclato|acqua piovana|sughero|canapa",
    ),
    (
        1,
        29,
        "compensa|compensano|azzera|riduce|dimezza|taglia|abbatte|neutralizza",
        "emissioni|anidride carbonica|co2|impronta|sprechi|spreco|rifiuti|plastica|consumi d'acqua|carbonio|imballaggi",
    ),
    (
        1,
        29,
        "paga|pagano|retribuisce|garantisce",
        "\
         equamente|il giusto|salari dignitosi|salari equi|un prezzo equo|prezzi equi|stipendi dignitosi|dignitosamente|\
         contadini|coltivatori",
    ),
    (
        -1,
        29,
        "spreca|consuma|divora|beve|sperpera|succhia|assorbe|butta|ingoia|mangia",
        "\
         energia|corrente|acqua|elettricità|litri|kilowattora|luce|risorse|bolletta|il doppio|uno sproposito|\
         una quantità|a fiumi",
    ),
    (
        -1,
        29,
        "avvolge|confeziona|imballa|impacchetta|spedisce|vende|avvolto|avvolti|imballati|confezionati|confezionato",
        "\
         plastica|plastica monouso|cellophane|polistirolo|pellicola|pluriball|tre scatole|scatola nella|plastiche|\
         monouso|strati di|nylon|tre strati|doppia scatola|scatole enormi",
    ),
    (
        -1,
        29,
        "\
         inquina|inquinano|avvelena|avvelenano|disbosca|disboscano|deforesta|devasta|distrugge|scarica|sversa|\
         saccheggia|prosciuga|emette|brucia|sfrutta|sfruttano|sottopaga|sottopagano|maltratta",
        "\
         fiumi|foreste|foresta|aria|acqua|acque|mari|terreni|falde|ambiente|lavoratori|operai|minorile|contadini|\
         senza ritegno|animali|co2|emissioni|carbone|falda|dipendenti|terre|manodopera|oceani|suolo|popolazioni|rider|\
         corrieri|braccianti",
    ),
    (
        -1,
        29,
        "\
         fabbriche|stabilimenti|piantagioni|filiera|allevamenti|fornitori|produzione|laboratori|manodopera|operai|\
         salari|dipendenti|cotone|lavoro",
        "\
         discutibili|discutibile|opaca|opache|oscura|disboscano|sfruttamento|sfruttata|sottopagata|sottopagati|\
         intensivi|poco trasparente|poco trasparenti|minorile|da fame|senza tutele|dall'altra parte del mondo|precari|\
         al limite|in asia|a basso costo|in bangladesh|non tracciata|non tracciabile|sfruttati|controversa|ignota|\
         malpagati|inumane|disumane|poco chiara|dubbia|dubbie",
    ),
    (
        -1,
        29,
        "impronta|emissioni|consumi|bolletta|impatto|energetica",
        "\
         pessima|bassa|altissime|altissimi|elevate|elevati|enorme|da suv|fuori scala|pesante|alle stelle|da dinosauro|\
         imbarazzante|in crescita|salata|devastante",
    ),
    (
        1,
        30,
        "\
         prelievi|prelievo|bonifici|bonifico|pagamenti|gestione|conto|attivazione|disdetta|bagaglio|bagagli|carta|\
         ricariche|recesso|modifiche|canone|data",
        "\
         gratuito|gratuiti|gratuita|gratuite|gratis|senza commissioni|a costo zero|azzerato|azzerata|azzerati|incluso|\
         inclusi|compreso|compresi|senza penali|senza spese|a zero spese",
    ),
    (
        1,
        30,
        "azzera|azzerate|azzerati|elimina|pagano|applica|chiede|pagare",
        "\
         spesa nascosta|spese nascoste|costo nascosto|costi nascosti|commissione|commissioni|canone|canoni|\
         spesa di gestione|spese di gestione|costo di attivazione|costi di attivazione|penale|penali|balzello|balzelli|\
         sorpresa in bolletta|sorprese in bolletta|sorprese in fattura|spese|spesa di chiusura|addebito|addebiti|\
         supplementi|supplemento|vincolo|vincoli|costi extra|clausole|imposta di bollo|costi di uscita|costi fissi|\
         costo extra|costo aggiuntivo|sovrapprezzo|sovrapprezzi",
    ),
    (
        -1,
        30,
        "\
         addebita|addebitano|applica|applicano|aggiunge|aggiungono|trattiene|trattengono|preleva|prelevano|pretende|\
         pretendono|chiede|chiedono|appioppa|appioppano|infila|infilano|impone|esige|incassa|ricarica|scarica|spuntano|\
         compaiono|guadagna|lucra|pagare|appioppato|conto",
        "\
         commissione|commissioni|spese|supplemento|supplementi|canone|penale|penali|extra|costo|costi|prelievo|\
         bonifico|bagaglio|pulizie|servizi mai richiesti|non richiesta|non richiesto|non richiesti|di nascosto|\
         a tradimento|in fattura|in bolletta|a ogni operazione|euro al mese|assicurazione|sovrapprezzo|prenotazione|\
         attivazione|disdetta|chiusura|mora|al bancomat|il posto|check in|percentuale|gestione pratica|sul conto|\
         senza avvisare|senza dirlo|voci|balzelli|conversioni|cambio|anche l'acqua|perfino il|persino il|pure il|\
         perfino la",
    ),
    (
        -1,
        30,
        "\
         spese|costi|commissioni|voci|oneri|supplementi|addebiti|penali|penale|canone|extra|balzelli|clausole|tariffe|\
         interessi|tasso|tassi|spread|tasse|quota|attivazione|gestione|disdetta",
        "\
         nascoste|nascosti|nascosta|occulti|occulte|occulta|a sorpresa|mai concordate|mai concordati|mai richiesti|\
         non dichiarati|non dichiarate|in piccolo|esorbitanti|esagerate|esagerati|salate|salati|salata|salatissima|\
         salatissime|alle stelle|da usura|da strozzini|a raffica|tutt'altro che trascurabili|non sono trascurabili|\
         tutt'altro che|imprevisti|impreviste|inattesi|inattese|fuori controllo|che spuntano|che lievitano|alto|\
         altissimo|altissimi|altissime|elevate|elevati|poco chiare|poco chiari|poco trasparenti|opache|oscure|\
         vessatorie|ingiustificati|ingiustificate|che non ti aspetti|si sommano|si accumulano|lievitano|pesanti|\
         fastidiose|obbligatori|obbligatorie|pesano|raddoppiano il conto|in agguato|aumentati|raddoppiate|raddoppiati",
    ),
    (
        -1,
        30,
        "disdetta|disdire|recesso|recedere|uscire|conto|piano|prenotazione|data",
        "\
         costa|penale|a caro prezzo|salata|salato|a pagamento|un salasso|una fortuna|quasi quanto|più del biglietto|\
         euro|raccomandata",
    ),
    (
        1,
        31,
        "copre|coprono|tutela|rimborsa|indennizza|include|comprende|assicura|protegge",
        "\
         anche in caso di|grandine|furto|alluvione|allagamento|allagamenti|terremoto|atti vandalici|infortuni|\
         cure dentistiche|eventi naturali|incendio|annullamento|smarrimento|bagaglio|cristalli|animali domestici|\
         malattie preesistenti|soccorso stradale|assistenza stradale|spese mediche|spese veterinarie|danni accidentali|\
         tutta europa|tutto il mondo|in tutta europa|in tutto il mondo|tutta italia|territorio",
    ),
    (
        1,
        31,
        "prendono|arriva|arrivano|raggiunge|segnale|campo|rete|copertura|ricezione",
        "\
         ovunque|dappertutto|anche in montagna|anche in campagna|anche in cantina|anche in galleria|anche nei paesini|\
         anche in valle|in ogni angolo d'italia|nei borghi|anche in alta montagna|sulle piste|in mezzo al mare|\
         piena anche|pieno anche|tutte le tacche|anche sottoterra|capillare|stabile ovunque",
    ),
];
