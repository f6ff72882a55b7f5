import { useLocation, useNavigate } from 'react-router';
import { readFilters, writeFilters } from '../filterAddress.ts';
import { useFilters } from '../filterContext.ts';
import { SavedQueries } from './SavedQueries.tsx';

/** The saved filters of a page without a list, as its address has them. */
export function SavedInAddress({ list }: { list: string }) {
  const { filters, values } = useFilters();
  const { search } = useLocation();
  const navigate = useNavigate();
  const present = writeFilters(new URLSearchParams(), filters, values);
  const apply = (saved: string) => {
    const next = writeFilters(new URLSearchParams(search), filters, readFilters(new URLSearchParams(saved), filters));
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return <SavedQueries list={list} present={present.toString()} onApply={apply} />;
}
