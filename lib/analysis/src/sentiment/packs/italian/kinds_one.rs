//! Italian praise and blame as it is said of thirty kinds of products and services: the whole to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "(si va/si gioca/vai/andrete) sul sicuro|\
         non (ha/hanno/conosce/teme) (rivali/confronti/eguali/paragoni/concorrenti/concorrenza/pari)|\
         (fa/fanno) (centro/al caso/la differenza/scuola)|\
         (lo/la/li) (ricomprerei/ricomprerebbero/ricompreremmo/consiglio/rifarei/consigliamo/riprenderei/straconsiglio/promuoviamo) (subito/senza/a occhi/mille/a tutti/di corsa/domani/)|\
         (una/acquisto/scelta) (certezza/azzeccato*/vincente/indovinato*/riuscito*/da rifare/felice/bomba/chicca)|\
         (promosso/promossa) (a pieni/con/senza/in pieno)|\
         (a pieni voti/dieci e lode/chapeau/tanta roba/il top/numero uno/una spanna sopra/il non plus ultra/niente da ridire/nulla da eccepire)",
    ),
    (
        -1,
        0,
        "(meglio/conviene) (guardare/cercare/puntare/andare/lasciar/rivolgersi/passare/orientarsi) (altrove/altro/perdere/oltre/su altro/ad altri/alla larga)|\
         niente di (più/che/speciale/eccezionale/memorabile/trascendentale)|\
         nulla di (più/che/speciale/eccezionale/memorabile/trascendentale)|fa il suo dovere|\
         (così così/senza infamia/né carne né/senza lode/nella media/mediocre/mezza delusione/tutto fumo/fumo e niente/un flop/un bidone/una fregatura/una bufala/una ciofeca/una schifezza/alla larga/da evitare)|\
         (non lo/non la/mai più) (ricomprerei/consiglierei/consiglio/rifarei/riprenderei/ricompreremmo/comprerei)|\
         (mi/ci) (aspettavo/aspettavamo/sono pentito/siamo pentiti/ha deluso/ha lasciato/hanno deluso) (di/di più/di meglio/molto/freddi/perplessi/)",
    ),
    (
        1,
        2,
        "(prezzo/prezzi/tariffe/costo) (onesto*/contenuto*/abbordabilo*/ragionevolo*/stracciato*/popolar*/mini/da saldo/interessanto*/imbattibilo*/leggero/giusto*/accessibilo*/umani/umano/super/concorrenzialo*/irrisor*/bassissimo*/amico/è onesto/civilo*)|\
         (a/per) (due lire/quattro soldi/pochi euro/pochi spicci/un prezzo onesto/buon mercato)|\
         (costa/costano/viene) (poco/pochissimo/una miseria/meno/una sciocchezza/due lire/la metà/pochi/quanto una/un'inezia)|\
         (conviene/convengono/conveniente/un affare/affarone/un regalo/per tutte le tasche/portafoglio ringrazia/risparmioso)",
    ),
    (
        -1,
        2,
        "(costa/costano/viene/vengono) (un occhio/un rene/un patrimonio/un botto/caro/una fortuna/un capitale/tanto/il doppio/più di/uno sproposito/parecchio/salato/cara/troppo/una follia/una cifra/quanto un)|\
         occhio della testa|\
         (ritocca/alza/aumenta/gonfia/rincara/ha alzato/ha aumentato) (le tariffe/i prezzi/il prezzo/il canone/l'abbonamento/le rate/i costi/il premio)|\
         tariffe al rialzo|\
         (prezzo/prezzi/conto/tariffe/costo) (alle stelle/salato*/esorbitanto*/da gioielleria/proibitivo*/folle/folli/spropositato*/gonfiato*/fuori mercato/da capogiro/esagerato*/fuori portata/che spaventa/impegnativo*/importante/da infarto/stellar*/elevato*/da boutique/in salita)|\
         non (è/sono) (regalato*/a buon mercato/per tutte le tasche/economico*/il più economico)|\
         non è regalato|\
         (un salasso/una mazzata/un furto/una stangata/una rapina/rincari/rincaro/svuota le tasche/svuota il portafoglio/troppo caro/caruccio/carissimo)",
    ),
    (
        1,
        3,
        "(per/con) (quello che/quel che/il prezzo che) (costa/costano/si paga/chiede/chiedono/paghi)|\
         (offre/dà/regala/propone) (tantissimo/moltissimo/molto/tanto/più di/parecchio) (per/in rapporto/rispetto/a questo/)|\
         (vale/valgono/merita) (ogni/tutti/ogni singolo/fino all'ultimo/tutto il) (euro/i soldi/centesimo/prezzo/il prezzo/spesa/la spesa/soldi)|\
         (soldi/euro/denaro) (ben spesi/ben speso/spesi bene/che si)|\
         (si ripaga/si ammortizza/rapporto qualità-prezzo imbattibile/qualità prezzo al top/meglio non si trova)",
    ),
    (
        -1,
        3,
        "(a/per/visto/dato/considerato/con) (questo/il/quel/un tale) prezzo (dal/ci si/era/è/si/delude/ci/mi/si può/poteva/non/offre poco/dovrebbe/manca)|\
         (per/con) (quello che/quel che) (costa/costano/si paga) (delude/offre/è/ci si/dà/poco/non/lascia/ci)|\
         (non vale/non valgono/non merita) (i soldi/la spesa/il prezzo/tutti/quello/quanto/l'esborso/tutti quei)|\
         (si paga/paghi/pagate/pagare/paghiamo) (il nome/il marchio/la marca/il logo/la griffe)|\
         (soldi/denaro) (buttato*/sprecato*/spesi male/al vento/gettato*)|\
         (sovrapprezzato*/sopravvalutato*/si trova di meglio/si trova di meglio per/c'è di meglio a)",
    ),
    (
        1,
        4,
        "(cuciture/finiture/materiali/rifiniture/assemblaggio/dettagli/scocca/incastri/giunture) (impeccabili/curate/curati/di pregio/pregiati/eccellenti/perfette/impeccabile/di qualità/solidi/solida/nobili/al top/di prima/accurate/maniacale/premium/precise/certosino)|\
         (ben/benissimo) (fatto*/rifinito*/assemblato*/costruito*/cucito*/realizzato*/curato*)|\
         (trasmette/restituisce/comunica/dà/ispira) (solidità/un senso di/qualità/robustezza/fiducia/una sensazione di)|\
         (fatto* per bene/a regola d'arte/curato* nei minimi/curato nei minimi/curata nei minimi/fatto con cura/neanche uno scricchiolio/fatta per bene/fatto come si deve)",
    ),
    (
        -1,
        4,
        "(balla/ballano/traballa/traballano/scricchiola/scricchiolano/cigola/dondola) (e/in/un po'/già/quando/sotto/a/appena/subito/parecchio/)|\
         (sembra/sembrano/pare/dà l'idea/sa) (un giocattolo/di un giocattolo/giocattoli/economico/di plastica/di plasticaccia/fragile/di economico/giocattolo/cheap)|\
         (plastica/plastiche/materiali/finiture/cuciture/assemblaggio/tessuto/cerniere/verniciatura) (scadente/scadenti/dozzinale/dozzinali/economica/economiche/leggerina/approssimativo/approssimative/grossolane/grossolano/povere/poveri/economici/rigida/che si/da quattro/sottile/sottili/mediocri/cheap/sciatte/ballerine/da discount)|\
         finiture migliori|\
         (rifinito/cucito/assemblato/incollato/costruito/fatto/rifinita/cucita/assemblata/fatta) (male/alla meno/alla bell'e/in fretta/con i piedi/coi piedi/in economia/alla carlona)|\
         (perde/gocciola/trasuda/fa acqua) (acqua/liquido/da/olio/)|\
         (cinesata/plasticoso/plasticosa/plasticosi/robaccia/ciarpame)",
    ),
    (
        1,
        5,
        "(mantiene/mantengono/conserva/conservano) la (forma/tenuta/morbidezza/brillantezza/compattezza/lucentezza/rigidità)|\
         (dura/durano) (una vita/anni/a lungo/tantissimo/per sempre/decenni/un'eternità/nel tempo/tutta la notte)|\
         (resta/restano/rimane/resiste/regge) (perfetto/intatto/impeccabile/come nuovo/inalterato/immacolato/a tutto/a cadute/agli urti/agli anni/al tempo/ai lavaggi/agli strapazzi/a maltrattamenti/bene al/come il primo)|\
         (ha/hanno) retto (al/a/agli/alla/ai/per)|\
         (indistruttibile/a prova di bomba/una roccia/un mulo/un carro armato/corazzato*/eterno=/come un mulo/fatto per durare/costruito per durare/non si rompe)|\
         come (il primo giorno/nuovo dopo/nuova dopo)|\
         senza (far passare/un graffio/scolorire/scolorirsi/perdere colpi/usurarsi/sformarsi/cedere)",
    ),
    (
        -1,
        5,
        "(si sfonda/si sgretola/si scuce/si scolla/si scolora/si stinge/si sbriciola/si sfilaccia/si graffia/si ammacca/si deforma/si arrugginisce/si stacca/si buca/si usura/si consuma/si logora/si spezza/si rovina/si sforma/scolorisce/si restringe/fa i pallini) (al/dopo/nel/subito/in/facilmente/a/presto/con/in fretta/appena/alla/prima/quasi/)|\
         (nel giro di/dopo) (pochi/poche/qualche/due/tre/sei) (mesi/settimane/lavaggi/giorni/utilizzi/usi)|\
         al (secondo/primo/terzo/minimo) (lavaggio/utilizzo/urto/uso/colpo/contatto)|\
         (fa/fanno/si forma/si è formata) (la buca/le pieghe/la fossa/la conca)|\
         (ha/hanno) (tirato le cuoia/ceduto/smesso/dato forfait/esalato)|tirato le cuoia|\
         (svanisce/sparisce/scompare/evapora/vola via) (in/dopo/subito/presto/nel)|\
         (dopo un anno/dopo un anno e mezzo/dopo sei mesi/dopo pochi mesi) (si è/è/ha/smette/ha smesso/ha iniziato/era/non)|\
         a guardarlo*|\
         (non dura/non durano/dura poco/durano poco/dura quanto/dura da natale) (nulla/niente/un/molto/a/più/)|\
         (passato a miglior vita/buttare dopo/da buttare/usa e getta/già rotto*/già da)",
    ),
    (
        1,
        6,
        "(parte/partono/si accende/risponde/funziona/si avvia) (al primo colpo/sempre/subito/ogni volta/senza/al primo/senza incertezze/a meraviglia)|\
         al primo colpo|(spacca/spaccano) il (minuto/secondo)|\
         non (ci/mi/vi/ti) (ha/hanno) mai (piantato*/tradito*/deluso/lasciato*/abbandonato*/dato)|\
         non ci ha mai piantati in asso|\
         non (si impalla/si pianta/si blocca/perde un colpo/tradisce/fa cilecca/salta/sgarra) (mai/)|\
         (puntuale/preciso/affidabile) come (un orologio/sempre/pochi/un orologio svizzero)|come un orologio|\
         (mai/nessun/zero) (un problema/problema/un guasto/un intoppo/guasto/intoppi/un colpo/problemi/una grana)|\
         su cui (contare/fare affidamento)|(stabilità/costanza) (granitica/esemplare/a tutta)",
    ),
    (
        -1,
        6,
        "(si scollega/si disconnette/si blocca/si pianta/si impalla/si spegne/si riavvia/crasha/va in tilt/si inceppa/si freeza/perde la connessione/cade la linea/si chiude) (di continuo/spesso/da solo/da sola/sul più/ogni/in continuazione/continuamente/senza/all'improvviso/di frequente/a caso/un giorno/sempre/volentieri/nel)|\
         (perde/perdono) (il segnale/la connessione/la linea/colpi/il collegamento)|\
         non è il (pezzo forte/suo forte/forte)|\
         (dà/danno/ha dato/iniziato a dare) (problemi/noie/grattacapi/forfait/errori/grane/i numeri)|\
         (lascia/lasciano/ha lasciato) a piedi|(fa/fanno) (i capricci/le bizze/cilecca/acqua da)|\
         (va/vanno) (a giorni/a singhiozzo/a scatti/in crisi/in tilt)|\
         (guasti/ritardi/blocchi/disservizi/malfunzionamenti/bug/crash/intoppi) (frequenti/continui/a ripetizione/cronici/ricorrenti/all'ordine/a raffica/quotidiani)|\
         (inaffidabilo*/ballerin*/capricciosa/capriccioso/imprevedibile/una lotteria/un terno)",
    ),
    (
        1,
        7,
        "(con/di) una mano sola|\
         (con/in) (un clic/un tocco/due tocchi/pochi clic/due clic/pochi passaggi/un gesto/tre passaggi/un tap)|\
         (a prova di/alla portata di) (nonna/bambino/principiante/tutti/imbranato/chiunque)|\
         (un gioco da ragazzi/un giochetto/una passeggiata/un'inezia/semplice come bere/non serve una laurea/senza pensieri)|\
         (anche/persino/perfino) (mia nonna/un bambino/i bambini/chi non/i meno/gli anziani/i principianti/i nonni/un principiante)|\
         (si chiude/si apre/si piega/si usa/si impara/si regola/si guida/si gestisce) (con/in/subito/facilmente/da solo/da sola/al volo/che è un piacere/in un attimo/a occhi chiusi/senza)|\
         senza (complicazioni/grattacapi/libretto/leggere il/manuale/intoppi/impazzire)|\
         (tutto/ogni cosa) (a portata di/al posto giusto/dove ti aspetti/è dove)",
    ),
    (
        -1,
        7,
        "(fa/fanno) (venire/) (il mal di testa/perdere la pazienza/impazzire/ammattire/sudare/dannare)|\
         (bisogna/occorre/tocca/serve) (smanettare/armarsi/studiare/fare pratica/scavare/districarsi/prenderci/una laurea/pazienza)|\
         (un/vero) (rompicapo/labirinto/rebus/ginepraio/groviglio/pasticcio)|\
         (ci si perde/ci si confonde/si impazzisce/si diventa matti/non ci si raccapezza)|\
         (dovrebbe/potrebbe) essere più (intuitivo/semplice/intuitiva/immediato/chiaro)|\
         (menu/impostazioni/comandi) (nascosti/contorti/cervellotici/confusi/nascoste/astrusi/contorte/labirintici)|\
         (tutt'altro che/per niente/poco/affatto/non proprio) (intuitivo*/immediato*/chiaro*/agevole/pratico*/user friendly)",
    ),
    (
        1,
        8,
        "(richiede/bastano/servono/ci vogliono/bastano appena) (cinque/pochi/dieci/due/0/tre) minuti|\
         (si monta/si installa/si configura/si assembla/è pronto/è pronta) in (venti/cinque/pochi/dieci/un attimo/due/0/un quarto/mezz'ora/men che/un batter)|\
         (pronto/pronta) all'uso|senza (attrezzi/utensili/tecnico/elettricista)",
    ),
    (
        -1,
        8,
        "(sono/è) un rebus|\
         (istruzioni/manuale/libretto) (incomprensibili/in cinese/confuse/lacunose/tradotte male/illeggibili/scarne/sono un/che non/criptiche)|\
         (impostare/configurare/montare/installare/il montaggio/l'installazione/montarlo/montarla/la configurazione) (fa/è/richiede/porta via/si rivela/mette/vuole/ruba/diventa/necessita) (venire/un/una/ore/tempo/pazienza/a dura/mezza/mezza giornata/tanta/perdere)|\
         (mancano/mancavano/avanzano) (viti/pezzi/le viti/dei pezzi/i tasselli)|\
         (viti/fori/pezzi) (che non/non combaciano/non coincidono/mancanti/sbagliati)|\
         (serve/ci vuole) (un tecnico/un elettricista/un ingegnere/una laurea/un intero)",
    ),
    (
        1,
        9,
        "(si fa/si fanno) in quattro|\
         (ti richiama/richiama/richiamano/risponde/rispondono/risolve/risolvono/interviene) (nel giro/subito/in giornata/in un/in pochi/entro/al volo/anche/in poche/con gentilezza/con cortesia/sempre/all'istante/in tempi)|\
         (sostituisce/sostituiscono/cambiano/cambia) (senza/subito/il prodotto/al volo)|\
         (senza/senza fare) (storie/discutere/battere ciglio/troppe domande)|\
         (personale/staff/assistenza/commessi/operatori/servizio clienti) (gentilissimo/premuroso/alla mano/squisito/disponibilissimo/impeccabile/premurosi/cordiali/preparatissimo/sorridente/ineccepibile/di prim'ordine/umana/attento/attenta/solerte)|\
         (disponibilo*/pronti/sempre) (a ogni ora/ad aiutare/al telefono/a dare una mano/h24/in linea)|\
         una risposta (per tutto/a tutto/sempre)",
    ),
    (
        -1,
        9,
        "(parlare/contattare/mettersi in contatto) con (un operatore/qualcuno/una persona/l'assistenza/un umano/loro)|\
         (è/resta/rimane) un miraggio|\
         (nessuno/non) (risponde/rispondono/richiama/si degna/richiamano/risolve/risolvono) (mai/nessuno/al telefono/più/alle/)|\
         (ti lasciano/lascia/lasciano/ti lascia) (in attesa/appeso/a piedi/in balia/senza risposta/abbandonato/al tuo)|\
         (rimbalzano/rimbalza/rimpallano/ti rimbalzano/scaricabarile/rimpallo/scaricano) (da/tra/la/di/il/)|\
         (risposte/messaggi) (preconfezionate/automatiche/automatici/fotocopia/copia incolla/standard/generiche/di circostanza)|\
         solo via (chat/mail/email)|\
         (ore/giorni/settimane) (in attesa/al telefono/per una risposta/di attesa/prima di rispondere/per ottenere)|\
         ci mette (giorni/settimane/un'eternità/secoli)|\
         (muro di gomma/orecchie da mercante/musichetta/menefreghismo/scorteso*/sgarbato*)",
    ),
    (
        1,
        10,
        "(tira su/raccoglie/aspira/cattura/elimina/toglie) (i peli/tutto/ogni/anche/lo sporco/la polvere/le briciole/fino all'ultimo)|\
         in una sola passata|\
         senza (fatica/sforzo/battere ciglio/fare una piega/sudare/esitazioni/impuntarsi/strappi/scheggiare/sforzi)|\
         (si assorbe/si assorbono) (subito/in fretta/rapidamente/velocemente/bene/in un attimo)|\
         non (unge/appiccica/lascia residui/lascia tracce/appesantisce/secca/irrita/strappa)|\
         (lascia/lasciano/rende/rendono) la pelle (liscia/morbida/idratata/luminosa/vellutata/elastica/setosa/fresca/compatta)|\
         (lascia/rende) i capelli (morbidi/lucidi/setosi/lisci/leggeri/docili)|\
         (lascia/lasciano) (i piatti/i pavimenti/il bucato/i vetri/la biancheria/il pavimento) (splendenti/brillanti/pulitissimi/pulitissimo/impeccabili/come nuovi/perfetti)|\
         (croccanti/croccante) fuori|(morbide/morbidi/morbida/tenera/tenere) dentro|\
         (cuoce/cuociono/griglia/rosola/frigge) (in modo uniforme/uniformemente/alla perfezione/bene/a puntino/in maniera omogenea)|\
         (taglia/buca/fora/avvita/leviga/rade/trita/frulla/stira/centrifuga/asciuga/scalda/riscalda/raffredda/lava/pulisce/aspira/impasta) (bene/benissimo/dritto/netto/a fondo/alla perfezione/in profondità/con precisione/senza problemi/in un attimo/tutto/come nuovo/a dovere/egregiamente)|\
         (tratta/trattano) (bene/con delicatezza/con cura) (i capi/i tessuti/la pelle/il bucato)|\
         (potenza/forza/grinta/energia/spinta) da vendere|\
         (lenisce/idrata/nutre/ripara/calma/allevia) (subito/in profondità/davvero/la pelle/in fretta/a lungo/all'istante)|\
         (risultati/effetti) (visibili/evidenti/immediati)|fin dalla prima (applicazione/volta)|\
         (macina/digerisce/regge/mastica) (tutto/qualsiasi/senza)|\
         (ha/hanno) (grinta/birra/cavalli/muscoli) (da vendere/a sufficienza/in abbondanza)|se la cava egregiamente|\
         non perde un colpo|(va/vanno) come un treno|(fa/fanno) miracoli",
    ),
    (
        -1,
        10,
        "(arranca/arrancano/annaspa/boccheggia/ansima/stenta/stentano/fatica/faticano/si pianta/si inceppa/si ingolfa) (con/sui/sulle/in/nel/a/quando/di fronte/sotto/)|\
         non (aspira/taglia/pulisce/scalda/asciuga/raffredda/idrata/copre/lava/trita/rade/tiene) (bene/a dovere/abbastanza/granché/quasi/niente/nulla/a fondo)|\
         (lascia/lasciano) (aloni/residui/striature/peli/macchie/tracce/briciole/segni/grumi/pieghe)|\
         (nessun/senza alcun/scarso/poco) (effetto/risultato/beneficio)|\
         (manca/mancano) di (grinta/mordente/potenza/spinta/forza/carattere)|\
         (appesantisce/secca/unge/irrita/arrossa) (i capelli/la pelle/la cute/il viso)|non tiene abbastanza caldo|\
         (scotta/scottano/bolle/si scalda/si arroventa) (quando/se/subito/molto/troppo/parecchio/in fretta/)|\
         (fiato corto/a corto di fiato/con l'acqua alla gola/in affanno/al limite/in debito d'ossigeno)|\
         (non serve a nulla/non serve a niente/fa cilecca/acqua fresca)|\
         (si intasa/si ottura/si aggroviglia/si blocca) (spesso/subito/con/di continuo/facilmente/)",
    ),
    (
        1,
        11,
        "(scattante/reattivo/fulmineo/una scheggia/una saetta/un fulmine/velocissimo/lampo/sprint)|\
         (si avvia/si accende/carica/apre/risponde/elabora/stampa/si apre/reagisce) (in un lampo/subito/all'istante/in un attimo/in un baleno/al volo/in pochi/senza/immediatamente/in un secondo/istantaneamente/in men)|\
         (in un lampo/in men che non si dica/in quattro e quattr'otto/in un batter d'occhio/in un batter/a razzo/alla velocità della luce/in un battibaleno/in tempo reale/senza attese/in tempi record)|\
         (va/vanno/è/viaggia) (come una scheggia/a razzo/come un razzo/spedito*)",
    ),
    (
        -1,
        11,
        "se la prende comoda|se la prendono comoda|\
         (ci mette/ci mettono/impiega/impiegano/richiede) (una vita/un'eternità/secoli/un sacco/troppo/un secolo/minuti/ore/parecchio/il doppio/un'ora) (a/per/di/)|\
         (lumaca/lumache/a passo di lumaca/a rilento/al rallentatore/lentissimo*/moviola)|\
         (rallenta/rallentano/laggia/scatta/tentenna/si incanta/singhiozza) (quando/con/spesso/se/di/a/troppo/visibilmente/un po'/vistosamente/)|\
         (attese/caricamenti/tempi) (biblici/infiniti/interminabili/estenuanti/eterni/snervanti/lunghissimi/biblico)",
    ),
];
