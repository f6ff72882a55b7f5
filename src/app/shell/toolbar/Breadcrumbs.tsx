import { Link, useMatches } from 'react-router';
import { can } from '#contract/access';
import { useFlags } from '~/flags/flags.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { type PageRoute, routeOf } from '../../routes.tsx';
import { isAt, isGroup, visibleNavigation } from '../sidebar/navigation.ts';
import css from './Breadcrumbs.module.css';

/** Group of the sidebar, parent page and name of the page; parents that this session may not open are left out. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const session = useMaybeSession();
  const flags = useFlags();
  if (!route) return <div className={css.breadcrumbs} />;
  const group = (session ? visibleNavigation(session, flags) : [])
    .filter(isGroup)
    .find(({ children }) => children.some((child) => isAt(route.path, child) || route.parent === child.to));
  const above = route.parent ? routeOf(route.parent) : undefined;
  const parent = above && session && above.access !== 'anyone' && can(session.subject, above.access) ? above : undefined;
  return (
    <nav className={css.breadcrumbs} aria-label={t('shell.breadcrumbs')}>
      <ol>
        {group && <li className={css.above}>{t(group.title)}</li>}
        {parent && (
          <li className={css.above}>
            <Link to={parent.path}>{t(parent.title)}</Link>
          </li>
        )}
        <li aria-current="page">{t(route.title)}</li>
      </ol>
    </nav>
  );
}
