//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[(
    -1,
    42,
    "tecnologia|processador|chip|hardware|plataforma|motor|sistema",
    "ultrapassado|ultrapassada|antigo|antiga|obsoleto|obsoleta|datado|datada|defasado|defasada|antiquado|antiquada|\
         de geração anterior|da geração anterior|velho|velha|desatualizado|desatualizada|desfasado|desfasada|de há anos|\
         de anos atrás",
)];
