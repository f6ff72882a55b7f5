import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { RowAction } from '../list/column.ts';
import { RowMenu } from '../list/RowMenu.tsx';

interface MoreMenuProps {
  actions: readonly RowAction[];
  /** Names the record of the actions, if it is not the page. */
  label?: string;
}

/** The menu of secondary actions of a page or card. */
export function MoreMenu({ actions, label: own }: MoreMenuProps) {
  const { t } = useTranslation();
  const label = own ?? t('lists.more');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
      {anchor && <RowMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
