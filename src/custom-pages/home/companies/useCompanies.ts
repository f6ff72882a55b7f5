import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useState } from 'react';
import type { z } from 'zod';
import type { reachableCompany } from '#contract/company/companies';

export type ReachableCompany = z.input<typeof reachableCompany>;

const step = 12;

/** The companies one may act in, searched and shown a dozen at a time. */
export function useCompanies() {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(step);
  const list = useGetList<ReachableCompany>(
    'companies',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: search ? { q: search } : {},
    },
    { placeholderData: keepPreviousData },
  );
  return {
    ...list,
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setShown(step);
    },
    showMore: () => setShown(shown + step),
    hasMore: (list.total ?? 0) > shown,
  };
}
