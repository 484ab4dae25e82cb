import { api, type Schema } from '../api/client';
import { t, word } from '../i18n';
import { useData } from '../lib/data';
import { engine, moment } from '../lib/format';
import { safeUrl } from '../lib/highlight';
import { Badge } from './badges';
import { Icon } from './icons';
import { Loaded } from './states';
import { Table } from './table';

/** The engines of the deployment, and whether each is set up. */
export function EngineTable() {
  const data = useData('engines of the deployment', (signal) => api.get('/api/v1/engines', { query: { pageSize: 100 }, signal }));
  return (
    <Loaded data={data}>
      {(value) => (
        <Table
          caption={t('collections.engines')}
          file="engines"
          rows={value.data.engines}
          rowKey={(row) => `${row.id} ${row.surface} ${row.interface}`}
          columns={[
            { key: 'engine', label: t('column.engine'), value: (row) => row.id, render: (row) => engine(row.id) },
            { key: 'surface', label: t('column.surface'), value: (row) => row.surface, render: (row) => word('surface', row.surface) },
            { key: 'provider', label: t('column.provider'), wide: true, value: (row) => row.provider, render: (row) => <Provider row={row} /> },
            { key: 'model', label: t('column.model'), wide: true, value: (row) => row.model },
            { key: 'configured', label: t('column.configured'), value: (row) => row.configured, render: (row) => <Badge group="configured" value={row.configured ? 'yes' : 'no'} /> },
            { key: 'lastSuccessAt', label: t('column.lastSuccess'), wide: true, value: (row) => row.lastSuccessAt, render: (row) => (row.lastSuccessAt ? moment(row.lastSuccessAt) : '–') },
          ]}
        />
      )}
    </Loaded>
  );
}

function Provider({ row }: { row: Schema['EngineRow'] }) {
  const safe = safeUrl(row.documentation);
  return safe ? (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {row.provider} <Icon name="external" />
    </a>
  ) : (
    <>{row.provider}</>
  );
}
