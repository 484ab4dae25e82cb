//! The English words that name features. Only data; hyphens are read as spaces.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "quality|tastes|smells|sounds|handles|handle|drives|service|services|options|option|deal|deals|size|sizes|budget|control|controls|room|space|technology|tech|look|looks|results|support|materials|training|resources|features|feature|tone|power|capacity|range|app|apps|network|noise|screen|design|style|fit|ride|seat|seats|food|stock|reviews|ratings|rate|rates|cost|costs|performance|build|construction|functions|tools|updates|software|instructions|memory|ram|ports|processor|resolution|speed|speeds|storage|batteries|charging|volume|photos|weight|lens|lenses|zoom|charger|connection|traction|engine|motor|balance|trust|popularity|heritage|smell|scent|formula|recipe|finish|interior|leather|fabric|padding|keyboard|feel|grip|charges|charge|fee|fees|signal|availability|packaging|returns|menu|library|cleaning|maintenance|repairs|sensor|sensors|gps|lessons|instruction|innovation|engineering|discount|discounts|promotions|savings|modes|extras|automation|analytics|reporting|templates|colors|colours|brightness|contrast|panel|assembly|staff|agents|stability|consistency|gpu|cpu|efficiency|tracking|sugar|chemicals|delays|errors|ui|navigation|treble|bass|speaker|speakers|microphone|microphones|mic|touchscreen|oled|hdr|bluetooth|wifi|wi-fi|compatibility|lineup|line-up|variety|inventory|water tank|expertise|advice|guidance|documentation|tutorials|expense|premiums|shipping|delivery|vibration|vibrations|value|reputation|flexibility|sound|audio|measurements|security|privacy|safety|brakes|premium price|stamina|resale value|perks|amenities|presets|ingredients|flavor|flavors|flavour|flavours|texture|comfort|selection|interface|dashboard|setup|installation|commission|coverage|exclusions|nutrition|case|gaming|chip|chipset|visuals|video|fits|stretch|foam|cushion|cooling|action|neck|os|android|ios|ease|convenience|brands|styles|choices|content|movies|titles|films|shows|genres|plans|classics|wheels|lock|timer|accessories|settings|programs|equipment|classes|facilities|pockets|compartments|feedback|insights|guides|manual|recipes|espresso|coffee|blends|smoothies|container|frame|shell|upper|hardware|clarity|remote|activation|pace|bounce|pickup|graphics|highs|lows|projection|mix of|array of|sizing|metrics|rolling|mobility|contract|contracts|ads|trial|brand name|legacy|awards|dimensions|profile|prints|patterns|cuts|photo|originals|downloads|courts|grinder|steam wand|material|stainless steel|maps|5g|lte|attachments|heart rate monitoring|sleep tracking|color|precision|transparency|rooms|tv shows|programming|releases|channels|exclusives|franchises|recommendations|live sports|live tv|dustbin|dust bin|tank|basket|fitness tracking";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (1, "quality|overall quality|product quality", ""),
    (
        2,
        "affordability|deal|deals|promotions|savings|budget",
        "price|prices|pricing|cost|costs|price tag|price point|expense|premium price|monthly cost|sticker price|premiums",
    ),
    (
        3,
        "value|value for money|value for the money|bang for the buck|bang for your buck|price-performance|price to performance ratio|price-to-performance ratio|return on investment|roi",
        "",
    ),
    (
        4,
        "build|build quality|construction|workmanship|craftsmanship|material quality|fit and finish|build-quality|chassis|stitching|assembly quality|stainless steel|aluminum frame|construction quality|finish quality|reinforced corners|materials|shell material|material|fabric quality",
        "",
    ),
    (
        5,
        "longevity|lifespan|life span|service life|waterproofing|ruggedness|lasting power|durability",
        "wear and tear",
    ),
    (
        6,
        "reliability|dependability|uptime|stability|consistency",
        "downtime|outage|outages|bugs|glitches|crashes|breakdowns|failure rate|defects|malfunctions",
    ),
    (
        7,
        "ease of use|usability|user interface|interface|controls|user-friendliness|onboarding|app experience|dashboard|intuitiveness|ergonomics of use|touch controls|user experience|navigation menu|learning experience|one-touch operation|playability|beginner friendliness|ease|ease-of-use|convenience|simplicity",
        "complexity",
    ),
    (
        8,
        "setup|set-up|installation|assembly|install process|setup process|ease of setup|ease of installation|implementation|deployment|ease of assembly|connection setup|instructions",
        "setup time|assembly time",
    ),
    (
        9,
        "customer service|support team|service team|technical support|tech support|help desk|helpdesk|after-sales service|client service|live chat|staff|agents|claims service|claims handling|phone support|after-sales support|us-based support|customer care|24/7 support|support|customer support|service",
        "response time|response times|wait time|wait times|hold times|waiting times",
    ),
    (
        10,
        "performance|cleaning power|cleaning action|power|processing power|suction|cleaning performance|cooking performance|gaming performance|acceleration|heating performance|efficiency|effectiveness|results|horsepower|motor|engine|suction power|blending power|blending performance|motor power|cleaning|pickup|pick-up|filtration|hepa filtration|cooling power|torque|energy return|responsiveness|propulsion|rebound|traction|upscaling|image processing|frame rates|motion handling|crisping|browning|heat distribution|temperature consistency|extraction|milk frothing capabilities|frothing|brewing performance|grind quality|plaque removal|hands-free calling performance|multitasking|processor|bounce",
        "",
    ),
    (
        11,
        "speed|speeds|download speeds|internet speeds|page speed|boot times speed|throughput|transfer speeds|fast heating|quick heating|heating speed|heat up time|data speeds|5g speeds|gameplay speed|shooting speed",
        "lag|latency|loading times|load times|boot time|processing time|turnaround|turnaround time|heat-up time|cook time|cooking time|preheat time|extra cooking time",
    ),
    (
        12,
        "battery life|batteries|battery capacity|runtime|run time|battery performance|battery endurance|playback time|stamina|playtime|play time|battery|hours of playtime|hours of battery life|hours of use|hours of runtime|run times|runtimes|screen-on time",
        "battery drain",
    ),
    (
        13,
        "charging|fast charging|wireless charging|charging speed|charger|charging case|quick charge|usb-c charging|usb charging|charging dock|charging station|charging stand|charging options|wall mount charging",
        "charging time|charging times|charge time|recharge time",
    ),
    (
        14,
        "sound|sound quality|audio|audio quality|bass|treble|soundstage|speakers|speaker|tone|tonal quality|acoustics|clarity of sound|volume|sound performance|call quality|microphone|mic|microphones|mic quality|voice quality|call clarity|sound profile|sound signature|sound stage|highs|lows|spatial audio|dolby atmos|audio performance|audio experience|projection|resonance|sustain|acoustic sound|listening experience|surround sound|speaker quality|customizable eq|eq|sound clarity|audio clarity|vocal clarity|sounds",
        "distortion",
    ),
    (
        15,
        "noise cancellation|noise cancelling|noise canceling|noise-cancelling|noise-canceling|noise-cancellation|anc|noise isolation|sound insulation|soundproofing|active noise cancellation|active noise cancelling|active noise canceling|hybrid noise cancellation|ambient noise reduction|noise-blocking|passive isolation|noise reduction",
        "",
    ),
    (
        16,
        "quietness|quiet operation",
        "noise|noise level|fan noise|motor noise|operating noise|road noise|loudness|hum|vibration|vibrations|noise levels",
    ),
    (
        17,
        "display|displays|screen|screens|picture|picture quality|image quality|touchscreen|brightness|color accuracy|colour accuracy|refresh rate|viewing angles|oled|black levels|video quality|hdr|amoled display|oled display|lcd display|led display|retina display|digital display|touchscreen display|amoled|qled|mini-led|black level|color reproduction|hdr performance|local dimming|peak brightness|120hz display|screen quality|display quality|picture clarity|viewing experience|screen size|anti-glare|motion clarity|resolution",
        "glare|reflections",
    ),
    (
        18,
        "camera|cameras|camera quality|photos|photo quality|autofocus|low-light performance|zoom|webcam|image stabilization|selfies|main camera|camera system|telephoto|ultrawide|night mode|selfie camera|video recording|image quality of photos|portrait mode",
        "",
    ),
    (
        19,
        "design|looks|appearance|style|styling|look|form factor|finish|colour options|colourways|interior|interior design|aesthetic|color choices|silhouettes|design language|ultra-thin bezels|bezels|build design|aesthetics|colors|colours|color",
        "",
    ),
    (
        20,
        "fit|cushioning|ergonomics|ear cups|earcups|ear pads|earpads|wearability|ride comfort|support for your back|pressure relief|breathability|legroom|grip|ride|mattress feel|support for side sleepers|cushion|contouring|temperature regulation|breathable fabric|firmness|spinal alignment|pressure-relieving foam|ear hook design|neck profile|arch|handfeel|fits|ankle support|toe box|bounce back|plushness|hand feel|fretboard|string action|keyboard|padding|comfort|cooling|seat|seats|arch support|lumbar support|spinal support|back support|zoned support|edge support|motion isolation|motion transfer|support and pressure relief|support and comfort|comfort and support|support and cushioning|pressure point relief",
        "pressure points",
    ),
    (
        21,
        "portability|compactness|capacity to carry|small size|compact size|packability|dimensions|weight distribution|counter space|storage size",
        "weight|size|bulk|footprint|heft|thickness",
    ),
    (
        22,
        "temperature control|feature set|functionalities|feature|capabilities|modes|customisation|customization options|automation|reporting|analytics|perks|amenities|cooking functions|cooking modes|cleaning modes|brushing modes|workout modes|fitness features|sports modes|sport modes|presets|programs|accessories|attachments|settings|functionality|smart home features|parental controls|profiles|voice control|data plans|unlimited data|hotspot data|health tracking|interior organization|organization|compartments|pockets|gaming features|ai features|remote features|facilities|courts|programs offered|classes|bundle|transparency mode|temperature settings|speed settings|variable speed controls|multiple speeds|offline downloads|simultaneous streams|live tv|live sports|streaming options|navigation|training features|training metrics|training plans|advanced training|training analysis|training insights|personalized training|running metrics|workout recommendations|training guidance|recovery features|coaching features|health features|music storage|heart rate monitoring|sleep tracking|features|versatility|flexibility|customization|extras|recommendation algorithm|recommendation system|functions|fitness tracking",
        "",
    ),
    (
        23,
        "compatibility|integration|integrations|ecosystem|connectivity|bluetooth|wi-fi|wifi|api|interoperability|third-party apps|pairing|connection|multipoint|device compatibility|third-party integration|apple ecosystem|ecosystem integration|google assistant|alexa|airplay|hdmi|hdmi ports|smartphone integration|wireless connectivity|bluetooth connectivity|bluetooth connection|multipoint connectivity|app connectivity|device support|strava integration|ports|port selection",
        "connection drops|dropouts",
    ),
    (
        24,
        "app|mobile app|companion app|software|firmware|operating system|updates|software updates|software support|smart platform|smart tv platform|app control|google tv|roku tv|fire tv|webos|tizen|macos ecosystem|chrome os|mapping software|companion app experience|app support|security updates|software experience|ui",
        "bloatware",
    ),
    (
        25,
        "safety|safety features|crash protection|crash test|child safety|fire safety|safety record|safety rating|safety ratings|braking|brakes|emergency response|fall detection|emergency features|urgent response|heat protection|automatic shutoff|auto shut-off|pressure sensor protection",
        "side effects|hazards|injuries|recalls|toxicity",
    ),
    (
        26,
        "privacy|security|data protection|encryption|fraud protection|data privacy|security features|password protection|privacy policy|data handling",
        "breaches|data breaches|data breach|vulnerabilities|security flaws",
    ),
    (
        27,
        "flavor|flavour|flavors|flavours|aroma|crema|mouthfeel|aftertaste|scent|fragrance|taste|flavor profile|food quality|espresso flavor|crispiness|espresso quality|coffee quality|shot quality|smells|tastes|smell",
        "bitterness|odor|odour",
    ),
    (
        28,
        "ingredients|nutrition|nutritional value|protein content|formula|formulation|nutrients|nutritional profile|ingredient quality|ingredient list|materials certification|certipur-us|organic materials",
        "additives|preservatives|sugar content|sugar|fillers|allergens|artificial sweeteners|chemicals",
    ),
    (
        29,
        "eco-friendliness|environmental friendliness|energy efficiency|fuel economy|fuel efficiency|environmental record|recyclability|ethics|fair trade|ethical standards|recycled materials|eco-friendly materials|eco-friendly fabrics|sustainable materials|sustainable fabrics|organic cotton|sustainability",
        "carbon footprint|energy consumption|power consumption|environmental impact|emissions|packaging waste|fuel consumption|electricity use",
    ),
    (
        30,
        "fee transparency|cancellation terms|cancellation policy",
        "fees|fee|hidden fees|charges|surcharges|hidden costs|commission|commissions|subscription fees|subscription cost|interest rates|activation fees|transaction fees|maintenance fees|overdraft fees|annual fee|late fees|resort fees|baggage fees|contracts|activation fee|ad breaks|commercials|contract|taxes and fees",
    ),
    (
        31,
        "coverage|network coverage|network|signal|reception|5g coverage|rural coverage|insurance coverage|policy coverage|availability|roaming|service area|signal strength|network reliability|network quality|nationwide network|network performance|5g network|5g|lte|cell coverage|global availability|international access|international availability",
        "dead zones|exclusions",
    ),
    (
        32,
        "shipping|delivery|packaging|order tracking|delivery service|shipping speed|order fulfillment|fulfilment",
        "delivery time|delivery times|shipping times|shipping time|shipping costs|delivery delays|delays|lead times|shipping cost",
    ),
    (
        33,
        "warranty|warranties|guarantee|return policy|returns|refunds|refund|refund policy|refund process|trial period|free trial|warranty coverage|lifetime warranty|money-back guarantee|exchange policy|returns process|repair service|trial|night trial|sleep trial|free returns|return window|return period|home trial|risk-free trial|365-night trial|100-night trial|lifetime guarantee|cancel anytime|free trials",
        "return rate|return fees",
    ),
    (
        34,
        "reputation|brand reputation|trust|trustworthiness|customer reviews|reviews|ratings|track record|customer satisfaction|credibility|brand image|resale value|heritage|popularity|user reviews|brand recognition|brand trust|legacy|awards|transparency",
        "complaints|controversy|controversies|lawsuits|scandals",
    ),
    (
        35,
        "range of products|product range|variety|assortment|catalog|choice of|lineup|line-up|library|content library|product line|range of sizes|sizing|inclusive sizing|extended sizing|size range|style options|color options|catalog of movies|array of|mix of|exclusive content|new releases|variety of styles|configurations|film selection|content selection|brands and styles|firmness levels|firmness options|sizes|styles and sizes|styles|selection|content|original content|originals|movies|films|tv shows|shows|titles|programming|original programming|original series|original films|original movies|releases|movie library|film library|catalogue|exclusives|live channels|movie selection|library of movies",
        "",
    ),
    (
        36,
        "ease of cleaning|cleanup|clean-up|repairability|spare parts|replacement parts|serviceability|dishwasher-safe parts|cleanability|easy cleanup|self-cleaning function|dishwasher-safe|cleaning cycle|emptying|dustbin emptying|ease of maintenance|nonstick coating|non-stick basket|nonstick basket",
        "maintenance|maintenance costs|upkeep|repair costs|running costs|repairs|replacement costs|descaling",
    ),
    (
        37,
        "storage|storage space|trunk space|cargo space|cargo room|storage capacity|boot space|tank size|load capacity|capacity|dustbin capacity|dust bin capacity|bin capacity|packing space|packing capacity|cooking capacity|basket capacity|water reservoir|water tank|jar size|cooking space|expandability|expandable storage|storage options|interior space|roominess|space|dustbin|dust bin|bin size",
        "",
    ),
    (
        38,
        "range|driving range|electric range|wireless range|bluetooth range|mileage",
        "range anxiety",
    ),
    (
        39,
        "accuracy|tracking accuracy|gps accuracy|heart rate tracking|heart-rate tracking|measurements|step counting|intonation|tuning stability|gps tracking|heart rate monitor|dual-frequency gps|multi-band gps|tracking|positioning|metrics|pace accuracy|precision of tracking|consistency of shots|temperature accuracy|temperature control precision|location accuracy|gps|heart rate accuracy|precision",
        "errors|false alarms|drift",
    ),
    (
        40,
        "handling|steering|maneuverability|manoeuvrability|stability control|suspension|ride quality|driving experience|responsiveness of steering|agility|smooth rolling|maneuvering|mobility|glide|rolling|ball control|control on the court|swivel|swivel head|handle",
        "turning circle",
    ),
    (
        41,
        "expertise|advice|guidance|documentation|tutorials|training courses|knowledge base|coaching|instruction|instructors|course content|curriculum|lessons|personalized coaching|fit quiz|recipe book|workout suggestions|recommendations engine|insights|feedback|real-time feedback|guided workouts",
        "",
    ),
    (
        42,
        "innovations|engineering|advancements|advanced features|cutting-edge features|innovation",
        "",
    ),
];
