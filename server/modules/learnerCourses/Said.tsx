import type { ReactNode } from 'react';
import type { Language } from '#locales/languages.ts';

interface SaidProps {
  /** The language in which it is said. */
  content: Language;
  children: string;
}

/** A text of the course itself, which stays in the course’s language on pages of any language. */
export const Said = ({ content, children }: SaidProps): ReactNode => (
  <span lang={content.code} dir="auto">
    {children}
  </span>
);
