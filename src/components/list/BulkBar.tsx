import { useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPanel } from './listContext.ts';
import { countOf, pageState } from './selection.ts';

/** What is selected, the offer to take everything across pages, and what can be done with it. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const count = countOf(selection.value);
  return (
    <div className="list-bulk" data-open="true" role="region" aria-label={t('lists.selection.title')}>
      <span className="list-bulk-count" role="status">
        {t('lists.selection.count', { count })}
      </span>
      <SelectAllOffer />
      <div className="list-bar-end">
        {children}
        <button type="button" className="list-text-button" onClick={selection.clear}>
          {t('lists.selection.clear')}
        </button>
      </div>
    </div>
  );
}

function SelectAllOffer() {
  const { t } = useTranslation();
  const { selection, countMatching, isCapped } = useListPanel();
  const { data = [], total = 0 } = useListContext();
  const [isCounting, setCounting] = useState(false);

  if (selection.value.kind === 'matching') {
    return <span className="list-bulk-note">{t('lists.selection.allMatching', { count: countOf(selection.value) })}</span>;
  }
  const ids = data.map((row) => String(row.id));
  if (!countMatching || pageState(selection.value, ids) !== 'all' || (total <= data.length && !isCapped)) return null;

  const selectAll = async () => {
    setCounting(true);
    const expectedTotal = await countMatching();
    setCounting(false);
    if (expectedTotal !== undefined) selection.selectMatching(expectedTotal);
  };
  const offer = isCapped ? t('lists.selection.offerCapped', { total }) : t('lists.selection.offer', { count: total });
  return (
    <>
      <span className="list-bulk-note">{t('lists.selection.page', { count: data.length })}</span>
      <button type="button" className="list-text-button" disabled={isCounting} onClick={() => void selectAll()}>
        {isCounting ? t('lists.selection.counting') : offer}
      </button>
    </>
  );
}
