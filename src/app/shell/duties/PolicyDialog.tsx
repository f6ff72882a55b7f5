import Button from '@mui/material/Button';
import { useState } from 'react';
import { confirmPrivacyPolicy } from '#contract/session/session';
import { refreshUser } from '~/authProvider/openSession.ts';
import { signOut } from '~/authProvider/signOut.ts';
import { config } from '~/browser/config.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import formCss from '~/components/form/form.module.css';
import { DutyDialog } from './DutyDialog.tsx';
import css from './duties.module.css';

/** Blocks the panel until the policy is accepted; the only other way out is Logout. */
export function PolicyDialog() {
  const { t } = useTranslation();
  const confirm = useConfirmPolicy();
  const { isBusy, error, run } = useBusy();
  const [hasAgreed, setAgreed] = useState(false);
  const { userAgreement, privacyPolicy } = config.links;
  const hasLinks = userAgreement !== undefined || privacyPolicy !== undefined;
  return (
    <DutyDialog
      title={t('shell.policy.title')}
      actions={
        <>
          <Button onClick={() => void signOut()}>{t('shell.policy.logout')}</Button>
          <Button variant="contained" color="primary" disabled={!hasAgreed} loading={isBusy} onClick={() => void run(confirm)}>
            {t('shell.policy.confirm')}
          </Button>
        </>
      }
    >
      <p>{hasLinks ? t('shell.policy.text') : t('shell.policy.onRequest')}</p>
      <p className={css.links}>
        {userAgreement && <PolicyLink href={userAgreement} label={t('shell.footer.userAgreement')} />}
        {privacyPolicy && <PolicyLink href={privacyPolicy} label={t('shell.footer.privacyPolicy')} />}
      </p>
      <label className={formCss.check}>
        <input type="checkbox" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        {hasLinks ? t('shell.policy.agree') : t('shell.policy.agreeOnly')}
      </label>
      {error !== undefined && <ErrorAlert error={error} sx={{ mt: 1 }} />}
    </DutyDialog>
  );
}

const PolicyLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
);

/** Confirms the policy and reads the user again. A 409 means that another tab has confirmed it already. */
function useConfirmPolicy(): () => Promise<void> {
  const { user } = useSession();
  const { mutateAsync } = useAction(confirmPrivacyPolicy, { keepsData: true });
  return async () => {
    try {
      await mutateAsync({ params: { companyId: user.company_id, userId: user.id } });
    } catch (error) {
      if (!isHeedError(error) || error.status !== 409) throw error;
    }
    await refreshUser();
  };
}
