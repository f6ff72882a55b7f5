import { lazy, type ReactNode, Suspense, useState } from 'react';
import { panelLimits } from '#contract/panel';
import { config } from '~/browser/config.ts';
import { readPreference, writePreference } from '~/browser/preferences.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { dutyOf } from '~/session/dutyOf.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { LateHelp } from '~/support/LateHelp.tsx';
import { ActingBanner } from './banners/ActingBanner.tsx';
import { PaymentBanner } from './banners/PaymentBanner.tsx';
import { TrialBanner } from './banners/TrialBanner.tsx';
import { RecoveryCodeBanner } from './banners/RecoveryCodeBanner.tsx';
import { TwoFactorBanner } from './banners/TwoFactorBanner.tsx';
import { VerifyEmailBanner } from './banners/VerifyEmailBanner.tsx';
import { VersionBanner } from './banners/VersionBanner.tsx';
import { TwoFactorDuty } from './duties/TwoFactorDuty.tsx';
import { needsWelcome } from './welcome/needsWelcome.ts';
import { Sidebar, SidebarDrawer } from './sidebar/Sidebar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import helpersCss from '../theme/helpers.module.css';
import css from './Shell.module.css';

const PolicyDialog = lazy(() => fetchedCode(import('./duties/PolicyDialog.tsx').then((m) => ({ default: m.PolicyDialog }))));

const WelcomeDialog = lazy(() =>
  fetchedCode(withTexts('training', () => import('./welcome/WelcomeDialog.tsx').then((m) => ({ default: m.WelcomeDialog })))()),
);

interface ShellProps {
  /** Only the page and a folded sidebar, which stays folded. */
  isFocused: boolean;
  hasFooter: boolean;
  children: ReactNode;
}

/** The frame of every page: sidebar, toolbar, banners, footer. */
export function Shell({ isFocused, hasFooter, children }: ShellProps) {
  const { t } = useTranslation();
  const session = useMaybeSession();
  // Below this width the sidebar is a drawer.
  const isLarge = useMinWidth(panelLimits.breakpoints.lg);
  const [isOftenFolded, toggleFolded] = useFolded();
  const isFolded = isFocused || isOftenFolded;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={css.shell} data-folded={isLarge && isFolded} data-focused={isFocused || undefined}>
      <a className={css.skip} href="#content">
        {t('shell.skip')}
      </a>
      {isLarge ? (
        <aside className={css.side}>
          <Sidebar isFolded={isFolded} {...(!isFocused && { onToggle: toggleFolded })} />
        </aside>
      ) : (
        <SidebarDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      )}
      <div className={css.body}>
        <Banners />
        {!isFocused && <Toolbar onMenu={isLarge ? undefined : () => setDrawerOpen(true)} />}
        <main id="content" className={css.content} tabIndex={-1}>
          {children}
        </main>
        {hasFooter && !isFocused && <Footer />}
      </div>
      <LateHelp />
      {session && dutyOf(session) === 'privacy_policy_not_confirmed' && (
        <Suspense fallback={null}>
          <PolicyDialog />
        </Suspense>
      )}
      <TwoFactorDuty />
      {session && needsWelcome(session) && (
        <Suspense fallback={null}>
          <WelcomeDialog />
        </Suspense>
      )}
    </div>
  );
}

/** Messages above every page, the most urgent first. */
function Banners() {
  return (
    <div className={css.banners}>
      <VersionBanner />
      <ActingBanner />
      <VerifyEmailBanner />
      <RecoveryCodeBanner />
      <TwoFactorBanner />
      <PaymentBanner />
      <TrialBanner />
    </div>
  );
}

const links = ['userAgreement', 'privacyPolicy'] as const;

/** The legal links that the operator has set. */
function Footer() {
  const { t } = useTranslation();
  const shown = links.filter((name) => config.links[name]);
  if (shown.length === 0) return null;
  return (
    <footer className={css.footer} aria-label={t('shell.footer.title')}>
      {shown.map((name) => (
        <a key={name} href={config.links[name]} target="_blank" rel="noopener noreferrer">
          {t(`shell.footer.${name}`)}
          <span className={helpersCss.visuallyHidden}> ({t('common.opensInNewTab')})</span>
        </a>
      ))}
    </footer>
  );
}

/** Whether the sidebar is folded; kept for the next visit. */
function useFolded(): [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => readPreference('sidebar') === 'folded');
  const toggle = () => {
    writePreference('sidebar', isFolded ? 'open' : 'folded');
    setFolded(!isFolded);
  };
  return [isFolded, toggle];
}
