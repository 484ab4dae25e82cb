//! More German words that name features, of many kinds of products and services. A term that ends with `?` is weak.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (
        1,
        "güte|qualitätsniveau|qualitätsanspruch|gesamtleistung|gesamtkonzept|rundumpaket",
        "",
    ),
    (
        2,
        "sparpotenzial|preispolitik|preismodell|preisvorteil|sonderangebot|erschwinglicher preis|preisstruktur|tarifmodell|konditionen|preisgarantie|neukundenrabatt|aktionspreis|frühbucherrabatt|sparpreis|beitragsrückerstattung|sparangebot",
        "kostenpunkt|listenpreis|ladenpreis|verkaufspreis|mietpreis|ticketpreis|zimmerpreis|eintrittspreis|tagespreis|kilopreis|arbeitspreis|strompreis|gaspreis|monatsgebühr|monatsrate|leasingrate|grundpreis|startpreis|neupreis|marktpreis|gesamtkosten|gesamtpreis|abopreis|jahresbeitrag|kursgebühr|preisaufschlag|preiserhöhung|preiserhöhungen|preissteigerung|preissteigerungen|beitragserhöhung|beitragserhöhungen|beitragsanpassungen|versicherungsprämie|lizenzkosten|lizenzgebühren|mehrpreis|mehrkosten|investition?|investitionskosten|kosten pro tasse|preis pro portion|geldbeutel|kostenfaktor|apothekenpreis",
    ),
    (
        3,
        "preisleistungssieger|kosten nutzen verhältnis|preis leistungs niveau|preis leistungs hit|preis leistungs kracher|verhältnis von preis und leistung|preis leistungs gesichtspunkte|preis qualitäts verhältnis",
        "",
    ),
    (
        4,
        "verarbeitungsgüte|oberflächen?|oberflächenverarbeitung|gehäusequalität|gehäuseverarbeitung|rahmen?|scharniere|scharnier|spaltmaße|metallgehäuse|aluminiumgehäuse|alugehäuse|kunststoffgehäuse|stoffqualität|bezug?|bezugsstoff|obermaterial|naht|reißverschluss|reißverschlüsse|innenfutter|materialauswahl|materialanmutung|qualitätsanmutung|anmutung|materialwahl|druckpunkt|tasten?|klinge|klingen|klingenqualität|stahl|griffschalen|schnallen|verschlüsse|verschluss|lackierung|politur|holzqualität|massivholz|beschichtung|antihaftbeschichtung|gewebe|gewebequalität|garn|bünde|bundierung|innenraumverarbeitung|innenraummaterialien|detailverarbeitung|druckqualität des buches|bindung|papierqualität|kunststoff?|plastik?|schweißnähte|beschläge|griffstück|schliff|machart|standfestigkeit|standsicherheit|gestell|lattenrost",
        "plastikanteil|wackler|spiel im gelenk",
    ),
    (
        5,
        "lebenserwartung|strapazierbarkeit|formstabilität|farbechtheit|farbbeständigkeit|standzeit|schnitthaltigkeit|klingenstandzeit|alltagstauglichkeit im harten einsatz|bruchfestigkeit|sturzfestigkeit|stoßfestigkeit|verschleißfestigkeit|abriebfestigkeit|wasserbeständigkeit|wassersäule|wasserschutzklasse|rostschutz|korrosionsschutz|uv beständigkeit|hitzebeständigkeit|frostsicherheit|laufleistung|profiltiefe|zyklenfestigkeit|akku haltbarkeit|waschbeständigkeit|nehmerqualitäten|unverwüstlichkeit|standhaftigkeit|nässeschutz|wasserabweisung|regenschutz",
        "materialermüdung|rostanfälligkeit|rost|risse|kratzer|pilling|kratzempfindlichkeit|laufmaschen|materialbruch|abrieb|bruchgefahr|kratzspuren",
    ),
    (
        6,
        "pünktlichkeit|betriebsstabilität|verbindungsstabilität|systemstabilität|verfügbarkeit der server|fehlerfreiheit|pannensicherheit|pannenstatistik|funktionssicherheit|versorgungssicherheit|beständigkeit der verbindung|uptime|konstanz|serverstabilität|zuverlässigkeitswerte",
        "defekt?|ausfallquote|fehlerquote|fehlermeldung|fehlermeldungen|systemausfälle|netzausfälle|verbindungsabbruch|unterbrechungen|annullierungen|flugausfälle|streichungen|kinderkrankheiten|papierstau|papierstaus|wackelkontakte|fehlfunktion|abbruch|totalausfall|totalausfälle|bildaussetzer|tonaussetzer|störung|serienstreuung|ausreißer|ruckler",
    ),
    (
        7,
        "handhabbarkeit|bedienphilosophie|bedienlogik|bedienelement|touchbedienung|app bedienung|ein knopf bedienung|menüstruktur|menüs|menü führung|benutzung|nutzung?|nutzungskomfort|umgang?|alltagstauglichkeit|anwenderführung|suchfunktion|übersicht?|bedienführung|einfachheit|zugänglichkeit|buchungsprozess|buchung?|buchungsvorgang|registrierung|anmeldung|kontoeröffnung|antragstellung|webseite|website|webinterface|onlineportal|kundenportal|online banking|banking app oberfläche|nutzeroberfläche|benutzerschnittstelle|drehregler|drehrad|drehknopf|knöpfe|touchfelder|fernbedienung|sprachsteuerung|ein und ausstieg|falten?|faltmechanismus|klappmechanismus|tastenbelegung|gestensteuerung|handhabung im alltag|einsteigerfreundlichkeit|anfängerfreundlichkeit|selbsterklärende menüs|bestellvorgang|bestellprozess|checkout|arbeitsabläufe|workflow|auftragen|auftrag?|dosierung|dosierbarkeit|anwendung im alltag|verstellmechanismus|höhenverstellung|verstellung|klettverschlüsse",
        "bedienfehler|einarbeitungsaufwand|lernaufwand|eingewöhnungszeit|eingewöhnung|einlernzeit|bürokratie|papierkram|einstiegshürde|hürden",
    ),
    (
        8,
        "erstinstallation|inbetriebsetzung|startvorgang|einbau|anschluss?|einrichtungsassistent|onboarding|quick start guide|schnellstartanleitung|gebrauchsanweisung|gebrauchsanleitung|bauanleitung|selbstmontage|wandmontage|kopplung mit der app|datenmigration|migration|umzug der daten|kontowechsel|kontowechselservice|anbieterwechsel|wechselservice|wechsel zum anbieter|zeltaufbau|auf und abbau|abbau|verlegung|verkabelung|verlegen|kalibrierung|erstkonfiguration|setup|umstellung|freischaltung|aktivierung|rufnummernmitnahme",
        "einrichtungszeit|installationszeit|anschlussaufwand|umstellungsaufwand",
    ),
    (
        9,
        "kundennähe|kundenorientierung|servicemitarbeiter|servicekräfte|bordpersonal|crew|rezeption|hotelpersonal|kellner|bedienung im restaurant|zimmerservice|bordservice|freundlichkeit|herzlichkeit|gastfreundschaft|hilfsbereitschaft|kulanz|beschwerdemanagement|schadenbearbeitung|schadensbearbeitung|schadenfall?|schadensfall?|leistungsfall?|pannenhilfe|pannendienst|vor ort service|telefonservice|telefonsupport|telefonhotline|chat support|e mail support|support mitarbeiter|supportteam|kundenberater|ansprechpartnerin|service center|servicecenter|callcenter|call center|chatbot?|kontaktaufnahme|regulierung|schadenservice|schadensservice|serviceabteilung|werkstattservice|händlernetz|werkstattnetz|servicenetz|nachbetreuung|kundenbetreuer|helpdesk|betreuungsqualität|servicekultur|serviceniveau|kundenpflege|reparaturabwicklung|hotline mitarbeiter|servicehotline|schadenhotline|reiseleitung|kinderbetreuung|animation?|notfallservice|assistance",
        "warteschlangen|warteschlange|rückrufzeit|bearbeitungsdauer|reaktionsdauer|schlangen am schalter",
    ),
    (
        10,
        "saugergebnis|waschleistung|waschergebnis|waschwirkung|spülergebnis|spülleistung|trocknungsergebnis|trocknungsleistung|trockenergebnis|trocknung|garergebnis|garergebnisse|backergebnis|backergebnisse|grillergebnis|bräunung|hitzeverteilung|wärmeverteilung|wärmeleistung|hitzeentwicklung des grills|kühlung|gefrierleistung|mixergebnis|mixleistung|zerkleinerungsleistung|schneidleistung|schnittergebnis|schnittbild|schnittleistung|schnittqualität|rasur|rasurergebnis|rasierleistung|gründlichkeit|putzergebnis|reinigungskraft|reinigungserfolg|wischleistung|wischergebnis|wischfunktion im einsatz|bohrleistung|schlagkraft|sägeleistung|durchzug|durchzugskraft|pferdestärken|antriebsleistung|motorkraft|druckleistung|pumpleistung|druckqualität|druckergebnis|scanqualität|schaumqualität|milchschaum|milchschaumqualität|espressoqualität|mahlwerk|mahlgrad einstellung|brühergebnis|spielleistung|gaming leistung|multitasking|chipsatz|cpu|gpu|rechenpower|leistungsreserven|power reserven|traktionsleistung|grip|haftung|nasshaftung|nassgriff|bodenhaftung|bremswirkung der reifen|wärmeisolation|wärmeisolierung|isolierung|isolierleistung|isolation|heizkraft|wärmerückhalt|warmhaltefunktion im einsatz|feuchtigkeitspflege|pflegewirkung|feuchtigkeitsversorgung|feuchtigkeitsabgabe|deckkraft|haltbarkeit des make ups|lichtschutz|uv schutz|sonnenschutzwirkung|schutzwirkung|virenerkennung|virenschutz|malware erkennung|erkennungsrate|erkennungsraten|schutzleistung|trefferquote der suche|rendite|renditen|zinsen auf guthaben|wertentwicklung|erträge|ertrag|stromertrag|wirkungsgrad|filterleistung|luftreinigung|entfeuchtungsleistung|leuchtkraft|lichtausbeute|lichtstärke|lichtqualität|ausleuchtung|schnittkraft|schneidkraft|schärfe der klinge|sprungkraft|rückprall|reaktivität|energierückgabe|ansprechverhalten|abtrieb|lernerfolg|lernerfolge|lernfortschritt|lernfortschritte|spielperformance|bildrate|bildraten|framerate|fps|saugfähigkeit|saugstärke|auslaufschutz|schutzfunktion|kaufkraft?|zugkraft|anfahrverhalten|steigfähigkeit|motorisierung|tretunterstützung|unterstützung am berg|wlan leistung|durchsatz|verdunkelung|verdunklung|geruchsbindung|geruchskontrolle|klumpbildung|fleckenentfernung|fleckentfernung|entkalkung?|heizwirkung|styling ergebnis|trocknungswirkung|glättergebnis|tierhaaraufnahme|hinderniserkennung|kantenreinigung|eckenreinigung|teppichreinigung|fellaufnahme",
        "leistungseinbußen|leistungsabfall|leistungsverlust|leistungsverluste|drosselung|druckverlust|schlieren|rückstände",
    ),
    (
        11,
        "reaktionsgeschwindigkeit|arbeitstempo|startgeschwindigkeit|druckgeschwindigkeit|downloadrate|downloadraten|downloadgeschwindigkeit|uploadgeschwindigkeit|upload|bandbreite im netz|surftempo|datentempo|geschwindigkeiten|datendurchsatz|schreibgeschwindigkeit|lesegeschwindigkeit|transfergeschwindigkeit|übertragungsrate|übertragungsraten|bearbeitungstempo|spurtstärke|höchstgeschwindigkeit|spitzengeschwindigkeit|ladegeschwindigkeit der seiten|auslieferungstempo|serverantwortzeit|bearbeitungsgeschwindigkeit",
        "kochzeit|backzeit|garzeit|vorheizzeit|programmdauer|programmlaufzeit|waschdauer|trocknungszeit|trockenzeit|spüldauer|hochfahrzeit|einschaltzeit|ping|pingzeiten|input lag|eingabeverzögerung|lag|lags|ruckeln|wartezeit beim start|brühzeit|seitenladezeit|seitenladezeiten|überweisungsdauer|auszahlungsdauer|auszahlungszeit|reisezeit|fahrtzeit",
    ),
    (
        12,
        "akkudauer|laufzeiten|batterieausdauer|akkuausdauer|akkustandzeit|standby zeit|standby|stand by zeit|akkulebensdauer|wechselakku|wechselakkus|ersatzakku|energiespeicher?|flugzeit|akkuladung|gesprächszeit|spielzeit pro ladung",
        "akkuverschleiß|akkuhunger|entladung|selbstentladung|standby verbrauch",
    ),
    (
        13,
        "ladestandard|induktives laden|induktionsladen|kabelloses laden|drahtloses laden|schnellladefähigkeit|ladekurve|ladestecker|usb c anschluss zum laden|ladekabel|ladetempo|ladenetz|ladeinfrastruktur|ladestationen|ladesäulen|ladebuchse|ladeanschluss|wiederaufladung|ladeverhalten|ladeperformance|dockingstation",
        "ladepausen|ladestopps|ladepause|ladezyklen",
    ),
    (
        14,
        "klangtreue|klangcharakter|klangfarbe|klangvolumen|klangfülle|klangbalance|klangcharakteristik|klangabstimmung|abstimmung des klangs|raumklang|surround sound|surroundklang|stereoklang|hochtöne|tiefton|tiefbass|bassfundament|basswiedergabe|basskraft|bassleistung|stimmwiedergabe|stimmverständlichkeit|sprachverständlichkeit|dialogverständlichkeit|verständlichkeit?|freisprecheinrichtung|freisprechfunktion|freisprechen|telefonqualität|telefonate|resonanz|sustain|klangkörper|ansprache?|intonation?|tonabnehmer|dolby atmos|maximallautstärke|pegelfestigkeit|musikwiedergabe|audiowiedergabe|tonwiedergabe|mikrofonleistung|mikros|mikro|obertöne|tonhöhe",
        "rauschen|grundrauschen|verzerren|dröhnen|knacken|knackgeräusche|scheppern|klirren",
    ),
    (
        15,
        "geräuschabschirmung|geräuschreduzierung|geräuschreduktion|störgeräuschunterdrückung|umgebungsgeräuschunterdrückung|lärmreduzierung|lärmdämmung|active noise canceling|aktive geräuschunterdrückung|transparenzmodus|außengeräusche?|umgebungsgeräusche?|umgebungslärm?|isolation von außengeräuschen|schallschutz|passive dämmung|windgeräuschunterdrückung",
        "",
    ),
    (
        16,
        "geräuscharmut|laufkultur|flüsterbetrieb|leisebetrieb|flüstermodus|nachtmodus im betrieb|ruhe im zimmer|geräuschverhalten|laufverhalten",
        "geräuschbelastung|geräuschniveau|schallpegel|schallleistung|schalldruckpegel|betriebslärm|arbeitsgeräusch|lüfterlärm|lüfterlautstärke|pumpgeräusch|mahlgeräusch|schleudergeräusch|brummton|pfeifen|fiepen|spulenfiepen|quietschen|knarren|knarzen|klappern|rattern|summen|straßenlärm|hellhörigkeit|fahrgeräusche|innengeräusche|innengeräusch|reifengeräusch|reifengeräusche|rollgeräusch|rollgeräusche|vorbeirollgeräusch|laufgeräusch|laufgeräusche|dezibel?|tastengeräusch|tippgeräusch|klickgeräusch|klickgeräusche",
    ),
    (
        17,
        "bildschirmhelligkeit|displayhelligkeit|farbraum|farbraumabdeckung|farbgenauigkeit|farbintensität|farbechtheit des displays|oled panel|oled display|amoled|amoled display|lcd|bilddarstellung|bildwiedergabe|bildwiederholfrequenz|wiederholrate|ablesbarkeit|lesbarkeit|e ink display|leuchtdichte|spitzenhelligkeit|schwarzwert|schwarzdarstellung|kontrastverhältnis|kontrastumfang|bewegungsdarstellung|bewegungsschärfe|pixeldichte|upscaling|hdr wiedergabe|hdr darstellung|einblickwinkel|ausleuchtung des displays|hintergrundbeleuchtung|instrumentendisplay|infotainment display|head up display|cockpit anzeige|bildeindruck|farbbrillanz|projektion|lumen?|zifferblatt|blickwinkelstabilität|3d effekt",
        "nachziehen|schlierenbildung|clouding|bloom|blooming|ghosting|flimmern|einbrenngefahr|regenbogeneffekt|displayrand|displayränder|pixelfehler",
    ),
    (
        18,
        "kameraleistung|kameraausstattung|bildsensor|bildstabi|weitwinkel|ultraweitwinkel|teleobjektiv|telekamera|makro|makroaufnahmen|porträtmodus|porträts|nachtfotos|nachtfotografie|nachtbilder|nachtsicht|fotoaufnahmen|schnappschüsse|videoaufnahmen|videos?|videoaufzeichnung|zeitlupe|serienbildgeschwindigkeit|serienbildfunktion|dynamikumfang|bokeh|hybridzoom|rückkamera|selfiekamera|innenkamera|fotoergebnisse|detailzeichnung|weißabgleich|iso leistung|low light leistung|low light aufnahmen|objektivqualität|objektivauswahl|fokus?|gesichtserkennung der kamera|augenerkennung|sucher|drohnenkamera|videobild|türkamera|megapixel?|rauschverhalten",
        "bildrauschen|auslöseverzögerung|verwacklungen",
    ),
    (
        19,
        "silhouette|farbgebung|farbgestaltung|farbvarianten|farbkombinationen|designsprache|formensprache|proportionen|schnittführung|look and feel|innenarchitektur|einrichtung der zimmer|ambiente|atmosphäre|flair|verpackungsdesign|retro look|retrodesign|vintage look|schönheit|eleganz|karosserie|karosserieform|lichtdesign|farbton|farbtöne|farbpalette?|muster?|maserung|finish?|hochglanzoberfläche|stilsicherheit|erscheinung|außendesign|inneneinrichtung|interieurdesign|dekor|webdesign|grafikstil|grafikdesign|artwork|layout|aufmachung|inszenierung",
        "",
    ),
    (
        20,
        "liegeeigenschaften|liegefläche|körperanpassung|druckverteilung|stützkraft|stützwirkung|schulterzone|lordosenstütze|lendenwirbelstütze|lendenwirbelstützung|rückenlehne|armlehnen|armlehne|kopfstütze|sitzfläche|sitzpolster|sitzposition|sitzgefühl|sitzabstand|kniefreiheit|kopffreiheit|fußraum|ellbogenfreiheit|laufgefühl|abrollverhalten|abrollkomfort|zwischensohle|sohle|sohlendämpfung|fersenhalt|zehenbox|einlegesohle|fersensitz|schaft|tragegurt|tragegurte|schultergurte|hüftgurt|hüftgurte|tragesystem|rückenbelüftung|belüftung|luftzirkulation|feuchtigkeitstransport|feuchtigkeitsmanagement|klimaregulierung|temperaturausgleich|wärmeregulierung|bund?|beinlänge|schnittform|größenausfall?|hautgefühl|tragbarkeit am ohr|anpressdruck|ohrstöpsel|ohrmuscheln|kopfbügel|tippgefühl|schreibgefühl|tastenhub|tastaturgefühl|griffkomfort|griffform|handballenauflage|sattel|lenkergriffe|federungskomfort|abrollkomfort der federung|reisekomfort|bordkomfort|wohnkomfort|liegeposition|härtegrad|weichheit|kuschelfaktor|klimakomfort|wohlfühlfaktor|schlafqualität|schlafposition|einstiegshöhe|sitzbezüge|sitzheizung|massagefunktion|bewegungsfreiheit|tragekomfort am handgelenk|hautverträglichkeit im alltag|rückenschonung",
        "scheuerstellen|schweißbildung|anpressdruck am kopf|druckgefühl|hitzestau|wärmestau|schwitzen|rückenschmerzen|druckschmerzen|nackenschmerzen",
    ),
    (
        21,
        "taschentauglichkeit|handlichkeit|transport?|reisetauglichkeit|faltmaß|schlankheit|klappmaß|staumaß|zusammenklappbarkeit|transportmaß|formfaktor|mitnahme|gepäcktauglichkeit|packbarkeit|tragekomfort unterwegs",
        "gesamtgewicht|leergewicht|fahrzeuggewicht|kampfgewicht|gewichtsklasse?|gewicht am kopf|bauhöhe|bautiefe|bauform|baugröße|ausmaße|größe des geräts|platzverbrauch|raumbedarf|fahrzeuglänge|fahrzeugbreite|außenmaße|packgröße|klobigkeit|grundfläche|standfläche|durchmesser?",
    ),
    (
        22,
        "funktionspalette|funktionspaket|funktionalität|funktionalitäten|serienausstattung|ausstattungspaket|ausstattungsmerkmale|ausstattungsliste|sicherheitsfunktion?|zusatzfunktion|komfortfunktionen|spezialfunktionen|kochprogramme|waschprogramme|reinigungsprogramme|automatikprogramme|programmauswahl|betriebsmodi|fahrmodi|fahrprogramme|trainingsmodi|sportmodi|sportprofile|trainingsprofile|fitnessfunktionen|gesundheitsfunktionen|smart home funktionen|smart funktionen|timer|timerfunktion|zubehör|zubehörpaket|lieferumfang|aufsätze|aufsatz?|anpassung?|personalisierung|filtermöglichkeiten|filterfunktionen|exportfunktion|exportfunktionen|berichtsfunktionen|reportingfunktionen|analysefunktionen|analysen?|dashboards|vorlagenauswahl|vorlagensammlung|plugins|erweiterungen|erweiterbarkeit|add ons|zusatzleistungen|zusatzleistung|leistungsbausteine|zusatzbausteine|bonusprogramm|treueprogramm|prämienprogramm|meilenprogramm|vorteile der karte|kontofunktionen|unterkonten|infotainment|infotainmentsystem|navigationssystem|navi|entertainment|bordunterhaltung|unterhaltungsprogramm|freizeitangebot|wellnessbereich|pool|spa|fitnessraum|kinderclub|frühstücksbuffet?|gepäckservice|kindersicherungsfunktionen|familienfunktionen|elternkontrolle|gruppenfunktionen|kollaborationsfunktionen|zusammenarbeit?|teamfunktionen|automatisierungen|automatikfunktion|automatikfunktionen|dampffunktion|grillfunktion|umluft|selbstreinigungsfunktion|mopfunktion|absaugstation|kartierung|kartenfunktion|routenplanung|offline modus|offline karten|offline funktion|lernspiele|übungen|lernmodi|spielmodi|modusauswahl|einsatzmöglichkeiten|einsatzbereiche|nutzungsmöglichkeiten|verstellmöglichkeiten|innentaschen|fachaufteilung|innenaufteilung|organisation?|konnektivitätsfunktionen|komfortausstattung|multifunktionalität|vielseitigkeit der einstellungen|einstellungen?|profieinstellungen|zubehörauswahl|zubehörangebot|sonderfunktionen|extras im paket",
        "",
    ),
    (
        23,
        "kopplung mit dem smartphone|schnittstelle|zusammenspiel|zusammenspiel mit anderen geräten|smart home integration|smart home einbindung|einbindung|einbindung ins smart home|homekit|matter|matter unterstützung|alexa unterstützung|google home|apple carplay|carplay|android auto|smartphone anbindung|smartphone integration|bluetooth anbindung|bluetooth kopplung|wlan verbindung|wlan anbindung|funkverbindung|synchronisation|synchronisierung|datenaustausch|datenabgleich|import|export|datenimport|usb anschlüsse|usb c anschluss|usb c anschlüsse|hdmi anschlüsse|hdmi 2.1|anschluss an andere systeme|portauswahl|kopfhöreranschluss|klinkenanschluss|klinkenbuchse|nfc|systemkompatibilität|plattformunterstützung|formatunterstützung|codec unterstützung|dateiformate|betriebssysteme?|plattformübergreifende nutzung|drittanbieter apps|drittanbieter integration|geräteunterstützung|apple pay|google pay|mobile bezahlung|mobiles bezahlen|vernetzungsmöglichkeiten|datev schnittstelle|buchhaltungsanbindung|systemintegration|abwärtskompatibilität|aufnahme der adapter|bajonett|zubehörkompatibilität",
        "verbindungsabbruch der app|kopplungsprobleme|verbindungsschwierigkeiten|adapterzwang",
    ),
    (
        24,
        "programm?|banking app|banking software|begleitapp|begleitsoftware|hersteller app|herstellerapp|smartphone anwendung|mobile anwendung|app qualität|app steuerung|benutzersoftware|treiber|treibersoftware|desktop app|desktop programm|weboberfläche|update politik|updateversorgung|update garantie|softwarepflege|softwareupdates|sicherheitsupdates|systemupdates|systemsoftware|software paket|steuerungssoftware|bediensoftware|kartenmaterial|infotainment software|firmware updates|onlineplattform|lernplattform|handelsplattform|trading app|companion app|softwareerlebnis|softwareumgebung|betriebssystemversion|android version|benachrichtigungen?",
        "werbeeinblendungen|werbung in der app|werbung|softwareprobleme|adware|zwangsupdates|pop ups",
    ),
    (
        25,
        "sicherheit im straßenverkehr|sicherheit für kinder|sicherheitspaket|sicherheitstechnik|sicherheitsmerkmale|sicherheitsstandards|sicherheitsniveau|schutz?|schutz des kindes|schutz vor überhitzung|kindersitzsicherheit|seitenaufprallschutz|aufprallsicherheit|gurtsystem|notbremsassistent|notbremssystem|spurhalteassistent|spurassistent|abstandstempomat|totwinkelwarner|fahrassistenz|fahrassistenzsysteme|fahrerassistenzsysteme|assistenzsystem|airbags|scheibenbremsen|bremsverhalten|bremskraft|notbremsung|abschaltautomatik|sicherheitsabschaltung|abschaltfunktion|auslaufsicherheit|kippschutz|kippsicherheit|kippstabilität|verriegelung|hautverträglichkeit|verträglichkeit|schadstoffprüfung|schadstofffreies material|prüfsiegel|gs zeichen|tüv zertifikat|euro ncap bewertung|feststellbremse|rutschfestigkeit|rutschhemmung|trittsicherheit|mips system|bisswerte|sichtbarkeit im verkehr|reflektoren|bordsicherheit|flugsicherheit|hygiene|hygienestandards|sauberkeit?|einklemmschutz|verbrühschutz|feuerfestigkeit|sturzsicherheit|handgelenkschutz|auslösebindung",
        "hautreizungen|hautirritationen|allergische reaktionen|reizungen|verbrennungsgefahr|verbrühungsgefahr|stolpergefahr|sturzgefahr|erstickungsgefahr|sicherheitsrisiko|sicherheitsmängel|sicherheitsbedenken|schnittgefahr|weichmacher|unfallgefahr|rutschgefahr|pestizidrückstände|gesundheitsrisiko|allergiepotenzial|oberflächentemperatur",
    ),
    (
        26,
        "datenschutzniveau|datenschutzstandards|datenschutzeinstellungen|datensparsamkeit|datenverschlüsselung|ende zu ende verschlüsselung|no log richtlinie|no logs politik|no log politik|zero knowledge|zero knowledge prinzip|zwei faktor authentifizierung|zwei faktor authentisierung|2fa|authentifizierung|passwortmanager?|serverstandort|serverstandort deutschland|serverstandorte|anonymität|kontosicherheit|zahlungssicherheit|einlagensicherung|käuferschutz|phishing schutz|schutz vor phishing|schutz der daten|schutz der privatsphäre|datenhoheit|datenkontrolle|sicherheitsarchitektur|sicherheitsaudit|sicherheitsaudits|gesichtserkennung|fingerabdrucksensor|fingerabdruckscanner|zugriffsrechte|rechteverwaltung|diebstahlschutz|einbruchschutz|alarmfunktion|backup?|backups|dsgvo konformität|lokale speicherung|manipulationsschutz|umgang mit nutzerdaten|umgang mit persönlichen daten",
        "datensammlung|datenschutzbedenken|datenschutzprobleme|datenhunger|datenabfluss|werbetracking|sicherheitsvorfälle|sicherheitsvorfall|hackerangriff|hackerangriffe|cloud zwang|kontozwang|registrierungszwang|datenübermittlung|datenverkauf",
    ),
    (
        27,
        "röstung|röstaromen|abgang|bukett|süße|würze|schmelz|cremigkeit|knusprigkeit|saftigkeit|geschmacksrichtung|geschmacksprofil|geschmackserlebnis|geschmacksvielfalt|kaffeegeschmack|kaffeequalität|kaffeegenuss|kaffeearoma|rauchigkeit|raucharoma|gerichte|gericht?|menüqualität|speisenqualität|buffet|frühstück|verpflegung|bordverpflegung|bordmenü|teig|soße|soßen|fleischqualität|duftnote|duftnoten|basisnote|kopfnote|herznote|sillage|gaumen|löslichkeit|röstgrad|röstprofil|würzung|schaum|kohlensäure|perlage|trinkgenuss|genuss?|akzeptanz beim tier|schmackhaftigkeit|futterakzeptanz|temperatur der speisen",
        "bitterstoffe|bittere note|plastikgeruch|chemiegeruch|eigengeruch|fischgeruch|klumpen|beigeschmack|eigengeschmack|plastikgeschmack|neugeruch",
    ),
    (
        28,
        "zutatenqualität|rohstoffe|rohstoffqualität|nährstoffgehalt|nährstoffdichte|nährstoffversorgung|vitamine|vitamingehalt|mineralstoffe|ballaststoffe|ballaststoffgehalt|proteinquelle|proteinquellen|proteinanteil|kakaoanteil|fruchtanteil|fruchtgehalt|nussanteil|bio zutaten|bioqualität|bio qualität|wirkstoffe|wirkstoffkonzentration|wirkstoffkombination|wirkstoff?|formulierung?|formel?|naturkosmetik|bioverfügbarkeit|reinheit|deklaration|nutri score|aminosäureprofil|omega 3 gehalt|taurin|dosierung der wirkstoffe|naturbelassenheit|zusammenstellung der zutaten|bio anteil",
        "palmöl|parabene|silikone|mikroplastik|parfümstoffe|aromastoffe|geschmacksverstärker|industriezucker|zuckerzusatz|süßungsmittel|süßstoff|sucralose|aspartam|kalorienzahl|kaloriengehalt|getreideanteil|transfette|e nummern|zuckerbombe|nebenerzeugnisse|tierische nebenerzeugnisse|gesättigte fettsäuren|koffeingehalt?",
    ),
    (
        29,
        "ökostrom|ökostromanteil|ökologie|klimaschutz|klimafreundlichkeit|ressourcenschonung|ökobewusstsein|ökologischer anspruch|umweltstandards|sozialstandards|tierwohl|tierschutz|arbeitsbedingungen|lieferkette|lieferketten|herkunft der rohstoffe|fairtrade|fair trade|kreislaufwirtschaft|recyclingmaterial|recyclinganteil|recycling|mehrwegverpackung|mehrweg|nachfüllsystem|nachfüllpackungen|papierverpackung|kompostierbarkeit|abbaubarkeit|sparsamkeit|effizienzklasse|energieklasse|energielabel|eco modus|eco programm|klimaneutralität|umweltsiegel|blauer engel|nachhaltigkeitsanspruch|nachhaltigkeitskonzept|nachhaltigkeitsstrategie|nachhaltigkeitsbilanz|soziales engagement|fertigung in deutschland?|regionale herkunft|transparenz der lieferkette|stromspareffekt|energieausbeute",
        "strombedarf|energiebedarf|energiekosten|stromkosten|heizkosten|kraftstoffkosten|durst|wasserbedarf|standby stromverbrauch|abfall|müll|verpackungsaufwand|kapselmüll|abgase|abgaswerte|co2 emissionen|co2 bilanz|schadstoffausstoß|plastikverbrauch|mikroplastikabgabe|ökologische belastung|batteriemüll|elektroschrott|wegwerfkultur|umverpackung",
    ),
    (
        30,
        "gebührenmodell|gebührenordnung|kostentransparenz|preistransparenz|vertragsbedingungen|vertragsflexibilität|kündbarkeit|flexible kündigung|stornobedingungen|stornierungsbedingungen|kostenlose stornierung",
        "extrakosten|nebengebühren|servicegebühr|servicegebühren|buchungsgebühr|buchungsgebühren|bearbeitungsgebühren|verwaltungskosten|verwaltungsgebühr|verwaltungsgebühren|kontoführungsgebühr|kontogebühr|kontogebühren|auslandsgebühren|fremdwährungsgebühr|fremdwährungsgebühren|auslandseinsatzentgelt|fremdwährungsentgelt|abhebegebühr|überziehungszinsen|dispozins|dispozinsen|sollzins|sollzinsen|zinssatz|zinssätze|effektivzins|ordergebühr|orderkosten|orderprovision|transaktionskosten|transaktionsgebühr|handelskosten|depotgebühr|depotführungsgebühr|spread|spreads|fondskosten|ausgabeaufschlag|abschlusskosten|abschlussgebühr|vermittlungsgebühr|anmeldegebühr|aufnahmegebühr|aktivierungsgebühr|anschlussgebühr|anschlusspreis|bereitstellungsgebühr|einrichtungsgebühr|grundgebühren|mitgliedsgebühr|mitgliedsbeiträge|jahresgebühren|kartengebühr|gepäckgebühr|gepäckgebühren|gepäckkosten|gepäckaufpreis|sitzplatzreservierungsgebühr|stornogebühr|stornogebühren|stornokosten|umbuchungsgebühr|umbuchungsgebühren|resortgebühr|kurtaxe|parkgebühr|parkgebühren|selbstbeteiligung|selbstbehalt|eigenanteil|reinigungsgebühr|kaution|abokosten im monat|abo modell|abomodell|abofalle|abopflicht|abo pflicht|abo bindung|abo zwang|jahresabo|premium abo|mindestvertragslaufzeit|mindestlaufzeit|vertragslaufzeit|vertragslaufzeiten|vertragsbindung|laufzeitbindung|langzeitbindung|kapselkosten|tintenkosten|druckkosten|verbrauchskosten|kosten für verbrauchsmaterial|tintenpreise|entgelt|entgelte|zusatzgebühr|zusatzgebühren|strafgebühren|mahngebühren|mindestbestellwert|liefergebühr|liefergebühren|in app käufe|inn app käufe|mikrotransaktionen|bezahlschranke|pay to win|lizenzgebühr|folgegebühren|einmalkosten|mehrkilometer|kilometerkosten|strafzinsen|negativzinsen|verwahrentgelt",
    ),
    (
        31,
        "leistungsspektrum|deckungssumme|deckungssummen|versicherungssumme|versicherungssummen|versicherungsleistungen|versicherte leistungen|leistungen der versicherung|versicherungsbedingungen|tarifleistungen|tarifleistung|erstattungssatz|erstattungssätze|kostenübernahme|kostenerstattung|schutzumfang|schutz im ausland|auslandsschutz|auslandskrankenschutz|weltweiter schutz|schutzbrief|rundumschutz|unfallschutz|hausratschutz|rechtsschutz|haftpflichtschutz|leistungsumfang der versicherung|geltungsbereich|einzugsgebiet|liefergebiet|streckennetz|verbindungen im netz|flugverbindungen|direktverbindungen|zielgebiete|reiseziele|filialnetz|filialdichte|geldautomatennetz|geldautomaten|automatennetz|akzeptanzstellen|kartenakzeptanz|netzversorgung|lte abdeckung|lte netz|4g netz|5g|5g ausbau|5g versorgung|empfangsqualität|empfangsstärke|indoor empfang|empfang auf dem land|wlan abdeckung|wlan signal|netzstabilität|roaming leistungen|eu roaming|länderabdeckung|serverabdeckung|servernetz|servernetzwerk|serverauswahl|länderauswahl|mitversicherung|vorsorgeleistungen|zahnersatzleistungen|familienabsicherung|absicherung|grundschutz|kaskoschutz|gliedertaxe|taktung|fahrplan",
        "leistungsausschlüsse|ausschlussklauseln|deckungslücken|deckungslücke|lücken im schutz|wartefristen|versorgungslücken|lücken im netz|weiße flecken|netzlücken|empfangsprobleme|empfangslücken|geoblocking",
    ),
    (
        32,
        "lieferzuverlässigkeit|lieferpünktlichkeit|lieferabwicklung|versandabwicklung|versanddienstleister|versandtempo|liefertempo|liefergeschwindigkeit|lieferoptionen|versandoptionen|zustelloptionen|lieferfenster|zeitfenster|wunschtermin|lieferfähigkeit|paketdienst|expresslieferung|same day lieferung|gratislieferung|gratisversand ab|transportverpackung|versandverpackung|kühlverpackung|tracking der sendung|abholstationen|click and collect|lieferung bis in die wohnung|aufbauservice|altgerätemitnahme|altgeräteabholung|nachlieferung|ankunftszeit?",
        "wartezeit bis zur lieferung|lieferdauer|lieferfrist|lieferrückstände|lieferschwierigkeiten|lieferprobleme|lieferverzug|versandgebühren|versandpauschale|transportschäden|transportschaden|speditionskosten|fehllieferungen|lieferpauschale|fehlende artikel",
    ),
    (
        33,
        "garantieleistung im schadensfall|garantiefall?|garantieumfang|garantieverlängerung|garantiedauer|garantieversprechen|anschlussgarantie|zufriedenheitsgarantie|zufriedenheitsversprechen|geld zurück versprechen|rückgabefrist|rückgabefristen|rückgabezeitraum|rückgabemöglichkeit|rückgabeprozess|rückgabeoptionen|rückgaberegelung|rückgaberegeln|umtauschrecht|umtauschmöglichkeit|umtauschfrist|widerrufsfrist|widerruf?|probeschlafphase|probeschlafzeit|probewohnen|probefahrt|testzeitraum|testlauf|probemonat|probeabo|gratismonat|gratis testphase|kostenlose testphase|kostenlose probezeit|30 tage testphase|geld zurück frist|ersatzgerät|austauschservice|vorabaustausch|austausch?|abholservice bei rücksendung|retourenprozess|rückversand|rückholung|gutschrift|gutschriften|kaufpreiserstattung|rückzahlung|rückzahlungen|erstattungsprozess|erstattungen|stornierung|storno|reparaturabwicklung in der garantie|5 jahres garantie|zweijahresgarantie|10 jahre garantie|garantieansprüche|hersteller garantie|lebenslanges rückgaberecht|vollgarantie|vor ort garantie",
        "retourenkosten|rückversandkosten|retourengebühr|rücksendegebühr|garantieausschlüsse",
    ),
    (
        34,
        "markenvertrauen|markenname|kundenmeinungen|kundenfeedback|kundenstimmen|nutzermeinungen|nutzerstimmen|feedback?|leumund|weiterempfehlungsquote|testurteil|testnote|testnoten|testberichte|testsieg|testsiege|auszeichnung|auszeichnungen|fachpresse|stiftung warentest|presseecho|trustpilot bewertung|trustpilot|google bewertungen|sternebewertung|durchschnittsbewertung|kundenurteil|urteil der kunden|kundentreue|stammkundschaft|fangemeinde|community?|traditionsmarke|tradition?|werterhalt|wertstabilität|wertbeständigkeit|restwert|wiederverkauf?|kultstatus|strahlkraft|ansehen in der branche|marktposition|rating|ratings|bonität|finanzstärke|seriosität des anbieters|nimbus|standing|prestige|zufriedenheit der kunden|zufriedenheitswerte|bewertungsschnitt",
        "negative bewertungen|schlechte bewertungen|beschwerdequote|wertverlust|rückrufaktionen|rückrufaktion|rechtsstreit|klage|vorwürfe|imageprobleme|imageschaden|fake bewertungen|gefälschte bewertungen|negative schlagzeilen|schlagzeilen|kritische stimmen|kritik von verbraucherschützern|verbraucherbeschwerden|ärger mit kunden|datenskandal",
    ),
    (
        35,
        "titelauswahl|titelangebot|filmauswahl|serienauswahl|serienangebot|filmangebot|eigenproduktionen|originals|mediathek|musikkatalog|musikbibliothek|hörbuchauswahl|hörbuchkatalog|spieleauswahl|spielebibliothek|spieleangebot|spielekatalog|kurskatalog|kursauswahl|kursvielfalt|themenvielfalt|themenauswahl|sprachauswahl|sprachangebot|markenauswahl|markenvielfalt|modellauswahl|typenvielfalt|ausführungen|varianten?|variantenvielfalt|farbauswahl im sortiment|nuancen|nuancenauswahl|farbnuancen|größenvielfalt|größenangebot|zwischengrößen|übergrößen|kollektion|kollektionen|fahrzeugauswahl|fahrzeugflotte|flotte|hotelauswahl|unterkünfte|unterkunftsauswahl|reiseangebot|zielauswahl|menüauswahl|gerichteauswahl|rezeptauswahl|rezepte?|rezeptvielfalt|rezeptdatenbank|rezeptideen|weinkarte|karte im restaurant|speisenangebot|speisenauswahl|auswahl an gerichten|sortenvielfalt|sortenauswahl|sorten?|geschmackssorten|produktkatalog|produktangebot|produktspektrum|warenangebot|warensortiment|fondsauswahl|etf auswahl|etf angebot|sparpläne|sparplanangebot|sparplanauswahl|anlageangebot|handelsplätze|handelsplatzangebot|börsenplätze|kontomodelle|tarifauswahl|tarifvielfalt|tarifangebot|senderauswahl|senderangebot|senderpaket|livesport|live sport|sportangebot|inhaltsangebot|content?|app auswahl|app angebot|app store|ersatzteilangebot|artikelvielfalt|geräteauswahl|trainingsangebot|trainingspläne?|workouts?|workoutauswahl|trainingsvielfalt|geräteangebot|gerätepark|kursplan|mitgliederzahl|mitgliederbasis|nutzerbasis|schriftarten|designvorlagen|vorlagenvielfalt|templates?|domainendungen|abwechslung|wortschatz",
        "lücken im sortiment|angebotslücken|sortimentslücken|fehlbestände",
    ),
    (
        36,
        "reinigung der maschine|reinigungsfunktion|reinigungsprogramm im gerät|selbstreinigungsprogramm|spülmaschineneignung|spülmaschinentauglichkeit|waschbarkeit|pyrolyse|pyrolysefunktion|entleerung|beutelwechsel|filterwechsel|filterreinigung|filtertausch|bürstenreinigung|entleeren|reparaturindex|reparierbarkeitsindex|reparatur?|ersatzteillieferung|ersatzteilbeschaffung|ersatzteilpreise?|ersatzteillager|wartbarkeit|wartungsarmut|wartungsintervalle|serviceintervalle|inspektionsintervalle|akkutausch|akkuwechsel|entkalken|entkalkungsprogramm|abnehmbarer bezug|abnehmbare bezüge|waschbarer bezug|waschbare bezüge|fleckschutz|schmutzresistenz|schmutzabweisung|zerlegbarkeit|zugang zum filter|zugänglichkeit des akkus|milchsystem|brühgruppe|fettauffangschale|krümelschublade|tropfschale",
        "reinigungszeit|pflegebedarf|pflegeintensität|wartungsbedarf|wartungskosten im alter|wartungsgebühren|inspektionskosten|werkstattkosten|werkstattaufenthalte|werkstattbesuche|ersatzteilkosten|filterkosten|verbrauchsmaterial|verbrauchsmaterialien|verschmutzung|kalk|kalkablagerungen|verkalkung|schimmelbildung|schimmel|haare in der bürste|haarverwicklungen|fingerabdrücke|fusseln|schmutzanfälligkeit|fleckenempfindlichkeit|entkalkungsbedarf|bügelaufwand|knitter|folgekosten für filter",
    ),
    (
        37,
        "speichervolumen|datenvolumen|cloud speicher|cloudspeicher|onlinespeicher|online speicher|festplatte|festplattenspeicher|ssd|speicherkarte?|speicherkartenslot|speichererweiterung|speicheroptionen|interner speicher|internen speicher|postfachgröße|postfachspeicher|nutzinhalt|nutzvolumen|kühlvolumen|gefriervolumen|gefrierfach|gemüsefach|garraum|garkorb|frittierkorb|trommel|trommelvolumen|füllvolumen|behältervolumen|staubbox|staubkammer|schmutzbehälter|schmutzwassertank|frischwassertank|auffangbehälter|bohnenbehälter|wasserbehälter|milchbehälter|grillfläche|kochfläche|arbeitsfläche|stellplatz?|packvolumen im innenraum|hauptfach|außenfächer|fächeraufteilung|laptopfach|ablagen|ablagefächer|ablagemöglichkeiten|schubladen|schrankraum|zuladung|anhängelast|ladekapazität|ladekante|laderaum|innenraumgröße|raumgefühl|platzverhältnisse|raumwunder|kofferraumgröße|beinraum|schlafplätze|kabinengröße|zimmergröße|sitzplätze|papierfach|papierkassette|tintenpatrone|geräteanzahl|fassung|gepäckvolumen|handgepäck?|freigepäck|gepäckraum|rucksackvolumen|tragkraft|traglast|tragfähigkeit",
        "",
    ),
    (
        38,
        "akkureichweite|aktionsradius|funkradius|sendereichweite|übertragungsreichweite|winterreichweite|autobahnreichweite|alltagsreichweite|realreichweite|signalreichweite|router reichweite|reichweite des signals|gesamtreichweite|rein elektrische reichweite|wurfweite|leuchtweite|fahrstrecke",
        "reichweitenverlust|reichweitenverluste|reichweiteneinbußen",
    ),
    (
        39,
        "treffsicherheit|trefferquote|trefferrate|maßhaltigkeit|messwerterfassung|pulsmesser|pulssensor|herzfrequenzsensor|herzfrequenzmesser|herzfrequenz?|ekg funktion?|blutdruckmessung|blutdruckmesser|blutsauerstoffmessung|körperfettmessung|schritterkennung|schrittzählung|distanzmessung|kalorienmessung|kalorienzählung|schlafauswertung|schlafmessung|schlaferkennung|aktivitätserkennung|sporterkennung|gps signal|gps tracking|gps aufzeichnung|routenaufzeichnung|streckenaufzeichnung|positionsbestimmung|navigationsgenauigkeit|routenführung|routengenauigkeit|wiegegenauigkeit|wiegeergebnisse|temperaturmessung|temperaturanzeige|temperaturfühler|temperatursteuerung|temperaturstabilität|temperaturkonstanz|thermostat?|maßgenauigkeit|schnittgenauigkeit|schnittpräzision|passgenauigkeit|druckgenauigkeit|druckpräzision|übersetzung|übersetzungen|übersetzungsqualität|übersetzungsgenauigkeit|spracherkennung|texterkennung|erkennungsgenauigkeit|fehlererkennung|wettervorhersagen|prognosen|prognosequalität|trackinggenauigkeit|sensorik|maussensor|stimmgenauigkeit|mechanik der stimmung|bundreinheit|stimmmechaniken|gangreserve?|ganggenauigkeit|bewegungserkennung|bewegungsmelder|personenerkennung|größenangaben|produktbeschreibungen|produktangaben|bonitätsprüfung|matching|partnervorschläge|empfehlungsalgorithmus|bestandsanzeige|rechnungsstellung|verbrauchsabrechnung",
        "abweichung|fehlerkennung|fehlerkennungen|fehlalarm|messtoleranz|toleranzen|drift|rechenfehler|abrechnungsfehler|falschmeldungen|übersetzungsfehler|falschabrechnungen|rechnungsfehler",
    ),
    (
        40,
        "fahrstabilität|spurtreue|geradeauslauf|kurvenlage|kurvenstabilität|lenkpräzision|lenkgefühl|lenkverhalten|lenkbarkeit|lenkrad?|rangierbarkeit|wendigkeit in der stadt|bremsgefühl|pedalgefühl|schaltung|getriebe|automatikgetriebe|doppelkupplung|gangschaltung|schaltvorgänge|gangwechsel|geländegängigkeit|geländetauglichkeit|offroad fähigkeiten|handlichkeit im gelände|balance|schwungmasse|kontrolle am ball|ballgefühl|ballkontrolle|schlaggefühl|spielverhalten|spielkontrolle|spin|fehlerverzeihung|drehfreudigkeit|kantengriff|kantenhalt|laufruhe auf der piste|fahreigenschaft|fahrerlebnis|fahrbarkeit|flugverhalten|flugeigenschaften|steuerbarkeit|steuerung der drohne|schiebeeigenschaften|schiebeverhalten|schwenkräder|rollverhalten|rolleigenschaften|manövrierfähigkeit|seitenneigung|kurvenfahrten|aquaplaning verhalten|aquaplaning|nässeverhalten|verhalten auf nasser fahrbahn|nasseigenschaften|wintereigenschaften|schneeeigenschaften|traktion auf schnee|führung des geräts|ausgewogenheit beim schneiden|balance des messers|halsprofil|saitenlage|anschlagdynamik|tastenanschlag|klaviatur|spielfreude|game feel|gameplay|abrollen?|gleiteigenschaften",
        "untersteuern|wankneigung|seitenwindempfindlichkeit|rückschlag|rollwiderstand|wanken|vibrationen im lenker|nicken",
    ),
    (
        41,
        "kaufberatung der mitarbeiter|anlageberatung|beratungsgespräch|beratungsgespräche|beratungsangebot|beratungsleistung|berater|beraterinnen|fachpersonal|fachleute im laden|fachkenntnis|fachkenntnisse|sachkenntnis|sachverstand|know how der mitarbeiter|branchenkenntnis|erfahrung im bereich?|kundenschulung|schulungsmaterial|schulungsvideos|lernvideos|erklärvideos|video tutorials|videoanleitungen|ratgeberbereich|wissensbereich|hilfebereich|hilfeseiten|hilfecenter|faq bereich|lehrvideos|lehrmethode|lehrmethoden|didaktik|lernkonzept|lerninhalt|lektionen|lernpfad|lernpfade|grammatikerklärungen|übungsmaterial|coaches|coaching|tutoren|tutorinnen|dozentinnen|lehrerinnen|sprachlehrer|trainerinnen|kursleiterinnen|ausbilder|guides|reiseleiter|stylisten|stylingtipps|technikwissen|finanzwissen|wissensvermittlung|personal im fachgeschäft|beipackzettel|api dokumentation|entwicklerdokumentation|handbücher|ernährungsberatung|therapeuten|fachärzte|anwälte|steuertipps|praxistipps|betreuung durch experten|lernbegleitung|mentoren|mentoring|vorträge|lehrbuch|rezeptanleitungen|schritt für schritt anleitungen",
        "",
    ),
    (
        42,
        "innovationsgeist|innovationsgrad|innovationsfreudigkeit|ki funktionen|ki funktion|ki gestützte funktionen|künstliche intelligenz|zukunftssicherheit|neuheit|neuheiten|neuerung|ideenreichtum|vorreiterrolle|fortschritt|technischer fortschritt|entwicklungsarbeit|forschung und entwicklung|ingenieurkunst|patent?|patente|technologievorsprung|technikvorsprung|technologieführerschaft|pioniergeist|spitzentechnologie|hightech",
        "",
    ),
];

