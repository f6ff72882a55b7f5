import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { ReportParams, ReportTable } from '#contract/reports/report';
import { useToast } from '~/components/feedback/useToast.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { reportError } from '~/errors/errorReports.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { fileName } from './exerciseView.ts';

interface CsvButtonProps {
  table: ReportTable;
  /** The filters of the report. */
  query: ReportParams;
  /** Path parameters of the table's call. */
  params: Readonly<Record<string, string>>;
  /** The parts of the file's name. */
  name: string[];
  /** Runs instead where the plan has no files. */
  instead?: (() => void) | undefined;
}

/** Saves the rows of the surrounding list as CSV, in its order. A failure is reported to us, and the button is free again. */
export function CsvButton({ table, query, params, name, instead }: CsvButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { sort, filterValues } = useListContext();
  const csv = useCsvExport(table.endpoint, {
    filename: fileName(...name),
    keepsName: true,
    onDone: ({ rows, filename }) => toast.success(t('reports.export.done', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const { search } = filterValues as { search?: string };
  const start = () => void csv.start({ query: tableQuery(query, sort, search), params });
  return (
    <Button
      variant="outlined"
      startIcon={<FileDown size={16} aria-hidden />}
      loading={csv.rows !== undefined}
      onClick={instead ?? start}
      aria-haspopup={instead && 'dialog'}
    >
      {t('exercise.report.csv')}
    </Button>
  );
}
