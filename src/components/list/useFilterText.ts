import { useTranslation } from 'react-i18next';
import type { FilterChoice } from './FilterChips.tsx';
import type { ListState } from './listQuery.ts';

/** What narrows a list, in words; empty when nothing does. `within`: the department or the like that it is of. */
export function useFilterText({ query, isOfPeople }: ListState, choices: readonly FilterChoice[], within?: string): string {
  const { t } = useTranslation();
  const labels = choices.filter(({ value }) => query.filterBy.includes(value)).map(({ label }) => label);
  const search = query.search === '' ? [] : [t('lists.selection.search', { search: query.search })];
  const disabled = query.showDisabled ? t('lists.pages.withDisabled') : t('lists.pages.withoutDisabled');
  return [...(within ? [within] : []), ...search, ...labels, ...(isOfPeople ? [disabled] : [])].join(' · ');
}
