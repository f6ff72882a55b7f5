import { useTranslation } from 'react-i18next';
import { Chart } from '~/components/charts/Chart.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { ReportChart } from './definition.ts';
import { type ReportQuery, useReportCall } from './useReportCall.ts';

/** The pictures of a report, each of which waits and fails by itself. */
export function Charts({ charts, query }: { charts: readonly ReportChart[]; query: ReportQuery }) {
  return (
    <div className="report-charts">
      {charts.map((chart) => (
        <section key={chart.key} className="page-card" data-wide={chart.isWide || undefined}>
          <OneChart chart={chart} query={query} />
        </section>
      ))}
    </div>
  );
}

function OneChart({ chart: { endpoint, toChart }, query }: { chart: ReportChart; query: ReportQuery }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useReportCall(endpoint, query);
  if (data !== undefined) return <Chart data={toChart(data, t)} />;
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return <div className="report-chart-waiting" role="status" aria-label={t('common.loading')} aria-busy />;
}
