import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Trail } from './Trail.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The line above the page: where one is, then language, appearance and account. */
export function Toolbar({ onMenu }: { onMenu?: () => void }) {
  const { t } = useTranslation();
  return (
    <header className="toolbar">
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={t('shell.nav.open')} edge="start">
          <MenuIcon size={20} aria-hidden />
        </IconButton>
      )}
      <Trail />
      <div className="toolbar-end">
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  );
}
