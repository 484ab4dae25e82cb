import type { Schema } from '../../api/client';
import { t, tn } from '../../i18n';
import { plain } from '../../lib/plain';
import { engine, moment } from '../../lib/format';
import { href } from '../../lib/location';

/** An answer of a list: what was asked (not on the page of that prompt), how it begins, whom it names. */
export function AnswerCard({ brand, answer, prompt }: { brand: string; answer: Schema['Answer']; prompt?: boolean }) {
  const to = href(`/brands/${brand}/answers/${answer.id}`);
  return (
    <li class="answer-card">
      <div class="answer-meta">
        {prompt ? <a href={to}>{engine(answer.engine)}</a> : <strong>{engine(answer.engine)}</strong>}
        <span>{moment(answer.answeredAt)}</span>
        {answer.country && <span>{answer.country}</span>}
        {answer.model && <span class="muted">{answer.model}</span>}
      </div>
      {!prompt && (
        <h2>
          <a href={to} dir="auto">{answer.query}</a>
        </h2>
      )}
      <p class="excerpt" dir="auto">{plain(answer.excerpt ?? '')}</p>
      <div class="answer-facts">
        {answer.mentions.length === 0 && <span class="muted">{t('answers.namesNone')}</span>}
        {answer.mentions.map((mention) => (
          <span key={`${mention.brand} ${mention.domain}`} class={`chip mark-${mention.relationship}`}>
            <bdi>{mention.brand}</bdi>
            {mention.mentionCount > 1 && ` ×${mention.mentionCount}`}
          </span>
        ))}
        <span class="muted">{tn('answers.citations', answer.citations.length)}</span>
        {answer.sentiment && answer.sentiment.length > 0 && <span class="muted">{tn('answers.findings', answer.sentiment.length)}</span>}
      </div>
    </li>
  );
}
