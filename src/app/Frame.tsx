import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { can } from '#contract/access';
import { getCompanyView } from '#contract/company/companies';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { titleDocument } from '~/components/page/useDocumentTitle.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { dutyOf } from '~/session/dutyOf.ts';
import { sessionStore, setActingCompany } from '~/session/store.ts';
import { currentSession, useMaybeSession } from '~/session/useSession.ts';
import { type PageRoute, routes } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

/** The shell around the page. It stays mounted while pages change, load or fail. */
export function Frame() {
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const session = useMaybeSession();
  const { isWaiting, error } = useScopedCompany();
  useRouteChange(route);
  usePreloadedPages();

  const isBare = route?.shell === 'bare' || (route?.shell === 'session' && !session && !isWaiting);
  // No page behind the dialog of a duty: the server would refuse its calls. A temporary password has a page of its own.
  const duty = session && dutyOf(session);
  const isBlocked = !isBare && duty !== null && duty !== 'password_change_required';
  const page = <Screen error={error}>{isWaiting || isBlocked ? <PageSkeleton /> : <Outlet />}</Screen>;
  if (isBare) return <main id="content">{page}</main>;
  return (
    <Shell isFocused={route?.shell === 'focused'} hasFooter={route?.hasFooter ?? true}>
      {page}
    </Shell>
  );
}

function Screen({ children, error }: { children: ReactNode; error: Error | null }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      {error ? <ThrowError error={error} /> : <Suspense fallback={<PageSkeleton />}>{children}</Suspense>}
    </ErrorBoundary>
  );
}

function ThrowError({ error }: { error: Error }): ReactNode {
  throw error;
}

/** Time for the first page to load before the others are fetched. */
const preloadDelayMs = 2500;

/** Fetches the code of the other pages after the first one has loaded, so that they open at once. */
function usePreloadedPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const subject = currentSession()?.subject;
      const allowed = routes.filter(
        ({ access, shell }) => shell !== 'bare' && subject && access !== 'anyone' && can(subject, access),
      );
      // Opening the page tries again and shows the failure.
      for (const { page } of allowed) void page.preload().catch(() => undefined);
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
}

/** On a new page: scrolls to the top, sets the title, and focuses the page, so that a screen reader announces it. */
function useRouteChange(route: PageRoute | undefined): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const title = route ? t(route.title) : '';
  // A layout effect runs before the effects of the page, which may set a title of its own.
  useLayoutEffect(() => titleDocument(title), [title]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Reads the company that was entered. Pages wait for it, because they need its plan and name. */
function useScopedCompany(): { isWaiting: boolean; error: Error | null } {
  const session = useMaybeSession();
  const { user, acting } = sessionStore.get();
  const isWaiting = user !== null && session === null;
  const companyId = acting?.companyId ?? '';
  const { data, error } = useEndpoint(getCompanyView, { params: { companyId } }, { enabled: isWaiting && companyId !== '' });
  useEffect(() => {
    if (data) setActingCompany(data);
  }, [data]);
  return { isWaiting, error: isWaiting ? error : null };
}
