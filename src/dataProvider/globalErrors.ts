import { paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import { authType } from '~/session/authType.ts';
import type { HeedError } from '~/session/heedError.ts';
import { leaveProvider } from '~/session/provider.ts';
import { goTo, setFlash } from '~/session/signals.ts';
import { loginWithReturn } from '~/session/stage.ts';
import { endSession, leaveCompany, sessionStore } from '~/session/store.ts';

/** Compared with the message and the first description, whatever their case, because the wire names a sentence and no code. */
const companyDisabled = 'company is disabled';
/** Where a sign-in of each type begins again; single sign-on will get its own page. */
const signInPage = { password: paths.login, sso: paths.login } as const;

function end(to: string) {
  endSession(to);
  void leaveProvider();
}

const isCompanyDisabled = ({ code, message, description }: HeedError) =>
  code === 'company_disabled' || [message, description].some((sentence) => sentence?.trim().toLowerCase() === companyDisabled);

/** Whether this tab knows already what the person must do first, and therefore shows it. */
const known: Partial<Record<string, (user: CurrentUser) => boolean>> = {
  password_change_required: ({ temporary_password }) => temporary_password,
  privacy_policy_not_confirmed: ({ privacyPolicyConfirmedAt }) => privacyPolicyConfirmedAt === null,
};

/**
 * What some refusals mean everywhere, whoever asked; the caller still gets the error.
 * `readUser` reads the signed-in person again.
 */
export function handleGlobally(error: HeedError, readUser: () => Promise<void>): void {
  const { user, acting } = sessionStore.get();
  if (isCompanyDisabled(error)) {
    end(paths.disabledCompany);
  } else if ((error.code === 'invalid_session' || error.code === 'session_expired') && user) {
    const page = signInPage[authType() ?? 'password'];
    setFlash({ tone: 'error', key: `errors.${error.code}` });
    end(page === paths.login ? loginWithReturn(location.pathname + location.search) : page);
  } else if (error.code === 'company_not_accessible' && acting) {
    leaveCompany();
    setFlash({ tone: 'error', key: 'errors.company_not_accessible' });
    goTo(paths.home);
  } else if (user && known[error.code]?.(user) === false) {
    void readUser().catch(() => undefined);
  }
}
