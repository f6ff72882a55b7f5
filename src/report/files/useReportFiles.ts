import { useListContext } from 'react-admin';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ReportParams, ReportTable } from '#contract/reports/report';
import { useCsvExport } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { reportError } from '~/errors/errorReports.ts';
import { tableQuery } from '../tableQuery.ts';
import type { PathPlaces } from '../useReportCall.ts';

interface FileSource {
  table: ReportTable;
  /** The filters of the report. */
  query: ReportParams;
  params?: PathPlaces | undefined;
  /** For files that the server does not name. As parts of a name: spreadsheets have it in any case. */
  name: string | readonly string[];
}

/** What Windows refuses in the name of a file. */
const refused = /[\\/:*?"<>|]/g;

/** Exports the rows that match the filters of a report, inside its list. `reportError` receives the failure of a spreadsheet. */
export function useReportFiles({ table, query, params, name }: FileSource) {
  const { t } = useTranslation();
  const toast = useToast();
  const { sort, filterValues } = useListContext();
  const request = {
    query: tableQuery(query, sort, (filterValues as { search?: string }).search),
    ...(params && { params }),
  };
  const keepsName = typeof name !== 'string';
  const base = keepsName ? name.join(' ').replace(refused, '_') : name;
  const csv = useCsvExport(table.endpoint, {
    filename: `${base}.csv`,
    keepsName,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const pdf = usePdfExport(table.endpoint, `${base}.pdf`);
  return {
    csv: {
      start: () => void csv.start(request),
      cancel: csv.cancel,
      progress: csv.rows === undefined ? undefined : t('reports.export.progress', { count: csv.rows }),
    },
    pdf: {
      start: () => void pdf.start(request),
      cancel: pdf.cancel,
      progress: pdf.progress,
    },
  };
}
