import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits';
import { formatNumber } from '~/components/data/format.ts';
import { CheckList } from './CheckList.tsx';
import type { ChoicesFilter, RecordsFilter } from './filter.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFilter } from './useFilter.ts';
import { useRecordNames } from './useRecordNames.ts';

/** One that is chosen is named, more are counted. */
const chosenText = (names: readonly string[], count: number) =>
  count === 0 ? undefined : count === 1 && names[0] !== undefined ? names[0] : formatNumber(count);

/** Some of a few values, behind a button. */
export function MenuFilter({ filter }: { filter: ChoicesFilter }) {
  const { t } = useTranslation();
  const [chosen = [], set] = useFilter(filter);
  const [isOpen, setOpen] = useState(false);
  const options = filter.values.map((value) => ({ value, label: t(filter.keyOf(value) as 'lists.empty.none') }));
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <FilterButton
      title={filter.title ? (t(filter.title) as string) : filter.name}
      chosen={chosenText(names, chosen.length)}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      <CheckList options={options} chosen={chosen} onChange={(change) => set((now = []) => change(now))} />
    </FilterButton>
  );
}

/** Some of the records of a resource, behind a button; they are asked for when it is opened. */
export function RecordsMenu({ filter }: { filter: RecordsFilter }) {
  const { t } = useTranslation();
  const [chosen = [], set] = useFilter(filter);
  const [isOpen, setOpen] = useState(false);
  const names = useRecordNames(chosen.map((id) => ({ resource: filter.resource, id })));
  return (
    <FilterButton title={t(filter.title) as string} chosen={chosenText(names, chosen.length)} isOpen={isOpen} setOpen={setOpen}>
      <Records
        filter={filter}
        chosen={chosen}
        onChange={(change) => set((now = []) => change(now).slice(filter.isSingle ? -1 : 0))}
      />
    </FilterButton>
  );
}

interface RecordsProps {
  filter: RecordsFilter;
  chosen: readonly string[];
  onChange: (change: (now: readonly string[]) => string[]) => void;
}

interface NamedRecord {
  id: string;
  name: string;
  usersCount?: number;
}

/** A page of them by name; where there are more, typing asks the server. */
function Records({ filter: { resource }, chosen, onChange }: RecordsProps) {
  const [text, setText] = useState('');
  const ask = (search: string) => ({
    pagination: { page: 1, perPage: limits.maxPageSize },
    sort: { field: 'name', order: 'ASC' as const },
    filter: search ? { search } : {},
  });
  const all = useGetList<NamedRecord>(resource, ask(''));
  const isPartial = (all.total ?? 0) > (all.data?.length ?? 0);
  const search = useDeferredValue(isPartial ? text.trim() : '');
  const found = useGetList<NamedRecord>(resource, ask(search), { enabled: search !== '' });
  const { data = [], isPending } = search === '' ? all : found;
  const options = data.map(({ id, name, usersCount }) => ({
    value: id,
    label: name,
    ...(usersCount !== undefined && { count: usersCount }),
  }));
  return <CheckList options={options} chosen={chosen} isLoading={isPending} onChange={onChange} onSearch={setText} />;
}
