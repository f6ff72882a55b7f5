import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useListPanel } from '../listContext.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';

/** Chooses which columns of the list are visible; the first one always is. `useColumnChoice` stores the choice per list. */
export function ColumnPicker() {
  const { t } = useTranslation();
  const { choice } = useListPanel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={iconButtonCss.button}
        aria-label={t('lists.columns.title')}
        title={t('lists.columns.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Columns3 size={18} aria-hidden />
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {choice.all.slice(1).map(({ key, label }) => {
            const isOn = !choice.isHidden(key);
            return (
              <MenuItem key={key} role="menuitemcheckbox" aria-checked={isOn} onClick={() => choice.toggle(key)} dense>
                <span style={{ inlineSize: 26, display: 'inline-flex' }}>{isOn && <Check size={16} aria-hidden />}</span>
                {label}
              </MenuItem>
            );
          })}
          <MenuItem dense divider={false} onClick={choice.reset}>
            <span style={{ inlineSize: 26 }} />
            {t('lists.columns.reset')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
