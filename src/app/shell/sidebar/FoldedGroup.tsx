import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { edges } from '~/components/overlay/edges.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isAt, type NavigationGroup, trackUse } from './navigation.ts';
import css from './Sidebar.module.css';

/** A group in the folded sidebar: its links open as a menu beside it. */
export function FoldedGroup({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = group.icon;
  const isHere = group.children.some((child) => isAt(pathname, child));
  const close = () => setAnchor(null);
  const { start, end } = edges();
  return (
    <li>
      <button
        type="button"
        className={css.line}
        data-folded
        data-active={isHere || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          trackUse(group);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon size={18} aria-hidden />
        <span className={css.title}>{t(group.title)}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
      >
        {group.children.map((child) => (
          <MenuItem
            key={child.key}
            component={Link}
            to={child.to}
            selected={isAt(pathname, child)}
            onClick={() => {
              trackUse(child);
              close();
            }}
          >
            {t(child.title)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
