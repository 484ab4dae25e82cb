//! More Italian ways to praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "\
         (non c'è/non esiste/non si trova) (di meglio/di meglio sul mercato/niente di meglio/nulla di meglio/paragone/storia/confronto/gara)|\
         non ce n'è per nessuno|\
         (resta/rimane/è/sono) (una spanna/due spanne/una tacca/un gradino/anni luce/diversi gradini) (sopra/avanti/al di sopra)|\
         (si fa/si fanno) (preferire/apprezzare/valere/amare/rispettare)|\
         (fa/fanno) (bella figura/un figurone/un'ottima figura/il pieno di consensi)|\
         (esce/escono/ne esce) (a testa alta/vincitore/vincitrice)|(mette/mettono) (d'accordo tutti/tutti d'accordo)|\
         (difficile/impossibile) (rinunciarvi/farne a meno/tornare indietro/tornare ad altro/non innamorarsene/non consigliarlo/non consigliarla/restare delusi/chiedere di più/sbagliare)|\
         non (ne/se ne) (farei/faremmo) più a meno|non si torna (più/) indietro|\
         (merita/si merita/si meritano/meritano) (la promozione/il podio/la medaglia/un applauso/la fama che ha/tutta la fiducia/il primo posto/l'acquisto/un posto in/una menzione/pieni voti)|\
         (su cui/sui quali/sulla quale/sul quale) (si può/puoi/potete) (contare/fare affidamento/scommettere/mettere la mano sul fuoco)|\
         si può contare a occhi chiusi|(va/vanno) (dritto/dritti/dritta/diritto) al (sodo/punto)|\
         (convince/convincono/conquista/soddisfa/piace) (in pieno/appieno/su tutta la linea/da subito/fin dal primo/tutti/al primo colpo/senza riserve/anche i più esigenti/anche gli scettici)|\
         (in cima/ai vertici/al vertice/in testa/al primo posto/sul podio) (della categoria/del settore/della classe/del mercato/alle preferenze/delle preferenze/della nostra lista)|\
         (il nostro/la nostra) (consiglio/scelta/raccomandazione) (va a/cade su/ricade su)|\
         (lo/la/li/le) (consigliamo/consiglio/consiglierei/raccomandiamo) (senza/a occhi/volentieri/caldamente/vivamente/a chiunque/a tutti)|\
         (promosso/promossa/promossi/promosse) (a pieni voti/con lode/su tutta la linea/senza riserve/in pieno)|\
         (non ha/non hanno) (deluso/tradito/sfigurato/fatto rimpiangere)|\
         (non/mai) (tradisce/delude/stanca/sfigura/stufa) (mai/le attese/le aspettative)|\
         (rende/rendono) (la vita/le giornate) più (facile/semplice/comoda)|cambia la vita|\
         (regala/regalano/dà/danno) (soddisfazione/soddisfazioni/grandi soddisfazioni/tante soddisfazioni)|\
         da (provare/avere/non perdere/comprare subito)|vale la pena di (averlo/provarlo/acquistarlo/prenderlo)|\
         (fa/svolge/compie) (egregiamente/perfettamente/benissimo/alla perfezione/alla grande) il (suo/proprio) (dovere/mestiere/lavoro/compito)|\
         ben al di (sopra/là) (della media/delle attese)|(un/il) fuoriclasse|(una/la) marcia in più|\
         (punto/punti) a (favore/suo favore)|(un/vero) (jolly/purosangue/campione/portento/gioiello)",
    ),
    (
        1,
        2,
        "\
         costa (un terzo/la metà/meno della metà/parecchio meno/molto meno/assai meno/decisamente meno/sensibilmente meno/ben meno)|\
         costano (un terzo/la metà/parecchio meno/molto meno/assai meno/decisamente meno/sensibilmente meno)|\
         (costa/costano/si spende/si spendono/si paga/si pagano) (meno/molto meno/poco meno/un po' meno) (di/che/rispetto/altrove)|\
         (costa/costano) … in meno|in meno (che altrove/rispetto a/della concorrenza)|\
         (il/al) prezzo (di/d') (un caffè/una pizza/un pranzo/un aperitivo)|\
         (con/per) (una/la) (modica spesa/modica cifra/spesa modesta/spesa contenuta)|\
         a (cifre/condizioni/tariffe) (umane/ragionevoli/contenute/oneste/accessibili/popolari/abbordabili/vantaggiose/imbattibili)|\
         (fa/fanno) (bene/gola/felice) (al/il) (portafoglio/portafogli)|\
         (strizza l'occhio/viene incontro/sorride) (al/alle) (portafoglio/tasche/portafogli)|\
         (non/senza) (pesare/pesa/pesano/gravare/grava) (sul/sulle/sui) (portafoglio/tasche/portafogli/bilancio/bilancio familiare/finanze)|\
         (taglia/abbatte/riduce/dimezza/alleggerisce/contiene/tagliano/riducono) (la/le/i/il) (bolletta/bollette/spesa/spese della spesa/costi/costo/conto)|\
         il prezzo (è un regalo/è un affare/fa gola/resta umano/è alla mano/è contenuto/è onesto/è giusto/è corretto/è ragionevole/conquista/sorprende/invoglia/è popolare/resta contenuto)|\
         (prezzi/prezzo/tariffe/rate/canone/costo) (alla portata/a portata/accessibili/accessibile/bloccato/bloccati/da discount/da outlet/da hard discount/imbattibile/imbattibili/ribassati/ribassato/calmierati/da saldo/per tutti/per tutte le tasche/concorrenziali/concorrenziale/invitanti/leggero/leggere/leggeri/onestissimo/onestissimi)|\
         (spesso/sempre/di frequente) (in offerta/in promozione/scontato/scontata/in sconto/scontati)|\
         (offerte/sconti/promozioni) (frequenti/continue/allettanti/generose/generosi/interessanti/vantaggiose)|\
         (il/la/tra i/fra i) (meno caro/meno cara/meno cari/più economico/più economica/più economici) (del/della/tra/fra/in)",
    ),
    (
        1,
        3,
        "\
         (vale/valgono/merita/meritano) (fino all'ultimo/ogni singolo/ogni/tutti i/tutto il/ampiamente il/pienamente il/ampiamente la) (centesimo/euro/soldi/spesa/prezzo/denaro/spicciolo)|\
         (offre/dà/danno/offrono/regala/mette) (il doppio/molto di più/di più/tanto/moltissimo/parecchio) (per/a fronte/della concorrenza/a parità/allo stesso)|\
         (a/per) (quel/questo/il) prezzo (non si può chiedere/difficile chiedere/è difficile trovare/non c'è/non si trova/non ha rivali/non ha concorrenti/è un affare/è imbattibile/è regalato/sorprende/stupisce)|\
         (a parità di/allo stesso) (prezzo/spesa/budget/cifra) (offre/dà/si ha/ottieni/batte)|\
         (rapporto/equilibrio) (tra/fra) (qualità e prezzo/prezzo e qualità/prezzo e prestazioni/costi e benefici) (eccellente/ottimo/imbattibile/invidiabile/difficile da battere/convincente/vantaggioso/favorevole/esemplare)|\
         (rapporto/rapporti) (qualità prezzo/qualità/prezzo) (eccellente/ottimo/imbattibile/invidiabile/difficile da battere/convincente/da primato/favorevole/esemplare/centrato/onesto/super/al top/azzeccato)|\
         (ripaga/ripagano/si ripaga/si ripagano) (la spesa/il prezzo/ogni euro/in fretta/in pochi mesi/da solo/da sola/nel tempo/l'investimento)|\
         (spesa/spese/soldi/denaro/investimento/euro) (ben spesa/ben spesi/ben speso/ripagata/ripagati/ampiamente ripagata/che rende/che si ripaga/azzeccato/sensato)|\
         (qualità/prestazioni/finiture/dotazione) da (fascia alta/top di gamma/alta gamma) a (prezzo/un prezzo/metà prezzo)|\
         (vale/valgono) più di quanto (costa/costano)|vale quello che costa|\
         tanta (sostanza/qualità) per (pochi/poco/quel)|(prezzo/costo) (pienamente/ampiamente/del tutto) giustificato",
    ),
    (
        1,
        4,
        "\
         (si vede/si sente/si percepisce/si nota) (la mano/la cura/la qualità) (dell'artigiano/di chi/dei materiali/nei dettagli/al tatto/in ogni/costruttiva)|\
         non (lesina/lesinano/risparmia/bada) (sui/sulla/sulle/sul/a) (materiali/qualità/finiture/rifiniture/componenti/stoffa/pellame/spese)|\
         (cerniere/cuciture/bottoni/giunture/manici/viti/incastri/saldature/bordi/fodere/cinghie/impugnatura/maniglie) (robuste/robusti/salde/saldi/solide/solidi/precise/precisi/rinforzate/rinforzati/doppie/ben fissati/ben fissate/impeccabili/perfetti/perfette/a regola d'arte/che tengono)|\
         (costruito/costruita/costruiti/costruite/fatto/fatta/fatti/fatte/realizzato/realizzata/assemblato/assemblata/cucito/cucita/lavorato/lavorata/rifinito/rifinita/rifiniti/rifinite) (con cura/a regola d'arte/come si deve/con criterio/senza risparmio/a mano/come una volta/con maestria/con grande cura/con materiali/in modo impeccabile/per bene/con precisione/in maniera impeccabile/artigianalmente/con perizia/nei minimi dettagli)|\
         (in/di) (faggio massello/legno massello/rovere massello/noce massello/acciaio inox/acciaio inossidabile/alluminio anodizzato/alluminio spazzolato/fibra di carbonio/titanio/ghisa/vera pelle/pelle pieno fiore/ottone massiccio/cristallo/vetro temperato/alluminio pressofuso/pura lana/puro cotone/lino puro)|\
         (trasmette/trasmettono/restituisce/comunica/ispira/dà/danno) (una/un/la/) (solidità/sensazione di solidità/senso di solidità/robustezza/impressione di solidità/sensazione di qualità/idea di solidità/qualità al tatto/sensazione premium)|\
         (impressione/sensazione/senso) di (solidità/robustezza/qualità) (al tatto/immediata/notevole)|\
         (non/nessuno/nessun/senza un) (scricchiola/scricchiolio/gioco/cigolio/cigola/sbavatura/difetto visibile) (nulla/niente/da nessuna parte/anche dopo/tra i pannelli)|\
         (accoppiamenti/assemblaggi/assemblaggio/montaggio dei pannelli/giunti) (precisi/preciso/perfetti/perfetto/impeccabile/impeccabili/millimetrici/al millimetro)|\
         (solido/solida/solidi/solide/massiccio/massiccia) come (una roccia/un carro armato/una cassaforte/un mobile)|\
         (qualità/cura) (costruttiva/artigianale/dei materiali/delle finiture/delle rifiniture/delle cuciture) (elevata/eccellente/di alto livello/superiore/notevole/esemplare/ai vertici/indiscutibile/sopra la media/tangibile)",
    ),
    (
        1,
        5,
        "\
         (dura/durano/è durato/è durata/è andato/è andata/va) (avanti da anni/da anni/da oltre/da dieci/da vent'anni/da decenni/una generazione/più di una generazione/una vita intera/per generazioni/stagioni intere/oltre ogni/ben oltre)|\
         (senza/nemmeno/neppure/neanche) (un graffio/un segno/un segno di usura/una crepa/una piega/un cedimento/segni di usura/cedimenti/una scalfittura/un'ammaccatura/perdere colore/perdere forma/perdere la forma/perdere il colore/sformarsi/scolorire/fare una piega/battere ciglio alle)|\
         (si tramanda/da tramandare/da lasciare) (di padre/ai figli/ai nipoti/in eredità)|\
         (accompagna/accompagnano) (per anni/per una vita/per decenni/una vita)|\
         a prova di (bomba/bambino/bambini/caduta/cadute/urto/urti/graffio/graffi/intemperie/strappo/strappi/cane)|\
         non (teme/temono) (né/la pioggia/il gelo/gli urti/i graffi/le cadute/l'usura/il tempo/le intemperie/gli anni/l'acqua/il sole/lavaggi)|\
         invecchia (bene/benissimo/con grazia/come il buon vino)|\
         (tiene/tengono/mantiene/mantengono) (la forma/il colore/il filo/la piega/l'affilatura/l'elasticità/i colori) (anche dopo/dopo/nel tempo/a lungo/lavaggio/per anni)",
    ),
    (
        1,
        6,
        "\
         (non/mai) (si è/ci ha/mi ha/ha) (mai/) (bloccato/inceppato/lasciato a piedi/tradito/piantato/dato problemi/perso un colpo/dato noie/dato grane/fermato/guastato/saltato un)|\
         (non/mai) (salta/perde/sbaglia/manca/sgarra) (mai/) (un colpo/un giorno/un appuntamento/una corsa/un ciclo)|\
         (funziona/funzionano/va/vanno/parte/partono/gira/girano/lavora/lavorano) (sempre/ogni volta/al primo colpo/come un orologio/come un orologio svizzero/senza sosta/ininterrottamente/con regolarità/stabile/stabili/senza interruzioni/notte e giorno/giorno dopo giorno/anno dopo anno/in ogni condizione/con qualsiasi tempo/a colpo sicuro)|\
         (puntuale/puntuali/preciso/regolare/affidabile/infallibile) come un orologio (svizzero/)|\
         (un/una) (mulo/carro armato/roccia/garanzia) di (affidabilità/regolarità)|\
         (affidabilità/continuità/stabilità/regolarità/costanza) (esemplare/granitica/totale/a tutta prova/assoluta/proverbiale/invidiabile/impeccabile/di ferro/ineccepibile/fuori discussione/indiscussa)|\
         a prova di (guasto/guasti/blackout/crash)|\
         (uptime/disponibilità del servizio) (del 99/del 100/superiore/impeccabile/prossima)|\
         (su/di) (lui/lei/loro/cui) (ci si può/si può/ti puoi/puoi) (fidare/contare)|(ci si/ti) può fidare|\
         parte (sempre/al primo colpo/al primo tentativo/anche con il gelo)",
    ),
    (
        1,
        7,
        "\
         (impossibile/difficile) (sbagliare/sbagliarsi/perdersi/confondersi/fare errori)|\
         (a prova di) (nonna/nonno/principiante/principianti/imbranato/imbranati/negato/negati/inesperto/inesperti/pigri/tecnofobico/analfabeta)|\
         (ogni/ciascun) (passaggio/operazione/funzione/comando) è (guidato/guidata/spiegato/spiegata/chiaro/chiara/a portata/intuitivo/intuitiva)|\
         (bastano/basta/bastano solo/in) (due/tre/pochi/un paio di/quattro) (tocchi/clic/click/tap/passaggi/gesti/mosse/pulsanti/tasti/istruzioni/parole)|\
         basta (un/una) (tocco/clic/dito/gesto/parola/comando/pulsante/tasto/sguardo)|\
         (non/senza) (serve/servono/occorre/bisogno di/c'è bisogno di/dover) (il manuale/manuale/manuali/istruzioni/un corso/competenze tecniche/alcuna esperienza/essere esperti/leggere il manuale/sfogliare il manuale/conoscenze tecniche/una laurea)|\
         (si/ci si) (prende la mano/fa la mano/orienta/trova tutto/muove) (subito/in fretta/in un attimo/senza difficoltà/facilmente/a colpo d'occhio/con facilità/al volo/senza problemi/in poco tempo)|\
         (prendere/prenderci) (la/subito) (mano/confidenza) (subito/in fretta/è un attimo/in poco)|\
         (è/un/come) (un gioco da ragazzi/bere un bicchier d'acqua/un gioco/una passeggiata)|\
         tutto (è/sta/si trova) (a portata di mano/a portata di dito/a portata di clic/dove te lo aspetti/al posto giusto/in una schermata)",
    ),
    (
        1,
        8,
        "\
         (non/senza) (serve/servono/occorre/bisogno di/c'è bisogno di/chiamare/richiede/richiedono) (l'idraulico/un idraulico/l'elettricista/un elettricista/il tecnico/un tecnico/il trapano/trapano/attrezzi/un attrezzo/chiamare il tecnico/chiamare un tecnico/chiamare l'idraulico/chiamare nessuno/forare/fori/buchi/opere murarie/installatori/un installatore/brugole/competenze/cacciavite/nessun attrezzo/nessuno strumento)|\
         (pronto/pronta/pronti/pronte/operativo/operativa/attivo/attiva/montato/montata/installato/installata/configurato/configurata/in funzione/online) (all'uso/in un attimo/in pochi minuti/in cinque minuti/in dieci minuti/in 0 minuti/in mezz'ora/in mezza giornata/appena tolto/appena tolta/fuori dalla scatola/appena aperta/subito/dopo due minuti/dopo cinque minuti/al primo avvio)|\
         (staffa/viti/tasselli/attrezzi/brugola/cavi) (inclusa/inclusi/incluse/compresi/comprese/già nella)",
    ),
    (
        1,
        9,
        "\
         (si fa in quattro/si fanno in quattro/si prodiga/si prodigano/si danno da fare/si dà da fare/si prende a cuore/si prendono a cuore/non lascia solo/non lasciano solo/non ti lascia solo/non ti lasciano solo/non abbandona il cliente/non abbandonano il cliente/coccola i clienti/coccolano i clienti/coccola il cliente/tratta bene chi/tratta i clienti/trattano bene/viene incontro/vengono incontro/segue il cliente/seguono il cliente)|\
         (un/una) (persona vera/operatore vero/essere umano/persona in carne/interlocutore) (risponde/al telefono/in linea/e ossa/dall'altra parte/dedicato/unico)|\
         (parli/si parla/si parla subito/parli subito) con (una persona/un essere umano/qualcuno/un operatore)|\
         (tecnico/operaio/idraulico) (a casa/a domicilio) (in giornata/il giorno dopo/entro 24 ore/in poche ore)|\
         (tratta/trattano/trattato/trattati/accolto/accolti/accoglie/accolgono) (come un re/come una regina/come di famiglia/coi guanti/con i guanti/con i guanti bianchi/da signori/da re/da principi/come uno di casa/con calore/con il sorriso/con cortesia)|\
         (non ti/non/mai) (fanno/fa) (sentire/aspettare) (solo/in linea/un numero/soli)",
    ),
    (
        1,
        10,
        "\
         (come/fosse/come fosse) (burro/il burro/un coltello nel burro/niente/nulla fosse)|\
         (passa/passano) (sopra tutto/ovunque/attraverso)|\
         (non lascia/non lasciano/senza lasciare) (traccia/tracce/aloni/un pelo/un alone/briciole/una briciola/residui/scampo/nemmeno/neppure/macchie/una traccia/segni/pelucchi/ombra)|\
         (fa/fanno/compie/compiono) (miracoli/prodigi/meraviglie/faville/scintille/il suo lavoro/il suo dovere/il proprio dovere/un lavoro egregio/un ottimo lavoro/un lavoro eccellente/un lavoro impeccabile/un figurone)|\
         (potenza/forza/grinta/cavalli/coppia/spinta/prestazioni/muscoli/energia) (da vendere/in abbondanza/a volontà/impressionante/impressionanti/notevole/notevoli/esuberante/sorprendente/sorprendenti/eccellente/eccellenti/ai vertici/al top/di prim'ordine/da primato/invidiabile/invidiabili/superiori/superiore/fuori dal comune/fuori scala/convincenti/da top/solide)|\
         (frena/frenano/arresta/arrestano) (in spazi/in metà spazio/in pochi metri/sul bagnato/con decisione)|\
         (i/dai/con) risultati (si vedono/visibili/evidenti/professionali/da salone/da professionista/sorprendenti/eccellenti/immediati/tangibili/concreti/impeccabili/da parrucchiere)",
    ),
    (
        1,
        11,
        "\
         (si/è) (avvia/apre/accende/carica/sblocca/scalda/installa/accesa/acceso) (in un batter d'occhio/in un lampo/in un attimo/in un istante/in un baleno/all'istante/in pochi secondi/in 0 secondi/in due secondi/in tre secondi/al volo/prima ancora/in meno di/istantaneamente/subito)|\
         (senza/nessun/nessuna/zero) (il minimo ritardo/il minimo rallentamento/rallentamento/rallentamenti/lag/impuntamenti/impuntamento/esitazioni/esitazione/attese/attesa/scatti/code/singhiozzi/tempi morti/ritardo percepibile/latenza/caricamenti infiniti/balbettii)|\
         (velocità/rapidità/reattività/fluidità/prontezza/tempi di risposta/tempi di caricamento) (impressionante/sorprendente/fulminea/eccellente/da primato/notevole/invidiabile/esemplare/disarmante/da record/fulminei/ridottissimi/minimi/ridotti all'osso/istantanei/brevissimi/rapidissimi)|\
         (veloce/rapido/rapida/svelto/svelta/lesto) come (un fulmine/il vento/un lampo/una saetta/un razzo/una freccia/una scheggia)|\
         (il tempo di) (un caffè/un respiro/un battito/dire)|(fila/filano) (via/liscio/liscia) (come/che)",
    ),
    (
        1,
        12,
        "\
         (dura/regge/copre/tiene) (un'intera/una intera/tutta la/una) (giornata/settimana/stagione/giornata intera/settimana intera/stagione intera/notte/giornata di lavoro/giornata di scuola/trasferta)|\
         (ci si/ti) (scorda/scordi/dimentica/dimentichi) (del/di dove/dove hai/il/della) (caricatore/caricabatterie/messo il/presa/colonnina)|\
         (il/del) (caricatore/caricabatterie) (può/resta/rimane) (restare/a casa/nel cassetto/stare)|\
         (si ricarica/va ricaricato/va ricaricata/si carica/lo ricarico/la ricarico/lo carico) (una volta/ogni) (alla settimana/al mese/a settimana/due settimane/tre giorni/quattro giorni/dieci giorni/0 giorni/due giorni/quindici giorni)|\
         (autonomia/durata della batteria/batteria) (da maratoneta/infinita/eterna/da record/da primato/mostruosa/generosa/eccellente/straordinaria/invidiabile/impressionante/esagerata/sontuosa/al top/ai vertici)",
    ),
    (
        1,
        13,
        "\
         (si/lo si/la si) (ricarica/carica/riempie/rifornisce) (in mezz'ora/in un'ora/in 0 minuti/in venti minuti/in dieci minuti/in un quarto d'ora/in un lampo/in un attimo/in pochi minuti/in poco più/in meno di un'ora/in fretta/rapidamente/mentre fai/durante un caffè/senza fili/senza cavi/con qualsiasi/con qualunque/ovunque/al sole/in una pausa/in tempi record/con la luce/pedalando/da sola/da solo)|\
         (ricarica/caricatore/caricabatterie/colonnina) (fulminea/fulmineo/lampo/ultrarapida/ultrarapido/rapidissima/rapidissimo/velocissima/super veloce/pratica/comodissima/a induzione rapida/magnetica/universale/senza fili rapida/potente/in un lampo)",
    ),
    (
        1,
        14,
        "\
         (sembra/pare/dà l'impressione/come) (di essere/di stare/di avere/avere) (in sala/al concerto/in studio/in prima fila/l'orchestra/al cinema/la band/sul palco/a teatro)|\
         (suona/suonano) (divinamente/da dio/meravigliosamente/alla grande/splendidamente/pulite/pulita/puliti/pieno/piena/piene/come un vero/come una vera/come strumenti/ricca/forte e chiaro/come dal vivo)|\
         (pelle d'oca/brividi) (all'/a ogni/fin dalla/già dalla)",
    ),
    (
        1,
        15,
        "\
         (isola/isolano) (bene/benissimo/alla perfezione/perfettamente/del tutto/completamente/alla grande/in modo eccellente/come poche/come pochi)|\
         (cala/scende/regna/crea) (il/un) silenzio (attorno/intorno/assoluto/totale/anche in/nella testa)|\
         (bolla/oasi/isola) di (silenzio/pace/quiete)",
    ),
    (
        1,
        16,
        "\
         (si/ci si) (dimentica/scorda/accorge appena) (di averlo/di averla) (acceso/accesa/in funzione)|\
         (si percepisce/si sente/si avverte) (solo/soltanto) (se/accostando/avvicinando/avvicinandosi/appoggiando)|\
         (silenzioso/silenziosa/silenziosi/silenziose/discreto/muto/muta) (come un gatto/come una biblioteca/come un sussurro/come un pesce/anche al massimo/anche di notte/anche in centrifuga/anche sotto sforzo/al punto/quanto basta)|\
         (fa/emette/produce) (appena un/solo un/un leggero/un lieve/meno rumore/pochissimo) (fruscio/soffio/sussurro/ronzio/brusio/rumore/di un)|\
         (più silenzioso/più silenziosa) (di/che) (un/una) (frigorifero/biblioteca/sussurro/conversazione)|\
         (sussurra/bisbiglia/ronfa/fa le fusa)|\
         (lavora/gira/funziona/aspira/lava/viaggia) (in silenzio/in sordina/in punta di piedi/senza farsi sentire/senza disturbare/in assoluto silenzio/in totale silenzio)|\
         si (può/riesce a) (conversare/dormire/parlare/telefonare/guardare la tv) (accanto/mentre/senza alzare/tranquillamente)",
    ),
    (
        1,
        17,
        "\
         neri (assoluti/profondi/perfetti/inchiostro/veri/come la pece)|\
         (colori/immagini) (che/da) (bucano/escono/catturano/saltano/incantano/cartolina/cinema/sembrano vere/sembrano veri)|\
         (sembra/pare) (di essere/d'essere) al cinema|\
         (riposa/non affatica/non stanca/affatica poco) (gli occhi/la vista)",
    ),
    (
        1,
        18,
        "\
         (stabilizza/stabilizzano/stabilizzazione) (le riprese/i video/le immagini/eccellente/efficace/impeccabile/ottima/perfetta)|\
         (non sfigura/fa concorrenza/alla pari) (con/di/accanto a) una reflex|(lo/il) zoom (avvicina/porta/arriva)|\
         (mette a fuoco/coglie l'attimo) (al volo/in un istante/all'istante/anche)",
    ),
    (
        1,
        19,
        "\
         (gioia/piacere/festa/delizia/spettacolo/carezza) per gli occhi|\
         (bello/bella/belli/belle) (da vedere/da guardare/da esporre/da mostrare/a vedersi/da vivere/e curato/come un gioiello/come un quadro/oltre ogni/quanto)|\
         (si fa/si fanno) (guardare/ammirare/notare)|\
         (arreda/arredano/impreziosisce/impreziosiscono/illumina/valorizza/dà carattere a/dà personalità a) (la stanza/il salotto/la cucina/l'ambiente/da solo/da sola/qualsiasi/ogni/il soggiorno/la casa/il bagno/il look)|\
         (fa/fanno) (girare la testa/girare tutti/voltare/sognare/la sua figura/la sua bella figura/bella mostra/un figurone/scena/arredamento)|\
         (attira/cattura/ruba/attirano/catturano) (gli sguardi/lo sguardo/l'occhio/l'attenzione/complimenti/i complimenti)|\
         (raccoglie/riceve/ricevo/fioccano) (complimenti/sguardi)|\
         (un/come un/sembra un/vero) (pezzo di design/pezzo da museo/oggetto di design/gioiello/gioiellino/quadro/oggetto d'arte/opera d'arte/complemento d'arredo)|\
         (cade/cadono) (a pennello/benissimo/bene/morbido/morbida/alla perfezione)|\
         (sta/stanno) (bene/benissimo) (con tutto/su tutto/ovunque/in ogni/in qualsiasi/in salotto/addosso/con qualsiasi)|\
         (tocco/ventata) di (classe/eleganza/stile/freschezza/raffinatezza)|\
         (eleganza/bellezza/raffinatezza) (senza tempo/discreta/innata/rara/italiana/nordica/sobria)|\
         si (sposa/abbina/intona) (bene/benissimo/con tutto/con ogni/con qualsiasi/alla perfezione)",
    ),
    (
        1,
        20,
        "\
         (si indossa/si indossano/si porta/si portano/si calza/si calzano/si tiene/si tengono/si impugna/si sopporta/indossato/indossate/indossati/portate/calzate) (per ore/tutto il giorno/una giornata/un'intera giornata/senza accorgersene/senza fastidi/senza fastidio/che è un piacere/volentieri/con piacere/come un guanto/come una seconda pelle/benissimo/come se/dalla mattina)|\
         (come/una/da) (seconda pelle/pantofola/pantofole/nuvola/carezza/abbraccio/poltrona di casa)|\
         la (schiena/pelle/cervicale) ringrazia|i piedi ringraziano",
    ),
    (
        1,
        21,
        "\
         (leggero/leggera/leggeri/leggere) (come una piuma/come piume/come l'aria/al punto/quanto una piuma/da portare/da trasportare/da sollevare/da tenere)|\
         (si porta/si trasporta/si solleva/si sposta/si richiude/si ripiega) (con una mano/con un dito/ovunque/in giro/facilmente/senza fatica/a spalla/in borsa/sulle scale/in un attimo/dietro/come un ombrello)|\
         (una piuma/un peso piuma/peso piuma/sottile come/snello come/ultrasottile/ultracompatta/ultracompatti/superleggero/superleggera)|\
         (dimensioni/ingombro/peso/spessore) (ridotte/ridottissime/ridotto/ridottissimo/contenuto/contenute/tascabili/minimo/minime/trascurabile/da borsetta/da bagaglio a mano/piuma/compatte/lillipuziane/record)",
    ),
    (
        1,
        22,
        "\
         (coltellino svizzero/tuttofare/factotum/jack of all trades/arsenale)|\
         (fa/fanno) (di tutto e di più/praticamente tutto/il lavoro di tre/tre cose in una/anche da/il caffè)|\
         (c'è/trovi/hai/ci trovi) (tutto/di tutto/proprio tutto) (quello/ciò/il necessario/e di più/quel che)|\
         (pieno/piena/pieni/ricco/ricca/zeppo/zeppa/carico/carica/dotato/dotata/imbottito/strapieno) di (programmi/funzioni/opzioni/modalità/accessori/strumenti/sensori/chicche/funzionalità/tecnologia/extra/possibilità/optional)|\
         (si adatta/si adattano/si presta/si prestano/si trasforma/si trasformano/si regola/si regolano/si personalizza/si personalizzano/si inclina/si allunga/cresce) (a ogni/a qualsiasi/a tutte/in ogni/in un/in letto/in pochi/nei minimi/a piacere/in altezza/come si vuole/con il bambino/a seconda/in base/fino a/a mille)|\
         (dotazione/equipaggiamento/corredo/allestimento/elenco di funzioni/set di funzioni/ventaglio di funzioni) (ricca/ricco/ricchissima/ricchissimo/completa/completo/completissima/completissimo/sterminato/impressionante/da ammiraglia/generosa/generoso/di serie ricca/sontuosa/di prim'ordine/sopra la media)|\
         (tutto/tutti) (di serie/compreso/compresi nel prezzo/inclusi nel prezzo/gli optional)|\
         (basta e avanza/bastano e avanzano)|\
         (utilissimo/utilissima/comodissimo/comodissima/geniale/graditissimo/graditissima/preziosissimo) (il/la/lo/l'/avere)|\
         (un/il) dettaglio (che fa la differenza/geniale/furbo/utile)|(chicca/chicche) (come/la/il)",
    ),
    (
        1,
        23,
        "\
         (va/vanno/funziona/funzionano/dialoga/dialogano/parla/comunica/si integra/si integrano/si collega/si collegano/si abbina/si sincronizza/lavora) (d'accordo con/con qualsiasi/con qualunque/con tutti/con tutte/con ogni/su ogni/su qualsiasi/su tutti/su tutte/senza intoppi con/senza problemi con/a meraviglia con/alla perfezione con/bene con/perfettamente con/al volo con/subito con/indifferentemente con/sia con/tanto con)|\
         (compatibile/compatibili) (con/sia/pure/anche) (qualsiasi/qualunque/tutti/tutte/quasi tutti/quasi tutte/ogni/ogni marca/la maggior parte/i principali/i vecchi/alexa)|\
         (nessun/senza/non serve/non servono) (adattatore/adattatori/bisogno di adattatori/alcun adattatore/convertitori)|\
         (qualsiasi/qualunque) (tablet/telefono/smartphone/computer/tv/stampante/marca/caricatore/piattaforma/dispositivo) (in commercio/sul mercato/va bene/lo riconosce)|\
         (parla/dialoga/convive/si intende/va) (benissimo/bene/senza problemi/senza attriti/alla perfezione/a braccetto) (con)|\
         (standard/universale/universali/poliglotta/agnostico) (per tutti/e aperto)|\
         (si inserisce/si innesta/si aggancia) (in qualsiasi/in ogni/su qualsiasi/su ogni/perfettamente in)|\
         (ecosistema/sistema/attacco/standard) (aperto/universale/aperta)|\
         (con cavi e senza/passa da un dispositivo all'altro)",
    ),
    (
        1,
        24,
        "\
         (aggiornato/aggiornata/si aggiorna) (ogni mese/di continuo/regolarmente/costantemente/da sola/per anni)|\
         aggiornamenti (garantiti/assicurati/promessi/puntuali/frequenti/regolari/gratuiti) (per/ogni/a)",
    ),
    (
        1,
        25,
        "\
         (a prova di) (bimbo/distratti/distratto/curiosi/manine/incidente/incendio/dita/scottature)|\
         (doppia/triplo/doppio/tripla) (valvola/serratura/blocco/sicura/chiusura/isolamento/protezione)|\
         (blocco/spegnimento/sistema/dispositivo/serratura/chiusura/valvola) (di sicurezza/automatico/antischiacciamento/anticaduta/antiribaltamento/salvavita/bimbi/dei comandi/bambini)|\
         (cinque stelle/massimo dei voti/punteggio pieno/voti altissimi/punteggio massimo/voto massimo/a pieni voti) (nei/ai/al/euro ncap)|\
         (ha superato/supera/superano/superati/hanno superato) (i crash test/tutti i test/i test di sicurezza/le prove d'urto/il crash test/brillantemente i)|\
         (angoli/bordi/spigoli) (smussati/arrotondati/morbidi/smussate)|\
         (sicuro/sicura/sicuri/sicure) (per/anche per/intorno ai) (i bambini/i più piccoli/bambini/neonati/gli animali/tutta la famiglia/la pelle/chi)|\
         (dormi/dormire/si dorme/viaggi/si viaggia) (tranquilli/sonni tranquilli/sereni/sicuri/tra due guanciali)|\
         (vetro/superficie/scocca/parete/porta) (freddo/fredda/che non scotta/resta fredda/resta freddo)|\
         (senza/privo di/priva di/privi di/prive di/nessun) (bpa/ftalati/sostanze tossiche/parti piccole/spigoli/bordi taglienti/rischi/rischio/pericoli/pericolo)",
    ),
    (
        1,
        26,
        "\
         (autenticazione/verifica/accesso) (a due fattori/in due passaggi/biometrica/biometrico/a doppio fattore/con impronta)|\
         (doppia/triplice/crittografia) (autenticazione/verifica/end to end/militare/di livello)|\
         (rispetta/rispettano/tiene alla/prende sul serio) (la privacy/la riservatezza/il gdpr)|\
         (cassaforte/fortezza/bunker) (per i/dei/digitale/per le)",
    ),
    (
        1,
        27,
        "\
         (si scioglie/si sciolgono/scioglie) (in bocca/sulla lingua/al palato)|\
         (da) (leccarsi i baffi/leccarsi le dita/acquolina/bis/gourmet/stella michelin)|\
         (fa/fanno/mette) (venire l'acquolina/l'acquolina/impazzire il palato/venire voglia di)|\
         (uno/una/un sorso/un assaggio) tira l'altro|(uno/una) tira l'altra|\
         (sa/sanno/profuma/profumano/hanno il sapore/ha il sapore) di (frutta/frutta vera/casa/buono/mare/latte/burro/nocciola/pane fresco/una volta/nonna/forno/agrumi/fresco/vero/bosco/pane)|\
         (come/sembra/pare/ricorda/ricordano) (quello/quella/quelli/quelle) (della nonna/del forno/della domenica/fatto in casa/fatta in casa/fatti in casa/di casa/di una volta/del bar/del ristorante/della pasticceria/appena sfornato)|\
         (spazzolano/spazzola/divorano/divora/leccano/lecca/gradisce/gradiscono) (la ciotola/il piatto/tutto/le crocchette)|\
         (vanno/va) a ruba|(ne vanno/ne va) (matti/matto/pazzi/ghiotti)|\
         (una/vera) (delizia/bontà/goduria/esplosione di sapore/esplosione di gusto/prelibatezza)",
    ),
    (
        1,
        28,
        "\
         (appena/solo/soltanto/solamente/elenca) (tre/quattro/cinque/due/pochi/sei) (voci/ingredienti/componenti/elementi)|\
         (ricco/ricca/ricchi/ricche/fonte/pieno/piena) di (fibre/proteine/vitamine/omega/antiossidanti/sali minerali/ferro/calcio/nutrienti/proteine nobili/magnesio/probiotici/frutta vera)|\
         (carne fresca/pesce fresco/frutta vera/la carne/pollo) (al primo posto/come primo ingrediente/in cima)|\
         (solo/soltanto/esclusivamente/unicamente) (ingredienti/materie prime/uova/latte/grano/frutta) (naturali/biologici/biologiche/freschi/italiane/italiano/fresco/fresche/vera/di stagione/da allevamento)|\
         (dermatologicamente/clinicamente) (testato/testata/testati/testate)|\
         (adatto/adatta/adatti/tollerato/tollerata/digeribile/digeribili) (a celiaci/ai celiaci/agli intolleranti/a chi è intollerante/ai vegani/benissimo/facilmente)",
    ),
    (
        1,
        29,
        "\
         (riciclato/riciclata/riciclati/riciclate/rinnovabile/rinnovabili/compostabile/compostabili/biodegradabile/biodegradabili/ricaricabile/certificato/certificata/rigenerato/rigenerati) (al/per il/a/all'/di) (0/cento per cento/100/novanta per cento/fsc)|\
         (si butta/si buttano/finisce/va/finiscono/vanno) (per intero/interamente/tutto/tutta/direttamente/dritta) (nella carta/nell'umido/nel compost/nel vetro/nella raccolta)|\
         (pianta/piantano/adotta/riforesta) (un albero/alberi/foreste)|\
         (fa bene/rispetta/rispettano/ha a cuore/tutela/difende/amico/amica/attento/attenta) (al pianeta/all'ambiente/l'ambiente/il pianeta/dell'ambiente/del pianeta/il mare/i lavoratori/la natura/le foreste/gli oceani)|\
         (filiera/cotone/caffè/cacao/energia/elettricità/lana/corrente) (trasparente/corta/tracciata/tracciabile/etica/equa/equo e solidale/equosolidale/certificata/rinnovabile/verde/pulita/da fonti rinnovabili/tracciato)|\
         (salari/contratti/condizioni di lavoro/stipendi) (dignitosi/equi/stabili/dignitose/eque/giusti)|\
         (ripara/riparare) (anziché/invece di) (sostituire/buttare)|\
         (tinti/tinte/tinto/conciata/conciato) (senza/al) (sostanze/vegetale/chimica)|\
         (consuma/consumano/beve/assorbe) (poco/pochissimo/meno di/quanto una lampadina/poca acqua/pochissima/la metà)",
    ),
];
