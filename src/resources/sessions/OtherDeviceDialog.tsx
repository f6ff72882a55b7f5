import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { sessionLimits } from '#contract/session/limits';
import { getMagicLink } from '#contract/session/signInLinks';
import { QrCode } from '~/components/data/QrCode.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { CopyField } from '~/components/form/CopyField.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useId } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './sessions.module.css';

/** One link for each opening; nothing remembers it when the dialog is closed. */
function useLink(opening: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['magic link', opening],
    queryFn: () => callEndpoint(getMagicLink, { query: { platformType: 'admin' } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { link: data?.link, error, refetch: () => void refetch() };
}

/** A magic link for oneself, to open on another device. */
export function OtherDeviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { link, error, refetch } = useLink(useId());
  const isFromLink = isHeedError(error, 'permission_denied');
  return (
    <Dialog
      title={t('settings.sessions.other.action')}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      contentClass={css.other}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {isFromLink ? (
        <p>{t('settings.sessions.other.fromLink')}</p>
      ) : (
        <p>{t('settings.sessions.other.text', { minutes: sessionLimits.tokenSeconds.magic / 60 })}</p>
      )}
      {error && !isFromLink && <ErrorAlert error={error} onRetry={refetch} />}
      {!error && !link && <Skeleton variant="rounded" height={184} />}
      {link && (
        <>
          <div className={css.qr}>
            <QrCode text={link} label={t('settings.sessions.other.qr')} />
          </div>
          <CopyField
            label={t('settings.sessions.other.link')}
            value={link}
            copy={t('settings.keys.copy')}
            copied={t('settings.sessions.other.copied')}
          />
        </>
      )}
    </Dialog>
  );
}
