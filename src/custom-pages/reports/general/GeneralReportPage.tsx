import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { getGeneralReport } from '#contract/generalReport';
import { limits } from '#contract/limits';
import { generalFilters, generalSections } from '#contract/reports/general';
import type { ReportParams, ReportSection } from '#contract/reports/report';
import { formatDateRange } from '~/components/data/format.ts';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { usePdfExport } from '~/dataProvider/index.ts';
import { FilterBar } from '~/report/filters/FilterBar.tsx';
import { allStates, writeFilter } from '~/report/filters/filterUrl.ts';
import { lastDays, type Period } from '~/report/filters/period.ts';
import { useReportFilters } from '~/report/filters/useReportFilters.ts';
import { ReportGuard } from '../ReportGuard.tsx';
import { Charts } from '~/report/page/Charts.tsx';
import { Figures } from '~/report/page/Figures.tsx';
import '~/components/page/card.css';
import '~/report/report.css';
import '../reports.css';

/** All areas on one page, for whoever has five minutes. */
export function GeneralReportPage() {
  return (
    <ReportGuard>
      <GeneralReport />
    </ReportGuard>
  );
}

function GeneralReport() {
  const { t } = useTranslation();
  const filters = useReportFilters(generalFilters, limits.generalReport.days);
  const pdf = usePdfExport(getGeneralReport, 'general.pdf');
  const [from = '', to = ''] = filters.values.period ?? lastDays(limits.generalReport.days);
  const range = formatDateRange(from, to);
  const query = { ...filters.query, dateFrom: from, dateTo: to, campaignStatuses: allStates };
  const start = () => void pdf.start({ query });
  return (
    <>
      <PageHeader
        title={t('reports.pages.general.title')}
        text={`${t('reports.compared', { range })} ${t('reports.allCampaignsNote')}`}
        action={<ExportMenu pdf={{ ...pdf, start }} />}
      />
      <div className="report">
        <FilterBar filters={filters} />
        {generalSections.map((section) => (
          <SectionView key={section.name} section={section} query={query} period={[from, to]} />
        ))}
      </div>
    </>
  );
}

/** The report of an area is about the same days and, like this page, about all campaigns. */
const ofPeriod = (search: string, period: Period): string =>
  writeFilter(writeFilter(new URLSearchParams(search), 'period', period), 'campaignStatuses', allStates).toString();

interface SectionViewProps {
  section: ReportSection;
  query: ReportParams;
  period: Period;
}

/** One area, and the way to its report, which is about the same days. */
function SectionView({ section: { name, path, summary, charts }, query, period }: SectionViewProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = t(`reports.pages.${name}.title`);
  return (
    <section className="report-section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={{ pathname: path, search: ofPeriod(search, period) }}>{t('reports.openReport')}</Link>
      </header>
      <div className="page-card">
        <Figures summary={summary} query={query} />
      </div>
      <Charts charts={charts} query={query} />
    </section>
  );
}
