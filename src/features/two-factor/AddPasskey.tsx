import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { addPasskey, startPasskey } from '#contract/session/mfa';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import css from './twoFactor.module.css';

const schema = z.object({ name: z.string().trim().min(1, 'security.passkeys.nameRequired').max(textLimits.textMax) });
const empty = { name: '' };
const fields = [
  formFieldsOf<typeof empty>()(text, 'name', {
    label: 'security.passkeys.name',
    help: 'security.passkeys.nameHint',
    isRequired: true,
  }),
];

interface AddPasskeyProps {
  /** Of the confirmed step. */
  token: string;
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  /** The step does not serve any more. */
  onExpired: () => void;
  onClose: () => void;
}

/** Names a passkey and has the browser make it. */
export function AddPasskey({ token, onAdded, onExpired, onClose }: AddPasskeyProps) {
  const { t } = useTranslation();
  const [isCancelled, setCancelled] = useState(false);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    send: async ({ name }) => {
      setCancelled(false);
      const options = await callEndpoint(startPasskey, { body: { verificationTokenId: token } }).catch((error: unknown) => {
        if (isHeedError(error, 'mfa_step_expired')) onExpired();
        throw error;
      });
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      // Rejects when the person cancels, waits too long, or has a passkey here already.
      const answer = await startRegistration({ optionsJSON }).catch(() => undefined);
      if (!answer) return undefined;
      return callEndpoint(addPasskey, { body: { verificationTokenId: token, name, answer: { ...answer } } });
    },
    valuesOf: () => empty,
    onSaved: (saved) => (saved ? onAdded(saved.recoveryCodes) : setCancelled(true)),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('security.passkeys.setupTitle')}
      confirmLabel={t('security.passkeys.submit')}
      staysOpen
      onClose={onClose}
      intro={<p className={css.help}>{t('security.passkeys.help')}</p>}
    >
      <SchemaFields fields={fields} hasFocus />
      {isCancelled && (
        <p className={css.problem} role="alert">
          {t('security.passkeys.failed')}
        </p>
      )}
    </FormDialog>
  );
}
