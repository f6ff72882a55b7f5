import { useListContext } from 'react-admin';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ReportParams } from '#contract/reports/report';
import type { ListRecord } from '~/components/list/column.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { reportError } from '~/errors/errorReports.ts';
import type { ReportView } from '../reportView.ts';
import { tableQuery } from '../tableQuery.ts';

/** Exports the rows that match the filters of a report, inside its list. `reportError` receives the failure of a spreadsheet. */
export function useReportFiles<Row extends ListRecord>(view: ReportView<Row>, query: ReportParams) {
  const { report } = view;
  const { t } = useTranslation();
  const toast = useToast();
  const { sort, filterValues } = useListContext();
  const rowsQuery = tableQuery(query, sort, (filterValues as { search?: string }).search);
  const csv = useCsvExport(report.table.endpoint, {
    filename: `${report.name}.csv`,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const pdf = usePdfExport(report.table.endpoint, `${report.name}.pdf`);
  return {
    csv: {
      start: () => void csv.start({ query: rowsQuery }),
      cancel: csv.cancel,
      progress: csv.rows === undefined ? undefined : t('reports.export.progress', { count: csv.rows }),
    },
    pdf: {
      start: () => void pdf.start({ query: rowsQuery }),
      cancel: pdf.cancel,
      progress: pdf.progress,
    },
  };
}
