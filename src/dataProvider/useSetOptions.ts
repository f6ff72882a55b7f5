import { useDeferredValue, useMemo, useState } from 'react';
import { departments } from '#contract/people/departments';
import { groups } from '#contract/people/groups';
import type { MultiOption } from '~/components/form/multi/multiOptions.ts';
import { useEndpoint } from './useEndpoint.ts';

const calls = { departments: departments.list, groups: groups.list } as const;

export interface SetOption extends MultiOption {
  id: string;
}

interface SetOptions {
  options: SetOption[];
  isLoading: boolean;
  /** False when there are more than one answer holds. */
  isComplete: boolean;
  /** Told what is typed; asks the server only when it has more of them than one answer holds. */
  onSearch: (text: string) => void;
}

/** Departments or groups to choose from: all of them, or with very many those that match what is typed. Not asked for until wanted. */
export function useSetOptions(kind: 'departments' | 'groups', valueOf: 'name' | 'id', isWanted = true): SetOptions {
  const [text, setText] = useState('');
  const all = useEndpoint(calls[kind], { query: { orderBy: 'name', order: 'ASC' } }, { enabled: isWanted });
  const isPartial = (all.data?.totalCount ?? 0) > (all.data?.data.length ?? 0);
  const search = useDeferredValue(isPartial ? text.trim() : '');
  const found = useEndpoint(
    calls[kind],
    { query: { orderBy: 'name', order: 'ASC', search } },
    { enabled: search !== '', keepPrevious: true },
  );
  const records = search === '' ? all.data?.data : found.data?.data;
  const options = useMemo(
    () =>
      (records ?? []).map((record) => ({ id: record.id, value: record[valueOf], label: record.name, count: record.usersCount })),
    [records, valueOf],
  );
  return { options, isLoading: all.isPending || (search !== '' && found.isPending), isComplete: !isPartial, onSearch: setText };
}
