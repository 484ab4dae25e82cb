//! Texts that are made to cost as much as they can, and the brand they are made for: all within what the service takes in.

use answerscope_analysis::BrandNames;

/// Tracked brands, alternative names of each, and characters of a name: the most that a brand may have.
pub(crate) const BRANDS: usize = 101;
const NAMES: usize = 50;
const NAME: usize = 200;

/// The largest brand: short names, thousands that begin alike, and some that are long.
pub(crate) fn largest_brand() -> Vec<BrandNames> {
    let mut names = long_names()
        .into_iter()
        .chain(nested_names())
        .chain((0..).map(|number| match number % 5 {
            0 => format!("Samekeys{number:04}"),
            _ => format!("Hollin Home {number:04}x"),
        }));
    (0..BRANDS)
        .map(|number| BrandNames {
            name: brand(number),
            domain: format!("{}.example", brand(number).to_lowercase()),
            alternative_names: names.by_ref().take(NAMES).collect(),
        })
        .collect()
}

/// Names that a text can begin again and again and never end.
fn long_names() -> Vec<String> {
    let unfinished = |part: &str| {
        let times = (NAME - 1) / part.chars().count();
        format!("{}x", part.repeat(times))
    };
    ["a ", ".", "w", "北", "é ", "e\u{301}", "ि", "ﷺ", "™", "Qa "]
        .map(unfinished)
        .into()
}

/// Names that begin each other, names that leave them at each letter, and names that differ in their capitals alone.
fn nested_names() -> Vec<String> {
    let nested = (1..NAME / 2).flat_map(|times| {
        let head = "c ".repeat(times);
        [
            format!("{head}C"),
            format!("{head}d"),
            format!("{}b", "a ".repeat(times)),
        ]
    });
    let capitals = (0..200_u32).map(|bits| {
        let letter = |place: u32| if bits >> (place % 8) & 1 == 1 { "K " } else { "k " };
        format!("{}x", (0..90).map(letter).collect::<String>())
    });
    nested
        .chain(capitals)
        .chain(["686".into(), "L'Oren".into(), "Share".into()])
        .collect()
}

/// A short name that is no word: `Qa` to `Xw`.
pub(crate) fn brand(number: usize) -> String {
    let (first, second) = (b"QXZJ"[number / 26 % 4], b'a' + (number % 26) as u8);
    [first, second].map(char::from).iter().collect()
}

/// What an engine writes, of ordinary brands and features: as many opinions as one answer may hold, so that all is read.
pub(crate) fn prose(bytes: usize) -> String {
    let paragraph = |number: usize| {
        let [one, two] = [number, number + 7].map(|number| brand(number % BRANDS));
        format!(
            "### {number}. {one} Kettle Pro\n\n\
             The {one} stands in a small kitchen, where a kettle has its place beside the stove and has to share its place with \
             many other things. Its battery life is excellent. Reviewers looked at it for some weeks, in \
             an office and at home ([Kitchen Tests](https://tests.example/kettles/{number})). Compared with the {two}, it is \
             quieter, although both are made of steel.\n\n\
             - **Pros:** great sound\n- **Cons:** poor customer support\n\n\
             What matters most is how often water is boiled on an ordinary day, for how many people, and whether somebody \
             else wants to use the kitchen at the same time. Many people keep water warm for longer than they need. It \
             depends on what they are used to, and on how the house was wired when it was built; a kettle of 2,400 watts may \
             be more than an old wall can take. Ask who has lived there before, or look at the box beside the door. Some of \
             the pages that were read for this list are older than a year: see https://pages.example/{number} for the dates.\n\n\
             A second kettle for guests can be found in most shops of the town, and so can a can of coffee, the milk, and \
             whatever else is put on a table in the morning before the children leave for school.\n\n"
        )
    };
    fill(bytes, (0..).map(paragraph))
}

