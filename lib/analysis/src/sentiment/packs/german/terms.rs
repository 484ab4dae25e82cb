//! The German words that name features. Only data; hyphens are read as spaces, forms are listed.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "qualität|service|option|optionen|angebot|angebote|größe|budget|kontrolle|platz|technik|technologie|aussehen|ergebnis|ergebnisse|material|materialien|funktion|funktionen|kapazität|reichweite|app|apps|netz|netzwerk|geräusch|geräusche|bildschirm|design|stil|essen|bewertung|bewertungen|rezensionen|kosten|leistung|verarbeitung|werkzeuge|update|updates|speicher|anschlüsse|prozessor|geschwindigkeit|ladung|laden|lautstärke|foto|fotos|gewicht|linse|objektiv|zoom|ladegerät|verbindung|motor|vertrauen|beliebtheit|geruch|rezeptur|innenraum|stoff|tastatur|haptik|griff|gebühr|gebühren|tarif|tarife|signal|verfügbarkeit|verpackung|rückgabe|speisekarte|bibliothek|reinigung|wartung|sensor|sensoren|unterricht|innovation|rabatt|rabatte|modi|extras|farbe|farben|helligkeit|montage|personal|mitarbeiter|zucker|verzögerungen|fehler|navigation|klang|ton|sound|lautsprecher|bluetooth|wlan|kompatibilität|sortiment|auswahl|erfahrung|beratung|dokumentation|versand|lieferung|vibrationen|wert|ruf|sicherheit|datenschutz|bremsen|zutaten|geschmack|textur|komfort|oberfläche|installation|abdeckung|preis|preise|akku|kamera|batterie|bild|garantie|support|software|steuerung|bedienung|passform|sitz|sitze|display|prämie|prämien|beitrag|beiträge|ausstattung|merkmale|features|programme|tempo|federung|lenkung|handhabung|antrieb|hilfe|betreuung|lage|tank";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        1,
        "qualität|gesamtqualität|produktqualität|gesamteindruck|gesamtpaket",
        "",
    ),
    (
        2,
        "rabatt|rabatte|angebot|angebote|ersparnis|budget|erschwinglichkeit|preisgestaltung|preisnachlass|schnäppchen",
        "preis|preise|preises|kosten|anschaffungskosten|kaufpreis|anschaffungspreis|preispunkt|preisniveau|monatspreis|prämie|prämien|monatsbeitrag|beitrag|beiträge|preisschild|anschaffung|einstiegspreis|aufpreis|stückpreis|monatliche kosten",
    ),
    (
        3,
        "preis leistungs verhältnis|preis leistung|preisleistung|preis leistungsverhältnis|preis/leistung|gegenwert|preis leistungs sieger|wert fürs geld|preis leistungs tipp|preisleistungsverhältnis",
        "",
    ),
    (
        4,
        "verarbeitung|verarbeitungsqualität|materialqualität|material|materialien|bauqualität|fertigung|fertigungsqualität|gehäuse|haptik|nähte|leder|stoff|konstruktion|wertigkeit|handwerkskunst|oberflächenqualität|bauweise",
        "",
    ),
    (
        5,
        "haltbarkeit|langlebigkeit|lebensdauer|robustheit|widerstandsfähigkeit|wasserdichtigkeit|wasserfestigkeit|beständigkeit|strapazierfähigkeit|kratzfestigkeit|belastbarkeit|stabilität des gehäuses|wetterfestigkeit|wasserschutz|nutzungsdauer",
        "verschleiß|abnutzung",
    ),
    (
        6,
        "zuverlässigkeit|verlässlichkeit|stabilität|ausfallsicherheit|beständigkeit im betrieb|betriebssicherheit",
        "ausfall|ausfälle|ausfallzeiten|abstürze|bugs|störungen|defekte|aussetzer|systemabstürze|softwarefehler|pannen|fehlfunktionen|ausfallrate|serverausfälle|macken|störanfälligkeit",
    ),
    (
        7,
        "bedienung|benutzerfreundlichkeit|bedienbarkeit|bedienkomfort|nutzerfreundlichkeit|anwenderfreundlichkeit|benutzeroberfläche|bedienoberfläche|oberfläche|steuerung|handhabung|menüführung|nutzererlebnis|navigation|touch bedienung|bedienelemente|benutzerführung|usability|interface|touch steuerung|bedienkonzept|dashboard|übersichtlichkeit|menü",
        "lernkurve|einarbeitungszeit|einarbeitung|komplexität",
    ),
    (
        8,
        "installation|einrichtung|aufbau|montage|inbetriebnahme|konfiguration|ersteinrichtung|anleitung|handbuch|aufbauanleitung|montageanleitung|bedienungsanleitung|installationsprozess|einrichtungsprozess|zusammenbau|implementierung",
        "aufbauzeit|montagezeit|installationsaufwand|einrichtungsaufwand",
    ),
    (
        9,
        "kundendienst|kundenservice|kundensupport|support|service|kundenbetreuung|technischer support|technischen support|hotline|service hotline|kundenhotline|personal|mitarbeiter|live chat|betreuung|after sales service|schadenregulierung|schadensabwicklung|schadenabwicklung|hilfe|serviceteam|support team|erreichbarkeit|beratungsservice|servicequalität|schadensregulierung|ansprechpartner|serviceleistungen",
        "wartezeit|wartezeiten|reaktionszeit|reaktionszeiten|antwortzeit|antwortzeiten|warteschleife|warteschleifen|bearbeitungszeit|bearbeitungszeiten",
    ),
    (
        10,
        "leistung|performance|saugkraft|saugleistung|motor|prozessor|rechenleistung|kühlleistung|heizleistung|reinigungsleistung|reinigungswirkung|grafikleistung|wirkung|wirksamkeit|effizienz|ergebnis|ergebnisse|motorleistung|power|beschleunigung|spieleleistung|grafikkarte|mahlergebnis|antrieb|mähleistung|leistungsfähigkeit|putzleistung|reinigungsergebnis|drehmoment",
        "",
    ),
    (
        11,
        "geschwindigkeit|tempo|schnelligkeit|reaktionsschnelligkeit|download geschwindigkeit|internetgeschwindigkeit|surfgeschwindigkeit|datenrate|übertragungsgeschwindigkeit|arbeitsgeschwindigkeit",
        "latenz|verzögerung|ladezeit der seite|aufheizzeit|startzeit|ladezeiten|bootzeit|wartezeiten beim laden|aufwärmzeit|verarbeitungszeit",
    ),
    (
        12,
        "akku|akkulaufzeit|akkuleistung|batterie|batterielaufzeit|laufzeit|akkukapazität|batterieleistung|batteriekapazität|betriebsdauer|wiedergabezeit|ausdauer|batterielebensdauer|akkulaufzeiten",
        "akkuverbrauch",
    ),
    (
        13,
        "ladegeschwindigkeit|schnellladefunktion|ladefunktion|ladecase|ladeschale|ladegerät|ladetechnik|laden|aufladen|ladeleistung|ladestation|schnellladen|schnellladung|ladehülle|ladeetui|ladevorgang|netzteil",
        "ladezeit|ladedauer",
    ),
    (
        14,
        "klang|klangqualität|sound|soundqualität|tonqualität|ton|audioqualität|audio|bass|bässe|höhen|mitten|klangbild|lautsprecher|mikrofon|mikrofone|mikrofonqualität|sprachqualität|gesprächsqualität|klangbühne|akustik|lautstärke|audioleistung|anrufqualität|klangerlebnis|telefonie",
        "verzerrung|verzerrungen",
    ),
    (
        15,
        "geräuschunterdrückung|noise cancelling|anc|geräuschdämmung|rauschunterdrückung|noise canceling|schallisolierung|geräuschisolierung|abschirmung|lärmunterdrückung|active noise cancelling|schalldämmung|lärmschutz",
        "",
    ),
    (
        16,
        "laufruhe|ruhe",
        "lärm|geräusch|geräusche|lautstärke im betrieb|geräuschpegel|betriebsgeräusch|betriebsgeräusche|geräuschentwicklung|lautstärkepegel|geräuschkulisse|lüftergeräusch|lüftergeräusche|motorgeräusch|motorgeräusche|lärmpegel|vibration|vibrationen|betriebslautstärke|brummen|surren|windgeräusche|abrollgeräusche|lärmbelastung|lärmentwicklung",
    ),
    (
        17,
        "display|bildschirm|bild|bildqualität|anzeige|touchscreen|auflösung|helligkeit|kontrast|farben|farbdarstellung|farbwiedergabe|bildwiederholrate|blickwinkel|panel|displayqualität|schwarzwerte|farbtreue|bildschärfe|bildschirmqualität|monitor|schärfe|kontraste|hdr",
        "spiegelung|spiegelungen|reflexionen|blendung",
    ),
    (
        18,
        "kamera|kameras|kameraqualität|foto|fotos|fotoqualität|autofokus|linse|objektiv|objektive|zoom|webcam|bildstabilisator|nachtaufnahmen|aufnahmen|selfies|frontkamera|nachtmodus|hauptkamera|bildstabilisierung|videoqualität|kamerasystem",
        "",
    ),
    (
        19,
        "design|aussehen|optik|stil|erscheinungsbild|look|formgebung|farbauswahl|innenraumdesign|innenraum|interieur|gestaltung|ästhetik|styling|linienführung|äußeres",
        "",
    ),
    (
        20,
        "komfort|tragekomfort|sitzkomfort|passform|polsterung|dämpfung|ergonomie|sitz|sitze|ohrpolster|liegekomfort|schlafkomfort|rückenunterstützung|atmungsaktivität|griffigkeit|fahrkomfort|tastatur|beinfreiheit|bequemlichkeit|liegegefühl|tragegefühl|halt|griff|druckentlastung",
        "druckstellen|druckpunkte|blasen",
    ),
    (
        21,
        "tragbarkeit|mobilität|kompaktheit|packmaß|transportierbarkeit|portabilität|leichtigkeit",
        "gewicht|größe|abmessungen|platzbedarf|stellfläche|dicke|maße|eigengewicht|packvolumen",
    ),
    (
        22,
        "funktion|funktionen|funktionsumfang|ausstattung|features|merkmale|vielseitigkeit|flexibilität|optionen|option|einstellungsmöglichkeiten|anpassungsmöglichkeiten|individualisierung|zusatzfunktionen|smarte funktionen|automatisierung|vorlagen|modi|programme|extras|anpassbarkeit|berichte|auswertungen|reporting|funktionsvielfalt|programmvielfalt|werkzeuge|tools|ausstattungsumfang|konfigurationsmöglichkeiten|leistungsumfang|sonderausstattung",
        "",
    ),
    (
        23,
        "kompatibilität|konnektivität|verbindung|bluetooth|bluetooth verbindung|wlan|anschlüsse|schnittstellen|integration|integrationen|ökosystem|kopplung|api|anbindung|anschlussmöglichkeiten|anschlussvielfalt|pairing|smart home anbindung|vernetzung|multipoint",
        "verbindungsabbrüche|verbindungsprobleme|abbrüche",
    ),
    (
        24,
        "software|app|apps|begleit app|smartphone app|firmware|betriebssystem|update|updates|software updates|mobile app|handy app|anwendung|updatepolitik|steuerungs app|softwareunterstützung|update versorgung",
        "bloatware|vorinstallierte apps",
    ),
    (
        25,
        "sicherheitsausstattung|sicherheitsfunktionen|kindersicherheit|kindersicherung|crashtest|bremsen|bremsleistung|assistenzsysteme|sicherheitssysteme|verkehrssicherheit|fahrsicherheit|aufprallschutz|insassenschutz|betriebsschutz|überhitzungsschutz|produktsicherheit|bremsweg|sicherheitsbewertung|sturzschutz|schadstofffreiheit",
        "nebenwirkungen|überhitzung|brandgefahr|verletzungsgefahr|schadstoffe|schadstoffbelastung|rückrufe|kippgefahr|verletzungsrisiko",
    ),
    (
        26,
        "datenschutz|sicherheit|datensicherheit|privatsphäre|verschlüsselung|betrugsschutz|zugriffsschutz|sicherheit der daten|umgang mit daten|umgang mit kundendaten|it sicherheit|passwortschutz|datenschutzrichtlinie",
        "datenlecks|datenleck|sicherheitslücken|sicherheitslücke|tracking|datenpannen|datenpanne|schwachstellen|datensammelei|datenweitergabe",
    ),
    (
        27,
        "geschmack|aroma|duft|geruch|konsistenz|crema|essen|frische|nachgeschmack|textur|mundgefühl|geschmacksrichtungen|speisen|küche",
        "bitterkeit|säure|geruchsbildung|geruchsentwicklung",
    ),
    (
        28,
        "zutaten|inhaltsstoffe|nährwerte|zusammensetzung|rezeptur|proteingehalt|eiweißgehalt|nährstoffe|inhaltsstoffliste|nährstoffprofil|zutatenliste|fleischanteil|fleischgehalt|nährwertprofil",
        "zusatzstoffe|zucker|zuckergehalt|konservierungsstoffe|allergene|süßstoffe|farbstoffe|füllstoffe|salzgehalt|kalorien|fettgehalt|duftstoffe",
    ),
    (
        29,
        "nachhaltigkeit|umweltfreundlichkeit|energieeffizienz|umweltbilanz|klimabilanz|fairer handel|recycelbarkeit|ökobilanz|ethik|umweltverträglichkeit|recyclingfähigkeit|kraftstoffeffizienz|umweltengagement|energieeffizienzklasse",
        "stromverbrauch|energieverbrauch|co2 fußabdruck|umweltbelastung|emissionen|wasserverbrauch|kraftstoffverbrauch|verbrauch|spritverbrauch|verpackungsmüll|plastikmüll|plastikverpackung|co2 ausstoß|ökologischer fußabdruck|benzinverbrauch",
    ),
    (
        30,
        "gebührenstruktur|gebührentransparenz|kündigungsfrist|kündigungsbedingungen",
        "gebühr|gebühren|zusatzkosten|versteckte kosten|provision|provisionen|abokosten|abogebühren|kontoführungsgebühren|jahresgebühr|grundgebühr|zuschläge|zinsen|bearbeitungsgebühr|folgekosten|nebenkosten|transaktionsgebühren|versteckten kosten|versteckten gebühren|versteckte gebühren|abo|abonnement|abonnementkosten|depotgebühren|abhebegebühren|aufschläge|ordergebühren|mitgliedsbeitrag|abozwang|abo kosten|handelsgebühren",
    ),
    (
        31,
        "netzabdeckung|abdeckung|netz|empfang|netzqualität|versicherungsschutz|deckung|deckungsumfang|signal|verfügbarkeit|5g abdeckung|roaming|signalstärke|mobilfunknetz|5g netz|netzausbau|leistungsabdeckung|versicherungsumfang|flächendeckung|netzempfang",
        "funklöcher|ausschlüsse|funkloch",
    ),
    (
        32,
        "lieferung|versand|zustellung|verpackung|lieferservice|sendungsverfolgung|versandgeschwindigkeit|logistik|expressversand|lieferungen|liefertreue|auslieferung|paketverfolgung",
        "lieferzeit|lieferzeiten|versandkosten|lieferverzögerungen|lieferverzögerung|versanddauer|verspätungen|lieferkosten|wartezeit auf die lieferung|lieferfristen|lieferengpässe",
    ),
    (
        33,
        "garantie|rückgabe|rückgaberecht|rückgabebedingungen|rückerstattung|erstattung|umtausch|testphase|probezeit|garantiezeit|rücksendung|rücksendungen|gewährleistung|geld zurück garantie|probeschlafen|garantiebedingungen|herstellergarantie|retouren|retoure|rücknahme|reklamation|garantieleistung|garantieleistungen|reparaturservice|kostenlose testversion|widerrufsrecht|rückabwicklung|garantieabwicklung|retourenabwicklung",
        "retourenquote|rücksendekosten|rücksendegebühren",
    ),
    (
        34,
        "ruf|reputation|vertrauen|glaubwürdigkeit|image|markenimage|bewertung|bewertungen|kundenbewertungen|rezensionen|kundenzufriedenheit|beliebtheit|transparenz|seriosität|wiederverkaufswert|renommee|ansehen|vertrauenswürdigkeit|nutzerbewertungen|testergebnisse|markenruf|bekanntheit|weiterempfehlungsrate|erfahrungsberichte",
        "beschwerden|kundenbeschwerden|skandale|skandal|klagen|kritik an der marke|negativschlagzeilen|kontroversen",
    ),
    (
        35,
        "auswahl|sortiment|produktauswahl|produktpalette|angebotsvielfalt|vielfalt|produktvielfalt|katalog|bibliothek|speisekarte|größenauswahl|modellvielfalt|programmangebot|produktsortiment|lagerbestand|modellpalette|bandbreite|inhalte|kursangebot|farbvielfalt|größenspektrum|artikelauswahl|streamingangebot",
        "lieferengpass",
    ),
    (
        36,
        "reinigung|reparierbarkeit|ersatzteile|ersatzteilversorgung|wartungsfreundlichkeit|ersatzteilverfügbarkeit|reinigungsfreundlichkeit|pflegeleichtigkeit|selbstreinigung|reparaturfreundlichkeit|pflege",
        "wartung|wartungskosten|wartungsaufwand|reparaturkosten|reinigungsaufwand|pflegeaufwand|unterhaltskosten|unterhalt|reparaturen|reparaturanfälligkeit|betriebskosten|putzaufwand",
    ),
    (
        37,
        "kapazität|speicherplatz|speicher|stauraum|kofferraum|platz|platzangebot|fassungsvermögen|arbeitsspeicher|wassertank|tank|ladevolumen|kofferraumvolumen|speicherkapazität|volumen|raumangebot|staubbehälter|ablageflächen|füllmenge|ladefläche|tankvolumen|speicherausstattung|ram|innenraumvolumen",
        "",
    ),
    (
        38,
        "reichweite|elektrische reichweite|bluetooth reichweite|funkreichweite|wlan reichweite|wltp reichweite|elektroreichweite",
        "reichweitenangst",
    ),
    (
        39,
        "genauigkeit|präzision|messgenauigkeit|gps|ortung|sensoren|sensor|messung|messungen|schlaftracking|herzfrequenzmessung|schrittzähler|temperaturregelung|temperaturkontrolle|gps genauigkeit|pulsmessung|messwerte|messergebnisse|tracking genauigkeit|temperaturgenauigkeit|stimmstabilität|gps ortung|schlafanalyse|aktivitätstracking|standortbestimmung|gps empfang",
        "messfehler|fehlalarme|abweichungen|messabweichungen|fehlmessungen",
    ),
    (
        40,
        "fahrverhalten|lenkung|federung|fahrwerk|handling|wendigkeit|straßenlage|fahreigenschaften|traktion|fahrgefühl|spielbarkeit|fahrspaß|fahrdynamik|manövrierbarkeit|kurvenverhalten|spielgefühl|bespielbarkeit|agilität",
        "wendekreis",
    ),
    (
        41,
        "beratung|fachwissen|expertise|dokumentation|kompetenz|fachkompetenz|know how|tutorials|anleitungen|kurse|kursinhalte|lerninhalte|dozenten|lehrkräfte|unterricht|wissensdatenbank|fachberatung|schulungen|trainer|lehrplan|kursinhalt|kursleiter|lernmaterial|lernmaterialien|erklärungen|lehrer|lehrmaterial|beratungskompetenz|beratungsqualität",
        "",
    ),
    (
        42,
        "innovation|innovationen|technologie|technik|innovationskraft|ingenieurskunst|technologien|fortschrittlichkeit|innovationsfreude|neuerungen|zukunftsfähigkeit",
        "",
    ),
];

