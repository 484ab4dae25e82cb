//! More Italian ways to blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        -1,
        0,
        "\
         (è/sono/diventa/risulta/resta/si rivela/si trasforma in) (un'impresa/una seccatura/un incubo/una rottura/un supplizio/una tortura/un lavoraccio/una scocciatura/un calvario/un'odissea/un'agonia/una croce/una via crucis/un terno al lotto/una lotteria/un buco nell'acqua/una scommessa persa/una presa in giro/una palla al piede/un errore/un passo indietro)|\
         (c'è/si trova/esiste/trovi) (di molto meglio/ben di meglio/molto di meglio/parecchio di meglio/di meglio in giro/di meglio altrove/di meglio sul mercato)|\
         meglio (altro/altri/girare al largo/starne alla larga/stare alla larga/tenersi alla larga/rivolgersi ad altri/scegliere altro/spendere altrove)|\
         (stare/state/stai/girare/girate/tenersi) (alla larga/al largo/lontani)|(lasciate/lascia) (perdere/stare)|\
         (non/mai) (lo/la/li/le) (rifarei/ricomprerei/ricomprerò/ricomprerebbe/consiglio/consiglierei/prenderei/riprenderei/sceglierei) (più/a nessuno/mai/mai più/nemmeno al)|\
         (ce ne siamo/me ne sono/ci siamo/mi sono) (pentiti/pentito/pentita)|\
         (mi/ci) (ha/hanno) (deluso/delusi/delusa/lasciato perplesso/lasciati perplessi/fatto pentire/fatto rimpiangere)|\
         (convince/convincono/entusiasma/soddisfa/brilla/piace/persuade/incanta/emoziona) (poco/pochissimo/a metà/solo a metà/fino a un certo punto/solo in parte/ben poco/a fatica)|\
         (lascia/lasciano/ha lasciato/lasciava) (a desiderare/molto a desiderare/non poco a desiderare/parecchio a desiderare/l'amaro in bocca/insoddisfatti/delusi/perplessi/interdetti/freddi/di stucco/scontenti/indifferenti)|\
         (non è/non sono/nemmeno/neanche/tutt'altro che/lontano dall'essere/ben lontano dal) (memorabile/memorabili/all'altezza/un fulmine di guerra/un granché/indimenticabile/eccezionale/perfetto/perfetta/impeccabile/impeccabili/convincente/entusiasmante/esaltante/il meglio/al livello)|\
         (sotto/al di sotto) (le/delle) (attese/aspettative)|\
         (molto/più/tanto/parecchio/tutto) (rumore/fumo/marketing/chiacchiere) (per nulla/che arrosto/e niente arrosto/e poca sostanza/e poco arrosto)|\
         (più/meno) (fumo) che arrosto|\
         (vive di rendita/campa di rendita/vivacchia/tira a campare/si adagia sugli allori)|\
         (senza/privo di/priva di/non ha/manca di) (anima/personalità/carattere/mordente/nerbo/una vera identità/slancio)|\
         (senza/non ha/ha perso) (più/) (lo smalto/smalto/il fascino di un tempo/la qualità di un tempo/lo smalto di un tempo)|\
         (non è/non sono) più (quello di una volta/quella di una volta/quelli di una volta/quello di un tempo/quella di un tempo/lo stesso/la stessa)|\
         (acquisto/scelta/prodotto/servizio/esperienza/spesa) (sbagliato/sbagliata/da dimenticare/da evitare/incomprensibile/infelice/discutibile/deludente/da non ripetere/fallimentare/disastrosa/pessima/mediocre/scadente)|\
         (una/un) (scelta incomprensibile/mezza delusione/vera delusione/cocente delusione/delusione totale/delusione su tutta la linea/brutta sorpresa/occasione mancata/occasione sprecata/bocciatura/flop/fallimento/disastro/pianto/strazio)|\
         perde|perdono|brucia|bruciano|graffia|vecchio|vecchia|vecchie|vecchi|arrugginito|arrugginita|si perde|\
         si perdono|peggio|fa rimpiangere|fanno rimpiangere|un passo indietro|peggiorato di molto|un disastro",
    ),
    (
        -1,
        2,
        "\
         (costa/costano) (anche/) (molto/parecchio/assai/ben/decisamente/sensibilmente/nettamente) di più|\
         (costa/costano) (troppo/il doppio/il triplo/un'esagerazione/uno sproposito/come un'utilitaria/come una macchina/cifre folli)|\
         (ha/hanno) rincarato|rincara|rincarano|\
         (costa/costano/viene/vengono/chiede/chiedono/si paga/si pagano/paghi/fa pagare) (molto di più/parecchio di più/anche molto di più/assai di più/ben di più/decisamente di più/il doppio/il triplo/quasi il doppio/decisamente troppo/un'esagerazione/una follia/un capitale/uno stipendio/mezzo stipendio/come un'utilitaria/come una macchina/come un'auto/come uno scooter/quanto un'auto/quanto un affitto/quanto una vacanza/più della concorrenza/più dei concorrenti/più di quanto/cifre folli/cifre da capogiro/un prezzo da/cifre assurde/uno sproposito/un'eresia)|\
         (ha/hanno) (rincarato/alzato i prezzi/alzato il prezzo/aumentato i prezzi/aumentato il canone/ritoccato i prezzi/ritoccato il listino/raddoppiato il prezzo/alzato le tariffe/aumentato le tariffe/ritoccato al rialzo/alzato l'asticella del prezzo)|\
         (fuori/lontano/lontana/al di fuori/oltre) (dalla portata/della portata/la portata/dal budget) (di molte famiglie/di molti/dei più/delle famiglie/delle tasche/delle tasche di molti/di tanti)|\
         (dissangua/svuota/prosciuga/alleggerisce/brucia/mangia/salassa/pesa sul/pesano sul/mette a dura prova/mette in crisi) (il portafoglio/le tasche/il portafogli/il conto/lo stipendio/mezzo stipendio/i risparmi/il bilancio/la tredicesima)|\
         (serve/ci vuole/occorre/bisogna accendere/tocca accendere) (un mutuo/un prestito/accendere un mutuo/fare un mutuo/vendere un rene)|\
         (il/la) più (caro/cara/costoso/costosa/salato/salata) (del/della/di tutti/di tutte/tra/fra)|\
         (non/mai) (alla portata/per tutte le tasche/per tutti i portafogli/proprio a buon mercato/propriamente economico/esattamente economico/proprio economico/proprio economica/regalato/regalata)|\
         (sconsigliabile/proibitivo/proibitiva/inavvicinabile/off limits/inaccessibile) (a/per) chi (ha pochi/bada/guarda/non vuole spendere/deve risparmiare)|\
         (prezzi/prezzo/costi) (in continua crescita/in continuo aumento/in costante aumento/sempre più alti/sempre più alto)",
    ),
    (
        -1,
        3,
        "\
         (chiede/costa/costano) (troppo/decisamente troppo) per (quello/quel/ciò/un/una)|\
         (fa/fanno/ti fa/si) (pagare/paga) (il logo/la griffe/il nome/il marchio/la firma/la moda/la pubblicità/il blasone/la fama)|\
         (dà/offre/rende/vale) (quanto un giocattolo/meno di quanto costa/poco o nulla/meno della metà/la metà/poco in cambio/ben poco in cambio/quanto uno da)|\
         (equivale a/come) buttare (i soldi/via i soldi/denaro/soldi)|\
         (soldi/denaro/euro/spesa/stipendio/quattrini) (buttati/buttato/gettati/sprecati/sprecato/sprecata/mal spesi/al vento/dalla finestra/rubati/che potevo/buttati al vento/nel water)|\
         (prezzo/cifra/costo/listino/sovrapprezzo/esborso/spesa/conto) (ingiustificato/ingiustificata/non giustificato/sproporzionato/sproporzionata/difficile da giustificare/senza senso/fuori luogo/che non ha senso/difficile da digerire/immotivato)|\
         (paghi/si paga) (il doppio/molto/di più/tanto) per (avere/ottenere) (meno/la metà/poco/lo stesso)|\
         (qualità/prestazioni/finiture/dotazione/servizi/servizio) da (fascia bassa/discount/quattro soldi/economico/supermercato/tre stelle) (a/al/con/per/pagata/pagato)",
    ),
    (
        -1,
        4,
        "\
         (sa/sanno/puzza/puzzano/odora/profumano ancora) di (plastica/colla/economico/giocattolo/cinese/economia/plasticaccia/solvente/vernice)|\
         (flette/si flette/scricchiola/cigola/traballa/dondola/balla/oscilla) (al centro/appena/a ogni/al minimo/da tutte/da ogni/sotto le dita/già il primo giorno/al tatto/quando lo/quando la/se lo/se la)|\
         (montato/montata/assemblato/assemblata/cucito/cucita/rifinito/rifinita/incollato/incollata/fatto/fatta/fatti/fatte/verniciato/costruito/costruita) (alla bell'e meglio/alla buona/con lo sputo/con i piedi/in fretta/male/in economia/alla carlona/con approssimazione/senza cura/coi piedi/col minimo sforzo/in modo approssimativo)|\
         (sembra/sembrano/pare/paiono) (di cartapesta/di cartone/di latta/un giocattolo/giocattoli/uscito da un ovetto/uscita da un ovetto/fatto in casa/di plastica/fragile/vuoto/finto/finta/un prototipo/di carta velina)|\
         (lesina/risparmia/risparmiano/lesinano/fa economia/tirano al risparmio/tira al risparmio) (sui/sulla/sulle/sul/su) (materiali/qualità/finiture/rifiniture/stoffa/imbottitura/plastica/componenti/pelle/cuciture)|\
         (giochi/gioco/sbavature/bolle/fessure) (evidenti/tra i pannelli/nelle giunture/di stampo/di colla/di vernice/ovunque/visibili/eccessivo)|\
         qualità (costruttiva/dei materiali/percepita/artigianale/delle finiture) (bassa/scarsa/modesta/deludente/da rivedere/mediocre/altalenante/sotto la media/discutibile/in calo/inferiore/inadeguata/lontana)",
    ),
    (
        -1,
        5,
        "\
         (smette/smettono/ha smesso/hanno smesso/cessa/cessano) di (funzionare/scrivere/accendersi/girare/scaldare/suonare/illuminare/caricarsi/tenere/aspirare) (dopo/alla/al/nel giro/già)|\
         (dura/durano) (da natale a santo stefano/quanto un gatto/quanto una farfalla/il tempo di/meno di un/lo spazio/lo spazio di un/pochissimo/poco/un soffio/come un)|\
         (delicato/delicata/fragile/fragili/delicati) (come/quanto/al punto) (il vetro/un cristallo/cristallo/un grissino/di)|\
         (si rompe/si rompono/si graffia/si graffiano/si spezza/si spezzano/si disfano/si disfa/si ammacca/si crepa/si strappa/si buca/si scheggia/si sbriciola/si consuma/si consumano/si sfalda/si logora/si sgretola) (a guardarlo/a guardarla/a guardarli/a guardarle/solo a/con niente/con nulla/alla prima/al primo/al minimo/appena/subito/facilmente/in un attimo/come/come carta/per un nonnulla/in fretta/troppo presto/nel giro/presto)",
    ),
    (
        -1,
        6,
        "\
         (un giorno sì e l'altro pure/un giorno sì e uno no/una volta su due/una volta su tre/due volte su tre/ogni due per tre/ogni tre per due/un giorno su due)|\
         (interruzioni/blackout/disservizi/guasti/blocchi/disconnessioni/crash/malfunzionamenti/cancellazioni/ritardi/errori/bug/panne/cadute di linea/cali di tensione) (in un mese/in una settimana/in un anno/ogni settimana/ogni giorno/ogni mese/a raffica/a ripetizione/all'ordine del giorno/di continuo/continui/continue/frequenti/quotidiani/quotidiane/cronici/ripetuti/ripetute/improvvisi/improvvise/inspiegabili/troppo frequenti/senza preavviso/non si contano)|\
         (tre/quattro/due/cinque/0/troppi/troppe/infiniti/innumerevoli) (interruzioni/guasti/blocchi/cancellazioni/panne/avarie/disservizi/riparazioni/riavvii/crash/fermi)|\
         (lascia/lasciano/ti lascia/mi ha lasciato/ci ha lasciato/ha lasciato/pianta/ti pianta/ci pianta) (a piedi/in panne/per strada/in asso/a terra/al freddo/al buio/nei guai/in mutande/senza acqua/senza corrente/in braghe/appiedati)|\
         (non/mai) (ci si può/ti puoi/si può/c'è da) (fidare/contare/fidarsi/fare affidamento)|\
         (fa/fanno/fa spesso/fa ancora) (i capricci/le bizze/cilecca/scherzi/acqua da tutte/le sue bizze/un po' come vuole/di testa sua)|\
         (più) (in officina/in assistenza/guasto/rotto/spento) che (su strada/a casa/in funzione/acceso/funzionante)|\
         (funziona/funzionano/va/parte) (quando vuole/a giorni alterni/un giorno sì/solo a volte/a intermittenza/a singhiozzo/una volta su/quando gli pare/a seconda/solo se gli/a tratti/a corrente alternata)",
    ),
    (
        -1,
        7,
        "\
         (ci si/ti/mi/ci) (perde/perdi/confonde/confondi/smarrisce/impappina/ingarbuglia/raccapezza/si impazzisce) (anche/tra/nei/nelle/fra/facilmente/subito/continuamente/dentro/in mezzo)|\
         (fa/fanno/ti fa/mi fa) (impazzire/ammattire/diventare matti/venire il mal di testa/perdere la pazienza/perdere la testa/sudare freddo/uscire di senno/imprecare)|\
         (pensato/progettato/progettata/disegnata/disegnato/scritta/scritto/concepita/concepito) (da chi/per ingegneri/per addetti/da un ingegnere/da qualcuno che)|\
         (non/né/poco/tutt'altro che/mica tanto) (intuitivo/intuitiva/intuitivi/intuitive/immediato/immediata/immediati/user friendly/alla portata/adatto ai principianti/adatta ai principianti/elementare/facile da/semplice da/facili da/a prova di)|\
         (curva di apprendimento) … (ripida/ripidissima/lunga/scoraggia/scoraggiante/in salita/impegnativa/impervia/faticosa/severa/notevole)|\
         (scoraggia/spaventa/intimorisce/respinge/disorienta/confonde/frastorna/manda in confusione/mette in difficoltà/spiazza) (i principianti/chi inizia/chi è alle/i meno esperti/gli anziani/i neofiti/l'utente/chi non/il principiante/chi comincia/i più)",
    ),
    (
        -1,
        9,
        "\
         (fa/fanno/fa finta) (orecchie da mercante/finta di niente/spallucce/aspettare/attendere/lo gnorri/muro/melina/a scaricabarile)|\
         (ore/mezz'ora/un'ora/giorni/settimane/quaranta minuti/venti minuti/0 minuti/0 ore/minuti/mezza mattinata) (di attesa/in attesa/di musichetta/al telefono/in linea/per parlare/per una risposta/per avere/appesi al telefono/attaccati al telefono/senza risposta/prima di parlare/di coda)|\
         (scarica/scaricano/dà/danno/addossa/rigetta) la colpa (a/al/sul/sull'/alla/sui)|\
         (solo/soltanto/unicamente/esclusivamente/ormai solo) (un chatbot/via mail/via email/risponditori/risponditore automatico/risposte automatiche/risposte preconfezionate/chatbot/un bot/un risponditore/via chat/messaggi automatici/un modulo)|\
         (chatbot/bot/risponditore/risponditori/risposte/mail) (ottuso/ottusi/automatico/automatici/automatiche/preconfezionate/standard/copia e incolla/inutile/che non capisce/senza risposta/ignorate/a vuoto/prestampate)|\
         (nessuno/mai nessuno) (risponde/ha risposto/richiama/ha richiamato/sa niente/si fa vivo/alza la cornetta/si degna/si è fatto vivo/si presenta/interviene/se ne occupa)|\
         (tempi di attesa/tempi di risposta/attese/attesa) (biblici/biblica/infiniti/infinita/lunghissimi/lunghissima/lunghissime/interminabili/interminabile/estenuanti/estenuante/eterni/vergognosi/snervanti/snervante/inaccettabili/geologici/improponibili)",
    ),
    (
        -1,
        10,
        "\
         (dietro/fuori/sopra/sotto) (brucia)|\
         (resta/rimane/restano/rimangono/escono/esce) (crudo/cruda/umido/umida/umidi/bagnato/bagnati/freddo/freddi/sporco/sporchi/tiepido/tiepida/unto/crudi/macchiati/gommoso)|\
         (slitta/pattina/scivola/perde aderenza/non tiene) (sul bagnato/appena piove/sulle foglie/sul ghiaccio/sulla neve/in curva/sotto la pioggia/alla prima pioggia)|\
         (effetto/risultato/risultati/beneficio/benefici) (nullo/nulli/zero/invisibile/invisibili/inesistente/inesistenti/deludente/deludenti/mediocre/mediocri/scarso/scarsi/modesti/modesto/placebo/pari a zero/impercettibili/tutt'altro che)|\
         (nessun/zero/nessuno) (effetto/risultato/beneficio/miglioramento/cambiamento/risultati/differenza)",
    ),
    (
        -1,
        11,
        "\
         (va/vanno/procede/procedono/gira/girano/scorre/risponde/reagisce/naviga/cammina/carica/si muove) (a rilento/a passo di lumaca/al rallentatore/a scatti/a singhiozzo/con lentezza/con esasperante lentezza/in ritardo/con ritardo/con un secondo di ritardo/con flemma/lento/lenta/lenti/lentissimo/come una lumaca/come una tartaruga/a carbonella/a manovella/con calma olimpica/col contagocce/dopo secondi/con i suoi tempi)|\
         (tempi/tempo/attesa/attese) (biblici/biblica/biblico/eterni/infiniti/infinito/lunghissimi/geologici/da lumaca/interminabili/esasperanti/snervanti/dilatati/morti/di caricamento infiniti/di attesa infiniti)|\
         (rallentamenti/impuntamenti/lag/scatti/attese/caricamenti/ritardi/tempi di caricamento/esitazioni) (continui/continue/frequenti/esasperanti/infiniti/evidenti/fastidiosi/insopportabili/snervanti/a ogni/interminabili/lunghissimi/ovunque/di troppo)|\
         (fa/fanno) (venire il latte/attendere/aspettare/perdere tempo/sbadigliare/cadere le braccia/addormentare/invecchiare)",
    ),
    (
        -1,
        12,
        "\
         (costringe/obbliga/condanna) (a/ad) (portarsi/ricaricare/girare col/cercare/vivere/tenere) (il caricatore/dietro/una presa/attaccati/il cavo/ogni/due volte/il caricabatterie/un power bank/sempre/spesso)|\
         (arriva/arrivano/si arriva/tira) (a fatica/a malapena/a stento/appena/sì e no) (a/fino a) (sera/cena/pranzo/metà/mezzogiorno)|\
         (arranca/boccheggia/si trascina/agonizza/sopravvive) fino a (sera/cena)|\
         (schiavo/schiava/schiavi/prigioniero) (della presa/del caricatore/del caricabatterie/della corrente/del cavo)",
    ),
    (
        -1,
        13,
        "\
         (lento/lenta/lentissimo/lentissima) (a/nel/nella) (ricaricarsi/caricarsi/rifornirsi/ricaricare/ricarica/fare il pieno/tornare/caricare)|\
         (ore/notte/nottata/un'intera notte) (attaccato/attaccata/in carica/alla presa/alla spina/di ricarica)|\
         (vuole/pretende/richiede/esige) (la sua/il suo/una sua/un) (basetta/caricatore/cavo/spinotto/attacco proprietario)",
    ),
    (
        -1,
        15,
        "\
         (riduce/attenua/attutisce/attenuano/riducono/filtra/isola/isolano/cancella) (poco/appena/a malapena/pochissimo/solo in parte/ben poco/solo una parte/meno/solo i bassi/a stento/male)|\
         (si attenua/si riduce/si smorza) appena|\
         (si sente/si sentono/senti) (tutto/ogni cosa/ogni parola/i vicini/il traffico/lo stesso) (quello/intorno/di chi/attraverso/fuori/attorno/lo stesso/ciò)|\
         pareti (di carta velina/di cartone/sottili/di carta)",
    ),
    (
        -1,
        16,
        "\
         (sveglia/disturba/svegliano/disturbano/copre/coprono/tiene svegli/tiene sveglia/infastidisce/spaventa) (il vicinato/i vicini/tutto il/mezza/tutta la/il condominio/il bambino/il neonato/chi dorme/la radio/la tv/la conversazione/il sonno/la musica/la casa/la voce/la televisione/i coinquilini/le conversazioni/il quartiere/il gatto/il palazzo)|\
         (sembra/pare/come/sembra di avere/neanche fosse) (decollare/un decollo/un aereo in/un jet/un reattore/un trattore/un elicottero/un martello pneumatico/una turbina/una betoniera/un cantiere/un trapano/una motosega/un camion/un phon/una segheria/una discoteca/di stare in aeroporto/una sirena)|\
         (impossibile/difficile/non si riesce a) (dormire/conversare/parlare/telefonare/usarlo/usarla/sentire) (con/quando/mentre/accanto/vicino/col/la tv/di notte)|\
         (rumoroso/rumorosa/rumorosi/chiassoso/chiassosa/fragoroso) (come/al punto/quanto/oltre/da/in)|\
         (decibel) (di troppo/oltre/alti)|(servono/ci vogliono/meglio usare/consigliati) i tappi",
    ),
    (
        -1,
        17,
        "\
         (diventa/è/si trasforma in) uno specchio|\
         (affatica/stanca/bruciano/brucia/fa lacrimare/sforza) (gli occhi/la vista)|\
         (cornici/bordi) (spesse/spessi/enormi/larghe)|\
         (angoli di visione/contrasto/nero) (stretti/ridotti/limitati/modesto/scarso/grigiastro/limitato)",
    ),
    (
        -1,
        18,
        "(impasta/spalma/pasticcia/mangia/cancella/sacrifica) (i dettagli/tutto/i contorni/i volti/le ombre/le luci)",
    ),
    (
        -1,
        19,
        "\
         (un) pugno (in un occhio/nell'occhio)|\
         (brutto/brutta/brutti/brutte) (come/da/forte/a vedersi/e/oltre) (la fame/vedere/guardare/il peccato/ogni/goffo)|\
         (bruttino/bruttina/bruttarello/bruttarella/cafone/pacchiano/pacchiana/tamarro/tamarra/pomposo/pomposa/vistoso/inguardabile/inguardabili)|\
         (stona/stonano/fa a pugni/cozza) (con/in/nel/nella/col/con tutto/ovunque)|\
         (meglio/da/viene voglia di) (nasconderlo/nasconderla/tenerlo nascosto/nascondere)|\
         (scelta/soluzione/posizione) (estetica/di design/stilistica) (infelice/discutibile/incomprensibile/opinabile)|\
         (ha piazzato/hanno piazzato/ha messo/hanno messo) (la porta/il tasto/il pulsante/la presa/l'ingresso/i comandi)",
    ),
    (
        -1,
        20,
        "\
         (vesciche/vescica/dolori/dolore/mal di schiena/mal di testa/mal di collo/torcicollo/formicolio/crampi/piaghe/lividi/arrossamenti/segni/indolenzimento/piedi doloranti/schiena a pezzi/sciatica/bruciore) (ai/al/alla/alle/assicurate/assicurato/assicurati/garantite/garantito/dopo/sulla/sulle/a fine/sotto/dietro/per/già)|\
         (formicolano/dolgono/si addormentano/gonfiano/sudano/bruciano/cuociono/si gelano/fanno male/si gonfiano) (le/i/gli/mani/piedi/dita/braccia/gambe)|\
         (strumento di/vera/vero/una/un/una vera) (tortura/supplizio/strazio)|\
         (duro/dura/duri/dure/rigido/rigida/rigidi/rigide) (come/quanto) (il marmo/una pietra/un sasso/una panca/una tavola/il cemento/la pietra/un'asse/un tavolo/marmo/un legno/le panche)|\
         (si sta/si viaggia/si dorme/si siede/si cammina/ci si sta) (stretti/scomodi/male/malissimo/come sardine/pigiati/incastrati/da cani/con le ginocchia/rannicchiati/ammassati/piegati in due)|\
         (ginocchia) (in gola/in bocca/contro/al petto)|\
         (spezza/spezzato/rompe/distrugge/massacra/ammazza/devasta) (la schiena/il collo/i piedi/le spalle/le ginocchia)",
    ),
    (
        -1,
        21,
        "\
         (pesa/pesano) (quanto un/quanto una/come un/come una/il doppio/il triplo/una tonnellata/più di/troppo/parecchio/un quintale/un accidente/tantissimo/quasi il doppio/oltre/un'enormità/ben 0/uno sproposito/dieci chili/un macigno/e si sente/e tanto/un botto)|\
         (grande/grosso/grossa/pesante/ingombrante/largo/alto/spesso/voluminoso/pesanti/ingombranti) (come/quanto/al punto) (un/una)|\
         (ci vogliono/servono/bisogna essere/tocca essere) (in due/due persone/quattro braccia/tre persone/due uomini/le spalle di) (per/a) (spostarlo/spostarla/sollevarlo/sollevarla/trasportarlo/portarlo/muoverlo)|\
         (troppo) (ingombrante/pesante/grande/grosso/grossa/voluminoso/largo/lungo/pesanti/ingombranti/spesso/alta/alto/larga) (per/da)|\
         (difficile/faticoso/impossibile/scomodo/scomoda/faticosa/pesante/dura) da (sollevare/spostare/portare/trascinare/trasportare/riporre/infilare/portare in giro/tenere in mano/sistemare/maneggiare)|\
         (spaccaschiena/pesantino/pesantina/ingombrantissimo/ingombrantissima/pesantuccio/pesantuccia/bombastico/corpulento)",
    ),
    (
        -1,
        22,
        "\
         (solo/soltanto/appena/solamente) (due/una/un/tre/pochi/poche) (programmi/modalità/velocità/funzioni/funzione/livelli/opzioni/programma/regolazioni/temperature/esercizi/posizioni/livello/uscite)|\
         (si limita a/si limita/fa solo/sa fare solo/poco più di) (lo stretto/l'essenziale/il minimo/l'indispensabile/le cose/una cosa/un/scaldare/pochi/due/un orologio/contare/una sola)|\
         (poco/non/per nulla/per niente) (personalizzabile/personalizzabili/versatile/versatili/configurabile/regolabile/regolabili/flessibile/flessibili/adattabile/programmabile/espandibile)",
    ),
    (
        -1,
        23,
        "\
         (formato/formati/attacco/attacchi/cavo/cavi/connettore/sistema/ecosistema/capsule/cartucce/caricatore/standard/batterie/batteria/ricambi/presa/spinotto/protocollo/software) (proprietario/proprietari/proprietaria/proprietarie/esclusivo/chiuso/chiusi/suo/introvabile/incompatibile/incompatibili/blindato/fuori standard/dedicate/dedicata)|\
         (una/la/dentro la/dentro una) (gabbia dorata/prigione dorata/gabbia)|\
         (perde/perdono/salta/cade/fatica con/capricci con) (l'abbinamento/abbinamento/la sincronizzazione/il collegamento/l'associazione/il bluetooth)|\
         (poche/solo due/una sola/una/pochissime/niente/nessuna/zero) (porte/prese/porta/integrazioni/ingressi/uscite/integrazione/connessioni/porta usb/porte usb/hdmi)",
    ),
    (
        -1,
        24,
        "\
         (pubblicità/banner/bloatware/app inutili/app preinstallate/notifiche/annunci/popup/spot) (ovunque/ogni/a ogni/ossessive/invadenti/invadente/che non si/nell'app/nei menu/nel sistema/a raffica/impossibili da/di troppo/dappertutto/insistenti)|\
         (bug/errori/pecche/falle) (vecchi di/mai corretti/mai risolti/irrisolti/segnalati da/che nessuno/da mesi/in ogni)|\
         (mai/nessun/niente/non ha più/non riceve più/non riceve/non arrivano/non arrivano più/fermo senza/interrotti gli) (un aggiornamento/aggiornamenti/aggiornata/aggiornato/più aggiornamenti/correzioni/patch)",
    ),
    (
        -1,
        25,
        "\
         (rischio/rischi/pericolo/pericoli/minaccia) (di incendio/di ustioni/di caduta/di scossa/di soffocamento/per i bambini/con i bambini/in casa/di cadere/di inciampare/di ribaltamento/di tagliarsi/per la salute/per chi/per le dita/concreto/reale/serio/seri/non da poco/per il bambino/di scottarsi/per i più piccoli)|\
         (pericoloso/pericolosa/pericolosi/rischioso/rischiosa/insicuro/insicura/poco sicuro/poco sicura/poco sicuri) (per/con/se/in/sul/quando/usarlo/lasciarlo/da/intorno/alle)|\
         (richiamato/richiamata/richiamati/richiamate/ritirato/ritirati/ritirata/ritiro/richiamo/richiami) (dal mercato/per rischio/per un difetto/per pericolo/per problemi/per motivi di sicurezza/di migliaia/in massa/dal ministero/per sospetta/per surriscaldamento)|\
         (spigoli/bordi/lame/angoli/parti/schegge/viti) (taglienti/vivi/affilati/scoperti/sporgenti/scoperte/appuntiti/piccole che/che si staccano/esposte)|\
         (bocciato/bocciata/voti bassi/voto basso/pochi punti/una stella/due stelle/non ha superato) (ai/nei/al/nelle/i/alle) (crash test/test di sicurezza/prove di sicurezza/test/prove)|\
         (provoca/provocano/causa/causano/scatena/dà/danno/ha dato) (allergie/irritazioni/irritazione/arrossamenti/sfoghi/dermatiti/prurito/bruciore/reazioni/eritemi/reazioni allergiche/vertigini/nausea)",
    ),
    (
        -1,
        26,
        "\
         (fuga/furto/violazione/perdita/falla/fughe/furti/attacco/attacchi/violazioni) (di dati/dei dati/di informazioni/di password/informatico/hacker/informatici/massiccia/di sicurezza/subito/subiti/dei server/di account)|\
         (facile/facili/un gioco da ragazzi/alla portata di) (da/) (hackerare/bucare/violare/clonare/intercettare/aggirare/forzare/indovinare)|\
         (si apre/si sblocca/si forza) con (una foto/un cacciavite/niente/qualsiasi/una forcina/un gemello/una carta)|\
         (non ha ancora dimostrato/deve ancora dimostrare/incapace) di saper (custodire/proteggere/tutelare/difendere)|\
         (un/come un/vero) colabrodo|\
         (spia/ascolta/ficca il naso/origlia/curiosa/fruga) (nelle/nei/tutto/le/i/in ogni/anche/la/nella)|\
         (chiede/pretende/esige/vuole) (l'accesso/accesso/troppi permessi/permessi/la rubrica/dati inutili/il codice fiscale/tutti i dati/un documento/il numero)",
    ),
    (
        -1,
        27,
        "\
         (non/né) (sa/sanno) (di/di nulla/di niente/più di)|\
         (immangiabile/immangiabili/imbevibile/imbevibili/incommestibile/da buttare nel lavandino/un pugno allo stomaco/robaccia)|\
         (dolce/salato/dolci/salati/piccante/unto/speziato) (fino alla nausea/da far/oltre ogni/al punto/che stanca/in modo eccessivo/da rovinare)|\
         (piatti/pietanze/porzioni/pizze/portate/cibo) (freddi/fredde/freddo/tiepidi/riscaldati/precotti/precotte/scongelati/insipide/minuscole/scotti/bruciacchiate/dozzinale)",
    ),
    (
        -1,
        28,
        "\
         (irrita/irritano/secca/arrossa/unge/aggredisce/sensibilizza/brucia/fa prudere) (la pelle/la cute/le pelli/gli occhi/il viso/il cuoio/le mucose)|\
         bomba (calorica/di zuccheri/di zucchero)",
    ),
    (
        -1,
        29,
        "\
         (finisce/finiscono/va/vanno) (in discarica/nella spazzatura/nell'indifferenziata/al macero/nei mari/in mare/nell'inceneritore/dritto in discarica/nel cassonetto)|\
         (greenwashing/ecologia di facciata/verde di facciata/verde solo a parole/tutt'altro che ecologico/tutt'altro che sostenibile/tutt'altro che verde/impossibile da riciclare/difficile da riciclare/non si ricicla/irriciclabile/irreparabile/non riparabile/progettato per rompersi/usa e getta)",
    ),
    (
        -1,
        30,
        "\
         (ti/vi/ci/li) (spolpa/spolpano/spenna/spennano/salassa/dissangua/pela/mungono/munge/tartassa)|\
         (si/vi) (paga/pagano/fa pagare) (a parte/extra/anche/perfino/persino/pure/tutto a/separatamente/per ogni)|\
         (tutto/colazione/wifi/parcheggio/bagaglio/bagagli/posto/pulizie/asciugamani/scelta del posto/aggiornamenti/ricambi/manutenzione) (a parte/a pagamento/extra/da pagare a parte/non incluso/non inclusi/non inclusa/non compreso/non comprese/escluso/esclusi)|\
         (guadagna/lucra/specula/fa cassa/ci guadagna/fa la cresta) (sulle/sui/sul/sulla/con le/con i)",
    ),
    (
        -1,
        31,
        "(lascia/lasciano/esclude/escludono/taglia fuori/dimentica/ignora/snobba/trascura) (scoperti/scoperto/fuori/i piccoli/interi/intere/le isole/il sud/gli anziani/chi/mezza/mezzo/quasi tutto/tutto ciò/proprio/le zone/le aree/i danni/gli eventi)",
    ),
    (
        -1,
        32,
        "\
         (dà/danno/segna/segnano/risulta/risultano/dichiara) (per/come) (spediti/spedito/consegnato/consegnati/consegna)|\
         (si perde/si perdono/smarrisce/smarriscono/dimentica/dimenticano/confonde) (i pacchi/un pacco/metà/per strada/i bagagli/le valigie/gli ordini/un collo)|\
         (giorni/settimane/ore) di ritardo",
    ),
    (
        -1,
        33,
        "(per/prima di) (riavere/avere indietro/rivedere/ottenere/recuperare) (i soldi/il denaro/il rimborso/i propri soldi/un rimborso/quanto pagato/la caparra)",
    ),
    (
        -1,
        34,
        "\
         (multata/multato/sanzionata/sanzionato/condannata/condannato/indagata/indagato/denunciata/denunciato/accusata/accusato/citata/segnalata/bocciata/radiata/richiamata) (dall'antitrust/dal garante/per/più volte/dall'autorità/dalle associazioni/dalla consob/in tribunale/due volte/di/dai consumatori/dai clienti/dagli utenti/da/dalla)|\
         (accumula/colleziona/raccoglie/riceve/attira/fa incetta/incassa/continua a ricevere/subissata) (di/) (reclami/lamentele/critiche/denunce/multe/proteste/stroncature/recensioni negative/cause/fischi/sanzioni/pessime recensioni)|\
         (promesse) (non mantenute/mancate/da marinaio/al vento/disattese/tradite)|\
         (cattiva/brutta/pessima/dubbia/triste/scarsa/poca) (nomea/fama/pubblicità/reputazione/stima/credibilità/considerazione/fiducia)|\
         (ha perso/hanno perso/sta perdendo/perde/si è giocata/si è giocato/ha tradito/gode di poca/ha bruciato/fatica a recuperare/non ha più) (la fiducia/credibilità/la faccia/fiducia/smalto agli occhi/la stima/stima/la reputazione/consensi/terreno nelle preferenze)",
    ),
    (
        -1,
        35,
        "\
         (sempre/spesso/perennemente/quasi sempre/regolarmente/costantemente) (esaurito/esaurita/esauriti/esaurite/sold out/non disponibile/non disponibili/fuori stock/introvabile/introvabili/gli stessi/le stesse/vuoti)|\
         (niente/nessuna/nulla/poco/zero/manca/mancano/poca) (scelta/varietà/per i/taglie forti/per bambini/taglie grandi/le taglie/alternative/di nuovo)",
    ),
    (
        -1,
        36,
        "(trattiene/trattengono/attira/attirano/raccoglie/cattura/accumula/accumulano/calamita/si riempie/nasconde) (ditate/le ditate/impronte/polvere/la polvere/peli/i peli/sporco/lo sporco/briciole/odori/calcare/ogni/gli odori/il grasso/ogni granello/le impronte/unto/residui/muffa)",
    ),
    (
        -1,
        37,
        "(si riempie/si riempiono/si esaurisce/si esauriscono/si satura) (in un amen/in un lampo/in un baleno/dopo una/dopo due/dopo poche/già/alla prima/a metà/nel giro/ogni due/prima di/subito/in fretta/con due/con tre)",
    ),
    (
        -1,
        38,
        "\
         (costringe a/obbliga a/bisogna/tocca) (fermarsi/sostare/cercare/ricaricare/fare) (alla colonnina/ogni/spesso/una colonnina/colonnine/sosta/due volte/due soste/tre soste)|\
         (funziona/prende/va/si collega/risponde/trasmette) solo (se/da vicino/a pochi/nella stessa/entro/a due/a un metro/a breve/in linea)",
    ),
    (
        -1,
        39,
        "\
         (ne/gli/ti/mi) (aggiunge/regala/toglie/mangia/inventa/conta) (qualche/parecchi/almeno/sempre/un po'/di troppo/il doppio/0/due)|\
         (errore/scarto/margine d'errore/margine di errore/differenza/imprecisione/tolleranza) (del 0/di 0/di due/enorme/inaccettabile/eccessivo/eccessiva/notevole/evidente/imbarazzante/di parecchi/di un grado/di mezzo/fino al/intollerabile/ampio)|\
         (prende/prendono) (fischi/lucciole/lucciole per/fischi per/cantonate/granchi/un granchio/abbagli)|\
         (falsi allarmi/falsi positivi/falso allarme/allarmi ingiustificati) (continui/frequenti/a raffica/a ripetizione/per un gatto/ogni/di continuo/in serie)",
    ),
    (
        -1,
        40,
        "\
         (si guida/si manovra/si parcheggia/si spinge/si sterza/curva/sterza/gira/si pedala) (male/a fatica/come un camion/come un trattore/come una barca/con fatica/con difficoltà/come un carrello/come un autobus/controvoglia/malissimo/a due mani/con sforzo/come un tir/largo/larga)|\
         (faticoso/faticosa/scomodo/scomoda/dura/duro/ostico/ostica/difficile/impegnativo/impegnativa/estenuante/un'impresa) (da/) (manovrare/parcheggiare/guidare/spingere/pedalare/sterzare/governare/condurre/controllare/tenere dritto/tenere in strada/girare)|\
         (raggio di sterzata/raggio di svolta/diametro di sterzata) (enorme/ampio/eccessivo/da camion/da tir/esagerato/infinito)",
    ),
];
