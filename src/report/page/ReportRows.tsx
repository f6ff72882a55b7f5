import Button from '@mui/material/Button';
import { useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { type FilterKind, type FilterName, filterTable, paramOf } from '#contract/reports/filters';
import { type ReportParams, textsOf } from '#contract/reports/report';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ReportView } from '../reportView.ts';

interface ReportRowsProps<Row extends ListRecord> {
  view: ReportView<Row>;
  query: ReportParams;
  /** Shows the first rows only. */
  isLocked?: boolean;
  actions?: ((row: Row, query: ReportParams) => RowAction[]) | undefined;
}

/** The table of a report, in pages. */
export function ReportRows<Row extends ListRecord>({ view, query, isLocked = false, actions }: ReportRowsProps<Row>) {
  const { report, nameOf, empty, next } = view;
  const { t } = useTranslation();
  const hasOthers = useHasOthers(view, query);
  return (
    <ListView
      nameOf={nameOf}
      rowClick="opens"
      hasFilterBar={false}
      hasPages={!isLocked}
      rowActions={actions && ((row: Row) => actions(row, query))}
      empty={{
        hint: hasOthers ? t('reports.noneRunning') : t(empty ?? dynamicKey(`${textsOf(report)}.hint`)),
        action: next && (
          <Button component={Link} to={next.to} variant="outlined">
            {t(next.label)}
          </Button>
        ),
      }}
    />
  );
}

/** Whether a report on running campaigns that shows none of them would show some in another status, under the same filters. */
function useHasOthers<Row extends ListRecord>(
  { report, resource, address, params }: ReportView<Row>,
  query: ReportParams,
): boolean {
  const { filterValues, total } = useListContext();
  const name = (report.filters as readonly FilterName[]).find((each) => paramOf(each) === 'campaignStatuses');
  const kind: FilterKind | undefined = name && filterTable[name];
  const isAboutRunning = query['campaignStatuses']?.toString() === 'running';
  const others = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: address.sort,
      filter: { ...params, ...filterValues, campaignStatuses: kind?.kind === 'values' ? kind.values : [] },
    },
    { enabled: isAboutRunning && total === 0 },
  );
  return isAboutRunning && (others.total ?? 0) > 0;
}
