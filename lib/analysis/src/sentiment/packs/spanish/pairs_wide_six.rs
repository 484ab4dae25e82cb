//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        12,
        "\
         dura hasta|duran hasta|aguanta hasta|aguantan hasta",
        "\
         0 horas|0 días|horas|días|una semana|semanas|la noche|el día siguiente|pasado mañana|jornada",
    ),
    (
        1,
        5,
        "\
         aguanta hasta|aguantan hasta|soporta hasta|resiste hasta|soportan hasta",
        "\
         kilos|0 kilos|kg|0 kg|grados|metros de profundidad",
    ),
    (
        -1,
        11,
        "\
         tarda|tardan|tardó",
        "\
         cargar los|cargar las|cargar una|cargar un|cargar la página|cargar el|abrir los|en cargar los|en cargar las|\
         en cargar una|en cargar un|en cargar la|en cargar el|en abrir los",
    ),
];
