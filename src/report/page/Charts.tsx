import { useTranslation } from 'react-i18next';
import type { ReportChart, ReportParams } from '#contract/reports/report';
import { Chart } from '~/components/charts/Chart.tsx';
import { writingOf } from '~/components/data/writing.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useReportCall } from '../useReportCall.ts';

/** The pictures of a report, each of which waits and fails by itself. */
export function Charts({ charts, query }: { charts: readonly ReportChart[]; query: ReportParams }) {
  return (
    <div className="report-charts">
      {charts.map((chart) => (
        <section key={chart.name} className="page-card" data-wide={chart.isWide || undefined}>
          <OneChart chart={chart} query={query} />
        </section>
      ))}
    </div>
  );
}

function OneChart({ chart, query }: { chart: ReportChart; query: ReportParams }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useReportCall(chart.endpoint, query);
  if (data !== undefined) return <Chart data={chart.draw(data, writingOf(t))} />;
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return <div className="report-chart-waiting" role="status" aria-label={t('common.loading')} aria-busy />;
}
