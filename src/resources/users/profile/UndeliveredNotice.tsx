import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#contract/people/users';
import { Notice } from '~/components/form/Notice.tsx';
import { ResendInviteDialog } from '../ResendInviteDialog.tsx';

/** Why the invitation never arrived, in our words and in those of the mail server, and the way to try it again. */
export function UndeliveredNotice({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const failure = user.invitationFailure;
  const resend = (
    <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
      {t('users.resend.confirm')}
    </Button>
  );
  return (
    <>
      {failure && (
        <Notice tone="warning" actions={resend}>
          <strong>{t('users.undelivered.text', { reason: t(`users.undelivered.reasons.${failure.kind}`) })}</strong>
          {failure.detail && (
            <div className="field-help">
              {t('users.undelivered.said')} <bdi dir="ltr">{failure.detail}</bdi>
            </div>
          )}
        </Notice>
      )}
      {isAsking && <ResendInviteDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
