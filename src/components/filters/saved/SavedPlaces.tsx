import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { FilterValues } from '../filter.ts';
import { type ListAddress, locationOf, paramsOf, readPlace, writePlace } from '../../list/listAddress.ts';
import { useListPanel } from '../../list/listContext.ts';
import { SavedQueries } from './SavedQueries.tsx';

/** The saved filters of the list around it: its filters, order and page size, as its address has them. */
export function SavedPlaces({ address }: { address: ListAddress }) {
  const { name } = useListPanel();
  const { filterValues, sort, perPage } = useListContext();
  const location = useLocation();
  const navigate = useNavigate();
  const present = writePlace(new URLSearchParams(), { page: 1, perPage, sort, filter: filterValues as FilterValues }, address);
  const apply = (filter: string) => {
    const place = readPlace(new URLSearchParams(filter), address);
    const next = writePlace(paramsOf(location, address), place, address);
    void navigate(locationOf(next, location.hash, address), { preventScrollReset: true });
  };
  return <SavedQueries list={name} present={present.toString()} onApply={apply} />;
}
