import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import { type PageRoute, routeOf } from '../routes.tsx';
import { isGroup, isUnder, navigation } from './navigation.ts';

/** Where the page stands: its group, the list it came from, its name. */
export function Trail() {
  const { t } = useTranslation();
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  if (!route) return <div className="trail" />;
  const group = navigation
    .filter(isGroup)
    .find(({ children }) => children.some(({ to }) => isUnder(route.path, to) || route.parent === to));
  const parent = route.parent ? routeOf(route.parent) : undefined;
  return (
    <nav className="trail" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {group && <li className="trail-far">{t(group.title)}</li>}
        {parent && (
          <li className="trail-far">
            <Link to={parent.path}>{t(parent.title)}</Link>
          </li>
        )}
        <li aria-current="page">{t(route.title)}</li>
      </ol>
    </nav>
  );
}
