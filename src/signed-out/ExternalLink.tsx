import type { ReactNode } from 'react';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './signedOut.module.css';

/** A link to another site; opens in a new tab without referrer. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={helpersCss.visuallyHidden}> ({t('auth.newTab')})</span>
    </a>
  );
}
