import { useDeferredValue, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CheckList } from './CheckList.tsx';
import { chosenText } from './ChoicesMenu.tsx';
import type { RecordsFilter } from './filter.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFilter } from './useFilter.ts';
import { offeredBy, useNameOf, useRecordNames } from './useRecordNames.ts';

/** A filter on records of a resource, as a menu; the records are read when it opens. */
export function RecordsMenu({ filter }: { filter: RecordsFilter }) {
  const { t } = useTranslation();
  const [chosen = [], set] = useFilter(filter);
  const [isOpen, setOpen] = useState(false);
  const names = useRecordNames(chosen.length === 1 ? chosen.map((id) => ({ filter, id })) : []);
  return (
    <FilterButton title={t(filter.title)} chosen={chosenText(names, chosen.length)} isOpen={isOpen} setOpen={setOpen}>
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

/** The first page of records by name; if there are more, typing searches on the server. */
function Records({ filter, chosen, onChange }: RecordsProps) {
  const [text, setText] = useState('');
  const nameOf = useNameOf();
  const { resource } = filter;
  const all = useGetList<RaRecord<string>>(resource, offeredBy(filter));
  const isPartial = (all.total ?? 0) > (all.data?.length ?? 0);
  const search = useDeferredValue(isPartial ? text.trim() : '');
  const matches = useGetList<RaRecord<string>>(resource, offeredBy(filter, search), { enabled: search !== '' });
  const { data = [], isPending } = search === '' ? all : matches;
  const options = data.map((record) => ({
    value: record.id,
    label: filter.labelOf?.(record) ?? nameOf(resource, record),
    count: record['usersCount'] as number | undefined,
  }));
  return <CheckList options={options} chosen={chosen} isLoading={isPending} onChange={onChange} onSearch={setText} />;
}
