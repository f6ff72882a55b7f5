import { paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import { authType } from '~/session/authType.ts';
import type { HeedError } from '~/errors/heedError.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { leaveProvider } from '~/session/provider.ts';
import { goTo, setFlash } from '~/session/signals.ts';
import { afterActing } from '~/session/afterActing.ts';
import { leaveActingTab } from '~/session/startAgain.ts';
import { loginWithReturn } from '~/session/stage.ts';
import { endSession, leaveCompany, sessionStore } from '~/session/store.ts';

/** Compared case-insensitively with message and first description: this refusal has no code. */
const companyDisabled = 'company is disabled';

function end(to: string) {
  endSession(to);
  void leaveProvider();
}

const isCompanyDisabled = ({ code, message, description }: HeedError) =>
  code === 'company_disabled' || [message, description].some((sentence) => sentence?.trim().toLowerCase() === companyDisabled);

/** Whether this tab already shows the required onboarding step. */
const isShown: Partial<Record<string, (user: CurrentUser) => boolean>> = {
  password_change_required: ({ temporary_password }) => temporary_password,
  two_factor_required: ({ isTwoFactorDue }) => isTwoFactorDue,
  privacy_policy_not_confirmed: ({ privacyPolicyConfirmedAt }) => privacyPolicyConfirmedAt === null,
};

/** The session that this tab has for another company is over, or its grant was withdrawn. */
const endsActing: readonly string[] = ['invalid_session', 'session_expired', 'company_not_accessible'];

/**
 * Handles refusals that mean the same for every call, such as an ended session; the caller gets the error as well. `readUser`
 * reads the signed-in user again.
 */
export function handleGlobally(error: HeedError, readUser: () => Promise<void>): void {
  const { user, acting } = sessionStore.get();
  if (isCompanyDisabled(error)) {
    end(paths.disabledCompany);
  } else if (user?.isAdminLoggedInAsCompany && endsActing.includes(error.code)) {
    leaveActingTab({ tone: 'error', key: dynamicKey(`errors.${error.code}`) });
  } else if ((error.code === 'invalid_session' || error.code === 'session_expired') && user) {
    setFlash({ tone: 'error', key: dynamicKey(`errors.${error.code}`) });
    end(loginWithReturn(location.pathname + location.search, authType()));
  } else if (error.code === 'company_not_accessible' && acting) {
    leaveCompany();
    setFlash({ tone: 'error', key: 'errors.company_not_accessible' });
    goTo(afterActing());
  } else if (user && isShown[error.code]?.(user) === false) {
    void readUser().catch(() => undefined);
  }
}
