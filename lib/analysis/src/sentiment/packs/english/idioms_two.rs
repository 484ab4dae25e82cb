//! More English ways of speaking, by feature: display to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const IDIOMS: &[(i8, u16, &str)] = &[
    (
        1,
        17,
        "glare resistant|(gets/get) (brighter/very bright/plenty bright)|(deep/inky/true/perfect) blacks|punchy (colors/colours/picture)|\
         (wide/wider) viewing angles|(readable/legible) in (sunlight/direct/bright)|easy on the eyes|no glare",
    ),
    (
        -1,
        17,
        "(blacks/black levels) (look/are/appear) (gray/grey/washed/milky/raised)|washed out|(hard/tough/impossible) to (read/see) in (sunlight/bright/direct)|\
         grayish blacks|grey blacks|narrow viewing angles|too dim|(light/backlight) bleed|blooming|glossy screen reflects|banding",
    ),
    (
        -1,
        18,
        "(webcam/photos/footage/video/images/camera) (is/are/look/looks) (grainy/blurry/soft/noisy/washed)|grainy (photos/video/footage/images)|\
         blurry (photos/video/footage/images)|mediocre (photos/camera)",
    ),
    (
        1,
        18,
        "(clear/sharp/crisp/detailed/vivid) (footage/photos/video/images/shots/pictures)|(footage/photos/images/video/pictures) (is/are/look/looks/come out) (surprisingly/impressively/very/remarkably/) (clear/sharp/crisp/detailed)",
    ),
    (
        1,
        20,
        "(sleeps/sleep) cool|(cradles/cradle/hugs/contours) (the/your) (hips/body/shoulders/foot/feet/curves)|\
         (soaks/soak) up (bumps/shock/impact/vibration)|no (blisters/pressure points/break in/chafing/pinching)|\
         (kind/gentle/easy) (to/on) (your/) (fingers/skin/feet/joints/back/ears/hands)|stays put|forget you're wearing|true to size|\
         (feels/feel) (cushioned/plush/cloud like/like a cloud)|all day comfort|roomy toe box|supportive|plenty of legroom|generous legroom",
    ),
    (
        -1,
        20,
        "(traps/trap/retains/retain/sleeps/sleep) (heat/hot)|(hot/cramped/stiff/hard/narrow) seats|seats (are/feel/were) (cramped/hard/narrow/stiff/tight)|\
         (needs/requires/need) (a/some) (long/) (break in/breaking in)|(long/lengthy) break in|runs (small/large/narrow/half/tight/big/short)|\
         (pinches/pinch/chafes/chafe/digs in/dig in/rubs)|(causes/cause/gave) (blisters/soreness/fatigue/pressure)|\
         (sizing/sizes) (runs/is/are/run) (inconsistent/off/small/large/unpredictable)|inconsistent sizing|little legroom|tight legroom|\
         (scratchy/itchy)|pressure points|edge support (is/could/lacks)|weak edge support|bottoms out",
    ),
    (
        1,
        21,
        "(slips/slip/slides/fits/slide/fit) (into/in/under) (a/your/any/the) (jacket/) (pocket/bag/backpack/purse/bed/drawer/carry on)|folds (flat/small/down)|\
         (takes/take) up (little/minimal/hardly any) (space/room)|small footprint|tucks away|(won't/doesn't) weigh you down|\
         (easy/light enough) to carry|packs (down/) small|or your back|featherweight",
    ),
    (
        -1,
        21,
        "(takes/take) up (a lot of/too much/plenty of/considerable/lots of) (space/room/counter)|(heavy/bulky/awkward/hard) to (carry/lift/move/lug/store/transport)|\
         won't fit (in/under)|hogs (counter/desk/floor)|(weighs/weigh) (a ton/a lot)|not (very/) (portable/travel friendly)|a brick|oversized",
    ),
    (
        1,
        22,
        "(does/do) it all|(everything/all) you need|loaded with (features/extras/options)|(one/all) in one device",
    ),
    (
        -1,
        22,
        "(maxes/tops) out (at/early)|bare bones|(locks/lock/hides/puts) (key/advanced/basic/many/most/some) (features/reports/tools/functions)|\
         no frills attached|stripped down|one trick pony|overkill for",
    ),
    (
        -1,
        23,
        "(need/needs/requires) (an/a/your own) (adapter/dongle/hub/bridge)|(refuses/fails/struggles/won't) to (pair/connect/sync/work with)|won't (pair/connect/sync/work) with|\
         few integrations|limited integrations|(only/just) works with|(doesn't/does not/won't) (play nicely/play well/pair/sync/integrate)|proprietary (charger/port/cable/connector/format)|\
         (blocked/struggle/struggles) (by/with) streaming",
    ),
    (
        1,
        23,
        "(plays/play) (nicely/well/nice) with|(pairs/syncs/integrates/works) (seamlessly/effortlessly/natively/instantly) with|works with (almost/) (any/every/everything)",
    ),
    (
        -1,
        24,
        "app (lags/is slow/is clunky/is a mess)|(buggy/clunky/laggy/confusing/outdated/bloated) (app/software/firmware)|bloatware|(requires/needs) an (account/app)",
    ),
    (
        1,
        25,
        "(shuts/turns/switches) (itself/) off (automatically/by itself/when/if)|auto shut off|automatic shut off|child proof|childproof|cool touch|stays cool to the touch|\
         handle stays cool|handles stay cool|five star safety|top safety pick|no sharp edges",
    ),
    (
        -1,
        25,
        "(gets/get/becomes/runs) (dangerously/scorching/burning/too/very) hot|(burn/choking/fire/tipping) (hazard/risk)|tips over|recalled|recalls|handle gets hot",
    ),
    (
        1,
        26,
        "(keeps/stores) no logs|no logs|(independent/third party/independently) (audits/audit/audited)|(stores/store/keeps/processes) (footage/data/recordings/everything) (locally/on device)|\
         (doesn't/does not/never) (sell/sells/share/shares) (your/user/customer/any) data|end to end (encryption/encrypted)|zero knowledge|two factor",
    ),
    (
        -1,
        26,
        "(sells/shares/collects/harvests) (your/user/customer/personal/too much) (data/information/details)|data (breach/breaches/leak)|tracks (you/users)|hacked|without consent",
    ),
    (
        1,
        27,
        "(always/so/very/wonderfully) fresh|roasts to order|(cleaned/licked) the (bowl/plate)|picky (eater/eaters/cats/dogs/kids) (love/loves/cleaned/approve/devour)|melt in your mouth|\
         (comes/tastes/taste) (through/amazing/great/like home)|crowd pleaser|no aftertaste|smells (amazing/great/fresh/lovely)",
    ),
    (
        -1,
        27,
        "(arrive/arrives/arrived/tastes/taste) (stale/burnt/bland/bitter/artificial/watery/chalky/metallic)|(stale/soggy/bland/chalky/gritty/watery)|(overpowering/polarizing/artificial/chemical/strong) (scent/smell/fragrance)|\
         (scent/smell/fragrance/flavor/taste) (is/may be/can be) (polarizing/divisive/overpowering/off putting/too strong)|(odd/strange/bitter/chalky/metallic/chemical) aftertaste",
    ),
    (
        1,
        28,
        "no (fillers/additives/preservatives/parabens/sulfates/artificial/added sugar/dyes)|free of (fillers/additives/preservatives/parabens/sulfates/dyes)|short ingredient list|clean ingredients|whole food ingredients|real (meat/fruit/ingredients)",
    ),
    (
        -1,
        28,
        "(loaded/packed/full) with (sugar/additives/preservatives/sodium)|(contains/has) (fillers/parabens/additives/palm oil/added sugar)|high in (sugar/sodium/fat)|long ingredient list",
    ),
    (
        -1,
        30,
        "(adds/add/tacks on/charges/charge/charged) (a/an/extra/additional) (resort/service/booking/cleaning/late/activation/cancellation/convenience/delivery/monthly/extra/hidden/setup) (fee/fees/charge)|(adds/tacks on/piles on) fees|\
         fees (add up/pile up/at checkout)|(extra/pay) (charge/) for (every/checked/basic)|behind a paywall|(locks/locked/hidden) behind (the/a) (top/premium/higher/paid/paywall/subscription) (tier/plan/)|upcharge|auto renews",
    ),
    (
        1,
        31,
        "no (more/) dead (zones/spots)|(never/don't) (have to/) worry about dead (zones/spots)|eliminates dead (zones/spots)|(full/strong) (bars/signal) (even/everywhere/indoors)|works (even/) in (remote/rural)",
    ),
    (
        -1,
        31,
        "dead (zones/spots) (remain/persist/are)|(loses/lose/no) signal (in/outside/indoors/once/as soon)|(drops/patchy/spotty) (signal/in rural/coverage)|patchy coverage",
    ),
    (
        -1,
        32,
        "(arrived/arrives/came/showed up) (late/broken/dented/crushed/scratched/incomplete/days late/weeks late)|(delivery/shipping) (took/takes) (weeks/forever/ages/too long)|stuck in (transit/customs)|wrong (item/order/size)",
    ),
    (
        1,
        32,
        "(arrived/arrives/came/showed up/shipped) (early/a day early/the next day/overnight/within a day/within two days/in a day/in two days)|well packaged|carefully packaged|discreet packaging",
    ),
    (
        -1,
        33,
        "warranty (only/) (covers/lasts) (only/just/) (one/a/90/0) (year/days/parts)|no returns on|(denied/rejected/refused) (my/our/the) (claim/warranty/refund/return)|you pay (for/) return shipping|return window is (short/tight)",
    ),
    (
        1,
        33,
        "(refunded/refunds) (me/us/you/the/in full/without/within)|(full/no hassle/easy) refund|returns (are/were) (easy/free/painless/simple)",
    ),
    (
        -1,
        34,
        "(loyal/longtime/many/) customers are (not/) (unhappy/happy about/angry/upset)|not happy about|(lost/losing) (trust/goodwill)|(bad/poor/negative) press|class action|(backlash/boycott)|mixed reputation|review scores (have/) (dropped/fallen)",
    ),
    (
        1,
        36,
        "cleanup is a (breeze/snap/cinch)|a breeze to clean|(wipes/rinses/wipe/rinse) (down/off/clean)|(self cleaning/easy to descale)|(rooms/room/bathroom/bathrooms/cabin) (is/are/were/was) (spotless/immaculate/clean)",
    ),
    (
        -1,
        36,
        "(emptying/cleaning) (it/the/them) is (a/) (messy/chore/pain/hassle/tedious)|messy (affair/to empty/to clean)|a (chore/pain/nightmare/hassle) to (clean/empty/maintain/descale)|(hard/impossible/tricky) to (clean/rinse/reach/descale)|traps (dirt/grime/crumbs/odors)|\
         (hair/strings) (wraps/tangles/winds/gets caught)|(rooms/room/bathroom) (was/were/is/are) (dirty/dusty/musty/stained)",
    ),
    (
        -1,
        37,
        "tiny (dustbin/bin/basket/tank/reservoir/trunk/freezer/storage)|(small/shallow/limited) (cargo/trunk/pocket/pockets/basket/undercarriage)|fills (up/) (fast/quickly/after)|(storage/space/memory) (runs/fills) (out/up)|(barely/only/hardly) (fits/holds)|no room for",
    ),
    (
        1,
        37,
        "(swallows/fits/holds/stores) (everything/a week's/a full/an entire/all your/a whole)|room for (everything/the whole/all/a family)|cavernous|ample (trunk/cargo)|plenty of (pockets/compartments/room)",
    ),
    (
        -1,
        38,
        "range (drops/falls/shrinks/suffers/is short/plummets) (sharply/) (in/at/when)|(drops/loses/lose) (range/connection) (in/through/after/beyond)|signal (drops/fades) (through/beyond/after)",
    ),
    (
        1,
        39,
        "(few/rare/no) false (alarms/positives/readings)|false (alarms/positives) are (rare/few/uncommon)|(matches/matched) (lab/reference/the chest/clinical)|reads true|dead on",
    ),
    (
        -1,
        39,
        "(frequent/constant/many/occasional) false (alarms/positives/readings)|(overestimates/underestimates/overcounts/undercounts/miscounts/misreads)|reads (high/low)|(drifts/drifted) (over/after)|out of tune",
    ),
    (
        1,
        40,
        "(handles/takes/hugs) (tight/) (corners/curves/turns/bends)|(buttery/silky) smooth ride|buttery smooth|(glides/rolls/tracks) (over/across/straight/smoothly)|one hand steering|tight turning (circle/radius)|planted|sticks to the road|turns on a dime",
    ),
    (
        -1,
        40,
        "(wheels/wheel/casters) (squeak/wobble/stick/lock up/catch)|(veers/pulls/drifts) (left/right/to)|(body/) roll in corners|sloppy steering|wide turning (circle/radius)|twitchy",
    ),
    (
        1,
        41,
        "(clear/helpful/detailed/step by step/excellent/great) (tutorials/guides/documentation/guidance/lessons/explanations)|(knows/know) (their/its) stuff|(walks/walked/walk) (you/us/me) through|(explained/explains) (every/all/the/our/your) (option/options/step/steps/details/plan)|expert (guidance/advice/tips)",
    ),
    (
        -1,
        41,
        "(thin/poor/sparse/outdated/confusing/scant) (documentation/tutorials/guides/manual/instructions)|(couldn't/could not/can't) answer (basic/my/our/) (questions/question)",
    ),
    (
        -1,
        42,
        "(little/nothing/hardly anything) new|(minor/incremental/modest) (upgrade/update/refresh)|(barely/hardly) (improves/changed/changes)|(few/no) (new features/improvements/innovations)|long in the tooth|showing its age|last generation|feels dated",
    ),
    (
        1,
        42,
        "(first/only) (of its kind/one to offer)|ahead of its time|(breaks/broke) new ground|game changer|game changing|sets (a/the) new standard",
    ),
    (
        -1,
        35,
        "(few/limited/not many) (sizes/titles/styles/flavors/choices/channels/routes)|(thin/meager/sparse) (catalog/selection/lineup/library)|(often/always/frequently) (out of stock/sold out)",
    ),
    (
        1,
        35,
        "(petite/tall/plus/extended) (and/,) (tall/plus/petite/) (sizes/sizing)|(hard/harder/difficult/impossible) to find elsewhere|(can't/won't) find elsewhere|not found elsewhere|something for everyone|every (style/size/genre/taste)|(deep/endless/enormous) (catalog/library/lineup/selection)",
    ),
    (
        1,
        19,
        "(bold/vibrant/playful/gorgeous/flattering) (prints/patterns/cuts/colors)|turns heads|(blends/blend) (in/) (with/into) (any/your)|looks (great/stunning/gorgeous/sharp/premium/good) (in/on/with)|conversation piece|eye candy|timeless look",
    ),
    (
        -1,
        19,
        "(looks/look) (dated/cheap/ugly/bland/boring/toy like/plain/generic)|(dated/boring/bland/ugly/uninspired/clunky) (look/looks/styling/design/appearance)|an eyesore|fingerprint magnet|(attracts/shows/collects) fingerprints",
    ),
];
