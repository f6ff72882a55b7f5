import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isUnder, type NavigationGroup, trackUse } from './navigation.ts';
import { NavLine } from './NavLine.tsx';

/** A collapsible group; open while one of its pages is. */
export function NavGroup({ group, onGo }: { group: NavigationGroup; onGo?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const listId = useId();
  const isHere = group.children.some(({ to }) => isUnder(pathname, to));
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
      <button type="button" className="side-line" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        <Icon size={18} aria-hidden />
        <span className="side-title">{t(group.title)}</span>
        {group.isNew && <span className="side-badge">{t('shell.nav.new')}</span>}
        <ChevronDown size={16} aria-hidden className="side-chevron" data-open={isOpen} />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {group.children.map((child) => (
          <NavLine key={child.key} entry={child} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}
