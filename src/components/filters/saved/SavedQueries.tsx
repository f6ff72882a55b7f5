import Popover from '@mui/material/Popover';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedCode } from '~/session/reloadOnce.ts';
import type { Asked } from './SavedQueryDialog.tsx';
import '../../page/iconButton.css';

export interface SavedQueriesProps {
  /** Name of the list that they are of. */
  list: string;
  /** What is set in the list now, as parameters of an address; empty while it is as it starts. */
  present: string;
  /** Sets the list as a saved filter says. */
  onApply: (filter: string) => void;
}

const parts = () => fetchedCode(import('./parts.ts'));
const SavedQueriesMenu = lazy(() => parts().then((m) => ({ default: m.SavedQueriesMenu })));
const SavedQueryDialog = lazy(() => parts().then((m) => ({ default: m.SavedQueryDialog })));

/**
 * The saved filters of a list, as react-admin's SavedQueriesList, but kept on the server: applied, saved, renamed, replaced, deleted.
 * @example
 * <SavedQueries list="users" present="filterBy=learner" onApply={(filter) => navigate({ search: filter })} />
 */
export function SavedQueries({ list, present, onApply }: SavedQueriesProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
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
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('lists.saved.title'), className: 'saved-queries' },
          }}
        >
          {isOpen && (
            <SavedQueriesMenu
              list={list}
              present={present}
              onApply={(filter) => {
                close();
                onApply(filter);
              }}
              onAsk={(action) => {
                close();
                setAsked(action);
              }}
            />
          )}
        </Popover>
        {asked && <SavedQueryDialog list={list} present={present} asked={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
