import { useCallback } from 'react';
import { type To, useLocation } from 'react-router';
import type { PartFilter } from '../filters/filter.ts';
import { type ListAddress, locationOf, paramsOf, readPlace, writePlace } from './listAddress.ts';

/** URL of a part of a list, on its first page and with the present filters. For links. */
export function usePartAddress({ name }: PartFilter, address: ListAddress): (part: string) => To {
  const location = useLocation();
  return useCallback(
    (part) => {
      const params = paramsOf(location, address);
      const place = readPlace(params, address);
      const next = writePlace(params, { ...place, page: 1, filter: { ...place.filter, [name]: part } }, address);
      return locationOf(next, location.hash, address);
    },
    [location, name, address],
  );
}
