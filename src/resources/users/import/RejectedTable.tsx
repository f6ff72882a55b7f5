import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '~/browser/saveFile.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { RecordTable } from '~/schema/RecordTable.tsx';
import { useWordOf } from '~/schema/useWordOf.ts';
import { reasonText, rejectedCsv, rejectedFields, rejectedFileName, toRecord } from './rejectedRows.ts';
import type { RejectedRow } from './rowRules.ts';
import type { Import } from './useImport.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import plainTableCss from '~/components/data/plainTable.module.css';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './RejectedTable.module.css';

const pageRows = 10;

/** The rejected rows with row number and reason, in pages. */
export function RejectedTable({ rejected }: { rejected: readonly RejectedRow[] }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const from = page * pageRows;
  const shown = rejected.slice(from, from + pageRows);
  return (
    <div className={`${plainTableCss.frame} ${css.rejected}`}>
      <RecordTable
        name="rejected"
        label={t('imports.rejected.title')}
        fields={rejectedFields}
        texts="imports.rejected"
        records={shown.map(toRecord)}
      />
      {rejected.length > pageRows && (
        <div className={css.pages}>
          <span role="status">
            {t('imports.rejected.range', { from: from + 1, to: from + shown.length, total: rejected.length })}
          </span>
          <button
            type="button"
            className={`${iconButtonCss.button} ${iconButtonCss.isSmall}`}
            aria-label={t('imports.rejected.previous')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={16} className={helpersCss.mirrored} aria-hidden />
          </button>
          <button
            type="button"
            className={`${iconButtonCss.button} ${iconButtonCss.isSmall}`}
            aria-label={t('imports.rejected.next')}
            disabled={from + pageRows >= rejected.length}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={16} className={helpersCss.mirrored} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

/** Downloads the rejected rows with their reasons, to correct and import again. */
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
