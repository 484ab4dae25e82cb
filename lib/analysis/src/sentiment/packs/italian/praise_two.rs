//! Italian phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        24,
        "aggiornamenti (frequenti/costanti/regolari/continui/garantiti/puntuali/tempestivi/per 0 anni/mensili/rapidi)|\
         si aggiorna (spesso/regolarmente/di frequente/da sola)|senza (pubblicità/bloatware/app inutili)|\
         (fatto/fatta) come si deve|ben (tradotto/tradotta)|è un piacere da usare|0 anni di aggiornamenti|anni di aggiornamenti|\
         anni di aggiornamenti garantiti|supporto (software/) esemplare",
    ),
    (
        1,
        25,
        "punteggio massimo nei crash test|cinque stelle euro ncap|non irrita|non irritare|non brucia|non dà allergie|\
         non provoca irritazioni|non causa irritazioni|non effetti collaterali|non provoca arrossamenti|non fa bruciare|\
         senza irrita|senza irritare|senza brucia|senza dà allergie|senza provoca irritazioni|senza causa irritazioni|\
         senza effetti collaterali|senza provoca arrossamenti|senza fa bruciare|\
         (non/senza) (irrita/irritare/brucia/dà allergie/provoca irritazioni/causa irritazioni/effetti collaterali/provoca arrossamenti/fa bruciare) (la pelle/gli occhi)|\
         (ipoallergenico/ipoallergenica)|dermatologicamente (testato/testata)|\
         (testato/testata/testati/testate) dermatologicamente|privo di (bpa/sostanze tossiche)|senza bpa|(atossico/atossica)|\
         si spegne da (solo/sola)|spegnimento automatico di sicurezza|\
         freni (potenti/eccellenti/pronti/modulabili/efficaci/ottimi)|\
         frena (bene/benissimo/in poco spazio/con decisione/in modo sicuro)|frenata (potente/sicura/pronta/modulabile/efficace)|\
         (protegge/proteggono) (bene/benissimo/efficacemente/dagli urti/dal sole/dagli impatti/la testa/la pelle dal sole)|\
         (trasmette/infonde/dà/restituisce) (un grande senso di/molta/grande/un senso di/tanta/) sicurezza|frena da (solo/sola)|\
         frena (con dolcezza/in sicurezza)|avvisa (se/quando/in caso)|\
         protegge (benissimo/egregiamente/bene) (gli/i suoi) occupanti|antiscivolo|rassicurano",
    ),
    (
        1,
        26,
        "(crittografia/cifratura) (end to end/di livello militare/avanzata/robusta/forte/completa)|\
         nessun (log/tracciamento/tracciante)|\
         (massima/ottima/elevata/grande/totale/solida) (privacy/sicurezza dei dati/riservatezza/protezione dei dati/tutela dei dati/sicurezza nei pagamenti)|\
         sicurezza (di livello bancario/bancaria/solida/impeccabile/informatica)|autenticazione a due fattori|\
         verifica in due passaggi|politica no log|\
         (blocca/rileva/ferma) (le frodi/i tentativi di frode/virus/malware/phishing/le minacce/ogni minaccia/tutte le minacce/gli attacchi)|\
         puoi bloccare la carta|a prova di hacker|conforme al gdpr|non conserva (registri/log)|\
         codice (aperto/open source/pubblico)|pubblica il codice|(verificato/verificata) da (enti/esperti) indipendenti|\
         rischio di frodi è minimo|protegge i pagamenti|cifra (tutto/tutti/tutte)|non rivende|doppia autenticazione|\
         mette al sicuro (i conti/il conto)",
    ),
    (
        1,
        27,
        "\
         (sa/sanno/profuma/profumano/odora) (di buono/di casa/di pulito/di fresco/buono/di frutta/di pane appena sfornato/di pane)|\
         (buono da morire/buona da morire/buoni da morire/buone da morire/buonissimo/buonissima/buonissimi/buonissime/squisito/squisita/squisiti/squisite/delizioso/deliziosa/deliziosi/deliziose/gustoso/gustosa/gustosi/gustose/gustosissimo/gustosissima/saporito/saporita/saporiti/saporite/prelibato/prelibata/succulento/succulenta/succulenti/succulente/appetitoso/appetitosa/croccante/croccanti/cremoso/cremosa/cremosi/cremose/fragrante/fragranti/profumato/profumata/profumati/profumate/aromatico/aromatica/succoso/succosa/succosi/succose/friabile/friabili/goloso/golosa/golosi/golose/dissetante/dissetanti/rinfrescante/rinfrescanti/freschissimo/freschissima/freschissimi/freschissime/tenero/tenera/teneri/tenere/digeribile/digeribili/vellutato/vellutata/vellutati/vellutate)|\
         una delizia|un piacere per il palato|da leccarsi i baffi|si scioglie in bocca|\
         (cucina/cibo/piatti/colazione) (ottimo/ottima/ottimi/eccellente/curato/curata/curati/genuino/genuina/genuini/raffinato/raffinata/raffinati/abbondante/abbondanti/prelibato/prelibata/prelibati/di alto livello/deliziosi)|\
         (buon/ottimo/gran) (sapore/gusto/aroma/profumo/caffè)|(amaro/amara/dolce/salato/salata) al punto giusto|\
         profuma di (agrumi/pulito/fresco/lavanda/limone)|al punto giusto|buon (gusto/sapore) di|(vellutato/vellutata)|\
         (degno/degna) di un (buon/bar)|colazione (abbondante/ricca/ottima)",
    ),
    (
        1,
        28,
        "\
         ingredienti (naturali/genuini/biologici/freschi/di qualità/di prima qualità/di prima scelta/semplici/selezionati/di alta qualità/locali/italiani/sani/di origine naturale/di stagione/a km zero/puri/certificati/eccellenti/pregiati/di origine vegetale/vegani)|\
         (lista/elenco) (degli/di) ingredienti (corto/corta/breve/brevissima/pulito/pulita/trasparente/essenziale/chiaro/chiara/cortissima/cortissimo)|\
         inci (pulito/verde/ottimo/eccellente/corto)|etichetta (corta/pulita/trasparente/chiara)|\
         0 % (naturale/vegetale/italiano/biologico/arabica/cotone/carne)|\
         (biologico/biologica/biologici/biologiche/bio=/sano/sana/sani/sane/salutare/salutari/nutriente/nutrienti/genuino/genuina/genuini/genuine/vegano/vegana/vegani/vegane/naturale/naturali/iperproteico/iperproteica/senza glutine/artigianali e naturali)|\
         (composizione/formula/formulazione/ricetta) (pulita/pulitissima/equilibrata/naturale/bilanciata/vegana/delicata/eccellente/semplice/curata/ricca/trasparente/certificata)|\
         materie prime (di qualità/eccellenti/selezionate/locali/di prima scelta/italiane/fresche/biologiche/di altissima qualità)|\
         (adatto/adatta) a (celiaci/vegani/diabetici/intolleranti)|ricette (casalinghe/tradizionali/della nonna)|\
         interamente (bio/biologico)|senza sali di alluminio",
    ),
    (
        1,
        29,
        "\
         (consuma/consumano) (poco/pochissimo/poca acqua/poca energia/pochissima energia/pochissima acqua/meno/la metà/poca corrente/meno energia/meno acqua/il giusto/quasi nulla)|\
         (consumi/consumo) (bassi/basso/ridotti/ridotto/contenuti/contenuto/minimi/minimo/bassissimi/bassissimo/irrisori/energetici ridotti/da record/parchi/parco/ridotti al minimo/ridotto al minimo/energetico ridotto/energetico contenuto/di acqua ridotto)|\
         (bassi/basso/ridotti/ridotto) (consumi/consumo)|\
         (rispettosa/rispettoso/rispettosi/rispetta/rispettano) (dell'ambiente/del pianeta/l'ambiente/la natura/il pianeta/della natura)|\
         (amico/amica/attento/attenta/impegno/impegnata/impegnato) (dell'ambiente/all'ambiente/per l'ambiente/ambientale/del pianeta/al pianeta/alla sostenibilità)|\
         (sostenibile/sostenibili)|(ecologico/ecologica)|(ecosostenibile/ecosostenibili)|green=|eco friendly|\
         (biodegradabile/biodegradabili)|(compostabile/compostabili)|(riciclabile/riciclabili)|\
         (riciclato/riciclata/riciclati/riciclate)|cruelty free|plastic free|carbon neutral|a impatto zero|\
         impatto (zero/ridotto/minimo)|zero emissioni|emissioni zero|energia (rinnovabile/verde/pulita/solare)|\
         non testato su animali|commercio equo|filiera (corta/etica/trasparente/controllata/tracciabile)|\
         certificazioni? (ambientali/ecologiche/b corp/bio/fair trade)|b corp|classe (a/energetica a/energetica elevata)|\
         (parco/parchi) nei consumi|a basso consumo|produzione (locale/etica/sostenibile/responsabile)|\
         (prodotto/prodotti) localmente|(etico/etica)|scelta responsabile|paga (salari/stipendi) (equi/giusti/dignitosi)|\
         cotone (biologico/organico)|compensa le emissioni|ritira (gli imballaggi/l'usato)|paga equamente|fibre riciclate|\
         ritira i vecchi apparecchi|imballaggi in cartone|indice di riparabilità",
    ),
    (
        1,
        30,
        "(basse/poche/zero) (commissioni/spese)|a (canone/commissioni/costo) zero|canone zero|tutto incluso|\
         tutto compreso nel prezzo|tra le (commissioni/più) (più basse/basse)|commissioni più basse|le più basse|\
         disdire è (semplicissimo/facile/facilissimo)|nessuna sorpresa in bolletta|non addebita (spese/costi/alcuna)|\
         non applica spese",
    ),
    (
        1,
        31,
        "(ampia/ottima/eccellente/buona/grande/vasta/capillare) (copertura/rete/ricezione/scelta di destinazioni)|\
         (ottimo/buon/eccellente) segnale|\
         (prende/segnale) (ovunque/dappertutto/bene ovunque/anche in cantina/anche in montagna)|\
         rete (di sportelli/di filiali/di officine/di assistenza) (capillare/ampia/estesa/vasta)|\
         (migliaia/centinaia/ampia rete/oltre 0) di (sportelli/filiali/officine/cliniche/destinazioni/punti vendita/strutture/centri/medici)|\
         voli diretti",
    ),
    (
        1,
        32,
        "\
         (ben/molto ben/perfettamente/accuratamente) (imballato/imballata/imballati/imballate/confezionato/confezionata/confezionati/confezionate/protetto/protetta/protetti/protette)|\
         imballaggio (curato/accurato/sicuro/robusto/impeccabile/ottimo/perfetto/eccellente)|rispettano i tempi|\
         rispetta i tempi|tracciamento (in tempo reale/preciso/puntuale)|\
         (manda/spedisce/recapita) (la carta/il pacco/tutto) a casa in|a casa in (due giorni/24 ore/0 giorni)|\
         te lo portano (a casa/al piano)|(arrivato/arrivata) il giorno dopo|perfettamente (imballato/imballata)|\
         arrivano (ben/) (refrigerato/refrigerata/refrigerati/refrigerate)",
    ),
    (
        1,
        33,
        "\
         garanzia (a vita/estesa/di 0 anni/decennale/lunga/generosa/ampia/illimitata/completa/di ben 0 anni/superiore alla media/di oltre 0 anni/quinquennale/di lunga durata/eccellente/ottima/solida/fino a 0 anni/totale/di dieci anni/di cinque anni/triennale/ventennale)|\
         (ampia/lunga/ottima/generosa/eccellente) garanzia|\
         (0 notti/0 giorni/cento notti/un mese) (di prova/per provarlo/per il reso/per cambiare idea/per ripensarci)|\
         soddisfatti o rimborsati|\
         politica (di reso/dei resi/di rimborso/di cancellazione) (flessibile/generosa/chiara/eccellente/semplice/trasparente/ottima)|\
         (prova gratuita/prova gratis) (di/per/lunga/senza)|\
         (ripara/riparano/sostituisce/sostituiscono) (gratis/gratuitamente/in garanzia/senza costi/subito/il pezzo/senza storie)|\
         un anno di prova|anno di prova gratuito|passano a ritirarlo|passano a prenderlo|vengono a ritirarlo|\
         vengono a prenderlo|(passano/vengono) a (ritirarlo/prenderlo) a casa|garanzia di (cinque/dieci/0) anni|\
         0 anni di garanzia (inclusi/senza costi/gratis)|senza costi aggiuntivi|\
         (garantito/garantita/garantiti/garantite) (0/venticinque/dieci) anni|più della media del mercato",
    ),
    (
        1,
        34,
        "molte recensioni positive|migliaia di recensioni|\
         (ottime/buone/eccellenti/molte recensioni positive/migliaia di recensioni/splendide) (recensioni/opinioni/valutazioni)|\
         (sul mercato/nel settore/attivo/attiva/presente) da (oltre/più di/) (0 anni/un secolo/decenni/mezzo secolo/generazioni)|\
         (decenni/anni/oltre un secolo/lunga) (di/) (esperienza/tradizione/storia)|(ispira/trasmette/merita/infonde) fiducia|\
         sinonimo di (qualità/affidabilità/eccellenza/garanzia)|\
         (molto/tra i più/fra i più/più) (popolare/popolari/apprezzato/apprezzata/apprezzati/apprezzate/venduto/venduta/venduti/vendute/amato/amata/amati/amate/recensito/recensita)|\
         (rinomato/rinomata/rinomati/rinomate)|(prestigioso/prestigiosa/prestigiosi/prestigiose)|(blasonato/blasonata)|\
         leader (di mercato/del settore/di settore/mondiale)|best seller|\
         (media/voto/valutazione) (di/medio di/media di/) (0 stelle/0 su 0)|buona fama|ottima fama|\
         guida le (classifiche/valutazioni)|la (banca/marca/compagnia) più amata|più (amato/amata) da|\
         migliaia di clienti soddisfatti|\
         (ha vinto/ha ricevuto/vanta) (diversi/numerosi/molti/un/vari) (premi/premio/riconoscimenti)",
    ),
    (
        1,
        35,
        "per tutti i gusti|per ogni (gusto/esigenza/stile)|\
         c'è (di tutto/l'imbarazzo della scelta/davvero di tutto/solo l'imbarazzo della scelta)|imbarazzo della scelta|\
         si trova di tutto|taglie (comode/inclusive/per tutti/grandi)|contenuti (esclusivi/originali di qualità/per tutti)|\
         trovi di tutto|troveranno pane per i loro denti|tra i (cataloghi/più) (più ricchi/ricchi)|un ventaglio impressionante|\
         oltre 0 (ricette/titoli/referenze/prodotti)",
    ),
    (
        1,
        36,
        "\
         (non/senza/quasi nessuna/nessuna/zero/poca/pochissima) (richiede/serve/necessita di/chiede/) (alcuna/particolare/grande//molta) manutenzione|\
         manutenzione (minima/ridotta/semplice/facile/quasi nulla/nulla/economica/ridotta al minimo/zero/praticamente nulla/bassa/semplicissima/elementare)|\
         pulizia (facile/semplice/rapida/automatica/veloce/immediata/facilissima/agevole/semplicissima/senza fatica)|\
         (autopulente/autopulenti/autopulizia/sfoderabile/sfoderabili/lavabile/lavabili/antimacchia/smontabile/smontabili)|\
         (ricambi/pezzi di ricambio) (facili da trovare/economici/disponibili/reperibili/sempre disponibili/facilmente reperibili)|\
         non (attacca/si attacca/si macchia/trattiene lo sporco/si attacca nulla/raccoglie polvere/si annidano)|\
         (tutto/tutti/tutte/parti/componenti/pezzi/accessori) (in lavastoviglie/lavabili/smontabili/estraibili)|si smonta|\
         si smonta (tutto/tutta/interamente)|non chiede manutenzione|si estrae con un gesto|si sciacqua sotto l'acqua|\
         non serve stirare|senza una piega|costi di manutenzione (bassi/ridotti/contenuti)",
    ),
    (
        1,
        37,
        "(capiente/capienti)|(capientissimo/capientissima)|(spazioso/spaziosa/spaziosi/spaziose)|(spaziosissimo/spaziosissima)|\
         (espandibile/espandibili)|spazio (da vendere/in abbondanza/a volontà/per tutto/per tutta la famiglia)|\
         (ideale/perfetto/perfetta/sufficiente/adatto/adatta) (per/a) (famiglie/famiglie numerose/una famiglia/tutta la famiglia/chi ha bambini/una famiglia di 0) =|\
         inghiotte la spesa|bagagliaio immenso",
    ),
    (
        1,
        38,
        "autonomia (di oltre/di ben/superiore a/reale di/di/di più di) (0 km/0 chilometri/i 0 km)|\
         (ampia/lunga/grande/ottima/eccellente) (portata/percorrenza)|\
         portata (ampia/eccellente/notevole/ottima/elevata/sorprendente/generosa/lunga)|\
         viaggi lunghi senza (ansia/ricaricare/soste)|senza perdere il segnale|vola fino a 0 km|oltre 0 km (reali/con un pieno)|\
         va più lontano di|più lontano della",
    ),
    (
        1,
        39,
        "\
         (preciso/precisa/precisi/precise/precisissimo/precisissima/precisissimi/precisissime/accurato/accurata/accurati/accurate/esatto/esatta/esatti/esatte/infallibile/infallibili/attendibile/attendibili)|\
         (grande/ottima/massima/estrema/elevata/altissima/eccellente/notevole) (precisione/accuratezza/esattezza)|\
         precisione (chirurgica/millimetrica/assoluta/svizzera/eccellente/al grammo/impressionante/sorprendente/da laboratorio/elevata/al millimetro)|\
         al (grammo/millimetro/secondo)|(margine di errore/scarto) (minimo/ridotto/bassissimo/trascurabile/irrisorio/basso)|\
         gps (preciso/accurato/affidabile/precisissimo)|tiene l'accordatura|mantiene (l'accordatura/la temperatura)|\
         sgarra (al massimo/appena)|roba da laboratorio|(coincide/coincidono) con|fa centro|combaciano con",
    ),
    (
        1,
        40,
        "\
         (divertente/divertenti/piacevole/piacevoli/facile/facili/un piacere/agile/rilassante/un divertimento) da (guidare/condurre/manovrare/spingere/portare in curva/pedalare/suonare)|\
         (maneggevole/maneggevoli/agile/agili/manovrabile/manovrabili/maneggevolissimo/maneggevolissima/agilissimo/agilissima)|\
         (grande/ottima/eccellente/notevole) (maneggevolezza/agilità/stabilità/tenuta di strada/manovrabilità)|piacere di guida|\
         si infila nel traffico|gira in un fazzoletto|raggio di sterzata ridotto|(piantato/piantata) a terra|\
         (incollato/incollata) all'asfalto|tengono bene la strada|tengono la strada|\
         tengono (bene/) la strada (in modo esemplare/bene/benissimo)|tiene la strada|filtrano bene le buche|\
         assorbono (bene/) le buche|non rolla|stabile in discesa|supera (i/) marciapiedi",
    ),
    (
        1,
        41,
        "(ottimi/buoni/preziosi/validi) consigli|\
         consulenza (personalizzata/gratuita/esperta/eccellente/di qualità/professionale/su misura/competente/preziosa/qualificata/onesta)|\
         (grande/profonda/notevole/comprovata/ottima) (competenza/preparazione/conoscenza/esperienza)|(competente/competenti)|\
         (preparato/preparata/preparati/preparate)|(preparatissimo/preparatissima/preparatissimi/preparatissime)|\
         (qualificato/qualificata/qualificati/qualificate)|sanno (quello che fanno/di cosa parlano/il fatto loro/consigliare)|\
         si impara|si impara (in fretta/tanto)|(didattico/didattica)|\
         metodo (efficace/collaudato/valido/che funziona/vincente/coinvolgente)|consigli (sensati/utili/preziosi/azzeccati)|\
         (danno/dà) (buoni/ottimi) consigli|da decenni (fa/produce/perfeziona)",
    ),
    (
        1,
        42,
        "all'avanguardia|sinonimo di innovazione|leader nell'innovazione|\
         (pioniere/pioniera/pionieri) (di/nel/nella/nell'/dei/delle)|\
         (detta/fa/segna/traccia/indica) (legge/la strada/il passo/tendenza/scuola/la via)|\
         (continua a/non smette di/sa) innovare|innova|innovano|(innovativo/innovativa/innovativi/innovative)|\
         (rivoluzionario/rivoluzionaria/rivoluzionarie)|(pionieristico/pionieristica)|(avveniristico/avveniristica)|\
         (futuristico/futuristica)|(avanzato/avanzata/avanzati/avanzate)|\
         (avanzatissimo/avanzatissima/avanzatissimi/avanzatissime)|d'avanguardia|ultima generazione|di ultima generazione|\
         tecnologicamente (avanzato/avanzata/avanzati/avanzate)|\
         tecnologia (avanzata/d'avanguardia/di ultima generazione/all'avanguardia/di punta/brevettata/innovativa/proprietaria/al top/rivoluzionaria/modernissima)|\
         (anni luce/un passo) avanti|un passo avanti a tutti|all'ultimo grido|in anticipo sui tempi|\
         (ridefinisce/reinventa/rivoluziona/ha rivoluzionato/alza l'asticella)|\
         intelligenza artificiale (avanzata/integrata/utile)|(è stata/è stato) (la prima/il primo) a|\
         premi (per/all') (l'/) innovazione|vantaggio tecnologico|un passo avanti tecnologicamente",
    ),
];
