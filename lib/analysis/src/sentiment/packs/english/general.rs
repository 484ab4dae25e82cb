//! Ways in which reviews of any product or service praise and blame, overall quality to noise. Only data; in parentheses
//! stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const GENERAL: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "motivating|inspiring|(keeps/keep) (kids/children/everyone/students/learners) (busy/entertained/engaged/motivated/interested)|(gets/get/earns/draws) (plenty of/lots of/many/) compliments|(hard/tough/difficult) to (beat/top/match)|nothing else comes close|comes out on top|a (real/true) (treat/delight/pleasure)|\
         (works/work) (a treat/beautifully/perfectly/flawlessly)|sets the standard|\
         (easily/easily the/simply the/by far the) best|a (safe/smart/sensible/sound/solid/great) (pick/buy/bet)|delightful|\
         stress free experience|does its job well|gets (top/high) marks|a cut above the rest|great experience|won't disappoint|\
         hits the mark|checks every box|ticks every box|leaves little to be desired|has a lot going for it|best of both worlds",
    ),
    (
        -1,
        0,
        "(lacks/lack/lacking) (depth/polish/refinement/finesse/nuance)|easy to (lose/misplace/miss/forget)|(its/the/one/a) weak (point/spot)|(leaves/leave/left) (room/us cold)|(not/isn't) without (its/) (flaws/faults/issues/drawbacks)|\
         (can't/cannot/don't/wouldn't) recommend (it/them/this)|misses the mark|fall flat|falls flat|gets old fast|get old fast|\
         not (up to/on) par|below average|(short/shy) of the mark|(feels/felt) (rushed/unfinished/like an afterthought)|\
         (lags/lag/trails/trail/sits/is/falls/fall) (well/far/a step/) behind (the/its/most/other) (competition/competitors/rivals/pack)|\
         (trails/trail/lags/lag) most (rivals/competitors)|less than (stellar/ideal/impressive)",
    ),
    (
        -1,
        2,
        "(among/one of/some of) the (most expensive/priciest/more expensive/pricier/costliest)|(doesn't/don't/does not) come cheap|(isn't/aren't/not/not exactly/far from) cheap|hard to swallow|tough to swallow|\
         (cost/costs) (a/an) (small fortune/arm and a leg)|(cost/costs) (significantly/considerably/quite a bit/a lot/a bit/much/) more than|\
         (prices/pricing/costs/cost/rates/premiums/price) (can/may/also/quickly/) (jump/jumps/climb/climbs/balloon/balloons/soar/spike/\
         spikes/double/triple/creep up/rise/rises/increase/increases/shoot up/add up/adds up/skyrocket)|\
         (sharp/steep/big/hefty/large) (rate/price) (increase/increases/hikes/hike/jumps)|out of reach for|\
         (expect/prepare/be ready) to (pay/spend) (more/extra/a premium/upwards)|(pay/paying) (extra/more/a premium) for|\
         (puts/put) (it/them) out of reach|hard on the (wallet/budget)|(pinches/stretches) the (wallet/budget)|lessons add up|\
         (comes/come) (at/with) a (steep/high/premium/hefty) (price/cost/price tag)|(big/significant/serious/hefty) investment|\
         (high/higher/steep/hefty) (upfront/initial/monthly/purchase) (cost/costs/price/investment)|\
         (most/more) expensive (option/choice/pick) (here/on/in)|priced (higher/above/out)|(on the/a bit) (steep/spendy)|no free version|(costs/cost) a lot|(prices/rates/costs/premiums) (roughly/nearly/almost/more than/at least/) (double/doubles/triple/triples)|(requires/require) a minimum (balance/spend/deposit)|(price/cost) (per/for) (serving/unit/page/user/month/load/month) is (high/steep)|(a/an) (significant/serious/substantial/sizable/considerable) (investment/expense/outlay)|can get (costly/pricey)|\
         (there's/there is) no free (version/plan/tier)|(price/prices/costs/cost) (may/might/can/could) be (a/) (barrier/too high/high/prohibitive)|\
         one of the (priciest/most expensive/pricier/costliest)|(higher/more) than (most/many) (competitors/rivals)",
    ),
    (
        1,
        2,
        "rock bottom (prices/fares/rates/price/pricing)|(easy/gentle/light) on (the/your) (wallet/budget)|(slash/slashes/cuts/lowers/reduces) (running/your/monthly/energy) (costs/bills)|\
         (cost/costs) (far/much/significantly/considerably/a lot/) less than|(cost/costs) (only/just/under/about/around) 0|\
         (starts/start/starting) at (just/only)|at a (bargain/fraction/reasonable) price|at a (bargain/low) price|at no (charge/cost)|(costs/cost) (little/less/next to nothing) to (buy/run/own)|cheap|\
         (completely/totally/entirely/genuinely/100%/) free (for/plan with/to use)|cheap and cheerful|on a shoestring|won't break the budget|\
         free (for/plan/tier/version) (most/all/core)|a (third/fraction/quarter) of (the/what)|\
         (cheapest/most affordable) (way/option/plan)|(saves/save/saving) (you/) (a lot of/) money|wallet friendly|budget king",
    ),
    (
        1,
        3,
        "(great/terrific/fantastic/excellent/amazing/incredible) (deal/bargain)|(hold/holds/retain/retains) (its/their) (resale/) value|(a/great/good/fantastic/excellent/incredible) bang for (your/the) buck|worth (paying/the extra/every) (for/cost/cent)|a lot of (machine/bike/car/phone/product) for|\
         (generous/rare) (for/at) (the/this) price|justifies the (cost/expense)|(unbeatable/impressive/strong) for the (price/money)|\
         you get (a lot/what you pay) for",
    ),
    (
        -1,
        3,
        "expensive for what (you/it)|(pricey/steep) for what (you/it)|better deals elsewhere|(lose/loses) value|(little/not much) for the money|\
         (can/could) find (better/cheaper) (deals/options) elsewhere|hard to justify the (price/cost)",
    ),
    (
        1,
        4,
        "(built/feels built) to (last/exacting)|(steel/metal/aluminum/aluminium/leather) (reinforced/clad) (frame/shell/body)|\
         steel reinforced|(premium/quality/sturdy/solid) (feel/hand feel/in hand)|(buttery/supple/rich/soft) leather|(thick/quality) stitching|\
         built like|no expense spared|(beautifully/superbly/solidly/expertly/immaculately) (built/made/finished/constructed)",
    ),
    (
        -1,
        4,
        "(feels/feel) (a bit/a little/rather/somewhat/quite/) (hollow/flimsy/cheap/plasticky/fragile/insubstantial/less premium)|\
         (rather/quite/a bit/somewhat/very) flimsy|panel gaps|(wobbles/wobble/rattles/creaks/flexes) (after/when/under/at/on)|\
         (cheap/thin/low quality) (materials/feel/plastic/fabric/hardware)|(zipper/zippers/clasp/buckle) (snags/sticks/jams/feels)|\
         (squeaks/creaks) (when/reported)|quality control (is/has)|build quality (is/has been) (spotty/inconsistent/poor/a letdown)",
    ),
    (
        1,
        5,
        "(holds/hold/keeps/keep/retains) (its/an/their) edge|(stands/stand/holds/hold) up to (scrubbing/heavy/daily/years/abuse/rough/wear/the elements/regular)|(should/will/can) last (decades/years/for years/a lifetime)|\
         (shrugs/shrug) off|(lasts/last) (a long time/for decades/for years/a lifetime)|outlive|(resists/resist) (stains/fading/wear/rust/scuffs/punctures)|\
         (built/made) to (withstand/take a beating)|(years/decades) of (use/service)|(survives/survived/withstands) (everyday/daily/regular/heavy/rough)|\
         (can/could) be resoled|hard wearing|never dries out|(takes/take) a beating",
    ),
    (
        -1,
        5,
        "(dulls/dull/dents/dent/burst/bursts) (quickly/easily/over/if/under/when)|easy to (break/scratch/damage/tear/dent/stain)|(pill/pills) after|(colors/color/prints) may fade|(rust/fade/wear/crack/peel/warp) over time|(drain plug/valve/lid/bottle/seams) (can/may/might) leak|(wears/wear/wore/wearing) (off/down/out/thin) (after/quickly/over/within/fast/too)|(starts/start/begins) to (wear/peel/fade/crack/fray/flake/sag)|\
         (scuffs/scratches/dents/stains/chips/tears/bends/tarnishes/creases/snags) (more/too/fairly/quite/very) easily|(scuff/stain/tarnish) easily|\
         scuffs easily|stains easily|(bend/bends/snap/snaps/tear/break) easily|tarnishes|tarnish|(thin/flimsy) floor|risk of burn in|leaks at|(develop/develops) (shine/cracks/a hole/holes/scratches)|(leaks/leak) at|\
         (flattens/flatten/sags/loses its shape/pills/frays/peels/fades) (within/after/around/over/under)|(don't/can't) count on longevity|\
         (lasts/last/lasted) only|(breaks/failed/died) (after/within) (a few/only/just/0)|(short/limited/shorter) (life/lifespan)|\
         (loosen/loosens) (as/over/after/with)|(poke/pokes) through|(may/might/can) (wear/degrade/crack/fade/tear/peel) (over/with/faster/quickly/sooner)|\
         (durability/longevity) (is/could be/can be/remains) (a concern/an issue/better/questionable/lacking)",
    ),
    (
        1,
        6,
        "(rarely/seldom/never) (misfires/fails/glitches/drops/jams/makes a mistake/misses a beat)|works (reliably/consistently)|\
         (99/0) (uptime/uptime guarantee)|consistently (delivers/accurate/on time)|on time performance|you can (count/rely/depend) on|\
         (solid/steady/stable) (connection/performance over time)|keeps working|runs (without/for years)",
    ),
    (
        -1,
        6,
        "(is/are/can be/be/feel/proved) (temperamental/erratic/flaky/patchy/spotty/glitchy/hit or miss/inconsistent/finicky)|(cuts/cut/drops/drop) (out/off)|\
         (occasionally/sometimes/often/randomly/frequently) (slips/fails/crashes/freezes/disconnects/drops/jams/stalls/misfires/glitches)|\
         (jams/jam) (on/often/easily/frequently)|(history/string) of (outages/failures/recalls/issues)|past outages|(late/delayed) (arrivals/flights)|\
         (syncing/sync/connection) (conflicts/errors/issues/problems/failures)|crop up|(frequently/often/routinely) (delayed/canceled/cancelled/late)|\
         (loses/lose) (connection/sync/pairing)|(goes/went) down (often/frequently/at)|(crashes/freezes) on|drop outs|weather interruptions|service interruptions",
    ),
    (
        1,
        7,
        "(makes/make/making) (it/them/setup/cooking/cleaning/life/newsletters/filing/everything/switching/sharing) (a breeze/effortless/painless)|\
         a breeze|(simple/easy/quick/effortless/painless/straightforward) to (create/build/share/book/manage/follow/adjust/configure/fly/switch/edit/find/order/track/pick up/get/digest/grip/pour/start/customize)|\
         (dead/super/incredibly/remarkably/very/extremely/surprisingly/refreshingly) (simple/easy/intuitive/straightforward)|forgiving to|plain english|\
         (folds/opens/closes/operates/works/fold) (one handed/with one hand/single handed)|(couple/few) of clicks|(two/one/a few/a single) (taps/tap/clicks/click)|\
         (easy/simple) for (novice/novices/beginners/anyone/seniors/kids/new)|goes on smoothly|at the (push/touch/press) of a button|heat and eat|\
         (hassle/stress/worry) free|minimal effort|(almost/virtually) no learning curve|no fuss|(goes/snaps/clicks/snap) on (easily/with)|(delightful/pleasant/satisfying/a joy/fun) to use",
    ),
    (
        -1,
        7,
        "(takes/require/requires/needs) (time and effort/more effort/a lot of effort/patience)|(application/approval/claims/signup) process is (lengthy/long/slow/complicated/confusing/tedious)|(learning curve) (is/can be) (steep/steeper)|(steep/steeper/slight/bit of a/some) learning curve|(confusing/daunting/overwhelming/intimidating) (for/to/at/menus/interface/options)|\
         (daunting/intimidating/unwieldy/clumsy/fiddly)|(hard/tricky/difficult/awkward/tough/stubborn) to (press/open/reach/fold/reseal/set/adjust/grip/pour/clean around/book/install/navigate/manage/get/read/use/operate/find/turn/remove)|\
         (takes/take/requires/require/needs) (some/a bit of/a little/more/real/extra) (work/effort/practice/skill/patience/fiddling/time) (to/and/at/in)|\
         (feels/feel/looks) (cluttered/clunky/clumsy/confusing/overwhelming)|(can/may/might) (feel/be/seem) (overwhelming/cluttered/clunky/confusing/intimidating/daunting/tricky/complex)|\
         (hidden/buried) in (menus/settings)|settings are hidden|(upsell/upselling/pop up) (screens/prompts)|(booking/navigating/checkout/ordering/redemption) (is/options are/can be) (frustrating/confusing/a hassle/tricky)|frustrating (to use/to navigate/to book)|\
         (isn't/not/aren't) (very/particularly/the most/exactly) (intuitive/user friendly/beginner friendly/easy to use)|less (user friendly/intuitive/beginner friendly)",
    ),
    (
        1,
        8,
        "(makes/make/making) (setup/installation/assembly/switching) (easy/easier/a breeze/simple/quick/painless)|(sets/set/setting) up in|(up and running/live/ready to go) in (minutes/under/no time/about/just)|(get/gets/getting) (up and running/started)|painless (import/data/install/setup/migration)|\
         (pitches/pitch/installs/install/assembles/mounts/sets up) (over/easily/quickly/in/without)|(easy/simple/quick) to (screw in/mount/pitch/wire/configure/deploy)|\
         (setup/installation/assembly/onboarding) (is/was/takes/took) (easy/simple/quick/straightforward/minutes/only/just/a few/painless/seamless/under/less)|\
         (straightforward/easy/quick/simple) (assembly/installation/setup/set up/onboarding)|(just/only) a screwdriver",
    ),
    (
        -1,
        8,
        "(setup/set up/setting up/installation/assembly/wireless setup) (is/was/can be/may be) (a/) (headache/chore/pain/hassle/nightmare/tricky/difficult/complicated/frustrating/confusing/more involved/time consuming/cumbersome/involved/tedious)|\
         (is/was) a chore|(two/2) person job|(assembly/installation/setup) (took/takes) (our/nearly/about/over/almost/an/hours/longer/some)|\
         (more/harder/complicated/complex/lengthy/tedious/tricky) (involved/installation/assembly/setup/set up)|(requires/needs) (professional/some/extensive/full) (installation/assembly/setup)",
    ),
    (
        1,
        9,
        "24 7 (phone/chat/live/email/customer/) (support/service/assistance/help)|(around the clock/round the clock/live) (phone/) (support/assistance/help/chat support)|(pick/picks) up within|(replies/responds/answers) (almost/) (instantly/quickly/immediately/within/promptly)|\
         (warm/attentive/friendly/helpful/courteous/knowledgeable/caring/professional) (staff/crew/crews/agents/team/service/hosts/reps/employees/support)|\
         top marks for (claims/service/support)|claims (are/were) (paid/handled/settled/processed) (quickly/fast/fairly/promptly)|(walk/walks) you through (every/each/the)|\
         remember your name|(local/dedicated/real) (agents/agent/advisors/account manager/humans/people)",
    ),
    (
        -1,
        9,
        "(support/help/customer service/customer support/service) (is/are/can be/may be/tends to be) (slow/limited/lacking/hard/hit or miss/email only/inconsistent/spotty/unresponsive/below)|\
         (limited to/only by) email|email only|(unanswered/ignored) (for/messages/emails)|went unanswered|(hold/wait/phone) (queues/lines) (stretch/are long)|phone queues|\
         (slow/late) to (return/answer/respond/reply)|(support/service/phone support/live chat) isn't included|no (phone/live/in person/telehealth/chat/human) (support/help/chat)|\
         (hard/difficult/tough/impossible) to (reach/contact/get through/get a hold/get ahold)|pushy (sales/agents/staff)|aggressive (upselling/sales)",
    ),
    (
        1,
        10,
        "without breaking a sweat|(cuts/cooks/sears/heats/blends/mulches/cleans/dries/mows/grinds/shaves/washes/prints/mops) (evenly/beautifully/cleanly/thoroughly/effortlessly/finely/well)|\
         (holds/retains/keeps) (heat/temperature/its temperature)|(spotless/streak free/lump free/professional) (results/finish)|leaves (glasses/dishes/floors/skin/hair/it) (spotless/smooth/clean/shiny/soft/streak free)|\
         (punchy/strong/potent/beefy/powerful) (motor/engine/suction/performance)|(climbs/climb) (steep/thick/hills/easily)|(short/shorter) stopping distances|\
         (hovers/hover) steadily|(slide/slides) right off|(most/more) torque|(removes/filters/blocks/traps) 0|(single/one) coat|\
         (close/smooth/clean) (shave/cut)|(grippy/non slip/tacky) (surface/texture/sole/soles/lugs/tread)|absorbs in (seconds/quickly)|(reduces/tames/fights) frizz|\
         without clumps|(smooth/fluid/brisk/strong/excellent/solid/great/impressive/superb) performance|(handles/handle) (everything/anything/caked on/tough/large/big/heavy/demanding/complex/mud/snow)|\
         (drives/sews/cuts/chews/slices/plows/powers) (through/long)|(strong/excellent/superior/better) (grip/traction/filtration/deliverability)",
    ),
    (
        -1,
        10,
        "(struggles/struggle/struggled/struggling) (in/on/with/to/at/under/when/against/through)|(bogs/bog) down|runs out of (puff/steam/breath/power)|(performance/power/results) (dips/dip/drops/suffers/is average/is mediocre/is underwhelming/lags/can dip/is limited)|\
         (leaves/leave/left) (a/) (white cast/residue/chalky residue/streaks/marks/crumbs/hair/dirt/spots/swirls)|(tugs/pulls) at|(misses/missed) (corners/spots/edges/hair/debris)|(bumps/bump) into|\
         (doesn't/does not/don't/won't/can't) (scale/keep up/cope/hold up well) (well/)|(need/needs/needed) (three/two/multiple/several/extra/a second) (coats/passes/attempts/rounds)|\
         (not/isn't/aren't) (powerful/strong/bright/fast/big/loud/sharp) enough|(weak/limited/poor/mediocre) (suction/power/motor/performance/traction/grip/airflow/torque)|\
         (lacks/lack/lacking) (the/) (sharpness/power/punch/torque/bite/oomph)|(may/can/might) (struggle/lag/stall/overheat/clog/jam)|(pushed/blown) around by|\
         (get/gets) (hot/warm) (under/during/while/when/with/and)|come out wet|(maxes/tops) out at|(underwhelming/lackluster/mediocre/sluggish/disappointing) (performance/results/power/suction)",
    ),
    (
        1,
        11,
        "(lightning/blazing/blisteringly/impressively/super/very/remarkably/incredibly) (fast/quick)|(dries/boils/heats/loads/prints/charges/cooks/responds/ships/cleans/runs) (hair/up/) (quickly/fast/rapidly/in minutes/in under/in seconds/instantly)|\
         in (under/less than) (0/two/three/four/five/ten/an) (minutes/hours/hour/seconds)|(latency/lag/input lag/delay) is (imperceptible/minimal/low/negligible/unnoticeable)|\
         (minimal/low/imperceptible/negligible) (input lag/lag/latency/delay)|(speeds/speed) (barely/rarely/hardly/never) (drop/drops/dip)|keeps ping low|(short/shorter/no) (lines/waits/queues/wait times)|\
         pages per minute|(boots/opens/wakes/starts/loads) (up/) (instantly/quickly/fast/in seconds)|fast (execution/turnaround/results/checkout/page)|(quick/fast) to (cook/load/respond/dry/brew/boil/charge)",
    ),
    (
        -1,
        11,
        "(load times/loading/pages/speeds/transfers/scans/page turns/updates/apps) (can/are/may//) (crawl/sluggish/slow/slowly/drag/lag/load slowly/be slow)|(painfully/noticeably/frustratingly/annoyingly/relatively/rather/somewhat/quite/a bit/a little/fairly) slow|\
         (takes/take/took) (longer/a while/too long/ages/forever/several seconds/a long time/quite a while) (to/than)|(drag/drags) on|(slow/slower) (to/when/at/for/process)|(long/lengthy/longer) (cycle/cook/wait/boot/drying/brew/dry/processing) (times/time)|\
         (runs/ran/run) slowly|(high/noticeable/considerable) (latency/lag/delay)|(delay/lag) of|(is/are/feels/feel/can be/be) (laggy/sluggish)|(slows/slow) down (when/under/with/during/after/over)|(slow/sluggish) (performance/response/response times/page turns/interface/load/scans/scanning)",
    ),
    (
        1,
        12,
        "(goes/go/lasts/last) (weeks/days/months/all day/a week/several days/for months/for weeks/for days/up to) (between/on/without/before/per/a)|(stays/stay) aloft|(lasts/last) (for/) (months/weeks/hours/days)|\
         (weeks/months/days/hours) between charges|(hold/holds) a charge|(impressive/excellent/great/outstanding/long/solid/strong/superb/stellar) (battery/runtime/run time/battery life/endurance)|battery (lasts/lasted/goes) (for/up to/a/about/over/) (0/months/weeks/a year/year/two/three/days)",
    ),
    (
        -1,
        12,
        "(batteries/battery) (die/dies/drain/drains/need/needs/runs out/run out/life is short/won't last/only lasts/lasts only) (in/replacing/quickly/frequent/fast/after/within/under/recharging//)|(needs/need/requires) (a recharge/recharging/charging) (after/every/daily/often)|\
         (short/limited/mediocre/underwhelming/disappointing/poor/subpar) (battery/runtime/run time/battery life/flight time)|runtime is (underwhelming/short/limited)|(must/have to) (be charged/recharge/charge) (often/daily/every)",
    ),
    (
        1,
        14,
        "(natural/rich/clear/crisp/warm/full/balanced/immersive/detailed/powerful/clean) sounding|speech stays|(satisfying/creamy/pleasing) sound|(calls/voices/dialogue/speech) (are/is/come through/sound/stays) (clear/crisp/intelligible/clearly)",
    ),
    (
        -1,
        14,
        "(speakers/sound/audio/bass/calls/speaker) (are/is/sounds/sound/can be/can sound) (a bit/rather/) (tinny/weak/thin/muffled/muddy/hollow/flat/harsh/underwhelming/lacking/boxy/mediocre)|feedback whistling|whistling|(tinny/weak/muffled/underwhelming) (speakers/sound/audio/bass)",
    ),
    (
        1,
        16,
        "(whisper/remarkably/impressively/surprisingly/very/extremely/super/incredibly) (quiet/silent/hushed)|hushed|(barely/hardly) (notice/hear) (it's/it/them/that)|(runs/operates/sleeps) (quietly/silently)|(low/as low as/just/only/at) 0 (db/dba/decibels)|(whisper/near) silent",
    ),
    (
        -1,
        16,
        "(rather/quite/a bit/fairly/pretty/somewhat/very/too/a little/noticeably) (loud/noisy)|(gets/can get) (loud/noisy)|noticeable (hum/noise/whine/buzz)|loud at|(walls/doors) are (paper thin/thin)|(fan/motor/street/road/wind/traffic) noise (on/is/can/in/at/from)|(squeaks/squeaky/squeal/squeals/whines)|(isn't/not) the quietest",
    ),
];
