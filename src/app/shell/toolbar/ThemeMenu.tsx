import MenuItem from '@mui/material/MenuItem';
import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '~/app/theme/themeChoice.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MenuButton } from './MenuButton.tsx';
import css from './UserMenu.module.css';

const icons: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or the theme of the system. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const current = useThemeChoice();
  const Icon = icons[current];
  return (
    <MenuButton label={t('shell.theme.title')} icon={<Icon size={18} aria-hidden />}>
      {(close) =>
        themeChoices.map((choice) => {
          const ChoiceIcon = icons[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === current}
              selected={choice === current}
              onClick={() => {
                close();
                chooseTheme(choice);
              }}
            >
              <ChoiceIcon size={16} aria-hidden />
              <span className={css.text}>{t(`shell.theme.${choice}`)}</span>
              <span className={css.mark}>{choice === current && <Check size={16} aria-hidden />}</span>
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
