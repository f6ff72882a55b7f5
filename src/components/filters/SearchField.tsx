import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SearchFilter } from './filter.ts';
import { SearchBox } from './SearchBox.tsx';
import { useFilter } from './useFilter.ts';

/** The search field of the surrounding list. */
export function SearchField({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation();
  const [search = '', set] = useFilter(filter);
  if (!filter.label) return null;
  return <SearchBox label={t(filter.label)} search={search} onSearch={(text) => set(text || undefined)} delayMs={filter.delayMs} />;
}
