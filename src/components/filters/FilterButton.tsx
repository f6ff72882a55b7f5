import Popover from '@mui/material/Popover';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { edges } from '~/components/overlay/edges.ts';
import chipCss from './Chip.module.css';
import css from './FilterButton.module.css';

interface Props {
  title: string;
  /** The chosen value or number of values; absent: nothing is chosen. */
  chosen?: string | undefined;
  icon?: LucideIcon | undefined;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Content of the menu. */
  children: ReactNode;
}

/** A button that shows the chosen values of a filter and opens its menu. */
export function FilterButton({ title, chosen, icon: Icon, isOpen, setOpen, children }: Props) {
  const { start } = edges();
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={chipCss.chip}
        data-on={chosen !== undefined || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {Icon && <Icon size={14} aria-hidden />}
        <span>{title}</span>
        {chosen !== undefined && <b>{chosen}</b>}
        <ChevronDown size={14} aria-hidden />
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, className: css.panel } }}
      >
        {isOpen && children}
      </Popover>
    </>
  );
}
