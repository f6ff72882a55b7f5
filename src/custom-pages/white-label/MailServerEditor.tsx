import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type MailServerSettings, removeSmtp, saveSmtp, testSmtp } from '#contract/partners/mailSending';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { MailServerFields } from './MailServerFields.tsx';
import { fromSettings, type MailServerForm, refusals, refusedTest, schemaFor, toBody } from './mailServerForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './whiteLabel.module.css';

interface MailServerEditorProps {
  settings: MailServerSettings;
  /** The company uses a mailbox at Microsoft. */
  isBlocked: boolean;
}

/** The form of the mail server. The server saves only what has taken a test mail; without changes, the saved one can be tested again. */
export function MailServerEditor({ settings, isBlocked }: MailServerEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { email } = useSession().user;
  const [isConfirming, setConfirming] = useState(false);
  const connecting = useAction(saveSmtp);
  const testing = useAction(testSmtp);
  const removing = useAction(removeSmtp);
  const isPresent = settings.host !== null;
  const blocked = isBlocked ? t('errors.mail_sender_in_use') : undefined;
  const hasPassword = settings.password.isSet;
  const saving = useSaveForm({
    schema: useMemo(() => schemaFor(hasPassword), [hasPassword]),
    values: useMemo(() => fromSettings(settings), [settings]),
    // A password is never kept as a draft.
    draft: null,
    async send(form: MailServerForm) {
      await connecting.mutateAsync({ body: toBody(form) });
      return form;
    },
    refusals,
    valuesOf: (form) => ({ ...form, password: '' }),
    onSaved: () => toast.success(t('whiteLabel.sending.saved', { email })),
  });
  const { form, isDirty, isSaving } = saving;

  const test = async () => {
    try {
      await testing.mutateAsync({});
      toast.success(t('whiteLabel.sending.tested', { email }));
    } catch (error) {
      if (isHeedError(error, 'mail_sender_refused')) toast.error(refusedTest(error.info));
      else showError(error);
    }
  };
  const stop = async () => {
    await removing.mutateAsync({});
    form.reset(fromSettings({ ...settings, host: null, port: null, username: null, fromEmail: null, isSecure: null }));
    toast.success(t('whiteLabel.sending.stopped'));
  };

  return (
    <FormFrame saving={saving} onSubmit={() => isDirty && !isBlocked && saving.save()}>
      <fieldset className={formCss.field} disabled={isBlocked} title={blocked}>
        <div className={`${formCss.column} ${css.fields}`}>
          <FormNotices saving={saving} />
          <MailServerFields hasPassword={hasPassword} />
          <p className={css.note}>{t('whiteLabel.sending.testHelp', { email })}</p>
        </div>
      </fieldset>
      <div className={css.foot}>
        {isPresent && (
          <Button color="error" onClick={() => setConfirming(true)} disabled={isSaving}>
            {t('whiteLabel.sending.stop')}
          </Button>
        )}
        {isDirty && (
          <Button onClick={() => form.reset()} disabled={isSaving}>
            {t('form.reset')}
          </Button>
        )}
        {isPresent && !isDirty ? (
          <Button onClick={() => void test()} loading={testing.isPending}>
            {t('whiteLabel.sending.test')}
          </Button>
        ) : (
          <SaveButton isSaving={isSaving} reason={blocked ?? (isDirty ? undefined : t('profile.nothingToSave'))}>
            {t('whiteLabel.sending.save')}
          </SaveButton>
        )}
      </div>
      {/* Only while it is needed: the router asks one guard of a page, and the look above has another. */}
      {isDirty && <UnsavedGuard isDirty />}
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('whiteLabel.sending.stopTitle', { host: settings.host })}
        confirmLabel={t('whiteLabel.sending.stop')}
        onConfirm={stop}
        onClose={() => setConfirming(false)}
      >
        {t('whiteLabel.sending.stopText')}
      </ConfirmDialog>
    </FormFrame>
  );
}
