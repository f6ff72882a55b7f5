import { type RaRecord, useListContext } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPanel } from './listContext.ts';
import { countOf, pageState } from './selection.ts';
import { useFilterText } from './useFilterText.ts';
import textButtonCss from '../page/textButton.module.css';
import css from './list.module.css';

/** The number of selected records with the filters that apply, the link that selects all that match, and the bulk actions. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const filterText = useFilterText();
  return (
    <div className={css.bulk} data-at-bottom role="region" aria-label={t('lists.selection.title')}>
      <span className={css.bulkCount} role="status">
        {useSelectionText()}
      </span>
      {filterText && <span className={css.bulkFilters}>{filterText}</span>}
      <SelectAllOffer />
      <div className={css.barEnd}>
        {children}
        <button type="button" className={textButtonCss.button} onClick={selection.clear}>
          {t('lists.selection.clear')}
        </button>
      </div>
    </div>
  );
}

/** The text that describes the selection. */
function useSelectionText(): string {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { data = [] } = useListContext();
  const count = countOf(selection.value);
  if (selection.value.kind === 'matching') return t('lists.selection.allMatching', { count });
  const isPage = count === data.length && pageState(selection.value, idsOf(data)) === 'all';
  return isPage ? t('lists.selection.page', { count }) : t('lists.selection.count', { count });
}

const idsOf = (rows: readonly RaRecord[]) => rows.map((row) => String(row.id));

/** Offers to select all that match, once the page is selected. */
function SelectAllOffer() {
  const { t } = useTranslation();
  const { selection, countMatching, isCapped } = useListPanel();
  const { data = [], total = 0 } = useListContext();
  const [isCounting, setCounting] = useState(false);

  if (
    !countMatching ||
    selection.value.kind === 'matching' ||
    pageState(selection.value, idsOf(data)) !== 'all' ||
    (total <= data.length && !isCapped)
  )
    return null;

  const selectAll = async () => {
    setCounting(true);
    const expectedTotal = await countMatching();
    setCounting(false);
    if (expectedTotal !== undefined) selection.selectMatching(expectedTotal);
  };
  const offer = isCapped ? t('lists.selection.offerCapped', { total }) : t('lists.selection.offer', { count: total });
  return (
    <button type="button" className={textButtonCss.button} disabled={isCounting} onClick={() => void selectAll()}>
      {isCounting ? t('lists.selection.counting') : offer}
    </button>
  );
}
