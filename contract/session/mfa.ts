import { z } from 'zod';
import { at, email, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { sessionLimits } from './limits.ts';
import { mfaMethods, stepPurposes } from './mfaMethods.ts';
import { verificationTokenId } from './verificationToken.ts';
import { newPasskey, passkeyAnswer } from './passkeyAnswers.ts';

const code = z.string().trim().min(1).max(textLimits.textMax);
/** Input of the browser's WebAuthn API, as @simplewebauthn encodes it. */
const webAuthn = z.record(z.string(), z.unknown());
/** The factor that confirms a step: `passkey` has `answer`, the others have `code`. */
const factor = { method: z.enum(mfaMethods).default('email'), code: code.optional(), answer: passkeyAnswer.optional() };

const limited = { perMinute: sessionLimits.lookupsPerMinute } as const;
const stepErrors = ['mfa_step_expired', 'mfa_code_wrong', 'passkey_not_valid', 'authenticator_not_readable', '60202'] as const;
const signedIn = z.object({ customFirebaseToken: z.string() });

export const verifyPassword = endpoint({
  method: 'POST',
  path: '/api/v1/user/company/{companyId}/security/mfa/verify_password',
  summary: 'Checks one’s own password and begins a change that takes a second step; names the ways to confirm it',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  /**
   * Without a password only in a session that came through single sign-on. A step with the purpose `add_factor` opens only the calls that add
   * factors, for sessionLimits.mfa.addingMinutes after it was confirmed; one with `change` opens one change.
   */
  body: z.object({
    password: z.string().min(1).max(sessionLimits.passwordMax).optional(),
    purpose: z.enum(stepPurposes).default('change'),
  }),
  reply: z.object({ verificationTokenId: z.string(), methods: z.array(z.enum(mfaMethods)) }),
  errors: ['wrong_password', 'too_many_attempts'],
  ...limited,
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/v1/user/security/mfa/send_code',
  summary: 'Mails a code for a second step; a new code replaces the one before',
  access: 'public',
  tx: 'none',
  body: z.object({ email, verificationTokenId }),
  reply: nothing,
  errors: ['mfa_step_expired', '60202', '60203'],
  ...limited,
});

export const setMfa = endpoint({
  method: 'PATCH',
  path: '/api/v1/user/company/{companyId}/security/mfa',
  summary: 'Turns one’s own two-factor authentication on (with a code by e-mail) or off (every factor is removed)',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: z.object({ isMfaEnabled: z.boolean(), verificationTokenId, ...factor }),
  reply: nothing,
  errors: [...stepErrors, 'nothing_to_change'],
  ...limited,
});

export const mfaLogin = endpoint({
  method: 'POST',
  path: '/user/security/mfa/login',
  summary: 'Finishes a sign-in with a second factor; gives the custom token that opens the session',
  access: 'public',
  tx: 'none',
  body: z.object({ verificationTokenId, ...factor }),
  reply: signedIn,
  errors: [...stepErrors, 'account_suspended', 'learner_no_access', 'sso_required'],
  ...limited,
});

export const passkeyChallenge = endpoint({
  method: 'POST',
  path: '/rest/v1/mfa/passkey-challenges',
  summary: 'What the browser needs to ask for a passkey of the person of this second step, for this address only',
  access: 'public',
  tx: 'none',
  body: z.object({ verificationTokenId }),
  reply: webAuthn,
  errors: ['mfa_step_expired', 'passkey_not_valid'],
  ...limited,
});

const me = '/rest/v1/me/mfa';

export const getMfa = endpoint({
  method: 'GET',
  path: me,
  summary: 'One’s own second factors',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  reply: z.object({
    isMfaEnabled: z.boolean(),
    /** Whether codes by e-mail are accepted. */
    hasEmail: z.boolean(),
    authenticator: z.object({ createdAt: at, lastUsedAt: at.nullable() }).nullable(),
    /** `host`: the only address on which the passkey works. */
    passkeys: z.array(z.object({ id, name: z.string(), host: z.string(), createdAt: at, lastUsedAt: at.nullable() })),
    recoveryCodesLeft: z.number().int(),
  }),
  errors: [],
});

export const confirmStep = endpoint({
  method: 'POST',
  path: `${me}/confirmations`,
  summary: 'Confirms a change of one’s own factors with a code or a passkey; the token then opens the calls below',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: z.object({ verificationTokenId, ...factor }),
  reply: nothing,
  errors: [...stepErrors],
  ...limited,
});

const confirmed = z.object({ verificationTokenId });
/** Shown once, when the first factor besides the e-mail is added; null if there are codes already. */
const recoveryCodes = z.array(z.string());

export const startAuthenticator = endpoint({
  method: 'POST',
  path: `${me}/authenticator`,
  summary:
    'Makes the secret of an authenticator app, as text and as the otpauth address of the QR code; counts after the first code',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: confirmed,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['mfa_step_expired'],
  ...limited,
});

export const addAuthenticator = endpoint({
  method: 'PUT',
  path: `${me}/authenticator`,
  summary: 'Adds the authenticator app with its first code',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: confirmed.extend({ code }),
  reply: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  errors: [...stepErrors],
  ...limited,
});

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: `${me}/authenticator`,
  summary: 'Removes the authenticator app',
  access: 'session',
  tx: 'none',
  body: confirmed,
  reply: nothing,
  errors: ['mfa_step_expired', 'nothing_to_change'],
  ...limited,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: `${me}/passkeys/options`,
  summary: 'What the browser needs to make a passkey for this address',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: confirmed,
  reply: webAuthn,
  errors: ['mfa_step_expired', 'passkey_not_here'],
  ...limited,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${me}/passkeys`,
  summary: 'Adds the passkey that the browser has made',
  access: 'session',
  beforeTwoFactor: true,
  tx: 'none',
  body: confirmed.extend({ name: text(), answer: newPasskey }),
  reply: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  errors: ['mfa_step_expired', 'passkey_not_valid', 'passkey_not_here', 'too_many_passkeys'],
  ...limited,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${me}/passkeys/{passkeyId}`,
  summary: 'Removes a passkey',
  access: 'session',
  tx: 'none',
  body: confirmed,
  reply: nothing,
  errors: ['mfa_step_expired'],
  ...limited,
});

export const setEmailFactor = endpoint({
  method: 'PUT',
  path: `${me}/email`,
  summary: 'Accepts codes by e-mail, or no longer; another factor is needed to do without',
  access: 'session',
  tx: 'none',
  body: confirmed.extend({ hasEmail: z.boolean() }),
  reply: nothing,
  errors: ['mfa_step_expired', 'nothing_to_change', 'mfa_last_factor'],
  ...limited,
});

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: `${me}/recovery-codes`,
  summary: 'Makes ten recovery codes; those from before no longer work',
  access: 'session',
  tx: 'none',
  body: confirmed,
  reply: z.object({ recoveryCodes }),
  errors: ['mfa_step_expired', 'nothing_to_change'],
  ...limited,
});

export const resetMfa = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/users/{userId}/mfa/reset',
  summary: 'Removes every second factor of a person who has lost them; needs one’s own password and code',
  access: 'users:write',
  needsPerson: true,
  needsStep: 'passwordAndFactor',
  tx: 'none',
  body: confirmed,
  reply: nothing,
  errors: ['mfa_step_expired', 'user_not_editable', 'nothing_to_change'],
  ...limited,
});
