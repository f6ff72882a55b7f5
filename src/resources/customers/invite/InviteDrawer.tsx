import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CompaniesStep } from './CompaniesStep.tsx';
import { MessageStep } from './MessageStep.tsx';
import { useInvite } from './useInvite.ts';
import formCss from '~/components/form/form.module.css';
import css from './invite.module.css';

/** Invites several customers at once: who they are, then the message to them. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isDone, setDone] = useState(false);
  const invite = useInvite(() => {
    toast.success(t('customers.invite.done'));
    setDone(true);
  });
  // After the render in which the form is no longer dirty, so that the drawer does not ask.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const { step, isDirty, isSaving, isChecking, next, back, save } = invite;
  const isFirst = step === 0;
  const footer = isFirst ? (
    <Button variant="contained" color="primary" loading={isChecking} onClick={() => void next()}>
      {t('customers.invite.next')}
    </Button>
  ) : (
    <>
      <Button className={css.back} onClick={back} disabled={isSaving}>
        {t('customers.invite.back')}
      </Button>
      <Button variant="contained" color="primary" loading={isSaving} onClick={() => void save()}>
        {t('customers.invite.submit')}
      </Button>
    </>
  );
  return (
    <Drawer open={!isDone} title={t('customers.invite.action')} onClose={onClose} isDirty={!isDone && isDirty} footer={footer}>
      <FormFrame saving={invite} onSubmit={() => (isFirst ? next() : save())}>
        <Steps steps={[t('customers.invite.steps.companies'), t('customers.invite.steps.message')]} current={step}>
          <div className={formCss.column}>
            <FormNotices saving={invite} />
            {isFirst ? <CompaniesStep onLeave={(name) => void invite.leave(name)} /> : <MessageStep invite={invite} />}
          </div>
        </Steps>
        {/* Enter in a field sends a form only if it has a button. */}
        <button type="submit" hidden />
      </FormFrame>
    </Drawer>
  );
}
