import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '~/dataProvider/index.ts';
import { useWordOf } from '~/schema/useWordOf.ts';
import { rejectedCsv, rejectedFileName } from './rejectedCsv.ts';
import { reasonText } from './rejectedFields.ts';
import type { RejectedRow } from './rowRules.ts';
import type { Import } from './useImport.ts';

/** Hands out the rejected rows as a file with the reason of each, to be corrected and imported again. */
export function DownloadRejected({ flow: { csv, mapping, final } }: { flow: Import }) {
  const { t } = useTranslation();
  const wordOf = useWordOf();
  const rejected = final?.rejected ?? [];
  const { table } = mapping;
  if (rejected.length === 0 || !table) return null;
  const download = () => {
    const words = {
      row: t('imports.rejected.row'),
      reason: t('imports.rejected.reason'),
      reasonOf: (row: RejectedRow) => reasonText(row, wordOf),
    };
    const text = rejectedCsv(table, rejected, words);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), rejectedFileName(csv.file?.name ?? 'users.csv'));
  };
  return (
    <Button size="small" variant="outlined" startIcon={<Download size={16} />} onClick={download}>
      {t('imports.download', { count: rejected.length })}
    </Button>
  );
}
