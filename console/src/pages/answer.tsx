import { useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { t, tn, word } from '../i18n';
import { useData } from '../lib/data';
import { country, engine, language, moment } from '../lib/format';
import { blocks, safeUrl, type Block, type Mark, type Run, type TableBlock } from '../lib/highlight';
import { plain } from '../lib/plain';
import { href } from '../lib/location';
import { Badge } from '../ui/badges';
import { Checks } from '../ui/fields';
import { Icon } from '../ui/icons';
import { PageHead, Section } from '../ui/page';
import { Empty, Loaded } from '../ui/states';

type Answer = Schema['Answer'];
type Direction = 'rtl' | 'auto';

/** A line that begins with a name in other letters does not tell its direction; the language of its answer does. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi']);

function marksOf(answer: Answer): Mark[] {
  const mentions = answer.mentions.flatMap((mention) =>
    (mention.spans ?? []).map((span): Mark => ({ ...span, kind: mention.relationship as 'owned', label: mention.brand })),
  );
  const findings = (answer.sentiment ?? []).flatMap((finding) =>
    typeof finding.start === 'number' && typeof finding.end === 'number'
      ? [{ start: finding.start, end: finding.end, kind: finding.polarity as 'neutral', label: `${finding.brand}: ${finding.featureName}, ${word('polarity', finding.polarity)}` }]
      : [],
  );
  return [...mentions, ...findings];
}

export default function AnswerPage({ brand, id }: PageProps) {
  const data = useData(`answer ${id}`, (signal) => api.get('/api/v1/answers/{answer}', { path: { answer: id }, signal }));
  return (
    <Loaded data={data} lines={12}>
      {({ data: answer }) => (
        <>
          <PageHead
            above={
              <a class="back" href={href(`/brands/${brand.id}/answers`, { promptId: answer.promptId })}>
                <Icon name="back" /> {t('answer.others')}
              </a>
            }
            title={answer.query}
            lead={
              <span class="facts">
                <strong>{engine(answer.engine)}</strong>
                <span>{moment(answer.answeredAt)}</span>
                {answer.model && <span>{answer.model}</span>}
                {answer.surface && <span>{word('surface', answer.surface)}</span>}
                {answer.country && <span>{country(answer.country)}</span>}
                {answer.language && <span>{language(answer.language)}</span>}
                <a href={href(`/brands/${brand.id}/prompts/${answer.promptId}`)}>{t('answer.prompt')}</a>
              </span>
            }
          />
          {answer.unreadable && <p class="notice">{t('answer.unreadable')}</p>}
          {answer.partlyRead && <p class="notice">{t('answer.partlyRead')}</p>}
          <Reader answer={answer} brand={brand} />
        </>
      )}
    </Loaded>
  );
}

function Reader({ answer, brand }: { answer: Answer; brand: Schema['Brand'] }) {
  const [layers, setLayers] = useState(['mentions', 'sentiment']);
  const [raw, setRaw] = useState(false);
  const text = answer.text ?? '';
  const marks = useMemo(
    () => marksOf(answer).filter((mark) => layers.includes(mark.kind === 'owned' || mark.kind === 'competitor' ? 'mentions' : 'sentiment')),
    [answer, layers],
  );
  const parts = useMemo(() => blocks(text, marks), [text, marks]);
  return (
    <div class="reader">
      <div class="reader-main">
        <div class="reader-tools">
          <Checks legend={t('answer.show')} options={[['mentions', t('column.mentions')], ['sentiment', t('metric.sentiment')]]} chosen={layers} onChange={setLayers} />
          <button type="button" class="button quiet" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            {raw ? t('answer.read') : t('answer.raw')}
          </button>
        </div>
        {raw ? (
          <pre class="raw" tabIndex={0} dir="auto">{text}</pre>
        ) : (
          <article class="answer-text" lang={answer.language ?? undefined}>
            {parts.map((block, i) => (
              <BlockText key={i} block={block} dir={RIGHT_TO_LEFT.has(answer.language ?? '') ? 'rtl' : 'auto'} />
            ))}
          </article>
        )}
      </div>
      <aside class="reader-side">
        <Mentions answer={answer} brand={brand} />
        <Findings answer={answer} />
        <Sources answer={answer} brand={brand} />
      </aside>
    </div>
  );
}

function BlockText({ block, dir }: { block: Block; dir: Direction }) {
  if (block.kind === 'table') return <AnswerTable block={block} dir={dir} />;
  const content = <Runs runs={block.runs} />;
  if (block.kind === 'code') return <pre class="answer-code" tabIndex={0}>{content}</pre>;
  if (block.kind === 'quote') return <blockquote dir={dir}>{content}</blockquote>;
  if (block.kind === 'heading') return <h2 dir={dir}>{content}</h2>;
  if (block.kind === 'item') {
    return (
      <p class="item" dir={dir}>
        <span class="marker">{block.marker}</span>
        <span>{content}</span>
      </p>
    );
  }
  return <p dir={dir}>{content}</p>;
}

/** A table as the answer has it; it scrolls within itself where it is too wide. */
function AnswerTable({ block, dir }: { block: TableBlock; dir: Direction }) {
  const [head = [], ...rows] = block.rows;
  return (
    <div class="answer-table" tabIndex={0} role="region" aria-label={t('answer.table')}>
      <table dir={dir}>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Runs({ runs }: { runs: Run[] }) {
  return (
    <>
      {runs.map((run) => (
        <RunText key={run.start} run={run} />
      ))}
    </>
  );
}

function styled({ text, code, italic, bold }: Run) {
  const read = code ? <code>{text}</code> : text;
  const leaning = italic ? <em>{read}</em> : read;
  return bold ? <strong>{leaning}</strong> : leaning;
}

function RunText({ run }: { run: Run }) {
  const content = styled(run);
  const linked = run.href ? (
    <a href={run.href} rel="noopener noreferrer nofollow" target="_blank">
      {content}
    </a>
  ) : (
    content
  );
  if (run.marks.length === 0) return <>{linked}</>;
  const begins = run.marks.filter((mark) => mark.start === run.start);
  return (
    <mark
      id={begins[0] ? `at-${begins[0].start}` : undefined}
      class={run.marks.map((mark) => `mark-${mark.kind}`).join(' ')}
      title={run.marks.map((mark) => mark.label).join(' · ')}
    >
      {linked}
      {begins.map((mark) => (
        <span key={mark.label} class="sr-only">
          {' '}
          ({mark.label})
        </span>
      ))}
    </mark>
  );
}

function Mentions({ answer, brand }: { answer: Answer; brand: Schema['Brand'] }) {
  return (
    <Section title={t('column.mentions')} how="counted">
      {answer.mentions.length === 0 ? (
        <p class="muted">{t('answers.namesNone')}</p>
      ) : (
        <ol class="side-list">
          {answer.mentions.map((mention) => (
            <li key={`${mention.brand} ${mention.domain}`}>
              <span class={`chip mark-${mention.relationship}`} dir="auto">{mention.brand}</span>
              <span class="muted">
                {tn('answer.times', mention.mentionCount)} · {t('answer.place', { n: mention.rank })}
              </span>
              <a class="side-more" href={href(`/brands/${brand.id}/answers`, { mentions: mention.brand, promptId: answer.promptId })}>
                {t('answer.more')}
              </a>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Findings({ answer }: { answer: Answer }) {
  return (
    <Section title={t('metric.sentiment')} how="sentiment">
      {answer.sentiment === null ? (
        <p class="muted">{t('answer.notRead')}</p>
      ) : answer.sentiment.length === 0 ? (
        <p class="muted">{t('answer.noFindings')}</p>
      ) : (
        <ul class="side-list">
          {answer.sentiment.map((finding, i) => (
            <li key={i}>
              <span>
                <strong dir="auto">{finding.brand}</strong> · {finding.featureName} <Badge group="polarity" value={finding.polarity} />
              </span>
              <q dir="auto">{typeof finding.start === 'number' ? <a href={`#at-${finding.start}`}>{plain(finding.quote)}</a> : plain(finding.quote)}</q>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Sources({ answer, brand }: { answer: Answer; brand: Schema['Brand'] }) {
  return (
    <>
      <Section title={t('metric.citations')} how="citations">
        {answer.citations.length === 0 ? (
          <Empty title={t('answer.noCitations')} />
        ) : (
          <ol class="side-list">
            {answer.citations.map((citation) => (
              <li key={citation.url}>
                <Outside url={citation.url} title={citation.title} />
                <span class="muted">
                  <a href={href(`/brands/${brand.id}/answers`, { cites: citation.domain })}>{citation.domain}</a> · {word('source', citation.type)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Section>
      {answer.searches && answer.searches.length > 0 && (
        <Section title={t('answer.searches')}>
          <ul class="side-list">
            {answer.searches.map((search) => (
              <li key={search} dir="auto">{search}</li>
            ))}
          </ul>
        </Section>
      )}
      {answer.sources && answer.sources.length > 0 && (
        <Section title={t('answer.sources')}>
          <ul class="side-list">
            {answer.sources.map((source) => (
              <li key={source.url}>
                <Outside url={source.url} title={source.title} />
                <span class="muted">{source.cited ? t('answer.cited') : t('answer.notCited')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** A page somewhere else; its title is a stranger's text, and only HTTP is followed. */
function Outside({ url, title }: { url: string; title: string | null | undefined }) {
  const safe = safeUrl(url);
  const text = title || url;
  return safe ? (
    <a href={safe} rel="noopener noreferrer nofollow" target="_blank">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
}
