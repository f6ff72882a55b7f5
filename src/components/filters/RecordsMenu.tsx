import { useDeferredValue, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { listLimits } from '#contract/kit/limits';
import { CheckList } from './CheckList.tsx';
import { chosenText } from './ChoicesMenu.tsx';
import type { RecordsFilter } from './filter.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFilter } from './useFilter.ts';
import { useNameOf, useRecordNames } from './useRecordNames.ts';

/** Some of the records of a resource, behind a button; they are asked for when it is opened. */
export function RecordsMenu({ filter }: { filter: RecordsFilter }) {
  const { t } = useTranslation();
  const [chosen = [], set] = useFilter(filter);
  const [isOpen, setOpen] = useState(false);
  const { resource } = filter;
  const names = useRecordNames(chosen.length === 1 ? chosen.map((id) => ({ resource, id })) : []);
  return (
    <FilterButton title={t(filter.title) as string} chosen={chosenText(names, chosen.length)} isOpen={isOpen} setOpen={setOpen}>
      <Records
        resource={resource}
        chosen={chosen}
        onChange={(change) => set((now = []) => change(now).slice(filter.isSingle ? -1 : 0))}
      />
    </FilterButton>
  );
}

interface RecordsProps {
  resource: string;
  chosen: readonly string[];
  onChange: (change: (now: readonly string[]) => string[]) => void;
}

/** A page of them by name; where there are more, typing asks the server. */
function Records({ resource, chosen, onChange }: RecordsProps) {
  const [text, setText] = useState('');
  const nameOf = useNameOf();
  const ask = (search: string) => ({
    pagination: { page: 1, perPage: listLimits.maxPageSize },
    sort: { field: 'name', order: 'ASC' as const },
    filter: search ? { search } : {},
  });
  const all = useGetList<RaRecord<string>>(resource, ask(''));
  const isPartial = (all.total ?? 0) > (all.data?.length ?? 0);
  const search = useDeferredValue(isPartial ? text.trim() : '');
  const found = useGetList<RaRecord<string>>(resource, ask(search), { enabled: search !== '' });
  const { data = [], isPending } = search === '' ? all : found;
  const options = data.map((record) => ({
    value: record.id,
    label: nameOf(resource, record),
    ...(typeof record['usersCount'] === 'number' && { count: record['usersCount'] }),
  }));
  return <CheckList options={options} chosen={chosen} isLoading={isPending} onChange={onChange} onSearch={setText} />;
}
