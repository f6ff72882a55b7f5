import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RejectedRow } from './rowRules.ts';
import { useReasonText } from './useReasonText.ts';

const pageRows = 10;

/** The rejected rows with their place in the file and the reason, a page at a time. */
export function RejectedTable({ rejected }: { rejected: readonly RejectedRow[] }) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const [page, setPage] = useState(0);
  const from = page * pageRows;
  const shown = rejected.slice(from, from + pageRows);
  return (
    <div className="rejected">
      <table aria-label={t('imports.rejected.title')}>
        <thead>
          <tr>
            <th scope="col" className="rejected-row">
              {t('imports.rejected.row')}
            </th>
            <th scope="col">{t('imports.rejected.email')}</th>
            <th scope="col">{t('imports.rejected.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td className="rejected-row">{row.row}</td>
              <td title={row.email}>{row.email ? <bdi dir="ltr">{row.email}</bdi> : <i>{t('imports.rejected.empty')}</i>}</td>
              <td>{reasonText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rejected.length > pageRows && (
        <div className="rejected-pages">
          <span role="status">
            {t('imports.rejected.range', { from: from + 1, to: from + shown.length, total: rejected.length })}
          </span>
          <button
            type="button"
            className="field-icon-button"
            aria-label={t('imports.rejected.previous')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={16} className="mirrored" aria-hidden />
          </button>
          <button
            type="button"
            className="field-icon-button"
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