/// Hostile texts by name, each of so many bytes.
pub(crate) fn hostile(bytes: usize) -> Vec<(&'static str, String)> {
    let mut texts = vec![
        (
            "clauses behind all brands",
            sentences(bytes, &all_brands("are reliable"), "; but ", &CLAUSES),
        ),
        (
            "short clauses behind all brands",
            sentences(
                bytes,
                &all_brands("are"),
                ";",
                &["quiet", "durable", "good", "poor cpu"],
            ),
        ),
        (
            "all brands, then opinions",
            sentences(bytes, &all_brands("have"), ", ", &CLAUSES),
        ),
        (
            "all brands in every sentence",
            fill(bytes, (0..).map(|_| format!("{}. ", all_brands("are reliable")))),
        ),
        ("names that begin alike", "Hollin Home ".repeat(bytes / 12)),
        (
            "names that nearly end alike",
            fill(
                bytes,
                (0..).map(|number: usize| format!("Hollin Home {:04}y ", number % 5_000)),
            ),
        ),
        ("one key for a thousand names", "Samekeys000y ".repeat(bytes / 13)),
        (
            "features before far opinions",
            sentences(bytes, "Qa has", " ", &["reliable", "cpu", "durable", "sound", "quiet"]),
        ),
        (
            "opinions first, then features",
            sentences(bytes, &format!("Qa {}", "durable ".repeat(240)), " ", &["cpu"]),
        ),
        ("a choice over and over", sentences(bytes, "Qa is good", " ", &["over"])),
        (
            "comparisons in one clause",
            sentences(bytes, "Qa has good sound", " ", &["than Qb", "good cpu", "beats Xc"]),
        ),
        (
            "blame and praise of one feature",
            sentences(bytes, "Qa has", " ", &["low speed", "fast", "fast"]),
        ),
        (
            "colons behind a feature",
            sentences(bytes, "Qa has good cpu", " ", &[":"]),
        ),
        (
            "segments before their brand",
            sentences(bytes, "good", ", ", &["a", "good cpu"]).replace(". ", " Qa. "),
        ),
        (
            "clauses before their brand",
            sentences(bytes, "While good", "; ", &["a", "good cpu"]).replace(". ", " Qa. "),
        ),
        (
            "negators",
            sentences(bytes, "Qa is", " ", &["not", "good", "never", "cpu"]),
        ),
        (
            "a table of all brands",
            table(
                bytes,
                &format!("|Feature{}|", columns(|n| brand(n % BRANDS))),
                200,
                "|good cpu",
            ),
        ),
        (
            "a table of one row",
            format!("|Feature|Qa\n|cpu{}", "|good".repeat(bytes / 5)),
        ),
        (
            "a table of pieces",
            format!("|Qa|Qb|\n{}", "|Qa|x|x|x|x|x|x|x|x|x|x|x|\n".repeat(bytes / 27)),
        ),
        (
            "a long first cell",
            format!(
                "|{}|\n|{}{}",
                "Qa|".repeat(bytes / 9),
                "a ".repeat(bytes / 6),
                "|x".repeat(bytes / 6)
            ),
        ),
        (
            "long titles over many rows",
            format!(
                "{}|\n{}",
                format!("|{}", "good ".repeat(100)).repeat(100),
                "|Qa|x|x|x|\n".repeat(bytes / 12)
            ),
        ),
        ("deep lists, short sentences", fill(bytes, (0..).map(deep_list))),
        (
            "nested items",
            fill(
                bytes,
                (0..).map(|depth: usize| format!("\n{}- **Qa**: good cpu", " ".repeat(depth % 40))),
            ),
        ),
        (
            "headings of all levels",
            fill(
                bytes,
                (0..).map(|depth: usize| format!("{} Qa\ngood cpu!\n", "#".repeat(depth % 6 + 1))),
            ),
        ),
        (
            "links without an end, then space",
            format!("{}{}", "](a".repeat(bytes / 6), " ".repeat(bytes / 2)),
        ),
        (
            "a title's quotes, then space",
            format!("{} \"x\"{}", "](a".repeat(bytes / 6), " ".repeat(bytes / 2)),
        ),
        ("link texts without a beginning", "](http://a)".repeat(bytes / 11)),
        ("references without a beginning", "]]][a]".repeat(bytes / 6)),
        (
            "link texts inside each other",
            format!("{}{}", "[".repeat(bytes / 12), "x](http://a)".repeat(bytes / 13)),
        ),
        (
            "links with long texts",
            format!("[{}](http://a.example/x) ", "word ".repeat(110)).repeat(bytes / 580),
        ),
        (
            "footnotes",
            fill(
                bytes,
                (0..).map(|n: usize| format!("\n[^{n}]: see https://a.example/{n}")),
            ),
        ),
        (
            "one footnote of links",
            format!("[^1]: {}", "[a](http://a) ".repeat(bytes / 14)),
        ),
        ("URLs", fill(bytes, (0..).map(|n: usize| format!("http://{n}.a/ ")))),
        ("one URL again and again", "http://a.example/x ".repeat(bytes / 19)),
        (
            "URLs of words outside ASCII",
            fill(bytes, (0..).map(|n: usize| format!("http://ß{n}é.ä/ "))),
        ),
        (
            "long host names outside ASCII",
            fill(
                bytes,
                // As long as a host may be written.
                (0..).map(|n: u32| format!("http://{}/ ", han(n * 977).take(337).collect::<String>())),
            ),
        ),
        (
            "URLs of many parameters",
            format!("http://a/?{} ", "&A=".repeat(670)).repeat(bytes / 2_021),
        ),
        ("one word", "a".repeat(bytes)),
        (
            "all brands in one sentence without an end",
            fill(bytes, (0..).map(|n: usize| format!("{} good ", brand(n % BRANDS)))),
        ),
        ("Han letters", "北".repeat(bytes / 3)),
        ("Han letters, all different", han(0).take(bytes / 3).collect()),
        ("a mark behind every letter", "eि".repeat(bytes / 4)),
        (
            "marks on one letter, again and again",
            format!("e{} ", "\u{301}".repeat(99)).repeat(bytes / 200),
        ),
        (
            "white space in every name",
            format!("a{}", " ".repeat(50)).repeat(bytes / 51),
        ),
        ("one letter and a blank", "a ".repeat(bytes / 2)),
        ("letters with accents and blanks", "é ".repeat(bytes / 3)),
        ("brands and blanks", "Qa ".repeat(bytes / 3)),
        ("names that begin each other", "c ".repeat(bytes / 2)),
        ("names that begin each other, in capitals", "C ".repeat(bytes / 2)),
        ("names that differ in their capitals", "k ".repeat(bytes / 2)),
        ("capitals here and there", "K k k ".repeat(bytes / 6)),
        ("ratings", "4.6(686)".repeat(bytes / 8)),
        ("apostrophes of another kind", "L’".repeat(bytes / 4)),
        ("capitals without an end", "QXZ ".repeat(bytes / 4)),
        ("names in the genitive", "Qas ".repeat(bytes / 4)),
        (
            "footers in a row",
            format!("{}x", "Your feedback helps Google improve. ".repeat(bytes / 36)),
        ),
        ("parts of footers", "Share more feedbackClose".repeat(bytes / 24)),
        (
            "blocks of no sure language",
            "Qa la die il the der von with pour con das e o a um mas foi good. \n\n".repeat(bytes / 66),
        ),
        ("backticks around words", "`a` Qa ``` b ``` ".repeat(bytes / 17)),
    ];
    texts.extend(PATTERNS.map(|pattern| {
        (
            pattern,
            format!("Qa is good.\n{}", pattern.repeat(bytes / pattern.len())),
        )
    }));
    for (_, text) in &mut texts {
        text.truncate(text.floor_char_boundary(bytes));
    }
    texts
}

