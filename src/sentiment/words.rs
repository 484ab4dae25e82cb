//! The word lists: what carries opinion, and the small words that turn or split it.
//!
//! Hand-made for the register of AI answers and reviews, and only data; hyphens are read as spaces.

use super::lexicon::Meaning;

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[
    (20, "soft|firm|hard|tight|narrow fit|loose"),
    (27, "sweet|salty|spicy|acidic|greasy"),
    (21, "bulky looking"),
];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "leader|leaders|thorough|underrated|loud enough|big enough|bright enough|fast enough|long enough|strong enough|happy with|satisfied with|pleased with|impressed with|better options|better alternatives|better choices|appealing|excellent|great|good|outstanding|superb|impressive|amazing|awesome|fantastic|exceptional|stellar|remarkable|best|better|top|top notch|top tier|top rated|first rate|first class|world class|best in class|class leading|industry leading|market leading|leading|solid|strong|stronger|strongest|superior|perfect|ideal|wonderful|brilliant|terrific|phenomenal|unmatched|unbeatable|unrivaled|unrivalled|incredible|decent|respectable|nice|pleasant|favorite|favourite|winner|standout|stands out|stand out|shines|shine|excels|excel|excelling|impress|impresses|impressed|delight|delights|delighted|love|loves|loved|praise|praised|praises|praising|acclaimed|lauded|celebrated|recommend|recommends|recommended|highly recommended|recommendation|endorsed|enjoy|enjoys|enjoyed|satisfied|happy|pleased|win|wins|won|benefit|benefits|strength|strengths|advantage|advantages|plus point|robust|premium|high end|high quality|rich|richer|crisp|crisper|clear|clearer|vivid|sharp|sharper|bright|brighter|stunning|gorgeous|vibrant|smooth|smoother|generous|helpful|friendly|courteous|polite|attentive|efficient|effective|reasonable|fair|transparent|rewarding|satisfying|well made|well done|well designed|well rounded|well thought out|well regarded|well liked|well suited|fine|strong point|go to|way to go|worthy|gold standard|hard to beat|second to none|a cut above|state of the art|cutting edge|advanced|seamless|seamlessly|flawless|flawlessly|immersive|detailed|balanced|thoughtful|improved|improves|improve|enhanced|enhances|boosts|adequate|sufficient|ample|plentiful|comprehensive|extensive|convenient|convenience|handy|useful|valuable|supportive|plush|spotless|snappy|punchy|refined|polished|exemplary|commendable|admirable|notable|noteworthy|superbly|excellently|brilliantly|beautifully|perfectly|well|nicely|impressively|exceptionally good|delivers|delivers on|worth considering|worth buying|worth a look|great choice|good choice|responsive|skilled|professional|caring|proven|accommodating|prompt|promptly|timely|hassle free|painless|effortless|effortlessly|stress free|free",
    ),
    (
        -1,
        0,
        "scam|mixed experiences with|struggles with|struggle with|problems with|problem with|issues with|issue with|trouble with|troubles with|concerns with|disappointed with|unhappy with|frustrated with|difficulty with|difficulties with|nothing special|terrible|poor|poorer|poorest|bad|worse|worst|awful|horrible|disappointing|disappoints|disappoint|disappointed|disappointment|lackluster|lacklustre|mediocre|subpar|sub par|inferior|weak|weaker|weakest|flawed|flaw|flaws|dreadful|abysmal|atrocious|underwhelming|unimpressive|unsatisfactory|unacceptable|frustrating|frustration|frustrated|annoying|irritating|problematic|problem|problems|issue|issues|trouble|troubles|concern|concerns|complain|complains|complained|complaining|complaint|complaints|criticized|criticised|criticize|criticise|criticism|criticisms|suffers|suffer|suffering|struggles|struggle|struggled|struggling|fails|fail|failed|failing|failure|failures|drawback|drawbacks|downside|downsides|disadvantage|disadvantages|weakness|weaknesses|shortcoming|shortcomings|falls short|fall short|fell short|falling short|lags|lagging|limited|limiting|limitation|limitations|restrictive|inadequate|insufficient|avoid|regret|hate|hates|hated|dislike|dislikes|disliked|unhappy|unhelpful|rude|unresponsive|unprofessional|impersonal|dismissive|ignored|ignores|ignore|blurry|dim|dimmer|dull|muddy|tinny|harsh|grainy|washed out|outdated|dated|basic|bare bones|barebones|awkward|tedious|misleading|deceptive|compromise|compromises|compromising|compromised|sacrifice|sacrifices|sacrificing|skimps|skimp|skimping|uneven|inconsistent|patchy|spotty|hit or miss|hit and miss|mixed|questionable|doubtful|damaged|broken|worrying|alarming|so so|finicky|fussy|sloppy|careless|wasteful|scarce|sparse|overly|leaves much to be desired|leaves a lot to be desired|room for improvement|needs improvement|not great|letdown|let down|lets down|deal breaker|dealbreaker|turn off|cumbersome|clumsy|unpleasant|painful|tarnished|never answers|no response|not respond|drops|drains|drain|distorted|distorts|nightmare|useless|worthless",
    ),
    (
        1,
        2,
        "affordable|cheap|cheaper|cheapest|inexpensive|low cost|low priced|lower priced|budget friendly|wallet friendly|economical|competitively priced|competitive price|competitive prices|competitive pricing|competitive price point|reasonably priced|fairly priced|attractively priced|well priced|affordably priced|bargain|lower price|lower cost|more affordable|saves money|save money|saves you money|cost effective|accessible price|pocket friendly",
    ),
    (
        -1,
        2,
        "expensive|pricey|pricier|priciest|overpriced|costly|costlier|steep price|steep|exorbitant|unaffordable|overprice|premium priced|pricy|high priced|higher priced|on the expensive side|costs a fortune|extra cost",
    ),
    (
        1,
        3,
        "good value|great value|excellent value|best value|worth it|worth the money|worth the price|worth every penny|worth the investment|bang for the buck|bang for your buck|value packed|pays for itself",
    ),
    (
        -1,
        3,
        "waste of money|poor value|not worth it|not worth the money|rip off|ripoff",
    ),
    (
        1,
        4,
        "well built|well constructed|solidly built|sturdily built|high quality materials|premium materials|handcrafted|hand crafted|well crafted|sturdier feel|finely crafted|impeccably made|precision engineered",
    ),
    (
        -1,
        4,
        "flimsy|flimsier|cheaply made|poorly made|poorly built|plasticky|cheap feeling|feels cheap|feel cheap|shoddy|badly made|rickety|wobbly|creaky|creaks",
    ),
    (
        1,
        5,
        "withstand|heavy duty|durable|long lasting|longer lasting|sturdy|sturdier|rugged|hard wearing|hardwearing|built to last|lasts for years|last for years|lasts longer|tough|tougher|resilient|waterproof|water resistant|weatherproof|scratch resistant|rust proof|rustproof|indestructible|lasts a lifetime|stands the test of time|withstands|holds up|holds up well|holds up|more durable|abrasion resistant",
    ),
    (
        -1,
        5,
        "fragile|wears out|wear out|wore out|breaks|break easily|breaks easily|broke|fell apart|falls apart|fall apart|falling apart|short lived|rusts|rust|rusted|tears easily|scratches easily|peels|peeling|cracks|cracked|chips easily|fades|not last|brittle|frays|leaks|leak|leaking",
    ),
    (
        1,
        6,
        "reliable|dependable|consistent|consistently|stable|rock solid|trouble free|works every time|reliably|never fails|never failed|never lets you down|bug free",
    ),
    (
        -1,
        6,
        "unreliable|buggy|glitchy|crashes|crash|crashed|crashing|unstable|malfunctions|malfunction|malfunctioned|defective|prone to|breaks down|break down|broke down|stopped working|stops working|freezes|faulty|goes offline|temperamental|undependable|disconnects|bug ridden",
    ),
    (
        1,
        7,
        "easy to use|easier to use|easiest to use|simple to use|user friendly|intuitive|beginner friendly|easy to learn|easy to navigate|easy to operate|simple to operate|straightforward|simple|simpler|easy|easier|easy to understand|easy to follow|approachable|accessible|uncluttered|how simple|how easy|self explanatory|easy to read",
    ),
    (
        -1,
        7,
        "hard to use|difficult to use|confusing|complicated|unintuitive|clunky|clunkier|complex|cluttered|hard to learn|difficult to learn|hard to navigate|difficult to navigate|overwhelming|convoluted|difficult|harder to use|not user friendly|hard to read|counterintuitive",
    ),
    (
        1,
        8,
        "easy to set up|easy to install|easy to assemble|simple to set up|simple to install|simple to assemble|quick to set up|sets up in minutes|easier to set up|easier to install|easier to assemble|installs in minutes|plug and play|easy setup|easy installation|quick setup|easy to deploy",
    ),
    (
        -1,
        8,
        "hard to set up|difficult to set up|hard to install|difficult to install|hard to assemble|difficult to assemble|tricky to set up|tricky to install|harder to set up|complicated to set up|tricky to assemble",
    ),
    (
        1,
        9,
        "pays claims quickly|claims quickly|great to deal with|answers quickly|always answers|replies quickly|responds quickly|resolves issues quickly|goes the extra mile",
    ),
    (
        -1,
        9,
        "hard to reach|difficult to reach|never answer|never reply|never replies|slow to respond|slow to answer|unreachable|impossible to reach",
    ),
    (
        1,
        10,
        "powerful|more powerful|high performance|high performing|best performing|performs well|perform well|runs smoothly|runs well|works well|works great|handles demanding|capable|potent|performs better|productive|works like a charm",
    ),
    (
        -1,
        10,
        "underpowered|sluggish performance|performs poorly|perform poorly|weak performance|works poorly|ineffective|inefficient",
    ),
    (
        1,
        11,
        "fast|faster|fastest|quick|quicker|quickest|speedy|lightning fast|blazing fast|quickly|rapid|rapidly|instant|instantly|swift|swiftly|lag free|low latency|zippy",
    ),
    (
        -1,
        11,
        "slow|slower|slowest|sluggish|laggy|slowly|takes forever|slows down|time consuming",
    ),
    (
        1,
        12,
        "lasts all day|all day battery|long battery|longer battery|lasts for days|multi day battery",
    ),
    (
        -1,
        12,
        "runs out quickly|dies quickly|battery drains|drains quickly|drains fast|short battery",
    ),
    (
        1,
        14,
        "sounds great|sounds good|sounds better|sounds amazing|sounds excellent|sounds fantastic|great sounding|sounds rich|sounds clear|sound great|sound better",
    ),
    (
        -1,
        14,
        "sounds worse|sounds tinny|sounds bad|sounds poor|sounds muddy|sounds flat|sound worse|sounds hollow",
    ),
    (
        1,
        16,
        "quiet|quieter|quietest|silent|whisper quiet|quietly|noiseless|silently|near silent|ultra quiet",
    ),
    (
        -1,
        16,
        "noisy|noisier|loud|louder|loudest|noisiest|deafening|rattles|rattle|whines|squeaks|squeaky",
    ),
    (
        1,
        19,
        "stylish|sleek|sleeker|elegant|beautiful|attractive|good looking|modern|minimalist|eye catching|fashionable|chic|timeless|iconic|aesthetically pleasing|well styled|classy|handsome|looks great|looks good|trendy|classic",
    ),
    (
        -1,
        19,
        "ugly|unattractive|bland|dated design|looks cheap|boring|dated looking|uninspired|garish",
    ),
    (
        1,
        20,
        "supportive|comfortable|comfy|more comfortable|cozy|cosy|ergonomic|well cushioned|supportive fit|soft and supportive|cushioned|breathable|well padded|comfortably|snug|comforting|roomy seats",
    ),
    (
        -1,
        20,
        "uncomfortable|cramped|stiff|pinches|pinch|chafes|digs into|itchy|scratchy|lumpy|tight fit|sagging|sags|blisters",
    ),
    (
        1,
        21,
        "lightweight|light|lighter|lightest|portable|compact|more compact|pocketable|travel friendly|slim|slimmer|thin|thinner|featherweight|easy to carry|space saving|smaller|packable|ultralight|foldable",
    ),
    (
        -1,
        21,
        "heavy|heavier|heaviest|bulky|bulkier|cumbersome to carry|hefty|unwieldy|oversized|takes up a lot of space|large footprint|hard to carry|too big",
    ),
    (
        1,
        22,
        "versatile|feature rich|feature packed|packed with features|customizable|customisable|flexible|full featured|fully featured|multifunctional|loaded with|highly customizable|wide range of features|more features|many features|adaptable",
    ),
    (
        -1,
        22,
        "feature poor|inflexible|rigid|stripped down|few features|fewer features|lacks features",
    ),
    (
        1,
        23,
        "compatible|integrates|integrate|integrates well|integrates with|works with|pairs easily|interoperable|connects easily|compatible with",
    ),
    (
        -1,
        23,
        "incompatible|proprietary|locked in|not compatible|does not integrate|doesn't integrate",
    ),
    (
        1,
        25,
        "safe|safer|safest|safely|child safe|non toxic|nontoxic|hypoallergenic|gentle",
    ),
    (
        -1,
        25,
        "unsafe|dangerous|hazardous|toxic|overheats|overheat|overheating|recalled|injured|catches fire",
    ),
    (
        1,
        26,
        "secure|more secure|private|encrypted|end to end encrypted|protects privacy|respects privacy|secured|encrypts",
    ),
    (
        -1,
        26,
        "insecure|data leak|data leaks|leaked|hacked|sells data|sells user data|shares data|sells your data|intrusive|breached|exposed customer data",
    ),
    (
        1,
        27,
        "delicious|tasty|tastier|flavorful|flavourful|tastes great|tastes good|tastes better|aromatic|yummy|fresh|refreshing|creamy|taste great|taste good|smells great|mouthwatering",
    ),
    (
        -1,
        27,
        "bland taste|tasteless|tastes bad|tastes burnt|tastes artificial|artificial taste|bitter|chalky|stale|soggy|gritty|burnt|too sweet|too salty|artificial tasting|metallic taste|flavorless|flavourless|smells bad|watery|taste bad",
    ),
    (
        1,
        28,
        "organic|natural|all natural|healthy|healthier|healthiest|nutritious|sugar free|gluten free|clean ingredients|low sugar|high protein|no additives|no added sugar|no artificial|wholesome|plant based|preservative free|nutrient dense",
    ),
    (
        -1,
        28,
        "unhealthy|unhealthier|high in sugar|full of sugar|artificial ingredients|contains additives|highly processed|ultra processed|loaded with sugar",
    ),
    (
        1,
        29,
        "recycled materials|recycled plastic|recyclable packaging|sustainable|eco friendly|environmentally friendly|recyclable|recycled|energy efficient|more energy efficient|fuel efficient|green|greener|carbon neutral|ethical|ethically sourced|fair trade|biodegradable|compostable|responsibly sourced|climate neutral|zero waste|sustainably sourced|low emission|environmentally conscious",
    ),
    (
        -1,
        29,
        "unsustainable|polluting|pollutes|energy hungry|gas guzzler|thirsty|excessive packaging|greenwashing|unethical|power hungry",
    ),
    (
        1,
        30,
        "no fees|no hidden fees|no annual fee|fee free|no contract|no contracts|no activation fees|waived fees|without fees|commission free",
    ),
    (
        -1,
        30,
        "hidden fees|hidden costs|hidden charges|extra fees|additional fees|extra charges|nickel and dime|surprise charges|overcharges|overcharged|unexpected charges|unexpected fees",
    ),
    (
        1,
        31,
        "nationwide coverage|widely available|available nationwide|works everywhere",
    ),
    (-1, 31, "drops calls|dropped calls"),
    (
        1,
        32,
        "ships quickly|ships fast|ships free|free delivery|fast delivery|arrives quickly|delivers on time|delivered on time|arrived quickly|arrives on time|same day delivery|next day delivery|ships within|arrived early|ships for free|delivers quickly",
    ),
    (
        -1,
        32,
        "arrived late|arrives late|arrived damaged|late delivery|ships slowly|slow to ship|delivers late|never arrived|took weeks to arrive|late deliveries|lost packages",
    ),
    (
        1,
        33,
        "easy returns|free returns|hassle free returns|money back|fully refundable|industry leading warranty|no questions asked|refunds quickly",
    ),
    (
        -1,
        33,
        "refuses refunds|refused a refund|non refundable|nonrefundable|no refunds|denies claims|denied claims|voids",
    ),
    (
        1,
        34,
        "trusted|trustworthy|reputable|well reviewed|highly rated|popular|beloved|respected|established|renowned|credible|well established|top seller|bestselling|best selling|bestseller|well known for|trust|award winning|crowd favorite|fan favorite|most trusted|tried and true|legendary|esteemed|well respected",
    ),
    (
        -1,
        34,
        "overrated|overhyped|untrustworthy|shady|notorious|infamous|distrust|lawsuit|scandal|fraudulent|bad reputation|controversial|discredited|sued|fined",
    ),
    (
        1,
        35,
        "wide selection|wide range|large selection|huge selection|wide variety|broad range|vast library|wide choice|well stocked|diverse|something for everyone|plenty of options|many options",
    ),
    (
        -1,
        35,
        "out of stock|limited selection|few options|understocked|sold out|narrow selection|limited choice|not much choice",
    ),
    (
        1,
        36,
        "low maintenance costs|easy to clean|easier to clean|dishwasher safe|low maintenance|easy to maintain|self cleaning|machine washable|easy to repair|easy to service|washable|repairable|easy cleaning|easy to wipe|simple to clean|spotless",
    ),
    (
        -1,
        36,
        "high maintenance costs|hard to clean|difficult to clean|high maintenance|difficult to maintain|hard to maintain|hard to repair|harder to clean|tricky to clean|difficult to repair|dirty|stained|filthy|impossible to repair|a pain to clean|time consuming to clean",
    ),
    (
        1,
        37,
        "spacious|roomy|roomier|large capacity|holds plenty|holds a lot|high capacity|expandable|more spacious|big enough|fits a lot",
    ),
    (
        -1,
        37,
        "small capacity|limited storage|tiny tank|too small|holds little|fills up quickly|fills quickly|cramped trunk",
    ),
    (1, 38, "goes farther|goes further|long range"),
    (-1, 38, "short range|limited range"),
    (
        1,
        39,
        "accurate|precise|more accurate|accurately|precisely|exact|pinpoint|spot on",
    ),
    (
        -1,
        39,
        "inaccurate|imprecise|unprecise|inaccurately|way off|wildly off|off by",
    ),
    (
        1,
        40,
        "nimble|agile|fun to drive|handles well|easy to steer|maneuverable|manoeuvrable|handles beautifully|drives well|playable|easy to play",
    ),
    (
        -1,
        40,
        "hard to steer|vague steering|handles poorly|wallows|difficult to steer|hard to control",
    ),
    (
        1,
        41,
        "knowledgeable|expert|well documented|well trained|well taught|in depth|educational|insightful",
    ),
    (
        -1,
        41,
        "poorly documented|badly documented|poorly taught|poorly trained",
    ),
    (
        1,
        42,
        "innovative|groundbreaking|pioneering|pioneer|game changing|forward thinking|ahead of its time|futuristic|inventive|most advanced|technologically advanced|high tech",
    ),
    (-1, 42, "behind the times|obsolete|outmoded|stuck in the past"),
];

