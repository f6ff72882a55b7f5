import * as oidc from 'openid-client';
import { z } from 'zod';
import { dayMs } from '#contract/kit/durations';
import { machineTime } from '../../../../clock.ts';
import { MailboxError } from '../source.ts';

/** What Microsoft knew of the last look is too old: recent mails are read again. */
export class Forgotten extends Error {
  override name = 'Forgotten';
}

/** The mail was moved or deleted meanwhile, or Microsoft cannot show it as one. */
export class NoMail extends Error {
  override name = 'NoMail';
}

/** The body of an answer that is no success (https://learn.microsoft.com/graph/errors). */
const refusal = z.object({ error: z.object({ code: z.string().catch(''), message: z.string().catch('') }) });
const noMailbox = ['MailboxNotEnabledForRESTAPI', 'MailboxNotSupportedForRESTAPI', 'ErrorNonExistentMailbox'];
const isForgotten = /^(syncState|resync)/i;
const isUnreadable = /ContentConversion|CorruptData/;

/** How long a server wants to be left alone: seconds or a time (RFC 9110). No day is passed over. */
function waitIn({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - machineTime().getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), dayMs) : 0;
}

/** Why Graph did not answer with success. `isMail`: it was about one mail. */
export async function graphError(answer: Response, { isMail }: { isMail: boolean }): Promise<Error> {
  const { status } = answer;
  const { code, message } = refusal.safeParse(await answer.json().catch(() => null)).data?.error ?? { code: '', message: '' };
  const detail = [`${status}`, code, message].filter(Boolean).join(' ');
  if (status === 429 || status === 503) return new MailboxError('busy', { detail, waitMs: waitIn(answer) });
  if (status === 410 || isForgotten.test(code)) return new Forgotten(detail);
  if (noMailbox.includes(code)) return new MailboxError('noMailbox', { detail });
  if (isMail && (status === 404 || isUnreadable.test(code))) return new NoMail(detail);
  if (status === 401 || status === 403) return new MailboxError('consent', { detail });
  return new MailboxError(status === 404 ? 'noMailbox' : 'microsoft', { detail });
}

/** Faults of the application of this installation, or of Entra itself; any other refusal of a token is about the consent. */
const oursOrTheirs: Record<string, MailboxError['failure']['kind']> = {
  invalid_client: 'internal',
  unauthorized_client: 'internal',
  temporarily_unavailable: 'microsoft',
  server_error: 'microsoft',
};

/** Why there is no token: consent withdrawn, a password changed, or Entra away. */
export function tokenError(error: unknown): Error {
  if (error instanceof MailboxError) return error;
  if (!(error instanceof oidc.ResponseBodyError)) return new MailboxError('microsoft', { cause: error });
  const kind = oursOrTheirs[error.error] ?? 'consent';
  const detail = kind === 'internal' ? '' : [error.error, error.error_description].filter(Boolean).join(': ');
  return new MailboxError(kind, { detail, cause: error });
}
