import { dutyOf } from '#contract/access';
import type { Session } from '~/session/useSession.ts';

/** Asked of whoever has not confirmed yet; not under a temporary password and not in somebody else's company. */
export const needsPolicy = ({ user, isActingElsewhere }: Session): boolean =>
  dutyOf({
    temporaryPassword: user.temporary_password,
    policyConfirmed: user.privacyPolicyConfirmedAt !== null,
    actsElsewhere: isActingElsewhere,
  }) === 'privacy_policy_not_confirmed';
