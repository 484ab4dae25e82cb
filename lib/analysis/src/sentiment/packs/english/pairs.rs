//! English words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        5,
        "hinge|strap|handle|zipper|seam|seams|button|sole|soles|coating|stitching|paint|cable|cord|blade|blades|earbud|wheel|wheels|lid|latch|clip|band|battery door|fabric",
        "(broke/breaks/snapped/snaps/tore/tears/cracked/frayed/frays/loosened/peeled/peels/failed/fails/died/wore out/wears out/gave out/came off/comes off/falls off/fell off/rusts/rusted)",
    ),
    (
        1,
        27,
        "food|breakfast|meal|meals|dinner|menu|coffee|kitchen",
        "(highlight/delicious/outstanding/superb/fresh/tasty/terrific)",
    ),
    (
        -1,
        38,
        "range",
        "(drops/shrinks/plummets/falls short/disappointing/disappoints)",
    ),
    (
        -1,
        16,
        "walls|fan|motor|compressor|engine|wheels|chair|bed|floor",
        "(thin/squeak/squeaks/squeaky/creaks/audible/whines/whine/noisy/loud/hums/rattles/buzzes)",
    ),
    (
        1,
        18,
        "photos|pictures|footage|video|videos|images|shots",
        "(clear/crisp/sharp/detailed/stunning/vivid/stable)",
    ),
    (
        -1,
        18,
        "photos|pictures|footage|video|videos|images|shots|webcam",
        "(grainy/blurry/dark/noisy/shaky/muddy/pixelated)",
    ),
    (-1, 24, "app|software|firmware", "(lags/clunky/bloated)"),
    (
        1,
        5,
        "keeps|kept|stays|stayed|keep",
        "(dry/intact/like new/sharp for years)",
    ),
];
