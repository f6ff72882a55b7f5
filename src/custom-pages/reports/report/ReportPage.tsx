import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { type ReportFilters, useReportFilters } from '../filters/useReportFilters.ts';
import { Charts } from './Charts.tsx';
import type { Report } from './definition.ts';
import { Figures } from './Figures.tsx';
import { ReportRows } from './ReportRows.tsx';
import { ReportTabs, type Tab } from './ReportTabs.tsx';
import { useDetailLink } from './useDetailLink.ts';
import { useReportFiles } from './useReportFiles.ts';
import '~/components/page/card.css';
import '../reports.css';

export interface DetailProps {
  filters: ReportFilters;
}

interface ReportPageProps<Totals, Row extends ListRecord> {
  report: Report<Totals, Row>;
  /** What is behind numbers and rows; open while the address says so. */
  detail?: ComponentType<DetailProps>;
  /** What can be done with all that the filters leave. */
  action?: (filters: ReportFilters) => ReactNode;
  /** The menu of a row. */
  rowActions?: (row: Row, filters: ReportFilters) => RowAction[];
  /** Other views of the same report. */
  tabs?: readonly Tab[];
}

/** Any report: filters, numbers, pictures, rows, and the same as files. */
export function ReportPage<Totals, Row extends ListRecord>(props: ReportPageProps<Totals, Row>) {
  const { report, detail: Detail, action, rowActions, tabs } = props;
  const { t } = useTranslation();
  const filters = useReportFilters(report.filters);
  const state = useListUrl(report.table.shape);
  const linkTo = useDetailLink();
  const files = useReportFiles(report, filters, state.query);
  return (
    <>
      <PageHeader
        title={t(`reports.pages.${report.key}.title`)}
        text={t(`reports.pages.${report.key}.text`)}
        action={
          <>
            {action?.(filters)}
            <ExportMenu {...files} />
          </>
        }
      />
      {tabs && <ReportTabs tabs={tabs} />}
      <div className="report">
        <FilterBar filters={filters} />
        {report.summary && (
          <section className="page-card" aria-label={t('reports.summary')}>
            <Figures summary={report.summary} query={filters.query} {...(Detail ? { linkTo } : {})} />
          </section>
        )}
        {report.charts && <Charts charts={report.charts} query={filters.query} />}
        <ReportRows
          reportKey={report.key}
          table={report.table}
          state={state}
          filters={filters}
          linkTo={linkTo}
          actions={rowActions}
        />
      </div>
      {Detail && <Detail filters={filters} />}
    </>
  );
}
