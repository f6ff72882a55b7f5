import { z } from 'zod';
import { at, endpoint, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simulationLimits } from './limits.ts';
import { simulationCompany } from './paths.ts';

/** The mailbox to which people report mails. It is read and nothing else: nothing is answered, moved, marked or deleted. */

const path = `${simulationCompany}/settings/mailbox` as const;

/**
 * Why a mailbox cannot be read.
 * - `unreachable`: no server answered in time at a public address.
 * - `notEncrypted`: the server offers no encryption, or shows a certificate that is not valid for its name.
 * - `signIn`: it refused the user and password.
 * - `folder`: there is no such folder.
 * - `broken`: it sends what no server may, or more than was requested.
 */
export const mailboxFailures = ['unreachable', 'notEncrypted', 'signIn', 'folder', 'broken', 'internal'] as const;
/** `detail` is the answer of the server, in its language; empty if there was none. */
const mailboxFailure = z.object({ kind: z.enum(mailboxFailures), detail: z.string() });
export type MailboxFailure = z.output<typeof mailboxFailure>;

const mailbox = z.object({
  host: z.string(),
  port: z.number().int(),
  isSecure: z.boolean(),
  username: z.string(),
  folder: z.string(),
  connectedAt: at,
  /** Null before the first time. */
  lookedAt: at.nullable(),
  /** Simulations that were reported here in the last days, see `simulationLimits.reportMailbox`. */
  recognised: z.number().int(),
  failingSince: at.nullable(),
  failure: mailboxFailure.nullable(),
});
export type ReportMailbox = z.input<typeof mailbox>;
/** Null without one. The password never leaves this server. */
const reply = z.object({ data: mailbox.nullable() });

const imapPlace = z.object({
  host: z.hostname().trim().toLowerCase().max(textLimits.textMax),
  port: z.number().int().min(1).max(65_535),
  /** TLS from the start; without it the connection is encrypted by STARTTLS before signing in. */
  isSecure: z.boolean(),
  username: text(),
  /** Without it the stored one is used, if server and user are the same. */
  password: z.string().min(1).max(textLimits.textMax).optional(),
});

const changing = {
  access: 'simulations:write',
  tx: 'none',
  needsPerson: true,
  perMinute: simulationLimits.reportMailbox.testsPerMinute,
} as const;
/** `report_mailbox_refused` names the field that is probably wrong, and has the kind of the failure and the server’s answer as `info`. */
const refusals = ['report_mailbox_refused', 'report_mailbox_personal'] as const;

export const getReportMailbox = endpoint({
  method: 'GET',
  path,
  summary: 'The mailbox in which reports of simulations arrive, and whether it can be read',
  access: 'simulations:read',
  tx: 'none',
  reply,
  errors: [],
});

/** Saved only once the folder could be opened. Mails that arrived before the day before are not read. */
export const saveReportMailbox = endpoint({
  ...changing,
  method: 'PUT',
  path,
  summary: 'Reads reports of simulations in a mailbox, over IMAP',
  body: imapPlace.extend({ folder: text() }),
  reply,
  errors: refusals,
});

/** With `imap` null the mailbox that is connected; if that works, it is looked at within seconds. */
export const testReportMailbox = endpoint({
  ...changing,
  method: 'POST',
  path: `${path}/test`,
  summary: 'Signs in to a mailbox, and lists its folders',
  body: z.object({ imap: imapPlace.nullable() }),
  reply: z.object({ folders: z.array(z.string()) }),
  errors: [...refusals, 'not_found'],
});

export const removeReportMailbox = endpoint({
  method: 'DELETE',
  path,
  summary: 'Forgets the mailbox; what was reported stays',
  access: 'simulations:write',
  tx: 'none',
  reply: nothing,
  errors: ['not_found'],
});
