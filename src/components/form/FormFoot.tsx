import type { ReactNode } from 'react';
import css from './FormFoot.module.css';

interface FormFootProps {
  children: ReactNode;
  /** True if the form consists of cards on the page instead of one card. */
  isOnPage?: boolean;
}

/** The buttons of a long form, which stay visible at the bottom of the window. */
export function FormFoot({ children, isOnPage = false }: FormFootProps) {
  return (
    <footer className={css.foot} data-at-bottom data-on-page={isOnPage || undefined}>
      {children}
    </footer>
  );
}
