import { z } from 'zod';
import { deliveryFailure } from '../company/mail.ts';
import { at, endpoint, nothing } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { partnerLimits } from './limits.ts';

/** Mails of a company and of those below it through a mailbox at Microsoft, by its Graph API. One company uses this or `/smtp`, never both. */

const base = '/white-label/api/v1/company/{companyId}/graph_api';

/** `isAvailable`: this installation has an application at Microsoft. The other values are null or false without a mailbox. */
const graphSettings = z.object({
  isAvailable: z.boolean(),
  isConnected: z.boolean(),
  /** The address of the mailbox, from which mails leave. */
  fromEmail: z.string().nullable(),
  /** As for a mail server: since when mails wait, and what Microsoft answered last. */
  failingSince: at.nullable(),
  lastFailure: deliveryFailure.nullable(),
});
export type GraphSettings = z.input<typeof graphSettings>;

export const getGraph = endpoint({
  method: 'GET',
  path: `${base}/is_available`,
  summary: 'Whether mails can leave through Microsoft Graph, and the mailbox that was connected',
  access: 'whiteLabel:read',
  tx: 'none',
  reply: graphSettings,
  errors: ['contact_your_provider'],
});

const changing = { access: 'whiteLabel:write', tx: 'none', perMinute: partnerLimits.senderTestsPerMinute } as const;
const bothWays = ['contact_your_provider', 'sso_provider_not_set_up', 'mail_sender_in_use'] as const;

/**
 * `redirectDomain` is the origin of the panel to which Microsoft’s answer leads back: this server’s own, or a verified custom domain.
 * Only the browser and the session that requested the URL can use that answer.
 */
export const getGraphAuthUrl = endpoint({
  ...changing,
  method: 'GET',
  path: `${base}/auth_url`,
  summary: 'The page of Microsoft on which the owner of a mailbox allows sending',
  query: z.object({ redirectDomain: z.url({ protocol: /^https?$/ }).max(textLimits.textMax) }),
  reply: z.object({ url: z.url() }),
  errors: bothWays,
});

/** The answer of Microsoft, as it is in the address of the page. */
const answer = z.object({
  state: z.string().min(1).max(textLimits.textMax),
  code: z.string().min(1).max(8192),
});

/** Connected only after the mailbox has sent a test mail to the caller. With `from_not_proved`, `info` is the address of the mailbox. */
export const connectGraph = endpoint({
  ...changing,
  method: 'POST',
  path: `${base}/connect`,
  summary: 'Sends mails of the company through the mailbox whose owner allowed it',
  body: answer,
  reply: nothing,
  errors: [...bothWays, 'verification_token_expired', 'from_not_proved', 'graph_refused'],
});

export const testGraph = endpoint({
  ...changing,
  method: 'POST',
  path: `${base}/test`,
  summary: 'Sends the caller a test mail through the mailbox; if it leaves, waiting mails follow',
  reply: nothing,
  errors: ['contact_your_provider', 'from_not_proved', 'graph_refused'],
});

export const resetGraph = endpoint({
  method: 'DELETE',
  path: `${base}/auth_reset`,
  summary: 'Forgets the mailbox; mails leave as those of companies without one',
  access: 'whiteLabel:write',
  tx: 'none',
  reply: nothing,
  errors: ['contact_your_provider'],
});
