import { useState } from 'react';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CheckList } from './CheckList.tsx';
import { Chip } from './Chip.tsx';
import type { ChoicesFilter } from './filter.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFilters } from './filterContext.ts';
import { useFilter } from './useFilter.ts';
import { choiceText } from './choiceText.ts';

/** The name of a single chosen value, else the number of chosen values. */
export const chosenText = (names: readonly string[], count: number): string | undefined =>
  count === 0 ? undefined : count === 1 && names[0] !== undefined ? names[0] : formatNumber(count);

/** A filter on a few values, as a menu. */
export function ChoicesMenu({ filter }: { filter: ChoicesFilter }) {
  const { t } = useTranslation();
  const { values } = useFilters();
  const [own = [], set] = useFilter(filter);
  const usual = filter.usual?.(values) ?? [];
  const [isOpen, setOpen] = useState(false);
  const chosen = own.length > 0 ? own : usual;
  const options = filter.values.map((value) => ({ value, label: choiceText(filter, value, t) }));
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const all = filter.all && t(filter.all);
  const isAll = own.length === filter.values.length;
  return (
    <>
      <FilterButton
        title={filter.title ? t(filter.title) : filter.name}
        chosen={all && isAll ? all : chosenText(names, chosen.length)}
        isOpen={isOpen}
        setOpen={setOpen}
      >
        <CheckList
          options={options}
          chosen={chosen}
          onChange={(change) => set((now = []) => change(now.length > 0 ? now : usual))}
        />
      </FilterButton>
      {all && <Chip label={all} isOn={isAll} onToggle={() => set(isAll ? undefined : filter.values)} />}
    </>
  );
}
