import { useListContext } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type SelectedRecords, useListPanel } from './listContext.ts';
import { countOf, pageState } from './selection.ts';
import { useFilterText } from './useFilterText.ts';
import textButtonCss from '../page/textButton.module.css';
import css from './list.module.css';

/** The number of selected records with the filters that apply, the link that selects all that match, and the bulk actions. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { selection, records } = useListPanel();
  const filterText = useFilterText();
  return (
    <div className={css.bulk} data-at-bottom role="region" aria-label={t(`lists.selected.${nounOf(records)}.title`)}>
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

const nounOf = (records: SelectedRecords) => (records === 'users' ? 'users' : 'customers');

/** The text that describes the selection. */
function useSelectionText(): string {
  const { t } = useTranslation();
  const { selection, pageIds, records } = useListPanel();
  const { data = [] } = useListContext();
  const count = countOf(selection.value);
  const noun = nounOf(records);
  if (selection.value.kind === 'matching') return t(`lists.selected.${noun}.allMatching`, { count });
  const isPage = count === data.length && pageState(selection.value, pageIds) === 'all';
  return isPage ? t(`lists.selected.${noun}.page`, { count }) : t('lists.selection.count', { count });
}

/** Offers to select all that match, once the page is selected. */
function SelectAllOffer() {
  const { t } = useTranslation();
  const { selection, countMatching, isCapped, pageIds, selectableTotal: total, records } = useListPanel();
  const [isCounting, setCounting] = useState(false);

  if (
    !countMatching ||
    selection.value.kind === 'matching' ||
    pageState(selection.value, pageIds) !== 'all' ||
    (total <= pageIds.length && !isCapped)
  )
    return null;

  const selectAll = async () => {
    setCounting(true);
    const expectedTotal = await countMatching();
    setCounting(false);
    if (expectedTotal !== undefined) selection.selectMatching(expectedTotal);
  };
  const offer = isCapped
    ? t(`lists.selected.${nounOf(records)}.offerCapped`, { total })
    : t(`lists.selected.${records}.offer`, { count: total });
  return (
    <button type="button" className={textButtonCss.button} disabled={isCounting} onClick={() => void selectAll()}>
      {isCounting ? t('lists.selection.counting') : offer}
    </button>
  );
}
