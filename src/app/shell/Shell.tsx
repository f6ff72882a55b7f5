import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { needsPolicy } from './needsPolicy.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFolded } from './useFolded.ts';
import { useIsLarge } from './useIsLarge.ts';
import './shell.css';

const PolicyDialog = lazy(() => fetchedCode(import('./PolicyDialog.tsx').then((m) => ({ default: m.PolicyDialog }))));

/** What stands around every page: sidebar, toolbar, banners, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const isLarge = useIsLarge();
  const [isFolded, toggleFolded] = useFolded();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="shell" data-folded={isLarge && isFolded}>
      <a className="shell-skip" href="#content">
        {t('shell.skip')}
      </a>
      {isLarge ? (
        <aside className="shell-side">
          <Sidebar isFolded={isFolded} onToggle={toggleFolded} />
        </aside>
      ) : (
        <SidebarDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      )}
      <div className="shell-body">
        <Banners />
        <Toolbar {...(!isLarge && { onMenu: () => setDrawerOpen(true) })} />
        <main id="content" className="shell-content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {session && needsPolicy(session) && (
        <Suspense fallback={null}>
          <PolicyDialog />
        </Suspense>
      )}
    </div>
  );
}
