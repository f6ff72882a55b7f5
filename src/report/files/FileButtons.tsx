import Button from '@mui/material/Button';
import { FileDown, FileText } from 'lucide-react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { FileExport } from './ExportMenu.tsx';

interface FileButtonsProps {
  csv: FileExport;
  pdf?: FileExport;
  /** Runs instead where the plan has no files. */
  instead?: (() => void) | undefined;
}

/** The files of the report of one record, a button for each. */
export function FileButtons({ csv, pdf, instead }: FileButtonsProps) {
  const { t } = useTranslation();
  const shared = { variant: 'outlined', 'aria-haspopup': instead && 'dialog' } as const;
  return (
    <>
      <Button
        {...shared}
        startIcon={<FileDown size={16} aria-hidden />}
        loading={csv.progress !== undefined}
        onClick={instead ?? csv.start}
      >
        {t('reports.export.csv')}
      </Button>
      {pdf && (
        <Button
          {...shared}
          startIcon={<FileText size={16} aria-hidden />}
          loading={pdf.progress !== undefined}
          onClick={instead ?? pdf.start}
        >
          {t('reports.export.pdf')}
        </Button>
      )}
    </>
  );
}
