import type { ReactNode } from 'react';
import css from './FormFoot.module.css';

interface FormFootProps {
  children: ReactNode;
  /** The form is cards on the page, and no card itself. */
  isOnPage?: boolean;
}

/** The buttons of a long form: in sight at the bottom of the window, wherever the form is scrolled to. */
export function FormFoot({ children, isOnPage = false }: FormFootProps) {
  return (
    <footer className={css.foot} data-on-page={isOnPage || undefined}>
      {children}
    </footer>
  );
}
