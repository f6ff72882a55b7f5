import { type ReactNode } from 'react';
import { Dialog, DialogTitle } from '~/components/overlay/Dialog.tsx';
import { LanguageMenu } from '../toolbar/LanguageMenu.tsx';
import css from './duties.module.css';

interface DutyDialogProps {
  title: string;
  /** Must offer a way out, such as Logout. */
  actions: ReactNode;
  children: ReactNode;
}

/** Blocks the panel until something is done. Escape and clicks outside do not close it. */
export function DutyDialog({ title, actions, children }: DutyDialogProps) {
  return (
    <Dialog
      title={(id) => (
        <>
          <DialogTitle id={id} sx={{ paddingInlineEnd: '64px' }}>
            {title}
          </DialogTitle>
          <div className={css.language}>
            <LanguageMenu />
          </div>
        </>
      )}
      disableEscapeKeyDown
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
