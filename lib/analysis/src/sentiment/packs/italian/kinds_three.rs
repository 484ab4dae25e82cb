//! Italian praise and blame as it is said of thirty kinds of products and services: taste to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "(buonissimo/squisito/prelibato/delizioso/goloso/gustoso/saporito/cremoso/profumato/fragrante/friabile/succoso/croccante/fumante/appetitoso/corposo)|\
         (una/vera) (delizia/bontà/squisitezza/goduria/leccornia/libidine)|(da leccarsi/leccarsi) (i baffi/le dita)|\
         (si scioglie/si sciolgono) in bocca|\
         (colazione/cucina/cena/buffet/piatti/menu/ristorante) (ricca/ricco/abbondante/ottima/squisita/curata/eccellente/è ricca/squisiti/fantastica/da chef/deliziosi/deliziosa/casalinga/raffinata/genuina)|\
         (come/sapore di/sa di) (fatto in casa/fatta in casa/quello della nonna/casa/genuino/appena fatto/buono)",
    ),
    (
        -1,
        27,
        "(sa/sanno) di (plastica/cartone/bruciato/poco/niente/nulla/chimico/vecchio/medicinale/artificiale/metallo/rancido/gomma/finto/acqua)|\
         (snobbato*/schifato*/rifiutato*/lasciato*) (nel piatto/da/dai/persino/anche/nella ciotola)|vengono snobbate|\
         (insipido/stucchevole/stopposo/gommoso/molliccio/scipito/immangiabile/imbevibile/nauseante/annacquato/acquoso/rancido/stantio/secco come/slavato/stomachevole/farinoso*/sciapo)|\
         (troppo/eccessivamente/davvero troppo) (dolce/salato/salata/amaro/grasso/unto/piccante/secco/acido/cotto/dolci/salati/unte/asciutto)|\
         (retrogusto/sapore/odore/gusto) (amaro/chimico/strano/metallico/artificiale/sgradevole/finto/stantio/di plastica/di bruciato/pungente/dolciastro)",
    ),
    (
        1,
        28,
        "(è/sono/tutto/formulato/prodotto/fatti) (senza/privo di/priva di/privi di) (solfati/parabeni/conservanti/glutine/lattosio/olio di palma/zuccheri/coloranti/additivi/siliconi/profumo)|\
         senza (solfati/parabeni/olio di palma/siliconi/coloranti/conservanti/zuccheri aggiunti/glutine/lattosio/additivi/profumi/alcol/edulcoranti/nichel)|\
         si (digerisce/digeriscono/tollera) (bene/facilmente/senza)|\
         (lista/elenco) (degli/di) ingredienti (corta/breve/pulita/cristallina/semplice/cortissima)|\
         (ricco/ricca/ricchi/fonte) di (proteine/fibre/vitamine/omega/antiossidanti/calcio/ferro/minerali/principi)|\
         (ingredienti/materie prime) (naturali/freschi/selezionati/genuini/di qualità/di stagione/bio/a km/locali/freschissime/di prima scelta/sani/semplici/selezionate)|\
         (digeribile/genuino/sano=/salutare/ipoallergenico/dermatologicamente)",
    ),
    (
        -1,
        28,
        "(c'è/ci sono/contiene/contengono/ha/troppo/abbonda di) (troppo/troppi/tanto/un sacco di/un eccesso di/fin troppo/parecchio) (zucchero/zuccheri/sale/grassi/additivi/conservanti/alcol/olio/sodio)|\
         (troppo zucchero/troppi zuccheri/troppo sale/troppi grassi/troppi additivi/troppi conservanti)|\
         (pieno/piena/pieni/zeppo/carico/imbottito*/infarcito*) di (zucchero/zuccheri/additivi/conservanti/grassi/sale/coloranti/schifezze/chimica/aromi/olio/siliconi/parabeni)|\
         (irritante/irrita/provoca/causa/scatena/dà) (il profumo/la pelle/allergie/arrossamenti/prurito/rossori/sfoghi/brufoli/gli occhi/irritazioni/la cute/bruciore/reazioni/eritemi/fastidi)|\
         (può/possono) (irritare/trovare irritante/risultare irritante/dare allergia/seccare/scatenare/provocare)|\
         (ultraprocessato*/indigesto*/si digerisce male/poco digeribile/chimica pura/lista infinita/ipercalorico*/una bomba calorica/ingredienti discutibili/poco sani/poco sano)",
    ),
    (
        1,
        29,
        "(beve/consuma/consumano/assorbe/spreca) (poco/pochissimo/meno/il minimo/niente/quasi nulla/come una/il giusto)|\
         (compostabili/compostabile/biodegradabile/riciclabile/ricaricabili/riutilizzabile/ecologico/green=/ecosostenibile/equosolidale/a basso impatto/carbon neutral/riparabile/amico dell'ambiente)|\
         (plastica/materiali/cotone/carta/tessuti/bottiglie/alluminio) (riciclato*/biologico/recuperato*/bio)|\
         (risparmio/risparmia/taglia) (energetico/energia/acqua/sulla bolletta/la bolletta/corrente)|\
         (bolletta/pianeta/ambiente) (ringrazia/ne/leggera/più leggera/ringraziano)|a chilometro zero",
    ),
    (
        -1,
        29,
        "(consuma/consumano/beve/divora/succhia/spreca/assorbe/mangia) (troppo/tanto/molto/come un/come una/parecchio/un sacco/corrente/più di/acqua a/una quantità/un'esagerazione/uno sproposito/energia)|\
         (montagne/quintali/strati/un sacco/tonnellate/troppa/eccesso) di plastica|\
         (usa/utilizza/avvolge/confeziona/imballa) (ancora/tutto/sempre/ogni) (montagne/in/nella/plastica/tanta/troppa/singolarmente/nel)|\
         (energivor*/assetato/assetata/inquinante/monouso/usa e getta/irreparabile/non riciclabile/spreco/sprecon*/greenwashing/gas serra/impatto ambientale alto)|\
         (fa/fanno) (lievitare/schizzare/impennare/salire) (la bolletta/i consumi/le bollette)",
    ),
    (
        1,
        30,
        "(a/è a) canone zero|\
         (zero/nessuna/senza/nessun) (commissioni/spese/commissione/costo nascosto/canone/spese di gestione/costi nascosti/penali/bollo/spese nascoste/interessi)|\
         (a rate/rateizzare) senza interessi|(cambio/tasso) (molto/assai/davvero/) (vantaggioso/favorevole/conveniente)|\
         gratis per sempre",
    ),
    (
        -1,
        30,
        "(si paga/si pagano/paghi/tocca pagare/fanno pagare/fa pagare) (a parte/anche/persino/per ogni/tutto/caro/profumatamente/extra/qualsiasi/ogni)|\
         (pagare/paga) a parte|\
         (costi/spese/commissioni/balzelli/sovrapprezzi/addebiti) (nascosti/nascoste/a sorpresa/salate/salati/inattesi/inattese/occulti/che lievitano/esorbitanti/da strozzini/per ogni/occulte/imprevisti)|\
         (nascondo*/nasconde/nascondono) (clausole/costi/spese/insidie)|clausole (scomode/vessatorie/capestro/scritte)|\
         (addebita/addebitano/applica/trattiene/spilla/chiede) (commissioni/una commissione/costi/soldi/penali/spese/una penale/un extra)|\
         (la bolletta/il conto/la fattura) (lievita/sale/si gonfia/riserva/gonfiata)",
    ),
    (
        1,
        31,
        "(comprende/copre/include/prevede/coprono) (anche/pure/persino/tutti/ogni/perfino/il furto/l'assistenza/i danni)|\
         rete (capillare/più estesa/estesa/fitta/solida/potente/ramificata/5g più)|\
         (prende/segnale/copertura/campo) (ovunque/dappertutto/anche in/persino/perfino/in ogni/pure)|\
         (a due passi/a pochi passi/a un passo/vicinissimo) (dal/dalla/dai/dalle/al/alla)|\
         in posizione (strategica/centrale/ottima/invidiabile/perfetta)",
    ),
    (
        -1,
        31,
        "(prende/prendono/funziona/va/arriva) (a singhiozzo/male/malissimo/poco/a stento/solo in città/a macchia)|\
         (nessuna/poche/pochissime/niente) (filiale/filiali/agenzie/sedi/officine/negozi/sportelli)|\
         (senza/zero/nessun/non c'è/niente) (segnale/campo/copertura/linea)|\
         (copertura/rete/segnale) (a macchia/ballerina/fantasma/scarsa/lacunosa/zoppicante/ballerino/debole/a singhiozzo/a pezzi/carente)|\
         (non copre/esclude/escludono/non comprende/non rimborsa/non paga/non include) (i/le/il/la/danni/gli/furto/quasi/lo/nemmeno)|\
         appena (si esce/fuori/esci) (dalla/città/dal/di)",
    ),
    (
        1,
        32,
        "(consegna/consegnano/arriva/arrivano/spedisce/spediscono/arrivato/arrivata/consegnato) (il giorno dopo/in un giorno/in 24/in anticipo/puntuale/prima/in perfette/ben imballato/nei tempi/in giornata/il giorno/a tempo/integro/sempre puntuale/in un lampo/ben protetto/in due giorni)|\
         (pacco/imballaggio/imballo/spedizione/corriere) (curato/impeccabile/integro/fulmineo/lampo/fulminea/gentile/puntuale/perfetto/solido/a prova)",
    ),
    (
        -1,
        32,
        "(arrivato/arrivata/arrivati/arriva/consegnato/consegna/arrivano) (ammaccato/rotto/rotta/in ritardo/danneggiato/aperto/con una settimana/incompleto/in pezzi/dopo/sempre in/schiacciato/ammaccata/danneggiata/tardi/in frantumi/bagnato/graffiato/con giorni)|\
         è arrivato (ammaccato/rotto/in ritardo/danneggiato/aperto/in pezzi/schiacciato)|\
         (pacco/spedizione/consegna/ordine/corriere) (smarrito/disperso/perso/in ritardo/mai arrivato/fermo/bloccata/eterna/infinita/inaffidabile/lumaca/da incubo/lento/mai arrivata)",
    ),
    (
        1,
        33,
        "(estende/allunga/prolunga/porta) la garanzia|\
         garanzia (a vita/di dieci/di cinque/estesa/generosa/solida/blindata/lunghissima/di 0)|\
         (reso/resi/restituire/rimborso/cambio) (facile/gratuito/gratuiti/senza/lampo/immediato/semplice/rapido/agevole/è un)|\
         (soddisfatti/rimborsano/rimborsa/riprendono) (o rimborsati/senza/subito/tutto/l'intero)",
    ),
    (
        -1,
        33,
        "(fare un reso/il reso/disdire/disdetta/rimborso/restituire/la disdetta/recedere) (è/con/diventa/resta/di/un/tarda/richiede/si trasforma/arriva/non arriva) (un'impresa/un calvario/un'odissea/una/complicato/laborioso/dopo mesi/un incubo/una via crucis/un percorso/impossibile/un tormento)|\
         (per il/aspettare il/avere il/ottenere il) rimborso|armarsi di pazienza|\
         (rifiuta/nega/negano/rifiutano/si rifiuta) (il/la/di/i/l') (rimborso/garanzia/sostituire/resi/rimborsare/assistenza/reso)|\
         garanzia (ridicola/risicata/che non/corta/piena di/misera/fantasma/sulla carta)",
    ),
    (
        1,
        34,
        "tra i più (votati/apprezzati/venduti/consigliati/quotati/premiati/amati)|\
         (nelle/in cima alle/ai vertici delle) classifiche|\
         (restano/resta/rimangono/rimane) fedel(i/) (a/al/alla/nel/al marchio)|\
         (recensioni/giudizi/opinioni/commenti/pareri) (entusiaste/positive/lusinghiere/ottime/positivi/entusiasti/per lo più positive/lusinghieri/a cinque/eccellenti/concordi/stellari)|\
         per lo più positive|\
         (gode/godono/vanta) (di/) (un'ottima/ottima/buona/una buona/grande/di grande/una solida) (reputazione/fama/nomea/considerazione/stima)|\
         (marchio/nome/azienda/marca) (storico/di fiducia/serio/seria/solido/blasonato/affidabile/storica/con una lunga/rispettato*/stimato*)|\
         è una garanzia|\
         (passaparola/sulla bocca di tutti/sulla cresta/fiore all'occhiello/clienti affezionati/affezionati/fedelissimi)",
    ),
    (
        -1,
        34,
        "(ha/hanno) (macchiato/sporcato/intaccato/offuscato/danneggiato/compromesso/rovinato) (il nome/l'immagine/la reputazione/la fiducia/il marchio)|\
         (fuga/furto/violazione) di dati|(cattiva/pessima/brutta) (fama/reputazione/nomea/pubblicità)|\
         (recensioni/giudizi/opinioni/pareri/commenti) (negative/pessime/contrastanti/impietose/discordanti/feroci/negativi/al vetriolo/altalenanti/sospette)|\
         (scandalo/scandali/polemiche/multa/multe/class action/lamentele/proteste) (per/sui/sul/che/sulla/a raffica/ricorrenti/continue/a non finire/da/sulle/dei)|\
         (nell'occhio del ciclone/nella bufera/reputazione a pezzi/ai minimi storici/poco trasparente/poco seri*)",
    ),
    (
        1,
        35,
        "(catalogo/assortimento/scelta/ventaglio/offerta) (sterminato*/vastissimo*/infinito*/immenso*/enorme/ricchissimo*/da capogiro/amplissimo*/per tutti/a non finire/da perdersi/smisurato*)|\
         (oltre/più di/centinaia di/migliaia di) (cento/mille/0/duecento/) (canali/titoli/modelli/film/serie/ricette/colori/marchi/destinazioni/articoli/corsi/profumi)|\
         (per tutti i/per ogni) (gusti/gusto/tasche/esigenza/palato/esigenze/stile)|\
         (serie/film/contenuti/titoli) (che non trovi/esclusivi/esclusive/introvabili/inediti/originali)|\
         non trovi altrove|c'è (l'imbarazzo/di tutto/solo l'imbarazzo/da scegliere/davvero di)|imbarazzo della scelta",
    ),
    (
        -1,
        35,
        "(scarseggia/scarseggiano/latitano/latita/mancano all'appello/si contano sulle dita)|\
         (catalogo/assortimento/scelta/offerta/selezione) (striminzito*/risicato*/scarn*/pover*/limitato*/ridotto*/all'osso/deludente/misera/misero/asfittico*/ripetitivo*/magr*/sguarnito*)|\
         (sempre/spesso/quasi sempre/perennemente) (esaurito/esaurita/esauriti/non disponibile/fuori/sold out)|\
         (poche/pochi/pochissimi/pochissime/scarsi/scarse) (taglie/colori/titoli/modelli/novità/alternative/scelte/varianti/film/formati)|\
         le taglie (forti/grandi/comode)",
    ),
    (
        1,
        36,
        "(va/vanno/può andare/si lava/si lavano) (in lavastoviglie/in lavatrice/a mano/sotto l'acqua/a macchina)|\
         (si pulisce/si puliscono/si svuota/si smonta/si lava/si sciacqua/si igienizza) (in un attimo/facilmente/con un/da solo/da sola/in due/in fretta/senza/subito/con facilità/in un baleno/che è/al volo/con una)|\
         in un (attimo/baleno/battibaleno) (è pulito/pulito/torna)|\
         (basta/bastano) (un panno/una passata/un colpo/una spugna/una sciacquata/due minuti)",
    ),
    (
        -1,
        36,
        "(pulire/pulirlo/pulirla/decalcificare/smontare/svuotare/lavare/pulizia/manutenzione) (la/il/lo/l'/) (richiede/diventa)|\
         (manutenzione/revisione/pulizia) (annuale costosa/costosa/frequente/continua/onerosa/laboriosa/noiosa/impegnativa/certosina/costante)|\
         (filtri/ricambi/cartucce/sacchetti/capsule/lame/pezzi di ricambio/testine) (di ricambio/sono/costano/cari/costosi/introvabili/carissimi/da cambiare/care/costose/che finiscono)|\
         sono un salasso|\
         (si riempie/si riempiono/si intasa/si sporca/si incrosta/si macchia/attira) (di polvere/subito/di peli/di calcare/facilmente/polvere/in fretta/di ditate/le ditate/di muffa/in un attimo/la polvere)|\
         (ricettacolo/calamita) (di/per)",
    ),
    (
        1,
        37,
        "(ci sta/ci stanno/ci entra/entrano/ci entrano/ospita/contiene/accoglie/inghiotte) (la spesa/di tutto/tutto/i bagagli/le valigie/comodamente/senza/una famiglia/tutta/il passeggino/un mese/mezza/ogni)|\
         (bagagliaio/serbatoio/vano/cestello/spazio/capienza/frigo/memoria/scomparti/archivio) (enorme/capiente/infinito*/generoso*/da record/immenso*/gigantesco*/cavernoso*/capientissimo*/a volontà/in abbondanza/da vendere/sconfinato*/ottimo*/abbondanto*/spazioso*)|\
         (spazio/posto) (a volontà/da vendere/in abbondanza/per tutto/per tutti/a bizzeffe)",
    ),
    (
        -1,
        37,
        "(si ferma/si limita/limitato/arriva appena/bloccato) a 0|\
         (si riempie/si esaurisce/si satura/è piena/è pieno) (subito/in fretta/presto/in un/dopo/facilmente/in men/rapidamente/nel)|\
         (presa d'assalto/preso d'assalto/strapien*/affollatissimo*/sovraffollato*/stracolmo*/sempre pien*)|\
         (serbatoio/bagagliaio/cestello/vano/memoria/spazio/cassetto/capienza/frigo/contenitore/borsa) (piccolo*/minuscolo*/ridotto*/risicato*/ridicolo*/striminzito*/misero/misera/insufficiente/scarso*/limitato*/che si/angusto*/sacrificato*/lillipuzian*/poco capiente)|\
         (non ci sta/non ci stanno/non c'entra/non entra/ci sta appena) (nulla/niente/tutto/quasi/nemmeno/neppure/una/il/la)|\
         (va/bisogna/tocca/da) (svuotato/svuotarlo/riempirlo/svuotare/rabboccarlo/svuotata/riempirla) (spesso/ogni/di continuo/sempre/troppo/in/continuamente)",
    ),
    (
        1,
        38,
        "(porta/arriva/copre/raggiunge/diffonde) (il segnale/in ogni/ovunque/tutta la/ogni/fino al/anche/tutte le/dappertutto/in tutte/senza) (stanza/casa/giardino/angolo/stanze/piano/in ogni/ovunque/)|\
         (macina/percorre/copre/supera/fa/raggiunge/tocca) (0/oltre 0/più di 0/ben 0/quasi 0/tranquillamente 0/i 0) (chilometri/km/metri/kilometri)|\
         chilometri veri|(portata/raggio) (notevole/ampi*/ottimo*/generoso*/eccellente/lungo*/da record/sorprendente)",
    ),
    (
        -1,
        38,
        "non (arriva/raggiunge/copre/supera/prende/passa/va) (in giardino/al piano/in camera/nelle/oltre/i 0/fino/tutta/in tutte/i muri/una parete/i/nemmeno/neanche/lontano)|\
         (segnale/wifi/wi fi/bluetooth/connessione) (si perde/cala/crolla/sparisce/non arriva/debole/muore/cade/svanisce/si interrompe) (in/al/dietro/dopo/oltre/nella/nell'/appena/già/tra/)|\
         (portata/raggio) (ridotto*/limitato*/ridicolo*/scarso*/deludente/risicato*/insufficiente/corto*/modesto*)",
    ),
    (
        1,
        39,
        "(spacca/centra/azzecca/indovina) (il grammo/il bersaglio/il grado/il millimetro/sempre/il minuto/il peso/la temperatura/in pieno/i)|\
         (preciso*/esatto*/accurato*) (al/come/quanto) (millimetro/grammo/secondo/un orologio/un bisturi/centesimo/il/un/grado/uno/pochi)|\
         (al millimetro/al grammo/al decimo/al centesimo/al secondo)|\
         (misurazioni/misure/dati/rilevazioni/risultati/valori/letture) (precise/affidabili/esatte/attendibili/accurate/puntuali/coerenti/impeccabili/esatti/accurati/corrette/millimetriche)|\
         (non sbaglia/sbaglia) (mai/un colpo/una/raramente/di rado)",
    ),
    (
        -1,
        39,
        "(sgarra/sgarrano/sbaglia/sballa/sbarella/svaria/cicca/toppa) (spesso/di/sempre/i/le/di mezzo/in/di un/la/il/un po'/regolarmente/parecchio/con/)|\
         fuori (sincrono/fase/sync/tempo/scala)|\
         (misurazioni/misure/dati/rilevazioni/valori/letture/stime) (sballato*/inaffidabilo*/fantasioso*/impreciso*/ballerin*/a caso/assurdo*/casualo*/inverosimilo*/errato*/incoerento*/poco attendibili/approssimativo*/discutibilo*/a spanne/fantasiose)|\
         (conta/segna/indica/legge/riconosce/stima/rileva) (male/passi/a caso/valori/più/a casaccio/a vuoto/troppo/in modo errato/quello che)|\
         non (riconosce/rileva/distingue/individua/azzecca/misura/legge) (i/le/il/la/mai/nemmeno/bene/quasi/gli/correttamente/nulla)|\
         (a occhio/a spanne/spannometrico*/prende fischi/lucciole per)",
    ),
    (
        1,
        40,
        "(sguscia/scivola/si infila/si muove/danza/fila/si destreggia) (agile/nel traffico/tra/come/con agilità/ovunque/bene/che è/con disinvoltura/sicur*/via)|\
         (tenuta/aderenza/frenata/sterzo/assetto/stabilità) (ottimo*/eccellente/sul bagnato/preciso*/impeccabile/perfetto*/diretto/esemplare/da riferimento/sicur*/granitico*/rigoroso*/su strada)|\
         (si guida/guidarlo*/si pedala) (che è/bene/con/è un/benissimo/con un dito/volentieri)|\
         (agile/maneggevole/scattante/incollato*/piantato*/stabile) (in città/nel traffico/alla strada/in curva/tra le/sull'asfalto/a terra/come)|\
         (perdona/perdonano) (i/gli/tutto/molto/anche)|(come su/su) (rotaie/binari)|\
         (piacere/divertimento/gusto) (di guida/alla guida/al volante)",
    ),
    (
        -1,
        40,
        "(sbanda/ondeggia/rolla/beccheggia/sottosterza/sovrasterza/galleggia/serpeggia/scappa) (in/nelle/sul/di/alla/a/troppo/molto/un po'/alle/appena/sui/)|\
         (sterzo/freni/cambio/assetto/sospensioni/volante/frenata/guida/comandi) (vago/impreciso*/spugnoso*/dur*/rigido*/legnoso*/pesanto*/gommoso*/lento*/impacciato*/nervoso*/cedevolo*/ruvido*/secche/secco/artificiale/poco diretto*/molle/molli)|\
         (goffo/goffa/impacciato*/legnoso*/impegnativo*/scorbutico*/nervoso*/lento/faticoso*) (in/da/nel/nelle/tra/nei/al) (città/guidare/manovrare/traffico/curve/curva/manovra/parcheggi/governare/parcheggio)|\
         (fatica/faticoso/difficile) (da manovrare/in curva/da guidare/da governare/da parcheggiare/in manovra)",
    ),
    (
        1,
        41,
        "(sanno/sa) (il fatto loro/il fatto suo/quello che/di cosa/consigliare/spiegare/come)|\
         (per filo e per segno/passo passo/passo per passo/punto per punto/con dovizia)|\
         (docenti/insegnanti/istruttori/tecnici/consulenti/commessi/medici/personale/esperti/tutor/formatori) (preparati/preparatissimi/competenti/esperti/qualificati/sono preparati/appassionati/ferrati/in gamba/di alto/navigati/bravissimi/con anni)|\
         (spiega/spiegano/guida/guidano/consiglia/consigliano/accompagna/indirizza) (tutto/bene/benissimo/con/passo/chiaramente/in modo chiaro/con pazienza/al meglio/con competenza/a dovere/onestamente/nei minimi)|\
         (guide/tutorial/videocorsi/corsi/lezioni/manuale/documentazione/consigli) (chiare/chiari/completi/completa/esaurienti/ben fatte/ben fatti/preziosi/dettagliato*/esemplare/ben strutturato*/impeccabili/utilissimi/utilissime/su misura/approfondito*)",
    ),
    (
        -1,
        41,
        "(lascia/lasciano) più dubbi|\
         (manuale/guida/documentazione/tutorial/istruzioni/corso/lezioni/guide) (lascia/inutile/scarna/scarno/incompleta/superficialo*/solo in inglese/lacunoso*/striminzito*/obsoleti/datato*/poco chiar*/inesistente/criptico/criptica/fermo*/approssimativo*/banali/vecchi*)|\
         (non sanno/non ne sanno/non sa/ne sanno/capiscono/non capiscono) (nulla/niente/rispondere/di cosa/un tubo/meno/poco/consigliare/cosa/spiegare)|\
         (impreparato*/incompetento*/disinformato*/improvvisato*/consigli banali/consigli interessati/consigli generici/consigli di parte/consigli sbagliati/consigli contraddittori/dilettanto*)",
    ),
    (
        1,
        42,
        "(ha/hanno/è/sono) (bruciato tutti/sempre un passo/un passo avanti/anticipato*/fatto da/rivoluzionato*/precorso*/avanti anni) (sul tempo/avanti/apripista/i tempi/il/luce/a tutti/)|\
         bruciato tutti sul tempo|\
         (un passo avanti/all'avanguardia/pionier*/apripista/rivoluzionari*/innovativo*/in anticipo sui tempi/di ultima generazione/futuristico*/visionari*/detta le regole/fa scuola/stato dell'arte/avanti anni luce/alza l'asticella)",
    ),
    (
        -1,
        42,
        "(dorme/dormono/si culla/vive/campa/riposa) (sugli allori/di rendita/sul passato)|\
         (fermo/ferma/rimasto/rimasta/bloccato*) (al palo/agli anni/al secolo/indietro/al passato/a dieci anni/nel passato/a anni)|\
         (nulla/niente/nessuna/zero) (di nuovo/di innovativo/novità/di che/innovazione/che non si)|\
         (superato/superata/antiquato/sorpassato/vecchio di/minestra riscaldata/riscaldato*/già visto/fotocopia/stantio/arretrato/obsoleto/senza idee/non innova/non si rinnova/ha smesso di/sa di già/preistorico*/anacronistico*) (anni/innovare/visto/)",
    ),
];
