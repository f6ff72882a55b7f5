import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '~/schema/RecordTable.tsx';
import { rejectedFields, toRecord } from './rejectedFields.ts';
import type { RejectedRow } from './rowRules.ts';
import '~/components/page/iconButton.css';

const pageRows = 10;

/** The rejected rows with their place in the file and the reason, a page at a time. */
export function RejectedTable({ rejected }: { rejected: readonly RejectedRow[] }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const from = page * pageRows;
  const shown = rejected.slice(from, from + pageRows);
  return (
    <div className="rejected">
      <RecordTable
        name="rejected"
        label={t('imports.rejected.title')}
        fields={rejectedFields}
        texts="imports.rejected"
        records={shown.map(toRecord)}
      />
      {rejected.length > pageRows && (
        <div className="rejected-pages">
          <span role="status">
            {t('imports.rejected.range', { from: from + 1, to: from + shown.length, total: rejected.length })}
          </span>
          <button
            type="button"
            className="icon-button is-small"
            aria-label={t('imports.rejected.previous')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={16} className="mirrored" aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button is-small"
            aria-label={t('imports.rejected.next')}
            disabled={from + pageRows >= rejected.length}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={16} className="mirrored" aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
