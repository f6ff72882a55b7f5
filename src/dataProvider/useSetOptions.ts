import { useDeferredValue, useMemo, useState } from 'react';
import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import { useEndpoint } from './useEndpoint.ts';

const calls = { departments: departments.list, groups: groups.list } as const;

/** A department or group as an option of `MultiSelect`. */
export interface SetOption {
  id: string;
  value: string;
  label: string;
  count: number;
}

interface SetOptions {
  options: SetOption[];
  isLoading: boolean;
  /** False if there are more options than one reply contains. */
  isComplete: boolean;
  /** Receives typed text; calls the server only if one reply does not contain all options. */
  onSearch: (text: string) => void;
}

/** Departments or groups as options: all of them, or matches of the typed text if there are very many. */
export function useSetOptions(kind: 'departments' | 'groups', valueOf: 'name' | 'id'): SetOptions {
  const [text, setText] = useState('');
  const all = useEndpoint(calls[kind], { query: { orderBy: 'name', order: 'ASC' } });
  const isPartial = (all.data?.totalCount ?? 0) > (all.data?.data.length ?? 0);
  const search = useDeferredValue(isPartial ? text.trim() : '');
  const matches = useEndpoint(
    calls[kind],
    { query: { orderBy: 'name', order: 'ASC', search } },
    { enabled: search !== '', keepPrevious: true },
  );
  const records = search === '' ? all.data?.data : matches.data?.data;
  const options = useMemo(
    () =>
      (records ?? []).map((record) => ({ id: record.id, value: record[valueOf], label: record.name, count: record.usersCount })),
    [records, valueOf],
  );
  return { options, isLoading: all.isPending || (search !== '' && matches.isPending), isComplete: !isPartial, onSearch: setText };
}
