import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import type { ListState } from '~/components/list/listQuery.ts';
import { StateList } from '~/components/list/StateList.tsx';
import { useColumns } from '~/schema/useColumns.ts';
import { chosenIn } from '#contract/reports/filters';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import { fieldsOf, type ReportView } from '../reportView.ts';
import { tableQuery } from '../tableQuery.ts';
import { useReportCall } from '../useReportCall.ts';

interface ReportRowsProps<Row extends ListRecord> {
  view: ReportView<Row>;
  state: ListState;
  filters: ReportFilters;
  linkTo: (detail: string) => string;
  actions?: ((row: Row, filters: ReportFilters) => RowAction[]) | undefined;
}

/** The table of a report, a page at a time. */
export function ReportRows<Row extends ListRecord>({ view, state, filters, linkTo, actions }: ReportRowsProps<Row>) {
  const { t } = useTranslation();
  const { table, name } = view.report;
  const { page, limit } = state.query;
  const query = { ...tableQuery(filters.query, state.query), pageNumber: String(page), pageSize: String(limit) };
  const { data, error, isPlaceholderData, refetch } = useReportCall(table.endpoint, query);
  const list = useMemo(() => {
    const found = data === undefined ? undefined : table.read(data);
    return {
      rows: found?.rows,
      total: found?.total,
      isCapped: found?.isCapped ?? false,
      error,
      isStale: isPlaceholderData,
      refetch: () => void refetch(),
    };
  }, [data, error, isPlaceholderData, refetch, table]);
  const isAboutRunning =
    filters.names.includes('campaignStatuses') && chosenIn('campaignStatuses', filters.values)?.join() === 'running';
  const fields = useMemo(() => fieldsOf(table.columns, view.looks?.(linkTo)), [table, view, linkTo]);
  const columns = useColumns<Row>('reports', fields, 'reports.fields');
  return (
    <StateList
      name={view.listName}
      columns={columns}
      state={state}
      data={list}
      {...(table.search && { searchLabel: table.search as 'common.search' })}
      nameOf={view.nameOf}
      rowActions={actions && ((row: Row) => actions(row, filters))}
      empty={{
        hint: isAboutRunning ? t('reports.noneRunning') : t(`reports.pages.${name}.hint`),
        onClearFilters: filters.isNarrowed ? filters.clear : undefined,
      }}
    />
  );
}