/// Signs without an end, and what else a reader could look at twice.
const PATTERNS: [&str; 41] = [
    "[",
    "(",
    "*",
    "**",
    "[a](",
    "](",
    "](a \"",
    "](((x)",
    "![",
    "[^1]:",
    "\n[^1]: [",
    "`",
    "|",
    "\n|a|",
    "<",
    ".",
    "\n",
    ":",
    "http://",
    "x://",
    ".)",
    "™",
    "e\u{301}",
    "\u{301}",
    "\u{e34}",
    "\u{fe0f}",
    "ﷺ",
    "é-",
    "w ",
    "Qa, ",
    "**Qa** is good, ",
    "Qa is not as good as Xb, ",
    "https://a.example/(",
    "\n- ",
    "\n  * **Qa**: good",
    "not ",
    "great battery life ",
    "than Qa ",
    "a. ",
    "a, ",
    "Qa? ",
];

/// Parts of sentences that say something of different features, or the same again.
const CLAUSES: [&str; 12] = [
    "great sound",
    "poor battery life",
    "reliable",
    "affordable",
    "good cpu",
    "bad app",
    "quiet",
    "great design",
    "durable",
    "terrible support",
    "easy to clean",
    "excellent camera",
];

pub(crate) fn all_brands(verb: &str) -> String {
    let names: Vec<String> = (0..BRANDS).map(brand).collect();
    format!("{} {verb}", names.join(", "))
}

/// Sentences as long as they are read, of the same parts.
pub(crate) fn sentences(bytes: usize, start: &str, between: &str, parts: &[&str]) -> String {
    let mut sentence = start.to_owned();
    for part in parts.iter().cycle() {
        if sentence.len() + between.len() + part.len() > 3_900 {
            break;
        }
        sentence.push_str(between);
        sentence.push_str(part);
    }
    sentence.push_str(". ");
    sentence.repeat(bytes / sentence.len() + 1)
}

fn columns(cell: impl Fn(usize) -> String) -> String {
    (0..200).map(|number| format!("|{}", cell(number))).collect()
}

fn table(bytes: usize, header: &str, columns: usize, cell: &str) -> String {
    let row = format!("\n|sound{}|", cell.repeat(columns));
    format!("{header}{}", row.repeat((bytes - header.len()) / row.len()))
}

/// Forty items, each under the one before, and at the last one a line of short sentences.
fn deep_list(_: usize) -> String {
    let items: String = (0..40).map(|depth| format!("{}- a\n", " ".repeat(depth))).collect();
    format!("Qa is good.\n{items}{}- {}\n", " ".repeat(40), "b! ".repeat(3_000))
}

/// Han letters from a place on, round and round.
fn han(from: u32) -> impl Iterator<Item = char> {
    (from..).filter_map(|number| char::from_u32(0x4E00 + number % 0x5000))
}

pub(crate) fn fill(bytes: usize, parts: impl Iterator<Item = String>) -> String {
    let mut text = String::with_capacity(bytes + 8_192);
    for part in parts {
        if text.len() >= bytes {
            break;
        }
        text.push_str(&part);
    }
    text.truncate(text.floor_char_boundary(bytes));
    text
}
