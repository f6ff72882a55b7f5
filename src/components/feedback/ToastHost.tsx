import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { panelLimits } from '#contract/panel';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ToastExtras } from './useToast.ts';

const marks = {
  success: <CircleCheck size={16} color="var(--toast-success)" aria-hidden />,
  error: <CircleAlert size={16} color="var(--toast-error)" aria-hidden />,
  warning: <CircleAlert size={16} color="var(--toast-error)" aria-hidden />,
  info: <Info size={16} aria-hidden />,
};
const lineStyle = { display: 'flex', gap: 10, alignItems: 'center' };

/** Shows react-admin's notifications, one after another, each for four seconds. */
export function ToastHost() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    // A newer message replaces the present one at once.
    if (shown) setOpen(false);
    else {
      setShown(takeNotification() ?? undefined);
      setOpen(true);
    }
  }, [notifications, shown, takeNotification]);

  const close = useCallback((_: unknown, reason?: string) => {
    if (reason !== 'clickaway') setOpen(false);
  }, []);
  if (!shown) return null;
  return (
    <Snackbar
      open={isOpen}
      onClose={close}
      autoHideDuration={panelLimits.toastMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: () => setShown(undefined) } }}
    >
      <ToastLine notification={shown} onClose={close} />
    </Snackbar>
  );
}

function ToastLine({ notification, onClose, ...rest }: { notification: NotificationPayload; onClose: (event: unknown) => void }) {
  const { t } = useTranslation();
  const translate = useTranslate();
  const { message, type, notificationOptions } = notification;
  const extras = (notificationOptions?.messageArgs ?? {}) as ToastExtras & { _?: string };
  const text = extras._ ?? (typeof message === 'string' ? translate(message, notificationOptions?.messageArgs as object) : message);
  const act = () => {
    extras.action?.onClick();
    onClose(undefined);
  };
  return (
    <SnackbarContent
      {...rest}
      role={type === 'error' ? 'alert' : 'status'}
      sx={{
        bgcolor: 'var(--toast)',
        color: 'var(--on-toast)',
        borderRadius: 'var(--radius)',
        maxWidth: 480,
        // A long sentence wraps, not the buttons below it.
        flexWrap: 'nowrap',
        py: 0.25,
        boxShadow: 'var(--shadow)',
      }}
      message={
        <span style={lineStyle}>
          {marks[type as keyof typeof marks] ?? marks.info}
          <span>{text}</span>
        </span>
      }
      action={
        <>
          {extras.action && (
            <Button size="small" variant="text" onClick={act} sx={{ color: 'var(--toast-accent) !important' }}>
              {extras.action.label}
            </Button>
          )}
          <IconButton onClick={() => onClose(undefined)} aria-label={t('common.close')} sx={{ color: 'inherit' }}>
            <X size={16} aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}
