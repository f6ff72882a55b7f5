import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { Steps } from '~/components/form/Steps.tsx';
import { Working } from '~/components/form/Working.tsx';
import { EmailsStep } from './EmailsStep.tsx';
import type { FlowProps } from './flow.ts';
import { NotificationStep } from './NotificationStep.tsx';
import { useAddUsers } from './useAddUsers.ts';

/** Adding people by their addresses, in two steps over one form. */
export function EmailsFlow({ footer, onDirty, onFirstStep, onDone }: FlowProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const added = (count: number) => {
    toast.success(t('addUsers.done', { count }));
    onDone();
  };
  const flow = useAddUsers(added);
  const { form, step, checking, isSaving } = flow;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => onFirstStep(step === 0), [step, onFirstStep]);

  const buttons =
    step === 0 ? (
      <>
        {checking && (
          <div className="add-users-working">
            <Working label={t('addUsers.emails.checkingProgress', checking)} {...checking} />
          </div>
        )}
        <Button variant="contained" color="primary" onClick={() => void flow.next()} loading={checking !== null}>
          {t('addUsers.next')}
        </Button>
      </>
    ) : (
      <>
        <Button className="add-users-back" onClick={flow.back} disabled={isSaving}>
          {t('addUsers.back')}
        </Button>
        <Button variant="contained" color="primary" onClick={() => void flow.submit()} loading={isSaving}>
          {t('addUsers.submit')}
        </Button>
      </>
    );
  return (
    <FormProvider {...form}>
      <Steps steps={[t('addUsers.steps.emails'), t('addUsers.steps.notification')]} current={step}>
        <form
          className="form-column"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (step === 0 ? flow.next() : flow.submit());
          }}
        >
          {flow.failure !== undefined && <ErrorAlert error={flow.failure} />}
          {step === 0 ? <EmailsStep used={flow.used} onText={flow.readNames} /> : <NotificationStep />}
        </form>
      </Steps>
      {footer && createPortal(buttons, footer)}
    </FormProvider>
  );
}
