import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import { Working } from '~/components/form/Working.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EmailsStep } from './EmailsStep.tsx';
import type { FlowProps } from './flowProps.ts';
import { NotificationStep } from './NotificationStep.tsx';
import { type AddUsers, useAddUsers } from './useAddUsers.ts';
import formCss from '~/components/form/form.module.css';
import css from './addUsers.module.css';

/** Adds people by address, in two steps over one form. */
export function EmailsFlow({ footer, onDirty, onFirstStep, onDone }: FlowProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const added = (count: number) => {
    toast.success(t('addUsers.done', { count }));
    onDone();
  };
  const flow = useAddUsers(added);
  const { step, isDirty } = flow;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => onFirstStep(step === 0), [step, onFirstStep]);
  return (
    <FormFrame saving={flow} onSubmit={() => (step === 0 ? flow.next() : flow.save())}>
      <Steps steps={[t('addUsers.steps.emails'), t('addUsers.steps.notification')]} current={step}>
        <div className={formCss.column}>
          <FormNotices saving={flow} />
          {flow.checkFailure !== undefined && <ErrorAlert error={flow.checkFailure} />}
          {step === 0 ? <EmailsStep used={flow.used} onText={flow.readNames} /> : <NotificationStep />}
        </div>
      </Steps>
      {footer && createPortal(step === 0 ? <FirstButtons flow={flow} /> : <LastButtons flow={flow} />, footer)}
    </FormFrame>
  );
}

function FirstButtons({ flow: { checking, next } }: { flow: AddUsers }) {
  const { t } = useTranslation();
  return (
    <>
      {checking && (
        <div className={css.working}>
          <Working label={t('addUsers.emails.checkingProgress', checking)} {...checking} />
        </div>
      )}
      <Button variant="contained" color="primary" onClick={() => void next()} loading={checking !== null}>
        {t('addUsers.next')}
      </Button>
    </>
  );
}

function LastButtons({ flow: { isSaving, back, save } }: { flow: AddUsers }) {
  const { t } = useTranslation();
  return (
    <>
      <Button className={css.back} onClick={back} disabled={isSaving}>
        {t('addUsers.back')}
      </Button>
      <Button variant="contained" color="primary" onClick={() => void save()} loading={isSaving}>
        {t('addUsers.submit')}
      </Button>
    </>
  );
}
