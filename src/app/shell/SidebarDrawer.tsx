import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar where there is no room beside the page. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('shell.nav.title'),
          sx: { width: 'min(var(--sidebar-open), 84vw)' },
        },
      }}
    >
      <Sidebar onClose={onClose} />
    </Drawer>
  );
}
