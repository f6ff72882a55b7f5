import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sendVerificationEmail } from '#contract/session';
import { updateProfile, type UserProfile } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { useAction, useErrorToast } from '~/dataProvider/index.ts';
import { fromRecord, toRequest } from './profileForm.ts';

interface ConfirmNewEmailProps {
  user: UserProfile;
  newEmail: string;
  isOwn: boolean;
}

/** A changed address that waits for its link to be opened, with the link once more. */
export function ConfirmNewEmail({ user, newEmail, isOwn }: ConfirmNewEmailProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const toOneself = useAction(sendVerificationEmail, { keepsData: true });
  const toOther = useAction(updateProfile);

  const resend = async () => {
    try {
      if (isOwn) await toOneself.mutateAsync({ body: { user_id: user.id } });
      // Asking for the same new address once more sends a new link to it.
      else await toOther.mutateAsync({ params: { userId: user.id }, body: toRequest({ ...fromRecord(user), email: newEmail }) });
      toast.success(t('profile.confirm.sent'));
    } catch (error) {
      showError(error);
    }
  };
  const button = (
    <Button size="small" variant="outlined" loading={toOneself.isPending || toOther.isPending} onClick={() => void resend()}>
      {t('profile.confirm.resend')}
    </Button>
  );
  return (
    <Notice tone="warning" actions={button}>
      <strong>{t('profile.confirm.title', { email: newEmail })}</strong>
      <div>{isOwn ? t('profile.confirm.own', { current: user.email }) : t('profile.confirm.other', { current: user.email })}</div>
    </Notice>
  );
}
