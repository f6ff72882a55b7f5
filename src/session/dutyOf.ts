import { onboardingRefusal } from '#contract/access';
import type { Session } from './useSession.ts';

/** What the user must do before the server answers other calls, as the code of its refusal; null if nothing. */
export const dutyOf = ({ user, isActingElsewhere }: Pick<Session, 'user' | 'isActingElsewhere'>) =>
  onboardingRefusal({
    temporaryPassword: user.temporary_password,
    policyConfirmed: user.privacyPolicyConfirmedAt !== null,
    isTwoFactorDue: user.isTwoFactorDue,
    actsElsewhere: isActingElsewhere,
  });
