import { type ReactNode, useEffect, useRef } from 'react';
import { hostBrand } from '~/browser/brand.ts';
import { config } from '~/browser/config.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LateHelp } from '~/support/LateHelp.tsx';
import { Mark } from './icons.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import css from './signedOut.module.css';

interface PageProps {
  title: string;
  intro?: ReactNode;
  /** Below the card: links to other pages. */
  below?: ReactNode;
  /** Focuses the title when the page opens; for pages without a field to focus. */
  focusTitle?: boolean;
  children?: ReactNode;
}

/** The frame of every signed-out page: logo, card, configured links, language. */
export function Page({ title, intro, below, focusTitle = false, children }: PageProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { userAgreement, privacyPolicy } = config.links;

  useEffect(() => {
    document.title = `${title} · ${hostBrand?.companyName ?? t('auth.product')}`;
    if (focusTitle) heading.current?.focus();
  }, [title, t, focusTitle]);

  return (
    <div className={css.page}>
      <header className={css.brand}>
        {hostBrand ? (
          <>
            {hostBrand.logo && <img className={css.logo} src={hostBrand.logo} alt="" />}
            <bdi className={css.name}>{hostBrand.companyName}</bdi>
          </>
        ) : (
          <>
            <Mark />
            <span className={css.name}>{t('auth.product')}</span>
          </>
        )}
        <span className={css.tagline}>{t('auth.tagline')}</span>
      </header>
      <main className={css.main}>
        <div className={css.card}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {intro && <p className={css.intro}>{intro}</p>}
          {children}
        </div>
        {below && <div>{below}</div>}
      </main>
      <footer className={css.footer}>
        {userAgreement && <ExternalLink href={userAgreement}>{t('auth.userAgreement')}</ExternalLink>}
        {privacyPolicy && <ExternalLink href={privacyPolicy}>{t('auth.privacyPolicy')}</ExternalLink>}
        <LanguageSelect />
      </footer>
      <LateHelp />
    </div>
  );
}
