import type { ReportChart, ReportParams } from '#contract/reports/report';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Chart } from '~/report/charts/Chart.tsx';
import { writingOf } from '~/report/writing.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { type PathPlaces, useReportCall } from '../useReportCall.ts';
import cardCss from '~/components/page/card.module.css';
import reportCss from '../report.module.css';

interface ReadBy {
  query: ReportParams;
  params?: PathPlaces | undefined;
}

/** The charts of a report; each loads and fails separately. */
export function Charts({ charts, ...by }: ReadBy & { charts: readonly ReportChart[] }) {
  return (
    <div className={reportCss.charts}>
      {charts.map((chart) => (
        <section key={chart.name} className={cardCss.card} data-wide={chart.isWide || undefined}>
          <OneChart chart={chart} {...by} />
        </section>
      ))}
    </div>
  );
}

function OneChart({ chart, query, params }: ReadBy & { chart: ReportChart }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useReportCall(chart.endpoint, query, params);
  if (data !== undefined) return <Chart data={chart.draw(data, writingOf(t))} />;
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return <div className={reportCss.waiting} role="status" aria-label={t('common.loading')} aria-busy />;
}
