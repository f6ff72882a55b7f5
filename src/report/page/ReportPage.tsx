import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { type ReportFilters, useReportFilters } from '../filters/useReportFilters.ts';
import { Charts } from './Charts.tsx';
import type { ReportView } from '../reportView.ts';
import { Figures } from './Figures.tsx';
import { ReportRows } from './ReportRows.tsx';
import { ReportTabs, type Tab } from './ReportTabs.tsx';
import { useDetailLink } from './useDetailLink.ts';
import { useReportFiles } from '../files/useReportFiles.ts';
import '~/components/page/card.css';
import '../report.css';

export interface DetailProps {
  filters: ReportFilters;
}

interface ReportPageProps<Row extends ListRecord> {
  view: ReportView<Row>;
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
export function ReportPage<Row extends ListRecord>(props: ReportPageProps<Row>) {
  const { view, detail: Detail, action, rowActions, tabs } = props;
  const { report } = view;
  const { t } = useTranslation();
  const filters = useReportFilters(report.filters);
  const state = useListUrl(view.shape);
  const linkTo = useDetailLink();
  const files = useReportFiles(view, filters, state.query);
  return (
    <>
      <PageHeader
        title={t(`reports.pages.${report.name}.title`)}
        text={t(`reports.pages.${report.name}.text`)}
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
        <ReportRows view={view} state={state} filters={filters} linkTo={linkTo} actions={rowActions} />
      </div>
      {Detail && <Detail filters={filters} />}
    </>
  );
}
