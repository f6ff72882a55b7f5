import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { currentLanguage } from '~/i18n/i18n.ts';

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
  // The edge of the page that the button is near, physically: a menu's place is not mirrored.
  const edge = currentLanguage().dir === 'rtl' ? 'left' : 'right';
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
        anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
        transformOrigin={{ vertical: 'top', horizontal: edge }}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 'min(560px, 80vh)' } } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
