import { useEffect, useState } from 'preact/hooks';
import { locale, t, useLocale, word } from '../i18n';
import { TOPICS, type Topic } from '../ui/how';
import { PageHead } from '../ui/page';
import { Loading } from '../ui/states';
import { methodEn, type Method } from '../i18n/method-en';

/** The method's text in the language in use; English is here, another comes when it is needed. */
function useMethod(): Method | null {
  const language = useLocale();
  const [method, setMethod] = useState<Method | null>(language === 'en' ? methodEn : null);
  useEffect(() => {
    if (language === 'en') setMethod(methodEn);
    else void import('../i18n/method-es').then((module) => setMethod(module.methodEs));
  }, [language]);
  return method;
}

/** How one figure is made: its formula, what it says, and what it does not. */
export function Section({ topic }: { topic: Topic }) {
  const method = useMethod();
  if (!method) return <Loading />;
  const { formula, text, limits, source } = method[topic];
  return (
    <div class="method" lang={locale()}>
      {formula && <p class="formula">{formula}</p>}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {limits && (
        <>
          {topic !== 'limits' && <h3>{t('method.limits')}</h3>}
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
      {source && (
        <p class="muted">
          {t('method.source')} {source}
        </p>
      )}
    </div>
  );
}

export default function Methodology() {
  const hash = window.location.hash.slice(1);
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <div class="methodology">
      <PageHead title={t('page.methodology')} lead={t('method.lead')} />
      <nav class="contents" aria-label={t('method.contents')}>
        <ul>
          {TOPICS.map((topic) => (
            <li key={topic}>
              <a href={`#${topic}`}>{word('topic', topic)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {TOPICS.map((topic) => (
        <section key={topic} id={topic} class="section">
          <h2>{word('topic', topic)}</h2>
          <Section topic={topic} />
        </section>
      ))}
    </div>
  );
}
