//! The English words that name features. Only data; hyphens are read as spaces.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "quality|tastes|smells|sounds|handles|handle|drives|service|services|options|option|deal|deals|size|sizes|budget|control|controls|room|space|technology|tech|look|looks|results|support|materials|training|resources|features|feature|tone|power|capacity|range|app|apps|network|noise|screen|design|style|fit|ride|seat|seats|food|stock|reviews|ratings|rate|rates|cost|costs|performance|build|construction|functions|tools|updates|software|instructions|memory|ram|ports|processor|resolution|speed|speeds|storage|batteries|charging|volume|photos|weight|lens|lenses|zoom|charger|connection|traction|engine|motor|balance|trust|popularity|heritage|smell|scent|formula|recipe|finish|interior|leather|fabric|padding|keyboard|feel|grip|charges|charge|fee|fees|signal|availability|packaging|returns|menu|library|cleaning|maintenance|repairs|sensor|sensors|gps|lessons|instruction|innovation|engineering|discount|discounts|promotions|savings|modes|extras|automation|analytics|reporting|templates|colors|colours|brightness|contrast|panel|assembly|staff|agents|stability|consistency|gpu|cpu|efficiency|tracking|sugar|chemicals|delays|errors|ui|navigation|treble|bass|speaker|speakers|microphone|microphones|mic|touchscreen|oled|hdr|bluetooth|wifi|wi-fi|compatibility|lineup|line-up|variety|inventory|water tank|expertise|advice|guidance|documentation|tutorials|expense|premiums|shipping|delivery|vibration|vibrations|value|reputation|flexibility|sound|audio|measurements|security|privacy|safety|brakes|premium price|stamina|resale value|perks|amenities|presets|ingredients|flavor|flavors|flavour|flavours|texture|comfort|selection|interface|dashboard|setup|installation|commission|coverage|exclusions|nutrition|case|gaming|chip|chipset|visuals|video|fits|stretch|foam|cushion|cooling|action|neck|os|android|ios|ease|convenience|brands|styles|choices|content|movies|titles|films|shows|genres|plans|classics|wheels|lock|timer|accessories|settings|programs|equipment|classes|facilities|pockets|compartments|feedback|insights|guides|manual|recipes|espresso|coffee|blends|smoothies|container|frame|shell|upper|hardware|clarity|remote|activation|pace|bounce|pickup|graphics|highs|lows|projection|mix of|array of|sizing|metrics|rolling|mobility|contract|contracts|ads|trial|brand name|legacy|awards|dimensions|profile|prints|patterns|cuts|photo|originals|downloads|courts|grinder|steam wand|material|stainless steel|maps|5g|lte|attachments|heart rate monitoring|sleep tracking|color|precision|transparency|rooms|tv shows|programming|releases|channels|exclusives|franchises|recommendations|live sports|live tv|dustbin|dust bin|tank|basket|fitness tracking|image|editor|layout|lines|cut|jar|bowl|jug|trunk|meals|dishes|following|routes|destinations|transition|transitions|spin|snap|zip|shave|isolation|readings|coils|latex|insulation|warmth|strap|straps|seating|teaching|fabrics|cycles|buttons";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (1, "quality|overall quality|product quality", ""),
    (
        2,
        "affordability|deal|deals|promotions|savings|budget",
        "price|prices|pricing|cost|costs|price tag|price point|expense|premium price|monthly cost|sticker price|premiums|entry price|starting price|upfront cost|initial cost|monthly price|subscription price|asking price|retail price|ticket price|ticket prices|fares|airfare|nightly rate|nightly rates|insurance rates|initial investment|upfront price|upfront investment|ownership costs|cost of ownership",
    ),
    (
        3,
        "value|value for money|value for the money|bang for the buck|bang for your buck|price-performance|price to performance ratio|price-to-performance ratio|return on investment|roi|cost-performance ratio|price-performance ratio|cost-to-performance ratio|price-to-quality ratio|cost-benefit ratio|price-to-value ratio|bang-for-buck",
        "",
    ),
    (
        4,
        "build|build quality|construction|workmanship|craftsmanship|material quality|fit and finish|build-quality|chassis|stitching|assembly quality|stainless steel|aluminum frame|construction quality|finish quality|reinforced corners|materials|shell material|material|fabric quality|housing|casing|enclosure|hinge|hinges|zippers|zipper|seams|tempered glass|blade assembly|sole|soles|outsole|laminate|tonewoods|tonewood|tuners|tuning machines|tuning pegs|fabric|fabrics|leather|metal frame|steel frame|aluminum body|metal body|frame|components|hardware|woodwork|joinery|build materials|construction materials|cover material|upholstery|craftmanship|body construction|blades|body material|frame material|outer shell|solidity|hard shell",
        "",
    ),
    (
        5,
        "longevity|lifespan|life span|service life|waterproofing|ruggedness|lasting power|durability|ip rating|weather sealing|weatherproofing|scratch protection|drop protection|toughness|sturdiness|robustness|water resistance rating|waterproof rating|structural integrity",
        "wear and tear",
    ),
    (
        6,
        "reliability|dependability|stability|consistency|connection stability|signal stability|system stability|long-term reliability|mechanical reliability|uptime|uptime guarantee|uptime record",
        "downtime|outage|outages|bugs|glitches|crashes|breakdowns|failure rate|defects|malfunctions|error rate|failure rates|disconnections|glitching",
    ),
    (
        7,
        "ease of use|usability|user interface|interface|controls|user-friendliness|onboarding|app experience|dashboard|intuitiveness|ergonomics of use|touch controls|user experience|navigation menu|learning experience|one-touch operation|playability|beginner friendliness|ease|ease-of-use|convenience|simplicity|menus|menu system|control panel|touch panel|button layout|editor|checkout process|booking process|sign-up|signup|signup process|ordering process|check-in process|accessibility|user-friendly controls|user-friendly design|drag-and-drop editor|visual editor|touch interface|touchscreen interface|control scheme|control layout|day-to-day use|remote|remote control|buttons",
        "complexity",
    ),
    (
        8,
        "setup|set-up|installation|assembly|install process|setup process|ease of setup|ease of installation|implementation|deployment|ease of assembly|connection setup|instructions|mounting|migration|data migration|onboarding process|configuration|assembly process|assembly instructions|installation process|setup wizard|self-installation|setup instructions|initial setup|initial configuration",
        "setup time|assembly time",
    ),
    (
        9,
        "customer service|support team|service team|technical support|tech support|help desk|helpdesk|after-sales service|client service|live chat|staff|agents|claims service|claims handling|phone support|after-sales support|us-based support|customer care|24/7 support|support|customer support|service|customer support team|support staff|service staff|front desk|concierge|crew|cabin crew|nurses|technicians|claims process|claims experience|claim process|claims satisfaction|aftercare|bedside manner|helpline|support channels|support options|account managers|representatives|waitstaff|customer experience|customer relations|in-store service|senior support|customer assistance|personal assistance|hospitality|reception desk",
        "response time|response times|wait time|wait times|hold times|waiting times|hold time|support wait times|customer complaints",
    ),
    (
        10,
        "performance|cleaning power|cleaning action|power|processing power|suction|cleaning performance|cooking performance|gaming performance|acceleration|heating performance|efficiency|effectiveness|results|horsepower|motor|engine|suction power|blending power|blending performance|motor power|cleaning|pickup|pick-up|filtration|hepa filtration|cooling power|torque|energy return|responsiveness|propulsion|rebound|traction|frame rates|crisping|browning|heat distribution|temperature consistency|extraction|milk frothing capabilities|frothing|brewing performance|grind quality|plaque removal|hands-free calling performance|multitasking|processor|bounce|grip|wet grip|wet traction|braking performance|cornering|stopping power|power output|cooling performance|heating power|cooling capacity|airflow|suction performance|carpet cleaning|hard floor performance|carpet performance|edge cleaning|pet hair pickup|debris pickup|mopping|mopping performance|odor control|odor removal|stain removal|cleaning results|drying|drying performance|washing performance|blending|blend quality|crushing power|ice crushing|chopping|grinding|searing|heat retention|heat control|temperature stability|thermal performance|burners|brew quality|brewing|extraction quality|steam power|shaving performance|shave|cutting performance|cutting power|cut quality|edge retention|sharpness|absorbency|absorption|hydration|moisturization|pigmentation|lather|deliverability|rendering|frame rate|graphics performance|everyday performance|overall performance|snappiness|smoothness|multitasking performance|gaming experience|forgiveness|power transfer|stiffness|pedal assist|hill climbing|climbing ability|off-road capability|print quality|print performance|scan quality|translation quality|speech recognition|motion detection|object detection|obstacle avoidance|room mapping|learning outcomes|efficacy|pain relief|allergen removal|purification|filtration system|filtration performance|blending capability|blending capabilities|cooking results|baking results|multi-surface cleaning|pet hair removal|pet hair performance|hair pickup|dust pickup|brush roll|brushroll|cleaning head|floor head|motor performance|blade performance|energy efficiency of motor|processing|chip performance|processor performance|thermal management|cooling system|heat dissipation|graphics|gpu|cpu|racing performance|race-day performance|race performance|carbon plate|carbon fiber plate|toe-off|push-off|transitions|transition|turnover|energy transfer|snap|zip|forward propulsion|running efficiency|running economy|ball grip|indoor performance|court performance|on-court performance|shot performance|airflow performance|treatment results|workout results|core performance|user performance|textures|smoothie texture|blend texture",
        "",
    ),
    (
        11,
        "speed|speeds|download speeds|internet speeds|page speed|boot times speed|throughput|transfer speeds|fast heating|quick heating|heating speed|heat up time|data speeds|5g speeds|gameplay speed|shooting speed|response speed|processing speed|processing speeds|upload speeds|connection speeds|wi-fi speeds|internet speed|network speed|network speeds|loading speed|load speed|autofocus speed|print speed|print speeds|top speed|drying speed|game pace|pace of play|data speed|download speed|blending speed|blending speeds|reaction time|responsiveness and speed|clock speed",
        "lag|latency|loading times|load times|boot time|processing time|turnaround|turnaround time|heat-up time|cook time|cooking time|preheat time|extra cooking time|input lag|response delay|preheat times|boot times|loading time|shutter lag|lag time|load time|buffering",
    ),
    (
        12,
        "battery life|batteries|battery capacity|runtime|run time|battery performance|battery endurance|playback time|stamina|playtime|play time|battery|hours of playtime|hours of battery life|hours of use|hours of runtime|run times|runtimes|screen-on time|battery pack|battery longevity|standby time|battery runtime|listening time|talk time|cordless runtime|usage time|flight time|battery size|battery system|battery efficiency|battery management|single charge|cleaning time|mah battery|battery capacities",
        "battery drain",
    ),
    (
        13,
        "charging|fast charging|wireless charging|charging speed|charger|charging case|quick charge|usb-c charging|usb charging|charging dock|charging station|charging stand|charging options|wall mount charging|charging speeds|charging port|power delivery|magsafe|wireless charger|wired charging|charging base|charging pad|reverse wireless charging|solar charging|charging capabilities|charging capability|turbo charging|supervooc charging|fast wired charging|charge speed|charge speeds",
        "charging time|charging times|charge time|recharge time",
    ),
    (
        14,
        "sound|sound quality|audio|audio quality|bass|treble|soundstage|speakers|speaker|tone|tonal quality|acoustics|clarity of sound|volume|sound performance|call quality|microphone|mic|microphones|mic quality|voice quality|call clarity|sound profile|sound signature|sound stage|highs|lows|spatial audio|dolby atmos|audio performance|audio experience|projection|resonance|sustain|acoustic sound|listening experience|surround sound|speaker quality|eq|sound clarity|audio clarity|vocal clarity|sounds|mids|bass response|bass performance|treble response|sound output|sound projection|acoustic projection|tonal balance|tonal range|tonal depth|tone quality|audio output|audio fidelity|speaker system|speaker performance|built-in speakers|sound system|voice clarity|vocals|dialogue clarity|imaging|instrument separation|timbre|call performance|sound reproduction|music quality|acoustic tone|acoustic performance|stereo speakers|stereo sound|call audio|built-in microphone|built-in mic|noise-canceling microphone|tonal characteristics|overtones|low-end response|midrange clarity|sonic performance|sonic quality|sound character|sound dispersion|acoustic sound quality|instrument sound",
        "distortion",
    ),
    (
        15,
        "noise cancellation|noise cancelling|noise canceling|noise-cancelling|noise-canceling|noise-cancellation|anc|noise isolation|sound insulation|soundproofing|active noise cancellation|active noise cancelling|active noise canceling|hybrid noise cancellation|ambient noise reduction|noise-blocking|passive isolation|noise reduction|passive noise isolation|noise-isolating|wind noise reduction|adaptive noise cancellation|noise canceling performance|noise cancelling performance|noise-canceling technology|noise-canceling capabilities|adaptive noise canceling|isolation|anc performance",
        "",
    ),
    (
        16,
        "quietness|quiet operation",
        "noise|noise level|fan noise|motor noise|operating noise|road noise|loudness|hum|noise levels|operating volume|sound level|decibel level|operational noise|noise output|wind noise|cabin noise|squeaking|rattling|noise during operation|operating sound|blender noise|vacuum noise|sound output level|vibrations from",
    ),
    (
        17,
        "display|displays|screen|screens|picture|picture quality|image quality|touchscreen|brightness|color accuracy|colour accuracy|refresh rate|viewing angles|oled|black levels|video quality|hdr|amoled display|oled display|lcd display|led display|retina display|digital display|touchscreen display|amoled|qled|mini-led|black level|color reproduction|hdr performance|local dimming|peak brightness|120hz display|screen quality|display quality|picture clarity|viewing experience|screen size|anti-glare|motion clarity|resolution|contrast|contrast ratio|blacks|color gamut|color volume|color performance|hdr brightness|panel|panel quality|backlight|backlighting|full-array local dimming|mini-led backlight|mini-led backlighting|image clarity|picture modes|visuals|visual quality|viewing angle|screen brightness|screen resolution|pixel density|e-ink|glare handling|reflection handling|anti-glare screen|anti-reflective screen|dimming zones|oled panel|qled panel|ips panel|lcd screen|led screen|visual experience|picture performance|screen uniformity|oled screen|amoled screen|touch screen|hdr content|hdr quality|hdr capabilities|color reproduction quality|color vibrancy|brightness levels|4k picture|4k display|4k picture quality|oled picture quality|full hd display|hd display|super amoled display|refresh rates|display panel|black uniformity|screen sizes and picture|home theater experience|cinematic experience|picture settings|lcd panel|digital screen|led panel|screen real estate|display technology|motion handling|upscaling|image processing|picture processing|video processing|ai upscaling|4k upscaling|hd upscaling|motion performance",
        "glare|reflections",
    ),
    (
        18,
        "camera|cameras|camera quality|photos|photo quality|autofocus|low-light performance|zoom|webcam|image stabilization|selfies|main camera|camera system|telephoto|ultrawide|night mode|selfie camera|video recording|image quality of photos|portrait mode|photography|low-light photos|low-light photography|night photography|night photos|night vision|portrait shots|portraits|rear camera|front camera|dual camera|triple camera|camera setup|camera hardware|camera performance|camera features|camera software|lens quality|zoom range|telephoto lens|ultrawide camera|ultra-wide lens|video stabilization|4k video|camera capabilities|cameras and photos|camera app|photo and video quality|low-light camera performance|selfie quality|camera array|photographic performance|main sensor|camera sensor|photo capabilities|photography features|camera experience|still photos",
        "",
    ),
    (
        19,
        "design|looks|appearance|style|styling|look|form factor|finish|colour options|colourways|interior design|aesthetic|color choices|silhouettes|design language|ultra-thin bezels|bezels|build design|aesthetics|colors|colours|color|exterior design|visual design|silhouette|color palette|finishes|design details|look and feel|layout|artwork|illustrations|overall look|body design|visual appeal|visual style|design aesthetic|industrial design|build and design|design and build|style and design|color scheme|exterior styling|interior styling",
        "",
    ),
    (
        20,
        "fit|cushioning|ergonomics|ear cups|earcups|ear pads|earpads|wearability|ride comfort|support for your back|pressure relief|breathability|legroom|ride|mattress feel|support for side sleepers|cushion|contouring|temperature regulation|breathable fabric|firmness|spinal alignment|pressure-relieving foam|ear hook design|neck profile|arch|handfeel|fits|ankle support|toe box|bounce back|plushness|hand feel|fretboard|string action|keyboard|padding|comfort|cooling|seat|seats|arch support|lumbar support|spinal support|back support|zoned support|edge support|motion isolation|motion transfer|support and pressure relief|support and comfort|comfort and support|support and cushioning|pressure point relief|handle grip|ear tips|headband|strap|straps|waistband|hip belt|back panel|lumbar|recline|armrests|headrest|neck support|seat comfort|seating|seat cushion|cabin comfort|beds|bedding|pillows|linens|foam layers|comfort layers|comfort layer|support core|coils|pocketed coils|pillow top|softness|step-in comfort|lockdown|midfoot lockdown|heel lockdown|heel cup|heel support|insole|insoles|midsole|shock absorption|impact absorption|warmth|insulation|ventilation|moisture-wicking|cooling technology|cooling gel|cooling properties|cooling cover|temperature neutrality|neck shape|neck feel|string spacing|nut width|fretboard feel|frets|sleep experience|sleeping experience|sleep quality|sleep surface|surface feel|balanced support|body support|body contouring|contour|pressure relief and support|support system|hip support|shoulder relief|hip and shoulder relief|shoulder support|shoulder and hip relief|motion separation|memory foam|memory foam layers|gel memory foam|latex|foam comfort|cushion support|overall comfort|wearing comfort|ride feel|underfoot feel|underfoot comfort|foot feel|on-foot feel|foot support|fit and feel|fit and comfort|comfort and fit|cover feel|ball feel|hand comfort|playing comfort|neck comfort|cool sleep|cooling features|heat dissipation for sleepers|airflow and cooling|upper fit|upper|mesh upper|breathable upper|knit upper|engineered mesh upper|bounce and support|support levels|padded headband|cushioned ear cups|plush ear cups|ear cushions|ear cushion",
        "pressure points",
    ),
    (
        21,
        "portability|compactness|capacity to carry|small size|compact size|packability|dimensions|weight distribution|counter space|storage size|space efficiency|foldability|ease of transport|ease of storage|ease of carrying|transportability|carry weight",
        "weight|size|bulk|footprint|heft|thickness|bulkiness|overall size|overall weight|packed weight|total weight|physical size|counter footprint|storage footprint",
    ),
    (
        22,
        "temperature control|feature set|functionalities|feature|capabilities|modes|customisation|customization options|automation|reporting|analytics|perks|amenities|cooking functions|cooking modes|cleaning modes|brushing modes|workout modes|fitness features|sports modes|sport modes|presets|programs|accessories|attachments|settings|functionality|smart home features|parental controls|profiles|voice control|data plans|unlimited data|hotspot data|health tracking|interior organization|organization|compartments|pockets|gaming features|ai features|remote features|facilities|programs offered|classes|bundle|transparency mode|temperature settings|speed settings|variable speed controls|multiple speeds|offline downloads|simultaneous streams|live tv|live sports|streaming options|navigation|training features|training metrics|training plans|advanced training|training analysis|training insights|personalized training|running metrics|workout recommendations|training guidance|recovery features|coaching features|health features|music storage|heart rate monitoring|sleep tracking|features|versatility|flexibility|customization|extras|recommendation algorithm|recommendation system|functions|fitness tracking|smart functions|toolset|tool set|workflows|workflow automation|dashboards|alerts|notifications|scheduling|time tracking|widgets|editing tools|ai tools|ai assistant|voice assistant|voice assistants|voice commands|remote access|monitoring|self-empty dock|docking station|auto-empty dock|in-flight entertainment|infotainment|infotainment system|driver-assistance features|driver assistance|cruise control|attachment options|tool attachments|brush attachments|crevice tool|led headlights|speed modes|power modes|suction modes|brew options|brewing options|programmable settings|programmability|preset programs|preset modes|pulse function|timer function|delay start|game mode|gaming mode|expansions|game modes|replayability|replay value|customizability|personalization|adjustability|height adjustability|smart tv features|smart tv capabilities|smart tv functionality|smart capabilities|data allowance|talk and text|unlimited talk and text|unlimited talk|hotspot|mobile hotspot|loyalty program|rewards|rewards program|cash back|cashback|welcome bonus|sign-up bonus|cleaning tools|specialized tools|cleaning attachments|blending programs|blending modes|blending functions|blend settings|blend programs|smart blending|programmed settings|pre-programmed settings|auto programs|wear detection|touch gestures|gesture controls|hands-free features|multi-functionality|multifunctionality|health monitoring|wellness features|safety alerts|entertainment features|additional features|extra functionality|pro features|core features|basic features|standard features|included accessories|accessory kit|starter kit|beginner kit|starter pack|gig bag|smart controls|automations|suite of tools|suite of features|range of features|range of functions|collaboration tools|collaboration features|design tools|marketing tools|seo tools|analytics tools|reporting tools|budgeting tools|investment tools|research tools|workout tracking|activity tracking|wellness tracking|health tracking features|sensor suite|metrics|running dynamics|speed control|speed dial|speed levels|speed options|blending cycles|preset cycles|preloaded cycles|cycles",
        "",
    ),
    (
        23,
        "compatibility|integration|integrations|ecosystem|connectivity|bluetooth|wi-fi|wifi|api|interoperability|third-party apps|pairing|connection|multipoint|device compatibility|third-party integration|apple ecosystem|ecosystem integration|google assistant|alexa|airplay|hdmi|hdmi ports|smartphone integration|wireless connectivity|bluetooth connectivity|bluetooth connection|multipoint connectivity|app connectivity|device support|strava integration|ports|port selection|smart home integration|smart home compatibility|app integrations|native integrations|plugin ecosystem|plugins|extensions|browser extension|cross-platform support|multi-device support|codec support|usb-c|usb ports|thunderbolt|hdmi 2.1|hdmi 2.1 ports|connectivity options|connection options|headphone jack|airplay 2|chromecast|homekit|apple homekit|matter support|syncing|synchronization|cross-device sync|carrier compatibility|network compatibility|hearing aid compatibility|multi-device connectivity|multipoint pairing|bluetooth multipoint|bluetooth pairing|bluetooth range and stability|bluetooth 5.3|smart home support|smart home control|google ecosystem|samsung ecosystem|android compatibility|ios compatibility|voice assistant integration|voice assistant compatibility|voice assistant support|console compatibility|gaming console compatibility|accessory compatibility|accessory ecosystem|battery compatibility|battery platform|tool ecosystem",
        "connection drops|dropouts",
    ),
    (
        24,
        "app|mobile app|companion app|software|firmware|operating system|updates|software updates|software support|smart platform|smart tv platform|app control|google tv|roku tv|fire tv|webos|tizen|macos ecosystem|chrome os|mapping software|companion app experience|app support|security updates|software experience|ui|software features|software suite|software ecosystem|app features|mobile apps|desktop app|web app|app functionality|android skin|operating system updates|os updates|android updates|update support|update policy|roku|roku os|roku interface|smart tv software|smart interface|firmware updates|android experience|android software|google tv interface|smart tv os|tv operating system|smart os|smart operating system|smart tv operating system|software update policy|long-term updates|update commitment|smart platform interface|google tv platform|fire tv platform|streaming platform|app ecosystem|app selection|app store|app suite|companion software|smart app",
        "bloatware",
    ),
    (
        25,
        "safety|safety features|crash protection|crash test|child safety|fire safety|safety record|safety rating|safety ratings|braking|brakes|emergency response|fall detection|emergency features|urgent response|heat protection|automatic shutoff|auto shut-off|pressure sensor protection|safety lock|locking lid|auto shutoff|automatic shut-off|overheat protection|overheating protection|crash test ratings|airbags|emergency braking|harness|five-point harness|urgent response button|medical alert|emergency services|emergency assistance|personal safety|sun protection|uv protection|health and safety services|emergency support|emergency response services|safety services",
        "side effects|hazards|injuries|recalls|toxicity",
    ),
    (
        26,
        "privacy|security|data protection|encryption|fraud protection|data privacy|security features|password protection|privacy policy|data handling|no-logs policy|zero-knowledge encryption|end-to-end encryption|two-factor authentication|privacy features|privacy controls|kill switch|malware protection|virus protection|threat protection|phishing protection|identity protection|identity theft protection|account security|data security|privacy protections|security protections|fraud alerts|scam protection|spam protection|scam call protection",
        "breaches|data breaches|data breach|vulnerabilities|security flaws",
    ),
    (
        27,
        "flavor|flavour|flavors|flavours|aroma|crema|mouthfeel|aftertaste|scent|fragrance|taste|flavor profile|food quality|espresso flavor|crispiness|espresso quality|coffee quality|shot quality|smells|smell|cuisine|sweetness|freshness|crunch|palatability",
        "bitterness",
    ),
    (
        28,
        "ingredients|nutrition|nutritional value|protein content|formula|formulation|nutrients|nutritional profile|ingredient quality|ingredient list|materials certification|certipur-us|organic materials|active ingredients|hyaluronic acid|ceramides|niacinamide|protein source|protein sources|real meat|meat content|amino acid profile|whole ingredients|nutrient content|nutrition profile|foam quality certification",
        "additives|preservatives|sugar content|sugar|fillers|allergens|artificial sweeteners|chemicals|artificial colors|by-products|parabens|sulfates",
    ),
    (
        29,
        "eco-friendliness|environmental friendliness|energy efficiency|fuel economy|fuel efficiency|environmental record|recyclability|ethics|fair trade|ethical standards|recycled materials|eco-friendly materials|eco-friendly fabrics|sustainable materials|sustainable fabrics|organic cotton|sustainability|recycled content|energy rating|energy star certification|energy star rating|energy savings|water efficiency|animal welfare|ethical sourcing|sourcing|eco mode|gas mileage|environmental commitment|environmental practices|eco-conscious materials|sustainability practices",
        "carbon footprint|energy consumption|power consumption|environmental impact|emissions|packaging waste|fuel consumption|electricity use|energy use|power usage|power draw|water usage",
    ),
    (
        30,
        "fee transparency|cancellation terms|cancellation policy",
        "fees|fee|hidden fees|charges|surcharges|hidden costs|commission|commissions|subscription fees|subscription cost|interest rates|activation fees|transaction fees|maintenance fees|overdraft fees|annual fee|late fees|resort fees|baggage fees|contracts|activation fee|ad breaks|commercials|contract|taxes and fees|monthly fee|monthly fees|annual fees|foreign transaction fees|foreign transaction fee|service fees|service fee|delivery fees|delivery fee|setup fee|setup fees|cancellation fee|cancellation fees|termination fee|early termination fee|early termination fees|late fee|interest rate|apr|balance transfer fee|atm fees|management fees|expense ratio|expense ratios|add-on fees|renewal price|renewal prices|renewal rates|renewal pricing|membership fee|membership fees|trading fees|overage charges|overage fees|data overages|overages|long-term contracts|annual contract|annual contracts",
    ),
    (
        31,
        "coverage|network coverage|network|signal|reception|5g coverage|rural coverage|insurance coverage|policy coverage|availability|roaming|service area|signal strength|network reliability|network quality|nationwide network|network performance|5g network|5g|lte|cell coverage|global availability|international access|international availability|network strength|5g access|5g availability|coverage area|regional coverage|international coverage|international calling|branch network|atm network|provider network|server network|server locations|store locations|route network|routes|destinations|coverage options|coverage limits|wi-fi coverage|whole-home coverage|rural service|cellular coverage|cellular network|service coverage|wireless coverage|verizon network|4g coverage|4g lte coverage|5g coverage area|reliable nationwide coverage|network access|network access and coverage|international plans|travel coverage|domestic coverage|urban coverage|network priority|branch access|branches",
        "dead zones|exclusions",
    ),
    (
        32,
        "shipping|delivery|packaging|order tracking|delivery service|shipping speed|order fulfillment|fulfilment|shipping options|delivery options|delivery windows|delivery experience",
        "delivery time|delivery times|shipping times|shipping time|shipping costs|delivery delays|delays|lead times|shipping cost",
    ),
    (
        33,
        "warranty|warranties|guarantee|return policy|returns|refunds|refund|refund policy|refund process|trial period|free trial|warranty coverage|lifetime warranty|money-back guarantee|exchange policy|returns process|repair service|trial|night trial|sleep trial|free returns|return window|return period|home trial|risk-free trial|365-night trial|100-night trial|lifetime guarantee|cancel anytime|free trials|warranty period|warranty policy|warranty terms|sleep trials|in-home trial|satisfaction guarantee|return process|returns policy|refund policies|free cancellation|trial policy|warranty support|warranty service|warranty protection|warranty length|product warranty|manufacturer warranty|full warranty|coverage under warranty|trial and warranty|warranty and trial|free exchanges|home trial period",
        "return rate|return fees",
    ),
    (
        34,
        "reputation|brand reputation|trust|trustworthiness|customer reviews|reviews|ratings|track record|customer satisfaction|credibility|brand image|resale value|heritage|popularity|user reviews|brand recognition|brand trust|legacy|awards|transparency|name recognition|brand heritage|user ratings|user satisfaction|owner satisfaction|satisfaction ratings|satisfaction scores|review scores|customer ratings|expert reviews|critical acclaim|acclaim|endorsements|following|loyal following|fan base|fanbase|financial strength|brand loyalty|brand's reputation|professional reviews|celebrity endorsement|customer feedback|customer loyalty|owner reviews|user feedback|industry recognition|market leadership|brand legacy|brand trustworthiness",
        "complaints|controversy|controversies|lawsuits|scandals",
    ),
    (
        35,
        "range of products|product range|variety|assortment|catalog|choice of|lineup|line-up|library|content library|product line|range of sizes|sizing|inclusive sizing|extended sizing|size range|style options|color options|catalog of movies|array of|mix of|exclusive content|new releases|variety of styles|configurations|film selection|content selection|brands and styles|firmness levels|firmness options|sizes|styles and sizes|styles|selection|original content|originals|original programming|original series|original films|original movies|movie library|film library|catalogue|exclusives|live channels|movie selection|library of movies|product selection|product lineup|product offering|model range|range of models|range of colors|color selection|color variety|size options|size selection|flavor variety|flavor options|recipe variety|menu variety|menu options|meal options|meal variety|course catalog|course selection|course library|class selection|class library|language selection|language options|game library|song library|music library|music catalog|brand selection|template library|template selection|plan options|plan selection|plan choices|plan variety|investment options|fund selection|style selection|range of plans|range of choices|range of devices|phone selection|device selection|phone options|device options|variety of plans|variety of options|variety of colors|variety of models|selection of phones|phone lineup|range of flavors|range of brands|range of phones|channel lineup|channel selection|live tv channels",
        "",
    ),
    (
        36,
        "ease of cleaning|cleanup|clean-up|repairability|spare parts|replacement parts|serviceability|dishwasher-safe parts|cleanability|easy cleanup|dishwasher-safe|emptying|dustbin emptying|ease of maintenance|nonstick coating|non-stick basket|nonstick basket|cleaning process|filter replacements|washable parts|drip tray|servicing|repair network|parts availability|washability|dirt disposal|dust disposal|hygienic emptying|tangle-free brush|anti-tangle technology|self-emptying base|self-emptying dock|filter cleaning|bin emptying",
        "maintenance|maintenance costs|upkeep|repair costs|running costs|repairs|replacement costs|descaling|maintenance requirements|maintenance needs|replacement filters|replacement heads|consumables|tangles|tangling|hair tangling|clogs|clogging|hair wrap|servicing costs",
    ),
    (
        37,
        "storage|storage space|trunk space|cargo space|cargo room|storage capacity|boot space|tank size|load capacity|capacity|dustbin capacity|dust bin capacity|bin capacity|packing space|packing capacity|cooking capacity|basket capacity|water reservoir|water tank|jar size|cooking space|expandability|expandable storage|storage options|interior space|roominess|space|dustbin|dust bin|bin size|cup capacity|pitcher|jar|jug|carafe|bowl|drum|hopper|bag capacity|water capacity|water tank capacity|load size|trunk|cargo capacity|cargo area|seating capacity|passenger room|cabin space|interior room|shelf space|freezer space|storage compartments|storage basket|weight capacity|weight limit|payload|towing capacity|ssd storage|internal storage|cloud storage|base storage|dust cup|dust container|collection bin|pitcher size|pitcher capacity|jar capacity|container size|container capacity|blending capacity|blender jar|large-capacity pitcher|bin size and capacity|dust capacity|storage configurations|storage space options|storage tiers|bin",
        "",
    ),
    (
        38,
        "range|driving range|electric range|wireless range|bluetooth range|mileage|signal range|remote range|transmission range|operating range|connection range|epa range|range per charge|wi-fi range",
        "range anxiety",
    ),
    (
        39,
        "accuracy|tracking accuracy|gps accuracy|heart rate tracking|heart-rate tracking|measurements|step counting|intonation|tuning stability|gps tracking|heart rate monitor|dual-frequency gps|multi-band gps|tracking|positioning|pace accuracy|precision of tracking|consistency of shots|temperature accuracy|temperature control precision|location accuracy|gps|heart rate accuracy|precision|heart rate sensor|sensor accuracy|tracking precision|gps performance|gps precision|pitch accuracy|measurement accuracy|readings|temperature readings|detection accuracy|translation accuracy|shot accuracy|shooting accuracy|precision temperature control|temperature precision|tuning retention|tuning accuracy|tracking performance|sensor precision|shot consistency|pinpoint tracking",
        "errors|false alarms|drift",
    ),
    (
        40,
        "handling|steering|maneuverability|manoeuvrability|stability control|suspension|ride quality|driving experience|responsiveness of steering|agility|smooth rolling|maneuvering|mobility|glide|rolling|ball control|control on the court|swivel|swivel head|road handling|ride stability|lateral stability|turning radius|swiveling head|dribbling|ball handling|steering response|stability at speed|maneuverability around furniture|furniture maneuverability|ease of maneuvering|control and handling|ball control and grip|cornering stability|steerability|lightweight maneuverability|telescoping handle|telescopic handle",
        "turning circle",
    ),
    (
        41,
        "expertise|advice|guidance|documentation|tutorials|training courses|knowledge base|coaching|instruction|instructors|course content|curriculum|lessons|personalized coaching|fit quiz|recipe book|workout suggestions|recommendations engine|insights|feedback|real-time feedback|guided workouts|instructional videos|video tutorials|online resources|learning resources|learning materials|user community|expert advice|personalized guidance|coaching tips|guided lessons|lesson plans|teaching|teachers|tutors|advisors|user manual|user guide|online lessons|free lessons|educational resources|online tutorials|training videos",
        "",
    ),
    (
        42,
        "innovations|engineering|advancements|advanced features|cutting-edge features|innovation|patented technology|advanced technology features|technological innovation|technological advancements|technology features",
        "",
    ),
];
