import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { titleDocument } from '~/components/page/useDocumentTitle.ts';
import type { PageRoute } from './routes.tsx';

/** A new page begins at its top, has a title, and has the focus, so that a screen reader says where one is. */
export function useRouteChange(route: PageRoute | undefined): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const title = route ? t(route.title) : '';
  // Before the effects of the page, whose own title wins.
  useLayoutEffect(() => titleDocument(title), [title]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
