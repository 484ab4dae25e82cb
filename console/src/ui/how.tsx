import { t, word } from '../i18n';
import { setQuery } from '../lib/location';
import { Icon } from './icons';

/** What the methodology has a section for. */
export const TOPICS = [
  'counted',
  'visibility',
  'share-of-voice',
  'citations',
  'sentiment',
  'position',
  'interval',
  'verdict',
  'models',
  'engines',
  'gaps',
  'insights',
  'limits',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Opens how a figure is made, beside the figure. */
export function How({ topic }: { topic: Topic }) {
  const name = word('topic', topic);
  return (
    <button type="button" class="how" aria-label={t('how', { topic: name })} title={t('how', { topic: name })} onClick={() => setQuery({ how: topic }, true)}>
      <Icon name="help" />
    </button>
  );
}
