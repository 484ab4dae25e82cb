//! The small English words and phrases that turn, join, split, compare, spread praise or say that something is there.

use crate::sentiment::features::{COMFORT, DURABILITY, EASE, FEES, NOISE, PRICE, SETUP, SIZE, Wanted};
use crate::sentiment::lexicon::Meaning;

/// A phrase that says by itself which feature it praises or blames, whatever else stands beside it.
const fn own(sign: i8, feature: u16) -> Meaning {
    Meaning::Opinion {
        sign,
        feature,
        usual: 0,
        comparative: false,
        own: true,
    }
}

/// One that compares, of whatever stands beside it.
const fn surpassing(sign: i8) -> Meaning {
    Meaning::Opinion {
        sign,
        feature: 0,
        usual: 0,
        comparative: true,
        own: false,
    }
}

/// One that praises what stands beside it, and alone its feature.
const fn alone(sign: i8, usual: u16) -> Meaning {
    Meaning::Opinion {
        sign,
        feature: 0,
        usual,
        comparative: false,
        own: false,
    }
}

/// Words that turn, join, split or compare.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Negator,
        "not|no|never|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|won't|can't|cannot|couldn't|wouldn't|shouldn't|hasn't|haven't|hadn't|hardly|barely|scarcely|rarely|seldom|neither|nothing|none|far from|nowhere near|anything but|without|fewest|little|least|less|minus|zero|few|prevents|prevent|preventing|eliminates|eliminate|eliminating|say goodbye to|fixes|solves|solving|finally fixed|has fixed|have fixed|fixed the|resolved the|solved the|addressed the|avoids|avoiding|combats|fights|protects against|protect against|protection against|guards against|gone are the days of|helps prevent|helps eliminate|helps avoid|won't suffer|never suffers|free from|free of",
    ),
    (
        Meaning::NegatorBehind,
        "(is/are/was) (missing/absent) from|(is/are) not (available/supported)|(isn't/aren't) (available/supported)|not (available/supported) (on/in/with)|not supported",
    ),
    (
        Meaning::Lack,
        "lack|lacks|lacking|lacked|missing|misses|fails to|failed to|fail to|lack of|absence of|devoid of|does away with|skips|omits|(fails/fail/failed) to deliver|(fails/fail/failed) to deliver on (its/their/the) (promise/promises/claim/claims) of|(fails/fail/failed) to live up to (its/their/the) (promise/promises/claim/claims) of|(doesn't/does not/don't/do not/didn't/did not) live up to (its/their/the) (promise/promises/claim/claims) of",
    ),
    (
        Meaning::Amount(1),
        "high|higher|highest|too much|too many|long|longer|longest|large|larger|largest|big|bigger|biggest|more|most|wide|wider|widest|broad|broader|vast|huge|massive|lots of|plenty of|plenty|greater|deep|deeper|extended|increased|increases|tall|excessive|abundant|full|considerable|significant|heavy on|endless|unlimited|numerous|many|a lot of|loads of|tons of|maximum|maximal|max|(well/far/slightly/) above average|above the (national/industry/category/state/segment) average|higher than average|longer than average|larger than average|frequent|occasional|constant|recurring",
    ),
    (
        Meaning::Amount(-1),
        "low|lower|lowest|short|shorter|shortest|small|smaller|smallest|tiny|narrow|narrower|fewer|minimal|reduced|reduces|reduce|minimizes|minimises|minimize|reducing|minimized|minimises|thin on|modest|lowers|cuts|negligible|cut down on|shallow|tinier|limited|(well/far/slightly/) below average|below the (national/industry/category/state/segment) average|lower than average|shorter than average",
    ),
    (Meaning::Too, "too|overly|excessively"),
    (Meaning::Concord, "nor"),
    (
        Meaning::CouldBe,
        "could be|could have been|should be|could use|could offer|could do with|i wish|wish|wishes|wished|wishing|if only (it/they/the)|(users/owners/customers/reviewers/buyers/testers/some/many/we) would like|(users/owners/customers/reviewers/buyers/testers/some/many/we) would (like/love) to see|(we'd/i'd) (like/love) (to see/a)|would have (liked/loved/preferred/appreciated)|(users/owners/customers/reviewers/buyers/some/many) (ask/asked/have asked/are asking/hope/hoped) for|could have a|deserves a (better/longer/brighter/quieter/faster/larger/bigger/stronger/lighter/more)|it (would/could) benefit from",
    ),
    (
        Meaning::Contrast,
        "but|however|although|though|while|whereas|yet|albeit|nevertheless|nonetheless|on the other hand|even though|in contrast|by contrast|conversely|except|despite|in spite of|because|since|so",
    ),
    (
        Meaning::Join,
        "and|or|plus|with|as well as|along with|alongside|together with|featuring|offering|including|especially|particularly|which|where|when|if|for those|making|due to|that|who",
    ),
    (Meaning::Than, "than|rather than|instead of"),
    (
        Meaning::Versus,
        "compared with|compared to|in comparison to|in comparison with|versus|vs|relative to|against|next to|similar to",
    ),
    (Meaning::Unlike, "unlike|in contrast to|in contrast with"),
    (
        Meaning::As,
        "as|same level of|same levels of|same breadth of|same depth of|same degree of|same amount of|same range of|same variety of|same quality of",
    ),
    (Meaning::Over, "over"),
    (
        Meaning::Beat(1),
        "outperforms|outperform|outperformed|beats|beat|surpasses|surpass|outshines|outclasses|outlasts|tops|edges out|exceeds|outdoes|outpaces|outscores|outranks|ahead of|a step above|a step up from|superior to|preferable to|ranks higher than|ranked higher than|rates higher than|rated higher than|scores higher than|scored higher than|score higher than|ranks above|ranked above|scores above|scored above|rates above|rated above",
    ),
    (
        Meaning::Beat(-1),
        "falls short of|fall short of|falls behind|fall behind|lags behind|lag behind|trails|trail|loses to|lose to|behind|pales beside|no match for|can't match|cannot match|doesn't match|can't compete with|inferior to|cannot compete with|worse off than|ranks lower than|ranked lower than|rates lower than|rated lower than|scores lower than|scored lower than|score lower than|ranks below|ranked below|scores below|scored below|rates below|rated below",
    ),
    (
        Meaning::Link,
        "is|are|was|were|be|been|being|feels|feel|looks|look|seems|seem|remains|remain|gets|get|comes|works|performs|runs|stays|gives|makes|earns|takes|keeps|'s|'re|it's|they're",
    ),
    (
        Meaning::Offer,
        "has|have|had|having|offers|offer|offering|provides|provide|providing|delivers|deliver|delivering|includes|include|including|comes with|come with|coming with|equipped with|boasts|boast|boasting|packs|sports|contains|adds|packed with|paired with|combined with|combines|combine|combining|carries|features a|features an|features the|features multiple|features several|features both|also features|it features|featuring|incorporates|utilizes|brings|allows you to|allowing you to|lets you|letting you|enables you to|enabling you to|allows for|allowing for|allows users to|enables|gives you|helps you|help you|allow you to|let you",
    ),
    (
        Meaning::For(1),
        "reviews praise|user reviews praise|reviewers praise|users praise|customers praise|experts praise|praise|praises|applaud|known for|known for its|known for their|best known for|well known for|renowned for|praised for|lauded for|celebrated for|acclaimed for|admired for|loved for|valued for|famous for|noted for|recognized for|recognised for|highly regarded for|well regarded for|highly rated for|regarded for|appreciated for|prized for|popular for|excels in|excel in|excels at|excel at|shines in|stands out for|stand out for|stands out with|standout for|reputation for|recommended for|revered for|respected for|favored for|liked for|love its|love the|love their|love how|praise its|praise the|praise their|focus on|focuses on|prioritizes|prioritize|celebrates|strong in|emphasizes|specializes in|ensures|ensure|ensuring|guarantees|commitment to|perfect blend of|unbeatable combination of|great combination of|good balance of|great balance of|balance of|good compromise between|good compromise of|good balance between|great balance between|balance between|perfect balance of|perfect balance between|excellent balance of|excellent balance between|good mix of|great mix of|great blend of|blend of|combination of|strikes a balance between|enhances|enhancing|enhance|maximizes|maximizing|frequently praised for|frequently recommended for|frequently regarded for|frequently rated for|frequently lauded for|frequently recognized for|frequently acclaimed for|frequently celebrated for|frequently known for|consistently praised for|consistently recommended for|consistently regarded for|consistently rated for|consistently lauded for|consistently recognized for|consistently acclaimed for|consistently celebrated for|consistently known for|highly praised for|highly recommended for|highly lauded for|highly recognized for|highly acclaimed for|highly celebrated for|highly known for|widely praised for|widely recommended for|widely regarded for|widely rated for|widely lauded for|widely recognized for|widely acclaimed for|widely celebrated for|widely known for|often praised for|often recommended for|often regarded for|often rated for|often lauded for|often recognized for|often acclaimed for|often celebrated for|often known for|universally praised for|universally recommended for|universally regarded for|universally rated for|universally lauded for|universally recognized for|universally acclaimed for|universally celebrated for|universally known for|also praised for|also recommended for|also regarded for|also rated for|also lauded for|also recognized for|also acclaimed for|also celebrated for|also known for|high marks for|receives high marks for|high praise for|receives high praise for|receives praise for|received praise for|receive praise for|gets high marks for|rave about|raves about|earned praise for|earns high marks for|appreciate the|appreciate its|appreciate their|like the|like its|enjoy the|choice for its|choices for their|choice for their|option for its|options for their|option for their|great for its|excels with|impresses with|shines with|wins for its|stands out with its|for its|for their|high praise for its|thanks to|thanks to its|thanks to the|because of its|because of their|designed for|made for|designed with|built specifically for|created for|engineered for|optimized for|crafted for|a plus for|a bonus for|a boon for|an advantage for|a benefit for|few … (match/can match/can rival/come close to/compete with/can compete with/can beat)|(no other/no rival/no competitor) … (matches/can match/comes close to/can beat/rivals)|few … (offer/provide/deliver) (such/this level of/as much/as many)|(no other/no rival/no competitor) … (offers/provides/delivers) (such/this level of/as much/as many)|(ranks/rank/ranked/scores/score/scored/rates/rated/performs/performed) (well/far/slightly/) above average (for/in/on)|above average (score/scores/rating/ratings/marks) (for/in/on)|complaints (about/of) … are (rare/few/uncommon)",
    ),
    (
        Meaning::For(-1),
        "below average (score/scores/rating/ratings/marks) (for/in/on)|(earns/earned/gets/got/received/receives/garnered/drew) (low/lower/mixed/poor/bad/negative/middling/lukewarm/harsh/scathing/dismal) (reviews/marks/ratings/scores/feedback) (for/on)|mixed reviews for|mixed reviews on|poor reviews for|poor reviews on|bad reviews for|bad reviews on|negative reviews for|negative reviews on|low marks for|low marks on|lower marks for|lower marks on|poor marks for|poor marks on|low scores for|low scores on|lower scores for|lower scores on|poor scores for|poor scores on|low ratings for|low ratings on|lower ratings for|lower ratings on|poor ratings for|poor ratings on|(ranks/rank/ranked/scores/sits/falls) (near/at) the bottom (for/in/on)|ranks lowest for|ranks lowest in|ranks lowest on|rank lowest for|rank lowest in|rank lowest on|ranked lowest for|ranked lowest in|ranked lowest on|ranks last for|ranks last in|ranks last on|rank last for|rank last in|rank last on|ranked last for|ranked last in|ranked last on|ranks below average for|ranks below average in|ranks below average on|rank below average for|rank below average in|rank below average on|ranked below average for|ranked below average in|ranked below average on|scores below average for|scores below average in|scores below average on|score below average for|score below average in|score below average on|scored below average for|scored below average in|scored below average on|scores low for|scores low in|scores low on|scored low for|scored low in|scored low on|scores poorly for|scores poorly in|scores poorly on|scored poorly for|scored poorly in|scored poorly on|faulted for|dinged for|knocked for|marked down for|reason not to buy|reason not to get|reason not to choose|reason to hesitate|criticized for|criticised for|panned for|notorious for|complain about|complaints about|complained about|complaints of|at the expense of|sacrifices|compromises on|struggles with|issues with|problems with|concerns about|suffers from|suffer from|suffered from|plagued by|prone to|compromise on|compromising on|skimps on|skimp on|skimping on|compromise",
    ),
    (
        Meaning::Suits(1),
        "choice for|option for|pick for|alternative for|bet for|choice for those|option for those|ideal for|perfect for|great for|good for|excellent for|suitable for|suited for|well suited for|well suited to|best suited for|suited to|fantastic for|wonderful for|awesome for|amazing for|fun for|terrific for|superb for|perfect if|ideal if|great if|best if|works well for|works great for|works well with|work well for|works perfectly with|works perfectly for|works best for|perfect fit for|great fit for|good fit for|right for|perfect choice for|recommended for those|worth it for|best bet for|favorite among|favourite among|favorite for|favored by|loved by|popular with|popular among|popular choice for|popular for|favorite of|hit with|handy for|useful for|helpful for|choose this if|choose it if|pick this if|pick it if|go for it if|buy it if|buy this if|appeals to|appealing to|great choice for|good choice for|excellent choice for|solid choice for|top choice for|great option for|good option for|excellent option for|solid option for|great pick for|top pick for|great for those|best choice for|best option for|better for|great for use in|perfect as|ideal as|great as|excels for|ideal when|awesome if|good if|fantastic if|excellent if|perfect when|choices for|options for|picks for|alternatives for|excellent choices for|good options for|best for|best suited|better suited|best suited to|better suited for|better suited to|best use|consider if|choose if|consider this if|consider it if|pick if|buy if|best for you if|go with this if|worth considering if|opt for this if|suitable for a variety of|ideal for a variety of|great for a variety of|perfect for a variety of|suitable for a wide range of|great for a wide range of|ideal for a wide range of|good for a variety of|suitable for various|great for various|ideal for various|works for a variety of|works well for various|tailored for|tailored to|geared toward|geared towards|designed specifically for|specifically designed for|tailored specifically for|tailored specifically to|entry point for|designed especially for|made specifically for|caters to|aimed at|good fit if|great fit if|best fit if|right fit if|right choice if|good fit for you if|right for you if|makes sense for|makes sense if|makes the most sense for|makes the most sense if|worth it if",
    ),
    (
        Meaning::Suits(-1),
        "not ideal for|not suitable for|not the best for|not great for|not for|unsuitable for|not recommended for|not suited for|not suited to|not a good fit for|avoid if|avoid it if|avoid this if|avoid them if|skip it if|skip this if|skip if|look elsewhere if|not the best choice for|not the best option for|not designed for|not meant for|not intended for|may not be suitable for|may not suit|may not be for|might not be for|less suitable for|less ideal for|not for everyone|isn't for everyone|aren't for everyone|won't be for everyone|want to look elsewhere if|should look elsewhere if|want to skip it if|want to pass if|better off elsewhere if|think twice if",
    ),
    (
        Meaning::Choose(1),
        "choose|go with|opt for|pick|consider the|go for|get the|buy the|try the|look at the|make it the",
    ),
    (
        Meaning::Choose(-1),
        "avoid|avoid the|skip|skip the|pass on|steer clear of|stay away from|stay clear of|be wary of|be cautious with|be cautious of|think twice about|beware of",
    ),
    (
        Meaning::Condition,
        "if you need|if you want|if you prefer|if you value|if you're looking for|if you are looking for|if you prioritize|if you require|if you care about|for those who need|if battery life|if your priority is",
    ),
    (
        Meaning::Extra,
        "built in|builtin|integrated|automatic|automated|auto|adjustable|customizable|customisable|customized|programmable|multiple|removable|detachable|interchangeable|one touch|dual|smart|all in one|multi purpose|multipurpose|multi function|multifunction|expandable|reversible|convertible|additional|extra|bonus|personalized|dedicated|onboard|hands free|voice activated|wireless|specialized|expanded|enhanced|unique|several|various|variety of|a variety of|thoughtful|interactive|real time|included|intelligent|ai powered|pressure sensor|pressure sensors|steam wand|timer|built in timer|travel case|carrying case|milk frother|burr grinder|conical burr grinder|usb port|tsa lock|tsa approved lock|swappable|replaceable",
    ),
    (
        Meaning::Generic,
        "website builder|provider|insurer|lender|brokerage|option|options|choice|choices|pick|picks|product|products|model|models|machine|device|brand|brands|alternative|alternatives|contender|contenders|performer|performers|package|bet|buy|purchase|solution|overall|all rounder|all arounder|workhorse|companion|value pick|company|retailer|store|service|unit|recommendation|investment|addition|upgrade|offering|entry|starting point|starter|place|places",
    ),
    (
        Meaning::Pronoun,
        "it|its|they|their|them|this|these|the|both|users|customers|reviewers|owners|some|many|buyers|overall|additionally|also|moreover|furthermore|people|testers|critics|reviews note|experts",
    ),
    (
        Meaning::Plain,
        "smaller indie|small indie|smaller independent|low pressure|for best results|best results|for best performance|for optimal results|size requirements|size restrictions|size limits|size limit|airline size|sheer volume of|sheer volume|volume of|if you find a deal|if you can find a deal|find a deal|wait time between|limited warranty|lifetime limited|year limited|limited edition|limited time|battery powered|based on reviews and features|based on reviews|based on user reviews|based on expert reviews|based on features|each of these|all of these|any of these|these options|these selections|these models|these picks|among these|these brands|who value|you value|users who value|those who value|mid range|midrange|light gaming|light use|light browsing|light work|light tasks|light travel|heavy rain|heavy use|heavy traffic|price not available|bass heavy|noisy environments|noisy environment|noisy gym|noisy gyms|noisy places|noisy offices|noisy spaces|basic tasks|basic needs|basic use|harsh conditions|harsh weather|harsh environments|hours without|heart rate|breaks in|more expensive models|more expensive options|more expensive headphones|more expensive alternatives|more expensive brands|more expensive competitors|more expensive ones|more expensive watches|best buy|good luck|not only|not just|nothing but|no doubt|no matter|no longer needs|best practice|best practices|as well|well known|such as|fair amount|good idea|wish list|feel free|more information|more details|more than|less than|at least|at most|no more than|no less than|up to|free to|for free|great britain|quality control|high school|high speed|long term|long time|short term|full time|light bulb|light bulbs|as far as|as soon as|so that|so far|while away|most of|many of|some of|low light|in general|all in all|as of|better understanding|if you|kind of|sort of|in order to|on top of|in terms of|over time|win win|good news|smart home|when it comes to|sound advice|looking for|looks like|light roast|dark roast|light sleepers|little ones|in no time|no frills|not to mention|top loading|top loader|top of|on top|power banks|power bank|room temperature|look for|look at|a little|a few|wait for|well as|safe deposit|free trial period|sleep better|play well|price range|in stock|skin tone|skin tones|won't need to|won't need|don't need to|don't have to|won't have to|doesn't need to|no need to|no need for|without having to|without needing|without needing to|without the need for|need to buy another|at highway speeds|at top speed|at high settings|to speed|free weights|set up an|cutting board|light years|hard drive|support for|to support|range of|range from|ranging from|sharp turns|broad appeal|first class mail|customer base|at the top|many people|most people|strengths and weaknesses|pros and cons|advantages and disadvantages|diverse tastes|personal taste|food to|wide range of motion|enough to|fit your needs|fits your needs|fit your|fits your|suit your needs|suits your needs|meet your needs|meets your needs|best fits your|in case|just in case|case by case|great way to|a great way|free time|quality time|sound like|sounds like|sounds good|well being|soft sided|hard sided|soft shell|hard shell|rough handling|soft side|hard side|softside|hardside|transparency mode|for its size|for its class|tough ingredients|hard ingredients|frozen ingredients|not fit|to fit|will fit|fit under|fit in|fit into|fit on|fits under|savings account|conveniently located|centrally located|supports|supported|supporting|semi automatic|content creators|content creation|content creator|ad free viewing|dental recommendations|expert recommendations|commercial breaks|you'll need|you'll want|sometimes on discount|sometimes discounted|if on sale|sometimes on sale|sometimes found|close to|subscription service|high-frequency|sonic vibrations|vibrations per minute|is a concern|is the main concern|is your main concern|is the biggest concern|is no concern|not a substitute for|smaller sizes|larger sizes|pass on to|electronic music|if your budget allows only one|is no issue|is no problem|budget allows|budget permits|isn't a concern|if noise|is a priority|is your priority|mainstream tastes|different tastes|varied tastes|all tastes|lifetime limited warranty coverage|full price|next-gen gaming|next-gen consoles|next-gen console|high-end models|high-end options|premium models|premium brands|higher-end models|more premium models|flagship models|premium options|expensive models|expensive options|pricier models|pricier options|budget models|at high speeds|at higher speeds|on high speeds|at high speed|fast-paced sports|fast-paced action|fast-paced games|fast-paced gaming|fast-paced scenes|fast-moving|fast-action|tv shows|cleanups|quick cleanups|quick clean ups|everyday messes|small messes|light users|light data users|heavy users|power users|light users who|sound shield|toughest ingredients|fibrous ingredients|blue light|blue light filter|pricier rivals|cheaper rivals|pricier competitors|cheaper competitors|cheaper models|cheaper alternatives|cheaper options|cheaper brands|more expensive rivals|limited budget|limited budgets|limited mobility|limited dexterity|limited vision|limited hearing|limited experience|tight budgets|cost-prohibitive for others|not a concern|no object|isn't an issue|not an issue|just getting started|getting started|low cost index funds|low cost etfs|low cost funds|other low cost|too good to be true|quiet about|bright future|high turnover|easy decision|easy win|heavy metals|quick look|quick answer|short answer|fast forward|fast food|quick service restaurant|fast casual|remote teams|remote workers|remote work|remote workforce|if you wish|you wish|as you wish|wish to|quietly (raises/raised/raise/raising/increases/increased/increase/charges/changed/changes/removed/added/cut/dropped)|been (fixed/resolved/patched)|was (fixed/resolved/patched)|were (fixed/resolved/patched)|deserves a (look/closer look/spot/place/mention/try/shot/chance)|(compensates/compensate) for|(pays/pay/paid) out for|(protects/protect) you (against/from)|(claims/claim/claimed) to (be/have/offer)|(reduces/reduce/lowers/lower/cuts) the risk of|shields customers from|shields you from",
    ),
    (
        Meaning::Feature {
            id: DURABILITY,
            wanted: Wanted::More,
            weak: false,
            cue: false,
        },
        "long term durability",
    ),
    // "It's hard to find a better laptop than the Caldera" praises what stands behind "than".
    (
        surpassing(-1),
        "(hard pressed/hard/difficult/tough/impossible) to find (a better/better) … than",
    ),
    (
        surpassing(1),
        "(hard pressed/hard/difficult/tough/impossible) to find (a better/better) … than (this/it/that/these/they/them/what)",
    ),
    (
        own(1, PRICE),
        "(rates/quotes) (are/were) (often/usually/typically/generally/) (well/) (below/lower than) (the/) (national/industry/state/) average",
    ),
    (
        own(-1, PRICE),
        "(costs/prices/premiums/expenses/bills) (can/could/may/will/) quickly (add up/escalate/climb/balloon/spiral)",
    ),
    (
        own(-1, FEES),
        "(fees/charges/surcharges) (can/could/may/will/) quickly (add up/escalate/climb/balloon/spiral)|only available (on/in/with/to/for/through) (the/) (higher/paid/premium/pricier/more expensive/enterprise/business/top) (tier/tiers/plan/plans/subscription/subscriptions/customers/subscribers)|(reserves/reserve) … for (enterprise/premium/paying/paid) (customers/users/plans/tiers/subscribers)|(charges/charge) (extra/) for (advanced/premium/better/basic/additional) (features/support/tools/options/functions)|(makes/make) you pay (extra/more) for",
    ),
    (
        alone(1, EASE),
        "(couldn't/could not) (be/get/have been) (any/much/) (easier/simpler/smoother/more straightforward/more intuitive)|(couldn't/could not) be (any/) (easier/simpler) to (use/operate/navigate/learn)|(isn't/aren't/is not/are not/wasn't) a (hassle/chore/pain/headache)|(is/are/was) no (hassle/headache)",
    ),
    (
        own(1, EASE),
        "(takes/take/taking) the (hassle/pain/headache/guesswork/stress) out of",
    ),
    (
        own(1, SETUP),
        "(takes/take/taking) the (hassle/pain/headache/guesswork/stress) out of (setup/setting up/installation/installing/assembly)|(couldn't/could not) (be/have been) (any/) (easier/simpler) to (set up/install/assemble/configure)|(isn't/is not/wasn't) a (hassle/pain/chore) to (set up/install/assemble)",
    ),
    (
        own(1, SIZE),
        "(isn't/aren't/is not) a (burden/hassle/pain) to (carry/lug around/transport)",
    ),
    (own(1, COMFORT), "(couldn't/could not) be (any/) more comfortable"),
    (own(1, NOISE), "(couldn't/could not) be (any/) quieter"),
];
