import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import type { RowAction } from './column.ts';

interface Props {
  anchor: HTMLElement;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** The menu of a table, opened at one row. */
export function RowMenu({ anchor, actions, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { dense: true } }}>
      {actions.map(({ key, label, icon, isDanger, reason, to, href, run }) => (
        <MenuItem
          key={key}
          disabled={reason !== undefined}
          sx={isDanger ? { color: 'error.main' } : null}
          {...(to ? { component: Link, to } : {})}
          {...(href ? { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' } : {})}
          onClick={() => {
            onClose();
            run?.();
          }}
        >
          {icon && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
          <ListItemText primary={label} secondary={reason} />
        </MenuItem>
      ))}
    </Menu>
  );
}
