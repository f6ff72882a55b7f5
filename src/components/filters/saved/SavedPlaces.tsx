import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { FilterValues } from '../filter.ts';
import { type ListAddress, locationOf, paramsOf, readPlace, writePlace } from '../../list/listAddress.ts';
import { useListPanel } from '../../list/listContext.ts';
import { readFilters, writeFilters } from '../filterAddress.ts';
import { useFilters } from '../filterContext.ts';
import { SavedQueriesControl } from './savedQueriesControl.ts';

/** The saved filters of the surrounding list: filters, order and page size, as URL parameters. */
export function SavedPlaces({ address }: { address: ListAddress }) {
  const SavedQueries = useContext(SavedQueriesControl);
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

/** The saved filters of a page without a list, as URL parameters. */
export function SavedInAddress({ list }: { list: string }) {
  const SavedQueries = useContext(SavedQueriesControl);
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
