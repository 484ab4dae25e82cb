/** The models of answers that no engine gave: the built-in engine's, and that of the demo's answers. */
const MODELS: Record<string, 'engine' | 'demo'> = { 'answerscope-builtin-1': 'engine', simulated: 'demo' };

/** Who invented answers among these; undefined where none is invented. */
export function inventor(answers: { model?: string | null }[]): 'engine' | 'demo' | undefined {
  return answers.map((answer) => MODELS[answer.model ?? '']).find((one) => one !== undefined);
}
