import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { type ReportParams, textsOf } from '#contract/reports/report';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { SavedPlaces } from '~/components/filters/saved/SavedPlaces.tsx';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useColumns } from '~/schema/useColumns.ts';
import { Charts } from './Charts.tsx';
import { reportFields, type ReportView } from '../reportView.ts';
import { useReportQuery } from '../reportFilters.ts';
import { Figures } from './Figures.tsx';
import { ReportRows } from './ReportRows.tsx';
import { ReportTabs, type Tab } from './ReportTabs.tsx';
import { useDetailLink } from './useDetailLink.ts';
import { useReportFiles } from '../files/useReportFiles.ts';
import cardCss from '~/components/page/card.module.css';
import reportCss from '../report.module.css';

interface ReportPageProps<Row extends ListRecord> {
  view: ReportView<Row>;
  /** The details of figures and rows; open while the URL names them. */
  detail?: ComponentType;
  /** Actions on everything that matches the filters. */
  action?: (query: ReportParams) => ReactNode;
  /** The row menu. */
  rowActions?: (row: Row, query: ReportParams) => RowAction[];
  /** Other views of the same report. */
  tabs?: readonly Tab[];
  /** Tabs of pages that the report is one of. */
  pageTabs?: ReactNode;
  /** Stands above the filters. */
  head?: ReactNode;
}

/** The page of a report: filters, figures, charts, rows, and exports. */
export function ReportPage<Row extends ListRecord>(props: ReportPageProps<Row>) {
  const { view } = props;
  const { table } = view.report;
  const linkTo = useDetailLink();
  const fields = useMemo(() => reportFields<Row>(table.columns, view.looks?.(linkTo)), [table, view, linkTo]);
  const columns = useColumns<Row>('reports', fields);
  return (
    <ListRoot resource={view.resource} address={view.address} columns={columns}>
      <Shown {...props} linkTo={linkTo} />
    </ListRoot>
  );
}

interface ShownProps<Row extends ListRecord> extends ReportPageProps<Row> {
  linkTo: (detail: string) => string;
}

function Shown<Row extends ListRecord>({
  view,
  detail: Detail,
  action,
  rowActions,
  tabs,
  pageTabs,
  head,
  linkTo,
}: ShownProps<Row>) {
  const { report } = view;
  const { t } = useTranslation();
  const query = useReportQuery();
  const files = useReportFiles(view, query);
  return (
    <>
      <PageHeader
        title={t(dynamicKey(`${textsOf(report)}.title`))}
        text={t(dynamicKey(`${textsOf(report)}.text`))}
        action={
          <>
            {action?.(query)}
            <ExportMenu {...files} />
          </>
        }
      />
      {tabs && <ReportTabs tabs={tabs} />}
      {pageTabs}
      <div className={reportCss.report}>
        {head}
        {report.filters.length > 0 && (
          <FilterBar isLarge>
            <SavedPlaces address={view.address} />
          </FilterBar>
        )}
        {report.summary && (
          <section className={cardCss.card} aria-label={t('reports.summary')}>
            <Figures summary={report.summary} query={query} linkTo={Detail && linkTo} />
          </section>
        )}
        {report.charts && <Charts charts={report.charts} query={query} />}
        <ReportRows view={view} query={query} actions={rowActions} />
      </div>
      {Detail && (
        <Suspense>
          <Detail />
        </Suspense>
      )}
    </>
  );
}
