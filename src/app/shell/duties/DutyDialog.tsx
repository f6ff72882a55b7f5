import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
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
  const titleId = useId();
  return (
    <Dialog open disableEscapeKeyDown aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: '64px' }}>
        {title}
      </DialogTitle>
      <div className={css.language}>
        <LanguageMenu />
      </div>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
