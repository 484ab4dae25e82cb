//! More Italian words that name features: parts, occasions and kinds of things that are judged. Only data; `??` marks those that say
//! nothing alone.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (
        2,
        "portafoglio??|listino|prezzo del biglietto|bolletta??|spesa iniziale|costo al litro|prezzo al kg|cifra??",
        "",
    ),
    (
        3,
        "rapporto prezzo prestazioni|rapporto prezzo qualità|equilibrio tra prezzo e qualità|qualità prezzo|\
         rapporto costi benefici",
        "",
    ),
    (
        4,
        "cerniera??|cerniere??|plastica??|plastiche??|alluminio??|acciaio??|acciaio inox??|legno??|legno massello??|struttura??|\
         manico??|rifiniture|assemblaggi|materie??|pelle??|vetro??|ceramica??|rivestimento??|imbottitura del divano??|\
         bulloneria??|giunzioni??|tessuti??|stoffa??|qualità dei materiali|qualità delle finiture",
        "",
    ),
    (5, "suola??|suole??|antiaderente??|ciclo di vita|battistrada??", ""),
    (
        6,
        "puntualità|regolarità|stabilità del sistema",
        "guasti|ritardi dei treni|cancellazioni??|inceppamenti|errori di sistema",
    ),
    (
        7,
        "pulsanti??|tasti??|telecomando??|uso quotidiano??|utilizzo??|gestione??|navigazione tra i menu|\
         maneggevolezza dei comandi",
        "burocrazia|scartoffie|trafila??|procedura??|procedure??",
    ),
    (
        8,
        "assemblaggio iniziale|prima configurazione|messa in servizio|attivazione??|registrazione??|apertura del conto|\
         procedura di attivazione|posa??|allestimento??",
        "",
    ),
    (
        9,
        "operatore??|commessi??|camerieri??|consulenti??|numero verde|chat??|chat di assistenza|servizio assistenza|\
         assistenza telefonica|assistenza post vendita|post vendita|servizio post vendita|help desk|cortesia|sinistri??|\
         reception??|tecnici??|risposta ai clienti",
        "",
    ),
    (
        10,
        "forza??|potere pulente|forza di aspirazione|capacità di aspirazione|taglio??|lavaggio??|asciugatura??|stiratura??|\
         centrifuga??|raffreddamento??|riscaldamento??|idratazione??|assorbimento??|coprenza??|tenuta??|cottura??|macinatura??|\
         frullatura??|stampa??|qualità di stampa|illuminazione??|filtraggio??|cavalli??|ripresa??|grip??|aderenza??|rasatura??|\
         pigmentazione??|rimbalzo??|pulizia dei pavimenti??|potere sgrassante|sgrassaggio??|doratura??|fluidità di gioco??|\
         vapore??",
        "",
    ),
    (
        11,
        "velocità di risposta|velocità di stampa|velocità di download|velocità di upload|velocità della connessione|avvio??|\
         prontezza",
        "tempi di attesa al caricamento|tempi di preriscaldamento",
    ),
    (
        12,
        "durata della batteria|carica residua??|ore di utilizzo|pile??|pila??",
        "",
    ),
    (
        13,
        "ricarica rapida|ricarica veloce|presa di ricarica|alimentatore??",
        "tempo di ricarica",
    ),
    (
        14,
        "casse??|voci??|timbro??|chiamate??|qualità delle chiamate|scena sonora|equalizzazione??",
        "",
    ),
    (
        15,
        "cancellazione del rumore|soppressione del rumore|riduzione del rumore|modalità trasparenza??",
        "",
    ),
    (16, "silenzio", "fruscio|frastuono|decibel??|db??|fischio"),
    (
        17,
        "neri??|leggibilità|hdr??|qualità dell'immagine|qualità dello schermo",
        "sfarfallio",
    ),
    (
        18,
        "video??|riprese??|grandangolo|teleobiettivo|ritratti??|foto in notturna|visione notturna",
        "",
    ),
    (
        19,
        "arredamento??|carrozzeria??|taglio dell'abito??|colori disponibili??|fantasia??|forme??|grafica??",
        "",
    ),
    (
        20,
        "plantare??|cuscini??|cuscino??|materasso??|sella??|schienale??|braccioli??|tomaia??|cinturino??|archetto??|letto??|\
         letti??|riposo??|spazio per le gambe|intersuola??|vita del pantalone??|elastico??|allacciatura??|morbidezza|poltrona??|\
         poltrone??|climatizzazione??|aria condizionata??",
        "vesciche|sfregamenti",
    ),
    (21, "formato??", ""),
    (
        22,
        "allestimento di serie??|timer??|controllo vocale|punti??|miglia??|programma fedeltà|cashback??|vantaggi??|piscina??|\
         palestra??|spa??|colazione??|scomparti??|tasche interne??|tasca??|statistiche??|servizi??|camere??|automazioni",
        "",
    ),
    (
        23,
        "porta usb??|prese??|wi fi|collegamento??|assistenti vocali??|formati??|plugin??|estensioni??|hdmi??|connettori??",
        "",
    ),
    (
        24,
        "interfaccia dell'app|sito??|sito web??|piattaforma??|portale??|home banking",
        "pubblicità nel sistema",
    ),
    (
        25,
        "airbag|protezione dai raggi uv|blocco bambini|spegnimento automatico|ancoraggi isofix|isofix|test di sicurezza|casco??|\
         stabilità del passeggino??",
        "irritazioni|allergie|scottature|ustioni|incidenti",
    ),
    (
        26,
        "dati??|autenticazione a due fattori|verifica in due passaggi|sicurezza dei dati|protezione dei dati|tutela dei dati|\
         impronta??|backup??|antivirus??",
        "violazioni|attacchi|attacco hacker|falla di sicurezza|phishing",
    ),
    (
        27,
        "profumi??|crema di caffè??|crema del caffè|piatto??|caffè??|impasto??|pasta??|pizza??|salsa??|sugo??|cioccolato??|\
         vino??|birra??|olio??|pane??|formaggio??|colazioni??|porzioni??|palato??|texture|menu del giorno??",
        "amaro in bocca",
    ),
    (
        28,
        "proteine??|fibre??|vitamine??|principi attivi??|etichetta??|estratti??|lista ingredienti",
        "parabeni|siliconi|solfati|olio di palma|edulcoranti|aromi artificiali|sale aggiunto|pesticidi|microplastiche",
    ),
    (
        29,
        "materiali riciclati|plastica riciclata|cotone biologico|energia rinnovabile|imballaggi riciclati|filiera|\
         benessere animale|pianeta??|ambiente??|classe energetica|etichetta energetica|condizioni di lavoro|\
         confezioni riciclabili|energia verde",
        "consumo di energia|sprechi|consumi di carburante",
    ),
    (
        30,
        "condizioni contrattuali??",
        "canone annuale|tasso??|tassi??|supplemento|sovrapprezzo|vincoli|vincolo|quota annuale|bagaglio a mano??|cartucce??|\
         inchiostro??|capsule??|costi di recesso",
    ),
    (
        31,
        "copertura di rete|polizza??|polizze??|sportelli??|filiali??|destinazioni??|rotte??|tratte??|assistenza stradale|\
         prelievi??|rete di officine|cliniche convenzionate|strutture convenzionate|disponibilità sul territorio",
        "zone morte|periodo di carenza",
    ),
    (
        32,
        "imballo|pacco??|pacchi??|corriere??|corrieri??|ordine??|ordini??|tracciamento della spedizione|consegna a domicilio|\
         tracking|ritiro in negozio",
        "",
    ),
    (
        33,
        "garanzie|sostituzione??|recesso|politica di reso|politica dei resi|soddisfatti o rimborsati|notti di prova|\
         cancellazione gratuita|cambi e resi",
        "",
    ),
    (
        34,
        "opinioni??|voto medio??|voti??|nome??|marchio??|storia??|tradizione??|premi??|riconoscimenti??|\
         affidabilità del marchio|immagine del marchio|passaparola|solidità finanziaria|feedback degli utenti",
        "critiche|multe",
    ),
    (
        35,
        "taglia??|modelli disponibili|gusti disponibili|titoli??|serie tv??|film??|carta dei vini|referenze|collezione??|\
         collezioni??|negozi??|tonalità??",
        "",
    ),
    (
        36,
        "filtro??|filtri??|lavastoviglie??|ricambi disponibili|spazzole??|spazzola??|decalcificazione|svuotamento??|sacchetto??|\
         smontaggio??|lavaggio a mano??|tagliandi??|tagliando??",
        "",
    ),
    (
        37,
        "cestello della lavatrice|vano??|cloud??|giga??|freezer??|congelatore??|ripiani??|cassetti??|disco??|caraffa??|\
         volume di carico|posti??|litri??|scomparto frigo??",
        "",
    ),
    (
        38,
        "chilometri??|percorrenza|distanza??|raggio di copertura|portata del segnale",
        "",
    ),
    (
        39,
        "misure??|letture??|tracciamento dell'attività|calcoli??|mappe??|traduzioni??|trascrizioni??|localizzazione|\
         calibrazione|temperatura impostata??|riconoscimento vocale??|contapassi|previsioni??|termometro??|risposte??",
        "errori|falsi positivi|scarto??",
    ),
    (
        40,
        "guida??|stabilità in curva|ruote??|cambio??|frizione??|pedalata??|manubrio??|volante??",
        "",
    ),
    (
        41,
        "consulente??|tutor??|medici??|esperti??|spiegazioni??|manuali??|metodo??|webinar|esperienza nel settore",
        "",
    ),
    (
        42,
        "intelligenza artificiale|ia??|brevetti??|novità??|ricerca??|sviluppo??",
        "",
    ),
];
