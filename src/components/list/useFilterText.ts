import { formatDateRange } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Filter, showDisabled } from '../filters/filter.ts';
import { useFilters } from '../filters/filterContext.ts';
import { useListPanel } from './listContext.ts';
import { useRecordNames } from '../filters/useRecordNames.ts';
import { choiceText } from '../filters/choiceText.ts';

/** Describes the active filters of the surrounding list; empty without any. */
export function useFilterText(): string {
  const { t } = useTranslation();
  const { within } = useListPanel();
  const { filters, values } = useFilters();
  const chosenRecords = filters.flatMap((filter) =>
    filter.control === 'records' ? ((values[filter.name] ?? []) as string[]).map((id) => ({ filter, id })) : [],
  );
  const names = useRecordNames(chosenRecords);
  const wordsOf = (filter: Filter): string[] => {
    const value = values[filter.name];
    if (filter === showDisabled && values['statuses'] !== undefined) return [];
    if (filter === showDisabled) return [value ? t('lists.pages.withDisabled') : t('lists.pages.withoutDisabled')];
    if (value === undefined) return [];
    switch (filter.control) {
      case 'search':
        return [t('lists.selection.search', { search: value as string })];
      case 'switch':
        return [t(filter.title)];
      case 'links':
        return [value as string];
      case 'period':
        return [formatDateRange(...(value as [string, string]))];
      case 'records':
        return [];
      case 'chips':
      case 'menu':
        return (value as string[]).map((each) => choiceText(filter, each, t));
    }
  };
  const more = chosenRecords.length > names.length && names.length > 0 ? [`+${chosenRecords.length - names.length}`] : [];
  return [...(within ? [within] : []), ...filters.flatMap(wordsOf), ...names, ...more].join(' · ');
}
