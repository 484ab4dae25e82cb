//! Italian phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "\
         (la/una) scelta (più/) (sicura/azzeccata/sensata/equilibrata/completa/solida/vincente/intelligente/consigliata/giusta/ovvia/migliore/ideale/eccellente)|\
         scelta (azzeccata/vincente/sicura/sensata/ideale/eccellente/giusta/ottima/oculata)|\
         (ottima/buona/eccellente/grande/bella/valida/ideale/perfetta) (scelta/alternativa/opzione/soluzione/compagna/compagnia)|\
         (ottimo/buon/eccellente/grande/bel/valido/perfetto) (prodotto/acquisto/compromesso/compagno/modello/alleato/affare)|\
         acquisto (azzeccato/sicuro/intelligente/consigliato/consigliatissimo)|andare sul sicuro|vai sul sicuro|\
         si va sul sicuro|è una garanzia|è una certezza|una certezza|punto di riferimento|un riferimento|il riferimento|\
         riferimento del settore|(il/la) (nostro/nostra/mio/mia/) (preferito/preferita/favorito/favorita)|\
         (preferito/preferita) (da/dagli/dai/del)|ha convinto|ha convinti|ha conquistato|ha colpito|ha stupito|ha sorpreso|\
         ha soddisfatto|hanno convinto|hanno convinti|hanno conquistato|hanno colpito|hanno stupito|hanno sorpreso|\
         hanno soddisfatto|(ci/mi) (ha/hanno) (convinto/convinti/conquistato/colpito/stupito/sorpreso/soddisfatto)|\
         non (delude/deludono/deluderà/tradisce/ti deluderà/te ne pentirai/sbagli)|\
         difficile (trovare di meglio/chiedere di più/fare meglio/trovare difetti/trovargli difetti/battere/da battere)|\
         (pochi/quasi nessun/nessun) (difetti/difetto/rivali/rivale)|senza (rivali/eguali/pari/difetti/paragoni)|\
         non ha (rivali/eguali/pari/paragoni)|\
         (è/sono) (di/su/una spanna sopra/un gradino sopra/su un altro) (un altro livello/livello/un'altra categoria/la concorrenza/gli altri)|\
         un altro livello|altro pianeta|una marcia in più|marcia in più|una spanna sopra|un gradino sopra|fa la differenza|\
         (supera/superano/oltre) le aspettative|mantiene (le promesse/quello che promette/ciò che promette)|\
         mantengono le promesse|all'altezza (delle aspettative/delle promesse/del prezzo)|\
         (fa/svolge/assolve) (bene/benissimo/egregiamente/il suo dovere/il suo lavoro/perfettamente il suo lavoro/alla grande)|\
         (si/se la) (cava/cavano) (bene/benissimo/egregiamente/alla grande/ottimamente)|si difende bene|\
         (merita/meritano) (di essere/un posto/il podio/attenzione/considerazione/la lode)|\
         (vivamente/caldamente/altamente/assolutamente/molto/fortemente) (consigliato/consigliata/consigliati/consigliate)|\
         (consigliatissimo/consigliatissima/consigliatissimi/consigliatissime)|da consigliare|da non perdere|\
         (promosso/promossa/promossi/promosse) (a pieni voti/con lode/senza riserve)|a pieni voti|voto (alto/altissimo/pieno)|\
         da dieci|dieci e lode|in cima|in primo posto|in vertice|al cima|al primo posto|al vertice|\
         (in/al) (cima/primo posto/vertice) (alla/nella/della)|primo posto|\
         (guida/domina) (la classifica/il mercato/il segmento)|numero uno|tra i migliori|tra le migliori|il migliore|\
         la migliore|i migliori|le migliori|il meglio|di meglio=|il top|al top|top di gamma|un must|imprescindibile|imperdibile|\
         irrinunciabile|un gioiello|un gioiellino|gioiellino|un capolavoro|capolavoro|una meraviglia|\
         (meraviglioso/meravigliosa/meravigliosi/meravigliose)|una bomba|una chicca|una favola|spettacolare|\
         (strepitoso/strepitosa/strepitosi/strepitose)|(favoloso/favolosa/favolosi/favolose)|fenomenale|formidabile|impeccabile|\
         ineccepibile|inappuntabile|eccezionale|(straordinario/straordinaria)|(stupendo/stupenda/stupendi/stupende)|\
         (fantastico/fantastica)|(splendido/splendida/splendidi/splendide)|(magnifico/magnifica)|\
         (superbo/superba/superbi/superbe)|(grandioso/grandiosa/grandiosi/grandiose)|(egregio/egregia)|egregiamente|ottimamente|\
         benissimo|alla grande|a meraviglia|alla perfezione|senza problemi|senza intoppi|senza sbavature|senza pecche|\
         senza lode=|nulla da eccepire|niente da dire|nulla da invidiare|niente da invidiare|conquista|conquistano|stupisce|\
         stupiscono|sorprende|sorprendono|entusiasma|entusiasmano|affascina|incanta|primeggia|svetta|spicca|spiccano|eccelle|\
         eccellono|brilla|brillano|trionfa|vince|vincono|convince|convincono|soddisfa|soddisfano|appaga|piace|piacciono|\
         rende bene|(soddisfatto/soddisfatta/soddisfatti/soddisfatte)|\
         (contento/contenta/contenti/contente) (di/del/della/dell'acquisto)|clienti soddisfatti|utenti soddisfatti|\
         vale la pena (considerarlo/considerarla)|da tenere in considerazione|(degno/degna/degni/degne) di nota|\
         una buona soluzione|la soluzione (ideale/migliore/perfetta)|di prim'ordine|di prima scelta|di prima classe|\
         di altissimo livello|di alto livello|di livello|con i fiocchi|coi fiocchi|di tutto rispetto|di razza|\
         più (sensato/sensata)|più (completo/completa)|più (equilibrato/equilibrata)|più (riuscito/riuscita)|\
         ben (riuscito/riuscita/riusciti/riuscite)|(riuscito/riuscita/riusciti/riuscite)|\
         (completo/completa) sotto ogni punto di vista|versione migliore|migliore in assoluto|\
         miglior (rapporto/compromesso/scelta/prodotto/modello/acquisto)|migliore della (categoria/sua categoria)|\
         vera eccellenza|eccellenza|pregi|pregio|punto di forza|punti di forza|punto forte|punti forti|fiore all'occhiello|\
         asso nella manica|cavallo di battaglia|carta vincente|chi (lo/la/) compra (poi lo/lo) ricompra|da ricomprare|\
         lo ricomprerei|lo riprenderei|non te ne pentirai|una classe a parte|sopra la media|ben oltre la media|\
         ben al di sopra della media|nettamente sopra|il meglio che (puoi comprare/ci sia/offre il mercato)|fa centro|\
         colpisce nel segno|non è un caso che|guida la classifica|asticella molto alta|va benissimo|\
         difficile (trovargli/trovarle) (un difetto/difetti)|a occhi chiusi|mantiene tutte le (sue/) promesse|\
         una vera (delizia/chicca/meraviglia/riuscita)|un vero plus|un plus|davvero (riuscito/riuscita)|(degno/degna) di lode|\
         fa molto bene il suo lavoro|tiene fede alla (sua/) fama|seduce|seducono|sublime|per la maggior parte delle persone|\
         svolge egregiamente",
    ),
    (
        1,
        2,
        "\
         a (buon prezzo/buon mercato/basso costo/prezzi bassi/prezzo contenuto/prezzi contenuti/prezzi accessibili/prezzi onesti/prezzi ragionevoli/prezzi popolari/prezzi stracciati/prezzo stracciato/poco prezzo/metà prezzo)|\
         buon prezzo|prezzi buoni|low cost|(alla/a) portata di (tutti/tutte le tasche/ogni tasca/chiunque/ogni portafoglio)|\
         per tutte le tasche|per ogni tasca|non (svuota/pesa sul/prosciuga) (il portafoglio/le tasche/portafoglio)|\
         non costa (tanto/un occhio/una fortuna)|senza spendere|senza svenarsi|senza spendi|senza spenderai|senza svenarti|\
         senza dissanguarsi|non spendere|non svenarsi|non spendi|non spenderai|non svenarti|non dissanguarsi|\
         (senza/non) (spendere/svenarsi/spendi/spenderai/svenarti/dissanguarsi) (una fortuna/troppo/un patrimonio/cifre folli/tanto)|\
         (il/al) portafoglio (ringrazia/sorride)|(amico/amica) del portafoglio|\
         per (chi vuole spendere poco/chi ha un budget limitato/chi non vuole spendere troppo/budget ridotti/budget limitati/chi bada al portafoglio)|\
         budget (limitato/ridotto/ristretto/contenuto/risicato/è limitato)|spendere poco|spendi poco|\
         (fa/fanno/permette di/consente di/ti fa/aiuta a) risparmiare|risparmio (notevole/assicurato/garantito/considerevole)|\
         si risparmia|(economico/economica/economici/economicche)|(economicissimo/economicissima)|(conveniente/convenienti)|\
         (convenientissimo/convenientissima)|più (economico/economica)|(abbordabile/abbordabili)|(accessibile/accessibili) =|\
         offerte (frequenti/interessanti/vantaggiose/continue)|sconti (frequenti/interessanti/generosi/continui)|\
         spesso in (offerta/promozione/sconto)|promozioni (frequenti/interessanti/continue)|\
         tra i più (economici/convenienti/abbordabili)|tra le più (economiche/convenienti/abbordabili)|costa la metà|\
         costano la metà|per quattro soldi|se guardi al portafoglio|chi guarda al portafoglio|\
         tra (i/le) più (economici/economiche/convenienti) del mercato|non pesa sul bilancio|senza spendere una fortuna|\
         tariffe (allettanti/tra le più basse/convenienti/basse/imbattibili)|una delle tariffe più basse|\
         difficile trovare di meno caro|tra i prezzi più bassi",
    ),
    (
        1,
        3,
        "\
         (vale/valgono/merita/meritano) (la spesa/ogni euro/ogni centesimo/il prezzo/fino all'ultimo euro/fino all'ultimo centesimo/tutti i soldi/i soldi/il suo prezzo/quello che costa/quanto costa/la pena/l'investimento/tutto il prezzo/il costo/la cifra/quel che costa)|\
         vale davvero la pena|\
         rapporto qualità prezzo (imbattibile/eccellente/ottimo/invidiabile/difficile da battere/tra i migliori/vincente/eccezionale/interessante)|\
         (giustifica/giustificano/ripaga/ripagano/ammortizza/compensa/vale tutta) (il prezzo/la spesa/la cifra/l'investimento/il costo/la differenza/ampiamente il prezzo/ogni euro/il sovrapprezzo)|\
         prezzo (giustificato/più che giustificato/meritato/ben giustificato)|soldi (ben spesi/spesi bene)|ben spesi|\
         (ottimo/buon/miglior/saggio) investimento|un affare|affare|affarone|vero affare|\
         (tanto/molto/di più) per (poco/quello che costa/il prezzo/meno/i tuoi soldi/quel che costa)|\
         (offre/dà) (tanto//di più/parecchio) (per/in rapporto) (il prezzo/al prezzo/quello che costa/poco)|si ripaga|\
         si ammortizza|si (ripaga/ammortizza) (in/da solo/presto/in fretta/rapidamente)|si ripaga da (solo/sola)|best buy|\
         conveniente per quello che offre|prestazioni da top di gamma a|per il prezzo (richiesto/che ha) (è ottimo/offre tanto)|\
         merita ogni euro|vale ogni (centesimo/euro)|si ripaga da solo|ti fa risparmiare nel tempo|\
         dà molto per (il suo prezzo/quel che costa)|valgono (ampiamente/tutto) (il/il loro) prezzo|vale ampiamente il prezzo",
    ),
    (
        1,
        4,
        "\
         (curato/curata/curati/curate) (nei dettagli/nei minimi dettagli/in ogni dettaglio/nei particolari/fin nei minimi dettagli)|\
         cura (dei dettagli/per i dettagli/nei dettagli/maniacale)|(fatto/fatta/fatti/fatte) a mano|(artigianale/artigianali)|\
         (dà/danno/trasmette/restituisce) (un senso di/una sensazione di/l'idea di/) (solidità/robustezza/qualità/premium)|\
         costruzione (solida/robusta/impeccabile/eccellente/di qualità/in metallo/in alluminio/accurata/curata)|\
         (solido/solida/solidi/solide) come una roccia|(solido/solida/solidi/solide)|(robusto/robusta/robusti/robuste) =|\
         fattura (eccellente/ottima/pregevole/artigianale)|ottima fattura|alta qualità costruttiva|in acciaio (inox/di qualità)|\
         qualità costruttiva (eccellente/elevata/ottima/superiore/impeccabile)|carta (spessa/pregiata/di qualità)|\
         cerniere (robuste/solide)|cuciture (impeccabili/rinforzate/precise)|tela (spessa/robusta)|cuciture rinforzate|\
         (tagliato/tagliata) per durare",
    ),
    (
        1,
        5,
        "\
         (resistente/resistenti) (all'acqua/agli urti/alla pioggia/ai graffi/alle cadute/all'usura/alla polvere/agli schizzi/alle intemperie/al calore/alle macchie/al sudore/agli strappi)|\
         (fatto/fatta/fatti/fatte/costruito/costruita/costruiti/costruite/pensato/pensata/pensati/pensate/progettato/progettata/progettati/progettate) per (durare/resistere/durare nel tempo/durare anni)|\
         a prova di (bomba/urto/bambino/cadute/acqua/pioggia/tutto)|(indistruttibile/indistruttibili)|\
         (infrangibile/infrangibili)|(inossidabile/inossidabili)|(impermeabile/impermeabili)|waterproof|\
         (duraturo/duratura/duraturi/durature)|(durevole/durevoli)|(longevo/longeva/longevi/longeve)|(resistente/resistenti)|\
         (resistentissimo/resistentissima/resistentissimi/resistentissime)|(robusto/robusta/robusti/robuste)|\
         (robustissimo/robustissima)|\
         (non/mai) (si rovina/si rovinano/si rompe/si rompono/si usura/si graffia/si graffiano/si deforma/si deformano/si scolorisce/si scolora/sbiadisce/arrugginisce/si consuma/si restringe/si sgualcisce/si ammacca/fa una piega/teme la pioggia/teme nulla/teme gli urti/perde colore/si scheggia/ingiallisce)|\
         (come/torna come) (nuovo/nuova/nuovi/nuove/il primo giorno)|\
         (lunga/grande/ottima/eccellente/buona) (durata/resistenza/tenuta nel tempo)|\
         durata (nel tempo/eccezionale/eccellente/notevole)|invecchia bene|per tutta la vita|\
         mantiene (la forma/il colore/l'affilatura/il filo)|\
         (sopportano/reggono/resistono) (a sole/sole/al sole/a pioggia/alla salsedine/pioggia e sole)|\
         senza (scolorire/scolorirsi/deformarsi/rompersi/arrugginire/sbiadire/creparsi/perdere il colore)|\
         dura tutto il giorno senza|(resta/restano) (intatto/intatta/intatti/intatte)|quasi (indistruttibile/indistruttibili)|\
         praticamente (indistruttibile/indistruttibili)|(sopravvive/sopravvivono) (alle cadute/a)|incassa (i/bene i) colpi|\
         incassano i colpi|sopporta gli inverni più (rigidi/duri)|(superano/supera) i (quindici/0) anni",
    ),
    (
        1,
        6,
        "\
         (funziona/funzionano/parte/risponde/va) (al primo colpo/come un orologio/senza intoppi/senza problemi/a lungo senza/ogni volta/senza un blocco/senza errori/sempre e comunque)|\
         come un orologio|\
         (non/mai/raramente) (si blocca/si bloccano/si inceppa/si rompe mai/dà problemi/danno problemi/tradisce/perde un colpo/va in crash/crasha/lascia a piedi/ti lascia a piedi/si disconnette/si impunta/fa scherzi/dà noie/ha mai dato problemi)|\
         senza (blocchi/crash/interruzioni/guasti/errori/disservizi/rallentamenti/inconvenienti/imprevisti/sorprese/un intoppo/incertezze)|\
         (affidabile/affidabili)|(affidabilissimo/affidabilissima/affidabilissimi/affidabilissime)|(stabile/stabili)|\
         (costante/costanti)|(puntuale/puntuali)|in orario|(puntualissimo/puntualissima/puntualissimi/puntualissime)|\
         di cui (fidarsi/ci si può fidare)|(ci si può/puoi/si può) (contare/fare affidamento/fidare/fidarsi)|\
         (zero/nessun/pochi/rari) (problemi/guasti/problema/blocchi/intoppi/ritardi/crash)|cancella pochissimi voli|\
         inaffondabile|(solido/solida) e affidabile|mai giù|quasi mai giù|non va mai giù|quasi sempre in orario|\
         girano (alla perfezione/benissimo/lisce)|gira (alla perfezione/liscio)|non dà (sorprese/grattacapi)|\
         non ha mai perso un colpo|si (guastano/) (raramente/di rado)|raramente si|di rado si|(raramente/di rado) si guastano|\
         mantiene (gli impegni/i propri impegni)|fama di non rompersi|voli puntuali|arrivano sempre in orario",
    ),
    (
        1,
        7,
        "(a/alla) (prova di/portata di) (principiante/principianti/nonna/bambino/inesperto/inesperti/neofiti/tutti) =|\
         a prova di (principiante/nonna/inesperti)|\
         (non/senza) (serve/servono/richiede/richiedono/occorre/bisogna/c'è bisogno di/bisogno di/dover) (essere esperti/un manuale/manuale/competenze tecniche/competenze/esperienza/il manuale/particolari competenze/conoscenze tecniche/essere un esperto/leggere il manuale/grande esperienza/formazione/istruzioni/una laurea/studiare)|\
         senza (manuale/complicazioni/curva di apprendimento/troppi fronzoli/fronzoli/smanettare/leggere il manuale)|\
         ben (organizzato/organizzata/organizzati/organizzate/strutturato/strutturata/strutturati/strutturate/ordinato/ordinata)|\
         semplifica la vita|semplifica il lavoro|semplifica tutto|semplifica la gestione|semplifica le cose|\
         semplifica la giornata|semplificano la vita|semplificano il lavoro|semplificano tutto|semplificano la gestione|\
         semplificano le cose|semplificano la giornata|facilita la vita|facilita il lavoro|facilita tutto|facilita la gestione|\
         facilita le cose|facilita la giornata|facilitano la vita|facilitano il lavoro|facilitano tutto|facilitano la gestione|\
         facilitano le cose|facilitano la giornata|agevola la vita|agevola il lavoro|agevola tutto|agevola la gestione|\
         agevola le cose|agevola la giornata|rende più semplice la vita|rende più semplice il lavoro|rende più semplice tutto|\
         rende più semplice la gestione|rende più semplice le cose|rende più semplice la giornata|\
         ti (semplifica/semplificano/facilita/facilitano/agevola/rende più semplice) (la vita/il lavoro/tutto/la gestione/le cose/la giornata)|\
         (intuitivo/intuitiva/intuitivi/intuitive)|(semplice/semplici)|(immediato/immediata/immediati/immediate) =|\
         user friendly|un gioco da ragazzi|alla portata di chiunque|(facilissimo/facilissima/facilissimi/facilissime)|\
         (semplicissimo/semplicissima/semplicissimi/semplicissime)|\
         (anche/persino) (mia nonna/un bambino/i nonni/gli anziani/chi non ha esperienza/chi è alle prime armi/i meno esperti)|\
         si (usa/comanda) con due tasti|due tasti e via|(lo/la) sa usare anche (la nonna/un bambino/mia nonna)|\
         si capisce (al primo colpo/al volo/subito)|anche chi non (è pratico/se ne intende/capisce) di tecnologia|\
         chiunque (sa/riesce a/può) (usarlo/capirlo)|zero complicazioni|un gioco|perdona gli errori|\
         si regola in (un attimo/pochi secondi/un istante)|facile da svuotare",
    ),
    (
        1,
        8,
        "\
         (facile/facili/semplice/semplici/veloce/veloci/rapido/rapida/facilissimo/facilissima) da (montare/installare/configurare/assemblare/attivare/collegare/mettere in funzione/posare/impostare)|\
         istruzioni (chiare/dettagliate/semplici/precise/ben fatte/passo passo/illustrate/esaustive)|\
         (pronto/pronta/pronti/pronte) (all'uso/in pochi minuti/in cinque minuti/da usare/in un attimo/in 0 minuti/subito)|\
         plug and play|già (montato/montata/assemblato/assemblata/configurato/configurata)|\
         (senza/non) (serve/servono/richiede/bisogno di/occorre/bisogno) (attrezzi/un tecnico/tecnico/un installatore/trapano/l'intervento/viti/opere murarie/l'idraulico/aiuto/alcun attrezzo)|\
         basta 0 minuti per|basta cinque minuti per|basta inserire la spina per|basta collegarlo per|basta pochi minuti per|\
         basta accenderlo per|basta un quarto d'ora per|bastano 0 minuti per|bastano cinque minuti per|\
         bastano inserire la spina per|bastano collegarlo per|bastano pochi minuti per|bastano accenderlo per|\
         bastano un quarto d'ora per|\
         (basta/bastano) (0 minuti/cinque minuti/inserire la spina/collegarlo/pochi minuti/accenderlo/un quarto d'ora) per (montarlo/installarlo/configurarlo/iniziare)|\
         arriva (/già) (montato/montata/assemblato/assemblata)|basta avvitare|\
         (lo/la) attivi (dall'app/in un attimo/in pochi minuti)|praticamente si (configura/monta/installa) da (solo/sola)|\
         si configura da (solo/sola)|senza la minima difficoltà|in cinque minuti|si apre in (dieci/cinque/pochi) minuti|\
         in dieci minuti",
    ),
    (
        1,
        9,
        "gentilezza|(gentile/gentili)|(gentilissimo/gentilissima/gentilissimi)|(cortese/cortesi)|(cordiale/cordiali)|\
         (disponibile/disponibili) e (gentile/gentili/cortese/cortesi/preparato/preparati/competente/competenti)|\
         (premuroso/premurosa/premurosi/premurose)|\
         sempre (disponibile/disponibili/pronto ad aiutare/pronta ad aiutare/pronti ad aiutare/con il sorriso)|con il sorriso|\
         (pronto/pronta/pronti) ad aiutare|una persona (vera/reale/in carne e ossa)|persone (vere/in carne e ossa)|\
         liquida (i sinistri/in fretta/rapidamente/in tempi brevi)|(liquidazione/gestione) dei sinistri (rapido/rapida/veloce)|\
         (sostituisce/sostituiscono/cambia/cambiano) (il prodotto/il pezzo/subito/gratis/senza problemi)|a misura d'uomo|\
         ti risponde una persona|una persona e non un robot|non un robot|risponde davvero|cortesia del personale|\
         fanno in quattro|si fanno in quattro|personale (premuroso/sorridente/attento)|equipaggio (sorridente/gentile)|\
         servizio (attento/premuroso/impeccabile)|risolve al primo colpo|risponde in meno di (due/0) minuti|manda un perito",
    ),
    (
        1,
        10,
        "\
         potenza (da vendere/da brividi/in abbondanza/notevole/sorprendente/bruta/impressionante/elevata/generosa/più che sufficiente/a volontà/esuberante)|\
         forza da vendere|\
         (risultati/prestazioni/resa) (eccellente/eccellenti/ottimi/ottime/professionali/impeccabili/da professionista/sorprendenti/visibili/al top/elevate/notevole/notevoli/uniforme/uniformi/di alto livello/da top di gamma/brillanti/straordinarie/straordinari/da salone/evidenti/fin da subito/da ristorante/da bar)|\
         non (teme/si ferma davanti a/arretra davanti) (nulla/niente/confronti/le salite/nessun)|senza battere ciglio|\
         con disinvoltura|\
         (si assorbe/si assorbono) (subito/in fretta/rapidamente/in un attimo/velocemente/facilmente/all'istante)|\
         non (unge/ungono/lascia residui/lascia tracce/lascia aloni/appiccica/appesantisce/secca la pelle/lascia una briciola/macchia/fa grumi/lascia grumi/lascia segni)|\
         (potente/potenti)|(potentissimo/potentissima)|(performante/performanti)|(prestante/prestanti)|(efficace/efficaci)|\
         (efficacissimo/efficacissima)|(efficiente/efficienti)|\
         funziona (bene/benissimo/alla grande/a meraviglia/egregiamente/alla perfezione/che è una meraviglia)|\
         funzionano (bene/benissimo/alla grande/a meraviglia)|grip (eccellente/ottimo/sicuro/notevole)|\
         (ottima/grande/eccellente) (aderenza/presa/tenuta/resa/coprenza/trazione)|si arrampica (ovunque/senza)|senza affanno|\
         scalda (in fretta/subito)|mantiene (il cibo/il caffè/l'acqua/i cibi) (caldo/caldi/freddo/fredda) (per/fino)|\
         patate croccanti|(sega/taglia/fora) come il burro|fa il suo (dovere/lavoro)|un cannone|una bestia|attenua visibilmente|\
         riduce visibilmente|scalda l'acqua in|nella metà del tempo|in metà tempo|impermeabile anche sotto|\
         mantiene (calda/caldo/freddo/fredda)|non gocciola|blocca quasi tutte le minacce|sufficiente per",
    ),
    (
        1,
        11,
        "una scheggia|un fulmine|come un fulmine|in un batter d'occhio|(veloce/veloci)|\
         (velocissimo/velocissima/velocissimi/velocissime)|(rapido/rapida/rapidi/rapide)|\
         (rapidissimo/rapidissima/rapidissimi/rapidissime)|(fulmineo/fulminea)|(scattante/scattanti)|\
         (reattivo/reattiva/reattivi/reattive)|(fluido/fluida/fluidi/fluide)|(spedito/spedita)|(istantaneo/istantanea)|\
         (tempestivo/tempestiva)|immediatezza|\
         velocità (impressionante/notevole/eccellente/da record/sorprendente/elevata/fulminea/costante)|\
         senza (rallentamenti/attese/lag/scatti/impuntamenti/ritardi percepibili)|\
         tempi (rapidi/rapidissimi/record/brevi/brevissimi/ridotti)|vola|volano|liscio come l'olio|velocemente|rapidamente|\
         carica le pagine in un (lampo/attimo)|in meno di un (secondo/minuto)|(pronto/pronta) in 0 (minuti/secondi)|\
         si scalda in 0 secondi|in tempo record|in tempi da record|bonifici (istantanei/immediati)|in pochi secondi|\
         senza rallentare (il/la) (computer/pc/macchina)",
    ),
    (
        1,
        12,
        "\
         (arriva/arrivi/arrivare/si arriva) (a sera/a fine giornata/tranquillamente a sera/senza problemi a sera/a fine giornata senza/fino a sera)|\
         (lontano dalla presa/lontana dalla presa/senza ricaricarlo/la/e/senza) mai/ vedere una presa/cercare una presa/passare dal caricatore/caricabatterie (/con una) sola/singola/ (carica/dimentichi il caricabatterie/ti dimentichi del caricabatterie/ti dimentichi di caricarlo/lontano dalle prese)|\
         autonomia (da record/eccellente/ottima/notevole/invidiabile/infinita/eccezionale/da vendere/sorprendente/generosa/molto buona/lunghissima/elevata/straordinaria/di tutto rispetto/superiore alla media/da primato/al top/che non teme confronti/ampia)|\
         (ottima/grande/lunga/eccellente/buona/enorme/ampia/straordinaria) (autonomia/durata della batteria/batteria)|\
         batteria (infinita/inesauribile/generosa/eccellente/capiente/longeva/duratura/di lunga durata/che dura/eterna/enorme/ottima/instancabile)",
    ),
    (
        1,
        13,
        "(ricarica/carica) (rapida/veloce/velocissima/rapidissima/ultrarapida/fulminea/super veloce/lampo)|\
         bastano 0 minuti di (ricarica/carica)|(0 minuti/un quarto d'ora) di (ricarica/carica) (per/bastano/danno)",
    ),
    (
        1,
        14,
        "\
         (suona/suonano/si sente/si sentono) (benissimo/bene/molto bene/alla grande/da dio/in modo impeccabile/forte e chiaro/meravigliosamente/davvero bene/divinamente/meglio/come un impianto)|\
         bassi (profondi/potenti/corposi/pieni/decisi/presenti/precisi/robusti/definiti/da urlo)|\
         alti (cristallini/limpidi/nitidi/brillanti)|voci (chiare/nitide/naturali/limpide/cristalline)|\
         riempie (la stanza/il salotto/una stanza)|(ricco/ricca) di sfumature|voce (chiara/nitida)|\
         restituisce la voce con chiarezza|voce (limpida/chiarissima)|suono (ampio/pieno)",
    ),
    (
        1,
        15,
        "\
         (cancellazione del rumore/isolamento) (al top/eccellente/ottimo/ottima/efficace/da primato/impeccabile/straordinario/straordinaria/molto efficace/sorprendente)|\
         non si sente (più/) (nulla/niente)",
    ),
    (
        1,
        16,
        "(si sente/si sentono/si avverte/si percepisce) (appena/a malapena/pochissimo/a stento)|\
         non (si sente/si sentono/fa rumore/fanno rumore/disturba/disturbano/sveglia/vibra/fa alcun rumore/svegliano)|\
         (quasi/praticamente/incredibilmente/estremamente) (impercettibile/inudibile/muto/muta)|\
         (silenzioso/silenziosa/silenziosi/silenziose)|(silenziosissimo/silenziosissima/silenziosissimi/silenziosissime)|\
         (impercettibile/impercettibili)|(inudibile/inudibili)|silenziosamente|in silenzio|un sussurro|come un sussurro|\
         (pochissimo/poco/zero) rumore|poco (rumoroso/rumorosa)|appena 0 (db/decibel)|\
         rumorosità (bassa/ridotta/contenuta/minima/bassissima)|sorprendentemente (silenzioso/silenziosa)|scorre senza rumore",
    ),
    (
        1,
        17,
        "\
         (si legge/si vede/si vedono/leggibile/leggibili/visibile/visibili) (bene/benissimo/alla perfezione/sotto il sole/anche sotto il sole/anche al sole/in pieno sole/al sole/anche in pieno sole/senza problemi al sole)|\
         senza riflessi|antiriflesso|non affatica (la vista/gli occhi)|contrasti (impressionanti/marcati)|\
         immagine (magnifica/brillante/splendida)|perfettamente (calibrato/calibrata)",
    ),
    (
        1,
        18,
        "\
         (foto/scatti/video) (nitide/nitidi/eccellente/eccellenti/splendide/splendidi/ottime/ottimi/dettagliate/dettagliati/bellissime/bellissimi/luminose/luminosi/spettacolare/spettacolari/ricche di dettagli/ricchi di dettagli/stabili/perfette/perfetti)|\
         (ottime/belle/splendide/eccellenti) foto|mette a fuoco (subito/in un attimo/rapidamente/bene/al volo)|\
         visione notturna (chiara/nitida)|foto (sbalorditive/strepitose/da urlo)|non sbaglia uno scatto|\
         autofocus (formidabile/infallibile)",
    ),
    (
        1,
        19,
        "\
         (bello/bella/belli/belle/bellissimo/bellissima/bellissimi/bellissime/carino/carina/carini/carine/elegante/eleganti/elegantissimo/elegantissima/raffinato/raffinata/raffinati/raffinate/stiloso/stilosa/moderno/moderna/chic/minimal/minimalista/accattivante/accattivanti/gradevole/gradevoli/trendy/alla moda/di design/d'impatto/sofisticato/sofisticata/iconico/iconica/ricercato/ricercata/slanciato/slanciata)|\
         (bello/bella) da (vedere/esporre/esibire)|(cattura/attira) (gli sguardi/l'attenzione)|\
         non passa (inosservato/inosservata)|un tocco (di classe/di stile/elegante)|dà un tocco|\
         un look (da urlo/pazzesco/spettacolare)",
    ),
    (
        1,
        20,
        "\
         (come/sembra di/pare di) (un guanto/una nuvola/camminare sulle nuvole/su una nuvola/una seconda pelle/una carezza/stare su una nuvola/dormire su una nuvola/non averle addosso/non averlo addosso/non averli addosso/non averle/non averlo/non averli)|\
         (si dorme/dormi/si riposa/riposi/dormire/dormirai/ci si dorme) (benissimo/bene/come un bambino/meglio/da dio/freschi/davvero bene)|\
         la schiena (ringrazia/ne beneficia)|\
         (allevia/riduce/elimina) (i/il/la/) (mal di schiena/dolori/pressione/dolori alla schiena/dolore/punti di pressione/tensione)|\
         (ammortizza/ammortizzano/attutisce/attutiscono/assorbe gli urti) (bene/benissimo/ogni passo/gli urti/molto bene/alla grande/egregiamente/i colpi)|\
         ammortizzazione (eccellente/ottima/generosa/morbida/al top/reattiva/perfetta)|(comodo/comoda/comodi/comode)|\
         (comodissimo/comodissima/comodissimi/comodissime)|(confortevole/confortevoli)|(confortevolissimo/confortevolissima)|\
         (ergonomico/ergonomica)|(morbido/morbida/morbidi/morbide)|(morbidissimo/morbidissima/morbidissimi/morbidissime)|\
         (traspirante/traspiranti)|(sofffice/sofffici)|(soffice/soffici)|(avvolgente/avvolgenti)|(accogliente/accoglienti)|\
         (imbottito/imbottita/imbottiti/imbottite)|(vellutato/vellutata)|\
         (caldo/calda/caldi/calde) e (morbido/morbida/morbidi/morbide/avvolgente)|\
         (piacevole/piacevoli) (al tatto/da indossare/sulla pelle)|(tiene/tiengono) (caldo/al caldo)|comodità|\
         comfort (elevato/eccellente/totale/assoluto/ottimo/di alto livello/da salotto/al top)|\
         (impugnatura/presa) (comoda/salda/ergonomica/sicura/confortevole)|(tanto/molto/ampio) spazio per le gambe|\
         spazio (vero/reale/in abbondanza) per le gambe|\
         (sostiene/abbraccia) (bene/benissimo/molto bene) (la schiena/la zona lombare/il piede/il corpo)|\
         vestibilità che non tira|senza sprofondare|si viaggia comodi|non tira da nessuna parte|\
         (caldo/calda) senza (soffocare/essere soffocante)|lascia respirare la pelle|cade a pennello|senza fatica per ore|\
         ben (ammortizzato/ammortizzata/ammortizzati/ammortizzate)|si impugna bene|sospensioni morbide|ben (tollerato/tollerata)",
    ),
    (
        1,
        21,
        "\
         (occupa/occupano/ingombra/ingombrano/prende/porta via/pesa/pesano) (poco/pochissimo/poco spazio/pochissimo spazio/meno spazio/quasi nulla/niente/appena/meno di/quanto una piuma/come una piuma)|\
         (leggero/leggera/leggeri/leggere/leggerissimo/leggerissima/leggerissimi/leggerissime/leggerezza/compatto/compatta/compatti/compatte/compattissimo/compattissima/tascabile/tascabili/maneggevole/maneggevoli/salvaspazio/sottile/sottili/sottilissimo/sottilissima/ultraleggero/ultraleggera/poco ingombrante/poco ingombranti/minuscolo=/minuscola=/poco pesante)|\
         (facile/facili/comodo/comoda/comodi/comode/pratico/pratica/pratici/pratiche) da (trasportare/portare/portare in giro/riporre/spostare/portare con sé/portarsi dietro/sollevare/caricare/mettere in borsa)|\
         (da/per) portare (ovunque/sempre con sé/in viaggio/in borsa/in palestra/dappertutto)|\
         (dimensioni/ingombri/ingombro/peso/formato) (compatte/compatto/contenute/contenuto/contenuti/ridotte/ridotto/ridotti/minimo/minimi/piuma/tascabile/ridottissime/ridottissimo/ridottissimi/perfetto/perfette/ideale/irrisorio)|\
         si (porta/trasporta/ripone) (ovunque/facilmente/con facilità/dappertutto/senza fatica/in poco spazio/senza sforzo)|\
         (ideale/perfetto/perfetta) per (spazi ridotti/piccoli spazi/spazi piccoli/cucine piccole/piccole cucine/appartamenti piccoli/viaggiare)|\
         sottile come (un foglio/carta)|si infila ovunque|rispetta le misure (da cabina/cabina)",
    ),
    (
        1,
        22,
        "\
         (versatile/versatili/versatilissimo/versatilissima/personalizzabile/personalizzabili/configurabile/configurabili/flessibile/flessibili/multifunzione/multiuso/polivalente/tuttofare/adattabile/adattabili/modulare/modulari/accessoriato/accessoriata/superaccessoriato/superaccessoriata)|\
         (ben/molto ben/benissimo/riccamente/completamente) (equipaggiato/equipaggiata/equipaggiati/equipaggiate/accessoriato/accessoriata/accessoriati/accessoriate/dotato/dotata)|\
         dotazione (ricca/completa/di serie ricca/generosa/completissima/ricchissima/eccellente)|\
         (completissimo/completissima/più completo/più completa/più ricco/più ricca/molto completo/molto completa)|\
         (fa/sa fare) (di tutto/un po' di tutto/davvero tutto/tutto)|tutto in uno|coltellino svizzero|\
         non (manca/gli manca/le manca) (nulla/niente/proprio nulla)|\
         c'è (tutto/davvero tutto/tutto il necessario/tutto quello che serve)|\
         (accumula/fa guadagnare/restituisce/regala/permette di accumulare/dà/fa accumulare) (punti/miglia/cashback/il 0 %/un cashback)|\
         si adatta (a tutto/a ogni/a qualsiasi/alle tue esigenze/a ogni esigenza/a molte)|\
         oltre 0 (modalità/funzioni/programmi/ricette/sport/modelli)|automatizza (tutto/le/i/gran parte/le attività)|\
         fai di tutto|fa un po' di tutto|non ha rivali quanto a versatilità|(il/la) più (completo/completa) (di/del)|\
         (completissimo/completissima)|oltre 0 (profili/sport)",
    ),
    (
        1,
        23,
        "compatibile con|compatibili con|\
         (compatibile/compatibili) (con/) (tutto/tutti/tutte/quasi tutto/qualsiasi/la maggior parte/quasi tutti/ogni/i principali/quasi ogni/gran parte)|\
         (connessione/collegamento/abbinamento/connettività) (stabile/immediato/immediata/istantaneo/istantanea/rapido/rapida/solida/perfetta/completa/veloce/automatico/automatica/senza interruzioni/impeccabile)|\
         (tante/tanti/numerose/numerosi/tutte le/centinaia di/decine di/molte/abbondanti) (porte/integrazioni/connessioni/estensioni)|\
         (legge/supporta/accetta/riproduce) (tutti i/qualsiasi/quasi tutti i/praticamente ogni/ogni) (formati/formato/file/dispositivi/tipo di file)|\
         oltre (mille/0) dispositivi (compatibili/supportati)|il più aperto|ecosistema aperto",
    ),
];
