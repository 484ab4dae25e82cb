//! Counts of every prompt, brand and engine in one window of days.

use answerscope_metrics::{
    Engine, EngineSet, PromptMatrix, Select, Slice, answers_by_prompt, mentioning_answers_by_prompt, mentions_by_prompt,
};

/// Dense counts: a prompt's place, a brand's place among the tracked, an engine's place among those that answered.
#[derive(Debug)]
pub(crate) struct Tally {
    engines: Vec<Engine>,
    brands: usize,
    answers: Vec<u32>,
    naming: Vec<u32>,
    mentions: Vec<u32>,
}

impl Tally {
    /// Counts the answers that `counted` chooses, for brands in `slots`.
    pub(crate) fn new(mentions: &[&Slice], counted: &Select<'_>, slots: &[u16]) -> Self {
        let (prompts, through) = (counted.prompts, counted.engines);
        let select = |engine| Select {
            engines: through.only(engine),
            ..counted.clone()
        };
        let answers = Engine::ALL.map(|engine| answers_by_prompt(mentions, &select(engine)));
        let engines: Vec<Engine> = Engine::ALL
            .into_iter()
            .filter(|e| !answers[*e as usize].is_empty())
            .collect();
        let ordinals: Vec<u32> = prompts.iter().collect();
        let cells = ordinals.len() * engines.len();
        let mut tally = Self {
            brands: slots.len(),
            answers: vec![0; cells],
            naming: vec![0; cells * slots.len()],
            mentions: vec![0; cells * slots.len()],
            engines,
        };
        for (place, engine) in tally.engines.clone().into_iter().enumerate() {
            for (ordinal, count) in &answers[engine as usize] {
                let prompt = ordinals.partition_point(|other| other < ordinal);
                tally.answers[prompt * tally.engines.len() + place] = narrow(*count);
            }
            let select = select(engine);
            let width = tally.engines.len();
            let at = |prompt: usize, brand: usize| (prompt * slots.len() + brand) * width + place;
            fill(
                &mut tally.naming,
                &mentioning_answers_by_prompt(mentions, &select),
                slots,
                at,
            );
            fill(&mut tally.mentions, &mentions_by_prompt(mentions, &select), slots, at);
        }
        tally
    }

    /// The engines that answered a prompt.
    pub(crate) fn answering(&self, prompt: usize) -> EngineSet {
        self.engines
            .iter()
            .copied()
            .filter(|engine| self.answers(prompt, EngineSet::of(*engine)) > 0)
            .collect()
    }

    /// Answers of a prompt.
    pub(crate) fn answers(&self, prompt: usize, engines: EngineSet) -> u64 {
        self.sum(&self.answers, prompt, engines)
    }

    /// Answers of a prompt that mention a brand.
    pub(crate) fn naming(&self, prompt: usize, brand: usize, engines: EngineSet) -> u64 {
        self.sum(&self.naming, prompt * self.brands + brand, engines)
    }

    /// Mentions of a brand in a prompt's answers.
    pub(crate) fn mentions(&self, prompt: usize, brand: usize, engines: EngineSet) -> u64 {
        self.sum(&self.mentions, prompt * self.brands + brand, engines)
    }

    fn sum(&self, cells: &[u32], row: usize, engines: EngineSet) -> u64 {
        let row = &cells[row * self.engines.len()..][..self.engines.len()];
        let chosen = self
            .engines
            .iter()
            .zip(row)
            .filter(|(engine, _)| engines.contains(**engine));
        chosen.map(|(_, count)| u64::from(*count)).sum()
    }
}

/// Puts the counts of tracked slots where `at` says for a prompt and a brand.
fn fill(cells: &mut [u32], matrix: &PromptMatrix, slots: &[u16], at: impl Fn(usize, usize) -> usize) {
    for (slot, counts) in matrix.columns() {
        if let Some(brand) = slots.iter().position(|tracked| *tracked == slot) {
            for (prompt, count) in counts.iter().enumerate() {
                cells[at(prompt, brand)] = narrow(*count);
            }
        }
    }
}

fn narrow(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
