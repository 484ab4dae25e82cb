//! What people judge products and services by: a fixed vocabulary that fits many industries.
//!
//! Ids are stored beside findings, so an id is never reused or renumbered; new features go to the end.

/// A property that a statement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Stable forever.
    pub id: u16,
    /// Lower-case display name.
    pub name: &'static str,
    /// One sentence.
    pub description: &'static str,
}

/// Whether more of a thing is good: `More` battery life, but `Less` noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    More,
    Less,
}

/// A feature with the words that name it, split by `|`.
pub(super) struct Entry {
    pub(super) feature: Feature,
    /// Terms of which more is better, or whose amount says nothing.
    pub(super) more: &'static str,
    /// Terms of which less is better.
    pub(super) less: &'static str,
}

/// Id of the speed feature.
pub(super) const SPEED: u16 = 11;

/// Id of the feature for general opinions ("Hollin is excellent").
pub(super) const OVERALL: u16 = 1;

macro_rules! table {
    ($($id:literal $name:literal $description:literal [$more:literal] [$less:literal])*) => {
        pub(super) const ENTRIES: &[Entry] = &[$(Entry {
            feature: Feature { id: $id, name: $name, description: $description }, more: $more, less: $less,
        }),*];
        const FEATURES: &[Feature] = &[$(Feature { id: $id, name: $name, description: $description }),*];
    };
}