/// (feature, endings of compounds of which more is better, of which less is better).
pub(super) const ENDINGS: &[(u16, &str, &str)] = &[
    (1, "qualitäten", ""),
    (10, "leistungen|wirkung|ergebnis|ergebnisse|ergebnissen", ""),
    (
        2,
        "rabatt|ersparnis|nachlass",
        "preises|prämie|prämien|beiträge|beitrag|tarif|tarife",
    ),
    (3, "leistungsverhältnis", ""),
    (4, "verarbeitung|gehäuse|nähte|materialien|haptik|scharniere", ""),
    (
        5,
        "lebensdauer|festigkeit|stabilität|tauglichkeit",
        "verschleiß|abnutzung",
    ),
    (6, "", "ausfall|störung|aussetzer|absturz|pannen|defekte"),
    (7, "handhabung|menü|tasten|knöpfe|bedienbarkeit|übersicht", ""),
    (8, "aufbau|einbau|inbetriebnahme", ""),
    (
        9,
        "personal|hilfe|regulierung|bearbeitung|berater|team|mitarbeiter",
        "warteschleife",
    ),
    (11, "", "ladezeit|ladezeiten|verzögerung"),
    (12, "ausdauer", ""),
    (13, "ladestation|ladezeit", "ladedauer"),
    (14, "bass|bässe|mikrofone", ""),
    (16, "", "lautstärke|geräuschpegel|brummen"),
    (17, "displays|anzeige|kontrast|farben|panel", ""),
    (18, "kameras|fotos|aufnahmen|zoom", ""),
    (19, "look|ästhetik|ambiente|interieur", ""),
    (20, "polster|gefühl|ergonomie|passform|sitz|sitze|stütze|gurt", ""),
    (21, "", "abmessungen|maße|platzbedarf"),
    (22, "umfang|modi|zubehör|einstellungen|optionen", ""),
    (
        23,
        "integration|integrationen|anschlüsse|synchronisation|einbindung",
        "",
    ),
    (24, "apps|updates", ""),
    (25, "schutz|sicherheit|bremsen|schutzsystem", "risiko|gefahr"),
    (27, "geschmäcker|röstung|genuss", "geruch|beigeschmack"),
    (28, "gehalt|anteil|rezeptur", "zucker"),
    (29, "bilanz|klasse", "bedarf|müll"),
    (
        30,
        "",
        "entgelt|entgelte|provision|provisionen|zinsen|zins|bindung|laufzeitvertrag",
    ),
    (31, "versicherungsschutz", "funklöcher"),
    (32, "zustellung|lieferungen", "verspätungen|verspätung"),
    (33, "garantien|rückgaberecht|testphase|erstattungen|frist|kulanz", ""),
    (
        34,
        "ruf|bewertung|zufriedenheit|reputation|vertrauen",
        "skandal|skandale|kritik",
    ),
    (35, "angebot|bibliothek|katalog|kollektion|sorten|varianten", ""),
    (36, "pflege|reinigbarkeit", "kalk|reparatur|reparaturen"),
    (37, "fach|kofferraum|tanks|behältern|speichers", ""),
    (38, "reichweiten", ""),
    (39, "messungen|messwerte|sensorik", "fehler"),
    (40, "verhalten|eigenschaften|federungen|wendigkeit", ""),
    (
        41,
        "kurse|kenntnisse|wissen|tutorials|schulungen|anleitungen|lehrer|trainer|unterricht",
        "",
    ),
    (42, "innovationen|technologien|technik", ""),
];
