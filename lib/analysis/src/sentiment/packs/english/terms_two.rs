//! More English words that name features, of products and services of many kinds. Found alone none of them says anything.
//! Only data; hyphens are read as spaces.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        2,
        "",
        "tuition?|membership cost?|cost per serving?|price per serving?|price per load?|monthly premium?|\
         deductible?|deductibles?|copays?|copay?|closing costs?|admission price?|hourly rate?|labor costs?|\
         room rates?|nightly price?|cost per wash?|mortgage rates?|loan rates?|monthly payment?|monthly payments?|\
         introductory price?|introductory rates?|list price?|base price?|total cost?|overall cost?|price range?",
    ),
    (
        3,
        "apy?|yield?|yields?|cash-back rate?|earning rate?|rewards rate?|earnings rate?|points value?|point value?|\
         redemption value?|reward rates?|cost-effectiveness?|savings rate?",
        "",
    ),
    (
        4,
        "metalwork?|welds?|paint job?|hardware quality?|bristles?|wood finish?|veneer?|latches?|buckles?|clasp?|\
         weave quality?|body panels?|interior materials?|interior quality?|casework?|blade quality?|blade steel?|\
         handle construction?|manufacturing quality?|manufacturing?|paint quality?|finish work?|castings?|\
         parts quality?|shell construction?|frame construction?|steel frame construction?",
        "",
    ),
    (
        5,
        "rust resistance?|puncture resistance?|colorfastness?|shelf life?|tread life?|treadwear?|cycle life?|\
         weather protection?|structural strength?|strength over time?|corrosion resistance?|\
         fade resistance over time?|crash resistance?|rain protection?|product life?|expected lifespan?|\
         battery lifespan?",
        "",
    ),
    (
        6,
        "punctuality?|success rate?|connection reliability?|service reliability?|delivery reliability?|\
         operational reliability?|power stability?|performance consistency?|starting reliability?|\
         stability of connection?|predictability?",
        "crash rate?|server errors?|cancellations?|flight cancellations?|flight delays?|technical issues?|\
         technical problems?|misfires?|jams?|paper jams?|connectivity drops?",
    ),
    (
        7,
        "readability?|legibility?|admin panel?|control app?|onboarding experience?|reservation process?|\
         filing process?|user flow?|menu navigation?|menu structure?|menu layout?|keypad?|application process?|\
         claims portal?|booking experience?|checkout experience?|ordering experience?|learning process?|\
         ease of operation?|ease of navigation?|ease of booking?|ease of application?|reporting interface?|\
         site builder?|page builder?|website builder interface?|handlebar controls?|search function?|search tool?",
        "",
    ),
    (
        8,
        "pitching?|wiring?|calibration?|pairing process?|activation process?|mounting options?|mounting hardware?|\
         mounting kit?|hookup?|account setup?|account opening?|account opening process?|enrollment?|\
         enrollment process?|registration process?|switching process?|data import?|self-install?|pitch time?",
        "",
    ),
    (
        9,
        "tour guides?|receptionists?|loan officers?|community support?|chat support?|email support?|\
         dealer support?|service department?|hosting?|flight attendants?|cabin service?|room service?|\
         personal attention?|patient care?|client support?|client care?|member services?|member support?|\
         service quality?|quality of service?|dealership experience?|guest services?|agent network?|sales team?|\
         sales staff?|account management?",
        "claim delays?|hold queues?|resolution time?|resolution times?",
    ),
    (
        10,
        "grind consistency?|grind?|sear?|cooking evenness?|mulching?|wash quality?|rinse performance?|spin cycle?|\
         water pressure?|water flow?|spray power?|spray pressure?|flow rate?|steam output?|ironing?|\
         wrinkle removal?|adhesion?|hiding power?|frizz control?|exfoliation?|anti-aging results?|job placement?|\
         job placement rates?|placement rates?|graduation rates?|pass rates?|conversion rates?|open rates?|\
         ice retention?|insulation performance?|heat output?|light output?|illumination?|topspin?|load handling?|\
         winter performance?|snow traction?|off-road performance?|off-road traction?|towing power?|\
         climbing performance?|drive quality?|juice yield?|dough kneading?|bake quality?|print speed and quality?|\
         text quality?|photo printing?|cleaning ability?|cleaning efficiency?|scrubbing?|odor elimination?|\
         clumping?|dust control?|moisture control?|moisture management?|humidity control?|air circulation?|\
         air cleaning?|air purification?|investment performance?|returns on investment?|portfolio performance?|\
         search performance?|ad performance?|email deliverability?|match quality?|sleep improvement?|\
         symptom relief?|skin results?|coverage on skin?|blendability?|lasting power on skin?|lash volume?|\
         curl retention?|hair removal?|absorbency and dryness?|leak protection?|leak-proof seal?|vacuum seal?|\
         vacuum sealing?|insulating performance?|temperature retention?|sharpness of blades?|cut precision?",
        "",
    ),
    (
        11,
        "upload times?|execution?|execution speed?|shutter speed?|burst rate?|burst shooting?|page load speed?|\
         site speed?|website speed?|server speed?|transfer rates?|write speeds?|read speeds?|sync speed?|\
         approval speed?|funding speed?|payout speed?|claims speed?|pace of delivery?|startup speed?|wake time?",
        "uploads?|download times?|page load times?|approval times?|approval process?|processing times?|\
         check-in times?|queue times?|boil time?|brew time?|dry time?|drying time?|drying times?|cycle time?|\
         cycle times?|wash times?|render times?|charging delays?|funding times?|payout times?|startup time?|\
         wait lists?|waitlist?",
    ),
    (
        12,
        "battery backup?|backup battery?|shots per charge?|charge retention?|battery reserve?|battery health?",
        "",
    ),
    (
        14,
        "stereo separation?|vocal reproduction?|tonality?|playback quality?|voice pickup?|speakerphone?|tweeters?|\
         woofer?|subwoofer?|music playback?|speech clarity?|speech understanding?|sound separation?|\
         streaming quality for music?|music streaming quality?|sound processing?|voice isolation?|sound detail?|\
         sound balance?|sound stage depth?",
        "feedback noise?|background hiss?|hiss?",
    ),
    (15, "wind noise suppression?|outside noise reduction?", ""),
    (
        16,
        "",
        "compressor noise?|tire noise?|tyre noise?|operation noise?|engine noise?|blower noise?|wheel noise?|\
         traffic noise?|vibration noise?|exhaust noise?|printer noise?|grinding noise?|humming?",
    ),
    (
        17,
        "visual clarity?|text clarity?|text sharpness?|color screen?|dial visibility?|backlit display?|\
         front light?|graphics quality?|eye comfort?|readability in sunlight?|sunlight visibility?|\
         sunlight readability?|picture sharpness?|color rendering?|color fidelity?|image sharpness on screen?|\
         projection quality?|projected image?|throw image?|monitor quality?|panel uniformity?",
        "eye strain?|ghosting?|backlight bleed?",
    ),
    (
        18,
        "dynamic range?|low-light correction?|video resolution?|video footage?|photo capability?|bokeh?|\
         burst mode?|white balance?|recording quality?|image sharpness?|video clarity?|video feed?|field of view?|\
         lens options?|photo output?|gimbal?|gimbal stabilization?|action footage?|aerial footage?|aerial photos?|\
         night footage?",
        "",
    ),
    (
        19,
        "decor?|ambiance?|ambience?|atmosphere?|drape?|theming?|curb appeal?|ui design?|web design?|\
         packaging design?|interior decor?|room decor?|architecture?|styling options?|visual theme?|\
         template designs?|site design?|modern styling?",
        "",
    ),
    (
        20,
        "room comfort?|bed comfort?|bedding quality?|air conditioning?|climate control?|thermal comfort?|hipbelt?|\
         shoulder straps?|handlebar grips?|nose pads?|nose bridge?|fleece?|down fill?|saddle?|saddle comfort?|\
         grip comfort?|wearing experience?|ear fit?|ear tip fit?|suspension comfort?|passenger comfort?|\
         rear-seat comfort?|back seat comfort?|cabin ergonomics?|hand grip?|sleep comfort?|warmth-to-weight ratio?|\
         warmth retention?|wear comfort?|skin feel?|feel on skin?|carrying comfort?|harness comfort?|\
         straps and padding?|sizing and fit?|stretchiness?|elasticity?",
        "",
    ),
    (
        21,
        "packed size?|pack size?|folded size?|fold size?|storage friendliness?|ease of folding?|folding mechanism?|\
         compact fold?|size-to-power ratio?",
        "unit size?|box size?|shipping weight?|profile height?|cord bulk?|desk footprint?|floor space?|desk space?",
    ),
    (
        22,
        "nutrition tracking?|expense tracking?|mileage tracking?|habit tracking?|water tracking?|cycle tracking?|\
         food tracking?|mood tracking?|spending tracking?|spray modes?|grind settings?|heat settings?|\
         cooking presets?|admin controls?|version history?|file sharing?|breakout rooms?|offline access?|\
         multi-room audio?|lounge access?|kids clubs?|water slides?|onboard entertainment?|excursions?|stylus?|\
         pen support?|automation rules?|loyalty perks?|travel perks?|travel insurance?|elite status?|member perks?|\
         member benefits?|card benefits?|statement credits?|free nights?|upgrade options?|workout programs?|\
         goal tracking?|progress tracking?|lesson tracking?|budgeting features?|bill pay?|bill splitting?|\
         mobile deposit?|invoicing?|inventory management?|inventory features?|payroll features?|crm features?|\
         lead scoring?|pipeline management?|segmentation?|a/b testing?|landing pages?|seo features?|\
         e-commerce features?|ecommerce features?|blogging features?|security features suite?|dual-zone cooking?|\
         zone control?|cleaning cycles?|wash cycles?|steam function?|self-propulsion?|cutting heights?|headlights?|\
         cup holders?|cargo straps?|reading features?|note-taking features?|note-taking?|annotation tools?|\
         highlighting?|parental features?|game features?|controller features?|stat tracking?|telehealth?|\
         online booking?|virtual classes?|live classes?|gps features?|training modes?|flight modes?|\
         intelligent flight modes?|follow-me mode?|editing features?|effects?|filters and effects?|tax tools?|\
         planning tools?|estate tools?|research features?|educational features?|screening tools?|charting tools?|\
         charting?|order types?|paper trading?|robo-advisor?",
        "",
    ),
    (
        23,
        "file compatibility?|device integrations?|payment integrations?|network support?|platform support?|\
         format support?|carplay?|android auto?|apple carplay?|zigbee?|z-wave?|export options?|import options?|\
         import tools?|data export?|syncing across devices?|cross-device syncing?|multi-device use?|\
         printer compatibility?|attachment compatibility?|browser support?|linux support?|mac support?|\
         windows support?|console support?|email integration?|calendar integration?|bank connections?|\
         bank syncing?|app marketplace?|app market?|third-party integrations?|accessory support?|\
         lens compatibility?|induction compatibility?",
        "",
    ),
    (
        24,
        "control software?|desktop software?|web interface?|mobile experience?|mobile version?|mobile site?|\
         website experience?|website?|web portal?|online portal?|mobile banking?|online banking?|\
         mobile banking app?|member portal?|patient portal?|client portal?|tracking app?|control apps?|phone app?|\
         banking app?|companion apps?|web platform?|online platform?|trading platform?|trading app?|\
         desktop platform?|mobile interface?",
        "",
    ),
    (
        25,
        "tip protection?|burn protection?|safety certifications?|head protection?|impact protection for riders?|\
         anti-tip?|anti-tip base?|restraint system?|side-impact protection?|rear visibility?|visibility at night?|\
         blind-spot monitoring?|lane-keeping assist?|automatic emergency braking?|cut protection?|\
         kickback protection?|skin safety?|skin compatibility?|child-proofing?|babyproofing?|allergen safety?|\
         obstacle sensors?|obstacle sensing?",
        "skin irritation?|burns?|tipping risk?|fall risk?|choking hazards?|kickback?|breakouts?",
    ),
    (
        26,
        "fraud monitoring?|data encryption?|credit monitoring?|two-step verification?|login security?|\
         privacy shutter?|security record?|security audits?|security architecture?|identity monitoring?|\
         dark web monitoring?|account protection?|purchase protection?|buyer protection?|local storage of footage?|\
         permission controls?|access controls?|malware detection?|leak protection for dns?",
        "data sharing?|data retention?",
    ),
    (
        27,
        "dining?|dining experience?|buffet?|cocktails?|wine list?|tenderness?|crust?|smoke flavor?|smoky flavor?|\
         seasoning?|scents?|meal quality?|onboard dining?|breakfast buffet?|coffee flavor?|palatability for dogs?|\
         flavour profile?|broth?|chocolate flavor?|vanilla flavor?",
        "off-flavors?|saltiness?|odors?",
    ),
    (
        28,
        "fiber content?|omega-3s?|active ingredient?|botanicals?|macros?|protein quality?|produce quality?|\
         meat quality?|ingredient sourcing?|ingredient transparency?|nutritional balance?|nutritional content?|\
         spf protection?|antioxidants?|probiotics?|prebiotics?|electrolytes?",
        "sodium?|sodium content?|saturated fat?|calorie count?|dyes?|fragrances?|sweeteners?|fat content?|vocs?",
    ),
    (
        29,
        "packaging materials?|labor practices?|sourcing practices?|compostability?|refill program?|\
         refillable packaging?|take-back program?|recycling program?|repair program?|resale program?|\
         regenerative farming?|animal testing policy?|carbon offsets?|renewable energy use?|mpg?|fuel mileage?",
        "water use?|energy usage?|energy bills?|paper waste?|food waste?|carbon emissions?|plastic packaging?|\
         plastic use?",
    ),
    (
        30,
        "",
        "processing fees?|resort fee?|bag fees?|seat fees?|closing fees?|origination fees?|account fees?|\
         rush fees?|storage fees?|setup costs?|add-on costs?|in-app purchases?|upsells?|upselling?|wire fees?|\
         commission rates?|advisory fees?|inactivity fees?|transfer fees?|withdrawal fees?|platform fees?|\
         booking fees?|installation fees?|add-ons?|paid add-ons?",
    ),
    (
        31,
        "dealer network?|service network?|policy limits?|liability coverage?|accident coverage?|\
         roadside assistance?|service areas?|country availability?|payout limits?|in-network providers?|\
         hospital network?|doctor network?|benefit limits?|annual limits?|geographic reach?|city coverage?|\
         mobile coverage?|network reach?|store network?|pickup locations?|rental locations?|service centers?|\
         service center network?|charging network?|fast-charging network?|supercharger network?|map coverage?|\
         insurance acceptance?|merchant acceptance?",
        "waiting periods?|waiting period?|blackout dates?|coverage exclusions?",
    ),
    (
        32,
        "curbside pickup?|order processing?|order accuracy?|delivery schedule?|delivery flexibility?|\
         delivery area?|delivery network?|drop-off?|unboxing?|parcel tracking?",
        "backorders?|shipping fee?",
    ),
    (
        33,
        "refund window?|replacement policy?|price match?|protection plan?|extended coverage?|service plan?|\
         repair policy?|claims on warranty?|try-before-you-buy?|home try-on?|trial offer?|free month?|\
         contract terms?|cancellation process?|free replacement?",
        "",
    ),
    (
        34,
        "financial stability?|financial strength rating?|user base?|word of mouth?|accreditation?|\
         industry reputation?|rankings?|customer approval?|public image?|brand name recognition?|bbb rating?|\
         bbb ratings?|app store rating?|app store ratings?|alumni network?|employer recognition?|brand prestige?|\
         loyalty of customers?|resale values?",
        "",
    ),
    (
        35,
        "itineraries?|entertainment options?|shade range?|song catalog?|podcast selection?|audiobook selection?|\
         lens selection?|lens lineup?|accessory range?|model lineup?|investment choices?|fund choices?|listings?|\
         job listings?|property listings?|stock selection?|wine selection?|vegetarian options?|vegan options?|\
         dietary options?|dining options?|restaurant options?|room types?|exercise library?|workout variety?|\
         workout library?|stitch selection?|font selection?|stock photos?|scent options?|scent selection?|\
         color range?|coin selection?|crypto selection?|stock and etf selection?|asset selection?|loan options?|\
         loan types?|policy options?|card options?|vehicle selection?|car selection?|topic range?|\
         instructor selection?|teacher selection?|exercise selection?|machine selection?|equipment variety?|\
         puzzle variety?|game variety?|game selection?|app variety?|bundle options?|size run?|course variety?|\
         gift options?|subscription options?|box options?|roaster selection?|blend selection?",
        "",
    ),
    (
        36,
        "cleaning routine?|oil changes?|blade changes?|laundering?|machine washability?|filter access?|\
         maintenance schedule?|litter changes?|dishwasher safety?|stain resistance upkeep?|ease of repair?|\
         repair options?",
        "ink costs?|filter costs?|refill costs?|cartridge costs?|ink cost?|toner costs?|cartridges?|\
         replacement filter costs?|hair clogs?|limescale?|mold?|mildew?",
    ),
    (
        37,
        "luggage space?|luggage capacity?|freezer capacity?|fridge space?|drawer space?|pouches?|storage pockets?|\
         bag size?|storage limit?|memory capacity?|hard drive?|hard drive space?|free storage?|cloud space?|\
         cooking surface?|cooking area?|grilling area?|surface area?|head room?|headroom?|passenger space?|\
         rear legroom?|rear seat space?|third row?|third-row space?|interior height?|floor area?|\
         sleeping capacity?|vestibule?|vestibules?|gear storage?|tray size?|paper capacity?|paper tray?|\
         page yield?|ink capacity?|tank capacity?|dirt capacity?|grass bag?|hauling capacity?|lifting capacity?|\
         max load?|rider weight limit?|credit limit?|deposit limits?|contribution limits?|contact limit?|\
         user limit?|portion sizes?|portion size?|portions?|serving sizes?|servings?|closet space?|wardrobe space?",
        "",
    ),
    (
        38,
        "flight range?|beam distance?|wifi coverage?|wireless reach?|transmission distance?|cord length?|\
         cable length?|hose length?|hose reach?|throw distance?|control range?|video transmission range?|\
         all-electric range?|real-world range?|electric-only range?|detection range?|spray distance?",
        "",
    ),
    (
        39,
        "calibration accuracy?|diagnostics?|color matching?|transcription accuracy?|credit score accuracy?|\
         tax accuracy?|calculation accuracy?|step tracking?|sleep tracking accuracy?|map accuracy?|\
         mapping accuracy?|navigation accuracy?|temperature regulation accuracy?|fingerprint recognition?|\
         face recognition?|facial recognition?|person detection?|package detection?|alerts accuracy?|\
         recommendation accuracy?|matching accuracy?",
        "miscalculations?|false alerts?|false positives?|inaccuracies?|missed alerts?",
    ),
    (
        40,
        "brake feel?|steering feel?|nimbleness?|pedaling?|pedal feel?|shifting?|gear shifting?|swing weight?|\
         cornering ability?|ride dynamics?|driving dynamics?|road manners?|flight stability?|flight control?|\
         hover stability?|rolling resistance?|self-propelled drive?|wheel action?|caster action?|\
         wheels and steering?|curb handling?|terrain handling?|trail handling?|wet handling?|dry handling?|\
         snow handling?",
        "",
    ),
    (
        41,
        "mentoring?|mentorship?|career services?|career support?|career coaching?|educational content?|\
         help center?|help articles?|editorial content?|meal plans?|nutrition advice?|styling advice?|\
         product knowledge?|research reports?|market research?|fitting advice?|fitting service?|\
         professional guidance?|tax advice?|tax guidance?|cpa support?|financial planning?|financial advice?|\
         investment advice?|explanations?|grammar explanations?|grammar instruction?|speaking practice?|\
         pronunciation feedback?|form correction?|clinical expertise?|therapist quality?|instructor quality?|\
         instructor feedback?|teacher quality?|tutor quality?|coaches?|mentors?|audiologists?|dieticians?|\
         dietitians?|stylists?|educational tools?",
        "",
    ),
    (
        42,
        "design innovation?|technology integration?|new technology?|material innovation?|product innovation?|\
         ai innovation?",
        "",
    ),
];
