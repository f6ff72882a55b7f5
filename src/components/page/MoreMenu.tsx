import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../list/column.ts';
import { RowMenu } from '../list/RowMenu.tsx';

/** What a page can do besides its one primary action. */
export function MoreMenu({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        aria-label={t('lists.more')}
        title={t('lists.more')}
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
