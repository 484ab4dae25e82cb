//! Italian phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        0,
        "\
         non (lo/la/li/le/si/) (consiglio/consigliamo/consiglierei/consiglieremmo/consiglia/comprerei/ricomprerei/sceglierei/raccomando/raccomandiamo)|\
         (sconsiglio/sconsiglia/sconsigliamo/sconsigliato/sconsigliata/sconsigliati/sconsigliate/sconsiglierei/sconsigliabile)|\
         da evitare|\
         meglio (evitare/evitarlo/evitarla/lasciar perdere/guardare altrove/cercare altrove/puntare su altro/orientarsi altrove/rivolgersi altrove/optare per altro)|\
         (lascia/lasciano/lasciava) (a desiderare/molto a desiderare/parecchio a desiderare/un po' a desiderare/l'amaro in bocca/perplessi/perplesso/delusi/freddi/indifferenti/il tempo che trova)|\
         a desiderare|un incubo|incubo|un disastro|disastro|(disastroso/disastrosa/disastrosi/disastrose)|un flop|una delusione|\
         delude|deludono|deludente|delusione|non convince|non convincono|non entusiasma|non brilla|non brillano|non eccelle|\
         non soddisfa|non piace|non rende|niente di (speciale/che/eccezionale/trascendentale)|\
         nulla di (speciale/che/eccezionale)|senza infamia e senza lode|senza infamia|sufficienza stiracchiata|\
         appena sufficiente|passabile|(mediocre/mediocri)|(scarso/scarsa/scarsi/scarse)|(scadente/scadenti)|\
         (pessimo/pessima/pessimi/pessime)|(scarsissimo/scarsissima)|(terribile/terribili)|(orribile/orribili)|\
         (penoso/penosa/penosi/penose)|(vergognoso/vergognosa/vergognosi/vergognose)|(imbarazzante/imbarazzanti)|\
         (inaccettabile/inaccettabili)|indecente|(insufficiente/insufficienti)|(insoddisfacente/insoddisfacenti)|\
         (inadeguato/inadeguata/inadeguati/inadeguate)|(carente/carenti)|(limitato/limitata/limitati/limitate)|\
         (migliorabile/migliorabili)|(perfettibile/perfettibili)|(fiacco/fiacca/fiacchi/fiacche)|(debole/deboli)|debolezza|\
         (deboluccio/deboluccia)|pecca|pecche|difetto|difetti|limite|limiti|svantaggio|neo=|un neo|note dolenti|nota dolente|\
         tasto dolente|tallone d'achille|punto debole|punti deboli|punto dolente|punti dolenti|lato negativo|lati negativi|\
         (il/l'unico/unico/principale/maggior/maggiore/vero/grosso/grande/suo) (neo/difetto/limite/problema/svantaggio/punto debole/inconveniente/contro/rammarico)|\
         c'è di meglio|si trova di meglio|esiste di meglio|\
         (non è/non sono) (la scelta/il) (migliore/giusta/ideale/adatta/più adatta/massimo)|non è il massimo|\
         non sono il massimo|non il massimo|non è la migliore|non è il migliore|non è un granché|un granché|non granché|\
         non fa per (te/voi/tutti/chi)|non fa al caso|non è all'altezza|non sono all'altezza|non all'altezza|\
         al di sotto delle (aspettative/attese)|sotto la media|sotto le (aspettative/attese)|sotto tono|sottotono|\
         non mantiene (le promesse/quello che promette)|(promette/promettono) più di quanto|non (va/vanno) oltre|\
         (resta/restano/rimane/rimangono) indietro|\
         (arranca/arrancano/zoppica/zoppicano/annaspa/soffre/soffrono/pecca/peccano/cede/cedono/perde colpi/perde punti/fatica/faticano/inciampa/fa acqua/vacilla/latita/latitano/scarseggia/scarseggiano/manca all'appello/mancano all'appello/fa cilecca)|\
         fa acqua da tutte le parti|(lamentano/lamenta/si lamentano/si lamenta/si sono lamentati)|lamentele|critiche|\
         (criticato/criticata/criticati/criticate)|(contestato/contestata/contestati/contestate)|(discutibile/discutibili)|\
         (dubbio/dubbia)|dubbi|opinabile|(frustrante/frustranti)|(irritante/irritanti)|\
         (fastidioso/fastidiosa/fastidiosi/fastidiose)|(snervante/snervanti)|(esasperante/esasperanti)|stressante|seccante|\
         (noioso/noiosa/noiosi/noiose)|(macchinoso/macchinosa/macchinosi/macchinose)|(approssimativo/approssimativa)|\
         (grossolano/grossolana)|(trascurato/trascurata/trascurati/trascurate)|(trasandato/trasandata)|\
         (sciatto/sciatta/sciatti/sciatte)|(rozzo/rozza/rozzi/rozze)|(spartano/spartana) =|(datato/datata/datati/datate)|\
         (superato/superata/superati/superate)|(obsoleto/obsoleta/obsoleti/obsolete)|(antiquato/antiquata/antiquati/antiquate)|\
         (vecchiotto/vecchiotta)|(incompleto/incompleta/incompleti/incomplete)|(incerto/incerta)|(inaffidabile/inaffidabili)|\
         (inutile/inutili)|(peggiore/peggiori)|peggiora|(peggiorato/peggiorata/peggiorati/peggiorate)|in calo|in peggioramento|\
         poco (convincente/convincenti/curato/curata/curati/curate/pratico/pratica/riuscito/riuscita/utile/efficace/adatto/adatta/soddisfacente/raffinato/raffinata/professionale/incisivo/incisiva/brillante/entusiasmante/consigliabile)|\
         ce n'è abbastanza per|(rimandato/rimandata)|(bocciato/bocciata/bocciati/bocciate)|da dimenticare|da rivedere|\
         lascia perdere|non aspettarti|non aspettarti (miracoli/granché/troppo)|non aspettatevi (miracoli/granché)|\
         non fa miracoli|peccato (per/che)|\
         mal (di testa/gestito/gestita/gestiti/gestite/pensato/pensata/realizzato/realizzata/progettato/progettata/fatto/fatta/riuscito/riuscita/organizzato/organizzata/integrato/integrata/ottimizzato/ottimizzata)|\
         male=|malissimo|a singhiozzo|(pasticcio/pasticciato)|(caotico/caotica)|alla prova dei fatti (delude/deludono)|\
         alla resa dei conti|tanto fumo e poco arrosto|promette molto e mantiene poco|mantiene poco|non è malvagio|\
         non è male ma|poco per cui preferirlo|mostra (i suoi limiti/tutti i suoi limiti)|ragionevole e basta|né carne né pesce|\
         non mi convince|non ci convince|non ci ha (convinto/convinti)|così così|fa il suo e poco più|fa il minimo|peccato che|\
         unico neo|l'unica ombra|unica pecca|sente il peso degli anni|avrebbe bisogno di una (rinfrescata/svecchiata)|\
         avrebbero bisogno di|purtroppo (non/manca)",
    ),
    (
        -1,
        2,
        "un occhio della testa|uno sproposito|un salasso|salasso|\
         (caro/cara/cari/care/costoso/costosa/costosi/costose/carissimo/carissima/carissimi/carissime/dispendioso/dispendiosa/dispendiosi/dispendiose/salato=/salata=)|\
         più (caro/cara/cari/care)|più (costoso/costosa/costosi/costose)|troppo (caro/cara/cari/care)|tra i più (cari/costosi)|\
         tra le più (care/costose)|\
         non (è/sono) (certo//il più/la più/esattamente/di certo) (economico/economica/economici/economiche/conveniente/a buon mercato/alla portata di tutti/per tutte le tasche)|\
         non per tutte le tasche|fuori budget|fuori portata|non alla portata di tutti|non tutti possono permetterselo|\
         pesa sul portafoglio|pesano sul portafoglio|(bisogna/tocca/occorre) (spendere/sborsare/mettere mano al portafoglio)|\
         mettere mano al portafoglio|\
         (aumenti/aumenta/aumentano/rincari/rincaro/ritocchi) (di prezzo/dei prezzi/i prezzi/continui/al rialzo/del canone)|\
         prezzi (aumentati/saliti/lievitati/alle stelle)|sovrapprezzo|(un po'/piuttosto/leggermente) (alto/elevato/caro)|\
         prezzo (un po' alto/piuttosto alto)|se il budget lo permette|costa (/parecchio) di più|\
         non è (certo/) (regalato/regalata/a buon mercato/un regalo)|non lo regalano|a peso d'oro|costano un occhio|\
         fa pagare caro il (nome/marchio)|tariffe (alte/elevate/care)",
    ),
    (
        -1,
        3,
        "(difficile da/difficile) giustificare|soldi (buttati/sprecati/spesi male/buttati via)|paga il marchio|paga il nome|\
         paga solo il marchio|paga soprattutto il marchio|paga il brand|paga più il nome|paghi il marchio|paghi il nome|\
         paghi solo il marchio|paghi soprattutto il marchio|paghi il brand|paghi più il nome|pagano il marchio|pagano il nome|\
         pagano solo il marchio|pagano soprattutto il marchio|pagano il brand|pagano più il nome|\
         si (paga/paghi/pagano) (il marchio/il nome/solo il marchio/soprattutto il marchio/il brand/più il nome)|\
         c'è di meglio a|c'è di meglio allo stesso|c'è di meglio per lo stesso|si trova di meglio a|\
         si trova di meglio allo stesso|si trova di meglio per lo stesso|trovi di meglio a|trovi di meglio allo stesso|\
         trovi di meglio per lo stesso|(c'è/si trova/trovi) di meglio (a/allo stesso/per lo stesso) (prezzo/meno)|\
         (caro/cara/cari/poco/troppo caro) per (quello che offre/ciò che offre/quel che offre/quello che costa/quanto costa/quello che dà/la qualità offerta)|\
         rapporto qualità prezzo (discutibile/sfavorevole/scarso/pessimo/poco conveniente/deludente/rivedibile/mediocre/non all'altezza)|\
         prezzo (ingiustificato/non giustificato/difficile da giustificare/sproporzionato)|\
         (sopravvalutato/sopravvalutata/sopravvalutati/sopravvalutate)|una truffa|un furto|ladrocinio|\
         si paga (soprattutto/solo) il nome|alto per quello che offre|(caro/cara) per quel che è|\
         allo stesso prezzo c'è di meglio",
    ),
    (
        -1,
        4,
        "\
         (mal/male) (costruito/costruita/costruiti/costruite/rifinito/rifinita/rifiniti/rifinite/assemblato/assemblata/assemblati/assemblate/fatto/fatta/fatti/fatte/cucito/cucita/cuciti/cucite/realizzato/realizzata/realizzati/realizzate)|\
         (sembra/sembrano/dà l'idea di essere/appare/risulta/pare) (un giocattolo/di plastica/economico/economica/fragile/fragili/cheap/poco solido/poco robusto/poco solida/delicato)|\
         (plasticoso/plasticosa/plasticosi/plasticose)|plastica (ovunque/a volontà/rigida/economica)|troppa plastica|\
         (scricchiola/scricchiolano/cigola/cigolano/traballa/traballano/balla/si scuce/si scuciono/si scolla/si scollano/si sfilaccia/si stacca/si staccano/si scheggia/fa i pallini/fa le bolle)|\
         scricchiolii|giochi (tra i pannelli/nelle giunture)|\
         qualità (scadente/scarsa/bassa/inferiore/altalenante/discutibile/calata/peggiorata)|\
         poco (robusto/robusta/robusti/robuste/solido/solida/solidi/solide/curato nelle finiture/curata nelle finiture/curati nelle finiture/curate nelle finiture)|\
         sensazione di (fragilità/economicità)|giocattoloso|fa cheap|si piega sotto (la pressione/pressione)|flette|\
         (vecchi/vecchiotto/vecchiotta/vecchiotti/vecchiotte/datato/datata/datati/datate/trascurato/trascurata/trascurati/trascurate)|\
         camere (vecchie/datate/trascurate/vecchiotte)",
    ),
    (
        -1,
        5,
        "\
         si (rompe/rompono/rovina/rovinano/usura/usurano/graffia/graffiano/scolla/scollano/deforma/deformano/scolorisce/restringe/crepa/strappa/spella/arrugginisce/logora/sfalda)|\
         arrugginisce|arrugginiscono|sbiadisce|sbiadiscono|ingiallisce|\
         (dura/durano/resiste/resistono/regge) (poco/pochissimo/pochi mesi/pochi anni/il tempo di/meno del previsto/appena un anno/appena una stagione/lo spazio di/meno di un anno/a malapena)|\
         (poco/non) (durevole/durevoli/resistente/resistenti/robusto/robusta/robusti/robuste/longevo/longeva/duraturo/duratura/duraturi/durature/impermeabile/impermeabili)|\
         non (è/sono) (resistente/impermeabile/impermeabili/resistenti/fatto per durare/adatto alla pioggia)|\
         (teme/temono/soffre/soffrono) (la pioggia/l'acqua/l'umidità/gli urti/il freddo/il gelo/la polvere/i graffi/il sole/il calore/le cadute)|\
         (perde/perdono) (il colore/la forma/colore/forma/elasticità/l'antiaderenza/antiaderenza/il filo/l'affilatura/acqua/pezzi/consistenza/tono)|\
         (fragile/fragili/delicato/delicata/delicati/delicate/fragilino/fragilina)|usa e getta|usura (precoce/rapida/eccessiva)|\
         obsolescenza programmata|vita breve|durata (limitata/breve/deludente/scarsa)|cede dopo|perde l'antiaderente|\
         (comincia/ha cominciato/inizia/ha iniziato) a (spellarsi/sfaldarsi/scrostarsi/cedere/perdere)|\
         nel giro di (pochi mesi/qualche mese)|ha fatto entrare acqua|(lascia/lasciano) (passare/entrare) l'acqua|imbarca acqua|\
         perde capacità|dopo (tre/pochi/0) mesi|non (resiste/resistono) (alle raffiche/al vento/alla pioggia)|\
         (fa/fanno) (i pallini/le palline)|si (allarga/sforma/sformano/allargano)|la suola si (scolla/stacca)|\
         dopo (alcuni/pochi/qualche) (lavaggi/mesi/lavaggio/mese)|si (staccano/) (facilmente/con facilità)",
    ),
    (
        -1,
        6,
        "\
         si (blocca/bloccano/inceppa/inceppano/impalla/guasta/guastano/pianta/impunta/disconnette/disconnettono/riavvia/scollega)|\
         (crasha/crashano)|va in (crash/tilt/blocco/errore)|vanno in (crash/tilt)|\
         (dà/danno/crea/ha dato/presenta/presentano/accusa/accusano) (problemi/noie/errori/parecchi problemi/qualche problema/grattacapi/grane/guasti/difetti/spesso problemi/malfunzionamenti/frequenti)|\
         (pieno/piena/pieni/piene) di (bug/errori/difetti/falle)|lascia a piedi|lascia a terra|lascia nei guai|lascia in panne|\
         lascia appiedati|lascia per strada|lasciano a piedi|lasciano a terra|lasciano nei guai|lasciano in panne|\
         lasciano appiedati|lasciano per strada|ti (lascia/lasciano) (a piedi/a terra/nei guai/in panne/appiedati/per strada)|\
         (smette/smettono/ha smesso/cessa) di (funzionare/rispondere/caricarsi)|non funziona|non funzionano|non risponde|\
         non parte|non si accende|non si avvia|\
         non (funziona/funzionano/risponde/parte/si accende/si avvia) (a dovere/al primo colpo/bene/come dovrebbe)|\
         (inaffidabil/instabil/inconsistent) (e/i)|poco (affidabile/affidabili/stabile/stabili/costante/costanti)|\
         perde (la mappa/la connessione)|(cancella/cancellano) (i voli/voli/gli ordini/le prenotazioni/spesso/all'ultimo)|\
         in ritardo|in ritardo (spesso/cronico)|ritardi cronici|spesso in ritardo|(capriccioso/capricciosa)|\
         funziona a (singhiozzo/intermittenza)|va a (singhiozzo/scatti)|(bisogna/tocca/costringe a) (riavviare/lo/la)|\
         cali di (connessione/tensione/prestazioni)|si perde per casa|perde la mappa|dimentica (stanze/intere stanze)|\
         subisce (interruzioni/cali)|va giù (spesso/di continuo)|disconnessioni (continue/ripetute/frequenti)|\
         rispondono una volta su due|una volta su due|si incaglia",
    ),
    (
        -1,
        7,
        "\
         poco (intuitivo/intuitiva/intuitivi/intuitive/immediato/immediata/immediati/immediate/chiaro/chiara/chiari/chiare/pratico/pratica/amichevole/user friendly)|\
         curva di apprendimento (ripida/lunga/impegnativa/non banale/elevata/alta/piuttosto ripida/importante/dura)|\
         (all'inizio/i menu/l'interfaccia/inizialmente) (disorienta/disorientano/confonde/spiazza/spaventa/intimorisce)|\
         (disorienta/disorientano/confonde/confondono/spaventa/spaventano/intimidisce/spiazza/spiazzano/scoraggia/scoraggiano/sopraffà/manda in confusione)|\
         (macchinoso/macchinosa/macchinosi/macchinose)|(cervellotico/cervellotica/cervellotichi/cervellotiche)|\
         (confusionario/confusionaria)|(dispersivo/dispersiva)|(labirintico/labirintica)|(ostico/ostica)|\
         troppi (menu/pulsanti/passaggi/sottomenu/tasti)|troppe (opzioni/impostazioni/voci)|\
         (ci si/ti/gli utenti si/i principianti si/si) (perde/perdi/perdono/sentono persi)|\
         non (adatto/adatta) ai (principianti/neofiti)|\
         (poco/non) (adatto/adatta/indicato/indicata) (a/ai/per) (principianti/i principianti/chi inizia)|\
         burocrazia (infinita/lenta/eccessiva/snervante)|(burocratico/burocratica/burocratiche)|\
         procedure (lunghe/macchinose/complicate/farraginose)|(farraginoso/farraginosa)|\
         (complicato/complicata/complicati/complicate)|(complesso/complessa/complessi/complesse)|\
         (richiede/serve) (ore/ore di formazione/un corso)|richiede un account|obbliga a (creare/registrare) un account|\
         mille passaggi|richiede pazienza|ci si perde|ci si perde facilmente|\
         un (groviglio/guazzabuglio/caos) di (pulsanti/menu/tasti)|bombarda (l'utente/di)|\
         comandi touch (imprecisi/poco reattivi)",
    ),
    (
        -1,
        8,
        "\
         istruzioni (poco chiare/confuse/incomplete/scarne/mal tradotte/incomprensibili/insufficienti/carenti/lacunose/approssimative/tradotte male/assenti/vaghe/striminzite)|\
         mancano (viti/pezzi/le istruzioni)",
    ),
    (
        -1,
        9,
        "\
         (non/nessuno/mai/raramente/né/difficilmente) (risponde/rispondono/risolve/risolvono/aiuta/aiutano/ascolta/richiama/richiamano/si fa sentire/si fanno sentire/dà risposte/danno risposte)|\
         (solo/soltanto) (via email/via mail/in inglese/via chat/tramite email/tramite chat/in orario d'ufficio)|\
         (attese/tempi di attesa/code) (infinite/infiniti/interminabile/interminabili/lunghe/lunghi/estenuante/estenuanti/eccessive/eccessivi/esagerate/esagerati/bibliche/biblichi/lunghissime/lunghissimi)|\
         risposte (preconfezionate/standard/automatiche/evasive/vaghe/generiche/copia e incolla/in ritardo/tardive)|\
         (scaricabarile/rimpallo/rimpallano/ti rimbalzano/rimbalzi/rimbalzano)|(scortese/scortesi)|\
         (maleducato/maleducata/maleducati)|(sgarbato/sgarbata/sgarbati)|(scorbutico/scorbutica/scorbutici)|\
         (scostante/scostanti)|(irraggiungibile/irraggiungibili)|scortesia|(se ne/si) lavano le mani|\
         poco (gentile/gentili/cortese/cortesi/disponibile/disponibili/reattivo/reattiva/professionale/professionali)|\
         (sparisce/spariscono) quando (serve/hai bisogno/servono)|impiega mesi|impiegano mesi|si fa attendere|\
         si fanno attendere|mesi di (attesa/pratiche)|difficilmente raggiungibile|un percorso a ostacoli|percorso a ostacoli",
    ),
    (
        -1,
        10,
        "\
         (poca/poco/scarsa/scarso/insufficiente/limitata/limitato) (potenza/forza/aspirazione/grip/aderenza/tenuta/efficacia/resa/trazione)|\
         potenza (limitata/scarsa/insufficiente/modesta/deludente/appena sufficiente/risicata/non eccelsa)|\
         poco (potente/potenti/efficace/efficaci/performante/performanti/efficiente/efficienti/incisivo/incisiva)|\
         (fa/fanno) fatica (a/con/in/sui/nelle)|\
         (lascia/lasciano) (residui/aloni/tracce/briciole/macchie/grumi/peli/i piatti sporchi/la pelle unta/la pelle secca/i capelli/umidi/una patina/unto/striature/zone/un alone/i panni umidi/sporco/tutto bagnato/segni)|\
         (secca la pelle/unge/ungono/appesantisce i capelli/si spacca/appiccicoso/appiccicosa/appiccica)|\
         (risultati/prestazioni/resa) (deludente/deludenti/mediocre/mediocri/scarse/scarsi/discontinue/discontinui/altalenante/altalenanti/modeste/modesti/scadente/scadenti/irregolare/irregolari/al di sotto/inferiore/inferiori/limitate/limitati/poco visibili/non uniformi/sottotono/insufficienti)|\
         (inefficace/inefficaci)|\
         non (pulisce/aspira/lava/asciuga/taglia/raffredda/scalda/idrata/copre/cuoce/toglie/rimuove/raccoglie/elimina/stira/protegge) (bene/a fondo/del tutto/a dovere/tutto/le macchie/negli angoli//in modo uniforme/come dovrebbe/i peli/granché/a sufficienza)|\
         (effetto/risultato) (nullo/minimo/quasi nullo/deludente)|\
         non (si vede/si notano/si nota/fa) (alcun/nessun/alcuna/nessuna/differenza/risultati/effetto)|scivola|slitta|a scatti|\
         scatta in gioco|non fa il suo (dovere/lavoro)|tira e strappa|strappa i (capelli/peli)|\
         lascia la pelle (biancastra/appiccicosa/secca/unta)|cattura troppo rumore|senza forza|non ha (forza/potenza)|\
         muove poca aria|poco efficace con il caldo|devia nei legni duri|scivola (appena/quando/se)|\
         si incastra (nelle/sulle) frange",
    ),
    (
        -1,
        11,
        "\
         (lento/lenta/lenti/lente/lentissimo/lentissima/lentissimi/lentissime/lentezza/lentamente/a rilento/a passo di lumaca/lumaca/macchinoso nei tempi)|\
         rallenta|rallentano|rallentamenti|impuntamenti|\
         tempi (lunghi/biblici/infiniti/eterni/lunghissimi/dilatati/di attesa lunghi)|fa attendere|si impunta|lag|\
         ritardo (percepibile/fastidioso/evidente)|poco (reattivo/reattiva/scattante/veloce/fluido/fluida/rapido/rapida)|\
         (laggoso/laggosa)|cicli (interminabili/lunghissimi/infiniti/lunghi)|qualche lentezza|ricarica (lenta/fiacca)|\
         sistema multimediale lento",
    ),
    (
        -1,
        12,
        "si (scarica/scaricano)|non (arriva/arrivi/si arriva) (a sera/a fine giornata/nemmeno a sera)|\
         (dura/durano/resiste/regge) (poco/appena 0 ore/solo 0 ore/a malapena 0 ore/mezza giornata/poche ore/meno di un giorno/neanche un giorno/un paio d'ore/appena mezza giornata)|\
         autonomia (scarsa/limitata/ridotta/deludente/insufficiente/mediocre/risicata/modesta/appena sufficiente/breve/corta/sotto la media/che lascia a desiderare/non eccelsa/altalenante/inferiore)|\
         (scarsa/poca/ridotta/breve) (autonomia/durata della batteria)|\
         batteria (scarsa/deludente/che dura poco/piccola/ballerina/mediocre/debole/poco capiente)",
    ),
    (
        -1,
        13,
        "(ricarica/carica) (lenta/lentissima/eterna/interminabile/lunga/lunghissima/troppo lenta/senza)|\
         (caricatore/caricabatterie/alimentatore) (non incluso/venduto a parte/a parte/non in dotazione/assente/proprietario)|\
         (manca/niente/senza/non ha/non supporta/assente) (la/il/) (ricarica rapida/ricarica wireless/caricatore/caricabatterie/ricarica veloce)|\
         tempi di ricarica (lunghi/biblici/eccessivi/infiniti)",
    ),
    (
        -1,
        14,
        "\
         (suona/suonano/si sente/si sentono) (male/metallico/metallica/ovattato/ovattata/piatto/piatta/lontano/lontana/da scatoletta/a scatti/poco/gracchiante/gracchianti/distorto/distorta/fiacco/fiacca)|\
         bassi (fiacchi/deboli/assenti/scarsi/poveri/rimbombanti/gonfi/invadenti/quasi assenti/inesistenti/impastati/poco presenti)|\
         (mancano/pochi/senza/poveri di/scarsi/niente) (i/) bassi|gracchia|\
         volume (basso/massimo basso/insufficiente/troppo basso/debole/scarso)|cattura (troppo/anche il) rumore|\
         altoparlanti (fiacchi/deboli/scarsi)|mancano i bassi|manca di bassi",
    ),
    (
        -1,
        15,
        "(isola/isolano/blocca) (poco/male/a malapena)|non isola|non isolano|non blocca|non bloccano|non scherma|non elimina|\
         non cancella|\
         non (isola/isolano/blocca/bloccano/scherma/elimina/cancella) (bene/del tutto/il rumore/dal rumore/a sufficienza/i rumori/granché/le voci)|\
         cancellazione del rumore (mediocre/debole/deludente/scarsa/così così/appena sufficiente/migliorabile/poco efficace/blanda/limitata)|\
         si sente tutto|(lascia/lasciano) passare tutto|è modesta|mal (insonorizzato/insonorizzata/insonorizzati/insonorizzate)|\
         pareti (sottili/di carta)",
    ),
    (
        -1,
        16,
        "\
         (rumoroso/rumorosa/rumorosi/rumorose/chiassoso/chiassosa/assordante/assordanti/rumorosissimo/rumorosissima/rumorosità elevata/rumorosità eccessiva)|\
         (sembra/pare/come) (un aereo/un aereo in decollo/una turbina/un trattore/un phon/un elicottero)|\
         (fischia/fischiano/ronza/ronzano/vibra molto/vibra troppo/vibrano/stride/cigola in/borbotta)|\
         (sveglia/disturba) (tutti/la casa/i vicini/tutta la casa/chi dorme)|poco (silenzioso/silenziosa)|\
         non (è/sono) (silenzioso/silenziosa/silenziosi/il massimo della silenziosità)|\
         si (sente/fa sentire) (parecchio/troppo/in tutta la casa/eccome)|si fa sentire|\
         non è (dei/tra i/tra le/il/la) più (discreti/silenziosi/silenziosa/silenzioso/silenziose)",
    ),
    (
        -1,
        17,
        "si legge male|si legge a fatica|si legge poco|si legge a stento|si legge malissimo|si vede male|si vede a fatica|\
         si vede poco|si vede a stento|si vede malissimo|si leggono male|si leggono a fatica|si leggono poco|\
         si leggono a stento|si leggono malissimo|\
         (si legge/si vede/si leggono) (male/a fatica/poco/a stento/malissimo) (al sole/sotto il sole/in pieno sole/di giorno/all'aperto)|\
         (illeggibile/illeggibili) (al sole/sotto il sole)|poca (luminosità/definizione/risoluzione)|\
         (luminosità/risoluzione/contrasto) (bassa/basso/scarsa/scarso/insufficiente/limitata/limitato/modesta/modesto/deludente/mediocre)|\
         (scarsa/bassa) (luminosità/risoluzione)|affatica (la vista/gli occhi)|(troppi/molti/parecchi) riflessi|riflette troppo",
    ),
    (
        -1,
        18,
        "\
         (di notte/al buio/con poca luce/in notturna/in scarsa luce/con scarsa luce) (delude/fatica/soffre/peggiora/cala/le foto/perde/arranca/crolla/gli scatti)|\
         (delude/fatica/soffre/arranca/cala/perde/in difficoltà/crolla/peggiora) (di notte/al buio/con poca luce/in notturna/in scarsa luce/con scarsa luce/quando cala la luce/la sera)|\
         (fatica/stenta) a mettere a fuoco|mancano di dettagli|poveri di dettagli|manca di dettaglio",
    ),
    (
        -1,
        19,
        "\
         (brutto/brutta/brutti/brutte/bruttino/bruttina/sgraziato/sgraziata/antiestetico/antiestetica/pacchiano/pacchiana/anonimo/anonima/fuori moda/demodé/kitsch/scialbo/scialba)|\
         poco (elegante/attraente/estetico/estetica/gradevole alla vista/alla moda/moderno/moderna)|\
         non è (bello da vedere/bella da vedere/bello/bella/il massimo dell'estetica/un bel vedere)|\
         (sembra/pare) (uscito/venuto) dagli anni|l'occhio vuole la sua parte|dimostra (i suoi/gli) anni|sente gli anni",
    ),
    (
        -1,
        20,
        "(stringe/stringono/sfrega/sfregano/pizzica/pizzicano/prude/fa sudare/fanno sudare/fa male/fanno male/punge)|\
         stanca (il polso/il braccio/la mano/la schiena/le braccia)|affatica (il polso/il braccio/la mano/la schiena)|\
         (scomodo/scomoda/scomodi/scomode)|(scomodissimo/scomodissima/scomodissimi/scomodissime)|scomodità|\
         (rigido/rigida/rigidi/rigide/ruvido/ruvida/ruvidi/ruvide/stretto/stretta/stretti/strette)|\
         (mal di/dolori al/dolore al/dolori alla/male alla/male al/dolori a) (schiena/collo/piedi/polso/la schiena/spalle)|\
         (veste/vestono/calza/calzano) (piccolo/piccola/stretto/stretta/strette/male/grande/largo/larga/in modo strano/poco/più piccolo/più stretto/una taglia)|\
         (scivola/scivolano/cade/cadono/si sfila/si sfilano/si spostano) (dalle orecchie/durante/facilmente/dal naso/dall'orecchio/mentre/dal polso/correndo)|\
         poco (traspirante/traspiranti/comodo/comoda/comodi/comode/imbottito/imbottita/imbottiti/imbottite/ergonomico/ergonomica/sostegno/confortevole/confortevoli/spazio per le gambe/supporto/morbido/morbida)|\
         non traspira|vesciche|(tira/strappa) (i capelli/i peli/la pelle)|comprime i piedi|stringe la testa|\
         troppo (morbido/morbida/molle)|cinturino (irritante/fastidioso/scomodo)|posti dietro (stretti/sacrificati/angusti)|\
         sedili posteriori (stretti/angusti)",
    ),
    (
        -1,
        21,
        "\
         (pesante/pesanti/pesantissimo/pesantissima/ingombrante/ingombranti/voluminoso/voluminosa/voluminosi/voluminose/massiccio/massiccia/mastodontico/mastodontica/tozzo=/tozza=/pesantuccio/pesantuccia/goffo da trasportare/goffa da trasportare)|\
         (pesa/pesano) (parecchio/troppo/tanto/un quintale/come un macigno/più di quanto/non poco/un bel po'/oltre/più della media/più dei rivali/più della concorrenza)|\
         (difficile/difficili/scomodo/scomoda/scomodi/scomode/faticoso/faticosa/poco pratico/poco pratica) da (trasportare/spostare/riporre/sollevare/portare in giro/maneggiare/portare)|\
         (peso/ingombro/dimensioni) (elevato/elevate/eccessivo/eccessive/notevole/notevoli/importante/importanti/considerevole/considerevoli/generose=/non indifferente/che si fa sentire/si fa sentire/non trascurabile)|\
         poco (maneggevole/maneggevoli/portatile/compatto/compatta/trasportabile)|un (mattone/macigno/ingombro)|\
         troppo (grande/pesante/ingombrante/grosso/alto/largo/spesso/voluminoso)|\
         (faticoso/pesante) da (portare/salire) (su/per)|un po' pesante",
    ),
    (
        -1,
        22,
        "\
         (troppo/piuttosto/un po'/fin troppo) (basilare/essenziale/spartano/spartana/semplice/basic/limitato/limitata/scarno/scarna/rigido nelle opzioni/rigida nelle opzioni/spoglio/spoglia)|\
         (spartano/spartana/scarno/scarna/basilare/basilari/essenziale/essenziali/spoglio/spoglia/ridotto all'osso)|\
         (sono/è/vanno/va) (a pagamento/a parte/acquistato a parte/acquistati a parte/acquistate a parte/compratl/da acquistare a parte/da comprare a parte/pagate a parte/pagati a parte)|\
         (venduto/venduta/venduti/vendute/acquistabile/acquistabili/da comprare/si paga/si pagano) (a parte/separatamente)|\
         solo nella versione|solo con il piano|solo nel piano|solo con l'abbonamento|solo nei piani|soltanto nella versione|\
         soltanto con il piano|soltanto nel piano|soltanto con l'abbonamento|soltanto nei piani|disponibili solo nella versione|\
         disponibili solo con il piano|disponibili solo nel piano|disponibili solo con l'abbonamento|disponibili solo nei piani|\
         (solo/soltanto/disponibili solo) (nella versione/con il piano/nel piano/con l'abbonamento/nei piani) (a pagamento/premium/pro/superiori)|\
         poco (versatile/versatili/personalizzabile/personalizzabili/flessibile/flessibili/completo/completa)|\
         quando (l'azienda/l'attività/il team) cresce|sta stretto|diventa (stretto/piccolo)|meno funzioni|\
         ha meno (funzioni/opzioni)|poche (regolazioni/impostazioni) avanzate|niente (filiali/assegni/contanti)|\
         mostra presto i (suoi/) limiti",
    ),
    (
        -1,
        23,
        "\
         (non/né) (è compatibile/sono compatibili/funziona con/si integra/si integrano/si collega/dialoga/supporta/funzionano con/comunica/si sincronizza/si abbina)|\
         (compatibile/compatibili/funziona) (solo/soltanto/unicamente/esclusivamente) (con/su)|\
         (solo/soltanto) (per/con/su) (iphone/android/ios/windows/mac/dispositivi della stessa marca/dispositivi apple/prodotti della casa)|\
         (incompatibile/incompatibili)|\
         (connessione/collegamento/bluetooth/segnale wifi) (instabile/ballerino/ballerina/lento/lenta/intermittente/che cade/che salta/capricciosa/altalenante)|\
         (perde/perdono/salta/cade) (spesso/) (la connessione/il collegamento/connessione/il bluetooth/il segnale bluetooth)|\
         (poche/scarse/solo una/una sola/senza/nessuna) (porte/integrazioni/porta/integrazione/connessioni/presa)|\
         (niente/senza/manca il/privo di/non ha il/assente il) (bluetooth/wifi/hdmi/jack/nfc/usb c)|ecosistema chiuso|\
         sistema chiuso|formato proprietario|funziona (pienamente/bene/appieno) solo con|della stessa marca",
    ),
    (
        -1,
        24,
        "\
         (pubblicità/annunci/notifiche) (ovunque/invadente/invadenti/nei menu/nel sistema/continue/dappertutto/fastidiosa/moleste)|\
         (pochi/scarsi/rari) aggiornamenti|aggiornamenti (rari/lenti/in ritardo/tardivi/scarsi/che tardano/problematici)|\
         (non riceve/smette di ricevere/niente/senza) (più/) aggiornamenti|(pieno/piena) di pubblicità",
    ),
    (
        -1,
        25,
        "si surriscalda|si surriscaldano|si scalda|si scaldano|scalda troppo|\
         (si surriscalda/si surriscaldano/scotta/scottano/si scalda/si scaldano/scalda troppo) (troppo/parecchio/eccessivamente/facilmente/durante/in carica/pericolosamente/durante l'uso/all'esterno)|\
         (non/poco/tutt'altro che) (è/sono/) (sicuro/sicura/sicuri/sicure/adatto ai bambini/adatta ai bambini/adatto alle pelli sensibili/adatta alle pelli sensibili/indicato per pelli sensibili/indicata per pelli sensibili/indicato alle pelli sensibili/indicata alle pelli sensibili/stabile)|\
         (pericoloso/pericolosa/pericolosi/pericolose)|(tossico/tossica)|\
         (richiamato/richiamata/richiamati/richiamate) (dal mercato/per)|(ritirato/ritirata/ritirati/ritirate) dal mercato|\
         (rischio/pericolo) di (incendio/ustioni/ribaltamento/soffocamento/scosse/scottature/caduta)|\
         (freni/frenata) (debole/deboli/poco potente/poco potenti/lunga/lunghi/scarsa/scarsi/rumorosi/fiacchi/fiaccha/poco incisiva/poco incisivi/spugnosi)|\
         bordi (taglienti/affilati)|irrita (la pelle/gli occhi)|\
         (punteggio/risultati) (basso/scarsi/deludenti/mediocri) nei (crash test/test)|instabile (su/in/alle)|si ribalta|\
         pezzi piccoli si staccano|si staccano (troppo/) facilmente",
    ),
    (
        -1,
        26,
        "(con/a) (terzi/terze parti/inserzionisti)|\
         (politica/informativa) sulla privacy (poco chiara/vaga/opaca/confusa/poco trasparente/ambigua)|\
         poco (rispettoso della privacy/rispettosa della privacy/attento alla privacy/attenta alla privacy/trasparente sui dati)|\
         non spiega (bene/) come (li usa/usa i dati)|\
         senza (crittografia/cifratura/autenticazione a due fattori/verifica in due passaggi)|spia|falle di sicurezza|\
         invadente=|ficcanaso|dalla fuga di dati|rivende (i/) dati",
    ),
];
