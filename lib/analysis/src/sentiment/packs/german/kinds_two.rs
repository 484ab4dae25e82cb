//! German praise and blame as it is said of thirty kinds of products and services: battery to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(hält/halten) … (den ganzen tag/zwei tage/mehrere tage/eine woche/ein wochenende/tagelang/stundenlang/einen langflug) (durch/)|\
         ohne steckdose|(das/ein) ladegerät … (zu hause lassen/daheim bleiben/zu hause bleiben)|\
         nur (einmal/alle) … (ans netz/an die steckdose)|akku (reicht/hält) … (locker/tage/tagelang/für)|\
         (reserven/saft) für (zwei/mehrere/einen ganzen)",
    ),
    (
        -1,
        12,
        "(akku/batterie) … (schlapp/am ende/leer/in die knie/nach)|\
         (muss/müssen) … (wieder runter/landen/ans netz/an die steckdose/ans ladegerät/ans kabel/aufgeladen werden/nachgeladen werden)|\
         (hängt/hängen) … (am kabel/an der steckdose/am ladegerät)|(saft/strom/puste) … aus|\
         (frisst/saugt/zieht) … (akku/strom) leer|\
         (nur/gerade mal/kaum/knapp) (eine stunde/zwei stunden/drei stunden/eine halbe stunde/0 stunden/0 minuten) (durch/laufzeit/am stück)|\
         mit langer laufzeit nicht",
    ),
    (
        1,
        13,
        "(wieder/) (vollgeladen/voll geladen/startklar/randvoll)|\
         (in/nach/binnen) (einer halben stunde/einer stunde/30 minuten/0 minuten/kurzer zeit) … (voll/vollgeladen/geladen/aufgeladen)|\
         (lädt/laden) … (schnell/fix/rasend schnell/in rekordzeit/im nu/flott/in einer stunde/kabellos)",
    ),
    (
        -1,
        13,
        "(ein/kein) (netzteil/ladegerät/ladekabel) (legt/liegt/gehört/fehlt/ist) … (nicht bei/nicht/bei/nicht dazu/dazu/im karton)|\
         (netzteil/ladegerät/ladekabel) … (nicht bei/nicht dabei/fehlt/extra/nicht im karton)|\
         (lädt/laden) … (langsam/ewig/quälend/nur langsam/stundenlang/die ganze nacht/gemächlich)|\
         ewig an der (steckdose/ladestation)",
    ),
    (
        1,
        14,
        "(klingt/klingen/tönt/spielt/spielen) … (warm/voll/satt/klar/kristallklar/ausgewogen/räumlich/natürlich/kräftig/druckvoll/lebendig/detailreich/hervorragend/großartig/fantastisch/wunderbar/wie im kino/glasklar/rund)|\
         (satter/kräftiger/knackiger/druckvoller/tiefer) bass|(satten/kräftigen/knackigen/druckvollen/tiefen) bass|\
         (klare/feine/seidige/kristallklare) höhen|(füllt/füllen/beschallt) … (raum/zimmer/wohnzimmer)",
    ),
    (
        -1,
        14,
        "(klingt/klingen/tönt/tönen) … (blechern/dünn/hohl/dumpf/flach/schrill/scheppernd/wie aus der dose/matschig/verzerrt/kratzig/blass/topfig/leblos)|\
         (bass/bässe/höhen/mitten/stimmen) … (dröhnen/fehlen/fehlt/dünn/matschig/verwaschen/schrill/übersteuert/wummert/wummern/dumpf/kraftlos)|\
         (verzerrt/scheppert/rauscht/knistert/übersteuert/plärrt)|\
         (mikrofon/mikro) … (keine wunder/dumpf/rauscht/blechern/leise)|(versteht/hört) man … (schlecht/kaum/nichts)",
    ),
    (
        1,
        16,
        "(so leise dass/flüsternd/mucksmäuschenstill/kaum zu hören/kaum wahrnehmbar/kaum hörbar/schnurrt/säuselt)|\
         (nachbarn/kind/baby) … nichts (merken/mitbekommen/hören)|(weckt/wecken) … (niemanden/keinen/das baby nicht)|\
         (liegt/schläft) … ruhig|ohne lärm",
    ),
    (
        -1,
        16,
        "(dröhnt/brummt/surrt/röhrt/rattert/heult/pfeift/kreischt/jault/scheppert/brüllt) (wie/laut/unter/beim/bei/ständig/unangenehm/nervig/)|\
         (dröhnen/brummen/surren/rattern/heulen/pfeifen) (stört/stören/nervt/nerven)|\
         (wird/werden) … (hörbar/ordentlich/deutlich/richtig/unangenehm/ziemlich) laut|\
         (laut/lärm) wie (ein/eine) (düsenjet/flugzeug/traktor/föhn/staubsauger/turbine)|\
         wie ein (düsenjet/startender jet/laubbläser)|windgeräusche|fahrgeräusche … (stören/störend/nerven/laut)|\
         (weckt/wecken) … (das ganze haus/die nachbarn/das baby)|(macht/machen) … (krach/lärm/radau/höllenlärm)",
    ),
    (
        1,
        17,
        "(tiefes/sattes/perfektes/tiefem/sattem/perfektem) schwarz|\
         (bild/display/bildschirm/farben) … (knackig/gestochen scharf/brillant/leuchtend/leuchten/kontrastreich/farbenfroh/strahlt/strahlen/eine wucht/eine pracht/eine augenweide)|\
         (gestochen/rasiermesser) scharf|\
         (auch/selbst/sogar) (in der sonne/bei sonne/bei sonnenlicht/draußen) … (ablesbar/lesbar/zu erkennen/gut)|\
         (farben/bilder) (satt/lebendig/natürlich/kräftig)",
    ),
    (
        -1,
        17,
        "(bild/display/bildschirm/farben/schwarz) … (verblasst/blass/flau/matschig/grau/flimmert/ruckelt/verwaschen/milchig/pixelig/unscharf/zu dunkel/körnig/fahl/spiegelt/stichig)|\
         (in der sonne/bei sonne/bei sonnenschein/draußen/von der seite/seitlich) … (nichts/kaum/blass/nicht) (zu erkennen/zu sehen/lesbar/ablesbar/)|\
         (spiegelt/flimmert/schliert) (stark/sichtbar/beim/in/)",
    ),
    (
        1,
        18,
        "(knipst/schießt/macht/liefert/zaubert/gelingen/nimmt) … (scharfe/tolle/brillante/klasse/super/großartige/hervorragende/detailreiche/beeindruckende/rauscharme/schöne/wunderschöne/fantastische) (fotos/bilder/aufnahmen/videos/porträts/schnappschüsse)|\
         (zur hochform/zu großer form) auf|\
         (fotos/bilder/aufnahmen/videos) … (gestochen/gelingen/beeindruckend/brillant/wie vom profi/rauschfrei/scharf)",
    ),
    (
        -1,
        18,
        "(fotos/bilder/aufnahmen/videos/selfies) … (verrauscht/unscharf/verwackelt/verwackeln/matschig/rauschen/überbelichtet/zu dunkel/flau/verschwommen/blass)|\
         (verrauschte/unscharfe/verwackelte/matschige/flaue/verschwommene) (fotos/bilder/aufnahmen/videos)|\
         (bei nacht/nachts/bei dunkelheit/bei wenig licht/im dunkeln) … (rauscht/rauschen/versagt/verwackelt/matschig/matsch/überfordert/unbrauchbar)",
    ),
    (
        1,
        19,
        "(echter/wahrer/richtiger/absoluter) (hingucker/blickfang)|\
         (hingucker/blickfang/augenweide/schmuckstück/handschmeichler/augenschmaus)|\
         (macht/machen) … (etwas/was/einiges/viel) her|\
         (passt/passen/fügt) … (zu allem/zu jedem/in jede/in jedes/ins wohnzimmer)|\
         (sieht/sehen) … (schick/edel/klasse/toll/super/umwerfend/elegant/hübsch/todschick/gut/modern) aus|\
         (optik/look/design/aussehen) … (besticht/überzeugt/gefällt/begeistert/gelungen/punktet/ein traum/zeitlos)|\
         besticht … (optik/design/aussehen/look)",
    ),
    (
        -1,
        19,
        "(wirkt/wirken/sieht/sehen/kommt) … (altbacken/angestaubt/bieder/klobig/verstaubt/langweilig/wie aus/altmodisch/plump/kitschig/überladen/hässlich/öde/trist) (aus/daher/)|\
         (altbacken/angestaubt/bieder/altmodisch/verstaubt)|\
         (hässlich wie/keine schönheit/kein schmuckstück/gewinnt keinen schönheitspreis/schönheitspreis/hässliches entlein)|\
         geschmackssache",
    ),
    (
        1,
        20,
        "(liegt/liegen/sitzt/sitzen) … (satt/gut/perfekt/wie angegossen/bequem/sicher/angenehm/bestens/hervorragend) (in der hand/im ohr/auf dem kopf/am fuß/am handgelenk/)|\
         (in der hand/wie angegossen)|(schmiegt/schmiegen/passt/passen) sich … an|\
         (tippt/sitzt/schläft/liegt/läuft/arbeitet/trägt/geht) (es sich/man/sich/sie sich/er sich) … (herrlich/wunderbar/bequem/angenehm/wie auf wolken/bestens/hervorragend/wie im/traumhaft/entspannt/weich)|\
         vergisst man … dass man|wie auf (wolken/watte/samt)|\
         (dämpft/dämpfen/federt/federn/stützt/stützen/polstert) … (gut/hervorragend/weich/angenehm/bestens/ab/jeden schritt/optimal)|\
         (kein/ohne) (drücken/scheuern/kratzen/druckstellen)",
    ),
    (
        -1,
        20,
        "(rücken/nacken/füße/po/ohren/hintern/handgelenk/knie) … (weh/schmerzt/schmerzen/verspannt)|\
         (kaum/wenig/keine/zu wenig) (beinfreiheit/kniefreiheit/polsterung/polster/halt/dämpfung)|\
         (drückt/drücken/scheuert/scheuern/kratzt/kratzen/zwickt/zwicken/reibt/reiben/piekst) (nach/an/am/im/auf/beim/unangenehm/schnell/bald/)|\
         (hart wie/zu hart/bretthart/durchgelegen/steinhart)|schwitzt … (schnell/man/stark/schon)|\
         (schwitzen/schwitzt) (man/) … (darin/darunter/drin)|\
         (auf dauer/nach einer stunde/nach kurzer zeit) (unbequem/ungemütlich)",
    ),
    (
        1,
        21,
        "wiegt … (weniger als/kaum/fast nichts/gerade mal/nur 0/nur/so gut wie nichts)|\
         (passt/passen) … (in jede/in jeden/in die/in den/ins/überall) (tasche/hosentasche/rucksack/kofferraum/schublade/handgepäck/handtasche/ecke/koffer/jackentasche/nische/hin/lücke)|\
         (federleicht/fliegengewicht/leichtgewicht/handlich/platzsparend/ultraleicht/kompakt)|(kaum/nur wenig) größer als|\
         (verschwindet/verstauen/verstaut) … (schublade/tasche/schrank/überall)|nimmt … (kaum/wenig) platz (weg/ein)",
    ),
    (
        -1,
        21,
        "(zu/schlicht zu/viel zu/einfach zu) (sperrig/wuchtig/klobig/schwer/groß/ausladend/breit)|\
         (sperrig/wuchtig/klobig/klotzig/ausladend/bleischwer/unhandlich/riesig)|\
         (klotz/brocken/ungetüm/trumm/schwergewicht/koloss/monstrum/brummer)|\
         wiegt … (tonnen/zu viel/mehr als/stolze/satte/schwer/eine tonne/einiges)|\
         (passt/passen) … (nicht/kaum) (in/durch/unter/auf)|\
         (braucht/brauchen/beansprucht/frisst) … (viel platz/zu viel platz/den halben/platz)",
    ),
    (
        1,
        22,
        "(darf/können/kann/dürfen/lässt/erlaubt/erlauben) … (gemeinsam nutzen/teilen/personalisieren/programmieren/individuell/offline/aufnehmen/exportieren/gleichzeitig)|\
         (unzählige/etliche/zig/jede menge/reichlich/eine fülle an/viele nützliche/praktische) (funktionen/extras/optionen/programme)|\
         alles was man braucht|(schweizer taschenmesser/alleskönner/eierlegende wollmilchsau/tausendsassa)|\
         (lässt/lassen) keine funktion vermissen",
    ),
    (
        -1,
        22,
        "(version/variante/tarif/modell) … (beschnitten/abgespeckt/kastriert/eingeschränkt/magerkost/sehr begrenzt/kaum zu gebrauchen)|\
         (arg/stark/deutlich/künstlich) (beschnitten/eingeschränkt/abgespeckt/beschränkt)|\
         fehlt ein (dunkelmodus/timer/kalender/filter/modus)|\
         (fehlt/fehlen/vermisst) … (ein/eine/der/die/jegliche/jede/wichtige/sinnvolle/nützliche) (funktion/dunkelmodus/timer/funktionen/taste/fernbedienung/app/modus/anzeige/option/optionen)|\
         (kann/können) … (nur/lediglich) (das nötigste/das wichtigste/wenig/nicht viel)",
    ),
    (
        1,
        23,
        "(fügt/fügen/integriert/integrieren/klinkt) sich … (nahtlos/problemlos/mühelos/reibungslos/in die/in das/perfekt) (ein/in/)|\
         (exportiert/importiert/synchronisiert/verbindet/koppelt) … (auf knopfdruck/nach excel/automatisch/problemlos/sofort/reibungslos/mühelos)|\
         mit (alexa/google/iphone/windows/android/allen/vielen/excel/anderen) … zusammen|\
         (versteht/verstehen) sich (bestens/gut/prächtig/tadellos) mit|\
         (anschlüsse/schnittstellen) (für alles/satt/zuhauf/en masse)",
    ),
    (
        -1,
        23,
        "(verträgt/koppelt/verbindet/versteht) sich (nicht/kaum/nur) mit|\
         (nur/ausschließlich) mit (geräten/zubehör/produkten/eigenen/apple/android/windows/dem eigenen/der eigenen)|\
         (inkompatibel/insellösung/geschlossenes system/geschlossenes ökosystem)|\
         (verweigert/verweigern) … (verbindung/zusammenarbeit/kopplung)|\
         (fehlende/kaum/wenige/keine) (anschlüsse/schnittstellen/integrationen/ports)",
    ),
    (
        1,
        24,
        "(app/software/oberfläche) … (durchdacht/aufgeräumt/übersichtlich/flüssig/stabil/gelungen/nicht schlecht/makellos/macht spaß/ein traum/vorbildlich/schlank)|\
         (updates/aktualisierungen) … (regelmäßig/jahrelang/über jahre/lange/pünktlich/schnell)|\
         (regelmäßige/jahrelange/lange) updates",
    ),
    (
        -1,
        24,
        "(app/software/oberfläche) … (stürzt/hakt/hakelig/überladen/veraltet/altbacken/lahm/ein graus/fehlerhaft/voller fehler/buggy/zumutung/katastrophe/ruckelt/träge/abstürze/werbung)|\
         (keine/kaum/selten) (updates/aktualisierungen)|(voller/voll mit/mit) (werbung/bloatware/bugs/fehlern)|\
         (bloatware/werbeeinblendungen)",
    ),
    (
        1,
        25,
        "im crashtest|\
         (schaltet/schalten/stoppt/stellt) sich … (von selbst/automatisch/selbst/von allein/sofort) (aus/ab/)|\
         (schützt/schützen) … (kind/kinder/kopf/insassen/finger/baby/verbrennungen/nutzer)|\
         (bremst/bremsen) … (kräftig/zuverlässig/sicher/rechtzeitig/packend/souverän/scharf)|\
         (ohne/frei von) (schadstoffe/schadstoffen/bpa/weichmacher/weichmachern/giftstoffe)|\
         (gs/tüv) (siegel/geprüft/zeichen)|(kippsicher/kindersicher/standsicher/schadstofffrei/eigensicher/rutschfest)",
    ),
    (
        -1,
        25,
        "(wird/werden) … (bedenklich/gefährlich/zu/brandgefährlich/sehr/beunruhigend/unangenehm) (warm/heiß)|\
         (kippt/kippen/rutscht/rutschen) … (leicht/schnell/um/weg/aus)|\
         (verletzungsgefahr/brandgefahr/kippgefahr/stromschlag/quetschgefahr/erstickungsgefahr/sturzgefahr/verbrennungsgefahr)|\
         (scharfe/spitze) (kanten/ecken/grate)|(riecht/stinkt) … (verschmort/verbrannt/nach plastik/chemisch/nach chemie)|\
         (bremst/bremsen) … (kaum/schlecht/zu spät/schwach)|(überhitzt/überhitzen/schmort/qualmt)",
    ),
    (
        1,
        26,
        "verschlüsselt … (alle/alles/durchgehend/ende zu ende/jede/daten/sicherungen/nachrichten)|\
         über … (einlagensicherung/einlagensicherungsfonds)|\
         (einlagensicherung/zwei faktor/zweifaktor/datensparsam/werbefrei)|\
         (daten/ersparte/geld/konto) … (sicher/geschützt/gut aufgehoben/verschlüsselt/abgesichert)|\
         (speichert/sammelt/teilt/gibt) … (keine/nichts/kaum) (daten/weiter/informationen)|\
         (daten/server) (bleiben/liegen/stehen) … (deutschland/der eu/auf dem gerät/europa)",
    ),
    (
        -1,
        26,
        "(datenleck/datenpanne/datenlecks/sicherheitslücke/sicherheitslücken/datenkrake/hackerangriff/datenklau)|\
         (sammelt/verkauft/teilt/übermittelt) … (nutzerdaten/kundendaten/daten/informationen)|\
         (daten/nutzerdaten/kundendaten) an (dritte/werbepartner)|(schnüffelt/spioniert/spitzelt/neugierig)",
    ),
];
