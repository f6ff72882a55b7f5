import Button from '@mui/material/Button';
import { type WaitingChange, withdrawAddressChange } from '#contract/session/addresses';
import { sendVerificationEmail } from '#contract/session/session';
import type { UserProfile } from '#contract/people/users';
import { refreshUser } from '~/authProvider/openSession.ts';
import { formatDateTime } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

interface WaitingAddressProps {
  user: UserProfile;
  change: WaitingChange;
  isOwn: boolean;
}

/** A new address that is not in effect yet: its link was not opened, or the old mailbox can still stop the change. */
export function WaitingAddress({ user, change, isOwn }: WaitingAddressProps) {
  const { t } = useTranslation();
  const mayReplace = useCan('addresses:replace');
  const { resend, withdraw } = useWaitingAddress(user, isOwn);
  const isLost = change.kind === 'lost_mailbox';
  const current = user.email;
  const actions = (
    <>
      {isOwn && !isLost && (
        <Button size="small" variant="outlined" loading={resend.isPending} onClick={() => void resend.run()}>
          {t('profile.confirm.resend')}
        </Button>
      )}
      {(isOwn || (isLost && mayReplace)) && (
        <Button size="small" variant="outlined" loading={withdraw.isPending} onClick={() => void withdraw.run()}>
          {t('profile.confirm.withdraw')}
        </Button>
      )}
    </>
  );
  if (isLost) {
    return (
      <Notice tone="warning" actions={actions}>
        <strong>{t('profile.lost.waitingTitle', { email: change.newEmail })}</strong>
        <div>{t('profile.lost.waiting', { current, when: change.takesEffectAt ? formatDateTime(change.takesEffectAt) : '' })}</div>
        <div>{t('profile.lost.waitingReason', { reason: change.reason })}</div>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" actions={actions}>
      <strong>{t('profile.confirm.title', { email: change.newEmail })}</strong>
      <div>{isOwn ? t('profile.confirm.own', { current }) : t('profile.confirm.other', { current })}</div>
    </Notice>
  );
}

function useWaitingAddress({ id: userId }: UserProfile, isOwn: boolean) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const sending = useAction(sendVerificationEmail, { keepsData: true });
  const withdrawing = useAction(withdrawAddressChange);
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      showError(error);
    }
  };
  const withdraw = async () => {
    await withdrawing.mutateAsync({ params: { userId } });
    if (isOwn) await refreshUser();
  };
  return {
    resend: {
      isPending: sending.isPending,
      run: () => attempt(() => sending.mutateAsync({ body: { user_id: userId } }), t('profile.confirm.sent')),
    },
    withdraw: { isPending: withdrawing.isPending, run: () => attempt(withdraw, t('profile.confirm.withdrawn')) },
  };
}
