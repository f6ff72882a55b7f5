import { z } from 'zod';
import { at, endpoint, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simulationLimits } from './limits.ts';
import { simulationCompany } from './paths.ts';

/** The mailbox to which people report mails. It is read and nothing else: nothing is answered, moved, marked or deleted. */

const path = `${simulationCompany}/settings/mailbox` as const;

/** How a mailbox is read: over IMAP, or at Microsoft 365 through Graph, for which its owner gives a consent of its own. */
export const mailboxKinds = ['imap', 'graph'] as const;
export type MailboxKind = (typeof mailboxKinds)[number];

/**
 * Why a mailbox cannot be read.
 * - `unreachable`: no server answered in time at a public address.
 * - `notEncrypted`: the server offers no encryption, or shows a certificate that is not valid for its name.
 * - `signIn`: it refused the user and password.
 * - `folder`: there is no such folder.
 * - `broken`: it sends what no server may, or more than was requested.
 * - `consent`: Microsoft does not let us read it: its owner took the consent back, has another password, or was blocked.
 * - `noMailbox`: the account at Microsoft has no mailbox.
 * - `busy`: Microsoft wants us to wait.
 * - `microsoft`: Microsoft does not answer, or with something else than it says.
 */
export const mailboxFailures = [
  'unreachable',
  'notEncrypted',
  'signIn',
  'folder',
  'broken',
  'consent',
  'noMailbox',
  'busy',
  'microsoft',
  'internal',
] as const;
/** `detail` is the answer of the server, in its language; empty if there was none. */
const mailboxFailure = z.object({ kind: z.enum(mailboxFailures), detail: z.string() });
export type MailboxFailure = z.output<typeof mailboxFailure>;

const mailbox = z.object({
  kind: z.enum(mailboxKinds),
  /** Of IMAP. */
  server: z.object({ host: z.string(), port: z.number().int(), isSecure: z.boolean() }).nullable(),
  /** At Microsoft 365 its address. */
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
/** `data` is null without one. Passwords and tokens never leave this server. */
const reply = z.object({
  data: mailbox.nullable(),
  microsoft: z.object({
    /** Whether this installation has an application at Microsoft. */
    isAvailable: z.boolean(),
    /** Until when the owner can allow it, where somebody has begun; else null. */
    waitsUntil: at.nullable(),
  }),
});
export type ReportMailboxReply = z.input<typeof reply>;

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

/**
 * `redirectDomain` is the origin of the panel to which Microsoft’s answer leads back: this server’s own, or a verified custom domain. Only
 * the browser and the session that requested the URL can use that answer, once.
 */
export const beginReportMailboxConsent = endpoint({
  ...changing,
  method: 'POST',
  path: `${path}/microsoft/consent`,
  summary: 'The page of Microsoft on which the owner of a mailbox allows that it is read',
  body: z.object({ redirectDomain: z.url({ protocol: /^https?$/ }).max(textLimits.textMax) }),
  reply: z.object({ url: z.url() }),
  errors: ['sso_provider_not_set_up'],
});

/** Saved only once it could be read, in the place of any other one. Takes the answer of Microsoft, as it is in the address of the page. */
export const connectReportMailbox = endpoint({
  ...changing,
  method: 'POST',
  path: `${path}/microsoft`,
  summary: 'Reads reports of simulations in the mailbox at Microsoft 365 whose owner allowed it',
  body: z.object({ state: z.string().min(1).max(textLimits.textMax), code: z.string().min(1).max(8192) }),
  reply,
  errors: [...refusals, 'sso_provider_not_set_up', 'verification_token_expired'],
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
