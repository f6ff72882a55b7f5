import { type RefObject, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { RouterLocation, RouterNavigateFunction, RouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext } from 'react-router';
import { filterKey, type FilterValues } from '../filters/filter.ts';
import { type ListAddress, type ListPlace, locationOf, paramsOf, readPlace, startOf, writePlace } from './listAddress.ts';

/** react-admin's URL parameters for a list's state. */
interface ListQuery {
  page: string;
  perPage: string;
  sort: string;
  order: 'ASC' | 'DESC';
  filter: string;
  displayedFilters?: string;
}

const isPlain = (text: string | undefined): text is string => text !== undefined && text !== 'undefined';

/**
 * Converts our URL to react-admin's parameters; empty if the URL has none of the list, so that other parameters do not count as
 * a choice.
 */
function toListQuery(location: RouterLocation, address: ListAddress): string {
  const place = readPlace(paramsOf(location, address), address);
  const displayed = (location.state as { displayedFilters?: string } | null)?.displayedFilters;
  const start = startOf(address);
  if (JSON.stringify(place) === JSON.stringify(start) && !displayed) return '';
  const query: ListQuery = {
    page: String(place.page),
    perPage: String(place.perPage),
    sort: place.sort.field,
    order: place.sort.order,
    filter: JSON.stringify(place.filter),
    ...(displayed && { displayedFilters: displayed }),
  };
  return `?${new URLSearchParams({ ...query }).toString()}`;
}

/** The list's state in a navigation of react-admin. */
function placeOf(query: URLSearchParams, address: ListAddress): ListPlace {
  const start = startOf(address);
  const filter = query.get('filter') ?? undefined;
  return {
    page: Number(query.get('page') ?? start.page),
    perPage: Number(query.get('perPage') ?? start.perPage),
    sort: { field: query.get('sort') ?? start.sort.field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' },
    filter: isPlain(filter) ? (JSON.parse(filter) as FilterValues) : {},
  };
}

/**
 * Applies the difference between `from` and `to` to `now`. The controller writes complete states, based on the rendered one; a
 * URL that changed since then keeps what this change does not touch.
 */
function changed(now: ListPlace, from: ListPlace, to: ListPlace, { filters }: ListAddress): ListPlace {
  const pick = <Value>(of: (place: ListPlace) => Value): Value =>
    JSON.stringify(of(from)) === JSON.stringify(of(to)) ? of(now) : of(to);
  const filter = filters.map(({ name }) => [name, pick((place) => place.filter[name])] as const);
  // Every other change starts on the first page; the controller sets it.
  const isOtherPage = JSON.stringify({ ...from, page: to.page }) === JSON.stringify(to);
  return {
    page: isOtherPage ? pick(({ page }) => page) : to.page,
    perPage: pick(({ perPage }) => perPage),
    sort: pick(({ sort }) => sort),
    filter: Object.fromEntries(filter),
  };
}

/** Whether two states differ only in typed text. */
function isTyping(from: FilterValues, to: FilterValues, { filters }: ListAddress): boolean {
  const changed = filters.filter(({ name }) => filterKey({ a: from[name] }) !== filterKey({ a: to[name] }));
  return changed.length > 0 && changed.every(({ param }) => param.isTyped);
}

interface Latest {
  drawn: RouterLocation;
  /** The pending URL of the list, and the location that it was made from. */
  pending?: { from: RouterLocation; params: URLSearchParams };
}

/**
 * The router's current location. A search is committed a moment after typing; if a link was followed in between, the rendered
 * location is outdated, and a URL made from it would close what the link opened.
 */
function usePresentLocation(): () => RouterLocation | undefined {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => router?.state.location, [router]);
}

/**
 * A router for one list: react-admin's list controller reads and writes its own parameters (`perPage`, `sort`, `filter={…}`),
 * the URL has ours (`limit`, `orderBy`, a parameter for each filter). Everything else is passed to `base`.
 * The controller navigates with `{ search }` only; just that is converted.
 * While `isCorrecting`, navigations of the controller replace the URL: a page past the end gets no history entry.
 */
export function listRouter(base: RouterProvider, address: ListAddress, isCorrecting: RefObject<boolean>): RouterProvider {
  return {
    ...base,
    useLocation: () => {
      const location = base.useLocation();
      return useMemo(() => ({ ...location, search: toListQuery(location, address) }), [location]);
    },
    useNavigate: () => {
      const navigate = base.useNavigate();
      const location = base.useLocation();
      const present = usePresentLocation();
      // The controller navigates with a delay; the URL may have changed meanwhile without a render.
      const latest = useRef<Latest>({ drawn: location });
      useLayoutEffect(() => {
        latest.current = { drawn: location };
      }, [location]);
      return useMemo<RouterNavigateFunction>(
        () => (to, options) => {
          if (typeof to !== 'object' || Object.keys(to).join() !== 'search') return navigate(to, options);
          const query = new URLSearchParams(to.search);
          const { drawn, pending } = latest.current;
          const now = present() ?? drawn;
          const current = pending?.from === now ? pending.params : paramsOf(now, address);
          const from = readPlace(paramsOf(drawn, address), address);
          const place = changed(readPlace(current, address), from, placeOf(query, address), address);
          const next = writePlace(current, place, address);
          const displayed = query.get('displayedFilters') ?? undefined;
          const displayedFilters = isPlain(displayed) && displayed !== '{}' ? displayed : undefined;
          const replace = isCorrecting.current || isTyping(readPlace(current, address).filter, place.filter, address);
          isCorrecting.current = false;
          const before = (now.state as { displayedFilters?: string } | null)?.displayedFilters;
          if (next.toString() === current.toString() && displayedFilters === before) return;
          latest.current = { drawn, pending: { from: now, params: next } };
          const kept = { replace, preventScrollReset: true, ...(displayedFilters && { state: { displayedFilters } }) };
          navigate(locationOf(next, now.hash, address), kept);
        },
        [navigate, present],
      );
    },
  };
}
