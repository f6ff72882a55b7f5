import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { edges } from '~/components/overlay/edges.ts';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** The entries; `close` is for entries that do something in place. */
  children: (close: () => void) => ReactNode;
  className?: string | undefined;
}

/** A button of the toolbar with its menu. */
export function MenuButton({ label, icon, children, className }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { end } = edges();
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          {...(className && { className })}
          aria-label={label}
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 'min(560px, 80vh)' } } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
