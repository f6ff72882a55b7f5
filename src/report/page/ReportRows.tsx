import Button from '@mui/material/Button';
import { Link } from 'react-router';
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
  const isAboutRunning = query['campaignStatuses']?.toString() === 'running';
  return (
    <ListView
      nameOf={nameOf}
      rowClick="opens"
      hasFilterBar={false}
      hasPages={!isLocked}
      rowActions={actions && ((row: Row) => actions(row, query))}
      empty={{
        hint: isAboutRunning ? t('reports.noneRunning') : t(empty ?? dynamicKey(`${textsOf(report)}.hint`)),
        action: next && (
          <Button component={Link} to={next.to} variant="outlined">
            {t(next.label)}
          </Button>
        ),
      }}
    />
  );
}
