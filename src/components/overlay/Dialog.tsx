import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './Dialog.module.css';

interface FrameProps extends Omit<MuiDialogProps, 'title' | 'open' | 'onClose' | 'aria-labelledby'> {
  /** Open by default: most dialogs are rendered while they are open. */
  open?: boolean;
  /** Names the dialog. A function lays out a head of its own, or all of the dialog, around an element of this id. */
  title: ReactNode | ((id: string) => ReactNode);
  /** A cross beside the title, for a dialog without buttons. */
  hasCross?: boolean;
  /** Escape, a click outside and the cross; without it, only buttons close the dialog. */
  onClose?: () => void;
}

const returnFocus = () => void import('./returnFocus.ts').then((code) => code.returnFocus()).catch(() => undefined);

/** The frame of every dialog, named by its title. `Dialog` adds content and buttons; a form around both brings them itself. */
export function DialogFrame({ open = true, title, hasCross = false, onClose, children, ...props }: FrameProps) {
  const titleId = useId();
  useEffect(() => (open ? returnFocus : undefined), [open]);
  return (
    <MuiDialog open={open} {...(onClose && { onClose: () => onClose() })} aria-labelledby={titleId} {...props}>
      {typeof title === 'function' ? (
        title(titleId)
      ) : (
        <DialogTitle id={titleId} {...(hasCross && { className: css.crossed })}>
          {title}
          {hasCross && <Cross onClose={onClose} />}
        </DialogTitle>
      )}
      {children}
    </MuiDialog>
  );
}

/** The button that closes a dialog, at the end of its head. */
export function Cross({ onClose }: { onClose: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <IconButton onClick={onClose} aria-label={t('common.close')} edge="end">
      <X size={18} aria-hidden />
    </IconButton>
  );
}

interface DialogProps extends FrameProps {
  /** The buttons at its foot. */
  actions?: ReactNode;
  contentClass?: string | undefined;
}

export function Dialog({ actions, contentClass, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      {children && <DialogContent {...(contentClass && { className: contentClass })}>{children}</DialogContent>}
      {actions && <DialogActions>{actions}</DialogActions>}
    </DialogFrame>
  );
}

export { DialogActions, DialogContent, DialogTitle };