/// (feature, endings of compounds of which more is better, of which less is better).
pub(super) const COMPOUNDS: &[(u16, &str, &str)] = &[
    (1, "qualität", ""),
    (10, "leistung|performance", ""),
    (2, "angebote|rabatte", "preis|preise|preisen|kosten"),
    (5, "haltbarkeit|langlebigkeit|beständigkeit|festigkeit", ""),
    (6, "zuverlässigkeit", "ausfälle|störungen|abstürze"),
    (7, "bedienung|freundlichkeit|führung|steuerung|oberfläche", ""),
    (8, "installation|einrichtung|montage|anleitung", ""),
    (
        9,
        "service|support|kundendienst|betreuung|hotline",
        "wartezeit|wartezeiten",
    ),
    (11, "geschwindigkeit|tempo", "latenz"),
    (12, "akku|akkulaufzeit|laufzeit|batterie", ""),
    (13, "ladefunktion|ladegerät|aufladung", ""),
    (14, "klang|sound|lautsprecher|mikrofon", ""),
    (15, "unterdrückung", ""),
    (16, "", "geräusch|geräusche|lärm"),
    (17, "display|bildschirm|auflösung|helligkeit", ""),
    (18, "kamera|objektiv", ""),
    (19, "design|optik", ""),
    (20, "komfort|polster|polsterung|dämpfung", ""),
    (21, "", "gewicht"),
    (
        22,
        "funktion|funktionen|features|ausstattung|programme|möglichkeiten",
        "",
    ),
    (
        23,
        "anbindung|verbindung|schnittstelle|schnittstellen|kompatibilität",
        "",
    ),
    (24, "app|software", ""),
    (25, "sicherheitssystem|assistent|assistenten", ""),
    (26, "datenschutz|verschlüsselung", "sicherheitslücken"),
    (27, "geschmack|aroma|duft", ""),
    (28, "zutaten|inhaltsstoffe", "zusatzstoffe"),
    (29, "effizienz|nachhaltigkeit", "verbrauch|emissionen"),
    (30, "", "gebühr|gebühren|zuschlag|zuschläge"),
    (31, "abdeckung|empfang|deckung", ""),
    (
        32,
        "lieferung|versand|verpackung",
        "lieferzeit|lieferzeiten|versandkosten",
    ),
    (33, "garantie|rückgabe|erstattung", ""),
    (34, "bewertungen|image", "beschwerden"),
    (35, "auswahl|sortiment|vielfalt|palette", ""),
    (36, "reinigung", "wartung|aufwand"),
    (37, "speicher|volumen|stauraum|tank|behälter|kapazität", ""),
    (38, "reichweite", ""),
    (39, "genauigkeit|präzision|messung|tracking|ortung|sensor|sensoren", ""),
    (40, "fahrverhalten|federung|lenkung", ""),
    (41, "beratung|kompetenz|dokumentation", ""),
    (42, "technologie|innovation", ""),
];
