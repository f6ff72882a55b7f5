import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '~/components/filters/FilterButton.tsx';
import type { FilterProps } from './FilterBar.tsx';
import { filterTitle } from './filterWords.ts';

interface FilterPillProps extends FilterProps {
  /** What is chosen, in a word or a number; absent: nothing is. */
  chosen?: string | undefined;
  icon?: LucideIcon;
  /** What is chosen from, while it is open. */
  children: ReactNode;
}

/** The button of a report's filter; one is open at a time, because what it chooses from is asked for by then. */
export function FilterPill({ name, filters, chosen, icon, children }: FilterPillProps) {
  const { t } = useTranslation();
  return (
    <FilterButton
      title={filterTitle(name, filters.values, t)}
      chosen={chosen}
      icon={icon}
      isLarge
      isOpen={filters.open === name}
      setOpen={(isOpen) => filters.setOpen(isOpen ? name : undefined)}
    >
      {children}
    </FilterButton>
  );
}
