import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { useBusy } from './useBusy.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, naming the thing and the number. */
  children?: ReactNode;
  /** May be asynchronous: the dialog stays with its button busy, closes when done (unless the answer is false), shows a failure inside. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** The verb; 'Confirm' unless given. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Another way on, between the two buttons. */
  other?: ReactNode;
  tone?: 'normal' | 'danger';
  confirmDisabled?: boolean;
  /** False when a field of the dialog takes the focus. */
  focusButton?: boolean;
}

// The dialog lays out its parts itself.
const formStyle = { display: 'contents' } as const;

/** The one question before something happens. */
export function ConfirmDialog({
  open,
  title,
  children,
  onConfirm,
  onClose,
  confirmLabel,
  cancelLabel,
  other,
  tone = 'normal',
  confirmDisabled = false,
  focusButton = true,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isBusy, error, run, reset } = useBusy();
  const close = () => {
    if (isBusy) return;
    reset();
    onClose();
  };
  const confirm = () =>
    run(async () => {
      if ((await onConfirm()) !== false) onClose();
    });
  // A form, so that Enter in a field means the button; events of a portal reach the forms around it in React's tree.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!confirmDisabled) void confirm();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} closeAfterTransition={false}>
      <form onSubmit={submit} noValidate style={formStyle}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {error !== undefined && <ErrorAlert error={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy} autoFocus={focusButton && tone === 'danger'}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          {other}
          <Button
            variant="contained"
            color={tone === 'danger' ? 'error' : 'primary'}
            type="submit"
            disabled={confirmDisabled}
            loading={isBusy}
            autoFocus={focusButton && tone === 'normal'}
          >
            {confirmLabel ?? t('common.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
