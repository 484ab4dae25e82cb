//! English praise and blame of single features: speed and on. Only data; hyphens are read as spaces.

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        11,
        "faster|fastest|quicker|quickest|speedy|lightning fast|blazing fast|rapidly|instant|instantly|swift|swiftly|lag free|low latency|zippy|fast|fast paced|quick|quickly|heats up quickly|heats quickly|heats up in|rapid heating|fast heating|quick heat up|ready in|fast processor|fast performance|in seconds|quick start|quick start ups|speeds up|time saving|saves time|blazing|high speed data|fast speeds|fast 5g|played quickly|quick playing|lightning|fast response|quick response|rapid response|fast response time|low input lag|low lag|minimal lag|no lag|boots quickly|loads quickly|fast loading|quick loading|high speeds|super fast|superfast|ultra-fast|fast wi-fi|fast connection|gigabit|fast autofocus|quick turnaround|fast-absorbing|absorbs quickly|quick-drying|dries quickly|fast drying|heats up fast|heats fast|quick preheat|preheats quickly|no preheat|quick boil|boils quickly|fast gameplay|speed-oriented|built for fast|fast feel|fast turnover|quick turnover|feels fast|feel fast|fast internet|fast data|quick to respond to touch|reduced input lag|low response time|fast download speeds|quick boot",
    ),
    (
        -1,
        11,
        "slow|slower|slowest|sluggish|laggy|slowly|takes forever|slows down|time consuming|slow to|takes longer|longer to|slow performance|slower performance|slowdowns|throttled|throttling|deprioritized|data deprioritization|extra cooking time|takes a while|slows|slow speeds|slower speeds|slow loading|slow to load|slow boot|input lag is|high input lag|noticeable lag|slow to heat|long wait|longer wait|slow to dry|long preheat|sluggish interface|slower response|can slow|may slow|slow down|slowed|slowed speeds|slower data|reduced speeds|deprioritization|throttle|throttles|may be deprioritized|may be slower|can be slow|can be slower|can be sluggish|a bit slow|a bit sluggish|slower processing|slower charging speed|during congestion|network congestion",
    ),
    (
        1,
        12,
        "lasts all day|long battery|longer battery|lasts for days|multi day battery|all day battery life|all day battery|long battery life|long lasting battery|long lasting battery life|extended battery life|excellent battery life|lasts up to|up to 2 weeks|week long battery|multi day battery life|days of battery|exceptional battery life|multi week battery|long runtime|long run time|extended runtime|long playtime|great battery|excellent battery|impressive battery|strong battery|solid battery|good battery|reliable battery|big battery|large battery|massive battery|lasts a full day|full-day battery|two-day battery|lasts two days|weeks of battery|longer runtime|hot-swappable batteries|extra battery|long standby|all-day use|impressive runtime|outstanding battery life|multi-day|lasts days|lasts for weeks|extends runtime|extended use|long-life battery|lasts longer on a charge|marathon battery|exceptional battery|excellent battery endurance|full day of use|full day's use|all-day power|lasts through|extended battery|huge battery|lasts all day long|great runtime|rarely needs charging|rarely need to charge|doesn't need charging often|no need to charge",
    ),
    (
        -1,
        12,
        "runs out quickly|dies quickly|battery drains|drains quickly|drains fast|short battery|short battery life|shorter battery life|limited battery life|poor battery life|mediocre battery life|average battery life|needs frequent charging|requires frequent charging|needs daily charging|charge it daily|charge daily|limited runtime|short runtime|short run time|battery life could|weak battery|small battery|smaller battery|lower battery life|battery life drops|less battery life|weaker battery|battery life is limited|shorter runtime|average battery|battery life is short|short battery life on|drains the battery|drains faster|runtime is limited|runtime is short|limited run time|runtime drops|less runtime|battery degrades",
    ),
    (
        1,
        13,
        "fast charging|quick charging|wireless charging|charges quickly|charges fast|quick charge|rapid charging|supports wireless charging|super-fast charging|ultra-fast charging|rapid charge|fast charge|quick top-up|charges rapidly|quickly charges|full charge in|supports fast charging|fast charging support|convenient charging",
    ),
    (
        -1,
        13,
        "slow charging|no wireless charging|charges slowly|proprietary charger|slower charging|charging is slow|long charge time|long charging time|long charging times|lacks wireless charging|takes hours to charge|longer charging time|no fast charging|slow charge|slow to charge|charging speeds are slow|charger not included|no charger|no charger included",
    ),
    (
        1,
        14,
        "sounds great|sounds good|sounds better|sounds amazing|sounds excellent|sounds fantastic|great sounding|sounds rich|sounds clear|sound great|sound better|clear sound|rich sound|warm tone|balanced sound|immersive sound|deep bass|powerful bass|punchy bass|strong bass|thumping bass|bass forward|bass forward sound|great sound|warm sound|bright tone|rich tone|full bodied|resonant|warm and balanced|high fidelity|hi res|audiophile|studio quality|crystal clear sound|booming bass|enhanced bass|well balanced sound|detailed sound|great tone|full sound|full-bodied sound|full-bodied tone|balanced tone|bright sound|crisp sound|crisp highs|clear highs|clear mids|clear vocals|tight bass|rich bass|impressive bass|good bass|strong low end|room-filling|room-filling sound|loud sound|big sound|great projection|good projection|excellent projection|strong projection|beautiful tone|mellow tone|sweet tone|clear tone|warm and rich tone|crystal-clear calls|clear calls|clear call quality|excellent call quality|great call quality|spacious soundstage|wide soundstage|expansive soundstage|hi-fi|rich audio|immersive audio|crisp audio|clear audio|detailed audio|booming|boomy bass|resonates|resonant sound|balanced audio|great audio|excellent audio|impressive sound|superb sound|loud and clear|bright and clear tone|crisp tone|deep, rich sound|rich, full sound|clear and loud|articulate|well-balanced tone|vibrant sound|rich resonance|rich sounding|great sustain|studio-grade|loud and full|surprisingly loud|loud and proud|surprisingly big sound|big, full sound|loud speakers|loud speaker|loud ringer|amplified sound|louder speakers|loud speakerphone",
    ),
    (
        -1,
        14,
        "sounds worse|sounds tinny|sounds bad|sounds poor|sounds muddy|sounds flat|sound worse|sounds hollow|lacks bass|weak bass|lacks clarity|thin sound|tinny sound|muddy bass|lacks low end|boomy|overpowering bass|lacks depth|sounds thin|weak speakers|tinny speakers|mediocre speakers|average speakers|average sound|average sound quality|mediocre sound|mediocre sound quality|sound could|harsh highs|bass can be overwhelming|lacks punch|lacks warmth|poor call quality|mediocre call quality|average call quality|low volume|limited bass|bass is lacking|lack bass|lacking bass|lacks deep bass|lacks some bass|lacks volume|sound is average|sound quality is average|sound quality is mediocre|weak sound|weak audio|audio is weak|not as rich|not as loud|audio quality could|basic sound|basic speakers|less bass|speakers are weak|flat sound|soundbar recommended|may need a soundbar|less resonance|less projection|less volume|sound quality could|weak microphone|poor microphone|muffled|boxy",
    ),
    (
        1,
        15,
        "effective noise cancellation|blocks out|blocks noise|drowns out|great anc|strong anc|impressive anc|excellent anc|decent anc|cancels noise|industry leading noise cancellation|outstanding noise cancellation|best noise cancellation|strong noise cancellation|great noise cancellation|impressive noise cancellation|excellent noise cancellation|superb noise cancellation|blocks outside noise|blocks background noise|blocks ambient noise|solid anc|solid noise cancellation|good noise isolation|great isolation|reduces background noise|reduces ambient noise|minimizes background noise",
    ),
    (
        -1,
        15,
        "no anc|lacks anc|no noise cancellation|lacks noise cancellation|weak anc|anc is weak|no active noise cancellation|lacks active noise cancellation|anc could|noise cancellation could|weaker anc|weaker noise cancellation|weak noise cancellation|anc is not|average anc|mediocre anc|basic anc|noise cancellation is weak|not as effective at blocking|limited noise isolation|poor noise isolation",
    ),
    (
        1,
        16,
        "quietest|silent|quietly|noiseless|silently|near silent|ultra quiet|quiet|whisper quiet|runs quietly|operates quietly|silent operation|low noise|quiet operation|quiet motor|quiet performance|runs quiet|quiet enough|virtually silent|nearly silent|library quiet|noise-free|quiet mode|doesn't disturb|quieter operation|noise-reducing|noise reduction technology|reduced noise|reduces noise|minimal noise|sound-dampening|sound-dampened|sound enclosure|quieter motor|super quiet|very quiet|operates silently|won't wake|quieter",
    ),
    (
        -1,
        16,
        "noisier|louder|loudest|noisiest|deafening|rattles|rattle|whines|squeaks|squeaky|loud|noisy|loud motor|can be loud|loud operation|noise can|a bit loud|bit noisy|can be noisy|fairly loud|quite loud|relatively loud|loud fan|noisy fan|noisy motor|high-pitched|hums|buzzes|very loud|extremely loud|a bit noisy|quite noisy|loud when|noisy when|noisy operation|pretty loud|loud on|audible|vibrates|thin walls|street noise|coarse",
    ),
    (
        1,
        17,
        "bright display|vibrant display|sharp display|stunning display|vivid|vivid colors|vibrant colors|deep blacks|inky blacks|perfect blacks|high contrast|true to life|rich colors|high resolution|crisp display|bright screen|sunlight readable|easy to read display|high refresh rate|smooth 120hz|edge to edge|lifelike|vibrant visuals|colorful|beautiful display|high refresh rate screen|large screen|large touch screen|large display|bigger screen|bigger display|excellent picture|wide color gamut|excellent contrast|great contrast|infinite contrast|strong contrast|true blacks|perfect black levels|rich contrast|accurate colors|color accurate|wide viewing angles|excellent viewing angles|good viewing angles|great viewing angles|high brightness|excellent brightness|impressive brightness|great brightness|great hdr|excellent hdr|impressive hdr|strong hdr|sharp picture|crisp picture|stunning picture|great picture|vibrant picture|vibrant colours|bright picture|anti-reflective|smooth scrolling|bright panel|crisp visuals|sharp visuals|stunning visuals|vivid visuals|rich visuals|sharp image|sharp images|clear picture|crisp text|gorgeous display|fluid display|deep black levels|rich blacks|deeper blacks|dark blacks|excellent black levels|great black levels|billion colors|lifelike colors|bold colors on screen|beautiful picture|realistic picture|detailed picture|superb picture|amazing picture|incredible picture|excellent hdr performance|bright and vivid|bright and colorful|vibrant and bright|gets bright|gets very bright|bright enough for|handles glare|handles reflections|smooth motion|smooth visuals|smooth 144hz|smooth display|immersive visuals|immersive picture|cinema-like|theater-like|crisp, clear picture|stunning 4k|large, bright|crisp 4k|brighter screen|brighter display|super bright|rich, vibrant colors|vivid picture|punchy colors|good contrast|solid contrast|superior contrast|accurate color|great color|excellent color|rich color|color-rich|upscales",
    ),
    (
        -1,
        17,
        "dim display|low brightness|washed out colors|poor viewing angles|narrow viewing angles|low resolution|blooming|dim screen|lower resolution|limited brightness|glare issues|reflective screen|mediocre display|low peak brightness|limited viewing angles|brightness could|not very bright|not as bright|isn't as bright|not bright enough|struggles in bright rooms|low contrast|poor contrast|weak contrast|60hz only|limited to 60hz|only 60hz|60hz refresh rate|lower refresh rate|poor black levels|weak blacks|no hdr|limited hdr|lower peak brightness|halo effect|haloing|dirty screen effect|narrow viewing angle|lacks dolby vision|no dolby vision|no dolby vision support|average brightness|mediocre brightness|less bright|lower brightness|doesn't get very bright|doesn't get as bright|not the brightest|mediocre contrast|less vibrant|less contrast|black levels could|grayish blacks|average picture|mediocre picture|hdr performance is limited|limited hdr performance|lacks local dimming|no local dimming|screen could be brighter|display could be brighter|dimmer display|small screen|smaller screen|small display|viewing angles could|viewing angles are limited|motion handling could|image retention|burn-in|risk of burn-in|color accuracy could|motion blur|judder",
    ),
    (
        1,
        18,
        "excellent camera|great camera|takes great photos|great photos|versatile camera|impressive camera|sharp photos|detailed photos|camera prowess|excellent photos|stunning photos|great low light|great for photography|strong camera|solid camera|good camera|best camera|capable camera|flagship camera|stunning shots|crisp photos|vibrant photos|natural photos|great selfies|excellent night mode|versatile cameras|superb camera|outstanding camera|impressive photos|optical zoom|excellent cameras|great cameras|impressive cameras|solid cameras|good cameras|top-notch cameras|top-notch camera|high-quality photos|sharp and detailed|detailed shots|beautiful photos|clear photos|exceptional camera|exceptional photos|captures great photos|captures stunning|shoots great|high-resolution camera",
    ),
    (
        -1,
        18,
        "mediocre camera|poor camera|grainy photos|weak camera|average camera|no telephoto|lacks a telephoto|camera could|camera struggles|cameras struggle|photos can be|average low-light|weak low-light|less capable camera|lacks optical zoom|no optical zoom|mediocre cameras|cameras aren't|cameras could|camera quality could|camera performance is average|camera is decent but|low-light camera|less versatile camera|no telephoto lens|lacks telephoto|camera quality is average|average cameras|weaker camera|weaker cameras|camera not as|inconsistent camera|camera lags",
    ),
    (
        1,
        19,
        "sleeker|attractive|good looking|modern|minimalist|minimalistic|eye catching|fashionable|fashion forward|chic|timeless|iconic|aesthetically pleasing|well styled|classy|handsome|looks great|looks good|sleek|stylish|trendy|elegant|slim design|sleek design|modern design|minimalist design|on trend|gorgeous|beautiful|unique look|unique design|unique designs|colorful design|eye catching design|retro|vintage|premium design|artistic|beautiful artwork|attractive design|cute|contemporary|polished look|slender|figure flattering|celebrity favorite|bold|sleek look|modern look|modern aesthetic|elegant look|elegant finish|stylish look|attractive look|attractive finish|beautiful finish|beautiful design|premium look|premium aesthetic|clean design|clean look|clean lines|thin bezels|slim bezels|ultra-thin|ultra-slim design|thoughtful design|thoughtfully designed|clever design|smart design|distinctive|distinctive design|striking|visually appealing|visually striking|visually stunning|blends in|blends into|blends with|aesthetic design|multiple color options|beautifully designed|photogenic|retro design|vintage look|vintage-inspired|classic look|classic design|timeless design|trend-driven|stylish design|elegant design|ultra-slim|near bezel-less|bezel-less|almost bezel-free|bezel-free|slim bezel|minimal bezels|stylish colors|fun colors|beautiful colors|attractive colors|lifestyle tv|art mode|looks like art|gallery-like|decorative|ornate|glossy finish|satin finish|sunburst finish|gorgeous finish|great looks|good looks|classic aesthetic|sleek appearance|modern appearance|cool design|futuristic design|transparent design|refined design|premium styling|tasteful|fashionable design|luxurious look|clean interface",
    ),
    (
        -1,
        19,
        "ugly|unattractive|bland|dated design|looks cheap|boring|dated looking|uninspired|garish|plain design|basic design|dated look|not the most stylish|not as stylish|less stylish|generic look|looks dated|uninspiring|design is basic|thick bezels|large bezels|camera bump|unremarkable design|design feels dated|looks plain|plain look|generic design|no color options|less sleek|not as sleek",
    ),
    (
        1,
        20,
        "gentle|gentler|gentle on|comfortable|more comfortable|cosy|ergonomic|supportive fit|soft and supportive|well padded|comfortably|comforting|roomy seats|comfortable fit|secure fit|snug fit|soft feel|plush|pressure relieving|pressure relief|contours|conforms|cradles|cool to the touch|sleeps cool|temperature regulating|breathable|cushioned|well cushioned|cushy|plush cushioning|soft cushioning|stays in place|stay in place|stays put|keep them in place|keeps them in place|comfortable for long|all day comfort|comfortable to wear|comfortable grip|easy on the hands|slim neck|low action|comfortable neck|narrow neck|soft touch|gentle on gums|gentle cleaning|gentle clean|body hugging|ergonomically|spinal alignment|supports the spine|medium firm|hugging|cozy|stretchy|non restrictive|responsive support|targeted support|lumbar support|excellent cushioning|great cushioning|won't fall out|easy to grip|flattering fit|well fitting|good fit|great fit|roomy toe box|wide toe box|soft|comfy|inclusivity|great feel|excellent feel|good feel|natural feel|nice feel|supportive|pillowy|cloud-like|ergonomic design|ergonomic handle|ergonomic grip|comfortable seat|heated seats|soft fabric|soft material|buttery soft|silky feel|airy|breathable mesh|sweat-wicking|stays cool|sleep cool|keeps you cool|temperature neutral|warm and cozy|keeps you warm|relieves pressure|relieve pressure|relieving pressure|relieves pressure points|reduces pressure|eases pressure|alleviates pressure|alleviate pressure|hugs|hugs your|hugs the|conforming|contours to|isolates motion|minimal motion transfer|reduces motion transfer|minimizes motion transfer|low motion transfer|strong edge support|excellent edge support|sturdy edge support|reinforced edges|reinforced edge support|balanced feel|luxurious feel|luxury feel|hotel-like|true to size|locked-in fit|sock-like fit|glove-like fit|secure lockdown|adjustable fit|customizable fit|custom fit|accommodating fit|wide widths|roomy fit|stretchy fabric|good arch support|comfortable for all-day|comfortable for long periods|comfortable for hours|reduces fatigue|reduces strain|joint-friendly|impact protection|absorbs shock|shock-absorbing|lightweight feel on foot|plush comfort|memory foam comfort|cloudlike|plush foam|soft foam|soft yet supportive|soft yet responsive|supportive yet|comfort-focused|comfort-first|comfort layer that|superior comfort|softer feel|softer cushioning|cushions|cushioning for|adapts to|molds to|moulds to|sinks in|cradling|cradles the|gentle cradle|cooling gel memory foam|cooling memory foam|gel-infused|gel-infused memory foam|cooler sleep|dissipates heat|wicks moisture|keeps sleepers cool|promotes airflow|improved airflow|regulates temperature|temperature control for sleepers|promotes spinal alignment|proper spinal alignment|proper alignment|keeps the spine aligned|spine alignment|aligns the spine|spine-aligning|pain-relieving|back pain relief|relieves back pain|eases back pain|shoulder and hip|zoned lumbar support|targeted lumbar support|enhanced lumbar support|responsive foam feel|snug and secure|comfortable design|comfort-oriented|slim c neck|slim taper neck|narrower neck|smooth neck|smooth fretboard|comfortable action|easy action|low string action|comfortable body|plush ear cushions|plush earcups|plush ear pads|soft ear pads|soft ear cushions|cushioned headband|comfortable over long|fits comfortably|fits snugly|fits securely|stays secure|stay secure|stays on|stay on|won't slip|locked-in feel|keeps your head cool|keeps you dry and comfortable|keeps feet dry",
    ),
    (
        -1,
        20,
        "cramped|stiff|pinches|pinch|chafes|digs into|itchy|scratchy|lumpy|sagging|sags|blisters|uncomfortable|too firm|too soft|too stiff|sleeps hot|sleep hot|traps heat|retain heat|retains heat|tight fit|not comfortable|runs small|runs narrow|narrow fit|lacks cushioning|less cushioning|not supportive|less supportive|poor edge support|weak edge support|off gassing|pinching|hot spots|less plush|loose fit|not very comfortable|less comfortable|not as comfortable|fits small|fits tight|may feel tight|may feel firm|feels firm|too firm for|firm for|heat retention issues|retain some heat|sleep warm|sleeps warm|not breathable|less breathable|ear fatigue|clamping force|tight clamping|pressure on ears|hurts|limited cushioning|minimal cushioning|lack of cushioning|thin cushioning|thin padding|hard seat|firm seat|narrow seat|narrow toe box|narrow for|wide feet|stiff at first|break-in period|breaking in|requires break-in|irritation|irritates|irritate|sinkage|limited edge support|less edge support|limited legroom|bumpy ride|stiff ride|harsh ride|not enough support|need more support|may need more support|greasy feel|uncomfortable for|run small|runs tight|fit is narrow|fits narrow|tight toe box|less cushioned|not as cushioned|not as soft|not as plush|less soft|too soft for|may be too soft|may be too firm|may be too|might be too|could be too|may feel too|can feel too|may not suit all|firm ride|harsh on|ear tips may|can be tight|may be uncomfortable|discomfort|trap heat|traps some heat|some heat retention|motion transfer is|slow to respond to movement|difficult to move on|stuck-in-the-bed|stuck feeling|hard to move around|heavy on the head|not for wide|sweaty|run narrow|runs a bit narrow|tends to run narrow|a bit narrow|slightly narrow|sink too much|sinks too much|sink in too much|sinks in too",
    ),
    (
        1,
        21,
        "light|lighter|more compact|pocketable|slimmer|thinner|featherweight|packable|foldable|lightweight|lightweight design|light weight|ultra lightweight|ultralight|compact|compact size|compact design|compact footprint|small footprint|portable|travel friendly|easy to carry|easy to store|easy storage|small size|slim profile|slim|thin and light|fits in|pocket friendly size|space saving|space saving design|small kitchens|small spaces|tight spaces|limited counter space|limited space|limited counter|small apartments|fits easily|easy to transport|easy to travel with|good for travel|great for travel|feather light|grab and go|doesn't take up|folds flat|lightest|for travelers|for travel|convenient size|pocket sized|easy to move|easy to lift|ultra-portable|ultraportable|super light|extremely lightweight|incredibly light|barely-there|slim build|slim form factor|compact form factor|compact form|small form factor|compact build|compact body|space-efficient|folds up|folds down|folds compactly|fold flat|foldable design|collapsible|packs small|packs down|stows away|stores easily|easy to stow|wall-mountable|space conscious|small enough|light enough|compact enough|lightweight construction|lightweight build|lightweight frame|lightweight body|travel-ready|weighs only|weighs just|weighing just|weighing only|weighs under|weighing under|travel size|easy portability|compact storage|stores flat|smaller footprint|slimline|lightweight feel|ultra-light|ultra-lightweight design|extremely light|exceptionally lightweight|incredibly lightweight|remarkably lightweight|super lightweight|very lightweight|low-profile design|low profile|easy to hold with one hand|3/4 size|travel-sized|parlor size|small-bodied|smaller body|compact body size|self-standing|freestanding|free-standing|stands upright|fits in small|fits small spaces",
    ),
    (
        -1,
        21,
        "heaviest|cumbersome to carry|hefty|unwieldy|oversized|takes up a lot of space|hard to carry|too big|bulky|heavy|heavier|large footprint|takes up|big and heavy|heavy for|quite heavy|bulkier|top heavy|too heavy|too large|not portable|large size|chunky|on the heavier side|requires counter space|not as compact|somewhat heavy|a bit heavy|slightly heavy|relatively heavy|fairly heavy|bit bulky|a bit bulky|slightly bulky|somewhat bulky|large and heavy|takes up space|takes up a lot|tall profile|tall for|may not fit|won't fit|doesn't fit|too tall|too wide|too bulky|larger footprint|big footprint|weighty|adds weight|adds bulk|extra weight|extra bulk|not the lightest|not as portable|less portable|not very portable|hard to move|difficult to move|difficult to store|hard to store|bulky design|bulky size|larger size|bigger size|quite large|quite bulky|rather large|rather heavy|very heavy|large body|larger body|bigger body|may be too large|might be too large|too heavy for|too big for|too large for|not as light|not as lightweight|heavier weight|heavier build|slightly heavier|a bit heavier|slightly larger|large for|hefty weight|heavy to carry|weighs more|not very compact|less compact|might not fit|may not fit under|might not fit under|won't fit under|doesn't fit under",
    ),
    (
        1,
        22,
        "customisable|fully featured|loaded with|highly customizable|many features|feature rich|packed with features|feature packed|loaded with features|multi functional|multifunctional|multi use|all in one|full featured|robust feature set|comprehensive features|rich features|tons of features|plenty of features|lots of features|smart features|extra features|wide range of features|premium features|added features|useful features|impressive features|unlimited data|customizable|adaptable|customizable settings|tech savvy|feature laden|extensive features|comprehensive package|comprehensive solution|more features|all the features|great features|multipurpose|2 in 1 versatility|versatile|flexible|pressure sensor|built in grinder|steam wand|2 minute timer|advanced training|training plans|personalized training|personalized recommendations|daily suggested workouts|personalized insights|detailed insights|insightful|advanced metrics|detailed metrics|detailed analysis|advanced features|helpful features|ad free experience|transforms into|converts to|converts into|doubles as|robust features|advanced feature|rich feature set|strong feature set|excellent feature set|wide range of functions|highly adjustable|adjustable settings|wide range of settings|multiple settings|versatile functions|versatile cooking|lots of functions|many functions|multi-purpose design|powerful automation|powerful automations|advanced automation|advanced analytics|powerful analytics|robust reporting|detailed reporting|robust analytics|highly configurable|extensible|flexible configuration|generous data|unlimited calls|unlimited calling|unlimited texting|gamified|offline mode|offline maps|robust toolset|powerful tools|useful tools|handy features|handy extras|nice extras|useful extras|thoughtful touches|clever features|advanced functionality|comprehensive feature set|comprehensive suite|comprehensive tools|full suite|wide array of features|array of features|impressive feature set|great feature set|good feature set|extra perks|great perks|valuable perks|added perks|generous perks|multi-tasking|multi-surface|dual-purpose|converts easily|converts to a handheld|convert to a handheld|transforms to|2-in-1 design|handheld mode|variable speed|variable speed control|variable speeds|preset programs for|pre-programmed|preprogrammed|adjustable speed|adjustable suction|adjustable speeds|remote-controlled|great extras|works for multiple|good for multiple|multi-use design|do-it-all|flexible plans|customizable plans|flexible plan options|customizable options|highly versatile|extremely versatile|incredibly versatile|more versatile|versatile enough|tech-packed|loaded with tech|feature-heavy|automatically adjusts|automatically detects|automatically senses|automatically boosts|intelligently adjusts|auto-adjusts|lets you see|helps you see|help you see|displays remaining|shows remaining|reveals hidden|reveals dust|illuminates|illuminate|converts quickly into|converts to a|converts into a|converts easily into|transforms into a|doubles as a|can be converted|transforms easily|complete package|all-inclusive",
    ),
    (
        -1,
        22,
        "feature poor|inflexible|rigid|stripped down|few features|fewer features|limited features|basic features only|fewer modes|only one mode|basic functionality|limited functionality|limited customization|barebones|no frills experience|limited modes|one cleaning mode|limited smart features|fewer bells and whistles|fewer presets|few presets|stripped back|limited port selection|limited ports|lacks ports|no headphone jack|no expandable storage|lacks smart features|fewer smart features|fewer advanced features|limited feature set|basic feature set|no app|no app support|no smart features|less versatile|not as versatile|not very versatile|fewer extras|fewer attachments|limited attachments|fewer accessories|limited accessories|few accessories|no carrying case|no case included|no carry case|lacks a carrying case|no accessories|not customizable|limited customizability|limited settings|limited speed settings|fewer settings|fewer speed settings|no presets|lacks presets|no preset programs|no pre-programmed|lacks preset|lacks automatic|basic controls|manual controls|no automatic|features are limited|features are basic|less feature-rich|not as feature-rich|fewer perks|limited perks|no perks|without advanced features|without extra features|no electronics|lacks electronics|lacks an lcd|no lcd|limited data|data caps|data cap|limited hotspot|no hotspot",
    ),
    (
        1,
        23,
        "compatible|integrates|integrate|integrates well|integrates with|works with|interoperable|connects easily|compatible with|works seamlessly|seamless integration|seamlessly integrates|integrates seamlessly|easy pairing|pairs easily|easy connectivity|works with most|compatible with most|wide compatibility|broad compatibility|multipoint|connects via|connects to|syncs with|works with alexa|plays nicely|plays well with|works across|works on any|wide device support|broad device support|pairs seamlessly|pairs quickly|connects seamlessly|connects quickly|seamless connectivity|multi-device pairing|two devices at once|cross-platform|integrates smoothly|deep integration|tight integration|great integration|excellent integration|seamless ecosystem|seamless device|plenty of ports|ample ports|lots of ports|ample connectivity|wide app compatibility|bring your own phone|keep your own phone|keep your phone|keep your number|byod|smart home compatible|alexa compatible|hearing aid compatible|compatible with alexa|compatible with hearing aids",
    ),
    (
        -1,
        23,
        "incompatible|proprietary|not compatible|does not integrate|doesn't integrate|not compatible with|limited compatibility|compatibility issues|only works with|incompatible with|limited to apple|limited android|requires an iphone|ios only|works only with|few ports|limited connectivity|limited integration|limited integrations|fewer integrations|limited hdmi|only two hdmi|fewer hdmi|limited hdmi ports|limited hdmi 2.1|only works on|works best with apple|apple-only|exclusive to apple|limited compatibility with|no bluetooth|lacks bluetooth|no hdmi 2.1|lacks hdmi 2.1|fewer ports|wired only|no aux|no wireless|limited phone compatibility|not all phones|requires a compatible|no multipoint|lacks multipoint|single-device|only supports",
    ),
    (
        1,
        24,
        "great app|excellent app|intuitive app|user friendly app|helpful app|long software support|long term software support|regular updates|years of updates|years of software updates|clean software|smooth software|feature packed app|bloat free|stock android|intuitive software|smart tv interface|clean android|clean os|clean ui|near-stock android|smooth interface|smooth software experience|long update support|long updates|long-term update support|long update policy|seven years of updates|7 years of updates|7 years of software|seven years of software|years of support|years of android|years of security|years of os|guaranteed updates|timely updates|excellent software|great software|strong software|strong software support|excellent software support|robust app|well-designed app|feature-rich app|polished app|polished software|responsive interface|smooth google tv|user-friendly smart|user-friendly platform|user-friendly os|intuitive smart|great smart platform|excellent smart platform|robust smart|intuitive platform|regular software updates|ad-free interface|bloatware-free|easy-to-use app with",
    ),
    (
        -1,
        24,
        "buggy software|clunky app|clunky interface|bloatware|limited updates|short software support|outdated software|app is limited|clunky software|app issues|limited app support|slow interface|ads in the interface|shorter software support|limited software support|fewer updates|slow updates|slower updates|short update|shorter update|limited update|software updates are limited|app experience is|laggy interface|sluggish software|cluttered software|ad-heavy|ads on the home screen|ads in interface|ads in menus|software is clunky|lacks long-term|less software support|less frequent updates|pre-installed apps|limited app selection|limited apps|fewer apps",
    ),
    (
        1,
        25,
        "safer|safest|safely|child safe|non toxic|nontoxic|hypoallergenic|safe|safe to use|bpa free|cool touch|auto shut off|child lock|fall detection|emergency button|protects gums|protect gums|prevents over brushing|prevent over brushing|certified safe|strong safety|baby-safe|pet-safe|food-safe|food-grade|bpa-free plastic|safe for kids|safe for children|kid-safe|family-safe|crash-tested|safety-certified|ul-certified|stays cool to the touch|tip-resistant|5star urgent response|safer for|low voc|low emissions of|allergy-friendly|fragrance-free|dermatologist-tested|gentle on enamel|greenguard|peace of mind|adds protection|extra protection|added protection|better protection|protects your head|protective",
    ),
    (
        -1,
        25,
        "unsafe|dangerous|hazardous|toxic|overheats|overheat|overheating|recalled|injured|catches fire|safety concerns|safety issues|safety hazard|burn risk|fire risk|fire hazard|choking hazard|sharp edges|allergic reaction|allergic reactions|tip over|tips over|tippy|health concerns|gets too hot",
    ),
    (
        1,
        26,
        "private|encrypted|secure payments|secure data|secure transactions|data is secure|secure checkout|end to end encrypted|protects privacy|respects privacy|secured|encrypts|privacy-focused|privacy-first|privacy-friendly|strong encryption|robust security|strong security|strong privacy|excellent security|advanced security|secure login|audited|independently audited|no-log|no logs|zero-knowledge|bank-level security|bank-grade|blocks spam|blocks scam|spam blocking|scam blocking|spam call blocking|robocall blocking|no tracking|doesn't sell|local processing|secure storage",
    ),
    (
        -1,
        26,
        "insecure|data leak|data leaks|leaked|hacked|sells data|sells user data|shares data|sells your data|intrusive|breached|exposed customer data|privacy concerns|security concerns|privacy issues|collects data|data collection|breach|weak security|weak privacy|limited privacy|tracks users|tracking concerns",
    ),
    (
        1,
        27,
        "tasty|tastier|flavourful|tastes great|tastes good|tastes better|aromatic|yummy|fresh|refreshing|creamy|taste great|taste good|smells great|mouthwatering|rich flavor|full flavor|flavorful|delicious|delicious results|great tasting|rich and balanced|quality espresso|excellent espresso|great espresso|great coffee|authentic espresso|rich espresso|flavorful coffee|optimal flavor|crispy and delicious|rich crema|good crema|tasty results|great food|delicious food|good food|excellent food|smooth taste|rich taste|great taste|good taste|excellent taste|pleasant taste|pleasant scent|light scent|fresh scent|smells amazing|bold flavor|bold taste|balanced flavor|balanced taste|natural taste|no aftertaste|crispy texture|tender|juicy|savory|kid-approved|picky eaters|full-flavored|rich aroma|smooth smoothies|creamy smoothies|smooth soups|silky soups|silky smoothies|smooth, creamy|smoothie-shop",
    ),
    (
        -1,
        27,
        "bland taste|tasteless|tastes bad|tastes burnt|tastes artificial|artificial taste|bitter|chalky|stale|soggy|gritty|burnt|too sweet|too salty|artificial tasting|metallic taste|flavorless|flavourless|smells bad|watery|taste bad|strong smell|strong odor|chemical smell|chemical odor|initial odor|slight odor|unpleasant smell|unpleasant odor|off-gassing smell|off-gassing odor|artificial flavor|artificial sweetener taste|bland flavor|overcooked|dry texture|gritty texture|grainy texture|weird aftertaste|overly sweet|too spicy|mushy|rubbery",
    ),
    (
        1,
        28,
        "all natural|healthy|healthiest|nutritious|sugar free|gluten free|clean ingredients|low sugar|high protein|no additives|no added sugar|no artificial|wholesome|plant based|preservative free|nutrient dense|natural materials|organic materials|certipur us certified|organic cotton|natural latex|chemical free|less oil|little oil|oil free|healthier meals|healthier cooking|healthier|natural|organic|clean label|clean formula|clean formulas|simple ingredients|quality ingredients|high-quality ingredients|premium ingredients|whole-food|grain-free|dairy-free|soy-free|vegan|non-gmo|paraben-free|sulfate-free|cruelty-free|non-comedogenic|vitamin-rich|rich in protein|rich in vitamins|protein-rich|balanced nutrition|complete nutrition|vet-recommended formula|third-party tested|lab-tested|certipur us certified foams|oeko-tex certified|organic certified|non-toxic materials|no fillers|filler-free",
    ),
    (
        -1,
        28,
        "unhealthy|unhealthier|high in sugar|full of sugar|artificial ingredients|contains additives|highly processed|ultra processed|loaded with sugar|high in sodium|high sodium|contains gluten|contains soy|contains dairy|contains nuts|contains fragrance|contains alcohol|contains perfume|added sugars|added sugar",
    ),
    (
        1,
        29,
        "recycled plastic|recyclable packaging|environmentally friendly|recyclable|energy efficient|more energy efficient|fuel efficient|green|greener|ethical|ethically sourced|fair trade|biodegradable|compostable|responsibly sourced|climate neutral|zero waste|sustainably sourced|low emission|environmentally conscious|sustainable|eco conscious|eco friendly|ethically made|recycled|recycled fabrics|recycled materials|carbon neutral|environmentally responsible|sustainable fabrics|sustainable materials|eco friendly materials|eco friendly fabrics|planet friendly|greenguard gold|uses little energy|low energy use|uses less energy|carbon-negative|b corp|plastic-free|plastic-free packaging|solar-powered|energy-saving|saves energy|low energy|low energy consumption|low power consumption|water-saving|refillable|reusable|upcycled|recycled packaging|recycled ocean plastic|made from recycled|made with recycled|sustainably made|sustainably produced|sustainability-focused|eco-minded|earth-friendly|ethical production|ethical manufacturing|fair labor|low carbon|reduces waste|reduces plastic waste|energy star certified|energy star|energy star rated|low carbon footprint",
    ),
    (
        -1,
        29,
        "unsustainable|polluting|pollutes|energy hungry|gas guzzler|thirsty|excessive packaging|greenwashing|unethical|power hungry|high energy consumption|high power consumption|energy-intensive|not recyclable|not eco-friendly|not the most eco-friendly|less eco-friendly|plastic waste|single-use|environmental concerns|not energy efficient|packaging is wasteful",
    ),
    (
        1,
        30,
        "no fees|no annual fee|fee free|waived fees|without fees|commission free|no contract|no annual contract|no annual contracts|no contracts|no hidden fees|no activation fee|no activation fees|contract free|taxes and fees included|no subscription|no subscription required|no subscription fees|subscription free|no monthly fees|cancel anytime|no extra fees|without subscription|no long term contract|no long term contracts|no long term commitment|no foreign transaction fees|no foreign transaction fee|no minimum balance|no minimums|no commissions|zero fees|zero commission|zero commissions|low-fee|no delivery fees|no cancellation fee|no cancellation fees|no overage|no overage fees|no overage charges|no credit check|month-to-month|no commitment|no commitments|no-contract plans|contract-free plans|without a contract|without contracts|without long-term contracts|taxes included|fees included|no strings attached|no surprise fees|no setup fee|no setup fees|no termination fees|no extra charges|no minimum|no minimum deposit|free wi-fi|free wifi",
    ),
    (
        -1,
        30,
        "hidden fees|hidden costs|hidden charges|additional fees|extra charges|nickel and dime|surprise charges|overcharges|overcharged|unexpected charges|unexpected fees|requires a subscription|subscription required|requires subscription|contains ads|includes ads|ad supported|activation fee|extra fees|subscription needed|additional cost|extra charge|monthly fee required|locked behind a subscription|additional subscription|delivery fees add up|requires a contract|requires contract|long-term contract|locked into|upfront payment|pay upfront|paid upfront|prepay|requires prepayment|extra cost for|costs extra|extra fee|charged extra|sold separately|must be purchased separately|not included|subscription fee|requires paid|paid plan|paid add-on|paywall|behind a paywall|paid subscription|requires membership|taxes and fees not included|taxes and fees extra|hidden fee|additional costs|fees apply|surcharge|extra cost applies|high apr|balloons|cost extra",
    ),
    (
        1,
        31,
        "widely available|available nationwide|works everywhere|nationwide coverage|reliable coverage|excellent coverage|strong coverage|great coverage|wide coverage|extensive coverage|best coverage|broad coverage|good coverage|reliable network|extensive network|coverage nationwide|vast network|robust network|readily available|available worldwide|international roaming|nationwide 5g|largest network|largest 5g network|best rural coverage|wide network|extensive network coverage|wide 5g coverage|wide availability|available everywhere|available in all|global coverage|worldwide coverage|comprehensive coverage|broad availability|widely accepted|accepted everywhere|many locations|convenient locations|robust coverage|top-notch coverage|superior coverage|dependable coverage|solid coverage|wide-reaching|reaches every|strong signal|reliable signal|strong network|strong nationwide|great network|great reception|strong reception|excellent reception|uses verizon|runs on verizon|covers the entire|whole-home|free international|includes international|canada and mexico|mexico and canada|steps from|walking distance|central location|great location|excellent location|prime location|well located|conveniently located near|close to public transport",
    ),
    (
        -1,
        31,
        "drops calls|dropped calls|limited coverage|spotty coverage|poor coverage|coverage gaps|limited availability|not available in|region locked|only available in|us only|spotty service|weak coverage|harder to find|not widely available|limited to certain|limited rural coverage|limited international|u s only|limited international access|coverage issues|coverage is limited|weak signal|poor signal|poor reception|weak in rural|limited network|limited 5g|limited in rural|smaller network|not available everywhere|not available nationwide|limited service area|limited to major cities|only available online|online only|limited retail|limited locations|fewer locations|few locations|available only in|regional availability|not available in all|limited regions|network coverage may|limited roaming|no international roaming|no international|limited stock|out of the way|limited branch access|few branches|only by phone|only available by phone",
    ),
    (
        1,
        32,
        "ships quickly|ships fast|ships free|arrives quickly|delivers on time|delivered on time|arrived quickly|arrives on time|same day delivery|next day delivery|ships within|arrived early|delivers quickly|free shipping|fast shipping|quick shipping|free delivery|fast delivery|free two day shipping|ships for free|quick delivery|white glove delivery|speedy delivery|prompt delivery|reliable delivery|overnight shipping|two-day shipping|next-day shipping|same-day shipping|fast and free shipping|quick and free shipping|flat-rate shipping|contactless delivery|free white glove delivery|convenient delivery|compressed in a box|bed-in-a-box|delivered to your door",
    ),
    (
        -1,
        32,
        "arrived late|arrives late|arrived damaged|late delivery|ships slowly|slow to ship|delivers late|never arrived|took weeks to arrive|late deliveries|lost packages|slow shipping|shipping delays|long shipping times|expensive shipping|shipping fees|slow delivery|long delivery|long delivery times|longer delivery|longer shipping times|shipping can take|delivery can take|backordered|damaged in shipping|damaged during shipping|paid shipping|high shipping|shipping costs extra|shipping not included",
    ),
    (
        1,
        33,
        "extended warranty|money back|fully refundable|no questions asked|refunds quickly|free returns|easy returns|good return policy|generous return policy|hassle free returns|flexible return policy|generous trial|long trial|night trial|risk free|risk free trial|lifetime warranty|lifetime guarantee|long warranty|strong warranty|excellent warranty|generous warranty|great warranty|industry leading warranty|warranty backed|backed by a|money back guarantee|free trial|comprehensive warranty|solid warranty|extensive warranty|lifetime limited warranty|limited lifetime warranty|10-year warranty|full replacement warranty|forever warranty|long trial period|generous trial period|lengthy trial|lengthy trial period|365 night|100 night|free returns and|full refund|easy refunds|satisfaction guaranteed|long warranty period|extensive trial|year-long trial|no-risk|no-risk trial|robust warranty|impressive warranty|solid return policy|good warranty|easy return|easy return policy|easy exchanges|fast refunds|flexible returns|flexible cancellation",
    ),
    (
        -1,
        33,
        "refuses refunds|refused a refund|non refundable|nonrefundable|denies claims|denied claims|voids|short warranty|limited return|no warranty|shorter warranty|restocking fee|strict return policy|no free trial|return shipping|no refunds|warranty issues|short return window|return fee|returns are difficult|difficult returns|difficult to return|warranty is short|warranty is limited|limited warranty coverage|only one-year warranty|1-year warranty only|final sale|no returns|strict returns|shorter trial|shorter trial period|short trial|short trial period|limited trial|warranty claims can",
    ),
    (
        1,
        34,
        "recommended by|recommended by dentists|dentist recommended|recommended by experts|expert recommended|often recommended by|receives high praise|high praise|high marks|receives high marks|rave reviews|top reviews|great reviews|excellent reviews|trusted|trustworthy|reputable|beloved|respected|established|credible|well established|bestselling|best selling|well known for|trust|crowd favorite|most trusted|tried and true|legendary|esteemed|highly rated|highly regarded|well regarded|well known|well reviewed|well loved|critically acclaimed|highly recommended by|top seller|bestseller|best seller|best sellers|trusted brand|reputable brand|established brand|iconic brand|strong reputation|good reputation|great reputation|solid reputation|renowned|highly acclaimed|industry standard|five star|five stars|positive feedback|positive reviews|widely recommended|consistently recommended|consistently ranked|top ranked|often cited|frequently cited|favorite among|fan favorite|favorite of|long standing favorite|long standing|household name|official ball|official game ball|accepted by|ada accepted|well respected|pioneer|nba official|ada approved|prestigious|oscar winning|award winning|acclaimed|classic reputation|beloved by|trusted by|trusted name|respected brand|respected name|renowned brand|well-known brand|top-selling|highly reviewed|top-reviewed|glowing reviews|strong reviews|positive user reviews|positive customer reviews|high customer satisfaction|high satisfaction|strong following|cult following|go-to brand|industry leader|market leader|celebrity-approved|doctor-recommended|vet-recommended|pediatrician-recommended|editor-approved|award winner|award winners|multiple awards|five-star reviews|consistently high ratings|high ratings|top ratings|excellent ratings|strong ratings|great ratings|rated highly|used by professionals|used by pros|used in the nba|used by college|used by high school|used in professional|official basketball|official nba|ncaa official|official ncaa|nfhs approved|ncaa approved|fiba approved|fiba-certified|official game|tournament-approved|game-approved|wirecutter pick|top-rated by|accredited|aarp-endorsed|endorsed by|approved by|backed by science|legendary status|storied|iconic status|proven track record|stellar reputation|excellent reputation|positive reputation|long history|long-established|heritage brand|well-established brand|time-tested|tried-and-tested",
    ),
    (
        -1,
        34,
        "overrated|overhyped|untrustworthy|shady|notorious|infamous|distrust|lawsuit|scandal|fraudulent|bad reputation|discredited|sued|less well known|lesser known|not as well known|unknown brand|mixed reviews|poor reviews|negative reviews|bad reviews|less known|lesser known brand|less established|complaints about|fallen slightly out of favor|controversial|less popular|mixed feedback|mixed user reviews|mixed customer reviews|some complaints|user complaints|negative feedback|criticism for|reputation for poor|low ratings|poor ratings|lacks brand recognition|newer brand|relatively new brand|not well-known|less reputable|dented its reputation",
    ),
    (
        1,
        35,
        "wide choice|well stocked|many options|wide selection|large selection|huge selection|vast selection|great selection|good selection|broad selection|wide variety|huge variety|great variety|large variety|wide range|wide range of styles|variety of styles|variety of sizes|diverse selection|vast library|extensive library|huge library|large library|massive library|extensive catalog|vast catalog|diverse library|curated selection|diverse range|inclusive sizing|size inclusive|extended sizes|plus size|plus sizes|variety of styles and sizes|variety of brands|wide array|plenty of options|lots of options|tons of options|many styles|various styles|broad range|specializes in|specializing in|huge catalog|strong lineup|large catalog|impressive library|impressive selection|rich library|strong library|rotating selection|something for everyone|diverse|exclusive titles|original movies|blockbuster movies|multiple sizes|range of sizes|range of options|multiple firmness options|wide assortment|extensive collection|vast collection|large collection|impressive catalog|variety of configurations|range of configurations|exclusive films|hard to find films|classic films|international films|new movies|blockbusters|critically acclaimed originals|curated|inclusive|premieres|exclusive access|home to|adding new content|constantly adding|go to service for|wide variety of|great range|good range|vast range|huge range|extensive range|impressive range|multiple sizes available|variety of flavors|many flavors|many colors|many plans|wide range of plans|wide range of options|wide range of sizes|wide range of colors|wide array of|several plan options|flexible plan|choice of plans|range of plans to|variety of phones|extensive selection|excellent selection|diverse options|endless options|multiple plan options|extensive menu|rich catalog|deep catalog|deep library|large inventory|huge inventory|broad catalog|broad inventory|broad lineup|extensive lineup|wide lineup|diverse lineup|available in multiple firmness|multiple firmness|three firmness|choice of firmness|choose your firmness|many sizes|several sizes|for every budget|for any budget|fit any budget|fits any budget",
    ),
    (
        -1,
        35,
        "out of stock|few options|understocked|sold out|narrow selection|limited choice|not much choice|limited selection|smaller selection|smaller library|limited library|limited catalog|limited content|fewer options|limited options|fewer movies|limited variety|smaller catalog|limited sizes|less variety|fewer titles|not as many|content rotates|fewer choices|less content|narrower selection|limited movie selection|limited new releases|niche selection|limited styles|rotating catalog|limited color options|fewer styles|come and go|may leave|limited outside of|fewer new releases|fewer models|limited models|limited colors|few color options|fewer colors|only one color|only one size|one size only|fewer sizes|limited inventory|limited menu|smaller range|small selection|less selection|fewer plans|limited plan options|limited plans|few plan options|limited phone selection|limited device selection|fewer phones|limited lineup|limited channels|fewer channels|only one firmness|one firmness|lacks variety|lack of variety",
    ),
    (
        1,
        36,
        "low maintenance costs|easier to clean|easy to repair|easy to service|washable|repairable|easy to wipe|simple to clean|spotless|easy to clean|dishwasher safe|dishwasher safe parts|easy cleanup|quick cleanup|easy clean|makes cleaning easy|easy to empty|self cleaning|low maintenance|self empties|self emptying|easy to maintain|washable filter|washable filters|machine washable|nonstick|non stick|effortless cleaning|easy maintenance|removable parts|easy cleaning|cleans easily|ease of cleaning|stain resistant cover|removable cover|washable cover|easy to wash|easy to disassemble|easy disassembly|easy to take apart|rinses clean|wipes clean|wipe-clean|cleanup is easy|cleans itself|self-cleaning mode makes|self-cleaning feature|breeze to clean|a breeze to clean|cleanup a breeze|cleaning a breeze|makes cleanup|hygienic|washable brush|washable hepa|easy filter|tool-free cleaning|tangle-free|anti-tangle|no tangles|prevents tangles|prevents tangling|prevent tangles|prevents hair wrap|prevents hair|reduces tangles|anti-hair wrap|no hair wrap|hair-wrap-free|de-tangling|detangling|one-touch emptying|easy emptying|touch-free emptying|hygienic dirt disposal|hygienic bin|empties automatically|easily cleaned|zip-off cover|machine-washable cover|user-repairable|user-serviceable|easy repairs|parts available|spare parts are easy|replaceable parts|replaceable filter|low upkeep|minimal maintenance|little maintenance|no maintenance|dishwasher-safe components|dishwasher-safe jar|dishwasher-safe pitcher|self-cleaning cycle|self-cleaning mode|self-clean function|self-cleaning function|self-clean mode|self-clean cycle|cleaning cycle|empties itself|rinses easily",
    ),
    (
        -1,
        36,
        "high maintenance costs|high maintenance|difficult to maintain|hard to maintain|hard to repair|harder to clean|difficult to repair|dirty|stained|filthy|impossible to repair|a pain to clean|time consuming to clean|hard to clean|difficult to clean|tricky to clean|frequent cleaning|requires regular cleaning|filter replacement|hand wash only|not dishwasher safe|requires maintenance|needs regular maintenance|regular descaling|frequent emptying|replacement heads are expensive|needs to be emptied|small dustbin|hair tangles|more maintenance|frequent descaling|requires frequent cleaning|difficult to disassemble|hair wraps|hair gets tangled|tangled|clogs easily|can clog|prone to clogging|needs cleaning|needs frequent|requires frequent|requires frequent emptying|frequent maintenance|requires regular maintenance|regular maintenance|high upkeep|filters need|filter needs|filters must|must be cleaned|must be hand-washed|not machine washable|hard to empty|messy|messy to empty|messy emptying|emptying can be messy|can be tricky to clean|can be difficult to clean|can be hard to clean|not easy to clean|tedious to clean|no dishwasher|stains easily|shows dirt|gets dirty|collects dust|costly repairs|expensive to repair|hard to service|filter replacement costs|replacement filters are|regular charging of",
    ),
    (
        1,
        37,
        "roomier|holds plenty|holds a lot|more spacious|big enough|fits a lot|large capacity|high capacity|generous capacity|spacious|spacious interior|ample storage|plenty of storage|plenty of space|ample space|lots of storage|lots of space|large basket|roomy|roomy interior|fits a whole|fits a|can fit|fit a whole|holds up to|can hold|large enough|large enough for|big enough for|enough for|ample cooking space|extra packing space|extra space|large batches|large portions|expandable storage|upgradable storage|generous storage|generous packing space|maximizes space|large dustbin|big dustbin|large container|big capacity|maximizes packing space|more storage|multiple servings|well organized|easily accommodate|easily handle|accommodates|accommodate|can accommodate|can easily accommodate|can easily handle|enough space|enough room|expandable|large dust bin|big dust bin|large pitcher|large jar|large container for|large 72-oz|large 64-oz|64-ounce container|72-oz pitcher|large bowl|large water tank|large tank|big tank|large drum|large trunk|huge trunk|generous trunk|roomy trunk|plenty of room|lots of room|ample room|ample legroom|room for|fits large|holds large|xl capacity|family-sized|family-size|feeds a crowd|generous size|generous space|oversized bin|large load|large loads|big batches|larger batches|batch blending|large cargo|spacious trunk|ample cargo|massive storage|huge storage|large storage|expandable memory|microsd|micro sd|microsd card|expandable via|256gb base|seats up to|accommodates up to|supports up to",
    ),
    (
        -1,
        37,
        "tiny tank|too small|holds little|fills up quickly|fills quickly|cramped trunk|small capacity|limited capacity|smaller capacity|small basket|small tank|small water tank|limited storage|little storage|low storage|small dust bin|tiny dustbin|limited space inside|less storage|small reservoir|less capacity|smaller dustbin|not enough for|limited interior space|only holds|small pitcher|small jar|small bowl|small bin|smaller bin|dustbin is small|dust bin is small|small dust cup|limited bin capacity|limited dustbin|smaller tank|small container|smaller container|smaller jar|smaller pitcher|small trunk|limited cargo|tight on space|limited cargo space|not enough storage|no microsd|no microsd slot|no memory card|base storage is limited|non-expandable storage|limited base storage|storage is limited|storage is not expandable|not expandable|fills fast|fill up quickly|bin fills|small load|too small for families|not for large|less room|less space|single-serve only|small batches only|only 128gb|cramped interior|not spacious",
    ),
    (
        1,
        38,
        "goes farther|goes further|long range|excellent range|wide range of motion|strong range|excellent bluetooth range|long-distance|extended range|impressive bluetooth range|strong bluetooth range|long bluetooth range",
    ),
    (
        -1,
        38,
        "short range|limited range|range is limited|limited bluetooth range|short bluetooth range|lower range|shorter range|less range|range drops",
    ),
    (
        1,
        39,
        "more accurate|accurately|precisely|exact|pinpoint|spot on|accurate|precise|accurate gps|accurate tracking|accurate heart rate|reliable gps|precise tracking|precise control|precise temperature control|precise temperature|holds tune|stays in tune well|good intonation|pinpoint accuracy|excellent gps|accurate data|accurate gps tracking|reliable tracking|consistent readings|accurate heart rate monitoring|holds pitch|hold pitch|stay in tune|stays in tune|highly accurate|more precise|pinpoint accurate|precision control|precise readings|accurate readings|accurate sensors|accurate measurements|accurate results|accurate detection|accurate shooting|accurate translations|holds tuning|holds tuning well|holds its tune|keeps in tune|keeps its tune|stable tuning|stay in tune well|in tune well|excellent intonation|great intonation|solid intonation|accurate intonation|good tuning stability|excellent tuning stability",
    ),
    (
        -1,
        39,
        "imprecise|unprecise|inaccurately|way off|wildly off|off by|inaccurate|gps issues|inconsistent tracking|inaccurate heart rate|goes out of tune|accuracy issues|drifts out of tune|less precise|unreliable gps|less accurate|not as accurate|not very accurate|accuracy could|inaccurate readings|inaccurate tracking|tuning issues|tuning stability can|tuners are not|doesn't hold tune|goes out of tune easily|may need frequent tuning|requires frequent tuning|needs frequent tuning|frequent tuning|drifts|margin of error",
    ),
    (
        1,
        40,
        "nimble|fun to drive|manoeuvrable|handles beautifully|drives well|maneuverable|easy to maneuver|easy maneuverability|smooth rolling|rolls smoothly|glides smoothly|agile|easy to handle|swivels|swivel steering|great handling|easy to steer|smooth maneuverability|smooth gliding|effortless maneuverability|great control|excellent ball control|better ball control|easy to push|smooth ride|stable ride|smooth rolling wheels|easy rolling|360 degree wheels|spinner wheels|glides|handle well|handles well|superb handling|excellent handling|agile handling|responsive handling|responsive steering|precise steering|easy to push around|easy to navigate around|glides easily|glides across|glides over|glides around|swivels easily|flexible steering|swivel action|tight turning|turns easily|corners well|smooth steering|easy to dribble|great ball control|superior ball control|enhanced ball control|improved ball control|better ball handling|excellent ball handling|great ball handling|excellent dribbling|improved control|superior control|enhanced control|better control|precise handling|confident handling|stable handling|planted|sure-footed|highly maneuverable|superb maneuverability|excellent maneuverability|great maneuverability|easy maneuvering|nimble handling|lies flat|lay flat|reaches under furniture|gets under furniture|reach under furniture",
    ),
    (
        -1,
        40,
        "hard to steer|vague steering|handles poorly|wallows|difficult to steer|hard to control|hard to maneuver|difficult to maneuver|harder to maneuver|less maneuverable|not as maneuverable|top-heavy design|top-heavy feel|hard to push|difficult to push|wobbly ride|loose steering|numb steering|unstable on corners|awkward to maneuver|cumbersome to maneuver|pulls to one side|hard to turn",
    ),
    (
        1,
        41,
        "knowledgeable|well documented|well trained|well taught|educational|expert guidance|helpful guides|fit quiz|helpful resources|fit guide|personalized feedback|in-depth guides|detailed guides|step-by-step instructions|step-by-step tutorials|expert-led|expert instructors|experienced instructors|qualified instructors|skilled instructors|expert advisors|experienced advisors|free online lessons|online lessons included|helpful community|active community|lively community|strong community|supportive community|great tutorials|excellent tutorials|excellent documentation|detailed documentation|clear guidance|well-explained|informative|great instructors|excellent instructors|excellent teaching",
    ),
    (
        -1,
        41,
        "poorly documented|badly documented|poorly taught|poorly trained|poor documentation|limited documentation|limited guidance|lacks guidance|little guidance|outdated documentation|inexperienced staff",
    ),
    (
        1,
        42,
        "pioneering|game changing|forward thinking|ahead of its time|inventive|technologically advanced|innovative|cutting edge technology|advanced technology|state of the art technology|high tech|groundbreaking|revolutionary|ai powered features|futuristic|newest technology|innovative technology|innovative features|modern features|most advanced|latest technology|first-of-its-kind|one-of-a-kind|breakthrough|patented|trailblazing|visionary|leading-edge|latest features|latest processor|latest chip|newest model|brand-new|latest model|latest generation|newest generation|bleeding-edge|advanced materials|ai-driven|innovative design|unique technology|innovative approach|latest innovations|next-generation technology|next-gen technology",
    ),
    (
        -1,
        42,
        "behind the times|obsolete|outmoded|stuck in the past|older model|older technology|outdated technology|aging|previous generation|older processor|not the latest|last gen|older hardware|outdated|dated|older chip|older chipset|older version|older tech|last-generation|dated technology|aging hardware|aging design|not the newest|no longer the latest|discontinued|being phased out|being replaced|behind competitors|lacks the latest|not as advanced|less advanced|lacks innovation|outdated processor|outdated design|outdated tech",
    ),
    (
        -1,
        121,
        "on the small side|on the smaller side|on the heavy side|on the larger side|on the bulkier side|on the bulky side",
    ),
    (
        1,
        110,
        "excellent at|great at|good at|superb at|great on|good on|excellent on|works wonderfully|effortlessly",
    ),
    (
        -1,
        110,
        "not great on|not great at|not good at|not very good at|poor at|bad at|weak on",
    ),
    (1, 114, "woody|mellow|sparkly"),
    (1, 120, ""),
    (1, 103, "worthwhile"),
    (
        1,
        127,
        "silky smooth|smooth texture|smooth textures|silky|velvety|creamy texture|silky-smooth",
    ),
    (-1, 104, "need to be replaced|needs to be replaced|may need replacing"),
];
