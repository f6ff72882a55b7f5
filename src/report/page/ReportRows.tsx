import { useTranslation } from 'react-i18next';
import { chosenIn } from '#contract/reports/filters';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ListView } from '~/components/list/ListView.tsx';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import type { ReportView } from '../reportView.ts';

interface ReportRowsProps<Row extends ListRecord> {
  view: ReportView<Row>;
  filters: ReportFilters;
  actions?: ((row: Row, filters: ReportFilters) => RowAction[]) | undefined;
}

/** The table of a report, a page at a time. */
export function ReportRows<Row extends ListRecord>({ view, filters, actions }: ReportRowsProps<Row>) {
  const { t } = useTranslation();
  const isAboutRunning =
    filters.names.includes('campaignStatuses') && chosenIn('campaignStatuses', filters.values)?.join() === 'running';
  return (
    <ListView
      nameOf={view.nameOf}
      rowActions={actions && ((row: Row) => actions(row, filters))}
      empty={{
        hint: isAboutRunning ? t('reports.noneRunning') : t(`reports.pages.${view.report.name}.hint`),
        onClearFilters: filters.isNarrowed ? filters.clear : undefined,
      }}
    />
  );
}
