import { useEffect, useRef } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { mfaCodePattern } from '#contract/session/mfaMethods';
import { addAuthenticator, startAuthenticator } from '#contract/session/mfa';
import { QrCode } from '~/components/data/QrCode.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import css from './twoFactor.module.css';

const schema = z.object({ code: z.string().trim().regex(mfaCodePattern, 'auth.mfa.codeFormat') });
const empty = { code: '' };
const fields = [
  formFieldsOf<typeof empty>()(text, 'code', {
    label: 'security.authenticator.code',
    dir: 'ltr',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    isRequired: true,
  }),
];

interface AddAuthenticatorProps {
  /** Of the confirmed step. */
  token: string;
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  /** The step does not serve any more. */
  onExpired: () => void;
  onClose: () => void;
}

/** Shows the secret of a new app as a QR code, which is drawn here, and takes the app's first code. */
export function AddAuthenticator({ token, onAdded, onExpired, onClose }: AddAuthenticatorProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSecret(token, onExpired);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    send: ({ code }) => callEndpoint(addAuthenticator, { body: { verificationTokenId: token, code } }),
    valuesOf: () => empty,
    refusals: (refusal) => (isHeedError(refusal, 'mfa_code_wrong') ? { code: 'errors.mfa_code_wrong' } : undefined),
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('security.authenticator.setupTitle')}
      confirmLabel={t('security.authenticator.submit')}
      staysOpen
      onClose={onClose}
      confirmDisabled={!schema.safeParse({ code: saving.form.watch('code') }).success}
    >
      {error && <ErrorAlert error={error} onRetry={refetch} />}
      <p className={css.help}>{t('security.authenticator.scan')}</p>
      <div className={css.qr}>
        {data ? (
          <QrCode text={data.uri} label={t('security.authenticator.qr')} />
        ) : (
          !error && <Skeleton variant="rounded" width={184} height={184} />
        )}
      </div>
      <div>
        <p className={css.help}>{t('security.authenticator.manual')}</p>
        <code className={css.secret} dir="ltr">
          {data?.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <SchemaFields fields={fields} hasFocus />
    </FormDialog>
  );
}

/** Asks the server for a new secret, once while the dialog is open. */
function useSecret(verificationTokenId: string, onExpired: () => void) {
  const { mutate, data, error } = useMutation({
    mutationFn: () => callEndpoint(startAuthenticator, { body: { verificationTokenId } }),
    onError: (failure) => isHeedError(failure, 'mfa_step_expired') && onExpired(),
    // Nothing remembers the secret when the dialog is closed.
    gcTime: 0,
  });
  const hasRequested = useRef(false);
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    mutate();
  }, [mutate]);
  return { data, error, refetch: () => mutate() };
}
