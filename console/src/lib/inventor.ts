/** The models of answers that no engine gave: the built-in engine's, and that of the demo's answers. */
const MODELS: Record<string, 'engine' | 'demo'> = { 'answerscope-builtin-1': 'engine', simulated: 'demo' };

/** Who invented these answers, `some` where others of them are an engine's; undefined where none is invented. */
export function inventor(answers: { model?: string | null }[]): 'engine' | 'demo' | 'some' | undefined {
  const found = answers.map((answer) => MODELS[answer.model ?? '']);
  const one = found.find((who) => who !== undefined);
  return one && found.includes(undefined) ? 'some' : one;
}
