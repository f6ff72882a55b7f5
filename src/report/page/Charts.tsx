import type { ReportChart, ReportParams } from '#contract/reports/report';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Chart } from '~/report/charts/Chart.tsx';
import { writingOf } from '~/report/writing.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useReportCall } from '../useReportCall.ts';
import cardCss from '~/components/page/card.module.css';
import reportCss from '../report.module.css';

/** The charts of a report; each loads and fails separately. */
export function Charts({ charts, query }: { charts: readonly ReportChart[]; query: ReportParams }) {
  return (
    <div className={reportCss.charts}>
      {charts.map((chart) => (
        <section key={chart.name} className={cardCss.card} data-wide={chart.isWide || undefined}>
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
  return <div className={reportCss.waiting} role="status" aria-label={t('common.loading')} aria-busy />;
}
