import { useState } from 'preact/hooks';
import { saveFile, toCsv, type Cell } from '../lib/csv';
import { useAction } from '../lib/data';
import { count } from '../lib/format';
import { t } from '../i18n';
import { Icon } from './icons';
import { Failure } from './states';

interface Props {
  /** The file's name without its ending. */
  file: string;
  header: string[];
  /** The rows, all that there are or `most`; `step` is told how many are read. */
  rows: (step: (read: number) => void) => Promise<Cell[][]> | Cell[][];
  /** How many rows there are, and how many of them a file takes; left out where all are here already. */
  total?: number | undefined;
  most?: number | undefined;
  disabled?: boolean;
}

/** Saves rows as CSV: also those that are on other pages of a list, up to a number that is said beside the button. */
export function SaveCsv({ file, header, rows, total = 0, most = Infinity, disabled }: Props) {
  const [read, setRead] = useState(0);
  const action = useAction(async () => {
    setRead(0);
    saveFile(`${file}.csv`, toCsv(header, await rows(setRead)));
  });
  const wanted = Math.min(total, most);
  return (
    <span class="save-csv">
      <button type="button" class="button quiet" onClick={() => action.start()} disabled={disabled || action.busy}>
        <Icon name="exports" /> {t('table.csv')}
      </button>
      <span class="muted" role="status">
        {action.busy && wanted > 0 ? t('table.saving', { n: count(Math.min(read, wanted)), total: count(wanted) }) : ''}
      </span>
      {!action.busy && total > most && <span class="muted">{t('table.most', { n: count(most), total: count(total) })}</span>}
      {action.error && <Failure error={action.error} />}
    </span>
  );
}
