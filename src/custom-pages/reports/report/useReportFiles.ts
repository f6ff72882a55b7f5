import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit';
import { usePdfExport } from '~/components/export/usePdfExport.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ListRecord } from '~/components/list/column.ts';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { reportError } from '~/session/errorReports.ts';
import type { ReportFilters } from '../filters/useReportFilters.ts';
import type { Report } from './definition.ts';
import { readReport } from './readReport.ts';
import { tableQuery } from './tableQuery.ts';

/** What the filters leave of a report, as files. A spreadsheet that fails is told to whoever looks after failures. */
export function useReportFiles<Totals, Row extends ListRecord>(
  report: Report<Totals, Row>,
  filters: ReportFilters,
  list: ListQuery,
) {
  const { t } = useTranslation();
  const toast = useToast();
  const rowsQuery = tableQuery(filters.query, list);
  const csv = useCsvExport(report.table.endpoint as Endpoint, {
    filename: `${report.key}.csv`,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const pdf = usePdfExport();
  return {
    csv: {
      start: () => void csv.start({ query: rowsQuery } as never),
      cancel: csv.cancel,
      progress: csv.rows === undefined ? undefined : t('reports.export.progress', { count: csv.rows }),
    },
    pdf: {
      start: () => void pdf.start((signal) => readReport(report, { filters, rowsQuery, t, signal })),
      cancel: pdf.cancel,
      progress: pdf.progress,
      share: pdf.share,
    },
  };
}
