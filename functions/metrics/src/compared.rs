//! The rows of comparisons.

use answerscope_domain::Named;
use answerscope_domain::entities::answer::{RELATIONSHIPS, SOURCE_TYPES};
use answerscope_domain::entities::interval::Interval;
use answerscope_metrics::compare::Compared;
use answerscope_metrics::verdict::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use crate::query::RowQuery;
use crate::rows::{Sortable, sort};

macro_rules! row {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $kind,)*
            /// The metric in the current period, 0 to 1.
            pub current: f64,
            /// The metric in the period before, 0 to 1.
            pub previous: f64,
            /// The current one less the one before, -1 to 1.
            pub change: f64,
            /// The 95 % interval of the change.
            pub interval: Interval,
            /// The p-value of the exact test, after the correction over all rows (Holm 1979); 1 where nothing could be
            /// tested.
            pub adjusted_p_value: f64,
            /// Whether the change is more than chance.
            #[schemars(extend("enum" = Verdict::ALL.map(Verdict::as_str)))]
            pub verdict: &'static str,
            /// What `current` is a part with: mentions, prompts (for a prompt: answers), citations or findings for the
            /// feature.
            pub current_count: u64,
            /// What `current` is a part of.
            pub current_total: u64,
            /// The same as `currentCount` in the period before.
            pub previous_count: u64,
            /// The same as `currentTotal` in the period before.
            pub previous_total: u64,
        }

        impl $name {
            /// A row with the figures and the verdict of what was compared.
            pub(crate) fn new<K>(compared: &Compared<K>, $($field: $kind),*) -> Self {
                let (low, high) = compared.interval;
                Self {
                    $($field,)*
                    current: compared.now.share(),
                    previous: compared.before.share(),
                    change: compared.change(),
                    interval: Interval { low, high },
                    adjusted_p_value: compared.judged.adjusted_p_value,
                    verdict: compared.judged.verdict.as_str(),
                    current_count: compared.now.count,
                    current_total: compared.now.total,
                    previous_count: compared.before.count,
                    previous_total: compared.before.total,
                }
            }
        }

        impl Named for $name {
            const LIST: &'static str = "comparison";
        }

        impl Sortable for $name {
            fn number(&self, field: &str) -> Option<f64> {
                Some(match field {
                    "current" => self.current,
                    "previous" => self.previous,
                    "adjustedPValue" => self.adjusted_p_value,
                    "currentCount" => self.current_count as f64,
                    "currentTotal" => self.current_total as f64,
                    "previousCount" => self.previous_count as f64,
                    "previousTotal" => self.previous_total as f64,
                    _ => self.change,
                })
            }
        }
    };
}

row! {
    /// A brand's share of voice or visibility in two periods.
    BrandComparison {
        /// Its name.
        brand: String,
        /// Its domain.
        domain: String,
        /// Whose brand it is.
        #[schemars(extend("enum" = RELATIONSHIPS))]
        relationship: &'static str,
    }
}

row! {
    /// A cited domain in two periods.
    DomainComparison {
        /// The tracked brand whose domain it is, or a subdomain of it; `null` of third parties.
        brand: Option<String>,
        /// The domain: a host without `www.`.
        domain: String,
        /// Whose domain it is.
        #[schemars(extend("enum" = SOURCE_TYPES))]
        relationship: &'static str,
    }
}

row! {
    /// What is said about a feature of a brand in two periods.
    FeatureComparison {
        /// The brand's name.
        brand: String,
        /// Its domain.
        domain: String,
        /// Whose brand it is.
        #[schemars(extend("enum" = RELATIONSHIPS))]
        relationship: &'static str,
        /// The feature.
        feature_name: &'static str,
    }
}

/// The rows that are shown, in their order: as compared, or by a field.
pub(crate) fn ordered<K, R: Sortable>(
    mut compared: Vec<Compared<K>>,
    shape: &RowQuery,
    row: impl Fn(&Compared<K>) -> Option<R>,
) -> Vec<R> {
    compared.sort_by(Compared::order);
    let mut rows: Vec<R> = compared.iter().filter_map(row).collect();
    if let Some(field) = shape.sort_by {
        sort(&mut rows, field, shape.ascending);
    }
    rows
}
