import type { Topic } from '../ui/how';

export interface Entry {
  formula?: string;
  text: string[];
  limits?: string[];
  source?: string;
}

export type Method = Record<Topic, Entry>;

export const methodEn: Method = {
  counted: {
    text: [
      'An answer is one text of one engine to one prompt at one moment. A run in which an engine showed no answer counts in no metric.',
      'Days are those of UTC: an answer counts on the day that it was in UTC when it was given, wherever you read it. Moments, such as when an answer was given, are shown in your own time zone.',
      'A mention is an occurrence of a tracked brand’s name, alternative name or domain as a whole word in the visible text. A citation is a page that an answer cites, once for each answer. A finding is what an answer says for or against a feature of a brand, once for each sentence, feature and polarity: each finding that an answer lists counts, so there may be more of them than answers.',
    ],
    limits: ['Only names that are tracked are counted. Every share is one among the tracked brands: an answer that recommends an unknown competitor says nothing here.'],
  },
  visibility: {
    formula: 'prompts with at least one answer that mentions the brand ÷ prompts with at least one answer',
    text: [
      'Each prompt counts once over the whole period. For a single prompt it is answers that mention the brand ÷ answers.',
      'With many days nearly every prompt has one answer that names the brand, so the figure saturates. Look at single prompts, or at the verdict, which tests answers.',
    ],
    limits: ['It cannot be summed up from days or prompts.'],
  },
  'share-of-voice': {
    formula: 'mentions of the brand ÷ mentions of all tracked brands',
    text: ['Sums first, then one division. A rank is 1 for the best; ties share it (1, 1, 3).'],
    limits: ['It falls when others are named more, although the brand is named as often. The verdict asks how often answers mention the brand, and calls that within noise for the brand.'],
  },
  citations: {
    formula: 'citations of the page or domain ÷ all citations',
    text: [
      'A page that is cited twice in one answer counts once. Tracking parameters and fragments are removed from addresses. Links and footnotes in the text count as citations too.',
      'A citation is a brand’s own when its host is the brand’s domain or a subdomain of it.',
    ],
    limits: ['A citation says that the engine showed the page, not that it read it, nor that anybody followed it.'],
  },
  sentiment: {
    formula: 'findings for ÷ (findings for + findings against)',
    text: [
      'Each answer’s findings name a brand, a feature and a polarity: for, against or neutral. The share leaves neutral findings out; the counts show them.',
      'The share and its change over all features together are summed here. The verdicts beside them are the features’ own.',
    ],
    limits: ['It is as good as its reading. Of languages that are not read, the sentiment is not known, and their answers are counted apart.'],
  },
  position: {
    formula: 'mean of the brand’s place among the tracked brands, over the answers that mention it',
    text: ['The brand that is mentioned first has place 1. “Named first” is the part of the answers that mention any tracked brand in which this one comes first.'],
  },
  interval: {
    formula: '(p̂ + z²/2n ± z·√(p̂(1 − p̂)/n + z²/4n²)) ÷ (1 + z²/n), z = 1.96',
    text: ['The band around a value is the 95 % score interval. It takes prompts (or answers) for independent draws from more like them.'],
    limits: ['For the very prompts that are tracked it is too wide; for all questions that people ask it is only as good as their choice.'],
    source: 'E. B. Wilson, “Probable Inference, the Law of Succession, and Statistical Inference”, 1927.',
  },
  verdict: {
    text: [
      'A change is compared with the period of the same length right before, unless you choose another. “Up” and “down” mean that chance hardly explains it: the corrected p-value is at most 0.05, and the metric did not move the other way.',
      '“Within noise” means that what was seen is what chance does. “Too little data” means that no outcome of so few answers could have been told from chance. “Model changed” means that every engine that answered in both periods has another model.',
      'The test is exact and looks at answers, prompt by prompt and engine by engine. Its statistic is divided by a design effect, because today’s answer often repeats yesterday’s. It is corrected over all rows.',
      'The interval beside a change is of the metric; the verdict is of answers. So an interval may leave out 0 where the verdict is “within noise”, and the other way round. Visibility that stands at 100 % before and after is “up” where more answers name the brand.',
    ],
    limits: [
      '“Within noise” is not evidence that nothing moved. The interval says how much could have.',
      'There is no least effect: with very many answers a change of a point is real, and may not matter.',
      'Choosing the periods after seeing the series makes chance look like change.',
    ],
    source: 'C. R. Mehta, N. R. Patel, R. Gray, 1985 (the test); J. N. K. Rao, A. J. Scott, 1984 (the design effect); S. Holm, 1979 (the correction).',
  },
  models: {
    text: [
      'A dashed line marks the day from which an engine’s answers come from another model. An engine whose known models of the two periods differ is left out of the verdict.',
    ],
    limits: ['Models that nobody names, and changes inside a model’s name, look like changes of the brand.'],
  },
  engines: {
    text: [
      'Engines stand side by side over the same prompts and days. An API’s answer is not the product’s: it is made by one model, without a person’s history, place or account. The surface tells which of the two an answer is of.',
      'The built-in engine invents its answers. They show how the service works, and nothing about any brand.',
    ],
    limits: ['How many people read such an answer, or what a certain person was shown, cannot be concluded.'],
  },
  gaps: {
    formula: 'answers that cite the domain and name a competitor but not the brand ÷ answers that cite it and name any tracked brand',
    text: [
      'Sources that answers cite when they name competitors and not you. Pages of the brands themselves are left out.',
      'The list is read out of the latest answers of the period, at most 500 of them.',
    ],
    limits: ['It is a count, not a test: a few answers are a first sign. The insights test sources over all answers.'],
  },
  insights: {
    text: [
      'Insights use the same test and design effects as verdicts. A fall or a rise is written only where the comparison of that prompt calls it down or up, where it passes a false discovery rate of 5 % over all prompts, and, for visibility, where it is at least 10 points.',
    ],
    limits: ['They say that answers changed, not why.'],
    source: 'Y. Benjamini, Y. Hochberg, “Controlling the False Discovery Rate”, 1995.',
  },
  limits: {
    text: ['What can not be concluded from any figure here:'],
    limits: [
      'Why. A verdict says that answers changed, not what changed them: a site, a source, the engine’s search, its mood.',
      'Moves that cancel. Where a brand rose on one prompt and fell on another, it stands still and each prompt has a verdict of its own.',
      'Slow drift. Probabilities that wander for weeks without a cause are a change between periods, and called one.',
      'Prompts are those that someone chose. Nothing here says how often people ask them.',
    ],
  },
};
