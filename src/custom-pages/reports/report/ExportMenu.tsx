import Button from '@mui/material/Button';
import { ChevronDown, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { RowMenu } from '~/components/list/RowMenu.tsx';
import { useCsvExport } from '~/dataProvider/index.ts';
import { reportError } from '~/session/errorReports.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import type { Report } from './definition.ts';
import { tableQuery } from './tableQuery.ts';

interface ExportMenuProps<Totals, Row extends ListRecord> {
  report: Report<Totals, Row>;
  filters: ReportFilters;
  list: ListQuery;
}

/** What the filters leave of a report, as files. */
export function ExportMenu<Totals, Row extends ListRecord>({ report, filters, list }: ExportMenuProps<Totals, Row>) {
  const { t } = useTranslation();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const csv = useCsvExport(report.table.endpoint as Endpoint, {
    filename: `${report.key}.csv`,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const actions = [
    {
      key: 'csv',
      label: t('reports.export.csv'),
      icon: <FileSpreadsheet size={16} />,
      run: () => void csv.start({ query: tableQuery(filters.query, list) } as never),
    },
  ];
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={csv.rows !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('reports.export.title')}
      </Button>
      {anchor && <RowMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
      {csv.rows !== undefined && (
        <ProgressToast
          text={t('reports.export.progress', { count: csv.rows })}
          cancelLabel={t('common.cancel')}
          onCancel={csv.cancel}
        />
      )}
    </>
  );
}
