//! A small writer that reads like an AI answer: a ranking with reasons, comparisons, drawbacks and sources. It knows
//! nothing of the world and names only the brands it is given. The same seed writes the same answer.

/// What the `model` of a simulated answer says.
pub const MODEL: &str = "simulated";

/// A brand that the writer may name.
#[derive(Debug, Clone)]
pub struct SimulatedBrand {
    /// Its name.
    pub name: String,
    /// Its domain, for sources.
    pub domain: String,
    /// How likely it is named, 0 to 100.
    pub fame: u32,
    /// How likely what is said of it is good, 0 to 100.
    pub esteem: u32,
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// Markdown.
    pub text: String,
    /// URL and title of each source.
    pub sources: Vec<(String, String)>,
}

/// A generator of numbers that repeat for a seed (SplitMix64, Steele et al. 2014).
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Of a seed made from texts and numbers.
    pub fn new(parts: &[&[u8]]) -> Self {
        // FNV-1a: any spread of the parts will do.
        let hash = parts
            .iter()
            .flat_map(|part| part.iter().chain(&[0xff]))
            .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
                (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
            });
        Self(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        (self.next() % u64::from(end.max(1))) as u32
    }

    /// True this often in a hundred.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u32) as usize]
    }
}

const OPENINGS: [&str; 4] = [
    "Here is what stands out when you compare the options people recommend most.",
    "The right choice depends on what matters to you, but a few names come up again and again.",
    "Based on recent reviews and buyers' reports, these are worth a look:",
    "There is no single best answer, so here is a short list with reasons.",
];
/// Something that can be said of a brand, well and badly.
struct Aspect {
    /// Words of questions that ask for it.
    asked: &'static [&'static str],
    praise: &'static str,
    blame: &'static str,
}

const ASPECTS: [Aspect; 8] = [
    Aspect {
        asked: &["battery"],
        praise: "{} has excellent battery life.",
        blame: "The battery life of {} is disappointing.",
    },
    Aspect {
        asked: &["last longest", "durable", "break"],
        praise: "The build quality of {} is outstanding.",
        blame: "The build quality of {} is flimsy.",
    },
    Aspect {
        asked: &["comfort"],
        praise: "Reviewers praise the comfort of {}.",
        blame: "Reviewers criticize the comfort of {}.",
    },
    Aspect {
        asked: &["cheap", "under ", "budget", "price"],
        praise: "{} offers great value for the price.",
        blame: "The price of {} is too high for what you get.",
    },
    Aspect {
        asked: &["easy", "children", "simple"],
        praise: "{} is very easy to use.",
        blame: "{} is difficult to set up.",
    },
    Aspect {
        asked: &["support", "service"],
        praise: "The customer support of {} is responsive and helpful.",
        blame: "{} suffers from poor customer support.",
    },
    Aspect {
        asked: &["fast", "sound", "performance"],
        praise: "{} delivers impressive performance.",
        blame: "{} feels slow compared with newer models.",
    },
    Aspect {
        asked: &["design", "look"],
        praise: "{} has a beautiful design.",
        blame: "Some buyers complain about the reliability of {}.",
    },
];
const NEUTRAL: [&str; 4] = [
    "{} comes in three sizes.",
    "The battery life of {} is 20 hours.",
    "{} is sold in most large shops.",
    "{} updates its range every spring.",
];
const SITES: [(&str, &str); 6] = [
    ("https://reviews.example/best-picks", "Best picks of the year"),
    ("https://testlab.example/comparison", "Lab comparison"),
    ("https://forum.example/thread/4821", "What owners say"),
    ("https://magazine.example/buying-guide", "Buying guide"),
    ("https://consumer.example/ratings", "Consumer ratings"),
    ("https://video.example/watch?v=8813", "Hands-on review"),
];

/// Writes an answer to a question.
pub fn write(question: &str, candidates: &[SimulatedBrand], dice: &mut Dice) -> Written {
    let mut named: Vec<&SimulatedBrand> = candidates.iter().filter(|c| dice.chance(c.fame)).collect();
    for place in (1..named.len()).rev() {
        named.swap(place, dice.below(place as u32 + 1) as usize);
    }
    let asked = ASPECTS
        .iter()
        .find(|aspect| aspect.asked.iter().any(|word| question.to_lowercase().contains(word)));
    let mut text = format!("{}\n\n## {}\n\n", dice.pick(&OPENINGS), question.trim_end_matches('?'));
    for (place, brand) in named.iter().enumerate() {
        text.push_str(&format!(
            "{}. **{}** – {}",
            place + 1,
            brand.name,
            remark(brand, asked, dice)
        ));
        if dice.chance(55) {
            text.push_str(&format!(" {}", remark(brand, asked, dice)));
        }
        text.push('\n');
    }
    match named.as_slice() {
        [] => {
            text.push_str("Many products in this category are much alike, so compare return policies before you buy.\n")
        }
        [first, second, ..] if dice.chance(40) => {
            text.push_str(&format!("\n{} is more comfortable than {}.\n", first.name, second.name));
        }
        [first, ..] => text.push_str(&format!(
            "\nIf you want one name to start with, look at {}.\n",
            first.name
        )),
    }
    Written {
        text,
        sources: sources(&named, dice),
    }
}

/// Something about a brand, more often than not about what was asked for.
fn remark(brand: &SimulatedBrand, asked: Option<&Aspect>, dice: &mut Dice) -> String {
    if dice.chance(20) {
        return dice.pick(&NEUTRAL).replace("{}", &brand.name);
    }
    let any = &ASPECTS[dice.below(ASPECTS.len() as u32) as usize];
    let aspect = asked.filter(|_| dice.chance(60)).unwrap_or(any);
    let said = if dice.chance(brand.esteem) {
        aspect.praise
    } else {
        aspect.blame
    };
    said.replace("{}", &brand.name)
}

fn sources(named: &[&SimulatedBrand], dice: &mut Dice) -> Vec<(String, String)> {
    let mut sources: Vec<(String, String)> = Vec::new();
    for (url, title) in SITES {
        if dice.chance(35) {
            sources.push((url.to_owned(), title.to_owned()));
        }
    }
    for brand in named {
        if dice.chance(30) {
            sources.push((
                format!("https://{}/products", brand.domain),
                format!("{}: products", brand.name),
            ));
        }
    }
    sources
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_writes_the_same_answer() {
        let candidate = SimulatedBrand {
            name: "Norvik".into(),
            domain: "norvik.example".into(),
            fame: 100,
            esteem: 100,
        };
        let answer = |seed: &[u8]| {
            write(
                "best kettles?",
                std::slice::from_ref(&candidate),
                &mut Dice::new(&[seed]),
            )
        };
        assert_eq!(answer(b"a"), answer(b"a"));
        assert_ne!(answer(b"a"), answer(b"b"));
        assert!(answer(b"a").text.contains("Norvik"));
    }
}
