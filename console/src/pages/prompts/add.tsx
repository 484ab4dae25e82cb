import { useMemo, useState } from 'preact/hooks';
import { api, type Schema } from '../../api/client';
import { t, tn } from '../../i18n';
import { promptsFromText, saveFile, toCsv, type PromptInput } from '../../lib/csv';
import { useAction } from '../../lib/data';
import { commaList, Text } from '../../ui/fields';
import { useHold } from '../../ui/hold';
import { Failure } from '../../ui/states';
import { Table } from '../../ui/table';

const AT_ONCE = 1000;

interface Report {
  created: number;
  duplicates: Schema['DuplicatePrompt'][];
  errors: Schema['RowError'][];
}

/** Sends prompts in as many requests as they need, and counts rows over all of them. */
async function send(brand: string, rows: PromptInput[]): Promise<Report> {
  const report: Report = { created: 0, duplicates: [], errors: [] };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const prompts = rows.slice(from, from + AT_ONCE);
    const { data } = await api.post('/api/v1/brands/{brand}/prompts', { path: { brand }, body: { prompts } });
    report.created += data.created.length;
    report.duplicates.push(...data.duplicates.map((one) => ({ ...one, row: one.row + from })));
    report.errors.push(...data.errors.map((one) => ({ ...one, row: one.row + from })));
  }
  return report;
}

/** Prompts that are typed, pasted or read from a CSV file, and what became of each row. */
export function AddPrompts({ brand, onDone, start = '' }: { brand: string; onDone: (created: number) => void; start?: string }) {
  const [text, setText] = useState(start);
  const [country, setCountry] = useState('');
  const [tags, setTags] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const rows = useMemo(() => complete(promptsFromText(text), country, tags), [text, country, tags]);
  useHold(text.trim() !== '' && !report ? 'typed' : null);
  const action = useAction(async () => {
    const found = await send(brand, rows);
    setReport(found);
    onDone(found.created);
  });
  if (report) {
    return (
      <RowReport
        report={report}
        rows={rows}
        again={() => {
          setReport(null);
          setText('');
        }}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.start();
      }}
    >
      <Text label={t('add.text')} value={text} onInput={setText} rows={8} required hint={t('add.hint')} />
      <label class="file">
        <span>{t('add.file')}</span>
        <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={async (event) => setText((await event.currentTarget.files?.[0]?.text()) ?? '')} />
      </label>
      <div class="field-row">
        <Text label={t('add.country')} value={country} onInput={setCountry} placeholder="US" hint={t('add.countryHint')} />
        <Text label={t('prompts.tags')} value={tags} onInput={setTags} placeholder={t('prompts.tagsExample')} hint={t('add.tagsHint')} />
      </div>
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={rows.length === 0 || action.busy}>
          {action.busy ? t('add.busy') : tn('add.submit', rows.length)}
        </button>
      </p>
    </form>
  );
}

function complete(rows: PromptInput[], country: string, tags: string): PromptInput[] {
  const more = commaList(tags);
  return rows.map((row) => ({
    ...row,
    ...(row.country || !country.trim() ? {} : { country: country.trim().toUpperCase() }),
    ...(row.tags || more.length === 0 ? {} : { tags: more }),
  }));
}

function RowReport({ report, rows, again }: { report: Report; rows: PromptInput[]; again: () => void }) {
  const failed = report.errors.map((one) => rows[one.row]).filter((row) => row !== undefined);
  const saveFailed = () =>
    saveFile('rows-with-errors.csv', toCsv(['query', 'country', 'tags'], failed.map((row) => [row.query, row.country, row.tags?.join(';')])));
  const problems = [
    ...report.errors.map((one) => ({ row: one.row, query: rows[one.row]?.query ?? '', what: `${one.code}: ${one.description}` })),
    ...report.duplicates.map((one) => ({ row: one.row, query: one.query, what: t('add.duplicate') })),
  ].sort((a, b) => a.row - b.row);
  return (
    <div role="status">
      <ul class="report">
        <li>
          <strong>{report.created}</strong> {t('add.created')}
        </li>
        <li>
          <strong>{report.duplicates.length}</strong> {t('add.duplicates')}
        </li>
        <li>
          <strong>{report.errors.length}</strong> {t('add.errors')}
        </li>
      </ul>
      {problems.length > 0 && (
        <Table
          caption={t('add.report')}
          file="prompts-report"
          rows={problems}
          rowKey={(row) => `${row.row} ${row.what}`}
          columns={[
            { key: 'row', label: t('column.row'), value: (row) => row.row + 1, number: true },
            { key: 'query', label: t('column.prompt'), value: (row) => row.query },
            { key: 'what', label: t('column.what'), value: (row) => row.what },
          ]}
        />
      )}
      <p class="actions">
        <button type="button" class="button" onClick={again}>
          {t('add.more')}
        </button>
        {failed.length > 0 && (
          <button type="button" class="button quiet" onClick={saveFailed}>
            {t('add.saveFailed')}
          </button>
        )}
      </p>
    </div>
  );
}
