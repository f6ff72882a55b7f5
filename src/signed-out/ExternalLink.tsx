import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A link out of the console; opens beside it and tells the other side nothing. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a className="so-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({t('auth.newTab')})</span>
    </a>
  );
}
