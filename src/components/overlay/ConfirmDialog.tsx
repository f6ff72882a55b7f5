import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode } from 'react';
import type { TextKey } from '#locales/english.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { DialogActions, DialogContent, DialogFrame } from './Dialog.tsx';
import { FirstFieldFocus } from './FirstFieldFocus.tsx';
import { useBusy } from './useBusy.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** The consequences, with name and number of the records. */
  children?: ReactNode;
  /**
   * May be asynchronous: the dialog stays open with a busy button, closes when done (unless the result is false), and shows an
   * error inside.
   */
  onConfirm: () => unknown;
  onClose: () => void;
  /** What an error says that has no sentence, if not the usual one. */
  generalError?: TextKey | undefined;
  /** Label of the button; 'Confirm' by default. */
  confirmLabel?: string | undefined;
  /** Null for a dialog that only tells something. */
  cancelLabel?: string | null | undefined;
  /** Another action, between the two buttons. */
  other?: ReactNode;
  tone?: 'normal' | 'danger' | undefined;
  confirmDisabled?: boolean;
  /** False for a dialog with fields, the first of which has the focus unless another takes it. */
  focusButton?: boolean;
}

// The dialog lays out its parts itself.
const formStyle = { display: 'contents' } as const;

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  open,
  title,
  children,
  onConfirm,
  onClose,
  generalError,
  confirmLabel,
  cancelLabel,
  other,
  tone = 'normal',
  confirmDisabled = false,
  focusButton = true,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
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
  // A form, so that Enter in a field confirms; events of a portal bubble to the surrounding forms in React's tree.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!confirmDisabled) void confirm();
  };
  return (
    <DialogFrame open={open} title={title} onClose={close} closeAfterTransition={false}>
      <form onSubmit={submit} noValidate style={formStyle}>
        <DialogContent>
          {children}
          {!focusButton && <FirstFieldFocus />}
          {error !== undefined && <ErrorAlert error={error} general={generalError} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions>
          {cancelLabel !== null && (
            <Button onClick={close} disabled={isBusy} autoFocus={focusButton && tone === 'danger'}>
              {cancelLabel ?? t('common.cancel')}
            </Button>
          )}
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
    </DialogFrame>
  );
}
