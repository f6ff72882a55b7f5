import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { type ReportParams, textsOf } from '#contract/reports/report';
import formCss from '~/components/form/form.module.css';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import cardCss from '~/components/page/card.module.css';
import { useBoostAction } from '~/features/plan/public.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { ExportMenu } from '../files/ExportMenu.tsx';
import { FileButtons } from '../files/FileButtons.tsx';
import { useReportFiles } from '../files/useReportFiles.ts';
import { Lock, TrialEnds } from '../lock/Lock.tsx';
import { useIsLocked } from '../lock/useIsLocked.ts';
import { useReportQuery } from '../reportFilters.ts';
import { lockedAddress, reportFields, type ReportView } from '../reportView.ts';
import { Charts } from './Charts.tsx';
import { Figures } from './Figures.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportRows } from './ReportRows.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { useDetailLink } from './useDetailLink.ts';
import reportCss from '../report.module.css';

interface ReportPageProps<Row extends ListRecord> {
  view: ReportView<Row>;
  /** The details of figures and rows; open while the URL names them. */
  detail?: ComponentType;
  /** Actions on everything that matches the filters. */
  action?: (query: ReportParams) => ReactNode;
  /** The row menu. */
  rowActions?: (row: Row, query: ReportParams) => RowAction[];
  /** Tabs of pages that the report is one of. */
  pageTabs?: ReactNode;
  /** Stands above the filters. */
  head?: ReactNode;
  /** Stands below the rows. */
  belowRows?: ReactNode;
  /** Stands on the card of the figures. */
  belowFigures?: ReactNode;
}

/** The page of a report: filters, figures, charts, rows, and exports. */
export function ReportPage<Row extends ListRecord>(props: ReportPageProps<Row>) {
  const { resource, address, params, lockedTo, report, looks } = props.view;
  const { columns: declared } = report.table;
  const linkTo = useDetailLink();
  const isLocked = useIsLocked() && lockedTo !== undefined;
  const shownAddress = useMemo(() => (isLocked ? lockedAddress(address, lockedTo) : address), [isLocked, address, lockedTo]);
  const fields = useMemo(() => reportFields<Row>(declared, looks?.(linkTo)), [declared, looks, linkTo]);
  const columns = useColumns<Row>('reports', fields);
  return (
    <ListRoot resource={resource} address={shownAddress} columns={columns} {...(params && { filter: params })}>
      <Shown {...props} linkTo={linkTo} isLocked={isLocked} />
    </ListRoot>
  );
}

interface ShownProps<Row extends ListRecord> extends ReportPageProps<Row> {
  linkTo: (detail: string) => string;
  isLocked: boolean;
}

function Shown<Row extends ListRecord>({ detail: Detail, ...props }: ShownProps<Row>) {
  const { view, action, rowActions, pageTabs, head, belowFigures, belowRows, linkTo, isLocked } = props;
  const { report, about, params, note } = view;
  const { t } = useTranslation();
  const query = useReportQuery();
  const boost = useBoostAction();
  const name = about ? [about.name, t(dynamicKey(`${textsOf(report)}.title`))] : report.name;
  const files = useReportFiles({ table: report.table, query, params, name });
  return (
    <>
      <ReportHead
        view={view}
        action={
          <>
            {action?.(query)}
            {about ? <FileButtons {...files} instead={isLocked ? boost.show : undefined} /> : <ExportMenu {...files} />}
          </>
        }
      />
      <ReportTabs view={view} />
      {pageTabs}
      <div className={reportCss.report}>
        {head}
        {isLocked && <TrialEnds />}
        {!isLocked && report.filters.length > 0 && <ReportFilters view={view} />}
        {report.summary && (
          <section className={cardCss.card} aria-label={t('reports.summary')}>
            <Figures summary={report.summary} query={query} params={params} linkTo={Detail && linkTo} />
            {belowFigures}
          </section>
        )}
        {report.charts && <Charts charts={report.charts} query={query} params={params} />}
        <ReportRows view={view} query={query} isLocked={isLocked} actions={rowActions} />
        {belowRows}
        {note && <p className={formCss.help}>{t(note)}</p>}
        {isLocked && <Lock onSee={boost.show} />}
      </div>
      {Detail && (
        <Suspense>
          <Detail />
        </Suspense>
      )}
      {boost.dialog}
    </>
  );
}
