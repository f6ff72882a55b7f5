import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { sessionLimits } from './limits.ts';
import { verificationTokenId } from './verificationToken.ts';

/** A link begins the sign-in in the browser that opens it. */
const link = z.object({ link: z.string() });

export const loginEndpointLink = endpoint({
  method: 'POST',
  path: '/api/v1/sso/login_endpoint_link/by_email/{email}',
  summary: 'Where a person with this e-mail address signs in with single sign-on',
  access: 'public',
  tx: 'none',
  body: z.object({ origin: z.literal('admin') }),
  reply: link,
  errors: ['email_is_not_connected'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const customTokenSso = endpoint({
  method: 'GET',
  path: '/api/v1/user/custom_token_sso/{token}',
  summary: 'Exchanges the one-time token of a sign-in at the provider, in the browser that began it, for the token of a session',
  access: 'public',
  tx: 'none',
  reply: z.object({ customToken: z.string() }),
  errors: ['verification_token_expired', 'account_suspended', 'learner_no_access'],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const linkOwnSso = endpoint({
  method: 'POST',
  path: '/rest/v1/me/sso-link',
  summary:
    'Where the caller signs in at the provider of their company, to bind that account to their own, after a confirmed step in this session',
  access: 'session',
  needsStep: 'passwordAndFactor',
  tx: 'none',
  body: z.object({ verificationTokenId }),
  reply: link,
  errors: ['mfa_step_expired', 'email_is_not_connected', 'sso_unreachable'],
  perMinute: sessionLimits.lookupsPerMinute,
});
