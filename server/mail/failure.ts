import type { DeliveryFailure } from '#contract/company/mail';
import { minuteMs } from '#contract/kit/durations';
import { ClaimLost, ClaimUnknown } from './claims.ts';

/**
 * How a failed attempt affects a mail.
 * - `final`: address or text were rejected; a retry would be rejected, too.
 * - `later`: the mail server is busy or away, or our database is; the mail itself is fine.
 * - `fault`: anything else, so an error of ours.
 * - `lost`: another process has claimed the mail.
 */
export interface JudgedFailure {
  verdict: 'final' | 'later' | 'fault' | 'lost';
  failure: DeliveryFailure;
  /** The connection is broken or was refused. */
  endsConnection: boolean;
}

/** Fields of nodemailer's errors. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

const connectionCodes: readonly unknown[] = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
];
/** Replies to these commands are about the mail; all others are about the connection. */
const aboutMail: readonly unknown[] = ['RCPT TO', 'DATA'];
const detailMax = 200;

/** The server's reply on one line, without control and format characters. */
const replyText = (response: unknown): string =>
  (typeof response === 'string' ? response : '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, detailMax);

/** Uses the extended code (RFC 3463) if the server gives one, else the reply code. */
function kindOf(responseCode: number, text: string): DeliveryFailure['kind'] {
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(text) ?? [];
  if (subject === '1') return 'noSuchAddress';
  if (subject === '2') return detail === '2' ? 'mailboxFull' : 'noSuchAddress';
  if (subject !== undefined) return 'refused';
  if (responseCode === 552) return 'mailboxFull';
  return responseCode === 550 || responseCode === 551 || responseCode === 553 ? 'noSuchAddress' : 'refused';
}

export function judgeFailure(error: unknown): JudgedFailure {
  const { code, command, response, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const detail = replyText(response);
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const isConnection = reply === 421 || connectionCodes.includes(code);
  if (error instanceof ClaimLost) return { verdict: 'lost', failure: { kind: 'internal', detail: '' }, endsConnection: false };
  if (error instanceof ClaimUnknown) return { verdict: 'later', failure: { kind: 'internal', detail: '' }, endsConnection: false };
  if (isConnection)
    return { verdict: 'later', failure: { kind: reply === 421 ? 'busy' : 'unreachable', detail }, endsConnection: true };
  if (reply >= 500 && reply !== 503 && aboutMail.includes(command))
    return { verdict: 'final', failure: { kind: kindOf(reply, detail), detail }, endsConnection: false };
  if (reply >= 400) return { verdict: 'later', failure: { kind: 'busy', detail }, endsConnection: false };
  return { verdict: 'fault', failure: { kind: 'internal', detail: '' }, endsConnection: false };
}

const givesUpAfterMs = 24 * 60 * minuteMs;
/** Waits between attempts that failed by an error of ours: a day in all, so that somebody can fix it. */
const faultWaits = [5, 60, 360, 900].map((minutes) => minutes * minuteMs);
const longestPostponeMs = 60 * minuteMs;

interface Tried {
  attempts: number;
  postponed: number;
  firstTriedAt: Date | null;
}

/** When a mail is tried again, with jitter; undefined after its last attempt. */
export function nextAttempt({ attempts, postponed, firstTriedAt }: Tried, { verdict }: JudgedFailure, at: Date): Date | undefined {
  if (verdict === 'final') return undefined;
  const isOver = firstTriedAt !== null && at.getTime() - firstTriedAt.getTime() >= givesUpAfterMs;
  const wait =
    verdict === 'fault' ? faultWaits[attempts] : isOver ? undefined : Math.min(minuteMs * 2 ** postponed, longestPostponeMs);
  return wait === undefined ? undefined : new Date(at.getTime() + wait * (1 + Math.random() / 4));
}
