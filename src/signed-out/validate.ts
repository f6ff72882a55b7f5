import { sessionLimits } from '#contract/session/limits';
import { unmetPasswordRules } from '#contract/session/passwordRules';

/** A key of the locales, or undefined if the value is valid. */
type Problem<Key extends string> = `auth.validation.${Key}` | undefined;

/** Text before and after the @, a dot in the domain, no spaces. The server checks more. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailProblem(value: string): Problem<'emailRequired' | 'emailFormat'> {
  if (!value.trim()) return 'auth.validation.emailRequired';
  return address.test(value.trim()) ? undefined : 'auth.validation.emailFormat';
}

export function passwordProblem(value: string): Problem<'passwordRequired' | 'passwordTooShort'> {
  if (!value) return 'auth.validation.passwordRequired';
  return value.length < sessionLimits.passwordMin ? 'auth.validation.passwordTooShort' : undefined;
}

export const newPasswordProblem = (value: string): Problem<'passwordRules'> =>
  unmetPasswordRules(value).length > 0 ? 'auth.validation.passwordRules' : undefined;

export function confirmProblem(value: string, password: string): Problem<'confirmRequired' | 'confirmDiffers'> {
  if (!value) return 'auth.validation.confirmRequired';
  return value === password ? undefined : 'auth.validation.confirmDiffers';
}
