//! English ways of speaking, overall quality to noise: what a thing does or what becomes of it, where no adjective judges it. Only data;
//! in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const IDIOMS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "(hard/difficult/tough) to fault|few complaints|little to complain about|(would/i'd/we'd) buy (it/them/one) again|\
         never looked back|does exactly what it (says/promises/should)|lives up to (the/its) (hype/promise/claims)|\
         exceeded (my/our/all) expectations|exceeds expectations|couldn't be happier|a joy to use|nails the basics|\
         punches above its weight|(is/are/was/were) a highlight",
    ),
    (
        -1,
        0,
        "leaves (something/a lot/much/a bit) to be desired|(left/leaves) us wanting more|fell short of expectations|\
         falls short of expectations|regret buying|wouldn't buy (it/them/one) again|would not buy (it/them/one) again|\
         not worth the hype|doesn't live up to|does not live up to|a letdown|a let down",
    ),
    (
        -1,
        2,
        "(raises/raised/hikes/hiked/increases/increased) (its/the/your/their) (premiums/prices/rates/price/premium/rate)|\
         (raises/hikes/raised/increases) (premiums/prices/rates)|premiums go up|rates go up|prices go up|\
         gets (pricey/expensive)|get (pricey/expensive)|hardly cheap|far from cheap|(hard/tough) on the wallet|eye watering",
    ),
    (
        1,
        2,
        "(easy/gentle/kind) on the wallet|won't empty your wallet|costs next to nothing|undercuts (the competition/rivals)|\
         lower premiums|lower rates",
    ),
    (
        1,
        3,
        "a lot for the money|punches above its price|punches (well/far) above its price|\
         rarely (found/seen) (at/in) this (price/price range/class/price point)|rare at this price|unheard of at this price|\
         (worth/justifies) every (cent/dollar/penny)|justifies (its/the) (price/cost/premium)|more than you pay for|\
         a steal|steal of a deal|(money/dollars) well spent|outperforms its price",
    ),
    (
        -1,
        3,
        "you're paying for the (name/brand/logo)|paying for the (name/brand/logo)|you pay for the (name/brand/logo)|\
         not worth the extra|better value elsewhere|poor return on",
    ),
    (
        1,
        4,
        "(feels/feel/built) like a tank|tight tolerances|no creaks|no flex|no wobble|reassuringly (heavy/solid)|\
         fit and finish|impeccable finish|neatly stitched|double stitched|machined from",
    ),
    (
        -1,
        4,
        "(zipper/zippers/zips) (snag/snags/stick/jam)|seals poorly|doesn't seal|does not seal|loosely fitted|\
         rough edges|sharp edges|uneven gaps|(hinge/hinges/knob/knobs/handle/lid) (feels/feel) (loose/flimsy/cheap)|\
         has some flex|noticeable flex|rattles|loose stitching|poor stitching|poor fit and finish",
    ),
    (
        1,
        5,
        "without sagging|without (fading/peeling/cracking/wearing out/losing its shape)|keeps its shape|holds its shape|\
         retains its shape|spill proof|spill resistant|shrugs off (rain/spills/drops/dust/water/abuse/bumps/scratches)|\
         survives (drops/falls/rain/spills/daily use/the dishwasher)|survived (drops/falls/rain/several drops/a drop)|\
         (kept/keeps) (us/you/me/everything/gear/contents) dry|still (going strong/looks new/looks like new/works like new)|\
         (minimize/minimizes/hides/hide/conceals/resist/resists) (visible/) (scratches/scuffs/dents/wear/stains)|\
         tear resistant|fade resistant|drop proof|lasts for decades|lasts decades|lasted (years/for years)|\
         outlives|made to last|designed to last|won't rust|doesn't rust",
    ),
    (
        -1,
        5,
        "(lose/loses/lost) (its/their) (shape/elasticity/loft/grip/coating)|(colors/color/prints/print) (fade/fades)|fades after|\
         sheds lint|shed lint|pills|pilling|(loosened/loosens/came loose/come loose/comes loose/works loose)|\
         dies (early/after)|died after|(gave/gives) out after|gave up after|stopped charging|unravels|unraveled|\
         flatten after|flattens after|flattens (quickly/over time)|(chips/chipped/flakes/flaked) off|snapped (off/after)|\
         wore (down/through)|warps|warped|bends easily|dents easily|not built to last|won't last|doesn't last|\
         (stops/stopped/quit) working after|develops (cracks/leaks/play)|yellows|discolors",
    ),
    (
        1,
        6,
        "(holds/keeps/maintains) (a/its/the) (connection/signal)|never (crashed/crashes/froze/freezes/fails/failed)|\
         without (crashing/freezing/a hitch/hiccups/dropouts/interruptions/glitches/a single issue)|works without fail|\
         works (first/every) time|no (dropouts/hiccups/crashes/glitches)|\
         (fixed/fixes/fix) (the/) (connection/bluetooth/stability/reliability) (drops/issues/problems)",
    ),
    (
        -1,
        6,
        "(lost/loses) (our/my/your/their/the) (luggage/bags/order/booking/package/parcel)|often delayed|frequently delayed|\
         (randomly/occasionally/often/frequently) (disconnects/restarts/reboots/shuts off/freezes/fails/drops)|hit or miss|\
         hit and miss|(needs/need) (a/) (reboot/restarting/rebooting)|acts up|act up|shuts (off/down) (randomly/unexpectedly)|\
         goes down|outages|spotty performance|canceled (flights/our/my)|cancelled (flights/our/my)",
    ),
    (
        1,
        7,
        "without (extra/added/unnecessary) complexity|\
         (gentle/gentler/easy/easier/short/shallow/minimal/small/quick) learning curve|no learning curve|\
         (folds/fold) (in seconds/with one hand/one-handed/easily/in one)|no more (tangled/fiddling/fumbling/hassle)|\
         (forgiving/clear/simple/tactile) controls|takes the (guesswork/hassle/work/stress) out|\
         (anyone/even beginners/even kids) can use|a cinch|makes life easier|second nature|no manual (needed/required)|\
         fuss free|pain free|painless|kind to beginners|great entry point|ideal entry point",
    ),
    (
        -1,
        7,
        "(tricky/fiddly/awkward/finicky/hard/difficult/tough) to (fold/open/close/adjust/hold/operate/master/put on/use/attach/\
         press/pour/unfold/remove/figure out)|fiddly|finicky|buried in (menus/settings)|(awkwardly/poorly) placed|\
         takes (time/a while/practice/patience/getting used) to (learn/master/get used)|not for beginners|too many (steps/menus)|\
         (needs/requires/takes) (two hands/patience/some fiddling)|cumbersome|a hassle|a chore to use|dated interface|\
         outdated interface|messy interface|confusing menus",
    ),
    (
        1,
        8,
        "(goes/went/go) (together/up) in (under/about/less than/minutes/a few/0)|(assembled/installed/mounted/ready) in minutes|\
         (goes/went/go) (together/up) (easily/quickly/fast/without)|up and running in (minutes/seconds/under/no time/0)|\
         (installs/pairs/connects) in (seconds/minutes)|clear (instructions/assembly instructions)|guided setup|\
         no (drilling/tools/wiring) (needed/required/necessary)|painless setup|setup (is/was) (a breeze/painless/quick/simple)",
    ),
    (
        -1,
        8,
        "(requires/needs/involves/demands) (drilling/wiring/an electrician/a technician/two people/hours/tools)|\
         assembly (takes/took) (hours/forever/ages/a while)|missing (screws/parts/instructions)|vague instructions|\
         setup (is/was) (a pain/tedious/finicky/confusing/slow)|tedious to (assemble/set up/install)",
    ),
    (
        1,
        9,
        "(answers/replies/responds/responded/answered/replied) (within/in) (minutes/hours/an hour/a day/seconds)|\
         actually (solves/solved/fixes/listens/helps)|(never/didn't) (rushed/rush) us|staff (is/are/was/were) (friendly/helpful/attentive/patient)|\
         (explained/explains) (every/everything/all)|(friendly/attentive/courteous/patient/caring/knowledgeable) (staff/team/agents/crew/reps)|\
         real (people/humans) on the phone|sorted (it/everything) out|replaced it (without/for free)|went above and beyond|\
         goes above and beyond|stands behind its|stand behind their",
    ),
    (
        -1,
        9,
        "(left/kept/put) (me/us/you) on hold|(ignores/ignored) (emails/complaints/my/our)|no one (answers/answered/picks up/replies)|\
         nobody (answers/answered/picks up/replies)|never (got/called) back|(rude/unhelpful/indifferent/dismissive) (staff/support/agents/reps/crew)|\
         (chatbot/bots) (only/loop/loops)|endless (chatbot/hold/transfers)|hours on hold|slow claims|claims (drag/take/took) (on/weeks/months)|\
         passed (around/from)|gives you the runaround|the runaround",
    ),
    (
        1,
        10,
        "(grips/grip) (wet/ice/rock/the road/like glue)|heats evenly|(does not/doesn't/never) overheat|runs cool|stays cool under|\
         handles (heavy/everything/anything)|gets the job done|makes (quick/short) work of|cuts through|breezes through|\
         (sinks/sink/absorbs/absorb) in (quickly/fast)|without leaving (residue/streaks/a residue)|no white cast|\
         streak free|(first/one) pass|plenty of (power/grunt/headroom)|never (bogs/slows) down|without (stuttering/lag/throttling/slowing)",
    ),
    (
        -1,
        10,
        "limited headroom|(food/eggs/dough) sticks|sticks after|(maxes/max) out at|overheats|runs hot under|throttles|bogs down|\
         (leaves/left/misses) (streaks/residue/crumbs/spots/hair/debris)|(struggles/struggled) (in/on/at/under/when/to/with)|\
         runs out of (steam/power/breath)|you'll outgrow (it/this/them)|quickly outgrow|lacks (power/punch/oomh/grunt/bite/torque)|\
         (isn't/not) up to (the task/heavy)|(barely/hardly) (cleans/cuts/heats/cools/works)",
    ),
    (
        -1,
        11,
        "slows (down/to a crawl) (noticeably/at peak/during/under/when/with)|slow to (load/boot/heat/start/wake/open/focus/warm)|\
         takes (ages/forever/an eternity/its time) to|(isn't/not) the (fastest/quickest)",
    ),
    (
        1,
        11,
        "(payouts/results/transfers/refunds) (arrive/land/come) (within/in) (days/hours/minutes)|in no time|\
         (loads/boots/opens/starts/responds/wakes) (instantly/fast/in seconds/in a flash)|ready in (seconds/minutes)",
    ),
    (
        1,
        12,
        "lasts (two/three/four/five/six/seven/several/0) days|lasts (a/all) week|(goes/go) (days/weeks/a week) (without/between) (charging/charges)|\
         (days/weeks/all day) on a (single/) charge|lasts (all/a full) day|gets you through (the/a full) day|charge it once a",
    ),
    (
        -1,
        12,
        "(needs/need) (daily/nightly/frequent/constant) charging|dies (by/before/within/mid)|\
         (drains/drained) (fast/quickly/overnight)|won't (last/make it) (a/through/the) (day/full day)|barely (lasts/makes it) (a/through/the)",
    ),
    (
        1,
        14,
        "(rich/warm/crisp/full/balanced/detailed/immersive/clean) (sound/tone/audio/mids/highs)|room filling|tight bass|deep bass|\
         sings|rings (out/true)",
    ),
    (
        -1,
        14,
        "(sounds/sound) (boxy/tinny/hollow/muddy/thin/flat/harsh/muffled/shrill/distant)|distorts|thin bass|weak bass|no bass|\
         (lacks/lacking) (bass/low end/depth)|boomy",
    ),
    (
        -1,
        16,
        "(audible/noticeable/loud) (in/at/during/over/from)|         (hear/heard) the (neighbors/neighbours/street/traffic/elevator/fan/motor)|thin walls|walls are thin|wakes (the/everyone/you)|\
         fan noise|coil whine|loud enough to wake",
    ),
    (
        1,
        16,
        "(barely/hardly/scarcely) (audible/hear it/hear them/noticeable)|(won't/doesn't) wake|whisper (quiet/silent)|near silent|\
         (dead/virtually/almost) silent|runs silently",
    ),
];
