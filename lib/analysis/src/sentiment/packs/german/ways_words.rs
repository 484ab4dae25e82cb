//! German adjectives and pictures that judge one feature, or whatever they are said of. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "brillieren+|auftrumpfen=|famos|grandios|fabelhaft|phänomenal|sensationell|bravourös|blendend|göttlich|sagenhaft|vortrefflich|mustergültig|beispielhaft|bestechend|einmalig|tipptopp|exquisit|formidabel|unnachahmlich|umwerfend|überwältigend|traumhaft|bärenstark|saustark|rekordverdächtig|preiswürdig gut|lobenswert|anerkennenswert|respektabel|beachtlich|achtbar|vorzeigbar|vorzüglich|trefflich|ausgefeilt|stimmig|wohltuend|erfreulich|erfrischend|genial|meisterlich|meisterhaft|glanzvoll|glanzleistung|glanzstück|paradestück|paradebeispiel|musterschüler|musterknabe|klassenbester|spitzenreiter|hochgenuss|hochkarätig|tadelfrei|untadelig|anstandslos gut|wunschgemäß|zufriedenstellend|befriedigend=|lichtblick|wohltat|bereicherung|pluspunkt|pluspunkte|trumpf|trümpfe|prunkstück|paradedisziplin|königsdisziplin|steckenpferd|stärken|glanzpunkt|höhepunkt|entzücken+|entzückend|erstklassig|famose",
    ),
    (
        -1,
        0,
        "lausig|kläglich|erbärmlich|jämmerlich|miserabel|grottenschlecht|unterirdisch|desolat|dürftig|kümmerlich|indiskutabel|inakzeptabel|unbefriedigend|unzulänglich|unausgegoren|unausgereift|verkorkst|missraten|misslungen|missglückt|vermurkst|verpfuscht|verhunzt|vergeigt|halbherzig|halbgar|lieblos|blamabel|beschämend|erschreckend|haarsträubend|hanebüchen|hundsmiserabel|saumäßig|kaum der rede wert|ärgerlich|unerfreulich|unschön|leidig|lästig|nervig|nervtötend|zermürbend|nervenaufreibend|strapaziös|kräftezehrend|mühsam|mühselig|zeitfressend|überflüssig|entbehrlich|verbesserungswürdig|verbesserungsbedürftig|nachbesserungsbedürftig|ausbaufähig|ausbaufähige|überbewertet|überschätzt|gehypt|ernüchternd|desillusionierend|frustrierend|deprimierend|trostlos|zumutung|trauerspiel|armutszeugnis|stiefkind|stiefmütterlich|wermutstropfen|pferdefuß|sorgenkind|schwachstelle|schwachpunkt|schwachpunkte|achillesferse|minuspunkt|minuspunkte|ärgernis|plage|qual|tortur|odyssee|lachnummer|blamage|fiasko|debakel|desaster|katastrophe|reinfall|rohrkrepierer|murks|pfusch|stümperei|flickschusterei|mogelpackung|fehlkonstruktion|niete|geduldsprobe|nervenprobe|zitterpartie|hängepartie|trübsal|unding",
    ),
    (
        1,
        2,
        "spottbillig|supergünstig|konkurrenzlos günstig|studentenfreundlich|geldbeutelschonend|portemonnaieschonend|haushaltsfreundlich|kostensparend|geldsparend|leistbar|discountpreis|schnäppchenjäger|schnäppchenpreise",
    ),
    (
        -1,
        2,
        "sündteuer|sündhaft teuer|sauteuer|schweineteuer|unbezahlbar teuer|kostentreibend|wucher|preistreiberei|preistreibend|gutverdiener|hinblättern|berappen|blechen=|löhnen=|schwindelerregend|verteuern+",
    ),
    (
        1,
        4,
        "handgefertigt|handgenäht|vernäht|massivhölzern|edelstählern|blickdicht|verwindungssteif|passgenau gefertigt|wertig|manufakturgefertigt|maßgefertigt|wertbeständig verarbeitet|grundsolide verarbeitet",
    ),
    (
        -1,
        4,
        "knarzig|klapperig|wackelig|windschief|krumm=|schief=|pressspan|klebereste|labberig|labbrig|lommelig|blechern verarbeitet|plastiklastig|plastikhaft|spielzeughaft|scheppernd|zusammengepfuscht|zusammengeschludert|hingepfuscht|klebrige oberfläche|ausgefranst|abgesplittert",
    ),
    (
        1,
        5,
        "unkaputtbar|unverwüstlich|langlebig|bruchfest|kratzfest|wetterfest|wasserfest|rostfrei|stoßfest|alterungsbeständig|nimmermüde|unempfindlich|ausbleichsicher|knitterfrei nach jahren|standfest auf jahre|robust|strapazierfähig|abriebfest|krisenfest|schlagfest|farbecht|sturzfest",
    ),
    (
        -1,
        5,
        "kurzlebig|bruchanfällig|rissig|porös|brüchig|rostig|durchgerostet|abgeblättert|zerfleddert|zerschlissen|löchrig|durchlöchert|verschlissen|ausgeleiert|angerostet|zerfressen|abgewetzt|zerkratzt|ausgeblichen|verblichen|vergilbt|abgelatscht|kaputtgegangen|zerbröselt|zerbröseln+|zerspringen+|abbröckeln+|rostanfällig",
    ),
    (
        1,
        6,
        "ausfallsicher|unterbrechungsfrei|störungsfrei|pannenfrei|absturzsicher|krisensicher|betriebssicher|verlässlich|grundzuverlässig|termintreu",
    ),
    (
        -1,
        6,
        "störanfällig|störungsanfällig|pannenanfällig|absturzgefährdet|unberechenbar|sprunghaft|launenhaft|launisch|wackelkontakt|bockig|zickig|dauerdefekt|ausfallgefährdet|montagsgerät|unpünktlich|unzuverlässig|neustarts",
    ),
    (
        1,
        7,
        "idiotensicher|narrensicher|kinderleicht|babyleicht|selbsterklärend|intuitiv|eingängig|logisch aufgebaut|einleuchtend|bedienerfreundlich|unkompliziert|zugänglich|übersichtlich|nutzerfreundlich|griffbereit|spielend einfach|leichtverständlich|laientauglich|seniorentauglich|einsteigertauglich",
    ),
    (
        -1,
        7,
        "fummelig|frickelig|friemelig|fitzelig|vertrackt|verschachtelt|kryptisch|unübersichtlich|hakelig|überfrachtet|umständlich|verworren|undurchschaubar|undurchsichtig aufgebaut|wirr|benutzerunfreundlich|unhandlich|verkopft|unintuitiv|überkomplex|einsteigerfeindlich|labyrinthisch|labyrinth|fummelei|friemelei|fummelkram",
    ),
    (
        1,
        8,
        "vormontiert|startklar|einsatzbereit|betriebsbereit|steckfertig|werkzeuglos|werkzeugfrei|anschlussfertig|vorkonfiguriert|klickfertig|schlüsselfertig",
    ),
    (
        -1,
        8,
        "bilderrätsel|schraubmarathon|schraubenchaos|aufbauorgie|montagefrust",
    ),
    (
        1,
        9,
        "zuvorkommend|hilfsbereit|serviceorientiert|unbürokratisch|herzlich|gastfreundlich|liebenswürdig|entgegenkommend|kundenorientiert|warmherzig|umsorgt|dienstbeflissen|aufmerksam|gastfreundlich|kundennah",
    ),
    (
        -1,
        9,
        "pampig|patzig|schnippisch|ruppig|unfreundlich|unhöflich|herablassend|mürrisch|abweisend|schroff|überheblich|hochnäsig|arrogant|desinteressiert|unwirsch|schnodderig|abgewimmelt|abgespeist|vertröstet|hinhaltetaktik|servicewüste|standardfloskeln|textbausteine|endlosschleife|unkulant|kundenfeindlich|kundenunfreundlich|kaltschnäuzig|lustlos|maulfaul|muffelig",
    ),
    (
        1,
        10,
        "kraftvoll|durchzugsstark|bärenstark|kraftstrotzend|saugstark|bissig motorisiert|porentief|streifenfrei|fleckenlos|blitzblank|blitzsauber|rückstandsfrei|rückstandslos|klümpchenfrei|krümelfrei|wirksam|hochwirksam|wirkungsvoll|leistungsstark|potent|griffig auf nasser|ruckelfrei|schlierenfrei|kraftpaket|kraftprotz|powerpaket|knitterfrei|zugstark|hitzestark|pflegend",
    ),
    (
        -1,
        10,
        "kraftlos|saftlos|schlapp|schwachbrüstig|wirkungslos|zahnlos|untermotorisiert|leistungsschwach|saugschwach|ungleichmäßig|schlierig|streifig|klumpig gemixt|verkohlt|angebrannt|halbgar|zugschwach|träge motorisiert|ineffektiv|lauwarm=|unwirksam|lahmend|müde motorisiert",
    ),
    (
        1,
        11,
        "pfeilschnell|rasend schnell|blitzschnell|ultraschnell|turboschnell|superschnell|verzögerungsfrei|reaktionsschnell|augenblicklich|blitzartig|flugs|postwendend|taggleich|minutenschnell|sekundenschnell|flink|zackig|hurtig|ruckzuck|ratzfatz|rasant|zügig|spurtstark|antrittsschnell",
    ),
    (
        -1,
        11,
        "quälend langsam|schneckenhaft|lahm=|lahme|lahmen|zäh=|behäbig|schleppend|schwerfällig|langatmig|tranig|zeitraubend|zögerlich|schneckentempo|bummelig|verschleppt|ladebalken|sanduhr|gemächlich=",
    ),
    (
        1,
        12,
        "ausdauernd|ausdauerstark|akkuschonend|dauerlaufend|langatmig im akku",
    ),
    (-1, 12, "akkuhungrig|akkufressend|stromhungrig|kurzatmig|leergesaugt"),
    (
        1,
        13,
        "schnellladefähig|schnellladend|blitzgeladen|vollgeladen|induktiv ladbar",
    ),
    (
        1,
        14,
        "glasklar|kristallklar|raumfüllend|klangstark|klangvoll|bassstark|basskräftig|detailreich im klang|voluminös klingend|wohlklingend|vollmundig klingend|druckvoll|satt klingend|klangtreu|verzerrungsfrei|samtig klingend|ohrenschmaus|klangwunder|pegelfest|stimmgewaltig|gut verständlich am telefon|konzertsaal|rauschfrei|natürlich klingend|warm klingend",
    ),
    (
        -1,
        14,
        "blechern|scheppernd|dumpf|quäkend|quäkig|mulmig|wummernd|dröhnig|topfig|näselnd|krächzend|kratzig klingend|verrauscht klingend|bassarm|höhenlastig|zischelnd|schrill|übersteuert|übersteuern+|hallig|blechdose|konservendose|telefonzelle|krächzen+|quäken+|wummern+|knistern+",
    ),
    (
        1,
        15,
        "schalldicht|schallschluckend|lärmschluckend|abgeschottet|abschotten+|geräuschdämmend|mucksmäuschenstill im kopf|lärmabschirmend",
    ),
    (-1, 15, "ungefiltert|schalldurchlässig"),
    (
        1,
        16,
        "flüsterleise|mucksmäuschenstill|geräuschlos|lautlos|unhörbar|geräuscharm|kaum vernehmbar|leisetreter|schnurren+|flüstern+|vibrationsfrei|flüsterton",
    ),
    (
        -1,
        16,
        "ohrenbetäubend|nervtötend laut|lärmend|höllenlärm|krawall|radau|getöse|heidenlärm|mordsspektakel|lärmbelästigung|gehörschutz|krawallmacher|krachmacher|düsenjet|presslufthammer|lärmen+|knattern+|röhren+|tosen+|kreischen+|klackern+|brummig|hellhörig|hörbar=",
    ),
    (
        1,
        17,
        "gestochen scharf|knackscharf|kontrastreich|farbkräftig|farbintensiv|leuchtstark|tiefschwarz|flimmerfrei|blendfrei|entspiegelt|brillant scharf|messerscharf|kinoreif|augenschonend|farbtreu|blickwinkelstabil|gut ablesbar|pixelfrei|hochauflösend",
    ),
    (
        -1,
        17,
        "farbarm|blass=|blasse|blassen|flau=|flaue|flauen|kontrastarm|milchig|grobpixelig|pixelig|verpixelt|flimmernd|flackernd|schlierig im bild|ausgewaschen|ausgewaschene|farbstichig|spiegelnd|verschwommen|unleserlich|schlecht ablesbar|überstrahlt|gräulich|spiegeln+|flackern+|verwaschen",
    ),
    (
        1,
        18,
        "rauscharm|lichtstark|verwacklungsfrei|detailgetreu|naturgetreu|treffsicher fokussiert|rauschfrei in der nacht",
    ),
    (
        -1,
        18,
        "verrauscht|verwackelt|unscharf|überbelichtet|unterbelichtet|körnig|detailarm|pixelbrei|pixelmatsch|matschbilder|rotstichig|blaustichig",
    ),
    (
        1,
        19,
        "elegant|schick|stilvoll|formschön|zeitlos|geschmackvoll|bildschön|bildhübsch|todschick|wunderhübsch|schnittig|adrett|apart|ansehnlich|hübsch|augenschmaus|augenweide|hingucker|blickfang|schmuckstück|kunstwerk|formvollendet|stylish|stilsicher|edel=|edle|edlen|edler|edles|puristisch|filigran|anmutig|chic|extravagant|designverliebt|liebevoll gestaltet|mondän|wohnlich|charmant eingerichtet|skulptural|unaufgeregt",
    ),
    (
        -1,
        19,
        "hässlich|altbacken|altmodisch|bieder|spießig|klobig im aussehen|plump|unansehnlich|kitschig|geschmacklos|trist|lieblos gestaltet|angestaubt|verstaubt|abgewohnt|trutschig|potthässlich|einfallslos gestaltet|optisch klobig|schmucklos|unförmig|altväterlich|grottenhässlich|schäbig|omahaft|scheußlich|unelegant|bonbonfarben|grellbunt|quietschbunt|fremdkörper",
    ),
    (
        1,
        20,
        "bequem|kuschelig|wolkenweich|anschmiegsam|atmungsaktiv|druckfrei|faltenfrei|federnd|rückenschonend|ergonomisch|hautfreundlich|superbequem|mollig|samtweich|kuschelweich|luftig|schmiegen+|wohlig|butterweich=|druckentlastend|ermüdungsfrei|reibungsfrei|knautschig weich|urgemütlich|gemütlich|behaglich|federweich",
    ),
    (
        -1,
        20,
        "unbequem|bretthart|brettharte|brettharten|steinhart|knochenhart|kratzig|beengt|eingepfercht|eingezwängt|eingequetscht|eingeengt|durchgesessen|durchgelegen|kreuzschmerzen|ohrenschmerzen|kopfschmerzen|blasen an den|verspannungen|verspannt|sauna|folter|marterinstrument|folterbank|folterinstrument|kuhle|kuhlen|schweißtreibend|zwicken+|kneifen+|scheuern+|einschnüren+|schwitzig|sardinenbüchse|ölsardine|ölsardinen|sardine|sardinen|ungepolstert",
    ),
    (
        1,
        21,
        "federleicht|ultraleicht|superleicht|kompakt|handlich|platzsparend|handtaschentauglich|rucksacktauglich|taschentauglich|hosentaschentauglich|leichtgewicht|fliegengewicht|hauchdünn|zierlich|schlank gebaut|zusammenfaltbar|faltbar|scheckkartengroß|streichholzschachtel|westentaschenformat|hosentaschenformat|handgepäcktauglich|winzling",
    ),
    (
        -1,
        21,
        "bleischwer|zentnerschwer|tonnenschwer|klobig|sperrig|wuchtig|ungetüm|monstrum|koloss|klotz|brocken|trumm|schwergewicht|ausladend|raumgreifend|platzfressend|platzraubend|backstein|ziegelstein|klopper|oschi|überdimensioniert|unhandlich|riesentrumm|schrankgroß",
    ),
    (
        1,
        22,
        "vielseitig|alleskönner|multitalent|tausendsassa|schweizer taschenmesser|eierlegende wollmilchsau|vollausgestattet|vollausstattung|funktionsreich|anpassbar|konfigurierbar|wandelbar|wandlungsfähig|individualisierbar|multifunktional|umfangreich ausgestattet|üppig ausgestattet|featurereich",
    ),
    (
        -1,
        22,
        "abgespeckt|kastriert|beschnitten|spartanisch|funktionsarm|wegrationalisiert|eingespart|weggespart|rudimentär|minimalausstattung|sparausstattung|magerausstattung|schmalspurversion|puristisch ausgestattet|nackt ausgestattet|zugeknöpft",
    ),
    (
        1,
        23,
        "kompatibel|abwärtskompatibel|plattformübergreifend|herstellerunabhängig|interoperabel|herstellerübergreifend|geräteübergreifend|universell|nahtlos integriert|anschlussfreudig|kontaktfreudig|kopplungsfreudig",
    ),
    (
        -1,
        23,
        "inkompatibel|proprietär|insellösung|kopplungsresistent|unverträglich mit|eigenbrötlerisch",
    ),
    (1, 24, "werbefrei|bloatwarefrei|gut gepflegt|updatefreudig"),
    (
        -1,
        24,
        "verbuggt|werbeverseucht|werbeüberladen|unausgereift|werbebanner|absturzfreudig|halbgar programmiert",
    ),
    (
        1,
        25,
        "kindersicher|rutschfest|splitterfrei|speichelfest|ungiftig|schadstofffrei|kippsicher|standsicher|auslaufsicher|verkehrssicher|unfallsicher|flammhemmend|schwer entflammbar|schwerentflammbar|abgerundet|rutschsicher|verbrühsicher|hautverträglich|hypoallergen|einklemmsicher|sturzsicher",
    ),
    (
        -1,
        25,
        "gefährlich|brandgefährlich|lebensgefährlich|unfallträchtig|kippgefährdet|giftig|gesundheitsgefährdend|gesundheitsschädlich|verschluckbar|feuergefährlich|leicht entflammbar|leichtentzündlich|stromschlag|stromschläge|stolperfalle|rutschig|rutschpartie|scharfkantig=|krebserregend|schadstoffbelastet|überhitzen+|umkippen=|quetschgefahr|hautreizend",
    ),
    (
        1,
        26,
        "abhörsicher|verschlüsselt|datensparsam|anonymisiert|fälschungssicher|einbruchsicher|manipulationssicher|datenschutzfreundlich|dsgvo konform|datenschutzkonform|diebstahlsicher|hackersicher|diskret|zertifiziert sicher|passwortgeschützt|bankensicher",
    ),
    (
        -1,
        26,
        "datenkrake|datenhungrig|unverschlüsselt|gehackt|geleakt|ausspioniert|ausspionieren+|schnüffelei|schnüffeln+|sammelwut|datenklau|angreifbar|hackbar|phishing|ausgespäht|mitgelesen|mitlesen=|mithören=|ungesichert|einsehbar|ungeschützt|datenschleuder|plaudertasche|geknackt",
    ),
    (
        1,
        27,
        "köstlich|lecker|schmackhaft|aromatisch|vollmundig|cremig|knusprig|saftig|fruchtig|würzig|zartschmelzend|nussig|schokoladig|buttrig|süffig|herzhaft|samtig am gaumen|zart=|zarte|zarten|knackig frisch|feinherb|wohlschmeckend|delikat|gaumenfreude|gaumenschmaus|gaumenkitzel|mundet|appetitlich|erfrischend fruchtig|süchtig|gut gewürzt|röstfrisch|ofenfrisch|wohlriechend|duftend|fein gewürzt|hausgemacht|himmlisch=|knuspern+|zergeht",
    ),
    (
        -1,
        27,
        "fad=|fade|fader|fades|faden|geschmacklos=|geschmacksarm|pappig|pappsüß|überzuckert|versalzen|wässrig|verwässert|gummiartig|zäh wie leder|zäh wie schuhsohle|ledrig|staubtrocken|mehlig|ranzig|bitter|chemisch|seifig|metallisch|labbrig|lasch=|lasche|schal=|schale|plörre|spülwasser|ungenießbar|eklig|ekelhaft|widerlich|fischig|säuerlich|verkocht|matschig|klumpig|kaugummiartig|stinken+|stinkt|muffig|müffelt|müffeln+|übersüßt|parfümiert|künstlich schmeckend|angebrannt|lauwarm serviert|verbrannt schmeckend",
    ),
    (
        1,
        28,
        "zuckerfrei|zuckerarm|ungesüßt|naturbelassen|naturrein|getreidefrei|glutenfrei|laktosefrei|parfümfrei|silikonfrei|parabenfrei|alkoholfrei|vollwertig|ballaststoffreich|proteinreich|eiweißreich|vitaminreich|nährstoffreich|pestizidfrei|gentechnikfrei|biologisch angebaut|chemiefrei|unverfälscht|fettarm|kalorienarm|vegan|palmölfrei|mikroplastikfrei|farbstofffrei|bekömmlich|gesund|handverlesen|aluminiumfrei",
    ),
    (
        -1,
        28,
        "kalorienbombe|fettbombe|chemiekeule|chemiebaukasten|chemiecocktail|pestizidbelastet|mineralölbelastet|ungesund|gestreckt|tiermehl|überzuckerte|hochverarbeitet|zusatzstofflastig|chemielabor|aluminiumsalze|bedenkliche",
    ),
    (
        1,
        29,
        "klimaneutral|nachhaltig|umweltfreundlich|ressourcenschonend|kompostierbar|recycelt|recycelbar|plastikfrei|energiesparend|stromsparend|sparsam|umweltschonend|biologisch abbaubar|fair gehandelt|fair produziert|tierversuchsfrei|wiederverwendbar|nachfüllbar|co2 neutral|energieeffizient|emissionsfrei|klimafreundlich|wiederaufbereitet|upcycelt|reparierbar|solarbetrieben|nachwachsend|aufforsten+|umweltbewusst|ökologisch vorbildlich|regional produziert",
    ),
    (
        -1,
        29,
        "umweltschädlich|klimaschädlich|umweltsünde|umweltsünder|klimakiller|stromfresser|energiefresser|energieschleuder|stromschlucker|spritfresser|spritschlucker|schluckspecht|benzinfresser|greenwashing|kinderarbeit|hungerlöhne|hungerlohn|ausbeutung|müllberg|müllberge|verpackungswahnsinn|einwegplastik|wegwerfmentalität|tropenholz|umweltbelastend|verschwenderisch|ressourcenfressend|abholzung|plastikwahn|greenwashing|überverpackt|säuft",
    ),
    (
        1,
        30,
        "gebührenfrei|spesenfrei|provisionsfrei|kostenlos=|kostenfrei|vertragsfrei|monatlich kündbar|jederzeit kündbar|aufpreisfrei|abofrei",
    ),
    (
        -1,
        30,
        "gebührenpflichtig|kostenpflichtig|abzocke|abzockerei|kostenfalle|gebührenfalle|knebelvertrag|strafgebühr|strafzahlung|wucherzinsen|draufzahlen=|gebührendschungel|nachzahlung|abkassieren=|aufpreispflichtig|gebührenschraube",
    ),
    (
        1,
        31,
        "flächendeckend|lückenlos|bundesweit|europaweit|weltweit|mitversichert|abgesichert|inbegriffen=|vollkaskoversichert|landesweit|weltumspannend",
    ),
    (
        -1,
        31,
        "netzloch|ausgeschlossen|unterversichert|funkstille|lückenhaft|löchrig=",
    ),
    (
        1,
        32,
        "versandkostenfrei|bruchsicher verpackt|liebevoll verpackt|sorgfältig verpackt|unversehrt|taggleich|portofrei",
    ),
    (
        -1,
        32,
        "zerdrückt|zerbeult|zerdellt|verschollen|lieferchaos|irrfahrt|ausgelaufen=|zerbrochen|verspätet|beschädigt geliefert|scherbenhaufen",
    ),
    (
        1,
        33,
        "anstandslos|kulant|lebenslang|lebenslange|risikofrei|risikolos|umtauschfreudig",
    ),
    (
        -1,
        33,
        "unkulant|umtauschunwillig|papierkrieg|ausflüchte|ausreden|abgeschmettert|hürdenlauf|spießrutenlauf|abgewiegelt",
    ),
    (
        1,
        34,
        "renommiert|angesehen|vertrauenswürdig|seriös|preisgekrönt|mehrfach ausgezeichnet|hoch angesehen|geachtet|kultmarke|testsieger|institution|traditionshaus|legendär|hochgelobt|vielgelobt|preisgekrönte|altehrwürdig|gutbeleumundet",
    ),
    (
        -1,
        34,
        "verrufen|umstritten|unseriös|dubios|skandalgebeutelt|skandalumwittert|zwielichtig|berüchtigt|angeschlagen=|angekratzt|ramponiert=|schlecht beleumundet|verschrien|abgestraft|belächelt|shitstorm|sammelklage|vorbestraft|vertrauensverlust|glaubwürdigkeitsproblem",
    ),
    (
        1,
        35,
        "breit gefächert|reichhaltig|artenreich|sortenreich|gut sortiert|bestens sortiert|abwechslungsreich|schlaraffenland|fundgrube|eldorado|paradies für|prall gefüllt|unerschöpflich|wohlsortiert|vielfältig|variantenreich",
    ),
    (
        -1,
        35,
        "ausverkauft|vergriffen|dürftig bestückt|eintönig|einheitsbrei|ausgedünnt|schlecht sortiert|gähnende leere|spärlich bestückt|eingeschränkt sortiert",
    ),
    (
        1,
        36,
        "pflegeleicht|abwaschbar|waschbar|abwischbar|spülmaschinenfest|selbstreinigend|wartungsarm|wartungsfrei|abziehbar|schmutzabweisend|fleckabweisend|bügelfrei|reparaturfreundlich|leicht zerlegbar|abspülbar|kalkfrei|maschinenwaschbar|reinigungsfreundlich",
    ),
    (
        -1,
        36,
        "pflegeintensiv|wartungsintensiv|putzintensiv|fleckenmagnet|staubfänger|staubmagnet|fingerabdruckmagnet|verkalken+|verstopfen+|putzorgie|schmutzfänger|schimmelanfällig|reparaturunfreundlich|festgebacken|eingebrannt|verklebt=|putzfummelei|schrubben+|handwäsche",
    ),
    (
        1,
        37,
        "geräumig|platzwunder|stauraumwunder|großräumig|fassungsstark|packesel|familientauglich groß|großvolumig|üppig bemessen",
    ),
    (
        -1,
        37,
        "mickrig bemessen|knapp bemessen|zu knapp bemessen|randvoll|winzig bemessen|enger kofferraum|proppenvoll|platzangst|überquellen+",
    ),
    (
        1,
        38,
        "langstreckentauglich|reichweitenstark|weitreichend|kilometerfresser|langstreckenläufer|urlaubstauglich",
    ),
    (-1, 38, "reichweitenschwach|kurzstreckentauglich|kurzstreckenfahrzeug"),
    (
        1,
        39,
        "präzise|haargenau|punktgenau|millimetergenau|grammgenau|sekundengenau|zentimetergenau|metergenau|treffsicher|exakt|akkurat|messgenau|laborgenau|deckungsgleich|eichfähig|hochpräzise|verlässliche werte|zielgenau|passgenau gemessen|gradgenau",
    ),
    (
        -1,
        39,
        "ungenau|unpräzise|fehlerbehaftet|abweichend|schwankend|fantasiewerte|mondwerte|hausnummer|schätzeisen|danebenliegen=|fehlmessung|pi mal daumen|verzählen+|verrechnen+|verschätzen+|kaffeesatzleserei|würfeln+",
    ),
    (
        1,
        40,
        "wendig|agil|kurvengierig|kurvenstabil|spurtreu|fahrstabil|leichtfüßig|handlich in kurven|lenkpräzise|gutmütig=|gutmütigen|kurvenfreudig|beherrschbar|leicht lenkbar|kontrollierbar|fahraktiv|manövrierfähig|laufruhig auf der straße",
    ),
    (
        -1,
        40,
        "schwerfällig|schwammig|schaukelig|bockig gefedert|spurrillenempfindlich|seitenwindanfällig|kippelig|störrisch=|schlingern+|flattern+|aufschaukeln=|schwimmig|kopflastig auf|rutschfreudig|lenkfaul|schwer lenkbar|öltanker|bleiente|nervös in kurven|unrund laufend",
    ),
    (
        1,
        41,
        "fachkundig|sachkundig|kompetent|lehrreich|praxisnah|anschaulich|verständlich erklärt|bebildert|reich bebildert|fundiert|koryphäe|koryphäen|didaktisch|fachmännisch|versiert|beschlagen=|wissenschaftlich fundiert|ausführlich|erfahren|geschult|individuell beraten|bestens informiert|aufschlussreich|alltagsnah erklärt",
    ),
    (
        -1,
        41,
        "inkompetent|ahnungslos|unqualifiziert|fachfremd|praxisfern|oberflächlich|halbwissen|falschberatung|unverständlich|fachchinesisch|kauderwelsch|fachkauderwelsch|ungeschult|schlecht informiert|maschinell übersetzt|phrasenhaft|planlos|überfragt|verkaufsgespräch|plattitüden|widersprüchlich|laienhaft|nichtssagend",
    ),
    (
        1,
        42,
        "bahnbrechend|wegweisend|revolutionär|neuartig|innovativ|zukunftsweisend|fortschrittlich|patentiert|visionär|ideenreich|erfinderisch|einfallsreich|hochmodern|weltneuheit|meilenstein|quantensprung|pionierarbeit|vorreiter|technologieführer|avantgardistisch|federführend|der zeit voraus|seiner zeit voraus|ihrer zeit voraus|trendsetter|zukunftssicher|experimentierfreudig",
    ),
    (
        -1,
        42,
        "veraltet|überholt=|rückständig|altbekannt|aufgewärmt|abgekupfert|ideenlos|einfallslos|innovationsarm|antiquiert|vorsintflutlich|museumsreif|steinzeitlich|steinzeit|nachahmer|aufguss|neuaufguss|lauer aufguss|stehengeblieben|abklatsch|kosmetische|stillstand|trittbrettfahrer|mutlos|althergebracht|alter wein|von gestern|technisch überholt|plagiat",
    ),
];
