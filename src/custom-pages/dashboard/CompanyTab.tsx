import { type CultureReport, getCultureScore } from '#contract/dashboard/dashboard';
import { dashboardLimits } from '#contract/dashboard/limits';
import { dashboardWidgets } from '#contract/dashboard/widgets';
import { monthsChart } from '#contract/dashboard/cultureTexts';
import type { FilterValues } from '#contract/reports/filters';
import { summaryOf } from '#contract/reports/report';
import { formatDateRange } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { AddressFilters } from '~/components/filters/AddressFilters.tsx';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { useFilters } from '~/components/filters/filterContext.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Chart } from '~/report/charts/Chart.tsx';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { lastDays } from '~/report/period/days.ts';
import { reportFilters } from '~/report/reportFilters.ts';
import { useFollowed } from '~/report/useFollowed.ts';
import { useReportCall } from '~/report/useReportCall.ts';
import { writingOf } from '~/report/writing.ts';
import { DashboardTabs } from '~/features/dashboard/public.ts';
import { HowItIsMade } from './HowItIsMade.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { WidgetStrip } from './WidgetStrip.tsx';
import cardCss from '~/components/page/card.module.css';
import reportCss from '~/report/report.module.css';
import css from './dashboard.module.css';

const filters = reportFilters(['period'], { usualDays: dashboardLimits.days });

/** The score is what is looked at again and again; when it changes, the widgets have changed, too. */
const followed = summaryOf({ endpoint: getCultureScore, figures: [] });
const besides = dashboardWidgets.map(({ summary }) => summary.endpoint);

/** How the company stands in a period: its culture score with all that it is made of, and each area beside the period before. */
export function CompanyTab() {
  return (
    <AddressFilters filters={filters}>
      <Company />
    </AddressFilters>
  );
}

function Company() {
  const { t } = useTranslation();
  const pdf = usePdfExport(getCultureScore, 'dashboard.pdf');
  const [dateFrom = '', dateTo = ''] = (useFilters().values as FilterValues).period ?? lastDays(dashboardLimits.days);
  const query = { dateFrom, dateTo };
  const { data, error, refetch } = useReportCall(getCultureScore, query);
  useFollowed(followed, query, { isOver: false, besides });
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        text={t('reports.compared', { range: formatDateRange(dateFrom, dateTo) })}
        action={<ExportMenu pdf={{ ...pdf, start: () => void pdf.start({ query }) }} />}
      />
      <DashboardTabs />
      <div className={reportCss.report}>
        <FilterBar isLarge />
        {error && !data ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <Score report={data} />}
        <WidgetStrip query={query} />
      </div>
    </>
  );
}

/** The score beside its months; below them what it is made of. */
function Score({ report }: { report: CultureReport | undefined }) {
  const { t } = useTranslation();
  if (!report) return <div className={reportCss.waiting} role="status" aria-label={t('common.loading')} aria-busy />;
  return (
    <section className={cardCss.card} aria-label={t('dashboard.score.title')}>
      <div className={css.score}>
        <ScoreCard report={report} />
        <Chart data={monthsChart(report, writingOf(t))} />
      </div>
      {report.current.score !== null && <HowItIsMade report={report} />}
    </section>
  );
}
