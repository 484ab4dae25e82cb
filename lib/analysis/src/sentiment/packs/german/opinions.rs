//! German praise and blame. Only data: adjectives are listed without ending, infinitives are marked with `+`.

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "empfehle|empfiehlt|empfehlen wir|mag=|mögen|überrascht positiv|positiv überrascht|meisterhaft|erfüllt|erfreut|macht spaß|macht freude|ist top|sind top|punktsieger|macht eine gute figur|rundum überzeugend|ganz vorne|voll überzeugt|spitzenmäßig|ein genuss|traumhaft|bewährt sich|tut was er soll|kann punkten|gut gelöst|gelingt gut|ausgewogenes|sehr ordentlich|mehr als ausreichend|zufriedene|jederzeit wieder kaufen|wieder kaufen|seinesgleichen sucht|sucht seinesgleichen|hervorragend|ausgezeichnet|exzellent|gut|großartig|toll|super=|fantastisch|herausragend|überragend|beeindruckend|beeindrucken+|überzeugend|überzeugen+|überzeugt|brilliant|brillant|erstklassig|spitze=|spitzenklasse=|klasse=|top=|optimal|perfekt|ideal|vorbildlich|exquisit|makellos|tadellos|einwandfrei|solide|ordentlich|anständig|stark|stärker|stärkere|stärkeren|stärkste|stärksten|besser|beste|bestes|bester|besten|am besten|bestem|überlegen|unschlagbar|unübertroffen|konkurrenzlos|ausgereift|gelungen|wunderbar|prima=|sehr gut|bemerkenswert|bestechend|bestechen+|besticht|glänzen+|glänzt|punkten+|punktet|auszeichnen=|zeichnet sich aus|zeichnen sich aus|hervorstechen=|sticht hervor|stechen hervor|sticht heraus|hebt sich ab|heben sich ab|begeistern+|begeistert|begeisternd|loben+|gelobt=|lob=|gelobte|schätzen=|geschätzt|empfehlenswert|empfehlen=|empfohlen|empfehlung|empfehlungen|sehr zu empfehlen|zu empfehlen|favorit|testsieger|sieger|gewinner|gewinnt|preisgekrönt|ausgezeichnete|prämiert|zufrieden|zufriedenstellend|angenehm|erfreulich|positiv|vorteilhaft|vorteil|vorteile|stärke=|stärken|pluspunkt|pluspunkte|plus=|mehrwert|hochwertig|premium|edel|luxuriös|reichhaltig|satt|kräftig|kraftvoll|klar|klarer|scharf|schärfer|gestochen scharf|lebendig|leuchtend|brillante|satte|voll=|vollmundig|detailreich|detailliert|ausgewogen|harmonisch|natürlich klingend|immersiv|hell|heller|großzügig|umfassend|umfangreich|ausreichend|völlig ausreichend|angemessen|fair|transparent|nützlich|hilfreich|praktisch|durchdacht|clever|freundlich|höflich|zuvorkommend|kompetent|professionell|aufmerksam|hilfsbereit|engagiert|effektiv|effizient|reibungslos|nahtlos|mühelos|problemlos|unkompliziert|stressfrei|flüssig|geschmeidig|sauber|ausgeklügelt|verbessert|verbesserung|verbesserungen|gefällt|gefallen|gefiel|lieben=|liebt|beliebteste wahl|punktgenau|gute wahl|gute option|beste wahl|beste option|hervorragende wahl|ausgezeichnete wahl|kaufempfehlung|klare empfehlung|bevorzugen|bevorzugt|vorzuziehen|wertvoll|lohnend|einzigartig|meistert|trumpft auf|führend|marktführer|branchenführer|marktführend|spitzenreiter|erste wahl|goldstandard|nichts auszusetzen|keine wünsche offen|lässt keine wünsche offen|lassen keine wünsche offen|kaum zu schlagen|schwer zu schlagen|enttäuscht nicht|weiß zu überzeugen|wissen zu überzeugen|weiß zu gefallen|kann sich sehen lassen|können sich sehen lassen|auf hohem niveau|auf höchstem niveau|vom feinsten|von hoher qualität|ohne probleme|gelingt|punktlandung|verlässt sich gern|rundum gelungen|vorteilhafter|liefert ab|erfüllt alle erwartungen|übertrifft die erwartungen|übertreffen die erwartungen|hervorsticht|gut durchdacht|gut gemacht|pünktlich|zügig gelöst|kulant|lobenswert|erfreuen|freude|freut|top bewertet|gut abgeschnitten|schneidet gut ab|schneiden gut ab|schneidet sehr gut ab|schneidet besser ab|schneidet am besten ab|kostenlos|gratis|souverän|spürbar besser",
    ),
    (
        -1,
        0,
        "lässt sich viel zeit|braucht wochen|braucht monate|dauert wochen|dauert monate|wochenlang|monatelang|nicht mehr aktuell|nervtötend|ernüchternd|ernüchtert|magere|mager|dünne=|lachhaft|peinlich|unausstehlich|lässt nach|lassen nach|baut ab|bauen ab|hält nicht mit|kommt zu kurz|kommen zu kurz|achillesferse|nicht seine stärke|nicht ihre stärke|wackelt|sorgt für frust|sorgt für ärger|sorgen für ärger|lückenhafte|schwerfälliger|überfordert|bleibt blass|bleibt hinter den erwartungen|unter den erwartungen|hinter den erwartungen|lässt zu wünschen|verbesserungsfähig|patzt|gibt kaum|eher schwach|nicht noch einmal kaufen|nicht wieder kaufen|nicht mehr kaufen|nie wieder kaufen|nicht erneut kaufen|nicht weiterempfehlen|fällt dagegen ab|fällt jedoch ab|fällt etwas ab|fällt deutlich ab|fällt hingegen ab|fehlende=|fehlenden=|fehlender=|fehlendes=|fehlendem=|gibt abzüge|punktabzug|schlecht|miserabel|mies|furchtbar|schrecklich|katastrophal|katastrophe|grauenhaft|grottig|desaströs|unterirdisch|mangelhaft|ungenügend|unzureichend|mäßig|mittelmäßig|durchwachsen|dürftig|bescheiden|schwach|schwächer|schwächere|schwächeren|schwächste|schwächsten|schlechter|schlechtere|schlechteste|schlechtesten|unterlegen|enttäuschend|enttäuschen+|enttäuscht|enttäuschung|frustrierend|frustrieren+|frust|ärgerlich|ärgern|nervig|nerven|nervt|störend|stört|stören|lästig|problematisch|problem|probleme|problemen|schwierigkeiten|nachteil|nachteile|schwäche|schwächen|schwachstelle|schwachpunkt|schwachpunkte|mangel|mängel|mängeln|manko|defizite|defizit|minuspunkt|minuspunkte|kritik|kritisiert|kritisieren|bemängelt|bemängeln|bemängelte|beanstandet|beanstanden|beschweren=|beschwert|beschweren sich|beklagen|beklagt|klagen=|klagen über|kritikpunkt|kritikpunkte|fehlerhaft|versagt|versagen|scheitert|leidet|leiden|leiden unter|hapert|lässt zu wünschen übrig|lassen zu wünschen übrig|zu wünschen übrig|lässt sehr zu wünschen übrig|ausbaufähig|verbesserungswürdig|verbesserungsbedürftig|könnte besser sein|könnten besser sein|dürfte besser sein|luft nach oben|nachholbedarf|verbesserungspotenzial|fällt ab|fallen ab|fällt zurück|hinkt hinterher|hinken hinterher|schwächelt|schwächeln|unbefriedigend|unzufrieden|inakzeptabel|unbrauchbar|nutzlos|unfreundlich|unhöflich|unprofessionell|inkompetent|desinteressiert|unpersönlich|ineffizient|verschwommen|unscharf|blass|matt=|dumpf|blechern|verzerrt|schrill|flach|dunkel|dunkler|verrauscht|pixelig|veraltet|überholt|rudimentär|spartanisch|unausgereift|unausgewogen|ungleichmäßig|lieblos|unsauber|ruckelt|ruckelig|hakelig|holprig|irreführend|fragwürdig|zweifelhaft|bedenklich|besorgniserregend|beunruhigend|defekt|kaputt|beschädigt|abgespeckt|eingeschränkt|begrenzt|einschränkung|einschränkungen|limitiert|restriktiv|überteuert wirkend|nicht empfehlenswert|nicht zu empfehlen|abzuraten|rate ab|raten ab|vermeiden|meiden|bereuen|bereut|hassen|alptraum|albtraum|zumutung|nicht optimal|nicht ideal|nichts besonderes|reagiert nicht|reagieren nicht|antwortet nicht|antworten nicht|keine antwort|hilft nicht weiter|funktioniert nicht|funktionieren nicht|lückenhaft|kompromiss|kompromisse|abstriche|abzüge|umständlich=|nachlässig|unausgegoren|verlieren|verliert|zurückhaltend|knapp|spärlich|unvollständig|schneidet schlecht ab|schneiden schlecht ab|schneidet schlechter ab|schneidet schwächer ab|unterdurchschnittlich|ungünstig|unangenehm|schmerzhaft|mühsam|mühselig|zäh|zu wenig|zu kurz|zu lang|zu schwach|zu niedrig|zu dunkel|zu gering|zu knapp|zu basisch|zu dünn|zu viel|zu viele|bröckelt|hält nicht was|haken|hakt|nicht überzeugen|kann nicht überzeugen|nicht gerade|nicht mithalten|kann nicht mithalten|können nicht mithalten",
    ),
    (
        1,
        2,
        "günstig|preiswert|preisgünstig|erschwinglich|bezahlbar|billiger=|billigste|billigsten|kostengünstig|budgetfreundlich|preislich attraktiv|fairer preis|faire preise|fairen preis|fairen preisen|zu fairen preisen|zu einem fairen preis|günstiger preis|günstigen preis|zu günstigen preisen|günstige preise|attraktiver preis|attraktiven preis|attraktive preise|niedriger preis|niedrigen preis|niedrige preise|niedrigen preisen|guter preis|guten preis|spart geld|schnäppchen=|für wenig geld|für kleines geld|kostet weniger|kosten weniger|preislich fair|schont den geldbeutel|zu einem günstigen preis|wettbewerbsfähige preise|konkurrenzfähige preise",
    ),
    (
        -1,
        2,
        "teuer|kostspielig|überteuert|hochpreisig|zu teuer|hoher preis|hohen preis|hohe preise|hohen preisen|hoher anschaffungspreis|hohe anschaffungskosten|kostet viel|kosten viel|kostet mehr|kosten mehr|saftiger preis|stolzer preis|stolzen preis|happig|nicht ganz billig|nicht gerade günstig|nicht gerade billig|preisintensiv|unerschwinglich|gesalzen|premiumpreis|geht ins geld",
    ),
    (
        1,
        3,
        "lohnt sich|lohnen sich|lohnenswert|sein geld wert|ihr geld wert|jeden cent wert|jeden euro wert|den preis wert|viel fürs geld|viel für sein geld|viel für ihr geld|viel leistung fürs geld|bietet viel fürs geld|gute investition|preis leistungs sieger|rechtfertigt den preis|rechtfertigt seinen preis|rechtfertigen den preis|macht sich bezahlt",
    ),
    (
        -1,
        3,
        "lohnt sich nicht|lohnen sich nicht|nicht sein geld wert|nicht ihr geld wert|das geld nicht wert|sein geld nicht wert|ihr geld nicht wert|den preis nicht wert|geldverschwendung|abzocke|rausgeschmissenes geld|rechtfertigt den preis nicht|rechtfertigt seinen preis nicht|zu teuer für das gebotene|wenig fürs geld",
    ),
    (
        1,
        4,
        "gut verarbeitet|sauber verarbeitet|hochwertig verarbeitet|hervorragend verarbeitet|solide verarbeitet|wertig|hochwertige materialien|hochwertigen materialien|hochwertiges material|edle materialien|massiv|handgefertigt|solide gebaut|stabil gebaut|gut gebaut|exzellent verarbeitet|makellos verarbeitet|sehr gut verarbeitet",
    ),
    (
        -1,
        4,
        "schlecht verarbeitet|billig=|billige=|billiges=|billigem=|billigen=|billig verarbeitet|wackelig|wacklig|klapprig|minderwertig|wirkt billig|wirken billig|fühlt sich billig an|fühlen sich billig an|plastikhaft|billiges plastik|billigem plastik|billige materialien|unsauber verarbeitet|knarzt|knarzen|instabil verarbeitet|mangelhaft verarbeitet|lieblos verarbeitet|billig anfühlt",
    ),
    (
        1,
        5,
        "langlebig|haltbar|robust|strapazierfähig|widerstandsfähig|stabil=|wasserdicht|wasserfest|wetterfest|kratzfest|unverwüstlich|bruchsicher|bruchfest|rostfrei|hält jahrelang|halten jahrelang|hält ewig|hält viele jahre|halten viele jahre|stoßfest|wasserabweisend|outdoor tauglich|hält lange|halten lange|übersteht|überstehen|verschleißfest|reißfest|für die ewigkeit|staubdicht|rostet nicht|sturzsicher|witterungsbeständig",
    ),
    (
        -1,
        5,
        "zerbrechlich|kurzlebig|geht schnell kaputt|gehen schnell kaputt|geht kaputt|gehen kaputt|ging kaputt|gingen kaputt|nutzt sich schnell ab|nutzen sich schnell ab|rostet|rosten|bricht|brechen|zerbricht|reißt|reißen|undicht|leckt|verschleißt|verkratzt|verkratzt schnell|zerkratzt|zerkratzt leicht|löst sich|lösen sich|anfällig für kratzer|kratzempfindlich|hält nicht lange|halten nicht lange|fällt auseinander|spröde|bröselt|leiert aus|blättert ab|empfindlich|nutzt sich ab|kratzanfällig",
    ),
    (
        1,
        6,
        "zuverlässig|verlässlich|stabil|konstant|ausfallsicher|funktioniert immer|fehlerfrei|störungsfrei|läuft stabil|laufen stabil|läuft zuverlässig|absturzfrei|ohne aussetzer|ohne abstürze|ohne ausfälle|beständig|läuft fehlerfrei",
    ),
    (
        -1,
        6,
        "unzuverlässig|instabil|fehleranfällig|störanfällig|pannenanfällig|stürzt ab|stürzen ab|abstürzt|stürzt häufig ab|stürzt regelmäßig ab|stürzt oft ab|stürzt manchmal ab|stürzt gelegentlich ab|friert ein|hängt sich auf|hängt sich oft auf|fällt aus|fallen aus|fällt häufig aus|fällt oft aus|ausfällt|buggy|anfällig|bricht ab|wackelkontakt|unbeständig|schwankt|launisch|fehlerbehaftet|verbuggt",
    ),
    (
        1,
        7,
        "benutzerfreundlich|bedienfreundlich|nutzerfreundlich|anwenderfreundlich|intuitiv|einfach zu bedienen|leicht zu bedienen|einfach zu nutzen|leicht zu nutzen|einfach zu benutzen|einfach in der bedienung|leicht verständlich|übersichtlich|einsteigerfreundlich|anfängerfreundlich|einfach|leicht zu erlernen|leicht zu verstehen|selbsterklärend|kinderleicht|leicht bedienbar|einfach bedienbar|intuitiv bedienbar|intuitiv zu bedienen|lässt sich leicht bedienen|lässt sich einfach bedienen|lässt sich intuitiv bedienen|aufgeräumt|simpel|leicht zu handhaben|einfach zu handhaben|einfach zu verstehen|barrierefrei|handlich",
    ),
    (
        -1,
        7,
        "kompliziert|umständlich|unübersichtlich|verwirrend|schwer zu bedienen|schwierig zu bedienen|kompliziert zu bedienen|komplex|schwer verständlich|schwierig|überladen|unhandlich|gewöhnungsbedürftig|überfordernd|überfordert|umständlich zu bedienen|nicht intuitiv|unintuitiv|verschachtelt|fummelig|erfordert einarbeitung|erfordert viel einarbeitung|steile lernkurve|sperrig zu bedienen|altbacken zu bedienen",
    ),
    (
        1,
        8,
        "einfach zu installieren|leicht zu installieren|einfach einzurichten|leicht einzurichten|schnell eingerichtet|schnell installiert|schnell aufgebaut|leicht aufzubauen|einfach aufzubauen|einfach zu montieren|leicht zu montieren|in wenigen minuten eingerichtet|in minuten eingerichtet|plug and play|schnell montiert|in wenigen minuten aufgebaut|sofort einsatzbereit|im handumdrehen eingerichtet|im handumdrehen aufgebaut|lässt sich leicht installieren|lässt sich einfach installieren|lässt sich schnell einrichten|lässt sich leicht einrichten|lässt sich schnell aufbauen|lässt sich einfach aufbauen|lässt sich leicht aufbauen|lässt sich einfach montieren|lässt sich leicht montieren|lässt sich schnell installieren|schnell einzurichten|schnell aufzubauen",
    ),
    (
        -1,
        8,
        "schwer zu installieren|schwierig zu installieren|kompliziert einzurichten|schwierig einzurichten|schwer einzurichten|schwer aufzubauen|schwierig aufzubauen|kompliziert aufzubauen|kompliziert zu installieren|schwer zu montieren|schwierig zu montieren|umständlich einzurichten|umständlich zu installieren|umständlich zu montieren|umständlich aufzubauen",
    ),
    (
        1,
        9,
        "antwortet schnell|antworten schnell|reagiert schnell auf anfragen|hilft schnell|helfen schnell|hilft schnell weiter|löst probleme schnell|lösen probleme schnell|gut erreichbar|leicht erreichbar|rund um die uhr erreichbar|stets erreichbar|schnell erreichbar|kundenfreundlich|serviceorientiert",
    ),
    (
        -1,
        9,
        "schwer erreichbar|schwer zu erreichen|kaum erreichbar|kaum zu erreichen|nicht erreichbar|nie erreichbar|schlecht erreichbar|antwortet langsam|antworten langsam|antwortet nie|antworten nie|geht nicht ans telefon|lässt kunden warten|lässt kunden im stich|reagiert nicht auf anfragen|reagiert langsam auf anfragen|ignoriert kunden|ignoriert anfragen|ignoriert beschwerden|endlose warteschleifen",
    ),
    (
        1,
        10,
        "leistungsstark|leistungsfähig|mächtig|leistungsstärker|leistungsstärkste|saugstark|läuft gut|laufen gut|funktioniert gut|funktionieren gut|funktioniert hervorragend|funktioniert sehr gut|funktioniert einwandfrei|funktioniert perfekt|performant|potent|wirksam|wirkungsvoll|reinigt gründlich|saugt gründlich|gründlich|produktiv|durchzugsstark",
    ),
    (
        -1,
        10,
        "leistungsschwach|zu schwach auf der brust|untermotorisiert|funktioniert schlecht|funktionieren schlecht|läuft schlecht|wirkungslos|reinigt schlecht|saugt schlecht|kraftlos|bringt kaum wirkung|unwirksam",
    ),
    (
        1,
        11,
        "schnell|rasch|flott|zügig|blitzschnell|rasant|pfeilschnell|superschnell|reaktionsschnell|verzögerungsfrei|ohne verzögerung|sofort|im handumdrehen|in sekunden|flink|fix|schnellste|rasend schnell",
    ),
    (
        -1,
        11,
        "langsam|träge|schleppend|lahm|dauert lange|dauert zu lange|dauert ewig|braucht lange|brauchen lange|dauert sehr lange|zeitraubend|zeitaufwendig|zeitaufwändig|behäbig|zu langsam|lange zum laden",
    ),
    (
        1,
        12,
        "bis zu zwei tage durchhält|zwei tage durchhält|lange durchhält|den ganzen tag durchhält|bis zu zwei tage|mehrere tage durchhält|den ganzen tag hält|tagelang hält|problemlos durchhält|lange hält|hält den ganzen tag|hält den ganzen tag durch|halten den ganzen tag|hält lange durch|hält problemlos einen tag|hält mehrere tage|ganztägige akkulaufzeit|lange akkulaufzeit|langer akkulaufzeit|lange laufzeit|lange batterielaufzeit|ausdauernd|ausdauernder akku|langlebiger akku|hält tagelang|hält bis zu",
    ),
    (
        -1,
        12,
        "schnell leer|ist schnell leer|entlädt sich schnell|entladen sich schnell|kurze akkulaufzeit|kurzer akkulaufzeit|kurze laufzeit|knappe akkulaufzeit|muss oft geladen werden|muss häufig geladen werden|hält keinen tag|hält nur wenige stunden|halten nur wenige stunden|hält nicht den ganzen tag|macht schnell schlapp|geringe akkulaufzeit",
    ),
    (
        1,
        14,
        "klingt gut|klingen gut|klingt hervorragend|klingen hervorragend|klingt sehr gut|klingt besser|klingen besser|klingt fantastisch|klingt großartig|klingt toll|klangstark|klingt klar|klingt ausgewogen",
    ),
    (
        -1,
        14,
        "zu leise|wenig bass|kaum bass|klingt schlecht|klingen schlecht|klingt dumpf|klingen dumpf|klingt blechern|klingen blechern|klingt dünn|klingen dünn|klingt schlechter|klingt flach|klingt hohl|klingt schwach",
    ),
    (
        1,
        16,
        "leise|flüsterleise|geräuscharm|lautlos|kaum hörbar|kaum zu hören|nahezu lautlos|leiser betrieb|geräuschlos|läuft leise|ruhig",
    ),
    (
        -1,
        16,
        "laut|lauter|lauteste|zu laut|lärmend|ohrenbetäubend|dröhnt|dröhnen|dröhnend|brummt|rattert|quietscht|quietschen|surrt|pfeift|macht lärm|macht viel lärm|klappert|klappern|summt",
    ),
    (
        1,
        19,
        "elegant|schick|stilvoll|schön|hübsch|modern|attraktiv|ansprechend|minimalistisch|formschön|zeitlos|edel aussehend|ästhetisch|schlicht|optisch ansprechend|sieht gut aus|sehen gut aus|sieht toll aus|sieht edel aus|modisch|stylisch|stylish|schmuck|gut aussehend|klassisch|ikonisch|todschick|chic",
    ),
    (
        -1,
        19,
        "hässlich|unansehnlich|langweilig|altmodisch|altbacken|klobig aussehend|bieder|unattraktiv|unschön|wirkt altmodisch|wirkt altbacken|sieht billig aus|einfallslos",
    ),
    (
        1,
        20,
        "bequem|komfortabel|gemütlich|ergonomisch|gepolstert|gut gepolstert|weich gepolstert|atmungsaktiv|passgenau|sitzt gut|sitzen gut|sitzt perfekt|sitzen perfekt|angenehm zu tragen|angenehmer tragekomfort|kuschelig|rückenschonend|weich|sitzt bequem|sitzen bequem|liegt gut in der hand|rückenfreundlich|anschmiegsam",
    ),
    (
        -1,
        20,
        "unbequem|unkomfortabel|drückt|drücken|zwickt|scheuert|scheuern|kratzt|juckt|zu weich|zu hart|zu fest|zu eng|zu weit|eng geschnitten|hart gepolstert|unergonomisch|sitzt schlecht|sitzen schlecht|sitzt locker|sitzt nicht gut|steif|kratzig|rutscht|rutschen|durchgelegen|verursacht druckstellen|wird unbequem|werden unbequem|engt ein",
    ),
    (
        1,
        21,
        "leicht|leichter|leichteste|kompakt|handlich=|tragbar|portabel|platzsparend|federleicht|ultraleicht|dünn|schlank|schmal|faltbar|zusammenklappbar|klappbar|leicht zu transportieren|leicht zu tragen|passt in jede tasche|geringes gewicht|transportabel|klein und leicht|reisefreundlich|wiegt wenig|wiegen wenig|federleichtes|taschenfreundlich|passt in die hosentasche",
    ),
    (
        -1,
        21,
        "schwer|schwerer|klobig|sperrig|wuchtig|unhandlich=|zu groß|zu schwer|zu klobig|zu dick|nimmt viel platz ein|nehmen viel platz ein|braucht viel platz|benötigt viel platz|hohes gewicht|nimmt viel platz weg|wiegt viel|klotzig|voluminös|massig",
    ),
    (
        1,
        22,
        "vielseitig|funktionsreich|anpassbar|individualisierbar|konfigurierbar|flexibel|multifunktional|gut ausgestattet|reich ausgestattet|umfangreich ausgestattet|viele funktionen|zahlreiche funktionen|großer funktionsumfang|großen funktionsumfang|breiter funktionsumfang|hervorragend ausgestattet|voll ausgestattet|zahlreiche einstellungsmöglichkeiten|umfangreiche funktionen|vielfältig einsetzbar|erweiterbar|individuell anpassbar",
    ),
    (
        -1,
        22,
        "wenige funktionen|wenig funktionen|kaum funktionen|unflexibel|spartanisch ausgestattet|schlecht ausgestattet|geringer funktionsumfang|eingeschränkter funktionsumfang|begrenzter funktionsumfang|eingeschränkte funktionen|funktionsarm|mager ausgestattet|karg ausgestattet|wenig anpassbar",
    ),
    (
        1,
        23,
        "kompatibel|kompatibel mit|integriert sich|integriert sich nahtlos|integriert sich gut|lässt sich nahtlos integrieren|lässt sich gut integrieren|lässt sich leicht koppeln|lässt sich leicht verbinden|verbindet sich schnell|verbindet sich sofort|verbindet sich problemlos|koppelt sich schnell|lässt sich einbinden",
    ),
    (
        -1,
        23,
        "inkompatibel|nicht kompatibel|nicht kompatibel mit|verliert die verbindung|verliert häufig die verbindung|verliert oft die verbindung|verbindung bricht ab|verbindet sich nicht|proprietär|lässt sich nicht integrieren|unterstützt kein bluetooth|verbindungsprobleme=",
    ),
    (
        1,
        25,
        "kindersicher|ungiftig|hypoallergen|schadstofffrei|unbedenklich|sicher|sicherste|hautfreundlich|tüv geprüft|schadstoffgeprüft|hautverträglich|kippsicher",
    ),
    (
        -1,
        25,
        "sehr heiß|zu heiß|ziemlich heiß|extrem heiß|gefährlich|unsicher|giftig|überhitzt|überhitzen|wird heiß|wird zu heiß|wird sehr heiß|werden heiß|zurückgerufen|gesundheitsschädlich|brandgefährlich|schadstoffbelastet|wird schnell heiß|feuergefährlich",
    ),
    (
        1,
        26,
        "ende zu ende verschlüsselt|verschlüsselt|datenschutzfreundlich|datenschutzkonform|dsgvo konform|schützt die privatsphäre|schützt die daten|schützt daten|datensparsam|abhörsicher|schützt kundendaten",
    ),
    (
        -1,
        26,
        "verkauft daten|verkauft nutzerdaten|verkauft kundendaten|gibt daten weiter|gibt daten an dritte weiter|teilt daten|sammelt daten|sammelt viele daten|sammelt zu viele daten|gehackt|wurde gehackt|datenhungrig|verkauft die daten|gibt kundendaten weiter",
    ),
    (
        1,
        27,
        "lecker|köstlich|schmackhaft|aromatisch|cremig|frisch|schmeckt gut|schmecken gut|schmeckt hervorragend|schmeckt toll|schmeckt sehr gut|schmeckt köstlich|schmeckt lecker|schmeckt besser|riecht gut|duftet|duftend|erfrischend|saftig|knusprig|schmecken lecker|riecht angenehm|würzig|vollmundiger geschmack|delikat",
    ),
    (
        -1,
        27,
        "fad|fade|geschmacklos|bitter|ranzig|schmeckt schlecht|schmecken schlecht|schmeckt verbrannt|schmeckt künstlich|schmeckt bitter|schmeckt fad|schmeckt nach nichts|schmeckt nach plastik|riecht unangenehm|stinkt|riecht nach chemie|wässrig|zu süß|zu salzig|zu sauer|zu bitter|versalzen|künstlicher geschmack|verbrannt|riecht streng|klumpt|pappig|labbrig|riecht nach plastik",
    ),
    (
        1,
        28,
        "gesund|biologisch|bio=|nährstoffreich|zuckerfrei|ohne zucker|ohne zuckerzusatz|glutenfrei|laktosefrei|vegan|ohne zusatzstoffe|frei von zusatzstoffen|natürliche zutaten|natürlichen zutaten|hochwertige zutaten|hochwertigen zutaten|proteinreich|eiweißreich|zuckerarm|ballaststoffreich|ohne konservierungsstoffe|nahrhaft|getreidefrei|ohne künstliche zusätze|naturbelassen|ausgewogene ernährung|bio zutaten|ohne zugesetzten zucker",
    ),
    (
        -1,
        28,
        "ungesund|zu viel zucker|viel zucker|stark verarbeitet|hochverarbeitet|künstliche zutaten|künstliche inhaltsstoffe|enthält zusatzstoffe|enthalten zusatzstoffe|zuckerhaltig|kalorienreich|voller zucker|voller zusatzstoffe|stark gezuckert|enthält viel zucker",
    ),
    (
        1,
        29,
        "nachhaltig|umweltfreundlich|umweltbewusst|umweltschonend|klimaneutral|energieeffizient|energiesparend|stromsparend|sparsam|recycelt|recycelbar|recyclingfähig|biologisch abbaubar|kompostierbar|ressourcenschonend|fair produziert|fair gehandelt|ökologisch|emissionsarm|verbraucht wenig strom|plastikfrei|recycelte materialien|recycelten materialien|recyceltem plastik|nachhaltig produziert|kraftstoffsparend|co2 neutral|wassersparend|emissionsfrei|ethisch",
    ),
    (
        -1,
        29,
        "umweltschädlich|nicht nachhaltig|stromfresser|verbraucht viel strom|verbraucht viel energie|durstig|spritfresser|hoher stromverbrauch|viel verpackungsmüll|unökologisch|energiehungrig|verbraucht zu viel strom|viel plastik|zu viel plastik|umweltbelastend|greenwashing",
    ),
    (
        1,
        30,
        "gebührenfrei|ohne versteckte kosten|ohne versteckte gebühren|keine versteckten kosten|keine versteckten gebühren|keine gebühren|ohne gebühren|ohne vertragsbindung|keine vertragsbindung|ohne abo|kein abo|monatlich kündbar|provisionsfrei|keine zusatzkosten|ohne zusatzkosten|ohne grundgebühr|keine grundgebühr|jederzeit kündbar|ohne jahresgebühr|keine jahresgebühr|abofrei|kein abo nötig|keine kontoführungsgebühren",
    ),
    (
        -1,
        30,
        "lange vertragsbindung|lange vertragslaufzeit|berechnet gebühren|verlangt gebühren|unerwartete kosten|teures abo|abo zwang|verlangt zusätzliche gebühren|erhebt gebühren|erhebt hohe gebühren|verlangt hohe gebühren|nur mit abo|vertragsbindung|lange vertragslaufzeiten",
    ),
    (
        1,
        31,
        "flächendeckend|bundesweit verfügbar|überall verfügbar|weltweit verfügbar",
    ),
    (
        -1,
        31,
        "schlechter empfang|schlechten empfang|kein empfang|gespräche brechen ab|viele funklöcher",
    ),
    (
        1,
        32,
        "kostenloser versand|kostenlose lieferung|versandkostenfrei|schnelle lieferung|schneller versand|liefert schnell|liefern schnell|liefert pünktlich|kommt pünktlich an|kommt schnell an|kommen schnell an|gratis versand|pünktliche lieferung|lieferung am nächsten tag|wird schnell geliefert|sicher verpackt|gut verpackt|zügige lieferung|gratisversand|kam schnell an|schnell geliefert|pünktlich geliefert",
    ),
    (
        -1,
        32,
        "kommt zu spät|kommt zu spät an|kommen zu spät|kommen zu spät an|kam zu spät|kam beschädigt an|beschädigt geliefert|kommt beschädigt an|verspätet geliefert|verspätete lieferung|verspätete lieferungen|liefert spät|liefert langsam|langsame lieferung|langsamer versand|lange lieferzeiten|lange lieferzeit|lieferung dauert|nie angekommen|kam nie an|schlecht verpackt|kommt oft zu spät|kommen oft zu spät|verspätet|verspäten sich",
    ),
    (
        1,
        33,
        "kostenlose rückgabe|kostenlose rücksendung|kostenlose retouren|kostenloser rückversand|lebenslange garantie|lange garantie|großzügige garantie|einfache rückgabe|unkomplizierte rückgabe|geld zurück|problemlose rückgabe|garantie von|kulante rückgabe|gratis retouren",
    ),
    (
        -1,
        33,
        "verweigert die rückerstattung|keine rückerstattung|keine garantie|kurze garantie|verweigert die garantie|lehnt garantieansprüche ab|keine erstattung|keine rückgabe|keine rückgabe möglich|erstattet nicht",
    ),
    (
        1,
        34,
        "beliebt|beliebteste|angesehen|renommiert|etabliert|vertrauenswürdig|seriös|gut bewertet|bestbewertet|bestens bewertet|hoch angesehen|bewährt|geschätzte marke|bestseller|meistverkauft|kultmarke|glaubwürdig|guten ruf|guter ruf|hervorragenden ruf|ausgezeichneten ruf|sehr guten ruf|traditionsreich|weltbekannt|legendär|genießt vertrauen|namhaft|gut bewertete|hoch bewertet",
    ),
    (
        -1,
        34,
        "umstritten|überbewertet|unseriös|schlechter ruf|schlechten ruf|fragwürdiger ruf|zweifelhafter ruf|zweifelhaften ruf|berüchtigt|in der kritik|skandalträchtig|verklagt|gehypt|überhypt|zwielichtig|misstrauen|unglaubwürdig|intransparent|in verruf|betrügerisch|schlecht bewertet",
    ),
    (
        1,
        35,
        "große auswahl|große vielfalt|breites sortiment|breite auswahl|breite palette|riesige auswahl|riesiges sortiment|umfangreiches sortiment|großes sortiment|abwechslungsreich|vielfältig|für jeden geschmack|viele optionen|reiche auswahl|großer auswahl|großen auswahl|breiten auswahl|breiten palette|reichhaltiges angebot|große bandbreite",
    ),
    (
        -1,
        35,
        "ausverkauft|nicht lieferbar|nicht vorrätig|kleine auswahl|geringe auswahl|begrenzte auswahl|kleines sortiment|begrenztes sortiment|eingeschränkte auswahl|wenig auswahl|kaum auswahl|oft ausverkauft|häufig ausverkauft|schmales sortiment|eintönig|vergriffen|überschaubares sortiment",
    ),
    (
        1,
        36,
        "leicht zu reinigen|einfach zu reinigen|pflegeleicht|wartungsarm|wartungsfrei|spülmaschinenfest|spülmaschinengeeignet|waschbar|maschinenwaschbar|lässt sich leicht reinigen|lässt sich einfach reinigen|lassen sich leicht reinigen|selbstreinigend|leicht zu reparieren|einfach zu reparieren|reparaturfreundlich|leicht zu warten|einfach zu warten|wartungsfreundlich|leicht sauber zu halten|reparierbar|abwaschbar|schnell gereinigt|schnell zu reinigen|lässt sich gut reinigen",
    ),
    (
        -1,
        36,
        "schwer zu reinigen|schwierig zu reinigen|umständlich zu reinigen|wartungsintensiv|pflegeintensiv|schwer zu reparieren|verschmutzt schnell|lässt sich schwer reinigen|lässt sich schlecht reinigen|lässt sich nur schwer reinigen|lassen sich schwer reinigen|reparaturanfällig|aufwendig zu reinigen|aufwändig zu reinigen|schmutzanfällig|mühsam zu reinigen|nicht spülmaschinenfest|kaum zu reparieren|nicht reparierbar|verkalkt schnell",
    ),
    (
        1,
        37,
        "geräumig|viel platz|viel stauraum|großer kofferraum|großen kofferraum|viel speicher|viel speicherplatz|erweiterbarer speicher|großzügiges platzangebot|großer wassertank|großen wassertank|großes fassungsvermögen|reichlich platz|üppig|reichlich stauraum",
    ),
    (
        -1,
        37,
        "wenig platz|wenig stauraum|wenig speicher|wenig speicherplatz|kleiner wassertank|kleinen wassertank|kleiner kofferraum|kleinen kofferraum|kleiner tank|kleinen tank|zu klein|begrenzter speicher|begrenzter speicherplatz|schnell voll|kaum stauraum|kaum platz|kleiner staubbehälter|kleinen staubbehälter|geringes fassungsvermögen|wird schnell voll",
    ),
    (
        1,
        38,
        "große reichweite|hohe reichweite|kommt weit|langstreckentauglich",
    ),
    (
        -1,
        38,
        "geringe reichweite|kurze reichweite|begrenzte reichweite|eingeschränkte reichweite",
    ),
    (
        1,
        39,
        "genau|präzise|exakt|akkurat|messgenau|punktgenau|treffsicher|misst genau|messen genau|misst zuverlässig",
    ),
    (
        -1,
        39,
        "ungenau|unpräzise|misst falsch|misst ungenau|messen ungenau|falsche werte|weicht ab|weichen ab|verstimmt sich|liegt daneben|fehlerhafte messungen|fehlerhafte werte",
    ),
    (
        1,
        40,
        "wendig|agil|fahrstabil|fährt sich gut|fährt sich angenehm|leicht zu steuern|leicht zu lenken|leicht zu manövrieren|macht spaß zu fahren|direkte lenkung|gut zu fahren|sportlich|leichtgängig|gut spielbar|leicht spielbar|kurvenstark",
    ),
    (
        -1,
        40,
        "schwer zu lenken|schwer zu steuern|schwammige lenkung|schwammig|schwer zu manövrieren|harte federung|hart gefedert|schwerfällig|liegt unruhig|schwer zu spielen|schwergängig|holpriges fahrwerk",
    ),
    (
        1,
        41,
        "fachkundig|gut dokumentiert|gut erklärt|lehrreich|sachkundig|fundiert|gut geschult|ausführlich dokumentiert|didaktisch gut|erfahren|gut verständlich erklärt|hervorragend dokumentiert|verständlich erklärt",
    ),
    (
        -1,
        41,
        "schlecht dokumentiert|schlecht erklärt|schlecht geschult|unzureichend dokumentiert|oberflächlich|kaum dokumentiert|mangelhaft dokumentiert|ahnungslos",
    ),
    (
        1,
        42,
        "innovativ|fortschrittlich|wegweisend|revolutionär|bahnbrechend|zukunftsweisend|technisch führend|modernste|hochmodern|auf dem neuesten stand|auf dem neusten stand|pionier|vorreiter|technologisch führend|zukunftssicher|neueste technologie|neuester technik|modernster technik|state of the art",
    ),
    (
        -1,
        42,
        "technisch veraltet|veraltete technik|veralteter technik|nicht mehr zeitgemäß|rückständig|wenig innovativ|technisch überholt|veraltete technologie",
    ),
    (-1, 17, "zu grell|spiegelt|spiegeln|spiegelt stark"),
];
