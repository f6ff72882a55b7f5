import { onboardingRefusal } from '#contract/access';
import type { Session } from '~/session/useSession.ts';

/** Whether the user must accept the policy first; not with a temporary password and not while acting in another company. */
export const needsPolicy = ({ user, isActingElsewhere }: Session): boolean =>
  onboardingRefusal({
    temporaryPassword: user.temporary_password,
    policyConfirmed: user.privacyPolicyConfirmedAt !== null,
    actsElsewhere: isActingElsewhere,
  }) === 'privacy_policy_not_confirmed';
