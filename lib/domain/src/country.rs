//! Countries: ISO 3166-1 alpha-2, as of 2026-11.

use std::borrow::Cow;
use std::fmt::{self, Display};

use crate::error::{Error, Result};

const CODES: &str = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ\
DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKW\
KYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQA\
RERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW";

/// What is wrong where a country is expected.
pub(crate) const EXPECTED: &str = "expected an ISO 3166-1 alpha-2 code such as US";

/// A country.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Country([u8; 2]);

impl Country {
    /// Reads two upper-case letters; `name` is the field that an error names.
    pub fn parse(name: &str, text: &str) -> Result<Self> {
        Self::known(text).ok_or_else(|| Error::invalid(format!("{name}: {EXPECTED}")))
    }

    /// The country with this code, if there is one.
    pub fn known(text: &str) -> Option<Self> {
        let code: [u8; 2] = text.as_bytes().try_into().ok()?;
        let (known, _) = CODES.as_bytes().as_chunks();
        known.binary_search(&code).is_ok().then_some(Self(code))
    }

    /// The schema of a country.
    pub fn schema() -> serde_json::Value {
        serde_json::json!({
            "type": "string", "format": "iso-3166-1-alpha-2", "pattern": "^[A-Z]{2}$", "examples": ["US"],
            "description": "A country: its ISO 3166-1 alpha-2 code."
        })
    }

    /// Two bytes, for compact rows.
    pub fn bytes(self) -> [u8; 2] {
        self.0
    }

    /// Two upper-case letters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl serde::Serialize for Country {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.as_str())
    }
}

impl<'de> serde::Deserialize<'de> for Country {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(d)?;
        Self::known(&text).ok_or_else(|| serde::de::Error::custom(EXPECTED))
    }
}

impl schemars::JsonSchema for Country {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Country".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Self::schema().try_into().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_249_countries_in_order() {
        let codes: Vec<_> = CODES.as_bytes().chunks_exact(2).collect();
        assert!(codes.is_sorted() && codes.len() == 249, "{}", codes.len());
        for code in codes {
            let text = std::str::from_utf8(code).expect("letters");
            assert_eq!(Country::known(text).expect("a country").as_str(), text);
        }
        for text in ["us", "USA", "", "XX", "Germany", "U"] {
            assert!(Country::known(text).is_none(), "{text}");
        }
    }
}
