//! German words that turn, join, split, compare or spread what is said. Only data.

use crate::sentiment::features::BUILD;
use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Negator,
        "niemand|niemandem|niemanden|ohne|weder|keinerlei|nichts|weniger|wenig|wenige|wenigen|alles andere als|keineswegs|keinesfalls|selten|null|frei von|noch nie|nur bedingt|bedingt|halb so|gering ausgeprägt",
    ),
    (
        Meaning::NegatorBehind,
        "nicht|nie|niemals|nirgends|nirgendwo|mitnichten|fehlt|fehlen|fehlte|kein|keine|keinen|keinem|keiner|keines|kaum|wünschenswert (wäre/wären)|(wäre/wären) wünschenswert|(wäre/wären) … wünschenswert|(hätte/hätten) … gewünscht|gewünscht (hätte/hätten)|(würde/würden) (man sich/) … wünschen|(nutzer/nutzerinnen/kunden/käufer/tester/anwender/einige/manche/viele) wünschen sich|wünschen sich (einige/viele/manche) (nutzer/kunden/käufer/tester/anwender)|(gehört/gehören) … der vergangenheit an|(sind/bleiben) die (seltene/) ausnahme",
    ),
    (
        Meaning::Lack,
        "mangelt es an|mangelt an|mangel an|mangels|verzichtet auf|verzichten auf|vermisst|vermissen|es fehlt an|entbehrt|lässt vermissen",
    ),
    (
        Meaning::Amount(1),
        "hoch|hohe|hohen|hoher|hohes|hohem|höher|höhere|höheren|höherer|höheres|höchste|höchsten|höchster|lang|lange|langen|langer|langes|langem|länger|längere|längeren|längerer|längste|längsten|groß|große|großen|großer|großes|großem|größer|größere|größeren|größerer|größte|größten|viel|viele|vielen|vieler|mehr|breit|breite|breiten|breiter|breites|breitere|enorm|enorme|enormen|enormer|riesig|riesige|riesigen|riesiger|riesiges|zahlreich|zahlreiche|zahlreichen|reichlich|erheblich|erhebliche|erheblichen|jede menge|unmengen|üppige|üppigen|maximale|steil|steile|steilen|tief|tiefe|tiefen|tiefer|unbegrenzt|unbegrenzte|unbegrenzten|weit|weite|überdurchschnittlich|überdurchschnittliche|überdurchschnittlichen|über dem durchschnitt|über dem schnitt|zu hoch|zu viel|steigende|gesteigerte",
    ),
    (
        Meaning::Amount(-1),
        "niedrig|niedrige|niedrigen|niedriger|niedriges|niedrigem|niedrigere|niedrigeren|niedrigste|niedrigsten|gering|geringe|geringen|geringer|geringes|geringem|geringere|geringeren|geringste|geringsten|kurz|kurze|kurzen|kurzer|kurzes|kürzer|kürzere|kürzeren|kürzeste|klein|kleine|kleinen|kleiner|kleines|kleinere|kleineren|kleinste|reduziert|reduzierte|reduzierten|reduzieren|minimiert|minimieren|senkt|senken|minimal|minimale|minimalen|verringert|verringern|knappe|knappen|knapper|winzig|winzige|winzigen|begrenzte|begrenzten|begrenzter|schmal|schmale|überschaubar|überschaubare|überschaubaren|sinkende|moderat|moderate|moderaten|moderater|human|humane|unter dem durchschnitt|unter dem schnitt",
    ),
    (Meaning::Too, "allzu|übermäßig|viel zu|etwas zu|deutlich zu|unnötig"),
    (Meaning::CouldBe, "könnte|könnten|dürfte|dürften|sollte|sollten"),
    (
        Meaning::Contrast,
        "laut vielen|laut nutzern|laut rezensionen|laut bewertungen|laut testern|laut kunden|laut den|laut einigen|laut mehreren|laut unabhängigen|laut hersteller|laut experten|laut kundenbewertungen|laut nutzerbewertungen|laut stiftung|zufolge|aber|jedoch|allerdings|obwohl|obgleich|obschon|während|hingegen|dagegen|sondern|doch|dennoch|trotzdem|trotz|außer|weil|denn|sodass|so dass|dafür|andererseits|wohingegen|wobei|auch wenn|selbst wenn|wenngleich|zwar|nur dass|leider|dafür (bekannt/berühmt/geschätzt)",
    ),
    (
        Meaning::Join,
        "und|oder|sowie|mit|samt|inklusive|einschließlich|plus|besonders|insbesondere|dank|wegen|wenn|falls|vor allem|sowie auch|als auch|aufgrund|wo|indem",
    ),
    (Meaning::Than, "als|als der|als die|als das|anstatt|anstelle von|statt"),
    (
        Meaning::Versus,
        "im vergleich zu|im vergleich zum|im vergleich zur|im vergleich mit|verglichen mit|gegenüber|gegenüber dem|vs|versus|im direkten vergleich mit|im direkten vergleich zu|neben dem",
    ),
    (
        Meaning::Unlike,
        "im gegensatz zu|im gegensatz zum|im gegensatz zur|anders als|im unterschied zu|im unterschied zum",
    ),
    (Meaning::As, "so|ebenso|genauso|wie|gleich|ganz so"),
    (
        Meaning::Beat(1),
        "übertrifft|übertreffen|übertraf|schlägt|schlagen|überflügelt|überbietet|toppt|sticht aus|liegt vor|liegt vor dem|liegen vor|rangiert vor|hängt ab|lässt hinter sich|deklassiert|vor dem|steckt in die tasche|läuft den rang ab",
    ),
    (
        Meaning::Beat(-1),
        "kommt nicht an|reicht nicht an|kommen nicht an|reichen nicht an|liegt hinter|liegt hinter dem|liegen hinter|bleibt hinter|bleibt hinter dem|bleiben hinter|fällt hinter|unterliegt|kann nicht mit|steht hinter|rangiert hinter|hinter dem|hinter den|hinkt hinter",
    ),
    (
        Meaning::Link,
        "ist|sind|war|waren|sei|wird|werden|wurde|wurden|wirkt|wirken|scheint|scheinen|bleibt|bleiben|fühlt sich|fühlen sich|sorgt für|sorgen für|gilt als|gelten als|zeigt|zeigen|macht|machen|erreicht|läuft|laufen|bekommt|weist|hält|halten|fällt|fallen|setzt auf|verwendet|nutzt|arbeitet|arbeiten|reagiert|gestaltet sich|punktet mit|überzeugt mit|überzeugt durch|zeichnet sich durch|funktioniert|verlangt|liegt|liegen",
    ),
    (
        Meaning::Offer,
        "bietet|bieten|bot|liefert|liefern|verfügt über|verfügen über|besitzt|besitzen|hat|haben|hatte|hatten|kommt mit|kommen mit|enthält|ermöglicht|ermöglichen|erhält|erhalten|gibt|bringt|bringen|umfasst|umfassen|beinhaltet|beinhalten|gewährt|gewähren|vereint|vereinen|wartet mit|integriert|verbaut",
    ),
    (
        Meaning::Degree,
        "sehr|wirklich|richtig|äußerst|extrem|überaus|ausgesprochen|ziemlich|recht|relativ|vergleichsweise|verhältnismäßig|ungewöhnlich|absolut|total|wahnsinnig|unglaublich|durchaus|ausnehmend|noch|schon|etwas|schlicht|schlichtweg|wirklich sehr|meist|meistens|oft|häufig|gelegentlich|mitunter|teilweise|teils|manchmal|durchweg|generell|grundsätzlich|nahezu|beinahe|praktisch|spürbar|deutlich|merklich|sichtlich|dabei|stets|immer|jederzeit|dauerhaft|tatsächlich|offenbar|offensichtlich|zweifellos|definitiv|eindeutig|eher|zugleich|gleichzeitig|laut tests|im alltag|in der praxis|im vergleich|für diese klasse|in dieser klasse|unterm strich|alles in allem|bislang|bisher|weiterhin|erneut|mit abstand|bei weitem|weitaus|derart|gar|ganz|sonderlich|halbwegs|einigermaßen",
    ),
    (
        Meaning::For(1),
        "macht das durch|machen das durch|gleicht das durch|macht dies durch|kompensiert das durch|kompensiert das mit|entschädigt mit|entschädigt durch|bekannt für|berühmt für|gelobt für|geschätzt für|geschätzt wegen|gelobt wegen|beliebt wegen|zeichnet sich durch|zeichnen sich durch|überzeugt mit|überzeugt durch|überzeugen mit|überzeugen durch|punktet mit|punkten mit|besticht durch|bestechen durch|glänzt mit|glänzt durch|glänzt bei|glänzen mit|begeistert mit|begeistert durch|loben die|loben den|loben das|loben ihre|loben seine|schätzen die|schätzen den|schätzen das|überzeugt vor allem durch|überzeugt vor allem mit|überzeugt besonders durch|trumpft mit|hervorgehoben für|sticht durch|hebt sich durch",
    ),
    (
        Meaning::For(-1),
        "ankreiden (kann/muss/lässt)|vorwerfen (kann/muss/lässt)|bemängeln (kann/muss/lässt)|(einziger/einzige) (wermutstropfen/kritikpunkt/schwäche/schwachpunkt/makel)|kritisiert für|in der kritik wegen|beschweren sich über|beschweren sich häufig über|beschweren sich oft über|beschwerden über|klagen über|kritisieren die|kritisieren den|kritisieren das|bemängeln die|bemängeln den|bemängeln das|probleme mit|problemen mit|probleme bei|auf kosten|leidet unter|leiden unter|schwächelt bei|enttäuscht bei|unzufrieden mit|ärger mit",
    ),
    (
        Meaning::Suits(1),
        "praktisch für|gut für|gut geeignet als|ideal zum|perfekt zum|ideal als|perfekt als|gut als|hervorragend zum|optimal zum|genau richtig für|passt gut zu|passt hervorragend zu|passt perfekt zu|passend zu|passen gut zu|reicht für|reicht völlig für|gute option für|gute alternative für|gute lösung für|beste option für|beste lösung für|interessant für|attraktiv für|empfehlenswert bei|geeignet bei|ideal bei|ideal wenn|perfekt wenn|ideal für|perfekt für|geeignet für|bestens geeignet für|gut geeignet für|optimal für|hervorragend für|ausgezeichnet für|empfehlenswert für|gute wahl für|beste wahl für|ideale wahl für|perfekte wahl für|passend für|am besten für|prädestiniert für|eignet sich für|eignet sich gut für|eignet sich hervorragend für|eignet sich perfekt für|eignet sich besonders für|(eignet/eignen) sich (vor allem/besonders/besonders gut/insbesondere/sehr gut/bestens/ideal/auch/gut/hervorragend/perfekt/optimal/am besten/eher/vorwiegend/in erster linie/) für|(eignet/eignen) sich (vor allem/besonders/gut/sehr gut/bestens/hervorragend/) (als/zum/zur)|(richtet/richten) sich (vor allem/besonders/in erster linie/) an|(besonders/vor allem/auch/sehr gut/insbesondere/hervorragend/ideal) geeignet für|(passt/passen) (gut/perfekt/besonders gut/hervorragend/ideal) zu|(empfiehlt/empfehlen) sich (besonders/vor allem/) für|gute (wahl/option/lösung) (bei/zum)",
    ),
    (
        Meaning::Suits(-1),
        "nicht geeignet|weniger geeignet|weniger gut geeignet|nur bedingt geeignet|ungeeignet|nicht empfehlenswert|nicht zu empfehlen|nicht geeignet für|ungeeignet für|weniger geeignet für|nicht ideal für|nicht die beste wahl für|nicht zu empfehlen für|nicht empfehlenswert für|eignet sich nicht für|eignet sich weniger für",
    ),
    (Meaning::Condition, "(wer/wem/wen)"),
    (
        Meaning::Choose(-1),
        "einen bogen machen|einen großen bogen machen|einen weiten bogen machen|finger davon lassen|die finger lassen|woanders suchen|anderswo suchen|woanders fündig|anderswo fündig|anderswo besser aufgehoben|woanders besser aufgehoben|sich anderswo umsehen|anderswo umsehen|woanders umsehen|nach alternativen suchen|zur konkurrenz greifen|zu einem anderen modell greifen|besser zu einem anderen|ist hier falsch|ist hier fehl am platz|fehl am platz|wird enttäuscht|wird nicht glücklich|gleich vergessen",
    ),
    (
        Meaning::Generic,
        "wahl|option|optionen|produkt|produkte|modell|modelle|marke|marken|gerät|kauf|alternative|alternativen|unternehmen|anbieter|lösung|investition|begleiter|hersteller",
    ),
    (
        Meaning::Pronoun,
        "der|die|das|sie|er|es|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|dieser|diese|dieses|diesen|beide|beiden|nutzer|nutzerinnen|kunden|käufer|tester|experten|außerdem|zudem|darüber hinaus|auch|ebenfalls|insgesamt|einige|manche|anwender|rezensenten|kritiker|besitzer|fachleute|hinzu kommt|weiterhin|ferner|die marke|das modell|der hersteller|das unternehmen|positiv fällt auf",
    ),
    // As much as others says neither that it is dear nor that it is cheap.
    (
        Meaning::Plain,
        "(kostet/kosten) (in etwa/ungefähr/etwa/rund/annähernd) (gleich viel/so viel wie)|(kostet/kosten) (gleich/genauso/ebenso) viel",
    ),
    (
        Meaning::Plain,
        "empfindliche haut|empfindlicher haut|empfindlichen haut|empfindliche kopfhaut|sensible haut|sensibler haut|empfindliche böden|empfindlichen böden|empfindliche oberflächen|empfindliche wäsche|empfindliche zähne|empfindliche mägen|bei dunkelheit|(schlechten/schwachen/schwierigen) lichtverhältnissen|schlechten bedingungen|schwierigen bedingungen|schweres gelände|schwere personen|schwere lasten|schweren lasten|schwere geräte|schwere taschen|leichte personen|leichten personen|große hände|kleine hände|kleine kinder|kleinen kindern|große hunde|großen hunden|kleine hunde|kleinen hunden|harte böden|harten böden|hartes gelände|harten winter|kalte tage|kalten tagen|heiße tage|heißen tagen|heißem wetter|warme tage|schlechtem wetter|schlechtes wetter|schlechtem licht|schlechten straßen|starkem wind|starker wind|starker sonne|starke sonne|starkem verkehr|lauten umgebungen|hoher lautstärke|hohen lautstärken|voller lautstärke|hohem tempo|hoher geschwindigkeit|hohen geschwindigkeiten|schneller fahrt|langen fahrten|langen touren|langen arbeitstagen|lange arbeitstage|lange haare|langen haaren|kurze haare|kurzen haaren|dicke haare|feines haar|feine haare|trockene haut|trockener haut|trockenes haar|fettiges haar|fettige haut|weiche böden|glatte böden|enge kurven|engen kurven|enge gassen|engen parklücken|enge parklücken|steile anstiege|steilen anstiegen|tiefer schnee|tiefem schnee|schmale füße|breite füße|breiten füßen|einfache aufgaben|einfachen aufgaben|anspruchsvolle aufgaben|kleine betriebe|kleinen betrieben|kleine firmen|große teams|großen teams|hoher nachfrage|hohe nachfrage|hohe ansprüche|hohen ansprüchen|hohe erwartungen|viele menschen|viele geräte|viele eltern|viele familien|viele anwender|vielen fällen|in vielen fällen|für den preis|für diesen preis|zu diesem preis|für seinen preis|ein wenig|ein bisschen|nicht nur|nicht zuletzt|nicht zu vergessen|kein zweifel|keine frage|ohne zweifel|zweifellos|kein wunder|mehr als|weniger als|mindestens|höchstens|bis zu|mehr informationen|weitere informationen|auf lange sicht|langfristig|kurzfristig|in der regel|im allgemeinen|je nach|gut geeignet für|besser geeignet|guten tag|vor kurzem|so dass|so weit|so viel|so wie|wie zum beispiel|wie beispielsweise|wie etwa|zum beispiel|lange zeit|auf dem markt|preisklasse|preisbereich|preissegment|preisspanne|mittelklasse|oberklasse|einsteigerklasse|einstiegsmodell|laute umgebung|laute umgebungen|lauter umgebung|kleine wohnungen|kleinen wohnungen|kleine räume|kleinen räumen|große familien|großen familien|kleine teams|kleine unternehmen|kleinen unternehmen|große unternehmen|großen unternehmen|kleine küchen|kleinen küchen|große haushalte|kleine haushalte|große räume|großen wohnungen|große wohnungen|lange reisen|langen reisen|lange flüge|langen flügen|lange strecken|langen strecken|kurze strecken|kurzen strecken|kurze wege|bei schwachem licht|bei wenig licht|wenig licht|smart home|vor und nachteile|immer mehr|viele nutzer|viele kunden|vielen nutzern|viele käufer|viele tester|vielen kunden|viele experten|hohe temperaturen|hohen temperaturen|niedrige temperaturen|niedrigen temperaturen|so gut wie|genauso gut wie|auf den ersten blick|im großen und ganzen|im test|nach wie vor|sowohl|gut zu wissen|am ende|guter letzt|groß genug|zum teil|auf dauer|von klein auf|beste freunde|beim laden|beim essen|im laden|in der nähe|zur verfügung|im angebot|qualitätskontrolle|stärken und schwächen|vor allem|hart arbeitende|unter anderem|in erster linie|tag für tag|jeden tag|starker regen|starkem regen|starke raucher|bei starkem|weit verbreitet|breite masse",
    ),
    (
        Meaning::Plain,
        "(guten/großen) teil|zu einem (guten/großen) teil|trotz (seiner/ihrer/der) (größe/kompaktheit/maße)|für (seine/ihre/die) größe|laut (labor/test/tests/umfrage/studie/studien/stiftung/packung/etikett/angabe/angaben/datenblatt/prospekt/website)|(lauter/leiser) (dreht/stellt/macht/drehen/gestellt)|nachhaltig (erschüttert/beschädigt/geschädigt/gestört/geprägt/verändert/verbessert/beeindruckt)|bei leichtem|bei leichter|bei leichten|leichter (regen/wind/schräglage/druck/nieselregen/steigung)|leichtem (regen/wind/druck/gegenwind)|leichten (stößen/steigungen/hügeln)|leicht (erhöht/verspätet/süßlich/bitter/feucht/gekühlt/gewölbt/gebogen/abgerundet/geneigt/versetzt)|nach dem (essen/frühstück/laden/aufladen/kochen/putzen)|vor dem (essen/frühstück/laden)|ganz schön|schon einfach|einfach (nur/mal/nicht/so/in/ein/da/alles/zu viel/zu wenig/zum)|solarpanel|solarpanels|solarmodul|solarmodule|(bluetooth/wlan) (waage/box/lautsprecher/router/adapter/tastatur/maus/kopfhörer/speaker)|schwer (verletzt/enttäuscht/begeistert/erkrankt/beeindruckt/angetan/überzeugt/beschäftigt)|so schnell nicht|so schnell (kein/keine/keinen/niemand)|(gut/knapp) (zwei/drei/vier/fünf/sechs/acht/zehn/zwölf/zwanzig/hundert)|(gute/knappe) (zwei/drei/vier/halbe) (stunden/wochen/stunde/jahre/meter)|eine gute stunde|gut und gerne|(gut/schlecht) (aufgelegt/gelaunt)|im schnellen wechsel|auf die schnelle|schnelle kurven|schnellen kurven|in kurzer folge|stark genug|schwere kost|schwere (einkäufe/rucksäcke/möbel/koffer)|leichte (wanderungen/gerichte/mahlzeiten/jacke)|bitte recht|(guter/gutes/gute/guten) (letzter/dinge/mutes/hoffnung/sinne)|im guten sinne|(hohes/hohem/hohen) (gras/alter/norden/tempo)|tiefe (pfützen/schlaglöcher/täler)|(dunkle/dunklen) (nächte/räume/gassen)",
    ),
    // Beside what better workmanship one could expect, which is blame, stands the plain praise.
    (
        Meaning::Opinion {
            sign: 1,
            feature: BUILD,
            usual: 0,
            comparative: true,
            own: true,
        },
        "bessere verarbeitung",
    ),
    (
        Meaning::Number,
        "zwei|drei|vier|fünf|sechs|sieben|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|achtzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|achtzig|neunzig|hundert|tausend|anderthalb|eineinhalb|zweieinhalb|dreieinhalb|zweien",
    ),
    // What a summary tells the reader to take.
    (
        Meaning::Choose(1),
        "nimm|nehmen sie|wähle|wählen sie|greif zu|greif zum|greif zur|greife zu|greife zum|greife zur|greift zu|greift zum|greift zur|greifen sie (zu/zum/zur)|entscheide dich für|entscheiden sie sich für|setze auf|setzen sie auf|setzt auf|kaufe|kaufen sie|probiere|hol dir|empfehle ich|empfehlen wir|würde ich (/zu/zum/zur)|sollte (zu/zum/zur) (/greifen)|ist man (mit/beim/bei)|fährt mit|fährst du mit|fahren sie mit|liegt (mit/bei/beim) (/dem/der) (/richtig)|meine empfehlung ist|meine wahl fällt auf|unsere empfehlung ist",
    ),
    (
        Meaning::Choose(-1),
        "meide|meiden sie|lass die finger von|verzichte auf|verzichten sie auf|würde ich nicht|nicht empfehlen würde ich",
    ),
];
