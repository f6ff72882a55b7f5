import { Link, useLocation } from 'react-router';
import { getGeneralReport } from '#contract/reports/generalReport';
import { reportLimits } from '#contract/reports/limits';
import { type FilterValues, filterTable, paramOf } from '#contract/reports/filters';
import { generalFilters, generalSections } from '#contract/reports/general';
import type { ReportParams, ReportSection } from '#contract/reports/report';
import { formatDateRange } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';
import { AddressFilters } from '~/components/filters/AddressFilters.tsx';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { writeFilters } from '~/components/filters/filterAddress.ts';
import { useFilters } from '~/components/filters/filterContext.ts';
import { lastDays, type Period } from '~/report/period/days.ts';
import { SavedInAddress } from '~/components/filters/saved/SavedPlaces.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { Charts } from '~/report/page/Charts.tsx';
import { Figures } from '~/report/page/Figures.tsx';
import { allStates, reportFilters, useReportQuery } from '~/report/reportFilters.ts';
import { SectionTable } from './SectionTable.tsx';
import cardCss from '~/components/page/card.module.css';
import reportCss from '~/report/report.module.css';
import css from './GeneralReportPage.module.css';

const filters = reportFilters(generalFilters, { usualDays: reportLimits.generalReport.days });

/** A summary of all areas on one page. */
export function GeneralReportPage() {
  return (
    <ReportGuard>
      <AddressFilters filters={filters}>
        <GeneralReport />
      </AddressFilters>
    </ReportGuard>
  );
}

function GeneralReport() {
  const { t } = useTranslation();
  const chosen = useReportQuery();
  const pdf = usePdfExport(getGeneralReport, 'general.pdf');
  const [from = '', to = ''] = (useFilters().values as FilterValues).period ?? lastDays(reportLimits.generalReport.days);
  const range = formatDateRange(from, to);
  const query = { ...chosen, dateFrom: from, dateTo: to, campaignStatuses: allStates };
  const start = () => void pdf.start({ query });
  return (
    <>
      <PageHeader
        title={t('reports.pages.general.title')}
        text={t('reports.compared', { range }) + textGap() + t('reports.allCampaignsNote')}
        action={<ExportMenu pdf={{ ...pdf, start }} />}
      />
      <div className={reportCss.report}>
        <FilterBar isLarge>
          <SavedInAddress list="general-report" />
        </FilterBar>
        {generalSections.map((section) => (
          <SectionView key={section.name} section={section} query={query} period={[from, to]} />
        ))}
      </div>
    </>
  );
}

/** The filters of the link to an area's report: the same period and, like this page, all campaigns. */
const ofPeriod = (search: string, period: Period, campaigns: ReportSection['campaigns']): string => {
  const all = { period, [paramOf(campaigns)]: filterTable[campaigns].values };
  return writeFilters(new URLSearchParams(search), reportFilters(['period', campaigns]), all).toString();
};

interface SectionViewProps {
  section: ReportSection;
  query: ReportParams;
  period: Period;
}

/** One area, with a link to its report for the same period. */
function SectionView({ section: { name, path, campaigns, summary, charts, rows }, query, period }: SectionViewProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = t(`reports.pages.${name}.title`);
  return (
    <section className={css.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={{ pathname: path, search: ofPeriod(search, period, campaigns) }}>{t('reports.openReport')}</Link>
      </header>
      <div className={cardCss.card}>
        <Figures summary={summary} query={query} />
      </div>
      <Charts charts={charts} query={query} />
      {rows && <SectionTable name={name} rows={rows} query={query} />}
    </section>
  );
}
