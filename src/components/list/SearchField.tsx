import { useListPanel } from './listContext.ts';
import { SearchBox } from './SearchBox.tsx';

/** Searches the list around it. */
export function SearchField({ label }: { label: string }) {
  const { query, change } = useListPanel().state;
  return <SearchBox label={label} search={query.search} onSearch={(search) => change({ search }, 'replace')} />;
}
