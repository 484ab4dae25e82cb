//! More ways in which reviews of any product or service praise and blame, display to innovation. Only data; in parentheses
//! stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const GENERAL: &[(i8, u16, &str)] = &[
    (
        1,
        17,
        "(crisp/sharp/vivid/clear/bright/gorgeous/stunning/vibrant/immersive/excellent/superb) (lcd/lcd screen/touchscreen/image/picture/panel/ultrawide view/contrast/4k picture/hdr/colors)|\
         (gentle/easy) on the eyes|(easy/comfortable) to read (in/outdoors/at)|(buttery/silky) smooth motion|factory calibrated|(accurate/rich/lifelike) (color/colors/colour/colours)|brings comics to life",
    ),
    (
        -1,
        17,
        "(washes/wash) out|(colors/display/screen/picture/image/contrast/brightness) (look/looks/is/are/can look/can be/can appear/appear) (a bit/rather/) (muted/washed out/dim/dull/grainy/faded/dark/weak)|\
         (not/isn't/aren't) bright enough|text fringing|(dim/grainy/muted/reflective/low resolution) (display/screen/picture/panel/colors)|(hard/difficult/tough) to (see/read) (in/outdoors/under)|no (backlight/front light)",
    ),
    (
        1,
        18,
        "(crisp/sharp/clear/detailed/vivid/stunning/smooth/stable/excellent) (4k/1080p/2k/1440p/hd/) (footage/video/videos/photos/images/recordings/night vision)|(records/captures/films/shoots) in (razor sharp/crisp/sharp/4k/2k/1440p/1080p)|\
         (excellent/great/superb/impressive/clear/color) night vision|wide field of view|video quality (is/are) (excellent/great/crisp/superb/sharp)",
    ),
    (
        -1,
        18,
        "(looks/look) washed out in (dim/low)|camera (struggles/disappoints/lags/falters)|(grainy/blurry/shaky/soft/poor/mediocre) (footage/video/photos/images/picture/night vision)|video (quality/) (is/can be/looks) (grainy/blurry/soft/choppy/mediocre/poor)",
    ),
    (
        1,
        19,
        "(stunning/beautiful/scenic/spectacular/breathtaking/gorgeous/amazing) (views/view/scenery/surroundings)|(sleek/elegant/attractive/stylish/gorgeous/beautiful/clean/slick/stately/handsome/modern/minimalist/low profile/polished/award winning) (look/looks/design/designs/interface/templates/invoices/styling/finish/aesthetic/aesthetics/appearance/layout)|\
         (looks/look) (gorgeous/sleek/great/elegant/fantastic/beautiful/sharp enough/sharp/stunning/the part)|well organized (interior/layout)|(clean/clear) (pipeline view/layout/interface)|stands out for its (look/style)|easy on the eye",
    ),
    (
        -1,
        19,
        "(looks/look/feels/feel) (plain/generic/dated/cheap/outdated/old fashioned/bland/drab/tired/utilitarian)|(design/designs/look/looks/styling/interface) (is/are/feels/look/looks) (dated/bland/generic/plain/boring/polarizing/uninspired/cluttered/outdated/utilitarian/basic)|\
         (showing/shows) (its/their) age|could use (an update/a refresh/a makeover)|(design/look/style) isn't for everyone",
    ),
    (
        1,
        20,
        "stay put|(fits/fit) like a glove|(keeps/kept) (you/your/feet/hands/me) (warm/toasty/cool/dry/happy)|(soaks/soak/smooths/smooth) (up/out) (bumps/the bumps/vibrations/potholes)|(plush/comfy/roomy/cushioned/padded/spacious) (seat/seats/beds/interior/headband/collar/rooms/surface)|\
         (mesh/fabric/cover) stays cool|(gentle/easy) (enough for/on) (sensitive/joints/skin)|comfortable (for/during/over/on/even) (long/hours/extended/all)|(protects/cushions) (your/) (joints/knees)|more legroom|generous legroom|\
         (reduces/less) impact on (joints/knees)|dense cushioning|stand up headroom|ankle support|lumbar support|(relieves/eases) (back/neck/joint) pain|surprisingly supportive|hot sleepers|dreamy",
    ),
    (
        -1,
        20,
        "(feel/feels) small (for/in)|(rock/too/very/quite/a bit/rather) (hard/firm/stiff)|(saddle/seat/mattress/cushion/bed/ride/chair) (is/feels) (a bit/too/rather/rock/) (firm/hard/stiff/uncomfortable/cramped/harsh)|(runs/sleeps/feels) (hot/warm) (in/at/during/for)|\
         (breathability/ventilation/padding/cushioning) (is/could be) (lacking/poor/limited/better/minimal)|(poor/little/minimal/limited/thin) (ventilation/breathability/padding/cushioning)|(sizes/size/sizing) (run/runs) (large/small/narrow/big/wide)|\
         (feels/feel) (heavy in/greasy/sticky/uncomfortable/tight/snug/stiff/bulky on)|(tight squeeze/tight fit)|(break/breaking) in|sink too (far/deep/much)|(may/can/might) (irritate/feel greasy/pinch/rub/chafe/dig in)|\
         (cramped/tight) (for/in)|(less/not very) (plush/supportive/comfortable/cushioned/breathable)|(hard/uncomfortable) (to wear/on the)|(greasy/sticky) on",
    ),
    (
        1,
        21,
        "(light/small/compact/slim) enough (for/to)|(packs/compresses/folds/collapses) (down/into/up) (small/to/its own/into/flat)|(small/compact/slim) enough|slots into|(stores/stands) upright|(fits/fit) (in/into/under/on) (an overhead/a car/most/any/the overhead/tight/small/a backpack/your)|\
         (saves/saving) (garage/counter/floor/desk/storage) space|(tiny/nearly invisible/ultra portable/ultra compact/pocket size/palm sized)|the size of|(weighs/weighing) (just/only/under/less than)|at just 0 (pounds/lbs/ounces/oz/grams/kg)|(easy/light) to (carry/move/lift/transport)|(lightest/smallest/slimmest)|only 0 inches wide",
    ),
    (
        -1,
        21,
        "(takes/take/taking) up (more/much) (counter/desk/floor/storage/shelf/) (space/room)|(bulky/heavy/awkward/cumbersome) to (park/carry/store/move/lift/transport/handle)|(too/very/quite/rather/pretty) (heavy/bulky/big/large)|a beast to (haul/lift/move/carry)|(weighs/weigh) (over/more than/nearly/a hefty)|(large/bulky/wide/big) (footprint/design/size/profile/frame/build)|\
         (takes/take/taking) up (a/) (lot/good deal/fair amount/lots) of|(conspicuously/rather/quite) (large/big/bulky)|(on the) (small/heavy/bulky/large) side|(remains/still) (heavy/bulky)|(heavier/bulkier/larger) than (most/other/rivals/competitors/average)|so bulky",
    ),
    (
        1,
        22,
        "wide temperature range|wide range of (settings/modes/temperatures)|(deepest/richest/broadest/extensive/robust/rich/wide/impressive/comprehensive/full/generous) (feature sets/feature set/set of features/range of features/array of tools/suite of tools/suite)|(converts/transforms/convert) (into/to/from)|grows with (your/the)|doubles as|\
         (granular/advanced/powerful/robust/strong/handy/useful/clever) (permissions/segmentation/reporting/tools/features/automation/automations/charting/analytics/controls/customization/integrations/search/filters)|(two way/hands free) talk|offline (maps/mode/downloads)|\
         (all in one/all round) (protection/solution/platform/package)|(the most/incredibly/extremely/highly/remarkably) (versatile/customizable/flexible)|(real time/live) (tracking/air quality/monitoring/updates)|(fully/highly) (adjustable/customizable)|unlimited users|fractional shares|early direct deposit",
    ),
    (
        -1,
        22,
        "(requires/needs) a separate|no (scanner/camera/timer/screen/display/sensor/remote/app/clock/thermostat/charger/case/lid/cover/pockets/luggage pass through/air quality sensor/inventory management/mutual funds/built in storage/dark mode/offline mode/height adjustment/wireless/bluetooth/usb/headphone jack/gps/backlighting/memory/presets/programmable)|\
         (limited/basic/fewer/few/minimal/no) (reporting/customization/automation/research tools/analytics/tools/functions/settings/controls/integrations and/advanced features/options for customization/smart features/extras)|(reporting/customization/analytics/feature set/functionality/features) (is/are) (fairly/rather/quite/relatively/somewhat/a bit/very/) (basic/limited/thin/sparse/minimal/lacking)|\
         (you'll/you) need to upgrade|(isn't/aren't/is not/are not) (supported/available on/included in)|missing (entirely/from)|(lacks/lack/lacking) (some/many/advanced/key/hr) (tools/functionality)|\
         (can't/cannot/unable to) (handle/adjust/switch/customize/change/connect/be adjusted/be customized/be turned off)|don't adjust|doesn't adjust|(locked/hidden/gated) behind (a/the)|(falls/fall) (down/short) on",
    ),
    (
        1,
        23,
        "(works/work/pairs/connects/integrates/syncs) (well/tightly/smoothly/natively/directly/easily/nicely) with|(works/compatible) with (alexa/most/all/both/any/google/apple/nearly)|(pairs/connects) with up to|integrates tightly|in network with|accepted (at/everywhere)|(over/more than/hundreds of/thousands of/0) (app/) integrations|faa approved|dual voltage|usb c (with/charging/support)",
    ),
    (
        -1,
        23,
        "(doesn't/don't/does not/do not/won't) (work/fit/pair/sync/integrate/connect) (with/on/older/in)|(windows/mac/ios/android/iphone/apple) only|(requires/needs) (a/an) (hub/bridge/adapter/dongle/compatible)|(few/limited/fewer/no) (third party/) (integrations/ports)|only (one/two/0) (ethernet/usb/hdmi) (port/ports)|(bluetooth/streaming/wireless) is missing|(can/only) connect at once",
    ),
    (
        1,
        24,
        "(mobile/) app is (well rated/excellent/great/intuitive/well designed/polished/slick/easy/top notch/highly rated/user friendly/superb)|(slick/slickest/excellent/superb/intuitive/highly rated/top rated/polished/user friendly) (infotainment/infotainment systems/infotainment system/mobile app/app/software/apps)|updates itself",
    ),
    (
        -1,
        24,
        "(app/apps/software/website/mobile app/infotainment) (is/are/feels/feel/can be/lags/crashes/freezes) (clumsy/cluttered/buggy/clunky/outdated/slow/glitchy/unreliable/dated/frustrating/basic/limited/often/behind/on)|(clumsy/clunky/buggy/glitchy/dated/slow) (app/website/software/site/apps)|\
         (app/software) (requires/needs) (an/) (account/work/improvement)|software is (windows/limited/basic/not)",
    ),
    (
        1,
        25,
        "(high/excellent/top/strong/five star/perfect/impressive) (safety/) (safety ratings/safety scores/crash test/safety record)|(gives/give/offers/provides) (anxious/) (parents/you/users/owners) peace of mind|(safe/safer) (choice/option) for|shuts off automatically|(avoids/prevents) (accidents/crashes/burns/tipping)|crashes are rare|(gentle/safe) (enough/) for (sensitive/kids/children/pets/babies/nurseries/rosacea)|without extreme heat|non slip|nonslip|slip resistant",
    ),
    (
        -1,
        25,
        "(gets/get/becomes/become/is) (very/extremely/) hot to the touch|handles get hot|(kicks/kick) (hard/back)|(isn't/not) suitable for those with|(may/can/might) cause (bloating/irritation/breakouts/allergic/rashes/side effects/digestive)|loose stools|(burn/tipping/choking/fire/shock) (hazard/risk/hazards)",
    ),
    (
        1,
        26,
        "(keeps/keep/stores) no (activity/) logs|(independently/regularly/thoroughly) (been/) audited|been independently audited|(airtight/strong/robust/top notch/military grade/bank grade/excellent/solid/enterprise grade) (security/encryption/privacy/protection)|takes privacy seriously|(stores/store/keeps/saves) (footage/data/everything/recordings/video) locally|privacy minded|malware (protection/detection)|identity theft (protection/insurance)|can be self hosted",
    ),
    (
        -1,
        26,
        "(collects/collect/shares/sells/tracks/logs) (browsing/personal/user/your/some/) (data/information/activity)|(suffered/had/disclosed/experienced) (a/) (serious/major/recent/) (data/security/) breach|requires an account|privacy (is/could be/concerns/issues)",
    ),
    (
        1,
        27,
        "(tastes/taste/tasting) (fresh/great/good/delicious/amazing/like/wonderful/surprisingly/better)|(restaurant/cafe) (level/quality) (flavor/food/taste)|(lick/licked/lick up) the bowl|surprisingly tasty|(rich/smooth/bold/great/full/restaurant level) flavor|(hardly/barely) smells|low odor|no (strong/) (odor/smell)|arrives (crisp/fresh)|(picky/finicky) (eaters/dogs/cats/kids) (love/tend/devour/enjoy)",
    ),
    (
        -1,
        27,
        "(is/be/can be/may be/feel) overpowering|(strong/noticeable/chemical/rubber/lingering/unpleasant/plastic/overpowering/distinct) (rubber/chemical/plastic/) (smell/odor/scent/fragrance/taste)|(smell/odor/fragrance/scent/taste/flavor) (is/) (overpowering/strong/off putting/polarizing/lingers)|(tastes/taste) (underseasoned/bland/stale/watery/artificial/chalky/too sweet/salty)|(can/may) taste (bland/underseasoned/salty/artificial)|texture is (gritty/chalky/mushy/grainy)|arrive stale|arrives stale|less so for flavor|(underseasoned/overseasoned)|too sweet for",
    ),
    (
        1,
        28,
        "(human grade/grass fed/organic/locally sourced/real/natural/clean/wholesome/premium/high quality) (meat/ingredients/produce/beef/chicken/formula/blend/protein)|no (artificial/) (preservatives/additives/fillers/colors/sweeteners/flavors/parabens/fragrance/dyes)|complete amino acid|(loaded/packed/enriched/formulated) with (ceramides/vitamins/nutrients/antioxidants/protein/fiber)|protein per serving|free of (pvc/parabens/bpa/gluten/dairy/soy/artificial)|low voc",
    ),
    (
        -1,
        28,
        "high in (sodium/sugar/carbs/calories/fat/salt)|contains (artificial/added/gluten/soy/dairy/corn/parabens/fragrance/alcohol/sugar)|(artificial sweeteners/fillers)|(corn/wheat/sugar) is the (first/main)|(high/higher) (sodium/sugar) (content/levels/)",
    ),
    (
        1,
        29,
        "(compostable/biodegradable/reef safe/carbon neutral/plastic free/recycled/responsibly sourced/sustainable) (pods/packaging/down/bamboo/materials/wool/fabric/formula)|good for the planet|(powered/run) (entirely/) by (wind/solar/renewable/green)|(sips/saves/uses less/uses little) (water/energy/power/electricity/fuel)|biodegradable|reef safe|sustainable bamboo|gots certified|natural tree rubber|made of (recycled/natural/sustainable)|(better/kinder) (for/to) the (environment/planet)|rolls easily",
    ),
    (
        -1,
        29,
        "(lots/a lot/too much/excess/plenty) of (plastic/) packaging|(hurts/hurt/reduces/lowers) fuel economy|(wasteful/excessive/plastic) packaging|(uses/consumes) (a lot of/more/lots of) (energy/water/power/electricity/fuel)",
    ),
    (
        1,
        30,
        "no (annual/monthly/foreign transaction/maintenance/hidden/account/overdraft/setup/extra/cancellation/booking/service/subscription) (maintenance/transaction/) (fee/fees/costs/charges/cost)|(without/charges no/zero/waives) (extra/monthly/hidden/any/annual/account/maintenance) (maintenance/) (fee/fees/charges/costs)|no (data caps/contracts/subscription costs/contract/monthly contract)|no data caps or contracts|0 commissions|no annual fee card",
    ),
    (
        -1,
        30,
        "(costs/cost/is/are) (charged/) (extra/separately/sold separately)|charged separately|(charges/charge) (extra/) for (every/each/bags/basic/seats/everything)|(adds/add) to the (running/) (costs/cost)|(comes/come) with (a/an) (annual/monthly) fee|(requires/need/needs/require) (a/an) (monthly/paid/annual/) (subscription/membership)|(monthly/paid/) (membership/subscription) is (required/needed/necessary)|(locked/hidden) behind (a/the/) (subscription/paywall/premium)|(surprise/unexpected/hidden/extra/junk) (charges/fees/costs)|(isn't/not/aren't) free|incur a|(delivery/cloud storage/migration/shipping/returns) (isn't/aren't) free|(out of network/late/overdraft/withdrawal) fees|(sold/purchased/bought) separately|(annual/monthly) fee is (hard/steep/high)",
    ),
    (
        1,
        31,
        "(flies/ships/delivers/available/serves/licensed/operates) (to/in/across) (more/all/every/over/most/nearly) (0/50/) (states/countries/destinations/regions/locations)|in (all 50/all 0/over 0/more than 0/0) (states/countries)|(best/great/good/ideal) (option/) for rural areas|(blankets/covers) (a large/the whole/the entire/an entire/your entire/your whole) (home/house)|(servers/locations/offices/branches) in (0/over/more than)|(close/next/near) to the (metro/beach/station/airport)|without dead spots",
    ),
    (
        -1,
        31,
        "(doesn't/don't/does not/won't) cover|(coverage/payout/benefit/benefits) (is/are) capped|(long/lengthy) waiting (period/periods)|(no/few/limited/fewer) (physical/local/) (branches/locations/atms/stores/offices/clinics/dealers/service centers)|(availability/coverage/service) is (limited/restricted/spotty/patchy)|(limited/only available/available only) (to/in) (a few/certain/select/some/the/major)|(not/isn't/aren't) available (in/outside/everywhere/nationwide)|only (delivers/ships/serves/available/operates) (to/in)|(don't/doesn't) (serve/deliver/ship/operate/cover/accept) (to/in/) (rural/outside/most/many/insurance/all)|eligibility is limited|(well outside/far from) (the center/town/downtown/the centre)|you'll need a car|won't find many|(few and far between/scarce)|doesn't accept insurance|(dead/weak) (spots/zones)",
    ),
    (
        1,
        32,
        "(ships/ship/delivered/delivers/arrives/arrived) (within/in/fast/quickly/promptly/on time/overnight/the next day/next day/early)|(fast/free/quick/reliable/prompt) (shipping/delivery)|not a single (glass/item/thing) broke",
    ),
    (
        -1,
        32,
        "(takes/take/took) (longer/weeks/a while/forever) to (ship/arrive/deliver)|(delivery/shipping) (windows/times/dates/) (is/are/can be/may be//) (hit or miss/slow/late/unpredictable/unreliable/inconsistent/delayed/expensive/long)|(arrives/arrive/arrived) (late/damaged/broken/melted/wilted/crushed)|(scratched/damaged/broken/lost) (furniture/items/boxes/packages/goods)",
    ),
    (
        1,
        33,
        "(0/lifetime/five/ten/three/two/generous/long/five year/ten year/three year/two year) (year/mile/) (treadwear/limited/) (warranty/guarantee)|backed by a|(try/trial) (it/) risk free|(repairs/repair/replaces/replace) (its/their/) (jackets/products/gear/items/parts) free|free for life|(a/) full year to try|(solid/generous/long/free/risk free) (free/) (trial/return policy/returns/warranty/guarantee)|(skip/pause/cancel) (or cancel/) (anytime/at any time/whenever)",
    ),
    (
        -1,
        33,
        "(free/) (trial/warranty) (lasts/is/covers/period is) (only/just/short/limited)|(deposits/deposit/fees) (are/is) (non refundable/nonrefundable)|(getting/get/hard to get/difficult to get) out of (the/a/your) contract|(hard/difficult/notoriously difficult/tough) to cancel|refunds (drag/take/are slow/are hard/can take)|(short/limited/brief/stingy) (free/) (warranty/trial/return window/guarantee)|(returns/return) (incur/cost/are a hassle/require/carry)",
    ),
    (
        1,
        34,
        "(trusted/recommended/loved/favored/praised) by (vets/dermatologists/doctors/experts/professionals/long distance/reviewers/users/athletes/parents/hikers/teachers/accountants/photographers)|(vets/dermatologists/doctors/experts/reviewers/accountants/dentists) (frequently/often/widely/) (recommend/know it well)|a favorite (among/of/with)|(ranks/rank/ranked/ranking) (highest/at the top/first/among the top/near the top/high)|consistently ranks|(long established/well established/trusted/reputable/established/household) (name/brand/company)|(most popular/best known/best selling)|(high/top/excellent) (customer/) (satisfaction/ratings/marks from)",
    ),
    (
        -1,
        34,
        "(low/poor/mixed/below average) (customer/) (satisfaction/reviews/ratings/reputation/satisfaction scores)|(hurt/tarnished/damaged) (its/their) (reputation/image)|(notorious/infamous) for|(customer/) satisfaction (scores/ratings//) (are/is) (low/below/poor/mixed)",
    ),
    (
        1,
        35,
        "(huge/wide/broad/vast/extensive/massive/large/deep/generous/big) (weekly/) (menu/selection/range/variety/catalog/library/choice/lineup/assortment/array/collection) (of/)|(thousands/hundreds/dozens) of (on demand/live/different/free/unique/online/expert led/) (colors/titles/designs/templates/recipes/classes/options/courses/styles/live/flavors/channels/plans)|(comes/available) in 0 (flavors/colors/sizes/styles)|(works with/offers/over/more than) 0 (templates/roasters/recipes/titles/flavors/classes/languages/courses/designs/colors)|every machine|(choose/pick) any",
    ),
    (
        -1,
        35,
        "(limited/narrow/small/thin/meager/smaller/sparse/short) (range/selection/catalog/variety/menu/library/choice/choices/number of/app market/stitch selection/lineup)|(range/selection/catalog/menu/choice/library/variety/app market/flavor range/stitch selection) (is/are/feels) (rather/fairly/quite/relatively/) (limited/narrow/thin/small/sparse/meager/smaller)|only 0 (languages/flavors/colors/sizes/options/channels/titles)|(run/runs/sells/sold) out (of/quickly/fast)|(few/fewer) (options/choices)",
    ),
    (
        1,
        36,
        "(makes/make/making) (cleaning/cleanup/clean up/maintenance) (easy/easier/a breeze/simple/effortless/quick/painless)|(easy/simple/quick/effortless/breeze) to (clean/maintain/wipe/empty/rinse/repair/service/descale)|(machine/dishwasher) (washable/safe)|(cleanup/cleaning/clean up) (takes seconds/is easy/is simple/is quick/is effortless/is a breeze/takes minutes)|(self cleaning/self emptying) (station/dock/base/mode/)|empties itself|(replacement/spare) parts are (widely/readily/easily) available|(clean/spotless) (vehicles/rooms/cars)",
    ),
    (
        -1,
        36,
        "(require/requires/need/needs) (regular/frequent/weekly/hand/constant/monthly/daily/more) (cleaning/washing/descaling/maintenance/hand washing/oiling/emptying/filter)|(hair/string/fibers) gets (tangled/caught/wrapped)|gets tangled|(limescale/residue/mold/grime/dust) builds up|hand wash only|hand washing|(hard/difficult/tricky/tough/tedious) to (clean/wash/descale/empty/maintain)|(repairs/cleaning/maintenance) (can be/is/are) (a hassle/expensive/tedious/costly/difficult/a chore)|(grubby/dirty/dusty/musty/stained)",
    ),
    (
        1,
        37,
        "(holds/hauls/carries/swallows/stores/fits) (up to/everything/a lot/plenty/large/big/a family/utensils/all)|(sleeps/seats) (four/five/six/seven/eight/0)|(generous/ample/cavernous/huge/spacious/large/roomy/big) (cargo/trunk/storage/weight/interior/cooking/) (space/capacity/room/storage/trunk/deck/basket/interior/tank)|(spacious/roomy) (interior/rooms/cabin/running deck)|third rack",
    ),
    (
        -1,
        37,
        "(basket/tank/bin/bag/trunk/storage/capacity/reservoir/hopper/dustbin) (is/fills/feels/runs) (a bit/rather/quite/relatively/too/on the/) (tiny/small/limited/up/smallish/fast/quickly/small side/capped)|(only/barely/just) (holds/fits/carries)|it only holds|(portions/rooms/bathrooms/pockets) (run/are/feel) (small/tiny/cramped/on the small)|(doesn't/don't) have many pockets|(limited/small/tiny/insufficient) (storage/capacity/pockets/cargo/basket/tank/trunk)|(gets/get/is/be) (packed/crowded/overcrowded)|storage is capped",
    ),
    (
        1,
        38,
        "(covers/reaches) (a large house/the whole/long distances)|(goes/travels/travel/rides/about/up to) 0 miles (on/per) (a/) charge|0 miles (on/per) (a/one/) (single/full/) charge|(impressive/excellent/long/great/class leading) (driving/electric/) range|range covers",
    ),
    (
        -1,
        38,
        "range (falls/drops/shrinks/is/suffers) (well/) (short/off/limited/in/shorter/modest/reduced)|(short/limited/shorter/modest) (driving/electric/wireless/bluetooth/) range|don't expect it to reach|signal (cuts/drops) out",
    ),
    (
        1,
        39,
        "(spot/dead) on|(uncanny/pinpoint/impressive/excellent/high/remarkable/great) (accuracy/precision/control)|(accurately/precisely) (maps/tracks/measures/detects)|(maps/tracks/measures/detects) (rooms/) (accurately/precisely)|(accurate/precise) (calculations/readings/results/tracking/maps/measurements/temperature)|guarantees accurate|third party tested|(high/near perfect/top) (detection/accuracy) (scores/rates)",
    ),
    (
        -1,
        39,
        "false (alerts/alarms/positives/readings)|(mistakes/errors/inaccuracies) (in/have been/are/do)|(inaccurate/imprecise/unreliable) (readings/tracking/results/data/)|(misreads/miscounts/overestimates/underestimates)",
    ),
    (
        1,
        40,
        "(corners/corner/handles/steers/drives/rides) (like/well/beautifully/confidently/smoothly/predictably/with)|(surprisingly/remarkably/very/incredibly/impressively) (nimble/agile/maneuverable)|nimble|agile|(glides/glide/rolls) (over/smoothly/easily/effortlessly/across)|(smooth/confident/stable/precise/responsive) (ride/steering/handling)|easy to (steer/maneuver/push/handle)|inspires confidence",
    ),
    (
        -1,
        40,
        "(feels/feel/is) (vague/twitchy/sluggish/unstable/top heavy/nervous) (in/at/on)|(vague/cumbersome/sluggish/heavy/sloppy) (steering/handling)|(steering/handling) (gets/is/feels/can be) (cumbersome/vague/heavy/sluggish/sloppy/difficult/poor)|(hard/tough/difficult/a bear) to (push/steer/maneuver/turn/control)|(wide/poor) turning",
    ),
    (
        1,
        41,
        "(excellent/great/extensive/strong/rich/solid/helpful) (educational/learning/training/online) (resources/materials/content/tools)|(licensed/certified/expert/native/qualified/experienced) (tutors/teachers/instructors/coaches/cpas/therapists/trainers/advisors/audiologists)|specializes in|(correct/corrects) your form|(live/) cpas review|fine tune",
    ),
    (
        -1,
        41,
        "(little/limited/no/minimal/few) (grammar/) (explanation/guidance/instruction/tutorials/documentation/educational/research)|(documentation/instructions/manual/guidance) (is/are) (thin/sparse/lacking/poor/confusing/unclear/minimal/limited)",
    ),
    (
        1,
        42,
        "(cutting edge/groundbreaking/pioneering/latest/next generation) (technology/tech/features/design/chip/engineering)|first (of its kind/to offer)",
    ),
];
