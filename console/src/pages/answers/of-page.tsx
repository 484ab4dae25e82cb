import { latestAnswers, type AnswerQuery } from '../../api/answers';
import { t, tn } from '../../i18n';
import { useData } from '../../lib/data';
import { usePlace } from '../../lib/location';
import { Pager, pageOf } from '../../ui/pager';
import { Empty, Loaded } from '../../ui/states';
import { AnswerCard } from './card';

const SAMPLE = 1000;
const PAGE_SIZE = 20;

/**
 * Answers that cite one page. The service finds those that cite a domain, so the page is looked for here, in the latest of them.
 */
export function OfPage({ brand, url, question }: { brand: string; url: string; question: AnswerQuery }) {
  const { query } = usePlace();
  const page = pageOf(query);
  const data = useData(`answers of ${JSON.stringify([brand, url, question])}`, async (signal) => {
    const read = await latestAnswers(brand, question, SAMPLE, signal);
    return { ...read, answers: read.answers.filter((answer) => answer.citations.some((citation) => citation.url === url)), looked: read.answers.length };
  });
  return (
    <Loaded data={data} lines={12}>
      {({ answers, complete, looked }) =>
        answers.length === 0 ? (
          <Empty title={t('answers.none')}>
            <p>{t('answers.noneText')}</p>
          </Empty>
        ) : (
          <>
            <p class="muted">
              {tn('answers.count', answers.length)}
              {!complete && <> {tn('answers.sample', looked)}</>}
            </p>
            <ul class="answer-list">
              {answers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((answer) => (
                <AnswerCard key={answer.id} brand={brand} answer={answer} />
              ))}
            </ul>
            <Pager page={page} pageSize={PAGE_SIZE} totalItems={answers.length} />
          </>
        )
      }
    </Loaded>
  );
}
