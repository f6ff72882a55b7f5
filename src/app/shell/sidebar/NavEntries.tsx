import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { PageRoute } from '../../routes.tsx';
import { isAt, type NavigationGroup, type NavigationLink, trackUse } from './navigation.ts';
import css from './Sidebar.module.css';

interface NavLineProps {
  entry: NavigationLink;
  icon?: LucideIcon;
  isFolded?: boolean;
  onGo?: (() => void) | undefined;
}

/** A link of the sidebar. When the sidebar is folded, its title stands below its icon. */
export function NavLine({ entry, icon: Icon, isFolded = false, onGo }: NavLineProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isHere = isAt(pathname, entry) || route?.parent === entry.to;
  return (
    <li>
      <Link
        to={entry.to}
        className={css.line}
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
        <span className={css.title}>{t(entry.title)}</span>
        {entry.isNew && !isFolded && <span className={css.badge}>{t('shell.nav.new')}</span>}
      </Link>
    </li>
  );
}

/** A collapsible group. It opens when one of its pages is shown. */
export function NavGroup({ group, onGo }: { group: NavigationGroup; onGo?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const listId = useId();
  const isHere = group.children.some((child) => isAt(pathname, child));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (isHere) setOpen(true);
  }, [isHere]);
  const Icon = group.icon;
  const toggle = () => {
    trackUse(group);
    setOpen(!isOpen);
  };
  return (
    <li>
      <button type="button" className={css.line} aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        <Icon size={18} aria-hidden />
        <span className={css.title}>{t(group.title)}</span>
        {group.isNew && <span className={css.badge}>{t('shell.nav.new')}</span>}
        <ChevronDown size={16} aria-hidden className={css.chevron} data-open={isOpen} />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {group.children.map((child) => (
          <NavLine key={child.key} entry={child} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}