table! {
    1 "overall quality" "General opinion of the brand or product, without a particular feature." ["quality|overall quality|product quality"] [""]
    2 "price" "What it costs and how affordable it is."
        ["affordability|discount|discounts|deal|deals|promotions|savings|budget"]
        ["price|prices|pricing|cost|costs|price tag|price point|expense|premium price|monthly cost|sticker price|premiums"]
    3 "value for money" "What one gets for the price." ["value|value for money|value for the money|bang for the buck|bang for your buck|price-performance|price to performance ratio|price-to-performance ratio|return on investment|roi"] [""]
    4 "build quality" "How well it is made: materials, workmanship and finish."
        ["build|build quality|construction|workmanship|craftsmanship|materials|material quality|fit and finish|build-quality|chassis|stitching|fabric|leather|assembly quality"] [""]
    5 "durability" "How long it lasts and what it withstands."
        ["durability|longevity|lifespan|life span|service life|water resistance|waterproofing|scratch resistance|ruggedness|wear resistance|weather resistance"] ["wear and tear"]
    6 "reliability" "Whether it works as expected, every time."
        ["reliability|dependability|uptime|stability|consistency"] ["downtime|outage|outages|bugs|glitches|crashes|breakdowns|failure rate|defects|malfunctions"]
    7 "ease of use" "How easy it is to learn and operate."
        ["ease of use|usability|user experience|user interface|interface|ui|controls|user-friendliness|navigation|onboarding|app experience|dashboard|intuitiveness|ergonomics of use|touch controls"] ["learning curve|complexity"]
    8 "setup and installation" "How much effort it takes to set up, install or assemble."
        ["setup|set-up|installation|assembly|install process|setup process|ease of setup|ease of installation|instructions|implementation|deployment"] ["setup time|assembly time"]
    9 "customer support" "Help before and after the purchase."
        ["customer support|customer service|support|support team|service team|technical support|tech support|help desk|helpdesk|after-sales service|client service|live chat|staff|agents|claims service|claims handling|service"] ["response time|response times|wait time|wait times|hold times|waiting times"]
    10 "performance" "How well and how powerfully it does its job."
        ["performance|power|processing power|processor|cpu|gpu|multitasking|suction|suction power|cleaning performance|cooking performance|gaming performance|torque|acceleration|heating performance|efficiency|effectiveness|results|horsepower|motor|engine"] [""]
    11 "speed" "How fast it works or responds."
        ["speed|speeds|responsiveness|download speeds|internet speeds|page speed|boot times speed|throughput|transfer speeds"] ["lag|latency|loading times|load times|heat-up time|boot time|processing time|turnaround|turnaround time"]
    12 "battery life" "How long it runs on a charge."
        ["battery life|battery|batteries|battery capacity|runtime|run time|battery performance|battery endurance|playback time|stamina"] ["battery drain"]
    13 "charging" "How it charges and how long that takes." ["charging|fast charging|wireless charging|charging speed|charger|charging case|quick charge"] ["charging time|charging times|charge time|recharge time"]
    14 "sound quality" "How it sounds."
        ["sound|sounds|sound quality|audio|audio quality|bass|treble|mids|soundstage|speakers|speaker|tone|tonal quality|acoustics|clarity of sound|volume|sound performance|call quality|microphone|mic|microphones|mic quality"] ["distortion"]
    15 "noise cancellation" "How well it keeps outside noise away." ["noise cancellation|noise cancelling|noise canceling|noise-cancelling|noise-canceling|noise-cancellation|anc|noise isolation|sound insulation|soundproofing"] [""]
    16 "noise level" "How loud it is when it works." ["quietness"] ["noise|noise level|noise levels|fan noise|motor noise|operating noise|road noise|loudness|hum|vibration|vibrations"]
    17 "display" "Screen and picture quality."
        ["display|displays|screen|screens|picture|picture quality|image quality|touchscreen|resolution|brightness|contrast|colors|colours|color accuracy|colour accuracy|refresh rate|viewing angles|oled|black levels|panel|video quality|hdr"] ["glare|reflections"]
    18 "camera" "Photos, video and lenses." ["camera|cameras|camera quality|photos|photo quality|autofocus|low-light performance|lens|lenses|zoom|webcam|image stabilization|selfies"] [""]
    19 "design" "How it looks and is laid out."
        ["design|looks|appearance|style|styling|aesthetics|aesthetic|look|form factor|finish|colour options|color options|colourways|interior|interior design"] [""]
    20 "comfort" "How comfortable it is to wear, sit or sleep on, or hold."
        ["comfort|fit|cushioning|padding|ergonomics|lumbar support|arch support|ear cups|earcups|ear pads|earpads|seat|seats|wearability|ride comfort|support for your back|pressure relief|breathability|legroom|grip|ride|keyboard|mattress feel|feel"] ["pressure points"]
    21 "size and weight" "How big and heavy it is, and how easy to carry."
        ["portability|compactness|capacity to carry|small size|compact size|packability"] ["weight|size|bulk|footprint|heft|thickness"]
    22 "features" "What it can do, and how many functions it offers."
        ["features|feature set|functionality|functions|functionalities|feature|capabilities|options|modes|versatility|flexibility|extras|tools|customization|customisation|customization options|smart features|automation|reporting|analytics|templates|presets|perks|amenities"] [""]
    23 "compatibility" "How well it works with other devices, software and standards."
        ["compatibility|integration|integrations|ecosystem|connectivity|bluetooth|wi-fi|wifi|ports|port selection|api|interoperability|third-party apps|app support|pairing|connection|multipoint"] ["connection drops|dropouts"]
    24 "software" "The app or software that comes with it." ["app|apps|mobile app|companion app|software|firmware|operating system|updates|software updates|software support"] ["bloatware"]
    25 "safety" "How safe it is for people." ["safety|safety features|crash protection|crash test|child safety|fire safety|safety record|safety rating|safety ratings|braking|brakes"] ["side effects|hazards|injuries|recalls|toxicity"]
    26 "privacy and security" "How data, money and access are protected."
        ["privacy|security|data protection|encryption|fraud protection|data privacy|security features|password protection|privacy policy|data handling"] ["breaches|data breaches|data breach|vulnerabilities|tracking|security flaws"]
    27 "taste" "Taste, smell and texture of what is eaten or drunk." ["taste|tastes|smells|flavor|flavour|flavors|flavours|aroma|texture|crema|mouthfeel|aftertaste|freshness|scent|fragrance|smell|food quality|food"] ["bitterness|odor|odour"]
    28 "ingredients" "What it is made from, and how healthy that is." ["ingredients|nutrition|nutritional value|protein content|formula|formulation|nutrients|recipe|nutritional profile|ingredient quality|ingredient list"] ["additives|preservatives|sugar content|sugar|fillers|allergens|artificial sweeteners|chemicals"]
    29 "sustainability" "Effects on the environment and on the people who make it."
        ["sustainability|eco-friendliness|environmental friendliness|energy efficiency|fuel economy|fuel efficiency|environmental record|recyclability|ethics|fair trade|ethical standards"] ["carbon footprint|energy consumption|power consumption|environmental impact|emissions|packaging waste|fuel consumption|electricity use"]
    30 "fees" "Charges beside the price." ["fee transparency|cancellation terms"] ["fees|fee|hidden fees|charges|surcharges|hidden costs|commission|commissions|subscription fees|subscription cost|interest rates|activation fees|transaction fees|maintenance fees|overdraft fees|annual fee|late fees|resort fees|baggage fees"]
    31 "coverage" "Where and for what it works: networks, insured risks, regions."
        ["coverage|network coverage|network|signal|reception|5g coverage|rural coverage|insurance coverage|policy coverage|availability|roaming|service area|signal strength"] ["dead zones|exclusions"]
    32 "shipping and delivery" "How fast and how carefully it is delivered."
        ["shipping|delivery|packaging|order tracking|delivery service|shipping speed|order fulfillment|fulfilment"] ["delivery time|delivery times|shipping times|shipping time|shipping costs|delivery delays|delays|lead times|shipping cost"]
    33 "warranty and returns" "Guarantees, trial periods, returns and refunds."
        ["warranty|warranties|guarantee|return policy|returns|refunds|refund|refund policy|refund process|trial period|free trial|warranty coverage|lifetime warranty|money-back guarantee|exchange policy|returns process|repair service"] ["return rate|return fees"]
    34 "reputation" "Trust in the brand, and how it is reviewed." ["reputation|brand reputation|trust|trustworthiness|customer reviews|reviews|ratings|track record|customer satisfaction|credibility|brand image|transparency|resale value|heritage|popularity|user reviews"] ["complaints|controversy|controversies|lawsuits|scandals"]
    35 "selection" "Breadth and depth of what is offered." ["selection|range of products|product range|variety|assortment|catalog|catalogue|inventory|choice of|lineup|line-up|library|content library|menu|product line|range of sizes|sizes|size range|stock"] [""]
    36 "maintenance" "How easy it is to clean and keep running." ["cleaning|ease of cleaning|cleanup|clean-up|repairability|spare parts|replacement parts|serviceability|dishwasher-safe parts|cleanability"] ["maintenance|maintenance costs|upkeep|repair costs|running costs|repairs|replacement costs"]
    37 "storage and capacity" "How much it holds." ["capacity|storage|storage space|memory|trunk space|cargo space|cargo room|ram|storage capacity|boot space|tank size|load capacity|water tank|space"] [""]
    38 "range" "How far it goes, or reaches, in one go." ["range|driving range|electric range|wireless range|bluetooth range|mileage"] ["range anxiety"]
    39 "accuracy" "How exact its measurements or results are." ["accuracy|precision|tracking accuracy|gps accuracy|gps|heart rate tracking|heart-rate tracking|sleep tracking|measurements|sensor|sensors|step counting|temperature control|intonation|tuning stability|fitness tracking"] ["errors|false alarms|drift"]
    40 "handling" "How it drives, rides or is steered." ["handling|handles|handle|drives|steering|maneuverability|manoeuvrability|stability control|suspension|traction|ride quality|driving experience|playability|responsiveness of steering|agility"] ["turning circle"]
    41 "expertise and advice" "Knowledge, guidance and documentation that come with it." ["expertise|advice|guidance|documentation|tutorials|training courses|knowledge base|coaching|instruction|instructors|course content|curriculum|lessons"] [""]
    42 "innovation" "How new and how advanced it is." ["innovation|technology|innovations|tech|engineering"] [""]
}

/// All features, by id.
pub fn features() -> &'static [Feature] {
    FEATURES
}

/// The feature with an id; `None` when no version of the method knew it.
pub fn feature(id: u16) -> Option<&'static Feature> {
    FEATURES
        .binary_search_by_key(&id, |feature| feature.id)
        .ok()
        .map(|index| &FEATURES[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_names_are_unique() {
        assert!(FEATURES.windows(2).all(|pair| pair[0].id < pair[1].id));
        let names: std::collections::HashSet<_> = FEATURES.iter().map(|feature| feature.name).collect();
        assert_eq!(names.len(), FEATURES.len());
        assert_eq!(feature(12).map(|f| f.name), Some("battery life"));
        assert_eq!(feature(9_999), None);
    }

    #[test]
    fn a_term_names_one_feature() {
        let mut seen = std::collections::HashMap::new();
        for entry in ENTRIES {
            for term in entry
                .more
                .split('|')
                .chain(entry.less.split('|'))
                .filter(|term| !term.is_empty())
            {
                assert_eq!(seen.insert(term, entry.feature.id), None, "{term}");
            }
        }
    }
}
