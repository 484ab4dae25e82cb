//! German praise and blame as it is said of thirty kinds of products and services: the whole to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "kein weg vorbei|(macht/machen) … (nichts falsch/alles richtig/nichts verkehrt)|\
         (würde/würden) … (jederzeit/sofort/immer) wieder (kaufen/buchen/wählen/nehmen/)|(gibt/gab) … nichts besseres|\
         (besten/bester/beste) (ihrer/seiner/der) (klasse/art/zunft/preisklasse)|\
         (wunschlos/rundum/vollauf/restlos) (glücklich/zufrieden/begeistert)|\
         (kaufempfehlung/daumen hoch/volltreffer/klare empfehlung)|(man kann/lässt sich) nur (empfehlen/loben)",
    ),
    (
        -1,
        0,
        "(keine/nicht wirklich eine) (kaufempfehlung/empfehlung/offenbarung)|mehr (aber/) auch nicht|\
         solide mehr aber auch nicht|(besser/lieber) (die finger/die finger weg/verzichten/zu einem anderen)|finger weg|\
         (würde/würden) … (nicht/nie/kein zweites mal) (wieder/noch einmal/nochmal) (kaufen/buchen/wählen/nehmen/empfehlen)|\
         (eher/nur/bloß/bestenfalls) (mittelmaß/durchschnitt/zweite wahl/mittelmäßig/durchschnittlich)|\
         (bereut/bereue/bereuen/fehlkauf/reinfall/enttäuschung auf)",
    ),
    (
        1,
        2,
        "(preis/preise) … (stimmt/fair/vernünftig/unschlagbar/günstig/in ordnung/human/geht in ordnung/kaum zu schlagen)|\
         (kommt/kommen) … (günstiger/billiger/preiswerter)|\
         (schont/schonen) … (geldbeutel/portemonnaie/haushaltskasse/konto)|\
         (spottbillig/supergünstig/schnäppchen/preisknaller/kampfpreis/preistipp/sparfüchse/für kleines geld)|\
         (kostet/kosten) … (nicht die welt/wenig/fast nichts/weniger/nur/einen bruchteil/deutlich weniger)",
    ),
    (
        -1,
        2,
        "(loch/löcher) (in den geldbeutel/ins budget/in die kasse/in die haushaltskasse/ins konto)|\
         (dreht/schraubt/zieht) … (an der preisschraube/die preise/preise) (an/hoch/)|preisschraube|\
         (geht/gehen) … (ins geld/auf den geldbeutel)|\
         (kostet/kosten) … (ein vermögen/eine stange geld/ein heidengeld/deutlich mehr/stolze/satte/mehr als/ordentlich/eine menge/viel geld/schlappe)|\
         (teurer spaß/kostspieliges vergnügen/apothekenpreise/mondpreise/wucher/gesalzen/gepfeffert/sündhaft/sündteuer/sauteuer/preisaufschlag/preiserhöhung/preiserhöhungen)|\
         (greift/langt) … tief in die tasche|tief in die tasche|nicht die (billigste/günstigste) (wahl/)|\
         (preis/preise) … (happig/gesalzen/zu hoch/abschreckend/ein wort/schlucken/steigt/steigen/hat sich gewaschen/schmerzt)",
    ),
    (
        1,
        3,
        "(für das geld/für den preis/zu dem preis/für diesen preis/fürs geld) (bekommt/kriegt/erhält/gibt/bietet/ist) … (viel/erstaunlich viel/einiges/mehr/kaum besseres/mehr als/ordentlich/reichlich/top/unschlagbar)|\
         erstaunlich viel|(macht) sich … bezahlt|(jeden/ihren/seinen) (cent/euro/preis) wert|\
         (preis leistung/preis leistungs verhältnis) … (stimmt/top/überragend/fair/unschlagbar)",
    ),
    (
        -1,
        3,
        "(bei dem preis/für das geld/für den preis/zu diesem preis/für diesen preis/angesichts des preises) … (erwarten/erwartet/enttäuschend/mehr/zu wenig/wenig/frech/besser/ärgerlich/schwach)|\
         (zahlt/bezahlt) … (nur den namen/für den namen/die marke mit/den namen)|\
         (preis leistung/preis leistungs verhältnis) … (stimmt nicht/mies/schlecht/passt nicht)|rausgeschmissenes geld|\
         (geld/sein geld) … (lieber/besser) (anders/sparen)",
    ),
    (
        1,
        4,
        "(sauber/sorgfältig/makellos/akkurat/penibel/tadellos/solide/hochwertig/exzellent) (verarbeitet/vernäht/gefertigt/verklebt/gearbeitet/zusammengebaut/verleimt)|\
         (nichts/kein) (klappert/wackelt/knarzt/quietscht/wackeln/klappern/knarzen)|\
         (fühlt/fühlen/fasst/fassen) sich … (hochwertig/massiv/wertig/edel/solide/nach premium) an|\
         (satt/solide/wie ein panzer) (gebaut/verarbeitet)|wie aus dem vollen|edle materialien",
    ),
    (
        -1,
        4,
        "(wackelt/klappert/knarzt/quietscht/knirscht/ächzt/knackt/kippelt) (und/in/bei/beim/schon/bedenklich/ständig/)|\
         (wirkt/wirken/fühlt sich/sieht) … (wie spielzeug/nach billigem/billig/klapprig/windig/wie ein spielzeug/nach plastik/nach spielzeug) (an/aus/)|\
         wie spielzeug|(bessere/mehr/sauberere) verarbeitung erwarten|bessere verarbeitung|\
         (schlampig/lieblos/unsauber/nachlässig/mangelhaft/billig/schlecht) (verarbeitet/vernäht/verklebt/zusammengebaut/lackiert/montiert)|\
         (tropft/leckt/rinnt/undicht)",
    ),
    (
        1,
        5,
        "(behält/behalten/hält/halten) … (form/farbe/formstabil/ein leben lang/ewig/jahrelang/jahrzehntelang/die ganze nacht)|\
         (behält/behalten) … (form/farbe/glanz)|hält … (die ganze nacht/ewig/jahrelang/ein leben lang/den ganzen abend)|\
         (blieb/bleibt/blieben) … (dicht/trocken/heil/ganz/wie neu/stabil)|\
         (übersteht/überstehen/überlebt/überlebten/verkraftet) … (stürze/regen/jahre/winter/sturm/alles/gewitter/waschgänge/den sturz/jeden sturz)|\
         (hat man/hat) (lange/ewig/jahrelang) (ruhe/freude/etwas davon)|(nach jahren/nach monaten) … wie neu|\
         (robust wie/hart im nehmen/unverwüstlich)|hart im nehmen",
    ),
    (
        -1,
        5,
        "(gab/gibt/geben/gaben) … den geist auf|\
         (blättert/löst/reißt/bricht/platzt/bröckelt/fällt/rostet/färbt/läuft/franst/nutzt/geht/leiert/beult/scheuert) (sich/) … (ab/auf/aus/durch/auseinander/ein)|\
         (nach/schon nach/bereits nach) (der zweiten/der ersten/wenigen/ein paar/drei/zwei/sechs/einem halben/einem/anderthalb) (wäsche/wochen/monaten/jahr/jahren/einsätzen/nutzungen/waschgängen/tagen) … (kaputt/defekt/hinüber/ab/auf/durch/den geist/leer/schluss/kuhle/schrott/gerissen/gebrochen/locker/ausgeleiert)|\
         (bildet/bilden/bekommt/bekommen/kriegt) … (eine kuhle/kuhlen/ein loch/löcher/risse/kratzer/dellen/rost/flecken)|\
         (nutzt/nutzen/scheuert/sitzt/liegt) sich … (früh/schnell/rasch) (ab/durch)|sich schnell durch|\
         (ist/sind/war) … (nach einer stunde/schnell/rasch/im nu) (verflogen/verblasst/weg/abgenutzt)|verflogen|\
         (kaputt/defekt/hinüber/im eimer) (nach/schon nach/gegangen/)|beim kleinsten (stein/stoß/sturz/anstoß)",
    ),
    (
        1,
        6,
        "noch nie im stich gelassen|\
         (springt/startet/läuft/klappt/funktioniert) … (auf anhieb/beim ersten/sofort/wie am schnürchen/jedes mal/immer/tadellos/rund/anstandslos/störungsfrei)|\
         (läuft/laufen) … (wie ein uhrwerk/rund/stabil/störungsfrei/absturzfrei/zuverlässig/wie geschmiert)|\
         hängt sich nicht auf|(kommt/kommen/fährt/fahren) … pünktlich|(lange/jahrelang) ruhe|\
         (nie/niemals/noch nie) … (ausgefallen/abgestürzt/probleme/ärger/gezickt/gestreikt/im stich)",
    ),
    (
        -1,
        6,
        "(kommt/kommen/fährt/fahren/sind/ist/startet) … (selten/nie/kaum/fast nie/nur selten) pünktlich|selten pünktlich|\
         (verliert/verlieren/unterbricht/kappt) … (verbindung/signal/kontakt)|\
         (ständig/dauernd/regelmäßig/oft/immer wieder/häufig/gelegentlich) (abstürze/ausfälle/aussetzer/verspätungen/fehlermeldungen/störungen/verbindungsabbrüche)|\
         (stürzt/stürzen/friert/steigt/fällt/setzt) (ständig/dauernd/oft/regelmäßig/häufig/immer wieder/gern) … (ab/ein/aus)|\
         (nicht/kaum) (zu den/zu) (stärken/verlassen)|stabilität … nicht|(lässt/ließ/lassen) … im stich|\
         (macht/machen/gibt/bereitet) … (ärger/probleme/mucken/zicken/scherereien)|\
         (mal/manchmal) (geht/funktioniert/klappt) es … (mal/manchmal) nicht",
    ),
    (
        1,
        7,
        "mit einer hand … (zusammenklappen/bedienen/falten/öffnen/schließen/aufklappen)|\
         (lässt/lassen) sich … (mit einer hand/mühelos/kinderleicht/spielend/blind/intuitiv/im schlaf) (zusammenklappen/bedienen/steuern/falten/öffnen/verstellen/aufbauen/handhaben/einstellen)|\
         (kinderleicht/idiotensicher/narrensicher/babyleicht/selbsterklärend)|\
         (auf/per/mit einem) (knopfdruck/fingertipp/klick/wisch)|\
         (kommt/kommen) … (sofort/auf anhieb/schnell/gleich/blind) (klar/zurecht)|\
         (selbst/auch) (oma/opa/kinder/einsteiger/laien/technikmuffel/anfänger) … (zurecht/klar)|\
         geht … leicht von der hand|(spart/sparen) … (klicks/arbeit/handgriffe)",
    ),
    (
        -1,
        7,
        "(kostet/kosten) … (nerven/überwindung/gewöhnung)|\
         (braucht/brauchen/benötigt/erfordert/verlangt) … (ein studium/einarbeitung/geduld/eingewöhnung/viel übung/fingerspitzengefühl)|\
         (klickt/wühlt/hangelt/kämpft) (man/sich) … (durch/sich)|\
         (verwirrende/verschachtelte/unlogische/überladene/kryptische) (menüs/menüführung/oberfläche/bedienung/struktur/tasten)|\
         (könnte/dürfte) intuitiver sein|(findet/finden) sich … (kaum/nicht) zurecht|\
         (fummelig/friemelig/hakelig/umständlich/frickelig)|(fummelei/gefummel/frickelei)|\
         (bedienung/menü/oberfläche) … (rätsel/zumutung/labyrinth/umständlich)",
    ),
    (
        1,
        8,
        "(in/nach) (zehn/fünf/zwanzig/wenigen/ein paar/zwei) minuten (eröffnet/eingerichtet/aufgebaut/montiert/angeschlossen/startklar/online/fertig)|\
         (steht/stehen/hängt/läuft) in (zwanzig/zehn/fünf/wenigen/ein paar/0) minuten|\
         (auspacken/einstecken) und (los/loslegen/fertig)|(eröffnet/eröffnen) … in (zehn/fünf/wenigen/0) minuten|\
         ohne werkzeug (aufgebaut/aufbauen/montieren)",
    ),
    (
        -1,
        8,
        "aufbauanleitung … (rätsel/unverständlich/zumutung/katastrophe/witz)|\
         (rechte/konten/netzwerk/berechtigungen) … einzurichten|\
         (einrichten/einrichtung/aufbau/montage/installation/anschluss) (kostet/dauert/raubt/wird/gerät/artet) … (nerven/ewig/stunden/geduldsprobe/tortur/arbeit aus/abend/zeit)|\
         (ein/einen) (halben/ganzen) (tag/nachmittag/abend) (für/beim/mit) … (aufbau/einrichten/montage)|\
         (schrauben/bohrlöcher/teile) (fehlen/fehlten/passen nicht/passten nicht)|ist ein rätsel",
    ),
    (
        1,
        9,
        "(hilft/helfen) … (sofort/schnell/gern/kompetent/geduldig/umgehend/prompt/auch am wochenende) (weiter/)|\
         (geben/gibt) sich (richtig/viel/große/sehr/alle) mühe|(nehmen/nimmt) sich … zeit|\
         (kümmern/kümmert) sich … (rührend/sofort/persönlich/liebevoll/schnell/um alles)|\
         (antwortet/antworten/reagiert/reagieren/meldet/melden) (sich/) (binnen/innerhalb/in) (stunden/weniger/minuten/eines tages/kürzester/von stunden)|\
         (ersetzt/tauscht/tauschen/ersetzen) … (anstandslos/ohne diskussion/umgehend/kulant/sofort)|\
         (anstandslos/unbürokratisch/zuvorkommend)|(am/ans) telefon … (echte/menschen/freundlich/sofort)|\
         (jederzeit/immer) ein offenes ohr|offenes ohr",
    ),
    (
        -1,
        9,
        "(hängt/hängen/landet/landen/steckt/wartet) … (in der warteschleife/in einer warteschleife/ewig/warteschleife)|\
         warteschleife|lässt … (tagelang/wochenlang/ewig/lange) warten|\
         (kunden/nutzer/anrufer/käufer) … (warten/im regen stehen/abblitzen)|im regen stehen|\
         (wartet/warten) … (auf antwort/auf eine antwort/rückruf/auf hilfe)|\
         (bekommt/erhält/kriegt) … (keine antwort/nur standardantworten/nur textbausteine/keinen rückruf)|\
         (niemand/keiner) … (zuständig/erreichbar/ans telefon/hilft/zurück)|\
         (wird/werden) … (abgewimmelt/vertröstet/weitergereicht/hingehalten/abgespeist)|\
         support nur per (chat/mail/e mail)|nur per (chat/mail) (erreichbar/)|\
         (reagiert/antwortet/meldet) … (gar nicht/tagelang nicht/kaum/erst nach)|\
         nach (tagen/wochen) … (antwort/rückmeldung)",
    ),
    (
        1,
        10,
        "(saugt/nimmt/holt/fängt/entfernt/beseitigt) … (restlos/spielend/mühelos/gründlich/zuverlässig/porentief/weg)|\
         (frisst/arbeitet/gräbt/bohrt/sägt/schneidet) sich (mühelos/spielend/problemlos/locker) durch|\
         (zieht/ziehen) (schnell/rasch/sofort/gut/rückstandslos/zügig) ein|fettet nicht|\
         ohne (zu fetten/zu kleben/zu murren/zu mucken/mit der wimper zu zucken/ins schwitzen zu kommen)|\
         (macht/machen/hinterlässt) die (haut/haare) … (weich/zart/geschmeidig/glatt/glänzend/seidig)|\
         (außen/aussen) (kross/knusprig)|\
         (schont/schonen/pflegt/pflegen) … (wäsche/haut/haare/textilien/boden/material/stoff)|\
         (schneidet/sägt/mäht/näht/bügelt/mixt/püriert/mahlt/kühlt/heizt/trocknet/wischt/reinigt/schleudert/bohrt/rasiert/backt/gart/brät/saugt) … (sauber/gleichmäßig/gründlich/kräftig/gerade/fein/präzise/zuverlässig/auf den punkt/wie am schnürchen)|\
         (schneiden/mähen/kühlen/heizen/saugen/wischen) … (sauber/gleichmäßig/gründlich/kräftig)|\
         (wird/werden) … (mit allem/spielend/locker/problemlos) fertig|(steckt/stecken) … locker weg|\
         (bewältigt/meistert/packt/stemmt/schafft) … (spielend/mühelos/mit links/locker/problemlos)|mit links|\
         (kraft/leistung/reserven/power) (ohne ende/satt/genug/im überfluss)|\
         (hat/haben) … (reichlich/ordentlich/mächtig/genug) (reserven/kraft/power/dampf)|\
         (lindert/beruhigt/kühlt) … (sofort/spürbar/schnell)|(zeigt/zeigen) … wirkung|wirkt (sofort/schnell/spürbar)|\
         (haut/haare) (fühlt/fühlen) sich … (weich/gepflegt/glatt) an",
    ),
    (
        -1,
        10,
        "(saugt/reinigt/schneidet/kühlt/heizt/trocknet/mäht/wischt/mahlt/rasiert/bohrt/deckt/wärmt) … (kaum/schwach/unsauber/ungleichmäßig/schlecht/nur oberflächlich/nicht richtig/nicht sauber)|\
         (hinterlässt/hinterlassen) … (streifen/schlieren/rückstände/flecken/krümel/haare/reste/spuren/einen fettfilm)|\
         (bleibt/bleiben) … (stecken/hängen/auf der strecke)|\
         (kommt/kommen) … (ins stocken/ins schwitzen/außer atem/nicht hinterher)|\
         (kommt/kommen) … nicht (gegen/an gegen/weit)|(verstopft/verstopfen/verklumpt/verklebt/ruckelt/stottert)|\
         (geht/gehen) … die puste aus|(geht/ging) … in die knie|unangenehm heiß|(trocknet/spannt) die haut|\
         (haare/haut) … (fettig/strähnig/spröde/trocken)|nicht warm genug|(wirkt/wirken) … (nicht/kaum/gar nicht)|\
         keinerlei wirkung|ohne (jede/jegliche/erkennbare) wirkung|wirkung … (aus/gleich null/verpufft)",
    ),
    (
        1,
        11,
        "(startet/lädt/öffnet/reagiert/arbeitet/rechnet/bootet/antwortet/druckt/läuft) (sofort/blitzschnell/flott/fix/zügig/prompt/flink/in sekunden/ohne verzögerung/verzögerungsfrei/wie der blitz/im handumdrehen)|\
         (sofort/im handumdrehen/in windeseile/in sekunden/im nu) (da/einsatzbereit/startklar/fertig/bereit/heiß/geladen)|\
         (geht/gehen) … (ratzfatz/fix/flott/schnell/zack zack)|ratzfatz|\
         (keine/ohne) (wartezeiten/wartezeit/gedenksekunden/ruckler/hänger)",
    ),
    (
        -1,
        11,
        "lässt sich … (viel/reichlich/alle/gern/) zeit|\
         (braucht/brauchen/benötigt) … (ewig/eine ewigkeit/eine gefühlte ewigkeit/zu lange/seine zeit/viel zeit)|\
         (dauert/dauern) … (ewig/eine ewigkeit/lange/zu lange/stunden/quälend/gefühlt)|\
         (kriecht/schleicht/schleppt/zieht sich/quält sich/zuckelt/tröpfelt)|(gedenksekunden/denkpausen/hänger)",
    ),
];
