import type { UserProfile } from '#contract/people/users';
import { confirmStep, resetMfa } from '#contract/session/mfa';
import { personName } from '~/components/data/personName.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';

/** Removes the second factors of somebody who has lost them, after one's own password and factor. */
export function ResetFactorsDialog({ user, onClose }: { user: UserProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const name = personName(user);
  return (
    <ConfirmItsYou
      title={t('security.reset.title', { name })}
      help={t('security.reset.help', { name })}
      tone="danger"
      onFactor={async (verificationTokenId, factor) => {
        await callEndpoint(confirmStep, { body: { verificationTokenId, ...factor } });
        await callEndpoint(resetMfa, { params: { userId: user.id }, body: { verificationTokenId } });
        toast.success(t('security.reset.done'));
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
