//! Italian praise and blame as it is said of thirty kinds of products and services: battery to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(regge/reggono/dura/durano/tiene/arriva) (tutto il giorno/due giorni/tre giorni/un'intera/un fine settimana/una settimana/fino a sera/settimane/giorni/l'intera giornata)|\
         (ci si dimentica/ti dimentichi/dimenticherete/puoi scordarti) (del caricatore/del caricabatterie/della presa)|\
         (autonomia/batteria) (da maratoneta/infinita/da record/da vendere/inesauribile/monstre/a prova di)|\
         (maratoneta/instancabile)|senza (vedere/cercare/passare per) (la presa/una presa/il caricatore)",
    ),
    (
        -1,
        12,
        "(è/già/va/finisce/resta) (già/) a terra|\
         (si scarica/si scaricano/si esaurisce/muore/crolla/cede/si svuota) (in/dopo/subito/in fretta/presto/troppo/già/a vista/nel giro/prima/rapidamente/velocemente)|\
         (resta/rimane/sta) in (volo/funzione/carica) (un quarto/pochi/appena/solo/meno/pochissimo)|\
         un quarto d'ora (scarso/appena)|\
         non (arriva/regge/arrivano/dura) (a sera/a fine/fino/due/tre/un giorno/una giornata/a mezzogiorno/mezza)|\
         (a malapena/appena/sì e no/scarse) (0/due/tre/un'/mezza/quattro) (ore/ora/minuti)|\
         (sempre/perennemente/ogni sera) (attaccato/attaccata/in carica/alla presa/sotto carica)|\
         (divora/succhia/prosciuga/beve/mangia/ciuccia) (la batteria/le batterie/le pile/batteria)|\
         (schiavo/schiavi) (della presa/del caricatore)",
    ),
    (
        1,
        13,
        "fa il pieno (di energia/in)|\
         (si ricarica/si carica/ricarica) in (un attimo/un lampo/mezz'ora/pochi/meno/un'ora/0 minuti/un batter/breve/fretta)|\
         (pieno/carico/carica/al massimo) in (mezz'ora/pochi minuti/un'ora/meno di)",
    ),
    (
        -1,
        13,
        "non (mette/include/fornisce/comprende/c'è/trovi/ha) (il caricatore/il caricabatterie/l'alimentatore/alcun caricatore/un caricatore)|\
         (caricatore/caricabatterie/alimentatore) (venduto a parte/a parte/assente/non incluso/non compreso/mancante)|\
         (ci mette/ci vogliono/impiega/richiede) (ore/un'eternità/una notte/tutta la notte/quattro ore/troppo/0 ore) (a/per) (ricaricarsi/caricarsi/ricaricare/una ricarica/la ricarica/fare il pieno)",
    ),
    (
        1,
        14,
        "(suono/audio/timbro/sonoro) (caldo/pieno/corposo/cristallino/avvolgente/potente/limpido/pulito/ricco/coinvolgente/nitido/rotondo/dettagliato/equilibrato/arioso/da cinema/immersivo/da brividi/tridimensionale)|\
         (bassi/alti/voci/medi) (profondi/corposi/potenti/cristallini/cristalline/pieni/ben presenti/nitidi/nitide/setosi/frenati/limpide/presenti/limpidi/poderosi/avvolgenti/rotondi/controllati)|\
         (suona/suonano) (divinamente/benissimo/alla grande/che è/da dio/caldo/pulito/forte/a meraviglia/meglio di/come)|\
         riempie (la stanza/il salone/l'ambiente/il soggiorno)",
    ),
    (
        -1,
        14,
        "(gracchia/gracchiano/gracida/frigge/distorce/distorcono/rimbomba/gracchiante/gracchianti) (al/a/quando/un po'/spesso/se/gli/i/)|\
         (suona/suonano) (metallico*/scatola/ovattato*/piatto/piatta/vuoto/vuota/male/impastato/cupo/chiuso/spento/inscatolato*/sordo/come una)|\
         (bassi/alti/medi/voci) (fiacchi/assenti/impastati/stridenti/striduli/inesistenti/gonfi/rimbombanti/ovattate/timidi/mosci/invadenti/lontane/evanescenti/confusi/deboli)|\
         (audio/suono/sonoro) (fiacco/piatto/ovattato/metallico/povero/impastato/scarso/debole/scatolato/spento/gracchiante/confuso/anonimo/sottile/chiuso/da dimenticare)|\
         (dal/del) microfono|miracoli dal",
    ),
    (
        1,
        16,
        "senza (svegliare/disturbare) (nessuno/i vicini/il bambino/i bambini/chi)|\
         (non si sente volare/si sente appena/quasi non si sente/non lo senti/nemmeno si sente/fa le fusa/un sussurro/un soffio/come un sussurro/impercettibile)|\
         (si può/puoi) (dormire/parlare/conversare/guardare) (accanto/vicino/mentre/tranquillamente)",
    ),
    (
        -1,
        16,
        "si fa sentire|si fanno sentire|\
         (fa/fanno) (un baccano/un fracasso/un chiasso/un rumore/troppo rumore/un gran rumore/baccano/più rumore/un casino)|\
         (sembra/pare/suona come/ruggisce come/rumoroso come) (un aereo/un trattore/un phon/un elicottero/una turbina/un jet/un motorino/un decollo)|\
         (ronza/sibila/fischia/stride/cigola/sferraglia/rimbomba/romba/ulula) (quando/troppo/sotto/in/a/come/di continuo/parecchio/)|\
         (sveglia/svegliano) (tutta/i vicini/il bambino/mezzo/il condominio)|\
         (fruscii/fruscio/rombo/sibilo/ronzio/vibrazioni/rollio) (fastidioso/fastidiosi/continuo/in autostrada/danno/dà/insopportabile/evidente/eccessive/fastidiose)|\
         (danno/dà) fastidio",
    ),
    (
        1,
        17,
        "neri (profondi/assoluti/perfetti/intensi/da/profondissimi/pieni)|\
         (sfoggia/regala/offre/restituisce/mostra) (neri/colori/immagini/un'immagine/contrasti/una nitidezza)|\
         (colori/immagini/contrasti/immagine) (vivi/vividi/brillanti/fedeli/nitide/accesi/realistici/naturali/saturi/cristalline/da cinema/mozzafiato/che bucano/strepitose/perfetti/tridimensionali/spettacolari/ricchi/brillante/nitida)|\
         (si vede/si legge/leggibile/visibile) (bene/benissimo/perfettamente/anche) (al sole/sotto il sole/in pieno/anche)|\
         (schermo/display/pannello) (luminosissimo*/splendido*/spettacolar*/generoso*/da urlo/brillante/nitidissimo/eccellente/magnifico*/stupendo*/favoloso)",
    ),
    (
        -1,
        17,
        "si (slava/sbiadisce/spegne/sgrana/impasta/scolora)|\
         (colori/immagini/immagine/neri/contrasti) (slavati/slavata/spenti/spenta/sbiaditi/sgranate/sgranata/smorti/grigi/impastati/sfocate/sfocata/grigiastri/piatti/innaturali/spente/freddi/velati/a scatti/scialbi/opachi)|\
         (al sole/sotto il sole/di lato/all'aperto) (si vede/non si/si legge/diventa/lo schermo/è/si fa/sparisce) (poco/vede/male/nulla/a malapena/illeggibile/niente/legge/a stento/fatica)|\
         (illeggibile/riflessi/riflette/sfarfalla/sfarfallio) (al sole/fastidiosi/ovunque/troppo/tutto/la luce/)",
    ),
    (
        1,
        18,
        "(se la cava/sorprende/dà il meglio/brilla/convince/eccelle/si esalta) (bene/egregiamente/benissimo/anche/alla grande/) (al buio/di notte/con poca luce/la notte/in notturna)|\
         (foto/scatti/ritratti/video/immagini) (nitide/nitidi/da urlo/mozzafiato/da professionista/spettacolari/bellissime/dettagliati/luminose/bellissimi/strepitose/da rivista/brillanti/stupende/stupendi/da cartolina/perfette/fluidi)|\
         (scatta/cattura/sforna/regala/immortala) (foto/ritratti/ogni/immagini/scatti/dettagli)",
    ),
    (
        -1,
        18,
        "(zoom/fotocamera/obiettivo/sensore/camera) (lascia/delude/inutile/da dimenticare/mediocre/fiacco*/scarso*/arranca/annaspa/che non/zoppica/impreciso/sottotono)|\
         lascia il tempo che trova|\
         (foto/scatti/video/immagini) (mosse/mossi/sfocate/sfocati/sgranate/buie/rumorose/impastate/bruciate/scure/sgranati/piatte/da dimenticare/traballanti/slavate/sovraesposte/tremolanti/confuse)|\
         (al buio/di notte/con poca luce/di sera) (arranca/soffre/crolla/fatica/si perde/va in/è un disastro/annaspa/delude/non vede/non/sgrana/impasta)",
    ),
    (
        1,
        19,
        "(fa/fanno) (la sua/una/la loro/un) (bella/gran/sua bella/splendida/loro bella/certa) (figura/scena/effetto)|\
         (un/vero) (gioiellino/capolavoro di/spettacolo per gli occhi/piacere per gli occhi/oggetto del desiderio)|\
         (conquista/seduce/colpisce/convince) (l'estetica/il design/il look/lo stile/per l'estetica/la linea)|\
         (bello/bella/elegante/belli/belle) (da vedere/da morire/da matti/in ogni/e curato/a vedersi)|\
         (cattura/ruba/attira) (l'occhio/gli sguardi/lo sguardo/l'attenzione/la scena)|\
         (sta bene/si abbina/si intona/si sposa) (con/ovunque/in/a/dappertutto)|\
         (linee/look/aspetto/stile/design/estetica) (da urlo/mozzafiato/pulite/accattivante/ricercato*/raffinato*/sofisticato*/senza tempo/filante/filanti/da rivista/sbarazzin*/minimal/elegantissimo*/grintoso*/riuscito*)",
    ),
    (
        -1,
        19,
        "(sa/sanno/odora) di (vecchio/stantio/antico/dejà vu)|\
         (sembra/pare) (uscito/uscita/rimasto/rimasta/fermo/ferma) (dagli/da un/dal/agli/negli/agli anni/indietro)|\
         (aspetto/look/design/linea/estetica/interfaccia/stile) (datato*/antiquato*/vecchi*/anonimo*/vecchiotto*/superato*/sciatto*/pacchian*/banalo*/insipido*/triste/tozz*/dozzinalo*/kitsch/spartan*/goffo*/da anni/retrò/demodé/sgraziato*/cheap)|\
         (brutto/brutta) (come la fame/da vedere/anatroccolo/a vedersi/forte)|\
         (bruttin*/pacchian*/tamarr*/cafon*/anonimo*/demodé/fuori moda/passato di moda)|\
         (non vincerà/non vince) (un premio/premi/concorsi/mai)",
    ),
    (
        1,
        20,
        "(si impugna/si indossa/si porta/si calza/veste/calza/si adatta) (che è una/bene/benissimo/come un guanto/a meraviglia/alla perfezione/con piacere/senza/al corpo/al piede/per ore/alla mano)|\
         (come un/calza come un) guanto|è un piacere (sotto le dita/da/scrivere/al tatto/per/indossarlo*/usarlo*)|\
         (sostiene/accoglie/abbraccia/avvolge/culla/asseconda) (bene/il corpo/la schiena/il piede/il collo/perfettamente/la testa/le curve/a dovere)|\
         (ammortizza/ammortizzano/attutisce/sorregge) (bene/benissimo/ogni/alla grande/gli/perfettamente/i colpi/ogni passo)|\
         (ci si/ti) (dimentica/scordi/dimentichi/scorda) di (averlo*/indossarlo*/portarlo*) (addosso/indosso/ai piedi/al polso/in testa/sul naso/al collo)|\
         (ci si/ti) (dimentica/scordi/dimentichi/scorda) di (indossarlo*/portarlo*)|\
         (sofficissimo/morbidissimo/avvolgente/soffice/accogliente/cuscini generosi/imbottitura generosa/come camminare sulle nuvole/come una nuvola/una nuvola/una coccola/pianta larga/più comodo per)",
    ),
    (
        -1,
        20,
        "(spacca/spezza/rompe/massacra/distrugge/rovina) la (schiena/cervicale/colonna)|\
         (fa/fanno) (male/sudare/venire/venire il) (alle orecchie/ai piedi/alla schiena/al collo/mal di schiena/i piedi/le vesciche/al naso/ai polsi/al sedere/parecchio/subito/le mani)|\
         fanno sudare|fa sudare|\
         (stringe/stringono/preme/premono/pizzica/irrita/graffia/sfrega/taglia/punge/tira/segano) (sul/sulle/le/il/la/troppo/dopo/un po'/in punta/ai/al/alla/i/)|\
         (poco spazio/spazio risicato/zero spazio/senza spazio) per (le gambe/le ginocchia/i piedi/le spalle/chi)|\
         (viaggia/si viaggia/si sta) (rannicchiato*/stretti/scomodi/come sardine/stretto*/incastrato*/piegato*)|\
         (duro/dura/rigido/duri/rigida) come (un sasso/il marmo/una tavola/la pietra/legno/il legno)|\
         (mal di schiena/torcicollo/vesciche/indolenzito*/dolori alla/anchilosato*/come sardine)",
    ),
    (
        1,
        21,
        "(entra/entrano/sta/stanno/ci sta/si infila/trova posto) (in ogni/in qualsiasi/in una/in un/nel/in tasca/ovunque/dappertutto/in borsa/nella/comodamente/nello zaino/in poco/sotto)|\
         pesa (meno di/pochissimo/poco/quanto una/niente/come una piuma/quasi nulla/appena/solo)|\
         (leggero/leggera/leggeri/leggere) come (una piuma/l'aria/una foglia)|\
         (peso piuma/salvaspazio/tascabile/ultraleggero/ultracompatto/mingherlino/minuto=/poco ingombrante/non ingombra/occupa pochissimo/occupa poco)|\
         (si porta/si trasporta/si infila/si mette/si piega) (ovunque/dappertutto/in/facilmente/senza/sottobraccio/e si)",
    ),
    (
        -1,
        21,
        "(è/pesa come/sembra) un (macigno/mattone/armadio/bestione/carro/mostro/colosso/elefante/frigorifero/blocco/masso/mammut)|\
         pesa (troppo/un quintale/parecchio/come/una tonnellata/tanto/un accidente/molto/più di/mezzo/un sacco)|\
         (ingombrante/mastodontico/enorme=/massiccio/ingombra/pesantuccio/tozzo/spropositato/elefantiaco/troppo grande/troppo grosso/ciclopico)|\
         (non entra/non ci sta/non passa/non sta) (in/nel/nella/da/sotto/dalla/per/neppure/nemmeno/)|\
         (occupa/ruba/mangia/porta via/prende) (mezza/troppo/tutto/un sacco/tanto/mezzo/molto/parecchio) (cucina/spazio/piano/posto/bagagliaio/tavolo/stanza/scrivania/)",
    ),
    (
        1,
        22,
        "(consente/consentono/permette/permettono/dà modo) di (condividere/personalizzare/programmare/esportare/controllare/creare/registrare/scegliere/impostare/automatizzare/gestire/salvare/scaricare/regolare/monitorare/dividere)|\
         (non manca/non gli manca/non le manca) (nulla/niente/di nulla/proprio)|\
         (di tutto e di più/coltellino svizzero/ricchissimo/ricco di funzioni/zeppo di funzioni/pieno zeppo/factotum/tuttofare/tutto quello che serve/tutto ciò che serve/chi più ne ha/accessoriatissimo/superaccessoriato*)",
    ),
    (
        -1,
        22,
        "(ridotta/ridotto/ridotte) all'osso|\
         (versione/edizione/piano/modello/variante) (gratuita/base/gratis/di prova/free/lite) (è/limita/offre/serve/ha/non/risulta/scarn*/povera/castrata/limitata)|\
         (manca/mancano/gli manca/le manca/manca pure) (la modalità/il timer/una funzione/un timer/la funzione/il telecomando/un telecomando/un filtro/le funzioni/un calendario/una ricerca/alcune/qualche/funzioni/un tasto/l'opzione)|\
         (non permette/non consente/non prevede/non offre/non c'è modo) (di/nemmeno/neppure/neanche/alcun/nessuna/la/il)|\
         (spartano/scarno/basilare/essenziale/povero di/castrato*/azzopato*/limitatissimo*/poche funzioni/avaro di/avara di) (di funzioni/funzioni/opzioni/)",
    ),
    (
        1,
        23,
        "(dialoga/dialogano/si integra/si integrano/si collega/si sincronizza/comunica/lavora/si interfaccia/si abbina/si connette/va d'accordo) (senza intoppi/bene/benissimo/alla perfezione/con tutto/subito/con gli/in un attimo/perfettamente/con qualsiasi/con ogni/a meraviglia/facilmente/con quasi/al volo/con tutti/con i)|\
         (esporta/importa) (in/da/verso/tutto/senza)|\
         (funziona/compatibile) con (alexa/google/tutto/qualsiasi/quasi/ogni/tutti/praticamente)|\
         (porte/connessioni/ingressi/prese) (in abbondanza/a volontà/per tutto/a non/di ogni)",
    ),
    (
        -1,
        23,
        "non (si collega/dialoga/si integra/va d'accordo/comunica/si sincronizza/funziona/si abbina/si parla/è compatibile) (con/bene/quasi/affatto/mai/né)|\
         (funziona/va/dialoga/si collega) (solo/soltanto/unicamente) con|\
         (ecosistema/sistema/formato) (chiuso/proprietario/blindato/proprietari)|\
         (poche/pochissime/niente/una sola/scarse) (porte/porta/integrazioni/prese/connessioni/connettività)|\
         (allergico/incompatibile/incompatibili) (ai/con/alle/al/agli/a)",
    ),
    (
        1,
        24,
        "(app/applicazione/software/interfaccia) (non è affatto male/ben fatto*/ben curato*/pulito*/fluido*/riuscito*/impeccabile/curatissimo*/chiar*/da manuale/gradevole/ben pensato*/intuitivo*/completa/completissima/snello*/ordinato*)|\
         non è affatto (male/malvagi*)|\
         aggiornamenti (regolari/frequenti/puntuali/per anni/costanti/continui/garantiti/tempestivi)",
    ),
    (
        -1,
        24,
        "(app/applicazione/software/interfaccia) (macchinoso*/piena di bug/lento*/instabilo*/acerba/acerbo/farraginoso*/confusionari*/zeppa/da rifare/arretrato*/pessimo*/tradotto*/buggato*/che crasha/che si blocca/disastroso*/legnoso*/un disastro/fatta male/primitivo*/caotico*/incompleto*)|\
         (pubblicità/banner/bloatware/notifiche) (ovunque/invadente/a raffica/invasiva/preinstallato*/in ogni/moleste/a tappeto/dappertutto/continue)|\
         aggiornamenti (rari/col contagocce/in ritardo/assenti/che/latitanti/sporadici/tardivi/fantasma)",
    ),
    (
        1,
        25,
        "(massimo/massimi/pieni/punteggio pieno/cinque stelle) (dei voti/voti/nei/punteggio/euro ncap/stelle)|\
         (si spegne/si ferma/si blocca/si disattiva/si arresta) (da solo/da sola/automaticamente/in automatico/subito/all'istante) (se/quando/in/appena/)|\
         crash test|\
         (protegge/proteggono/tiene/trattiene/rassicura) (bene/il bambino/la testa/i bambini/le dita/chi/bimbo/il piccolo/al sicuro/saldamente/gli occupanti)|\
         (frena/frenano) (bene/forte/in poco/in un/deciso/con/subito/sempre/in sicurezza/con decisione)|\
         (senza/privo di/priva di) (bpa/bisfenolo/ftalati/spigoli/sostanze tossiche/bordi taglienti/sostanze nocive)|\
         (antiscivolo/antiribaltamento/omologato*/certificato/a prova di bambino/bordi arrotondati/atossico*)",
    ),
    (
        -1,
        25,
        "(si surriscalda/si surriscaldano/scotta al/prende fuoco/fa scintille/fa contatto/brucia/si incendia) (in/troppo/subito/facilmente/pericolosamente/se/quando/durante/tocco/)|\
         (rischio/pericolo/rischi) (di/per) (incendio/ustioni/scosse/bambini/ribaltamento/soffocamento/caduta/i bambini/scossa/ustione/cadute/schiacciamento)|\
         (si ribalta/si rovescia/scivola/slitta/sbanda) (facilmente/al/sul/con/troppo/appena/sulla/se/alla)|\
         (bordi/spigoli/lame) (taglienti/vivi/esposte/scoperte/acuminati/scoperti)|\
         (puzza/odore) di (bruciato/plastica/gomma/chimico)|\
         (frena/frenata/freni) (poco/male/lunga/tardi/insufficiente/deboli/spugnosi/fiacchi/spugnosa/incerta)",
    ),
    (
        1,
        26,
        "(cripta/crittografa/cifra/protegge) (tutti/tutto/i dati/ogni/i backup/le/i messaggi/i tuoi/end)|\
         (tutelato*/protetto*/garantito*/coperto*) dal fondo|\
         non (vende/cede/condivide/raccoglie/traccia/conserva/rivende) (i dati/dati/i tuoi/nulla/alcun/niente/le/informazioni)|\
         (autenticazione/verifica) (a due/in due/forte)|\
         (dati/risparmi/soldi/privacy/conto) (al sicuro/tutelato*/in cassaforte/protetto*/blindato*/in buone mani/ben protetto*/rispettata/cifrato*)",
    ),
    (
        -1,
        26,
        "(fuga/furto/violazione/perdita) (di/dei) dati|(falla/falle/buco/buchi/bachi) (di/nella/nelle/della) sicurezza|\
         (vende/cede/condivide/raccoglie/traccia/rivende/spia/passa/regala) (i dati/i tuoi/troppi/dati/tutto/a terzi/un sacco/informazioni/ogni/le abitudini)|\
         (chiede/pretende/esige) (troppi/l'accesso/permessi/accesso/un sacco) (permessi/dati/a/di/)|\
         (ficcanaso/impiccione/spione/dati a terzi/hackerato*/bucato*/dati rubati)",
    ),
];
