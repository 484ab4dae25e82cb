import type { Schema } from '../../api/client';
import { chosenMetric, readSeries } from '../../api/first';
import type { Metric, MetricQuery, Scope } from '../../api/metrics';
import { LineChart } from '../../charts/line';
import { PolarityChart } from '../../charts/stack';
import { t } from '../../i18n';
import { useData } from '../../lib/data';
import { count } from '../../lib/format';
import { citationPoint, linesOf, visibilityPoint, voicePoint } from '../../lib/points';
import { Section } from '../../ui/page';
import { Loaded } from '../../ui/states';

interface Props {
  brand: Schema['Brand'];
  scope: Scope;
  asked: MetricQuery;
  metric: string;
}

/** The chosen metric, day by day. */
export function MetricSeries({ brand, scope, asked, metric }: Props) {
  const known = chosenMetric(metric);
  return (
    <Section title={t(`series.${known}`)} how={known === 'visibility' ? 'interval' : known}>
      <Series key={known} metric={known} scope={scope} asked={asked} file={`${brand.name}-${known}`} />
    </Section>
  );
}

function Series({ metric, scope, asked, file }: { metric: Metric; scope: Scope; asked: MetricQuery; file: string }) {
  const title = t(`series.${metric}`);
  const { key, read } = readSeries(scope, metric, asked);
  const data = useData(key, read);
  return (
    <Loaded data={data} lines={8}>
      {({ data: { timeseries, modelChanges } }) => {
        if (metric === 'sentiment') {
          return <PolarityChart title={title} days={timeseries as Schema['SentimentPoint'][]} file={file} />;
        }
        const lines =
          metric === 'visibility'
            ? linesOf(timeseries as Schema['VisibilityPoint'][], visibilityPoint)
            : metric === 'share-of-voice'
              ? linesOf(timeseries as Schema['VoicePoint'][], voicePoint)
              : linesOf(timeseries as Schema['CitationPoint'][], citationPoint);
        const citations = metric === 'citations';
        return (
          <LineChart
            title={title}
            lines={lines}
            changes={modelChanges}
            file={file}
            fraction={!citations}
            {...(citations ? { format: (n: number | null) => (n === null ? '–' : count(n)) } : {})}
          />
        );
      }}
    </Loaded>
  );
}
