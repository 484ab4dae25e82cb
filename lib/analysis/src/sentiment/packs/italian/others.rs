//! Italian words that turn, join, split, compare or spread what is said, and that begin phrases and say nothing by themselves. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Choose(1),
        "punta su=|puntate su|vai su|vai di|scegli|scegliete|opta per|orientati su|è la tua scelta|è quello che fa per te|fa per te|fa per voi|è il tuo|non avere dubbi|va benissimo|la scelta giusta è|la risposta è|meglio|buttati su|affidati a|punta su=|puntate su|vai su|vai di|scegli|scegliete|opta per|orientati su|è la tua scelta|è quello che fa per te|fa per te|fa per voi|è il tuo|non avere dubbi|va benissimo|la scelta giusta è|la risposta è|meglio|buttati su|affidati a",
    ),
    (
        Meaning::Choose(-1),
        "lascia perdere|lasciate perdere|guarda altrove|guardate altrove|evita|evitate|scarta|meglio scartare|meglio evitare|lascia stare|non è per te|non fa per te|non fa per voi|è da scartare|è da escludere|scarterei|eviterei|dimentica|dimenticati|scordati|passa oltre|cerca altrove|meglio puntare su altro|non è la scelta giusta|non è la scelta migliore|non è quello giusto|lascia perdere|lasciate perdere|guarda altrove|guardate altrove|evita|evitate|scarta|meglio scartare|meglio evitare|lascia stare|non è per te|non fa per te|non fa per voi|è da scartare|è da escludere|scarterei|eviterei|dimentica|dimenticati|scordati|passa oltre|cerca altrove|meglio puntare su altro|non è la scelta giusta|non è la scelta migliore|non è quello giusto",
    ),
    (
        Meaning::Degree,
        "molto|abbastanza|davvero|veramente|estremamente|incredibilmente|sorprendentemente|notevolmente|particolarmente|piuttosto|totalmente|completamente|assolutamente|super|relativamente|praticamente|ti|vi|ci|anche|ancora|sempre|così|un po'|un po|leggermente|decisamente|perfettamente=|quasi|proprio|tranquillamente|generalmente|normalmente|sinceramente|semplicemente|già|spesso|di solito|solitamente|talvolta|purtroppo|ampiamente|facilmente=|perfino|persino|veramente molto",
    ),
    (
        Meaning::Number,
        "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|mille|mezzo|mezza|ventiquattro|quarantotto",
    ),
    (
        Meaning::Condition,
        "se (cerchi/cerca/hai bisogno/vuoi/volete/ti serve/ti interessa/per te conta/preferisci/ami/viaggi/hai/punti/tieni a/tieni alla/dai priorità/ti importa/non vuoi/desideri/lavori)|(a/per) chi (cerca/vuole/ha bisogno/necessita/desidera/preferisce/ha/punta/bada/dà priorità/ama/viaggia/lavora/si aspetta)",
    ),
    (
        Meaning::Negator,
        "non|senza|poco|poca|pochi|poche|meno|tutt'altro che|lontano da|lontano dall'essere|zero|privo di|priva di|privi di|prive di|esente da|assenza di|per niente|per nulla|quasi senza|senza quasi|praticamente senza|quasi non|non più|molto poco|ben poco|ben poca|pochissimo|pochissima|pochissimi|pochissime",
    ),
    (
        Meaning::Concord,
        "nessun|nessuno|nessuna|nessun'|niente|nulla|mai|né|neanche|nemmeno|neppure|affatto|mica",
    ),
    (
        Meaning::Lack,
        "manca|mancano|manca di|mancano di|mancante|mancanza di|carente di|carenza di|gli manca|le manca|rinuncia a|fa a meno di|assente|assenti|non offre|non dispone di|non include|non ha|non hanno|sprovvisto di|sprovvista di|si sente la mancanza di|non guasterebbe|non guasterebbero|sarebbe gradito|ci vorrebbe|farebbe comodo|si sente la mancanza del|si sente la mancanza della|si rimpiange|difetta di|difettano di|a corto di|non c è|niente|assente il|assente la|latita|latitano|mancano (i/le/gli)|manca (il/la/lo/un/una/l)|gli mancano|le mancano|privo del|priva della|non guasterebbe|non guasterebbero|sarebbe gradito|ci vorrebbe|farebbe comodo|si sente la mancanza del|si sente la mancanza della|si rimpiange|difetta di|difettano di|a corto di|non c è|niente|assente il|assente la|latita|latitano|mancano (i/le/gli)|manca (il/la/lo/un/una/l)|gli mancano|le mancano|privo del|priva della",
    ),
    (
        Meaning::Amount(1),
        "alto|alta|alti|alte|elevato|elevata|elevati|elevate|molto|molta|molti|molte|lungo|lunga|lunghi|lunghe|più|maggiore|maggiori|ampio|ampia|ampi|ampie|vasto|vasta|vasti|vaste|enorme|enormi|numerosi|numerose|abbondante|abbondanti|considerevole|troppo|troppa|troppi|troppe|esteso|estesa|prolungato|illimitato|illimitata|illimitati|massiccio=|aumenta|aumentano|tanto|tanta|tanti|tante|parecchio|parecchia|parecchi|un sacco di|grandi quantità di|ripido|ripida|notevoli|grosso=|altissimo|altissima|altissimi|altissime|eccessivo=|eccessiva|eccessivi",
    ),
    (
        Meaning::Amount(-1),
        "basso|bassa|bassi|basse|corto|corta|corti|corte|ridotto|ridotta|ridotti|ridotte|minimo|minima|minimi|minime|minore|minori|piccolo|piccola|piccoli|piccole|riduce|riducono|minimizza|minimizzano|diminuisce|diminuiscono|breve|brevi|contenuto|contenuta|contenuti=|contenute|moderato|moderata|moderati|modesto|modesta|modesti|modeste|esiguo|esigua|bassissimo|bassissima|bassissimi|limitato|limitata|limitati|limitate",
    ),
    (Meaning::Too, "troppo|eccessivamente|un po' troppo|fin troppo"),
    (
        Meaning::CouldBe,
        "potrebbe essere|potrebbero essere|dovrebbe essere|dovrebbero essere|avrebbe potuto essere|potrebbe avere|potrebbe offrire",
    ),
    (
        Meaning::Contrast,
        "secondo|stando a|stando alle|ma|però|tuttavia|sebbene|benché|anche se|nonostante|malgrado|mentre|invece|al contrario|eppure|pur|pur essendo|pur avendo|salvo|tranne|eccetto|d'altra parte|d'altro canto|per contro|in compenso|perché|poiché|dato che|visto che|quindi|perciò|ciononostante|comunque|seppur|seppure|peccato che|peccato per|sennonché|a discapito di",
    ),
    (
        Meaning::Join,
        "e|ed|o|oppure|con|nonché|così come|oltre a|incluso|inclusa|compreso|soprattutto|specialmente|in particolare|quando|se|grazie a|grazie al|grazie alla|grazie ai|grazie all'|a causa di|dove|e anche|offrendo|insieme a|per chi|dotato di|dotata di|come anche",
    ),
    (
        Meaning::Than,
        "che|piuttosto che|invece di|di quello|di quella|di quello di|di quella di",
    ),
    (
        Meaning::Versus,
        "rispetto a|rispetto al|rispetto alla|rispetto ai|rispetto alle|rispetto agli|rispetto all'|confrontato con|confrontata con|in confronto a|in confronto al|a confronto con|paragonato a|paragonata a|vs|versus|nei confronti di|accanto a|di fronte a",
    ),
    (
        Meaning::Unlike,
        "a differenza di|a differenza del|a differenza della|diversamente da|diversamente dal|contrariamente a|al contrario di|in contrasto con",
    ),
    (Meaning::As, "così|tanto quanto|quanto|come|altrettanto"),
    (
        Meaning::Of { compares: true },
        "di|del|della|dei|delle|degli|dello|dell'|d'",
    ),
    (
        Meaning::Beat(1),
        "supera|superano|superò|batte|battono|surclassa|surclassano|sovrasta|sorpassa|ha la meglio su|hanno la meglio su|prevale su|superiore a|superiori a|superiore al|davanti a|un passo avanti a|un passo avanti rispetto a|preferibile a|vince su|vince contro|fa meglio di|stravince su|straccia|umilia|dà una pista a|dà filo da torcere a|stacca|ha la meglio sul|batte nettamente|vince a mani basse su|vince nettamente su|lascia indietro|surclassa|è avanti a|si impone su|ha una marcia in più rispetto a|stravince su|straccia|umilia|dà una pista a|dà filo da torcere a|stacca|ha la meglio sul|batte nettamente|vince a mani basse su|vince nettamente su|lascia indietro|surclassa|è avanti a|si impone su|ha una marcia in più rispetto a",
    ),
    (
        Meaning::Beat(-1),
        "non è all'altezza di|non arriva al livello di|non regge il confronto con|non raggiunge il livello di|dietro a|dietro|inferiore a|inferiori a|inferiore al|resta dietro|rimane dietro|non eguaglia|non raggiunge|non può competere con|non tiene il passo con|perde contro|perde con|al di sotto di|non è all'altezza del|un gradino sotto|fa peggio di|perde il confronto con|indietro rispetto a|è indietro rispetto a|cede il passo a|sfigura accanto a|impallidisce davanti a|perde nettamente contro|insegue|è un passo indietro rispetto a",
    ),
    (
        Meaning::Link,
        "è|sono|era|erano|essere|sia|risulta|risultano|sembra|sembrano|appare|appaiono|resta|restano|rimane|rimangono|dà|danno|fa|fanno|mantiene|mantengono|si dimostra|si dimostrano|si rivela|si rivelano|viene|vengono|funziona|funzionano|utilizza|utilizzano|usa|punta su|porta|riesce|si presenta|mostra|restituisce|produce|ottiene|arriva|ha ricevuto",
    ),
    (
        Meaning::Offer,
        "offre|offrono|offriva|offrire|fornisce|forniscono|dispone di|dispongono di|presenta|presentano|possiede|possiedono|vanta|vantano|include|includono|garantisce|garantiscono|assicura|assicurano|propone|propongono|gode di|gode di una|monta|integra|integrano|utilizza=|regala|consente|permette|permettono|è dotato di|è dotata di|comprende|comprendono|prevede|ha|hanno|aveva|avere|dispone anche di|arriva con",
    ),
    (
        Meaning::For(1),
        "conosciuto* per|noto* per|famoso* per|rinomato* per|apprezzato* per|lodato* per|elogiato* per|si distingue per|si distinguono per|spicca per|spiccano per|brilla per|brillano per|eccelle in|eccelle per|eccelle nella|eccelle nel|eccellono per|si fa notare per|convince per|conquista per|apprezzano la|apprezzano il|apprezzano l'|apprezzano le|apprezzano i|apprezzano gli|lodano la|lodano il|lodano l'|lodano le|elogiano la|elogiano il|elogiano l'|elogiano le|si fa apprezzare per|colpisce per|buon equilibrio tra|ottimo equilibrio tra|perfetto equilibrio tra|equilibrio tra|ottimo compromesso tra|buon compromesso tra|emerge per|piacciono (il/la/i/le/gli/l)|piace (il/la/lo/l)|mi piace (il/la/lo/l)|colpisce (il/la/lo/l)|la prima cosa che colpisce è|stupisce per|sorprende per|seduce per|si apprezza per|si apprezzano|si apprezza (il/la/l)|il punto forte è|il suo punto forte è|il fiore all occhiello è|il pregio è|il meglio è|può contare su|può vantare|fa della|fa del|vanta|primeggia per|primeggia in|primeggia nella|svetta per|merito (di/del/della/dell)|brilla nella|brilla nel|forte di|guadagna punti per|da elogiare|ottimo il|ottima la|ottimi i|ottime le|bene (il/la/l)|eccelle nell|si fa amare per|promosso per|piacciono (il/la/i/le/gli/l)|piace (il/la/lo/l)|mi piace (il/la/lo/l)|colpisce (il/la/lo/l)|la prima cosa che colpisce è|stupisce per|sorprende per|seduce per|si apprezza per|si apprezzano|si apprezza (il/la/l)|il punto forte è|il suo punto forte è|il fiore all occhiello è|il pregio è|il meglio è|può contare su|può vantare|fa della|fa del|vanta|primeggia per|primeggia in|primeggia nella|svetta per|merito (di/del/della/dell)|brilla nella|brilla nel|forte di|guadagna punti per|da elogiare|ottimo il|ottima la|ottimi i|ottime le|bene (il/la/l)|eccelle nell|si fa amare per|promosso per|senza rinunciare (a/al/alla/ai/alle/all)|senza sacrificare (la/il/l/le/i/)|senza compromettere (la/il/l/le/i/)|senza trascurare (la/il/l/le/i/)",
    ),
    (
        Meaning::For(-1),
        "l'unico appunto|unico appunto|unico neo|l'unica pecca|unica pecca|l'unica nota stonata|unica nota dolente|il suo tallone d'achille è|criticato* per|si lamentano della|si lamentano del|si lamentano dell'|si lamentano di|si lamentano dei|si lamentano delle|si lamenta di|lamentano la|lamentano il|lamentano una|lamentano un|lamentano problemi con|lamentano l'|criticano la|criticano il|criticano l'|criticano le|problemi con|problemi di|problema di|problemi con la|problemi con il|a scapito di|a scapito della|a scapito del|a discapito della|a discapito del|soffre di|soffrono di|pecca di|pecca in|delude per|delude sul fronte|pecca sul fronte|perde punti per|perde punti nella|perde punti sulla|lascia a desiderare (la/il/l)|lascia a desiderare per|il punto debole è|il suo punto debole è|il tallone d achille (è/di)|il neo è|il difetto è|il limite è|il problema è|peccato per (il/la/l/i/le)|pecca nella|pecca nel|pecca sulla|inciampa su|inciampa nella|cade sul|cade sulla|zoppica sul|zoppica nella|male (il/la/l)|bocciato per|tra i difetti|il rovescio della medaglia è|non convince (il/la/l/per)|non convincono (i/le/gli)|trascura|risparmia sulla|risparmia sui|sacrifica|deludono (i/le)|delude (il/la/l)|preoccupa (il/la/l)|perde punti per|perde punti nella|perde punti sulla|lascia a desiderare (la/il/l)|lascia a desiderare per|il punto debole è|il suo punto debole è|il tallone d achille (è/di)|il neo è|il difetto è|il limite è|il problema è|peccato per (il/la/l/i/le)|pecca nella|pecca nel|pecca sulla|inciampa su|inciampa nella|cade sul|cade sulla|zoppica sul|zoppica nella|male (il/la/l)|bocciato per|tra i difetti|il rovescio della medaglia è|non convince (il/la/l/per)|non convincono (i/le/gli)|trascura|risparmia sulla|risparmia sui|sacrifica|deludono (i/le)|delude (il/la/l)|preoccupa (il/la/l)",
    ),
    (
        Meaning::Suits(1),
        "utile per|utili per|utile in|utile nelle|utile anche|comodo* per|pratico* per|conveniente* per|adatto* all|adatto* al|adatto* alla|adatto* anche a|adatto* anche ai|adatto* anche come|adatto* anche per|adatto* in|indicato* anche per|indicato* in|raccomandato* per|buona opzione per|ottima opzione per|miglior opzione per|buona alternativa per|buona soluzione per|ottima soluzione per|soluzione ideale per|interessante per|graditi* a|ideale* con|ideale* in|perfetto* in|perfetto* con|ideale* per|perfetto* per|adatto* a|adatto* per|adatto* ai|adatto* alle|consigliato* per|eccellente* per|ottimo* per|indicato* per|pensato* per|buona scelta per|ottima scelta per|scelta ideale per|scelta perfetta per|migliore scelta per|miglior scelta per|migliore* per|si rivolge a|consigliato* a|ideale* se|perfetto* se|ottimo* se|consigliato* se|indicato* a|indicato* se|va bene per|va benissimo per|funziona bene per|buono* per|ideale* come|perfetto* come|ideale* quando|(si adatta/si adattano) (bene/benissimo/perfettamente/meglio) (a/ai/alle/agli/al/alla)|(particolarmente/molto/più/soprattutto/anche/ben) (adatto*/indicato*/consigliato*) (a/ai/alle/agli/al/alla/per)|(si presta/si prestano) (bene/benissimo/) (a/ai/alle/agli/al/alla)|adatto* agli|indicato* (ai/alle/agli/al/alla)|(si rivolge/si rivolgono) (soprattutto/principalmente/) (a/ai/alle/agli)|(soluzione/opzione/scelta) (adatta/indicata/interessante/valida/consigliata) (per/a)|(è/sono) (rivolto*/destinato*) (a/ai/alle/agli)",
    ),
    (
        Meaning::Suits(-1),
        "non adatto* a|non adatto* per|poco adatto* a|poco adatto* per|inadatto* a|inadatto* per|sconsigliato* per|sconsigliato* a|non è adatto* a|non è adatto* per|non è la scelta migliore per|non ideale per|non è l'ideale per|non è ideale per|non va bene per|non serve per|non è fatto* per|non è pensato* per|insufficiente per|non basta per|inadeguato* per|non si presta a|non è per chi|non fa per chi",
    ),
    (
        Meaning::Generic,
        "opzioni|scelta|scelte|opzione|prodotto|prodotti|modello|modelli|marchio|marchi|marca|dispositivo|acquisto|alternativa|alternative|azienda|soluzione|investimento|compagno|produttore",
    ),
    (
        Meaning::Pronoun,
        "il|lo|la|i|gli|le|l'|suo|sua|suoi|sue|questo|questa|questi|queste|esso|essa|essi|loro|entrambi|entrambe|gli utenti|utenti|i clienti|clienti|alcuni utenti|molti utenti|inoltre|anche|nel complesso|esperti|gli esperti|i recensori|acquirenti|il marchio|il modello|il produttore|l'azienda|i proprietari|tester|i tester|molti clienti",
    ),
    (
        Meaning::Plain,
        "meglio non|per la maggior parte|in generale|un paio|a pieno|più grandi|nel complesso|per lo più|in linea|molto spazio=|tutto il giorno=|a massima velocità|massima velocità|massima potenza|alla massima potenza|auto piccole|bambini piccoli|figli piccoli|piccola cucina|capelli lunghi|peli lunghi|pelo lungo|prodotti scontati|per principianti=|poco più|in media|della media|molto altro|e molto altro|per intero|buona parte|in buona parte|costano un occhio=|niente più|poco meno|scala da|al meglio|più del necessario|più delle|per il suo prezzo|per questo prezzo|per il prezzo|a questo prezzo|ti preoccupa|vi preoccupa|tieni alla|tieni a|un po'|un po|un poco|almeno|al massimo|al minimo|per lo meno|perlomeno|non solo|non soltanto|non solamente|senza dubbio|senza alcun dubbio|nessun dubbio|non c'è dubbio|non importa|più di|meno di|più o meno|a meno che|più informazioni|maggiori informazioni|più dettagli|maggiori dettagli|a lungo termine|a breve termine|nel lungo periodo|lungo termine|breve termine|di solito|ogni tipo di|tipo di|sempre più|sempre meno|buona idea|per esempio|ad esempio|così via|ad ogni modo|in ogni caso|per quanto riguarda|in termini di|allo stesso tempo|la maggior parte|maggior parte|la maggior parte degli|ben noto|bene o male|va bene per|sul mercato|fascia di prezzo|fasce di prezzo|fascia media|fascia bassa|entry level|ambienti rumorosi|ambiente rumoroso|luoghi rumorosi|attività di base|uso di base|uso intenso|uso intensivo|gran bretagna|grandi dimensioni|di grandi dimensioni|grande pubblico|grandi superfici|gran parte|in gran parte|famiglie numerose|grandi famiglie|piccoli spazi|spazi piccoli|piccoli appartamenti|piccole imprese|piccole aziende|grandi aziende|grandi imprese|piccoli team|piccole cucine|cucine piccole|case grandi|grandi case|ambienti grandi|ambienti piccoli|piccoli ambienti|alta definizione|alta velocità|alte temperature|basse temperature|lunga percorrenza|lunghe distanze|lunghi viaggi|viaggi lunghi|lunghe sessioni|lunghe ore|brevi tragitti|tragitti brevi|scarsa illuminazione|poca luce|scarsa luce|casa intelligente|smart home|pro e contro|vantaggi e svantaggi|controllo qualità|prezzo non disponibile|più tardi|in più|per di più|di più|in alto|in basso|buona notte|punto di vista|c'è|ci sono|c'è da|qualità della vita|molto probabilmente|niente meno che|a partire da|il più possibile|al più presto|prima o poi|poco a poco|da poco|tra poco|fra poco|di poco|per poco|bel po'|tempo libero|male che vada|molti utenti|molti clienti|molte persone|molti acquirenti|molti esperti|tanti utenti|(costa/costano) 0|(costa/costano) (da/circa/tra/intorno a) 0|pesa 0|pesano 0|misura 0|cara estinta|senza bisogno di|senza dover|non serve|non occorre|non c è bisogno di|non è necessario|senza doversi preoccupare (di/del/della)|senza preoccuparsi (di/del/della)|senza dipendere da|per non parlare di|non a caso|non tutti|non tutte|non sempre=|pelli secche|pelle secca|pelle grassa|acqua fredda|acqua calda|cattivi odori|macchie difficili|macchie ostinate|terreni difficili|mal di schiena=|problemi di schiena|problemi di pelle|carichi pesanti|lavori pesanti|capelli secchi|capelli fini|piedi larghi|brutto tempo|maltempo",
    ),
    (
        Meaning::Plain,
        "trasuda|taglia|tira|scappa|vola|volano|bucato|certificato|certificata|certificati|certificate|\
         superato|superata|superati|superate|superare|scatti|bolle|segano|stretta|scatta|riflette|galleggia|\
         ondeggia|critica|critico|forza|raccomandate|raccomandata|buoni sconto|buono sconto|buoni regalo|salta|saltano|\
         scarica|scaricano|rifiuti|in tempo reale|perdonano|al centro|fortissimo|passaggi|riscaldato|spento|spenta|accesa|\
         da zero|come nuovo di zecca|sul fronte|quanto a|quanto ad|in fatto di|sul piano|sul versante|a livello di|in materia di|\
         sotto il profilo|dal punto di vista",
    ),
    (
        Meaning::For(1),
        "(si fa/si fanno) (notare/apprezzare/amare/ricordare/preferire) per|\
         (si segnala/si segnalano/si impone/si impongono/primeggia/primeggiano/svetta/trionfa/vince/vincono/emerge/emergono) per|\
         (convince/convincono/conquista/conquistano/stupisce/stupiscono/sorprende/sorprendono/colpisce/colpiscono) per|\
         (lodato*/elogiato*/premiato*/stimato*/amato*/celebre/celebri/rinomato*/apprezzatissimo*/acclamato*/ricercato*) per|\
         ha dalla sua|hanno dalla loro|(il/suo/vero/maggior) (punto di forza/asso nella manica/cavallo di battaglia/fiore all'occhiello) (è/resta/rimane/sta)|\
         (tra i/fra i) (pregi/punti di forza/vantaggi)|(il/suo/vero/maggior) (pregio/vantaggio) (è/resta/rimane)|\
         (meriti/merito/pregio) (per/di)|(promosso*/ottimi voti) per|(si può contare/conta) su",
    ),
    (
        Meaning::For(-1),
        "(delude/deludono/pecca/peccano/inciampa/zoppica/arranca/scivola/cade/perde punti/perde terreno/cede) (sul fronte/sul piano/sul versante/quanto a/in fatto di/per quanto riguarda)|\
         (criticato*/contestato*/bocciato*/famigerato*/tristemente noto*/penalizzato*) per|\
         (il/suo/vero/maggior/grande) (punto debole/tallone d'achille/limite/difetto/neo/problema) (è/resta/rimane/sta)|\
         (tra i/fra i) (difetti/limiti/punti deboli/contro)|(peccato/pollice verso/voto basso/bocciatura) per|\
         (fa storcere/fanno storcere) il naso|(si paga/paga) in termini di|(lamentano/lamenta/segnalano/denunciano) (la/il/lo/i/le/gli)",
    ),
    // What a summary tells the reader to take.
    (
        Meaning::Choose(1),
        "scegli|scegliete|scelga|punta su|puntate su|prendi|prendete|opta per|optate per|consiglio|consiglierei|consigliamo|ti consiglio|vi consiglio|raccomando|sceglierei|prenderei|punterei su|opterei per|prova|orientati su|la mia scelta è|la mia raccomandazione è",
    ),
];
