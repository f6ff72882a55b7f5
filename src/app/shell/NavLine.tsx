import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatches } from 'react-router';
import type { PageRoute } from '../routes.tsx';
import { isUnder, type NavigationLink, trackUse } from './navigation.ts';

interface NavLineProps {
  entry: NavigationLink;
  icon?: LucideIcon;
  isFolded?: boolean;
  onGo?: (() => void) | undefined;
}

/** One way to a page. Folded, its name stands small under its icon. */
export function NavLine({ entry, icon: Icon, isFolded = false, onGo }: NavLineProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isHere = isUnder(pathname, entry.to) || route?.parent === entry.to;
  return (
    <li>
      <Link
        to={entry.to}
        className="side-line"
        data-child={!Icon || undefined}
        data-folded={isFolded || undefined}
        data-active={isHere || undefined}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          trackUse(entry);
          onGo?.();
        }}
      >
        {Icon && <Icon size={18} aria-hidden />}
        <span className="side-title">{t(entry.title)}</span>
        {entry.isNew && !isFolded && <span className="side-badge">{t('shell.nav.new')}</span>}
      </Link>
    </li>
  );
}
