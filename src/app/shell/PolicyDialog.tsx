import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '~/authProvider/signOut.ts';
import { useConfirmPolicy } from './useConfirmPolicy.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import '~/components/form/form.css';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { config } from '~/session/config.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const titleId = 'policy-title';

/** Blocks the panel until the agreement is confirmed. Neither Escape nor a click beside it closes it; Logout is the other way. */
export function PolicyDialog() {
  const { t } = useTranslation();
  const confirm = useConfirmPolicy();
  const { isBusy, error, run } = useBusy();
  const [hasAgreed, setAgreed] = useState(false);
  const { userAgreement, privacyPolicy } = config.links;
  const hasLinks = userAgreement !== undefined || privacyPolicy !== undefined;
  return (
    <Dialog open disableEscapeKeyDown aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: '64px' }}>
        {t('shell.policy.title')}
      </DialogTitle>
      <div className="policy-language">
        <LanguageMenu />
      </div>
      <DialogContent>
        <p>{hasLinks ? t('shell.policy.text') : t('shell.policy.onRequest')}</p>
        <p className="policy-links">
          {userAgreement && <PolicyLink href={userAgreement} label={t('shell.footer.userAgreement')} />}
          {privacyPolicy && <PolicyLink href={privacyPolicy} label={t('shell.footer.privacyPolicy')} />}
        </p>
        <label className="check">
          <input type="checkbox" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          {hasLinks ? t('shell.policy.agree') : t('shell.policy.agreeOnly')}
        </label>
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
