import { confirmPrivacyPolicy } from '#contract/session/session';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/session/heedError.ts';
import { useSession } from '~/session/useSession.ts';
import { refreshUser } from '~/authProvider/openSession.ts';

/** Confirms the policies for oneself and reads the user again. Confirmed already, in another tab, is as good. */
export function useConfirmPolicy(): () => Promise<void> {
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
