import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiDrawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { useCloseGuard } from './useCloseGuard.ts';

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, always visible below the scrolling content. */
  footer?: ReactNode;
  /** True if closing would lose input; then it asks first. */
  isDirty?: boolean;
  /** Pixels, at most 640. */
  width?: number;
}

const headSx = { display: 'flex', alignItems: 'center', gap: 1, px: 3, minHeight: 60, borderBottom: '1px solid var(--border)' };
const footSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  px: 3,
  py: 1.5,
  borderTop: '1px solid var(--border)',
};

/** The drawer of the panel: traps the focus, closes by Escape, backdrop and button, and restores the focus. */
export function Drawer({ open, title, onClose, children, footer, isDirty = false, width = 640 }: DrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const guard = useCloseGuard(open && isDirty, onClose);
  return (
    <>
      <MuiDrawer
        anchor="right"
        open={open}
        onClose={guard.tryClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: `min(${Math.min(width, 640)}px, 100vw)` },
          },
        }}
      >
        <Box component="header" sx={headSx}>
          <Typography id={titleId} variant="h2" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <IconButton onClick={guard.tryClose} aria-label={t('common.close')} edge="end">
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 3 }}>{children}</Box>
        {footer && (
          <Box component="footer" sx={footSx}>
            {footer}
          </Box>
        )}
      </MuiDrawer>
      <DiscardDialog guard={guard} />
    </>
  );
}
