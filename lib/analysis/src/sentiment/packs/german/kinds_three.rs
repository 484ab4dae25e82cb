//! German praise and blame as it is said of thirty kinds of products and services: taste to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "(schmeckt/schmecken/mundet/munden/duftet/duften) … (hervorragend/vorzüglich/köstlich/lecker/fantastisch/wie hausgemacht/frisch/aromatisch/himmlisch/wie selbstgemacht/wunderbar/gut/toll/nach mehr)|\
         (dichte/dichter/feine/goldene/haselnussbraune) crema|\
         (ein/der) (gaumenschmaus/gaumenfreude/genuss/hochgenuss/gedicht)|\
         (knusprig/saftig/cremig/würzig/vollmundig/aromatisch/fruchtig/zart/fluffig)|\
         (frühstück/frühstücksbuffet/buffet/essen/küche/speisen) … (reichhaltig/üppig/lecker/ausgezeichnet/hervorragend/frisch/vielfältig/köstlich)|\
         (lassen/lässt) … (wasser im mund/keine wünsche)",
    ),
    (
        -1,
        27,
        "(schmeckt/schmecken/riecht/riechen) … (fade/nach nichts/nach pappe/nach plastik/künstlich/verbrannt/bitter/muffig/chemisch/ranzig/langweilig/wässrig/nach chemie/laff/metallisch/scheußlich/lasch/abgestanden)|\
         (stehen/stehenlassen/liegen) lassen|lassen … (stehen/liegen/links liegen)|(rühren/rührt) … nicht an|\
         (fade/pappig/zäh/labbrig/matschig/trocken/versalzen/wässrig/ranzig/geschmacklos/gummiartig/mehlig)|\
         (zu/viel zu/arg/reichlich) (süß/salzig/bitter/scharf/fettig/trocken/sauer)|(lauwarm/verkocht/aufgewärmt)",
    ),
    (
        1,
        28,
        "(kommt/kommen) ohne (palmöl/zucker/zusatzstoffe/sulfate/parabene/silikone/konservierungsstoffe)|\
         (ohne/frei von) (sulfate/silikone/parabene/palmöl/zuckerzusatz/zusatzstoffe/konservierungsstoffe/aromastoffe/gentechnik/zugesetzten zucker/duftstoffe/mikroplastik/alkohol/gluten/laktose)|\
         (steckt/stecken) … (gute/natürliche/frische/viel eiweiß/viele vitamine/nur)|\
         (zutatenliste/zutaten) … (kurz/übersichtlich/natürlich/regional/bio/hochwertig/frisch/überschaubar)|\
         gut verträglich|\
         (bekömmlich/nährstoffreich/naturbelassen/eiweißreich/ballaststoffreich/vollwertig/hautfreundlich/zuckerfrei)",
    ),
    (
        -1,
        28,
        "(zu viel/viel zu viel/reichlich/jede menge/unmengen/unnötig viel) (zucker/salz/fett/zusatzstoffe/palmöl/alkohol/aromen/chemie/konservierungsstoffe)|\
         (zuckerbombe/kalorienbombe/chemiekeule/fettbombe)|(zutatenliste) … (lang/chemielabor/endlos/liest sich)|\
         (duftstoff/duftstoffe/parfüm/inhaltsstoffe) … reagieren|(reizt/reizen) die (haut/augen/kopfhaut)|\
         brennt in den augen|löst … (ausschlag/allergien) aus|\
         (hautreizungen/ausschlag/allergien/rötungen/pickel/unverträglich)|\
         (vollgestopft/überzuckert/übersüßt/stark verarbeitet/hochverarbeitet)",
    ),
    (
        1,
        29,
        "(begnügt/begnügen) sich mit|\
         (verbraucht/braucht/schluckt/zieht) … (kaum/wenig/nur wenig/sehr wenig/nur/weniger/deutlich weniger) (strom/wasser/sprit/energie/benzin/kraftstoff/0)|\
         (kompostierbar/abbaubar/wiederverwendbar/nachfüllbar/plastikfrei/klimaneutral/recycelbar/fairtrade/energieeffizient/umweltfreundlich/reparierbar/wiederverwertbar)|\
         (aus/mit) (recyceltem/recycelten/wiederverwertetem/biologischem) (material/plastik/kunststoff/pet/papier/baumwolle/materialien)|\
         (schont/entlastet) … (umwelt/klima/ressourcen/stromrechnung)|\
         (lässt/lassen) sich … (reparieren/nachfüllen/recyceln/wiederverwenden)",
    ),
    (
        -1,
        29,
        "(wickelt/verpackt/verpacken/packt/steckt/einschweißt) … (in plastik/in folie/einzeln/doppelt/übermäßig) (ein/)|\
         in plastik|\
         (schluckt/säuft/frisst/verbraucht/verschlingt/verschwendet/zieht) … (viel/reichlich/ordentlich/mehr/zu viel/unmengen/unnötig) (strom/wasser/sprit/benzin/energie/ressourcen)|\
         (stromfresser/spritschlucker/wegwerfprodukt/verpackungsmüll/plastikmüll/klimasünder/greenwashing/umweltsünde/wegwerfartikel)|\
         (lässt/lassen) sich … nicht (reparieren/recyceln/nachfüllen)",
    ),
    (
        1,
        30,
        "keinen cent|\
         (zahlt/zahlen/kostet/kosten/fällt/fallen) … (keinen cent/keine gebühren/nichts/keine gebühr/keine kosten) (an/extra/)|\
         (gebührenfrei/kostenfrei/zinsfrei/provisionsfrei/spesenfrei)|\
         (ohne/keine) (grundgebühr/kontoführungsgebühr/kontoführungsgebühren/versteckte kosten/zusatzkosten/ausgabeaufschlag/provision/orderkosten)|\
         (günstigen/fairen/guten/sehr günstigen) (wechselkurs/kurs/konditionen)|zinsfrei in raten",
    ),
    (
        -1,
        30,
        "(kostet/kosten) … (extra/zusätzlich/aufpreis/gebühren)|\
         (langt/langen/kassiert/kassieren/zockt/greift) … (ab/zu/kräftig/tief/mit)|\
         (berechnet/verlangt/nimmt/stellt/erhebt) … (für jede/für alles/zusätzlich/extra/aufschlag/in rechnung)|\
         (zahlt/zahlen) … (drauf/extra/für jede/für alles/zusätzlich)|\
         (versteckte/saftige/happige/undurchsichtige/hohe/unerwartete) (gebühren/zusatzkosten/kosten/aufschläge/zuschläge/nebenkosten)|\
         (voller/voll mit/steckt voller) (fußangeln/fallstricke/stolperfallen)|fußangeln|kostenfalle|abofalle|\
         gebührendschungel",
    ),
    (
        1,
        31,
        "(versichert/übernimmt/umfasst) (auch/sogar/selbst/alle)|(deckt/decken) … ab|\
         (empfang/netz/abdeckung) (bis/auch/selbst/sogar) (in den/in die/im/auf dem/in der)|\
         (ausgebautes/ausgebaute/dichtes/dichtestes/flächendeckendes/engmaschiges) netz|\
         (dichtes/dichte/großes/flächendeckendes) (werkstattnetz/filialnetz/servicenetz/händlernetz/automatennetz/ladenetz)|\
         flächendeckend|fünf gehminuten|direkt am (strand/bahnhof/zentrum)",
    ),
    (
        -1,
        31,
        "(funkloch/funklöcher/funklöchern/kein netz/kein empfang/ohne empfang/löchrig/netzlücken/lückenhaft)|\
         (greift/greifen/zahlt/leistet/deckt) … (nicht/kaum/nur bedingt) (bei/für/wenn/im)|(schließt/klammert) … aus|\
         (auf dem land/außerhalb der stadt/in tälern/im keller) … (nicht/kaum/kein/funkloch/weg/schwach)|keine filialen|\
         keine filiale",
    ),
    (
        1,
        32,
        "(liefert/liefern/kommt/kommen/da) … (am nächsten tag/über nacht/binnen 24 stunden/innerhalb von 24 stunden/am selben tag/früher als/blitzschnell/pünktlich/sorgfältig verpackt/gut verpackt)|\
         schon am nächsten tag|(kam/kamen/ankam/traf) … (schnell/gut verpackt/unversehrt/pünktlich/früher/heil) (an/)",
    ),
    (
        -1,
        32,
        "(kam/kamen/kommt/kommen/traf/trafen) … (zerdrückt/beschädigt/kaputt/verspätet/zu spät/verbeult/zerbrochen/mit verspätung/unvollständig/aufgerissen/zerkratzt/nie) (an/)|\
         (lieferung/paket/versand/sendung/bestellung) … (verspätet/lässt auf sich warten/verschollen/verloren/zerdrückt/beschädigt/wochen/zu spät/unvollständig/ewig)|\
         (völlig/total/komplett) zerdrückt",
    ),
    (
        1,
        33,
        "(jahre/jahr) garantie|(verlängert/gewährt/gibt/bietet) … garantie|\
         (nimmt/nehmen) … (anstandslos/kostenlos/problemlos/ohne murren) zurück|(geld/kaufpreis) … (zurück/anstandslos)|\
         (rückgabe/umtausch/retoure) … (problemlos/kinderleicht/kostenlos/anstandslos/reibungslos)",
    ),
    (
        -1,
        33,
        "(rücksendung/rückgabe/retoure/umtausch/erstattung/reklamation) … (geduldsspiel/geduldsprobe/albtraum/kampf/ewig/monate/wochen/tortur/qual/kompliziert/verweigert/abgelehnt)|\
         auf … (erstattung/rückzahlung/gutschrift/ersatz) … (wartet/warten/wartete)|auf … erstattung|\
         (wartet/warten) … (erstattung/rückzahlung/auf sein geld/auf ihr geld)|vertrag … (heraus/raus)|\
         (kündigen/kündigung) … (schwer/nur schriftlich/kompliziert/hürdenlauf/qual/ignoriert)|\
         (drückt/windet/mogelt) sich … garantie|(verweigert/verweigern/lehnt) … (garantie/erstattung/ersatz/kulanz)",
    ),
    (
        1,
        34,
        "(auf den/auf) (vorderen/vordersten/ersten) (plätzen/platz)|\
         (schneidet/schneiden/schnitt) … (hervorragend/gut/sehr gut/bestens/mit bestnote) ab|\
         (kunden/käufer/nutzer/gäste) (kaufen/kommen/bleiben/schwören/empfehlen/loben/bestellen) … (immer wieder/wieder/treu/weiter/in den höchsten tönen/darauf)|\
         (schwören/schwört) auf|\
         (rezensionen/bewertungen/kritiken/kundenstimmen/meinungen) … (positiv/überwiegend positiv/begeistert/gut/hervorragend)|\
         (genießt/genießen/hat) … (guten ruf/hervorragenden ruf/tadellosen ruf/ansehen/vertrauen/kultstatus)|\
         in aller munde|(ein name/eine marke) (für/der/mit) (qualität/tradition/vertrauen)|(stammkunden/stammkundschaft)",
    ),
    (
        -1,
        34,
        "(datenleck/skandal/rückruf/affäre/abmahnung) … (geschadet/ruf/vertrauen/image/angekratzt)|\
         (ruf/image/vertrauen/ansehen) … (geschadet/gelitten/angekratzt/ramponiert/beschädigt/verspielt/ruiniert/dahin)|\
         (ruf/image) (hat/haben) … gelitten|dem ruf|(häufen/mehren/stapeln) sich … (beschwerden/klagen/kritik/negative)|\
         (schlechter/zweifelhafter/miserabler/angeschlagener) ruf|(schlechten/zweifelhaften/miserablen) ruf|\
         (stand/steht/gerät/geriet) … (in der kritik/unter beschuss/in verruf/am pranger/in die schlagzeilen)",
    ),
    (
        1,
        35,
        "(angebot/auswahl/katalog/sortiment/palette/bibliothek) … (riesig/gigantisch/unerschöpflich/enorm/beeindruckend/lässt keine/erschlagend groß/breit/vielfältig)|\
         (mehr als/über/gut/rund) (hundert/tausend/0/zweihundert) (sender/titel/kanäle/modelle/artikel/sorten/serien/filme/rezepte/kurse/farben/ziele/marken)|\
         (für jeden/für alle) (geschmack/etwas/anlass) (dabei/etwas/)|\
         (exklusive/eigene) (serien/inhalte/filme/titel/marken)|nirgends sonst|\
         (wird/werden) (laufend/ständig/wöchentlich) ergänzt",
    ),
    (
        -1,
        35,
        "(sucht/suchen/vermisst/fehlen/fehlt) … (vergebens/vergeblich/große größen/auswahl/titel/neuheiten)|\
         (große größen/neue filme/aktuelle titel/auswahl) … (vergebens/vergeblich/fehlen/mangelware/rar)|\
         (auswahl/angebot/sortiment/programm) … (dünn/mager/überschaubar/klein/lückenhaft/dürftig/begrenzt/eingeschränkt)|\
         (ständig/oft/dauernd/meist) (ausverkauft/vergriffen)",
    ),
    (
        1,
        36,
        "(im nu/schnell/rasch/leicht/mühelos/in sekunden/mit einem wisch) (sauber/gereinigt/abgewischt/gespült/ausgeleert)|\
         (darf/kann/können/dürfen/wandert/kommt) … (in die spülmaschine/in den geschirrspüler/in die waschmaschine)|\
         spülmaschinenfest|(reinigt/reinigen/entkalkt) sich … (selbst/von selbst/von allein/selber)|\
         (lässt/lassen) sich … (abwischen/abspülen/auswaschen/zerlegen/reinigen/säubern)",
    ),
    (
        -1,
        36,
        "(entkalken/reinigen/putzen/säubern/reinigung/pflege/wartung/saubermachen) … (artet/arbeit/nervt/umständlich/fummelig/mühsam/zeit/aufwendig/qual/geduldsprobe/lästig/teuer)|\
         (ersatzfilter/beutel/filter/patronen/tinte/ersatzteile/verbrauchsmaterial/kapseln/klingen) … (ins geld/teuer/kostspielig/ständig/schwer zu bekommen/alle paar)|\
         gehen … ins geld|\
         (jedes jahr/jährlich/ständig/regelmäßig/dauernd/nach jedem) … (gewartet/gereinigt/getauscht/entkalkt/ausgetauscht/geputzt/erneuert)|\
         (verkalkt/verschimmelt/verstopft/verdreckt/setzt kalk an/staubfänger/zieht staub)",
    ),
    (
        1,
        37,
        "(passt/passen) … (der komplette/die ganze/der ganze/das ganze/das gesamte/ein ganzer)|kofferraum … passt|\
         (schluckt/fasst/nimmt) … (alles/problemlos/viel/locker/das ganze/die ganze/mühelos/einen ganzen)|\
         (platz/stauraum/raum/speicher) (ohne ende/satt/genug/für die ganze/für alles/im überfluss/en masse)|\
         (wochenendeinkauf/wochenration)",
    ),
    (
        -1,
        37,
        "ist bei (0 gb/0) schluss|(schnell/bald/rasch/ständig/im nu) (voll/randvoll/überfüllt/belegt)|\
         (passt/passen) … (kaum/nicht/wenig) (etwas/viel/alles/hinein/rein/)|\
         (ständig/dauernd/oft/alle paar tage) … (geleert/nachgefüllt/ausgeleert)|(knapp/knausrig/mager) bemessen|\
         kein (gerät/platz/parkplatz/tisch) (mehr/) frei|(proppenvoll/überlaufen/brechend voll)",
    ),
    (
        1,
        38,
        "(reicht/reichen/funkt/strahlt/kommt) … (bis in den/bis in die/bis in jede/durch mehrere/bis unters/durch dicke) (hintersten/letzten/letzte/) (winkel/wände/garten/keller/dach/zimmer/ecke/stockwerk/etage)|\
         bis in den (hintersten/letzten) winkel|\
         schafft … (echte/locker/über/gut/mehr als/problemlos) (0/0 kilometer/0 km)|\
         (kilometer/km) (am stück/mit einer ladung/ohne nachladen/weit)",
    ),
    (
        -1,
        38,
        "(reicht/kommt/schafft/reichen/gelangt) … (nicht/kaum/nur) (bis/durch/0/weit/wenige)|\
         (bleibt/bleiben) … (auf halber strecke/auf der strecke/liegen)|\
         (signal/wlan/funk/verbindung/bluetooth) … (reißt/bricht/schwach/reicht nicht/verloren/schon im nebenraum) (ab/)|\
         (nur/gerade mal/kaum) 0 (kilometer/km/meter) (weit/am stück/reichweite/)",
    ),
    (
        1,
        39,
        "(aufs gramm/auf den millimeter/auf die sekunde/auf den punkt/auf den zentimeter/aufs grad/auf den meter) (genau/)|\
         (misst/zeigt/zählt/erkennt/trifft/berechnet/ortet/erfasst/wiegt) … (genau/präzise/exakt/korrekt/zuverlässig/richtig/punktgenau/fehlerfrei/verlässlich)|\
         (ebenso/genauso/sehr/äußerst/absolut/erstaunlich) (genau/präzise/exakt)|\
         (verlässliche/exakte/genaue/präzise/plausible) (werte/messwerte/messungen/daten/ergebnisse)",
    ),
    (
        -1,
        39,
        "(liegt/liegen/lag) … (daneben/falsch/deutlich daneben/weit daneben)|\
         (misst/zeigt/zählt/erkennt/rechnet/ortet/schätzt/trackt) … (falsch/ungenau/zu viel/zu wenig/daneben/mondwerte/nicht/schlecht/unzuverlässig/fehlerhaft/hausnummern/keine)|\
         (weicht/weichen) … ab|(laufen/läuft/hinkt/hinken) … hinterher|\
         (fantasiewerte/mondwerte/hausnummern/messfehler/ungenaue werte/abweichungen)|\
         (verrechnet/verschätzt/vermisst/irrt) sich",
    ),
    (
        1,
        40,
        "(lenkt/fährt/steuert/rollt/gleitet) sich … (präzise/leicht/spielend/wie auf schienen/butterweich/agil/spritzig/entspannt/angenehm/flink/ruhig)|\
         (liegt/liegen) … (satt/sicher/wie ein brett/ruhig/stabil) auf der straße|\
         (wie auf schienen/satt auf der straße/kurvenfreudig/fahrspaß/wendig/spurtreu/agil)|\
         (hervorragender/guter/ausgezeichneter/sicherer/starker) grip|\
         (verzeiht/verzeihen) … (fehler/treffer/schläge/fahrfehler/unsaubere)|nimmt … kurven",
    ),
    (
        -1,
        40,
        "(schwimmt/schlingert/eiert/wankt/neigt sich/untersteuert/flattert/schaukelt/ruckelt) (in/bei/auf/beim/durch/stark/spürbar/)|\
         (schwammige/träge/indirekte/schwergängige/teigige/gefühllose) (lenkung/bremse/schaltung/steuerung)|\
         (lenkung/bremse/fahrwerk/schaltung/federung) … (schwammig/hart/träge/indirekt/poltert/polternd/teigig/gefühllos/ruppig/bockig/nervös/hakelig)|\
         (unhandlich/schwerfällig/störrisch/bockig/träge) (in/im/zu/beim/auf)",
    ),
    (
        1,
        41,
        "wovon (sie/er/man) (reden/sprechen/redet/spricht)|\
         (erklären/erklärt/vermitteln/vermittelt) … (verständlich/anschaulich/alles/geduldig/gut/klar/schritt für schritt/praxisnah/fundiert/ausführlich)|\
         (dozenten/lehrer/trainer/berater/techniker/experten/kursleiter/mechaniker/verkäufer/ärzte/coaches) … (bestens vorbereitet/kompetent/erfahren/vom fach/qualifiziert/nehmen sich/top/geduldig/hervorragend/ihr handwerk/kennen)|\
         (vom fach/ihr handwerk/ahnung haben/fachkundig/sachkundig/versiert/praxisnah/lehrreich)|\
         (fundierte/ehrliche/kompetente/individuelle) (beratung/tipps/auskünfte/hilfe)",
    ),
    (
        -1,
        41,
        "hilft nicht weiter|\
         (handbuch/anleitung/dokumentation/faq/hilfe/kurs/material/unterlagen) … (nicht weiter/lückenhaft/nutzlos/veraltet/dürftig/dünn/nur auf englisch/unverständlich/fehlt/oberflächlich/magere/wirr)|\
         (keine/kaum/null/wenig) (ahnung/fachwissen/fachkenntnis/erklärungen/hilfestellung/beratung/dokumentation)|\
         (ahnungslos/planlos/inkompetent/überfordert/unwissend/fachfremd)|\
         (falsche/widersprüchliche/oberflächliche/schlechte/miese) (auskünfte/beratung/auskunft/tipps/antworten)",
    ),
    (
        1,
        42,
        "(einen schritt/eine nasenlänge/um längen/meilenweit/der zeit) voraus|\
         (setzt/setzen) … (trends/neue maßstäbe/auf neueste/neue standards)|\
         (vorreiter/pionier/trendsetter/wegweisend/bahnbrechend/zukunftsweisend/revolutionär/auf der höhe der zeit/neueste technik/modernste technik/vorn dabei)|\
         (als erster/als erste/als erstes) (hersteller/anbieter/marke/auf dem markt/)",
    ),
    (
        -1,
        42,
        "(seit jahren/seit langem/seit ewigkeiten/kaum) … (nichts getan/nichts neues/nichts passiert/stillstand/keine neuerungen/weiterentwickelt/nichts geändert)|\
         (alter wein/aufgewärmt/aufguss/abklatsch/ideenlos/einfallslos/stillstand/rückständig/technik von gestern/technik von vorgestern/kein fortschritt)|\
         (ist/wirkt/sind) … (veraltet/überholt/hoffnungslos veraltet/in die jahre gekommen/von gestern)|nichts neues",
    ),
];
