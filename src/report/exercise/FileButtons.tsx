import Button from '@mui/material/Button';
import { FileDown, FileText } from 'lucide-react';
import { useListContext } from 'react-admin';
import type { ReportParams, ReportTable } from '#contract/reports/report';
import { useToast } from '~/components/feedback/useToast.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { reportError } from '~/errors/errorReports.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { fileName } from './exerciseView.ts';

interface FileButtonProps {
  table: ReportTable;
  /** The filters of the report. */
  query: ReportParams;
  /** Path parameters of the table's call. */
  params: Readonly<Record<string, string>>;
  /** The parts of the file's name. */
  name: readonly string[];
  /** Runs instead where the plan has no files. */
  instead?: (() => void) | undefined;
}

/** The rows of the surrounding list as a call asks for them, in its order. */
function useAsked({ query, params }: FileButtonProps) {
  const { sort, filterValues } = useListContext();
  const { search } = filterValues as { search?: string };
  return { query: tableQuery(query, sort, search), params };
}

/** Saves the rows of the surrounding list as CSV. A failure is reported to us, and the button is free again. */
export function CsvButton(props: FileButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const asked = useAsked(props);
  const { table, name, instead } = props;
  const csv = useCsvExport(table.endpoint, {
    filename: fileName(name, 'csv'),
    keepsName: true,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FileDown size={16} aria-hidden />}
      loading={csv.rows !== undefined}
      onClick={instead ?? (() => void csv.start(asked))}
      aria-haspopup={instead && 'dialog'}
    >
      {t('exercise.report.csv')}
    </Button>
  );
}

/** Saves a tab with its figures as PDF. */
export function PdfButton(props: FileButtonProps) {
  const { t } = useTranslation();
  const asked = useAsked(props);
  const { table, name, instead } = props;
  const pdf = usePdfExport(table.endpoint, fileName(name, 'pdf'));
  return (
    <Button
      variant="outlined"
      startIcon={<FileText size={16} aria-hidden />}
      loading={pdf.progress !== undefined}
      onClick={instead ?? (() => void pdf.start(asked))}
      aria-haspopup={instead && 'dialog'}
    >
      {t('exercise.report.pdf')}
    </Button>
  );
}
