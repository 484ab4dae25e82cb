//! The Italian words that name features. Only data; hyphens and apostrophes are read as spaces, plurals are made.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "qualità|servizio|opzione|offerta|dimensione|budget|controllo|spazio|tecnologia|aspetto|risultato|materiale|formazione|funzione|capacità|portata|app|applicazione|rete|rumore|schermo|design|stile|cibo|recensione|costo|prestazione|costruzione|strumento|aggiornamento|memoria|porta|processore|velocità|ricarica|carica|volume|foto|peso|obiettivo|zoom|caricatore|connessione|motore|fiducia|popolarità|odore|formula|ricetta|finitura|interni|tessuto|tastiera|presa|commissione|tariffa|segnale|disponibilità|imballaggio|reso|menu|menù|biblioteca|pulizia|manutenzione|sensore|corso|innovazione|sconto|promozione|modalità|extra|colore|luminosità|montaggio|personale|zucchero|ritardo|errore|navigazione|suono|audio|altoparlante|bluetooth|wifi|wi-fi|compatibilità|gamma|varietà|esperienza|consulenza|documentazione|spedizione|consegna|vibrazione|valore|reputazione|sicurezza|privacy|freno|ingrediente|gusto|sapore|consistenza|comodità|selezione|interfaccia|installazione|copertura|nutrizione|prezzo|scelta|catalogo|guida|potenza|sedile|garanzia|batteria|autonomia|immagine|vestibilità|premio|software|assistenza|comfort|linea|look|canone|cucina|estetica|bagagliaio|serbatoio|dotazione";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        1,
        "qualità|qualità generale|qualità complessiva|qualità ~ prodotto|qualità ~ prodotti|livello qualitativo",
        "",
    ),
    (
        2,
        "sconto|offerta|promozione|risparmio|budget|convenienza|economicità|accessibilità economica",
        "prezzo|costo|prezzo di acquisto|prezzo d'acquisto|prezzo di vendita|prezzo di listino|prezzo di partenza|spesa|costo mensile|costo iniziale|prezzo mensile|premio|premio assicurativo|cartellino del prezzo|investimento iniziale|fascia di costo|esborso",
    ),
    (
        3,
        "rapporto qualità-prezzo|rapporto qualità/prezzo|rapporto qualità prezzo|rapporto prezzo-qualità|rapporto prezzo-prestazioni|rapporto tra qualità e prezzo|rapporto prestazioni-prezzo|ritorno sull'investimento|rapporto costi-benefici|rapporto qualità-costo",
        "",
    ),
    (
        4,
        "costruzione|qualità costruttiva|qualità ~ costruzione|qualità ~ materiali|materiale|finitura|finiture|fattura=|assemblaggio|fabbricazione|telaio|tessuto|cuciture|lavorazione|scocca|manifattura|qualità ~ finiture|qualità ~ assemblaggio|realizzazione",
        "",
    ),
    (
        5,
        "durata nel tempo|durabilità|longevità|robustezza|resistenza|vita utile|solidità|impermeabilità|resistenza all'acqua|resistenza ai graffi|resistenza agli urti|resistenza all'usura|tenuta nel tempo|durevolezza",
        "usura",
    ),
    (
        6,
        "affidabilità|stabilità|costanza|continuità del servizio",
        "guasto|bug|malfunzionamento|malfunzionamenti|interruzione|interruzioni|disservizi|disservizio|crash|blocchi|difetto di funzionamento|arresti anomali|tempi di inattività|anomalie|rotture",
    ),
    (
        7,
        "facilità ~ uso|facilità ~ utilizzo|semplicità ~ uso|semplicità ~ utilizzo|usabilità|interfaccia|interfaccia utente|esperienza utente|navigazione|comandi|comandi touch|controlli touch|intuitività|esperienza d'uso|semplicità|pannello di controllo|esperienza ~ utilizzo|menu di navigazione|ergonomia ~ interfaccia|facilità ~ impiego|controlli",
        "curva ~ apprendimento|complessità",
    ),
    (
        8,
        "installazione|configurazione|montaggio|messa in funzione|configurazione iniziale|assemblaggio del mobile|istruzione|istruzioni|istruzioni di montaggio|manuale|manuale di istruzioni|manuale d'uso|facilità ~ installazione|facilità ~ montaggio|processo ~ installazione|impostazione iniziale|messa a punto|primo avvio|implementazione|facilità ~ configurazione",
        "tempi di installazione|tempi di montaggio|tempo di montaggio",
    ),
    (
        9,
        "servizio clienti|assistenza clienti|assistenza|assistenza tecnica|servizio ~ assistenza|supporto|supporto clienti|supporto tecnico|servizio al cliente|assistenza post-vendita|servizio post-vendita|post-vendita|personale|staff|chat dal vivo|call center|servizio|customer care|customer service|team di supporto|team di assistenza|gestione dei sinistri|gestione sinistri|liquidazione dei sinistri|assistenza al cliente|operatori|accoglienza",
        "tempo# di risposta|tempi di risposta|tempo# di attesa|tempi di attesa|attesa|attese|lista d'attesa",
    ),
    (
        10,
        "prestazione|prestazioni|potenza|potenza di aspirazione|potenza aspirante|aspirazione|processore|motore|efficacia|efficienza|rendimento|accelerazione|risultato|risultati|potenza di calcolo|scheda grafica|multitasking|performance|prestazioni di pulizia|coppia|resa|gpu|cpu|chip",
        "",
    ),
    (
        11,
        "velocità|rapidità|reattività|fluidità|velocità ~ connessione|velocità ~ download|velocità ~ elaborazione|velocità ~ trasferimento|velocità ~ navigazione",
        "latenza|tempi di caricamento|tempo di caricamento|tempi di avvio|tempo di avvio|tempi di riscaldamento|rallentamenti|tempo di riscaldamento|tempi di elaborazione",
    ),
    (
        12,
        "batteria|autonomia|durata ~ batteria|autonomia ~ batteria|vita ~ batteria|capacità ~ batteria|ore di autonomia|durata della carica|autonomia in riproduzione",
        "consumo ~ batteria",
    ),
    (
        13,
        "ricarica|carica|ricarica wireless|velocità ~ ricarica|caricatore|caricabatterie|custodia di ricarica|base di ricarica|stazione di ricarica|ricarica senza fili",
        "tempo# di ricarica|tempi di ricarica|tempo# di carica|tempi di carica",
    ),
    (
        14,
        "suono|qualità ~ suono|qualità sonora|qualità audio|qualità ~ audio|audio|bassi|alti|medi|acuti|altoparlante|altoparlanti|microfono|microfoni|qualità ~ chiamate|qualità ~ microfono|acustica|palcoscenico sonoro|volume|resa sonora|tono|timbrica|esperienza sonora|comparto audio|resa audio|speaker",
        "distorsione|distorsioni",
    ),
    (
        15,
        "cancellazione ~ rumore|cancellazione attiva ~ rumore|riduzione ~ rumore|riduzione attiva ~ rumore|soppressione ~ rumore|anc|isolamento acustico|isolamento|insonorizzazione|isolamento dal rumore|noise cancelling|cancellazione ~ rumori",
        "",
    ),
    (
        16,
        "silenziosità",
        "rumore|rumorosità|livello ~ rumore|livello ~ rumorosità|livello sonoro|rumore del motore|rumore della ventola|vibrazione|vibrazioni|ronzio|rumore di fondo|rumori|fruscii|rumore di rotolamento|emissioni sonore",
    ),
    (
        17,
        "schermo|display|pannello|qualità ~ immagine|qualità ~ immagini|immagine|immagini|qualità ~ schermo|qualità ~ display|touchscreen|schermo touch|risoluzione|luminosità|contrasto|colori|resa cromatica|frequenza di aggiornamento|refresh rate|angoli di visione|monitor|nitidezza|fedeltà cromatica|riproduzione dei colori",
        "riflessi",
    ),
    (
        18,
        "fotocamera|foto|fotografie|qualità ~ foto|qualità fotografica|qualità ~ fotocamera|comparto fotografico|autofocus|messa a fuoco|obiettivo|zoom|webcam|telecamera|stabilizzazione|modalità notturna|selfie|qualità video|foto notturne|scatti|sensore fotografico|videocamera",
        "",
    ),
    (
        19,
        "design|aspetto|estetica|look|stile|linea|linee|colorazioni|abitacolo|interni|design interno|forma|opzioni di colore",
        "",
    ),
    (
        20,
        "comodità|comfort|vestibilità|ergonomia|imbottitura|cuscinetti|padiglioni|ammortizzazione|seduta|sedile|sedili|supporto lombare|calzata|traspirabilità|presa|tastiera|comfort di guida|comodità ~ seduta|sostegno|impugnatura|comfort di digitazione|accoglienza del materasso",
        "punto# di pressione|punti di pressione",
    ),
    (
        21,
        "portabilità|compattezza|leggerezza|trasportabilità|facilità ~ trasporto|maneggevolezza del trasporto",
        "peso|dimensione|dimensioni|ingombro|spessore|ingombri|taglia fisica",
    ),
    (
        22,
        "funzione|funzioni|funzionalità|caratteristica|caratteristiche|versatilità|flessibilità|opzioni|opzione|modalità|personalizzazione|opzioni di personalizzazione|dotazione|equipaggiamento|automazione|strumenti|report|modelli|extra|funzioni smart|programmi|impostazioni|accessori|dotazione di serie|possibilità di personalizzazione",
        "",
    ),
    (
        23,
        "compatibilità|connettività|integrazione|integrazioni|ecosistema|bluetooth|wifi|wi-fi|connessione|porte|porta|abbinamento|interoperabilità|api|sincronizzazione|connessione bluetooth|connessione multipoint|associazione",
        "disconnessioni|cadute di connessione|problemi di connessione|perdite di connessione|perdita di connessione",
    ),
    (
        24,
        "software|app|applicazione|app mobile|firmware|sistema operativo|aggiornamento|aggiornamenti|aggiornamenti software|app dedicata|comparto software|programma",
        "bloatware|app preinstallate",
    ),
    (
        25,
        "sicurezza dei bambini|sicurezza stradale|dotazioni di sicurezza|sistemi di sicurezza|dispositivi di sicurezza|freno|freni|frenata|assistenza alla guida|crash test|sistemi di assistenza|sicurezza attiva|sicurezza passiva|protezione dal surriscaldamento|sicurezza a bordo|sicurezza su strada|sicurezza per i bambini|sicurezza elettrica|aiuti alla guida|adas",
        "effetti collaterali|rischio di incendio|surriscaldamento|tossicità|richiami|rischio di ustioni|infortuni",
    ),
    (
        26,
        "privacy|sicurezza ~ dati|protezione ~ dati|sicurezza|crittografia|cifratura|riservatezza|tutela ~ privacy|protezione dalle frodi|informativa sulla privacy|protezione ~ privacy|sicurezza informatica|cybersicurezza|gestione ~ dati|dati personali|trattamento ~ dati|sicurezza dei pagamenti",
        "fuga di dati|fughe di dati|violazione dei dati|violazioni dei dati|vulnerabilità|falle di sicurezza|falle|tracciamento|furto di dati|data breach|raccolta dati",
    ),
    (
        27,
        "gusto|sapore|aroma|profumo|odore|consistenza|crema|freschezza|cibo|cucina|piatti|retrogusto|fragranza|schiuma|cremosità",
        "amarezza|acidità|amaro",
    ),
    (
        28,
        "ingrediente|ingredienti|composizione|formula|formulazione|valori nutrizionali|profilo nutrizionale|nutrienti|ricetta|contenuto proteico|contenuto di proteine|qualità ~ ingredienti|lista degli ingredienti|apporto proteico|valore nutrizionale|materie prime|qualità ~ materie prime|inci",
        "additivo|additivi|conservanti|zucchero|zuccheri|contenuto di zucchero|allergeni|dolcificanti|coloranti|zuccheri aggiunti|grassi|grassi saturi|sale|calorie|sostanze chimiche",
    ),
    (
        29,
        "sostenibilità|efficienza energetica|impegno ambientale|rispetto ~ ambiente|etica|commercio equo|riciclabilità|ecosostenibilità|responsabilità ambientale|ecologia|attenzione all'ambiente",
        "impronta di carbonio|impatto ambientale|consumo energetico|consumi energetici|consumo ~ energia|consumo elettrico|consumo di carburante|emissioni|consumi|consumo|consumo di acqua|rifiuti|consumo d'acqua|plastica monouso",
    ),
    (
        30,
        "trasparenza dei costi|trasparenza delle tariffe|condizioni di recesso",
        "commissione|commissioni|costi nascosti|spese|spese di gestione|canone|canone mensile|canone annuo|abbonamento|interessi|tassi di interesse|costi aggiuntivi|spese aggiuntive|supplementi|costi extra|tariffa|tariffe|spese nascoste|commissioni nascoste|sovrapprezzi|penali|costi di gestione|costi di abbonamento|costo dell'abbonamento|imposta di bollo|oneri|penale",
    ),
    (
        31,
        "copertura|copertura ~ rete|rete|segnale|ricezione|copertura 5g|roaming|copertura assicurativa|copertura nazionale|disponibilità|qualità ~ rete|qualità del segnale|massimali|coperture|garanzie della polizza|campo",
        "zone d'ombra|esclusioni|zone senza copertura|zone non coperte|franchigia|franchigie",
    ),
    (
        32,
        "spedizione|spedizioni|consegna|consegne|imballaggio|confezione|tracciamento dell'ordine|servizio di consegna|velocità ~ consegna|velocità ~ spedizione|logistica|tracciamento degli ordini|puntualità delle consegne",
        "tempo# di consegna|tempi di consegna|tempi di spedizione|spese di spedizione|costi di spedizione|ritardo|ritardi|ritardi nelle consegne|tempo di spedizione|ritardi di consegna|ritardi nella consegna",
    ),
    (
        33,
        "garanzia|reso|resi|politica# di reso|politica# di restituzione|rimborso|rimborsi|periodo di prova|prova gratuita|estensione di garanzia|garanzia estesa|restituzione|restituzioni|politica sui resi|diritto di recesso|procedura di reso|procedura di rimborso|condizioni di reso|politica di rimborso|servizio di riparazione|cambio merce|gestione dei resi|durata ~ garanzia",
        "tasso di reso|costi di reso",
    ),
    (
        34,
        "reputazione|fiducia|credibilità|immagine ~ marchio|recensione|recensioni|recensioni dei clienti|valutazioni|valutazione degli utenti|soddisfazione ~ clienti|soddisfazione ~ cliente|fama|notorietà|popolarità|trasparenza|valore di rivendita|prestigio|opinioni degli utenti|serietà|recensioni degli utenti|nomea",
        "reclamo|reclami|lamentele|controversie|scandali|scandalo|polemiche|cause legali|contestazioni|denunce",
    ),
    (
        35,
        "scelta|selezione|gamma|varietà|catalogo|assortimento|gamma ~ prodotti|offerta ~ prodotti|scelta ~ prodotti|biblioteca|menù|menu|disponibilità di taglie|taglie|stock|libreria di contenuti|contenuti|ampiezza della gamma|linea ~ prodotti|libreria|palinsesto|gamma di colori|scelta di taglie",
        "",
    ),
    (
        36,
        "pulizia|facilità ~ pulizia|riparabilità|ricambi|pezzi di ricambio|facilità ~ manutenzione|parti di ricambio|disponibilità di ricambi",
        "manutenzione|costi di manutenzione|costo# di manutenzione|riparazione|riparazioni|costi di riparazione|costi di gestione dell'auto|spese di manutenzione|interventi di manutenzione",
    ),
    (
        37,
        "capacità|spazio di archiviazione|memoria|bagagliaio|serbatoio|serbatoio dell'acqua|capienza|archiviazione|spazio|spazio interno|ram|memoria interna|abitabilità|vano di carico|capacità ~ carico|contenitore|capacità ~ serbatoio|storage|cestello|vaschetta|contenitore della polvere|baule|capacità ~ bagagliaio|memoria ram",
        "",
    ),
    (
        38,
        "portata|raggio d'azione|autonomia elettrica|autonomia su strada|portata del bluetooth|chilometraggio|autonomia in autostrada|autonomia di guida|portata wireless|portata bluetooth",
        "ansia da autonomia",
    ),
    (
        39,
        "precisione|accuratezza|esattezza|gps|misurazione|misurazioni|sensore|sensori|monitoraggio del sonno|cardiofrequenzimetro|precisione ~ gps|precisione ~ misurazioni|rilevamento|controllo ~ temperatura|intonazione|rilevazione|monitoraggio|precisione ~ sensori|precisione ~ tracciamento|rilevazioni|tracciamento gps|tenuta dell'accordatura|sensore di frequenza cardiaca|attendibilità",
        "falsi allarmi|margine di errore|errori di misurazione",
    ),
    (
        40,
        "maneggevolezza|guidabilità|sterzo|sospensioni|tenuta di strada|agilità|comportamento su strada|piacere di guida|esperienza di guida|manovrabilità|trazione|suonabilità|assetto|dinamica di guida",
        "raggio di sterzata|diametro di sterzata",
    ),
    (
        41,
        "consulenza|competenza|documentazione|tutorial|guide|conoscenze|formazione|corsi|corso|docenti|istruttori|contenuti del corso|base di conoscenza|preparazione|lezioni|insegnanti|materiale didattico|didattica|programma del corso|contenuto dei corsi|consigli|know-how|competenze|esperienza professionale|professori|contenuti dei corsi",
        "",
    ),
    (
        42,
        "innovazione|innovazioni|tecnologia|tecnologie|ingegneria|avanguardia tecnologica|progresso tecnologico",
        "",
    ),
];
