import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { NotificationsButton } from '../notifications/NotificationsButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { UserMenu } from './UserMenu.tsx';
import css from './Toolbar.module.css';

/** The bar above the page: breadcrumbs, then the menus of language, theme and user. */
export function Toolbar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <header className={css.toolbar}>
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={t('shell.nav.open')} edge="start">
          <MenuIcon size={20} aria-hidden />
        </IconButton>
      )}
      <Breadcrumbs />
      <div className={css.end}>
        <LanguageMenu />
        <ThemeMenu />
        <NotificationsButton />
        <UserMenu />
      </div>
    </header>
  );
}
