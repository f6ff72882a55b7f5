import { houseRoles, type Role } from '#contract/roles';
import { dutyOf } from '~/session/dutyOf.ts';
import type { Session } from '~/session/useSession.ts';

/** Whether the user sees the welcome: at home, after all duties, until finished or skipped. Staff know the console. */
export const needsWelcome = (session: Session): boolean =>
  !session.user.onboardingCompleted &&
  !session.isActingElsewhere &&
  dutyOf(session) === null &&
  !(houseRoles as readonly Role[]).includes(session.role);