/// Words that turn, join, split or compare.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Negator,
        "not|no|never|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|won't|can't|cannot|couldn't|wouldn't|shouldn't|hasn't|haven't|hadn't|hardly|barely|scarcely|rarely|seldom|neither|nothing|none|far from|anything but|without|fewest|little|least|less|minus|zero|few",
    ),
    (
        Meaning::Lack,
        "lack|lacks|lacking|lacked|missing|misses|fails to|failed to|fail to|lack of|absence of|devoid of|does away with|skips|omits",
    ),
    (
        Meaning::Amount(1),
        "high|higher|highest|too much|too many|long|longer|longest|large|larger|largest|big|bigger|biggest|more|most|wide|wider|widest|broad|broader|vast|huge|massive|lots of|plenty of|plenty|greater|deep|deeper|extended|increased|increases|tall|excessive|abundant|full|considerable|significant|heavy on|endless|unlimited|numerous|many|a lot of|loads of|tons of",
    ),
    (
        Meaning::Amount(-1),
        "low|lower|lowest|short|shorter|shortest|small|smallest|tiny|narrow|narrower|fewer|minimal|reduced|reduces|reduce|minimizes|minimises|minimize|reducing|minimized|minimises|thin on|modest|lowers|cuts|negligible|cut down on|shallow|tinier",
    ),
    (Meaning::Too, "too|overly|excessively"),
    (
        Meaning::CouldBe,
        "could be|could have been|should be|could use|could offer|could do with",
    ),
    (
        Meaning::Contrast,
        "but|however|although|though|while|whereas|yet|albeit|nevertheless|nonetheless|on the other hand|even though|in contrast|by contrast|conversely|except|despite|in spite of|because|since|so",
    ),
    (
        Meaning::Join,
        "and|or|plus|with|as well as|along with|alongside|together with|featuring|offering|including|especially|particularly|which|where|when|if|for those|making|thanks to|due to|that|who",
    ),
    (Meaning::Than, "than|rather than|instead of"),
    (
        Meaning::Versus,
        "compared with|compared to|in comparison to|in comparison with|versus|vs|relative to|against|next to",
    ),
    (Meaning::Unlike, "unlike|in contrast to|in contrast with"),
    (Meaning::As, "as"),
    (Meaning::Over, "over"),
    (
        Meaning::Beat(1),
        "outperforms|outperform|outperformed|beats|beat|surpasses|surpass|outshines|outclasses|outlasts|tops|edges out|exceeds|outdoes|outpaces|outscores|outranks|ahead of|a step above|a step up from|superior to|preferable to",
    ),
    (
        Meaning::Beat(-1),
        "falls short of|fall short of|falls behind|fall behind|lags behind|lag behind|trails|trail|loses to|lose to|behind|pales beside|no match for|can't match|cannot match|doesn't match|can't compete with|inferior to|cannot compete with|worse off than",
    ),
    (
        Meaning::Link,
        "is|are|was|were|be|been|being|has|have|had|feels|feel|looks|look|seems|seem|remains|remain|offers|offer|provides|provide|gets|get|comes|works|performs|runs|stays|gives|delivers|makes|earns|takes|keeps|'s|'re|it's|they're",
    ),
    (
        Meaning::Pronoun,
        "it|its|they|their|them|this|these|the|both|users|customers|reviewers|owners|some|many|buyers|overall|additionally|also|moreover|furthermore|people|testers|critics|reviews note|experts",
    ),
    (
        Meaning::Plain,
        "heavy rain|heavy use|heavy traffic|price not available|bass heavy|noisy environments|noisy environment|noisy gym|noisy gyms|noisy places|noisy offices|noisy spaces|basic tasks|basic needs|basic use|harsh conditions|harsh weather|harsh environments|hours without|heart rate|breaks in|more expensive models|more expensive options|more expensive headphones|more expensive alternatives|more expensive brands|more expensive competitors|more expensive ones|more expensive watches|best buy|good luck|not only|not just|nothing but|no doubt|no matter|no longer needs|best practice|best practices|best suited|better suited|as well|well known|such as|fair amount|good idea|wish list|feel free|more information|more details|more than|less than|at least|at most|no more than|no less than|up to|free to|for free|great britain|quality control|high school|high speed|long term|long time|short term|full time|light bulb|light bulbs|as long as|as far as|as soon as|so that|so far|while away|most of|many of|some of|low light|in general|all in all|as of|better understanding|if you|kind of|sort of|in order to|on top of|in terms of|over time|win win|good news|smart home|when it comes to|sound advice|looking for|looks like|light roast|dark roast|light sleepers|little ones|in no time|no frills|not to mention|top loading|top loader|top of|on top|power banks|power bank|best for|room temperature|look for|look at|a little|a few|wait for|well as|safe deposit|free trial period|sleep better|play well|price range|in stock|free weights|set up an|cutting board|light years|hard drive|support for|to support|range of|range from|ranging from|sharp turns|broad appeal|first class mail|customer base|at the top|many people|most people|nor|strengths and weaknesses|pros and cons|advantages and disadvantages",
    ),
];

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "quality|tastes|smells|sounds|handles|handle|drives|service|services|options|option|deal|deals|size|sizes|budget|control|controls|room|space|technology|tech|look|looks|results|support|materials|training|resources|features|feature|tone|power|capacity|range|app|apps|network|noise|screen|design|style|fit|ride|seat|seats|food|stock|reviews|ratings|rate|rates|cost|costs|performance|build|construction|functions|tools|updates|software|instructions|memory|ram|ports|processor|resolution|speed|speeds|storage|batteries|charging|volume|memory|photos|weight|lens|lenses|zoom|charger|connection|traction|engine|motor|balance|trust|popularity|heritage|smell|scent|formula|recipe|finish|interior|leather|fabric|padding|keyboard|feel|grip|charges|charge|fee|fees|signal|availability|packaging|returns|menu|library|cleaning|maintenance|repairs|sensor|sensors|gps|lessons|instruction|innovation|engineering|discount|discounts|promotions|savings|modes|extras|automation|analytics|reporting|templates|colors|colours|brightness|contrast|panel|assembly|staff|agents|stability|consistency|gpu|cpu|efficiency|tracking|sugar|chemicals|delays|errors|ui|navigation|treble|bass|speaker|speakers|microphone|microphones|mic|touchscreen|oled|hdr|bluetooth|wifi|wi-fi|compatibility|lineup|line-up|variety|inventory|water tank|expertise|advice|guidance|documentation|tutorials|expense|premiums|shipping|delivery|vibration|vibrations|value|reputation|flexibility|sound|audio|measurements|security|privacy|safety|brakes|control|premium price|stamina|resale value|perks|amenities|presets|smart features|ingredients|flavor|flavors|flavour|flavours|texture|comfort|selection|interface|dashboard|setup|installation|commission|coverage|exclusions|nutrition";
