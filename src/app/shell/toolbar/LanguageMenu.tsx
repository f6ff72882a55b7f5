import MenuItem from '@mui/material/MenuItem';
import { Check, Globe } from 'lucide-react';
import { availableLanguages, currentLanguage, switchLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MenuButton } from './MenuButton.tsx';
import css from './UserMenu.module.css';

/** All languages by their own names. Switching does not reload the page. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = currentLanguage().code;
  return (
    <MenuButton label={t('shell.language')} icon={<Globe size={18} aria-hidden />}>
      {(close) =>
        availableLanguages.map(({ code, folder, name }) => (
          <MenuItem
            key={code}
            lang={folder}
            role="menuitemradio"
            aria-checked={code === current}
            selected={code === current}
            onClick={() => {
              close();
              void switchLanguage(code);
            }}
          >
            <span className={css.mark}>{code === current && <Check size={16} aria-hidden />}</span>
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
