import Popover from '@mui/material/Popover';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { savedFilters } from './index.ts';
import { SavedQueryContext } from './savedQueryContext.ts';
import type { SavedQueryAction } from './SavedQueryDialog.tsx';
import type { SavedQueriesProps } from '~/components/filters/saved/savedQueriesControl.ts';
import { edges } from '~/components/overlay/edges.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './SavedQueries.module.css';

const SavedQueriesMenu = savedFilters.list;
const SavedQueryDialog = lazy(() => fetchedCode(import('./SavedQueryDialog.tsx').then((m) => ({ default: m.SavedQueryDialog }))));

/**
 * The saved filters of a list, as react-admin's SavedQueriesList, but kept on the server: applied, saved, renamed, replaced, deleted.
 * @example
 * <SavedQueries list="users" present="filterBy=learner" onApply={(filter) => navigate({ search: filter })} />
 */
export function SavedQueries({ list, present, onApply }: SavedQueriesProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [pendingAction, setPendingAction] = useState<SavedQueryAction>();
  const { end } = edges();
  const close = () => setOpen(false);
  const menu = {
    list,
    present,
    onApply: (filter: string) => {
      close();
      onApply(filter);
    },
    onAsk: (action: SavedQueryAction) => {
      close();
      setPendingAction(action);
    },
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonCss.button}
        aria-label={t('lists.saved.title')}
        title={t('lists.saved.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Bookmark size={18} aria-hidden />
      </button>
      <Suspense>
        <Popover
          open={isOpen}
          anchorEl={() => button.current}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: end }}
          transformOrigin={{ vertical: 'top', horizontal: end }}
          slotProps={{
            paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('lists.saved.title'), className: css.menu },
          }}
        >
          {isOpen && (
            <SavedQueryContext.Provider value={menu}>
              <SavedQueriesMenu />
            </SavedQueryContext.Provider>
          )}
        </Popover>
        {pendingAction && (
          <SavedQueryDialog list={list} present={present} pending={pendingAction} onClose={() => setPendingAction(undefined)} />
        )}
      </Suspense>
    </>
  );
}
