import { z } from 'zod';
import { at, email, endpoint, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { deliveryFailure } from '../company/mail.ts';
import { partnerLimits } from './limits.ts';

/** Mails of a company and of those below it through a mail server of its own. */

const path = '/white-label/api/v1/company/{companyId}/smtp';

export const smtpHost = z.hostname().trim().toLowerCase().max(textLimits.textMax);
export const smtpPort = z.number().int().min(1).max(65_535);

/** Values are null without a mail server. The password never leaves this server: only whether one is set. */
const mailServer = z.object({
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  username: z.string().nullable(),
  password: z.object({ isSet: z.boolean() }),
  fromEmail: z.string().nullable(),
  isSecure: z.boolean().nullable(),
  /**
   * Since when mails wait because the mail server does not take them, and what it said last. `refused` without a detail: the domain
   * of `fromEmail` is no longer verified.
   */
  failingSince: at.nullable(),
  lastFailure: deliveryFailure.nullable(),
});
export type MailServerSettings = z.input<typeof mailServer>;

export const getSmtp = endpoint({
  method: 'GET',
  path,
  summary: 'The mail server of the company, without its password',
  access: 'whiteLabel:read',
  tx: 'none',
  reply: mailServer,
  errors: ['contact_your_provider'],
});

const changing = { access: 'whiteLabel:write', tx: 'none', reply: nothing, perMinute: partnerLimits.senderTestsPerMinute } as const;
const tested = ['contact_your_provider', 'from_not_proved', 'mail_sender_refused'] as const;

/**
 * Saved only after the mail server has accepted a test mail to the caller. `isSecure` is TLS from the start; without it the connection is
 * encrypted by STARTTLS before signing in. Without a `password` the stored one is kept, if server and user are the same.
 */
export const saveSmtp = endpoint({
  ...changing,
  method: 'PUT',
  path,
  summary: 'Sends mails of the company through its own mail server',
  body: z.object({
    host: smtpHost,
    port: smtpPort,
    username: text(),
    password: z.string().min(1).max(textLimits.textMax).optional(),
    fromEmail: email,
    isSecure: z.boolean(),
  }),
  errors: [...tested, 'mail_sender_in_use'],
});

export const testSmtp = endpoint({
  ...changing,
  method: 'POST',
  path: `${path}/test`,
  summary: 'Sends the caller a test mail through the mail server; if it is taken, waiting mails follow',
  errors: tested,
});

export const removeSmtp = endpoint({
  method: 'DELETE',
  path,
  summary: 'Forgets the mail server; mails leave as those of companies without one',
  access: 'whiteLabel:write',
  tx: 'none',
  reply: nothing,
  errors: ['contact_your_provider'],
});
