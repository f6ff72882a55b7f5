import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';
import { Mark } from './icons.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

interface PageProps {
  title: string;
  intro?: ReactNode;
  /** Under the card; ways to other pages. */
  below?: ReactNode;
  /** Moves the focus to the title when the page opens, for pages that begin with reading instead of a field. */
  focusTitle?: boolean;
  children?: ReactNode;
}

/** The frame of every signed-out page: mark, card, links that are configured, language. */
export function Page({ title, intro, below, focusTitle = false, children }: PageProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { userAgreement, privacyPolicy } = config.links;

  useEffect(() => {
    document.title = `${title} · ${t('auth.product')}`;
    if (focusTitle) heading.current?.focus();
  }, [title, t, focusTitle]);

  return (
    <div className="so-page">
      <header className="so-brand">
        <Mark />
        <span className="so-name">{t('auth.product')}</span>
        <span className="so-tagline">{t('auth.tagline')}</span>
      </header>
      <main className="so-main">
        <div className="so-card">
          <h1 ref={heading} tabIndex={-1} className="so-title">
            {title}
          </h1>
          {intro && <p className="so-intro">{intro}</p>}
          {children}
        </div>
        {below && <div className="so-below">{below}</div>}
      </main>
      <footer className="so-footer">
        {userAgreement && <ExternalLink href={userAgreement}>{t('auth.userAgreement')}</ExternalLink>}
        {privacyPolicy && <ExternalLink href={privacyPolicy}>{t('auth.privacyPolicy')}</ExternalLink>}
        <LanguageSelect />
      </footer>
    </div>
  );
}
