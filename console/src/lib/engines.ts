const ENGINES: Record<string, string> = {
  openai: 'ChatGPT',
  perplexity: 'Perplexity',
  'google-ai-overviews': 'AI Overviews',
  'google-ai-mode': 'Google AI Mode',
  gemini: 'Gemini',
  anthropic: 'Claude',
  copilot: 'Copilot',
  grok: 'Grok',
};

export const ENGINE_IDS = Object.keys(ENGINES);

/** An engine's name as readers know it. */
export function engine(id: string): string {
  return ENGINES[id] ?? id;
}
