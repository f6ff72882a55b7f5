import { type ReportParams, textsOf } from '#contract/reports/report';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ReportView } from '../reportView.ts';

interface ReportRowsProps<Row extends ListRecord> {
  view: ReportView<Row>;
  query: ReportParams;
  actions?: ((row: Row, query: ReportParams) => RowAction[]) | undefined;
}

/** The table of a report, in pages. */
export function ReportRows<Row extends ListRecord>({ view: { report, nameOf }, query, actions }: ReportRowsProps<Row>) {
  const { t } = useTranslation();
  const isAboutRunning = query['campaignStatuses']?.toString() === 'running';
  return (
    <ListView
      nameOf={nameOf}
      rowClick="opens"
      hasFilterBar={false}
      rowActions={actions && ((row: Row) => actions(row, query))}
      empty={{ hint: isAboutRunning ? t('reports.noneRunning') : t(dynamicKey(`${textsOf(report)}.hint`)) }}
    />
  );
}
