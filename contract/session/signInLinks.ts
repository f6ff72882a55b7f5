import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';
import { sessionLimits } from './limits.ts';
import { mfaMethods } from './mfaMethods.ts';

/**
 * Links that sign in, once and soon: the person in their own company in another browser or in the learner app (magic links), and the
 * person in another company in which they may act. Validity: `sessionLimits.tokenSeconds`.
 */

/** Where a magic link leads; without it to the home page. */
export const magicTargets = ['trainings', 'users'] as const;

export const getMagicLink = endpoint({
  method: 'GET',
  path: '/api/v1/auth/company/{companyId}/magic_link',
  summary: 'A link that signs the caller in once: in the learner app, or here in another browser; only in their own company',
  access: 'session',
  tx: 'none',
  /** `campaignId`: what our own pages of learners begin with; a learner app begins as it does. */
  query: z.object({
    platformType: z.enum(['employee', 'admin']),
    redirectTo: z.enum(magicTargets).optional(),
    campaignId: id.optional(),
  }),
  reply: z.object({ link: z.url() }),
  errors: ['sso_required'],
  perMinute: sessionLimits.lookupsPerMinute,
});

/** A magic link replaces the password: a person with a second factor takes `secondStep` next, and gets the token only after it. */
export const takeMagicLink = endpoint({
  method: 'GET',
  path: '/api/v1/auth/auth_token/magic_link/{verificationToken}',
  summary: 'Exchanges the token of a magic link for the token of a session, or for the second step of the sign-in',
  access: 'public',
  tx: 'none',
  reply: z.object({
    customToken: z.string().nullable(),
    company_id: id,
    secondStep: z.object({ email: z.string(), verificationToken: z.string(), mfaMethods: z.array(z.enum(mfaMethods)) }).nullable(),
  }),
  errors: ['verification_token_expired', 'account_suspended', 'learner_no_access', 'sso_required'],
  perMinute: sessionLimits.lookupsPerMinute,
});

/** `link` is a path of the panel. It works only in the browser that requested it. */
export const getCompanyLink = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/login-links',
  summary: 'A link that signs the caller in once as themselves, acting in this company, which is not their own',
  access: 'companies:choose',
  tx: 'none',
  reply: z.object({ link: z.string() }),
  errors: [],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const takeCompanyToken = endpoint({
  method: 'GET',
  path: '/user/custom_token/{token}',
  summary: 'Exchanges the token of a link into another company for the token of a session there',
  access: 'public',
  tx: 'none',
  reply: z.object({ customToken: z.string(), company_id: id }),
  errors: ['verification_token_expired', 'account_suspended', 'learner_no_access', 'sso_required'],
  perMinute: sessionLimits.lookupsPerMinute,
});
