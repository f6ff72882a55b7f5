import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isUnder, type NavigationGroup } from './navigation.ts';

/** A group in the folded sidebar: its pages open as a menu beside it. */
export function FoldedGroup({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = group.icon;
  const isHere = group.children.some(({ to }) => isUnder(pathname, to));
  const close = () => setAnchor(null);
  return (
    <li>
      <button
        type="button"
        className="side-line"
        data-folded
        data-active={isHere || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon size={18} aria-hidden />
        <span className="side-title">{t(group.title)}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        {group.children.map(({ key, to, title }) => (
          <MenuItem key={key} component={Link} to={to} selected={isUnder(pathname, to)} onClick={close}>
            {t(title)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
