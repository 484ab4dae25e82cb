import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { count, moment } from '../lib/format';
import { isNewPath } from '../lib/location';
import { t, tn } from '../i18n';
import { How, type Topic } from './how';

/** A page's heading, what can be done on it, and what it is about. */
export function PageHead({ title, lead, actions, above }: { title: string; lead?: ComponentChildren; actions?: ComponentChildren; above?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever can not see that another page is here is led to its heading.
  useEffect(() => {
    if (isNewPath()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="page-head">
      {above}
      <div class="page-title">
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {lead && <p class="lead">{lead}</p>}
    </header>
  );
}

export function Section({ title, how, note, actions, children, class: name }: { title: string; how?: Topic; note?: ComponentChildren; actions?: ComponentChildren; children: ComponentChildren; class?: string }) {
  return (
    <section class={name ? `section ${name}` : 'section'}>
      <div class="section-head">
        <h2>
          {title}
          {how && <How topic={how} />}
        </h2>
        {actions}
      </div>
      {note && <p class="muted section-note">{note}</p>}
      {children}
    </section>
  );
}

/** Up to when answers are in the figures. */
export function CountedUntil({ at }: { at: string | null | undefined }) {
  return at ? <p class="muted counted">{t('countedUntil', { at: moment(at) })}</p> : null;
}

/** How often engines were asked and showed no answer, which is in no figure; in the period before too, where one is compared. */
export function NoAnswers({ noAnswerCount: now, previousNoAnswerCount: before = 0 }: { noAnswerCount: number; previousNoAnswerCount?: number }) {
  if (now === 0 && before === 0) return null;
  return (
    <p class="muted counted">
      {tn('noAnswers', now)} {before > 0 && <>{t('noAnswers.before', { n: count(before) })} </>}
      <How topic="counted" />
    </p>
  );
}
