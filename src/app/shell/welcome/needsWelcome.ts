import { houseRoles, type Role } from '#contract/roles';
import type { Session } from '~/session/useSession.ts';
import { needsPolicy } from '../policy/needsPolicy.ts';

/** Whether the user sees the welcome: at home, after the policy, until finished or skipped. Staff know the console. */
export const needsWelcome = (session: Session): boolean =>
  !session.user.onboardingCompleted &&
  !session.isActingElsewhere &&
  !needsPolicy(session) &&
  !(houseRoles as readonly Role[]).includes(session.role);
