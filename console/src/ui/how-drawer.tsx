import { useEffect, useState } from 'preact/hooks';
import type { FunctionComponent } from 'preact';
import { t, word } from '../i18n';
import { Drawer } from './drawer';
import { TOPICS, type Topic } from './how';
import { Loading } from './states';

/** How a figure is made, along the side of the page that shows it. Its text comes when it is first opened. */
export function HowDrawer({ topic, onClose }: { topic: string | null; onClose: () => void }) {
  const known = TOPICS.find((one) => one === topic);
  const [Section, setSection] = useState<FunctionComponent<{ topic: Topic }> | null>(null);
  useEffect(() => {
    if (known && !Section) void import('../pages/methodology').then((module) => setSection(() => module.Section));
  }, [known]);
  return (
    <Drawer title={known ? word('topic', known) : ''} place="right" open={known !== undefined} onClose={onClose}>
      {known && (Section ? <Section topic={known} /> : <Loading />)}
      <p>
        <a href={`/methodology#${known ?? ''}`}>{t('how.all')}</a>
      </p>
    </Drawer>
  );
}
