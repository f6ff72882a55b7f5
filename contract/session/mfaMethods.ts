import { sessionLimits } from './limits.ts';

/**
 * Second factors, the strongest first, which is the order in which they are offered after the one used last. `email`: a code by e-mail.
 * `authenticator`: a code of an app (TOTP, RFC 6238).
 */
export const mfaMethods = ['passkey', 'authenticator', 'email', 'recovery'] as const;
export type MfaMethod = (typeof mfaMethods)[number];

/** The code of an e-mail or an app. */
export const mfaCodePattern = new RegExp(`^\\d{${sessionLimits.mfa.codeDigits}}$`);

/** The purpose of a step of one's own account: one change, or adding factors, for which one confirmation is valid for some minutes. */
export const stepPurposes = ['change', 'add_factor'] as const;
export type StepPurpose = (typeof stepPurposes)[number];

/** Whether a code by e-mail is the only method besides recovery codes: then it is mailed at once. Otherwise it is mailed on request. */
export const isMailedUnasked = (methods: readonly MfaMethod[]): boolean =>
  methods[0] === 'email' && methods.every((method) => method === 'email' || method === 'recovery');
