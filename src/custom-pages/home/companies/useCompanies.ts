import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { reachableCompany } from '#contract/companies';
import { limits } from '#contract/limits';

export type ReachableCompany = z.input<typeof reachableCompany>;

const step = 12;

/** The companies one may act in, searched and shown a dozen at a time. */
export function useCompanies() {
  const [search, setSearch] = useState('');
  const [settled, setSettled] = useState('');
  const [shown, setShown] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(search.trim());
      setShown(step);
    }, limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const list = useGetList<ReachableCompany>(
    'companies',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: settled ? { q: settled } : {},
    },
    { placeholderData: keepPreviousData },
  );
  return { ...list, search, setSearch, settled, showMore: () => setShown(shown + step), hasMore: (list.total ?? 0) > shown };
}
