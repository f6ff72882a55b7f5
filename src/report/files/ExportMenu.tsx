import Button from '@mui/material/Button';
import { ChevronDown, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { RowMenu } from '~/components/list/RowMenu.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

export interface FileExport {
  start: () => void;
  cancel: () => void;
  /** Progress as text; absent while no export is running. */
  progress: string | undefined;
}

/** Exports as CSV, if there are rows, or as PDF; one at a time. */
export function ExportMenu({ csv, pdf }: { csv?: FileExport; pdf: FileExport }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const running = [csv, pdf].find((file) => file?.progress !== undefined);
  const actions = [
    ...(csv ? [{ key: 'csv', label: t('pdf.menu.csv'), icon: <FileSpreadsheet size={16} />, run: csv.start }] : []),
    { key: 'pdf', label: t('pdf.menu.pdf'), icon: <FileText size={16} />, run: pdf.start },
  ];
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        // Not `disabled`, which would remove the focus from the button that was just pressed.
        aria-disabled={running !== undefined}
        sx={running ? { opacity: 0.55, cursor: 'default' } : null}
        onClick={running ? undefined : (event) => setAnchor(event.currentTarget)}
      >
        {t('pdf.menu.title')}
      </Button>
      {anchor && <RowMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
      {running?.progress !== undefined && (
        <ProgressToast text={running.progress} cancelLabel={t('common.cancel')} onCancel={running.cancel} />
      )}
    </>
  );
}
