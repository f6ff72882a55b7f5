import { sessionLimits } from './limits.ts';

/**
 * Second factors, the strongest first, which is the order in which they are offered after the one used last. `email`: a code by e-mail.
 * `authenticator`: a code of an app (TOTP, RFC 6238).
 */
export const mfaMethods = ['passkey', 'authenticator', 'email', 'recovery'] as const;
export type MfaMethod = (typeof mfaMethods)[number];

/** The code of an e-mail or an app. */
export const mfaCodePattern = new RegExp(`^\\d{${sessionLimits.mfa.codeDigits}}$`);

/** Why a step of one's own account was begun: one change, or adding factors, for which one confirmation serves some minutes. */
export const stepPurposes = ['change', 'add_factor'] as const;
export type StepPurpose = (typeof stepPurposes)[number];

/** The only way besides recovery codes: the person cannot but want the code, so it is mailed unasked. Otherwise it is mailed on request. */
export const isMailedUnasked = (methods: readonly MfaMethod[]): boolean =>
  methods[0] === 'email' && methods.every((method) => method === 'email' || method === 'recovery');
