import Popover from '@mui/material/Popover';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from './FilterBar.tsx';
import { filterTitle } from './filterWords.ts';
import '~/components/list/filterMenu.css';

interface FilterPillProps extends FilterProps {
  /** What is chosen, in a word or a number; absent: nothing is. */
  chosen?: string | undefined;
  icon?: LucideIcon;
  /** What is chosen from, while it is open. */
  children: ReactNode;
}

/** A filter as a button that says what is chosen and opens what can be. */
export function FilterPill({ name, filters, chosen, icon: Icon, children }: FilterPillProps) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = filters.open === name;
  const title = filterTitle(name, filters.values, t);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="chip"
        data-size="large"
        data-on={chosen !== undefined || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => filters.setOpen(name)}
      >
        {Icon && <Icon size={14} aria-hidden />}
        <span>{title}</span>
        {chosen !== undefined && <b>{chosen}</b>}
        <ChevronDown size={14} aria-hidden />
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => filters.setOpen(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, className: 'filter-panel' } }}
      >
        {isOpen && children}
      </Popover>
    </>
  );
}
