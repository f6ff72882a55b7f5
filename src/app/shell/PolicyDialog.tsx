import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dutyOf } from '#contract/access';
import { signOut } from '~/authProvider/signOut.ts';
import { useConfirmPolicy } from '~/authProvider/useConfirmPolicy.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { config } from '~/session/config.ts';
import { type Session, useMaybeSession } from '~/session/useSession.ts';

/** Asked of whoever has not confirmed yet; not under a temporary password and not in somebody else's company. */
export const needsPolicy = ({ user, isActingElsewhere }: Session): boolean =>
  dutyOf({
    temporaryPassword: user.temporary_password,
    policyConfirmed: user.privacyPolicyConfirmedAt !== null,
    actsElsewhere: isActingElsewhere,
  }) === 'privacy_policy_not_confirmed';

/** Blocks the panel until the agreement is confirmed. Neither Escape nor a click beside it closes it; Logout is the other way. */
export function PolicyDialog() {
  const session = useMaybeSession();
  return session && needsPolicy(session) ? <Agreement /> : null;
}

const titleId = 'policy-title';

function Agreement() {
  const { t } = useTranslation();
  const confirm = useConfirmPolicy();
  const { isBusy, error, run } = useBusy();
  const [hasAgreed, setAgreed] = useState(false);
  const { userAgreement, privacyPolicy } = config.links;
  return (
    <Dialog open disableEscapeKeyDown aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shell.policy.title')}</DialogTitle>
      <DialogContent>
        <p>{t('shell.policy.text')}</p>
        <p className="policy-links">
          {userAgreement && <PolicyLink href={userAgreement} label={t('shell.footer.userAgreement')} />}
          {privacyPolicy && <PolicyLink href={privacyPolicy} label={t('shell.footer.privacyPolicy')} />}
        </p>
        <FormControlLabel
          control={<Checkbox checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />}
          label={t('shell.policy.agree')}
        />
        {error !== undefined && <ErrorAlert error={error} sx={{ mt: 1 }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{t('shell.policy.logout')}</Button>
        <Button variant="contained" color="primary" disabled={!hasAgreed} loading={isBusy} onClick={() => void run(confirm)}>
          {t('shell.policy.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const PolicyLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
);
