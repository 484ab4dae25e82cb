//! English praise and blame. Hand-made for the register of AI answers and reviews, and only data; hyphens are read as
//! spaces.

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
        "lots of fun|hilarious|engaging|entertaining|exciting|enjoyable|addictive|scale up well|scales well|scale well|scales up well|secure|securely|snug|popular|classic|leader|leaders|thorough|underrated|loud enough|big enough|bright enough|fast enough|long enough|strong enough|happy with|satisfied with|pleased with|impressed with|better options|better alternatives|better choices|appealing|excellent|great|good|outstanding|superb|amazing|awesome|fantastic|exceptional|stellar|remarkable|best|better|top|top notch|top tier|top rated|first rate|first class|world class|class leading|industry leading|market leading|leading|solid|strong|stronger|strongest|superior|perfect|ideal|wonderful|brilliant|terrific|phenomenal|unmatched|unbeatable|unrivaled|unrivalled|incredible|decent|nice|pleasant|favorite|favourite|winner|standout|stands out|stand out|shines|shine|excels|excel|excelling|impress|impresses|impressed|delight|delights|delighted|loves|loved|praise|praised|praises|praising|lauded|celebrated|recommend|recommends|recommended|highly recommended|recommendation|endorsed|enjoy|enjoys|enjoyed|benefit|benefits|strength|strengths|advantage|advantages|plus point|high quality|rich|richer|crisper|clear|clearer|sharp|sharper|bright|brighter|stunning|vibrant|smooth|smoother|helpful|friendly|courteous|polite|attentive|reasonable|fair|transparent|rewarding|satisfying|well done|well designed|well rounded|well thought out|well liked|well suited|strong point|go to|way to go|worthy|gold standard|second to none|a cut above|state of the art|cutting edge|advanced|seamless|seamlessly|flawless|flawlessly|immersive|detailed|balanced|thoughtful|improved|improves|improve|enhanced|enhances|boosts|adequate|sufficient|plentiful|comprehensive|extensive|handy|useful|valuable|spotless|refined|polished|exemplary|commendable|admirable|notable|noteworthy|superbly|excellently|brilliantly|beautifully|perfectly|nicely|impressively|exceptionally good|delivers|delivers on|worth considering|worth buying|worth a look|great choice|good choice|skilled|caring|proven|accommodating|prompt|promptly|timely|painless|effortless|effortlessly|stress free|fun|ultra premium|high quality build|aerospace grade|commercial grade|professional grade|top notch quality|a solid choice|gem|standout feature|game changer|top contender|strong contender|worth a try|hits the sweet spot|sweet spot|checks all the boxes|ticks all the boxes|great all rounder|cult favorite|crowd pleaser|staple|go to choice|must have|no brainer|can't go wrong|cannot go wrong|can't go wrong with|never disappoints|doesn't disappoint|does not disappoint|can't recommend enough|cannot recommend enough|can't recommend it enough|could not be better|couldn't be better|can't be beat|can't be beaten|hard to beat|tough to beat|wins out|top choice|editor's choice|our favorite|best pick|worth every|rave|raves|raved|stand outs|superior performance|top performer|high performer|flagship|high end|upscale|pro grade|punchy|powerful sound|authentic|robust|crystal clear|lovely|impressive|respectable|capable performer|solid performer|even better|much better|huge improvement|noticeable improvement|flattering|ultra flattering|functional|well made|capable|generous|luxurious|ample|massive|premium|good quality|great quality|top quality|excellent quality|superior quality|quality products",
    ),
    (
        -1,
        0,
        "scam|mixed experiences with|struggles with|struggle with|problems with|problem with|issues with|issue with|trouble with|troubles with|concerns with|disappointed with|unhappy with|frustrated with|difficulty with|difficulties with|nothing special|terrible|poor|poorer|poorest|bad|worse|worst|awful|horrible|disappointing|disappoints|disappoint|disappointed|disappointment|lacklustre|sub par|inferior|weak|weaker|weakest|flawed|flaw|flaws|dreadful|abysmal|atrocious|underwhelming|unimpressive|unsatisfactory|unacceptable|frustrating|frustration|frustrated|annoying|irritating|problematic|problem|problems|issue|issues|trouble|troubles|concern|concerns|complain|complains|complained|complaining|complaint|criticized|criticised|criticize|criticise|criticism|criticisms|suffers|suffer|suffering|struggles|struggle|struggled|struggling|fails|fail|failed|failing|failure|failures|drawback|drawbacks|downside|downsides|disadvantage|disadvantages|weakness|weaknesses|shortcoming|shortcomings|falls short|fall short|fell short|falling short|lags|lagging|limited|limiting|limitation|limitations|restrictive|inadequate|insufficient|avoid|regret|hate|hates|hated|dislike|dislikes|disliked|unhappy|unhelpful|rude|unresponsive|unprofessional|impersonal|dismissive|ignored|ignores|ignore|blurry|dim|dimmer|dull|muddy|tinny|harsh|grainy|washed out|bare bones|awkward|tedious|misleading|deceptive|compromise|compromises|compromising|compromised|sacrifice|sacrifices|sacrificing|skimps|skimp|skimping|uneven|inconsistent|patchy|spotty|hit or miss|mixed|questionable|doubtful|damaged|broken|worrying|alarming|so so|finicky|fussy|sloppy|careless|wasteful|scarce|sparse|overly|leaves much to be desired|leaves a lot to be desired|room for improvement|needs improvement|not great|letdown|let down|lets down|deal breaker|dealbreaker|turn off|cumbersome|clumsy|unpleasant|painful|tarnished|never answers|no response|not respond|drops|drains|drain|distorted|distorts|nightmare|useless|worthless|not worth considering|subpar|may not live up|doesn't live up|does not live up|not up to par|leaves something to be desired|could be better|could be improved|not the best|isn't the best|fallen out of favor|lackluster|hit and miss|annoyance|complaints|not as polished|less impressive|less refined|less polished|overkill|mediocre",
    ),
    (
        1,
        1,
        "one of the best|one of the top|among the best|best overall|overall best|overall winner|top pick|our top pick|the best overall|best all around|best all rounder|best in class",
    ),
    (
        1,
        2,
        "on sale|often on sale|frequently discounted|often discounted|discounted|discounts|frequent sales|frequent discounts|goes on sale|budget pick|budget option|budget choice|budget laptop|budget gaming|budget conscious|on a budget|budget minded|tight budget|budget buyers|budget shoppers|budget alternative|budget price|best budget|great budget|excellent budget|solid budget|budget model|budget brand|budget picks|budget options|without breaking the bank|won't break the bank|affordably|fraction of the price|fraction of the cost|affordable|cheap|cheaper|cheapest|inexpensive|low cost|low priced|lower priced|budget friendly|economical|competitively priced|competitive prices|competitive pricing|competitive price point|reasonably priced|fairly priced|attractively priced|well priced|affordably priced|bargain|lower price|more affordable|save money|saves you money|cost effective|pocket friendly|accessible price|great price|good price|low price|lower price point|affordable price|affordable price point|attractive price|unbeatable price|wallet friendly|budget price point|reasonable price|reasonable price point|reasonable cost|competitive price|for only|for just|at just|priced well|well under|entry level price|inexpensively|less expensive|costs less|saves|saving|deals|great deal|great deals|good deal|senior discount|senior discounts|discounted plans|low cost plans|free with|no monthly fee|value priced|lower cost|low monthly|free tier|free streaming|completely free|free service|money saving|reasonably affordable|under budget|well within budget|half the price|costing less|price friendly|saves money|included with|comes free with|bundled with|without extra cost|without extra costs|no extra cost|at no extra cost|no additional cost|bundle and save|save you money|discount",
    ),
    (
        -1,
        2,
        "pay a premium|premium price|premium pricing|premium price tag|comes at a premium|at a premium|over budget|slightly above the|above budget|luxury price tag|hefty price|hefty price tag|expensive|pricey|pricier|priciest|overpriced|costly|costlier|steep price|steep|exorbitant|unaffordable|overprice|premium priced|pricy|high priced|higher priced|on the expensive side|costs a fortune|extra cost|more expensive|costs more|cost more|higher price point|higher cost|expensive side|pricey side|on the pricier side|on the higher end|at the higher end|at the top end of the budget|price hikes|price increases|price hike|raised its price|steeper price|premium cost|costly upgrade|not cheap|isn't cheap|above average price|pushing the budget|stretches the budget|exceeds the budget",
    ),
    (
        1,
        3,
        "worth it|worth the money|worth the price|worth every penny|worth the investment|bang for the buck|bang for your buck|pays for itself|good value|great value|excellent value|best value|fantastic value|incredible value|outstanding value|unbeatable value|exceptional value|solid value|value packed|best bang|great bang|for the price|at this price|for the money|for its price point|at this price point|worth the splurge|worth the extra|value for money|value pick|value option|value bundle|value choice|price to performance|most bang|worth the cost|for its price|for their price",
    ),
    (
        -1,
        3,
        "waste of money|poor value|not worth it|not worth the money|rip off|ripoff",
    ),
    (
        1,
        4,
        "well constructed|solidly built|sturdily built|high quality materials|premium materials|handcrafted|hand crafted|well crafted|sturdier feel|finely crafted|impeccably made|precision engineered|well built|well made construction|solid construction|solid build|premium feel|feels premium|quality construction|quality components|commercial grade components|aluminum chassis|metal build|handmade|premium construction|solid wood|solid spruce|solid cedar|solid mahogany|reinforced|all metal|durable construction|quality materials|solid spruce top|solid cedar top|solid top|solid mahogany top|solid wood top",
    ),
    (
        -1,
        4,
        "flimsy|flimsier|cheaply made|poorly made|poorly built|plasticky|cheap feeling|feels cheap|feel cheap|shoddy|badly made|rickety|wobbly|creaky|creaks",
    ),
    (
        1,
        5,
        "resistant|sweat resistant|sweatproof|dustproof|shockproof|ip54|ip55|ip56|ip57|ip65|ip66|ip67|ip68|ip69|ipx4|ipx5|ipx6|ipx7|ipx8|ipx9|5atm|10atm|50m|resists scratches|resists cracks|resists cracks and dents|resists dents|impact resistant|withstand|heavy duty|durable|long lasting|longer lasting|sturdy|sturdier|hard wearing|hardwearing|lasts for years|lasts longer|tough|tougher|resilient|waterproof|water resistant|weatherproof|scratch resistant|rust proof|rustproof|indestructible|lasts a lifetime|stands the test of time|withstands|holds up|holds up well|more durable|abrasion resistant|built to last|stands up to|can take a beating|rugged|crack resistant|puncture resistant|wear resistant|stain resistant|chlorine resistant|water repellent|weather resistant|splash proof|mil std 810h|military grade|gorilla glass|last for years|long term durability|decades|resists|water resistance|sweat resistance|scratch resistance|dust resistance|impact resistance|stain resistance|heat resistance|weather resistance|wear resistance|resistance against|resistance to|abrasion resistance|fade resistance",
    ),
    (
        -1,
        5,
        "fragile|wears out|wear out|wore out|breaks|break easily|breaks easily|broke|fell apart|falls apart|fall apart|falling apart|short lived|rusts|rusted|tears easily|scratches easily|peels|peeling|cracks|cracked|chips easily|not last|brittle|frays|leaks|leak|leaking|durability issues|durability concerns|wears down|wear down|prone to scratches|scratches|not durable|less durable|durability could|dents easily|prone to cracking|prone to breaking|sag over time|sags over time|wears quickly",
    ),
    (
        1,
        6,
        "reliable|dependable|consistent|stable|rock solid|trouble free|works every time|reliably|never fails|never failed|never lets you down|bug free|never drops|dependable performance|consistent performance|works flawlessly|consistently performs",
    ),
    (
        -1,
        6,
        "unreliable|buggy|glitchy|crashes|crash|crashed|crashing|unstable|malfunctions|malfunction|malfunctioned|defective|prone to|breaks down|break down|broke down|stopped working|stops working|freezes|faulty|goes offline|temperamental|undependable|disconnects|bug ridden|connectivity issues|connection issues|bluetooth issues|software bugs|quality control issues|reliability issues|reliability concerns|inconsistent quality",
    ),
    (
        1,
        7,
        "easier to use|easiest to use|simple to use|intuitive|easy to learn|easy to navigate|easy to operate|simple to operate|simple|simpler|easy|easier|easy to understand|easy to follow|approachable|uncluttered|how simple|how easy|easy to read|easy to use|easy to get into|super easy|simplifies|simplify|simplifying|hassle free|minimal effort|beginner friendly|straightforward|user friendly|user friendly interface|easy access|easy to hold|easy controls|no moderator needed|no experience needed|don't need to know|doesn't require|easy to play|plays easily|easy on the fingers|one button|one button operation|foolproof|newbie friendly|quick to learn|learn quickly|easy start|makes it easy|making it easy|ease of access|easy navigation|simple interface|simple navigation|effortless to use|with ease|large buttons|big buttons|easy to play with|practical|conveniently|no frills|streamlined|self explanatory|convenient|accessible",
    ),
    (
        -1,
        7,
        "requires a bit more skill|requires more skill|requires skill|requires some skill|requires more effort|requires expertise|requires a bit more expertise|requires more expertise|requires some practice|requires practice|steep learning curve|learning curve|hard to use|difficult to use|confusing|complicated|unintuitive|clunky|clunkier|complex|cluttered|hard to learn|difficult to learn|hard to navigate|difficult to navigate|overwhelming|convoluted|difficult|harder to use|not user friendly|hard to read|counterintuitive|steeper learning curve|takes time to learn|takes some getting used to|getting used to|not intuitive|less intuitive|not beginner friendly|less convenient|inconvenient|difficult to control|hard to master|less user friendly|not as intuitive|fiddly|hard to find",
    ),
    (
        1,
        8,
        "easy to install|easy to assemble|simple to set up|simple to install|simple to assemble|quick to set up|sets up in minutes|easier to set up|easier to install|easier to assemble|installs in minutes|plug and play|easy setup|easy installation|quick setup|easy to deploy|easy to set up|simple setup|easy to put together|tool free|quick installation|easy activation|quick to install|takes only minutes|takes minutes|takes just minutes|only takes minutes|only takes a few minutes|takes only a few minutes",
    ),
    (
        -1,
        8,
        "hard to set up|difficult to set up|hard to install|difficult to install|hard to assemble|difficult to assemble|tricky to set up|tricky to install|harder to set up|complicated to set up|tricky to assemble",
    ),
    (
        1,
        9,
        "pays claims quickly|claims quickly|great to deal with|answers quickly|always answers|replies quickly|responds quickly|resolves issues quickly|goes the extra mile|great customer service|excellent customer service|top notch customer service|us based customer service|helpful staff|friendly staff|helpful customer service|24/7 support|24 7 support|us based support",
    ),
    (
        -1,
        9,
        "hard to reach|difficult to reach|never answer|never reply|never replies|slow to respond|slow to answer|unreachable|impossible to reach|poor customer service|bad customer service|slow customer service|customer service issues|limited customer support|no phone support",
    ),
    (
        1,
        10,
        "performance oriented|more powerful|high performing|best performing|performs well|perform well|runs smoothly|runs well|works well|works great|handles demanding|potent|performs better|productive|works like a charm|powerful|high power|high powered|strong suction|powerful suction|high torque|tackles|crushes|blends|evenly|even cooking|cooks evenly|even results|cooks quickly and evenly|crisp|crispy results|deep cleaning|deep clean|deep cleans|picks up|lifts|strong performer|lag free gaming|snappy|smooth performance|well optimized|race ready|built for speed|responsive ride|energetic|springy|bouncy|explosive|excellent grip|great grip|superior grip|removes more plaque|removes plaque|whitens|whiten|great frame rates|great clean|strong clean|good clean|thorough clean|excellent clean|professional results|café quality|cafe quality|consistent results|optimal results|optimal pressure|precise extraction|can handle|handle most|handles most|multitask|beefy|capable of producing|ability to produce|produces|high velocity|tackle|handles everything|smoothly|excellent extraction|crispy|handles|high performance|capable of|effective|efficient|clean thoroughly|cleans thoroughly|cleans well|clean well|cleans effectively|powerhouse|crush ice|crushes ice|pulverize|pulverizes|responsive|hepa filtration|hepa filter|whisk away|grips well",
    ),
    (
        -1,
        10,
        "sluggish performance|performs poorly|perform poorly|weak performance|works poorly|ineffective|inefficient|underpowered|lower performance|limited power|struggles on|struggles to|weak suction|loses suction|smokes|prone to smoking|uneven cooking|cooks unevenly|not powerful|lag behind in performance|bottleneck|dries out|poor low light|slow charging speeds|less grip|slippery",
    ),
    (
        1,
        11,
        "faster|fastest|quicker|quickest|speedy|lightning fast|blazing fast|rapidly|instant|instantly|swift|swiftly|lag free|low latency|zippy|fast|fast paced|quick|quickly|heats up quickly|heats quickly|heats up in|rapid heating|fast heating|quick heat up|ready in|fast processor|fast performance|in seconds|quick start|quick start ups|speeds up|time saving|saves time|blazing|high speed data|fast speeds|fast 5g|played quickly|quick playing|lightning",
    ),
    (
        -1,
        11,
        "slow|slower|slowest|sluggish|laggy|slowly|takes forever|slows down|time consuming|slow to|takes longer|longer to|slow performance|slower performance|slowdowns|throttled|throttling|deprioritized|data deprioritization|extra cooking time|takes a while|slows",
    ),
    (
        1,
        12,
        "lasts all day|long battery|longer battery|lasts for days|multi day battery|all day battery life|all day battery|all day|long battery life|long lasting battery|long lasting battery life|extended battery life|excellent battery life|lasts up to|up to 2 weeks|week long battery|multi day battery life|days of battery|exceptional battery life|multi week battery|long runtime|long run time|extended runtime|long playtime",
    ),
    (
        -1,
        12,
        "runs out quickly|dies quickly|battery drains|drains quickly|drains fast|short battery|short battery life|shorter battery life|limited battery life|poor battery life|mediocre battery life|average battery life|needs frequent charging|requires frequent charging|needs daily charging|charge it daily|charge daily|limited runtime|short runtime|short run time",
    ),
    (
        1,
        13,
        "fast charging|quick charging|wireless charging|charges quickly|charges fast|quick charge|rapid charging|supports wireless charging",
    ),
    (
        -1,
        13,
        "slow charging|no wireless charging|charges slowly|proprietary charger",
    ),
    (
        1,
        14,
        "sounds great|sounds good|sounds better|sounds amazing|sounds excellent|sounds fantastic|great sounding|sounds rich|sounds clear|sound great|sound better|clear sound|rich sound|warm tone|balanced sound|immersive sound|deep bass|powerful bass|punchy bass|strong bass|thumping bass|bass forward|bass forward sound|great sound|warm sound|bright tone|rich tone|full bodied|resonant|warm and balanced|high fidelity|hi res|audiophile|studio quality|crystal clear sound|booming bass|enhanced bass|well balanced sound|detailed sound|great tone",
    ),
    (
        -1,
        14,
        "sounds worse|sounds tinny|sounds bad|sounds poor|sounds muddy|sounds flat|sound worse|sounds hollow|lacks bass|weak bass|lacks clarity|thin sound|tinny sound|muddy bass|lacks low end|boomy|overpowering bass|lacks depth",
    ),
    (
        1,
        15,
        "effective noise cancellation|blocks out|blocks noise|drowns out|great anc|strong anc|impressive anc|excellent anc|decent anc|cancels noise|industry leading noise cancellation",
    ),
    (
        -1,
        15,
        "no anc|lacks anc|no noise cancellation|lacks noise cancellation|weak anc|anc is weak|no active noise cancellation|lacks active noise cancellation",
    ),
    (
        1,
        16,
        "quieter|quietest|silent|quietly|noiseless|silently|near silent|ultra quiet|quiet|whisper quiet|runs quietly|operates quietly|silent operation|low noise|quiet operation|quiet motor",
    ),
    (
        -1,
        16,
        "noisier|louder|loudest|noisiest|deafening|rattles|rattle|whines|squeaks|squeaky|loud|noisy|loud motor|can be loud|loud operation|noise can",
    ),
    (
        1,
        17,
        "bright display|vibrant display|sharp display|stunning display|vivid|vivid colors|vibrant colors|deep blacks|inky blacks|perfect blacks|high contrast|true to life|rich colors|high resolution|crisp display|bright screen|sunlight readable|easy to read display|4k resolution|high refresh rate|120hz|144hz refresh rate|smooth 120hz|edge to edge|lifelike|cinematic|vibrant visuals|colorful|beautiful display|high refresh rate screen|large screen|large touch screen|large display|bigger screen|bigger display|excellent picture|wide color gamut",
    ),
    (
        -1,
        17,
        "dim display|low brightness|washed out colors|poor viewing angles|narrow viewing angles|low resolution|blooming|dim screen|lower resolution|limited brightness|glare issues|reflective screen|mediocre display",
    ),
    (
        1,
        18,
        "excellent camera|great camera|takes great photos|great photos|versatile camera|impressive camera|sharp photos|detailed photos|camera prowess|excellent photos|stunning photos|great low light",
    ),
    (
        -1,
        18,
        "mediocre camera|poor camera|grainy photos|weak camera|average camera|no telephoto|lacks a telephoto|camera is average",
    ),
    (
        1,
        19,
        "sleeker|attractive|good looking|modern|minimalist|minimalistic|eye catching|fashionable|fashion forward|chic|timeless|iconic|aesthetically pleasing|well styled|classy|handsome|looks great|looks good|sleek|stylish|trendy|elegant|slim design|sleek design|modern design|minimalist design|on trend|gorgeous|beautiful|unique look|unique design|unique designs|colorful design|eye catching design|retro|vintage|premium design|artistic|beautiful artwork|attractive design|cute|contemporary|polished look|slender|figure flattering|celebrity favorite|bold",
    ),
    (
        -1,
        19,
        "ugly|unattractive|bland|dated design|looks cheap|boring|dated looking|uninspired|garish",
    ),
    (
        1,
        20,
        "gentle|gentler|gentle on|comfortable|more comfortable|cosy|ergonomic|supportive fit|soft and supportive|well padded|comfortably|comforting|roomy seats|comfortable fit|secure fit|snug fit|soft feel|plush|pressure relieving|pressure relief|contours|conforms|cradles|cool to the touch|sleeps cool|temperature regulating|breathable|cushioned|well cushioned|cushy|plush cushioning|soft cushioning|stays in place|stay in place|stays put|keep them in place|keeps them in place|comfortable for long|all day comfort|comfortable to wear|comfortable grip|easy on the hands|slim neck|low action|comfortable neck|narrow neck|soft touch|gentle on gums|gentle cleaning|gentle clean|body hugging|ergonomically|spinal alignment|supports the spine|medium firm|hugging|cozy|stretchy|non restrictive|responsive support|targeted support|lumbar support|excellent cushioning|great cushioning|won't fall out|easy to grip|flattering fit|well fitting|good fit|great fit|roomy toe box|wide toe box|soft|comfy|inclusivity|great feel|excellent feel|good feel|natural feel|nice feel|supportive",
    ),
    (
        -1,
        20,
        "cramped|stiff|pinches|pinch|chafes|digs into|itchy|scratchy|lumpy|sagging|sags|blisters|uncomfortable|too firm|too soft|too stiff|sleeps hot|sleep hot|traps heat|retain heat|retains heat|tight fit|not comfortable|runs small|runs narrow|narrow fit|lacks cushioning|less cushioning|not supportive|less supportive|poor edge support|weak edge support|off gassing|pinching|hot spots|less plush|loose fit",
    ),
    (
        1,
        21,
        "light|lighter|more compact|pocketable|slimmer|thinner|featherweight|smaller|packable|foldable|lightweight|lightweight design|light weight|ultra lightweight|ultralight|compact|compact size|compact design|compact footprint|small footprint|portable|travel friendly|easy to carry|easy to store|easy storage|small size|slim profile|slim|thin and light|fits in|pocket friendly size|space saving|space saving design|small kitchens|small spaces|tight spaces|limited counter space|limited space|limited counter|small apartments|fits easily|easy to transport|easy to travel with|good for travel|great for travel|feather light|grab and go|doesn't take up|folds flat|lightest|for travelers|for travel|convenient size|pocket sized",
    ),
    (
        -1,
        21,
        "heaviest|cumbersome to carry|hefty|unwieldy|oversized|takes up a lot of space|hard to carry|too big|bulky|heavy|heavier|large footprint|takes up|big and heavy|heavy for|quite heavy|bulkier|top heavy|too heavy|too large|not portable|large size|chunky|on the heavier side|requires counter space|not as compact",
    ),
    (
        1,
        22,
        "customisable|fully featured|loaded with|highly customizable|many features|feature rich|packed with features|feature packed|loaded with features|multi functional|multifunctional|multi use|all in one|full featured|robust feature set|comprehensive features|rich features|tons of features|plenty of features|lots of features|smart features|extra features|wide range of features|premium features|added features|useful features|impressive features|unlimited data|customizable|adaptable|customizable settings|tech savvy|feature laden|extensive features|comprehensive package|comprehensive solution|more features|all the features|great features|multipurpose|2 in 1 versatility|versatile|flexible|pressure sensor|built in grinder|steam wand|2 minute timer|advanced training|training plans|personalized training|personalized recommendations|daily suggested workouts|personalized insights|detailed insights|insightful|advanced metrics|detailed metrics|detailed analysis|advanced features|helpful features|ad free experience|transforms into|converts to|converts into|doubles as",
    ),
    (
        -1,
        22,
        "feature poor|inflexible|rigid|stripped down|few features|fewer features|limited features|lacks features|lacks some features|lacks advanced features|missing features|basic features only|fewer modes|only one mode|basic functionality|limited functionality|limited customization|barebones|lacks advanced|no frills experience|limited modes|one cleaning mode|limited smart features|fewer bells and whistles|fewer presets|few presets|stripped back|limited port selection|limited ports|lacks ports|no headphone jack|no expandable storage",
    ),
    (
        1,
        23,
        "compatible|integrates|integrate|integrates well|integrates with|works with|interoperable|connects easily|compatible with|works seamlessly|seamless integration|seamlessly integrates|integrates seamlessly|easy pairing|pairs easily|easy connectivity|works with most|compatible with most|wide compatibility|broad compatibility|multipoint|connects via|connects to|syncs with|works with alexa",
    ),
    (
        -1,
        23,
        "incompatible|proprietary|locked in|not compatible|does not integrate|doesn't integrate|not compatible with|limited compatibility|compatibility issues|only works with|incompatible with|limited to apple|limited android|requires an iphone|ios only|works only with",
    ),
    (
        1,
        24,
        "great app|excellent app|intuitive app|user friendly app|helpful app|long software support|long term software support|regular updates|years of updates|years of software updates|clean software|smooth software|feature packed app|clean interface|bloat free|stock android|intuitive software|smart tv interface",
    ),
    (
        -1,
        24,
        "buggy software|clunky app|clunky interface|bloatware|limited updates|short software support|outdated software|app is limited|clunky software|app issues|limited app support|slow interface|ads in the interface",
    ),
    (
        1,
        25,
        "safer|safest|safely|child safe|non toxic|nontoxic|hypoallergenic|safe|safe to use|bpa free|cool touch|auto shut off|child lock|fall detection|emergency button|protects gums|protect gums|prevents over brushing|prevent over brushing|certified safe|strong safety",
    ),
    (
        -1,
        25,
        "unsafe|dangerous|hazardous|toxic|overheats|overheat|overheating|recalled|injured|catches fire",
    ),
    (
        1,
        26,
        "private|encrypted|secure payments|secure data|secure transactions|data is secure|secure checkout|end to end encrypted|protects privacy|respects privacy|secured|encrypts",
    ),
    (
        -1,
        26,
        "insecure|data leak|data leaks|leaked|hacked|sells data|sells user data|shares data|sells your data|intrusive|breached|exposed customer data",
    ),
    (
        1,
        27,
        "tasty|tastier|flavourful|tastes great|tastes good|tastes better|aromatic|yummy|fresh|refreshing|creamy|taste great|taste good|smells great|mouthwatering|rich flavor|full flavor|flavorful|delicious|delicious results|great tasting|rich and balanced|quality espresso|excellent espresso|great espresso|great coffee|authentic espresso|rich espresso|flavorful coffee|optimal flavor|smooth texture|silky|silky smooth|velvety|creamy texture|crispy and delicious|rich crema|good crema|tasty results|great food|delicious food|good food|excellent food",
    ),
    (
        -1,
        27,
        "bland taste|tasteless|tastes bad|tastes burnt|tastes artificial|artificial taste|bitter|chalky|stale|soggy|gritty|burnt|too sweet|too salty|artificial tasting|metallic taste|flavorless|flavourless|smells bad|watery|taste bad",
    ),
    (
        1,
        28,
        "all natural|healthy|healthiest|nutritious|sugar free|gluten free|clean ingredients|low sugar|high protein|no additives|no added sugar|no artificial|wholesome|plant based|preservative free|nutrient dense|natural materials|organic materials|certipur us certified|organic cotton|natural latex|chemical free|less oil|little oil|oil free|healthier meals|healthier cooking|healthier|natural|organic",
    ),
    (
        -1,
        28,
        "unhealthy|unhealthier|high in sugar|full of sugar|artificial ingredients|contains additives|highly processed|ultra processed|loaded with sugar",
    ),
    (
        1,
        29,
        "recycled plastic|recyclable packaging|environmentally friendly|recyclable|energy efficient|more energy efficient|fuel efficient|green|greener|ethical|ethically sourced|fair trade|biodegradable|compostable|responsibly sourced|climate neutral|zero waste|sustainably sourced|low emission|environmentally conscious|sustainable|eco conscious|eco friendly|ethically made|recycled|recycled fabrics|recycled materials|carbon neutral|environmentally responsible|sustainable fabrics|sustainable materials|eco friendly materials|eco friendly fabrics|planet friendly|greenguard gold|uses little energy|low energy use|uses less energy",
    ),
    (
        -1,
        29,
        "unsustainable|polluting|pollutes|energy hungry|gas guzzler|thirsty|excessive packaging|greenwashing|unethical|power hungry",
    ),
    (
        1,
        30,
        "no fees|no annual fee|fee free|waived fees|without fees|commission free|no contract|no annual contract|no annual contracts|no contracts|no hidden fees|no activation fee|no activation fees|contract free|taxes and fees included|no subscription|no subscription required|no subscription fees|subscription free|no monthly fees|cancel anytime|no extra fees|without subscription|no long term contract|no long term contracts|no long term commitment",
    ),
    (
        -1,
        30,
        "hidden fees|hidden costs|hidden charges|additional fees|extra charges|nickel and dime|surprise charges|overcharges|overcharged|unexpected charges|unexpected fees|requires a subscription|subscription required|requires subscription|contains ads|includes ads|ad supported|activation fee|extra fees|subscription needed|additional cost|extra charge|monthly fee required|locked behind a subscription|additional subscription",
    ),
    (
        1,
        31,
        "widely available|available nationwide|works everywhere|nationwide coverage|reliable coverage|excellent coverage|strong coverage|great coverage|wide coverage|extensive coverage|best coverage|broad coverage|good coverage|reliable network|extensive network|coverage nationwide|vast network|robust network|readily available|available worldwide|international roaming",
    ),
    (
        -1,
        31,
        "drops calls|dropped calls|limited coverage|spotty coverage|poor coverage|coverage gaps|limited availability|not available in|region locked|only available in|us only|spotty service|weak coverage|harder to find|not widely available|limited to certain|limited rural coverage|limited international|u s only|limited international access",
    ),
    (
        1,
        32,
        "ships quickly|ships fast|ships free|arrives quickly|delivers on time|delivered on time|arrived quickly|arrives on time|same day delivery|next day delivery|ships within|arrived early|delivers quickly|free shipping|fast shipping|quick shipping|free delivery|fast delivery|free two day shipping|ships for free|quick delivery|white glove delivery",
    ),
    (
        -1,
        32,
        "arrived late|arrives late|arrived damaged|late delivery|ships slowly|slow to ship|delivers late|never arrived|took weeks to arrive|late deliveries|lost packages|slow shipping|shipping delays|long shipping times|expensive shipping|shipping fees",
    ),
    (
        1,
        33,
        "extended warranty|money back|fully refundable|no questions asked|refunds quickly|free returns|easy returns|good return policy|generous return policy|hassle free returns|flexible return policy|generous trial|long trial|night trial|risk free|risk free trial|lifetime warranty|lifetime guarantee|long warranty|strong warranty|excellent warranty|generous warranty|great warranty|industry leading warranty|warranty backed|backed by a|money back guarantee|free trial|comprehensive warranty|solid warranty|extensive warranty",
    ),
    (
        -1,
        33,
        "refuses refunds|refused a refund|non refundable|nonrefundable|denies claims|denied claims|voids|short warranty|limited return|no warranty|shorter warranty|restocking fee|strict return policy|no free trial|return shipping|no refunds|warranty issues",
    ),
    (
        1,
        34,
        "recommended by|recommended by dentists|dentist recommended|recommended by experts|expert recommended|often recommended by|receives high praise|high praise|high marks|receives high marks|rave reviews|top reviews|great reviews|excellent reviews|trusted|trustworthy|reputable|beloved|respected|established|credible|well established|bestselling|best selling|well known for|trust|crowd favorite|most trusted|tried and true|legendary|esteemed|highly rated|highly regarded|well regarded|well known|well reviewed|well loved|critically acclaimed|highly recommended by|top seller|bestseller|best seller|best sellers|trusted brand|reputable brand|established brand|iconic brand|strong reputation|good reputation|great reputation|solid reputation|renowned|most popular|highly acclaimed|industry standard|five star|five stars|positive feedback|positive reviews|widely recommended|consistently recommended|consistently ranked|top ranked|often cited|frequently cited|favorite among|fan favorite|favorite of|long standing favorite|long standing|household name|official ball|official game ball|accepted by|ada accepted|well respected|pioneer|nba official|ada approved|prestigious|oscar winning|award winning|acclaimed|classic reputation|beloved by",
    ),
    (
        -1,
        34,
        "overrated|overhyped|untrustworthy|shady|notorious|infamous|distrust|lawsuit|scandal|fraudulent|bad reputation|discredited|sued|less well known|lesser known|not as well known|unknown brand|mixed reviews|poor reviews|negative reviews|bad reviews|less known|lesser known brand|less established|complaints about|fallen slightly out of favor|controversial|less popular",
    ),
    (
        1,
        35,
        "wide choice|well stocked|many options|wide selection|large selection|huge selection|vast selection|great selection|good selection|broad selection|wide variety|huge variety|great variety|large variety|wide range|wide range of styles|variety of styles|variety of sizes|diverse selection|vast library|extensive library|huge library|large library|massive library|extensive catalog|vast catalog|diverse library|curated selection|diverse range|inclusive sizing|size inclusive|extended sizes|plus size|plus sizes|variety of styles and sizes|variety of brands|wide array|plenty of options|lots of options|tons of options|many styles|various styles|broad range|specializes in|specializing in|huge catalog|strong lineup|large catalog|impressive library|impressive selection|rich library|strong library|rotating selection|something for everyone|diverse|exclusive titles|original movies|blockbuster movies|multiple sizes|range of sizes|range of options|multiple firmness options|wide assortment|extensive collection|vast collection|large collection|impressive catalog|variety of configurations|range of configurations|exclusive films|hard to find films|classic films|international films|new movies|blockbusters|critically acclaimed originals|curated|inclusive|premieres|exclusive access|home to|adding new content|constantly adding|go to service for|access to",
    ),
    (
        -1,
        35,
        "out of stock|few options|understocked|sold out|narrow selection|limited choice|not much choice|limited selection|smaller selection|smaller library|limited library|limited catalog|limited content|fewer options|limited options|fewer movies|limited variety|smaller catalog|limited sizes|less variety|fewer titles|not as many|content rotates|fewer choices|less content|narrower selection|limited movie selection|limited new releases|older content|niche selection|limited styles|rotating catalog|limited color options|fewer styles|come and go|may leave|limited outside of|fewer new releases",
    ),
    (
        1,
        36,
        "low maintenance costs|easier to clean|easy to repair|easy to service|washable|repairable|easy to wipe|simple to clean|spotless|easy to clean|dishwasher safe|dishwasher safe parts|easy cleanup|quick cleanup|easy clean|makes cleaning easy|easy to empty|self cleaning|low maintenance|self empties|self emptying|easy to maintain|washable filter|washable filters|machine washable|nonstick|non stick|effortless cleaning|easy maintenance|removable parts|easy cleaning|cleans easily|ease of cleaning|stain resistant cover|removable cover|washable cover",
    ),
    (
        -1,
        36,
        "high maintenance costs|high maintenance|difficult to maintain|hard to maintain|hard to repair|harder to clean|difficult to repair|dirty|stained|filthy|impossible to repair|a pain to clean|time consuming to clean|hard to clean|difficult to clean|tricky to clean|frequent cleaning|requires regular cleaning|filter replacement|hand wash only|not dishwasher safe|requires maintenance|needs regular maintenance|regular descaling|frequent emptying|replacement heads are expensive|needs to be emptied|small dustbin|hair tangles|more maintenance|frequent descaling|requires frequent cleaning",
    ),
    (
        1,
        37,
        "roomier|holds plenty|holds a lot|more spacious|big enough|fits a lot|large capacity|high capacity|generous capacity|spacious|spacious interior|ample storage|plenty of storage|plenty of space|ample space|lots of storage|lots of space|large basket|roomy|roomy interior|fits a whole|fits a|can fit|fit a whole|holds up to|can hold|large enough|large enough for|big enough for|enough for|ample cooking space|extra packing space|extra space|large batches|large portions|expandable storage|upgradable storage|generous storage|generous packing space|maximizes space|large dustbin|big dustbin|large container|big capacity|maximizes packing space|more storage|multiple servings|well organized|easily accommodate|easily handle|accommodates|accommodate|can accommodate|can easily accommodate|can easily handle|enough space|enough room|expandable",
    ),
    (
        -1,
        37,
        "tiny tank|too small|holds little|fills up quickly|fills quickly|cramped trunk|small capacity|limited capacity|smaller capacity|small basket|small tank|small water tank|limited storage|little storage|low storage|small dust bin|tiny dustbin|limited space inside|less storage|small reservoir|less capacity|smaller dustbin|not enough for|limited interior space|only holds",
    ),
    (
        1,
        38,
        "goes farther|goes further|long range|excellent range|wide range of motion",
    ),
    (-1, 38, "short range|limited range"),
    (
        1,
        39,
        "more accurate|accurately|precisely|exact|pinpoint|spot on|accurate|precise|accurate gps|accurate tracking|accurate heart rate|reliable gps|precise tracking|precise control|precise temperature control|precise temperature|holds tune|stays in tune well|good intonation|pinpoint accuracy|excellent gps|accurate data|accurate gps tracking|reliable tracking|consistent readings|accurate heart rate monitoring|holds pitch|hold pitch|stay in tune|stays in tune",
    ),
    (
        -1,
        39,
        "imprecise|unprecise|inaccurately|way off|wildly off|off by|inaccurate|gps issues|inconsistent tracking|inaccurate heart rate|goes out of tune|accuracy issues|drifts out of tune|less precise|unreliable gps",
    ),
    (
        1,
        40,
        "nimble|fun to drive|manoeuvrable|handles beautifully|drives well|playable|maneuverable|easy to maneuver|easy maneuverability|smooth rolling|rolls smoothly|glides smoothly|agile|easy to handle|swivels|swivel steering|great handling|easy to steer|smooth maneuverability|smooth gliding|effortless maneuverability|great control|excellent ball control|better ball control|easy to push|smooth ride|stable ride|smooth rolling wheels|easy rolling|360 degree wheels|spinner wheels|glides|handle well|handles well",
    ),
    (
        -1,
        40,
        "hard to steer|vague steering|handles poorly|wallows|difficult to steer|hard to control",
    ),
    (
        1,
        41,
        "knowledgeable|well documented|well trained|well taught|educational|expert guidance|helpful guides|fit quiz|helpful resources|fit guide|personalized feedback",
    ),
    (
        -1,
        41,
        "poorly documented|badly documented|poorly taught|poorly trained",
    ),
    (
        1,
        42,
        "pioneering|game changing|forward thinking|ahead of its time|inventive|technologically advanced|innovative|cutting edge technology|advanced technology|state of the art technology|high tech|next gen|next generation|groundbreaking|revolutionary|ai powered features|futuristic|newest technology|innovative technology|innovative features|modern features|most advanced|latest technology",
    ),
    (
        -1,
        42,
        "behind the times|obsolete|outmoded|stuck in the past|older model|older technology|outdated technology|aging|previous generation|older processor|not the latest|last gen|older hardware|outdated|dated",
    ),
];
