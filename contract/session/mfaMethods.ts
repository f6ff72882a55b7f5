import { sessionLimits } from './limits.ts';

/** Second factors, in the order in which they are offered. `email`: a code by e-mail. `authenticator`: a code of an app (TOTP, RFC 6238). */
export const mfaMethods = ['email', 'authenticator', 'passkey', 'recovery'] as const;
export type MfaMethod = (typeof mfaMethods)[number];

/** The code of an e-mail or an app. */
export const mfaCodePattern = new RegExp(`^\\d{${sessionLimits.mfa.codeDigits}}$`);
