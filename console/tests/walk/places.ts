import type { APIRequestContext } from '@playwright/test';
import type { Brand } from './support';

/** Every page, with its tabs and what opens over it; those without a slash are of the demo's brand. */
export const PAGES = [
  'overview?days=15',
  'overview?days=15&metric=share-of-voice',
  'overview?days=15&metric=sentiment',
  'overview?days=15&how=verdict',
  'competitors?days=15',
  'citations?days=15',
  'citations?days=15&by=pages',
  'citations?days=15&by=gaps',
  'sentiment?days=15',
  'sentiment?days=15&feature=comfort',
  'insights',
  'INSIGHT',
  'prompts?days=15',
  'prompts?add=1',
  'PROMPT',
  'answers?days=15',
  'ANSWER',
  'views',
  'views?edit=new',
  'collections',
  'collections?start=1',
  'exports',
  'brand',
  '/start',
  '/methodology',
  '/settings/keys',
  '/settings/keys?add=1',
  '/settings/webhooks',
  '/settings/webhooks?add=1',
  '/settings/members',
  '/settings/members?add=1',
  '/settings/members?leave=1',
  '/settings/assistants',
  '/settings/usage',
  '/settings/engines',
  '/settings/organization',
  'nothing',
];

/** The address of a page of the list. */
export async function addressOf(name: string, brand: Brand, request: APIRequestContext): Promise<string> {
  if (name.startsWith('/')) return name;
  const root = `/brands/${brand.id}`;
  const first = async (path: string, list: string) => ((await (await request.get(`/api/v1${root}/${path}`)).json()) as { data: Record<string, { id: string }[]> }).data[list]?.[0]?.id;
  const places: Record<string, () => Promise<string>> = {
    PROMPT: async () => `prompts/${await first('prompts', 'prompts')}?days=15`,
    ANSWER: async () => `answers/${await first('answers?mentions=Norvik', 'answers')}`,
    INSIGHT: async () => `insights?open=${await first('insights', 'insights')}`,
  };
  return `${root}/${(await places[name]?.()) ?? name}`;
}
