import type { DeliveryFailure } from '#contract/mail';
import { ClaimLost, ClaimUnknown } from './claims.ts';

/**
 * What a failed attempt means for a mail.
 * - `final`: the address or the text is refused, and would be again.
 * - `later`: the mail server asks to come later, or does not answer, or our database is away; that is not the mail's fault.
 * - `fault`: anything else, so a mistake of ours.
 * - `lost`: the mail is somebody else's meanwhile.
 */
export interface Judged {
  verdict: 'final' | 'later' | 'fault' | 'lost';
  failure: DeliveryFailure;
  /** The connection is gone or was refused, whatever the mail is. */
  endsConnection: boolean;
}

/** What nodemailer says about a failure. */
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
/** The answers to these are about this mail; all others are about us. */
const aboutMail: readonly unknown[] = ['RCPT TO', 'DATA'];
const detailMax = 200;

/** The server's words on one line, without what no screen shows. */
const wordsOf = (response: unknown): string =>
  (typeof response === 'string' ? response : '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, detailMax);

/** By the extended code (RFC 3463) where the server gives one, else by the reply code. */
function kindOf(responseCode: number, words: string): DeliveryFailure['kind'] {
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(words) ?? [];
  if (subject === '1') return 'noSuchAddress';
  if (subject === '2') return detail === '2' ? 'mailboxFull' : 'noSuchAddress';
  if (subject !== undefined) return 'refused';
  if (responseCode === 552) return 'mailboxFull';
  return responseCode === 550 || responseCode === 551 || responseCode === 553 ? 'noSuchAddress' : 'refused';
}

export function judgeFailure(error: unknown): Judged {
  const { code, command, response, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const words = wordsOf(response);
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const isConnection = reply === 421 || connectionCodes.includes(code);
  if (error instanceof ClaimLost) return { verdict: 'lost', failure: { kind: 'internal', detail: '' }, endsConnection: false };
  if (error instanceof ClaimUnknown) return { verdict: 'later', failure: { kind: 'internal', detail: '' }, endsConnection: false };
  if (isConnection)
    return { verdict: 'later', failure: { kind: reply === 421 ? 'busy' : 'unreachable', detail: words }, endsConnection: true };
  if (reply >= 500 && reply !== 503 && aboutMail.includes(command))
    return { verdict: 'final', failure: { kind: kindOf(reply, words), detail: words }, endsConnection: false };
  if (reply >= 400) return { verdict: 'later', failure: { kind: 'busy', detail: words }, endsConnection: false };
  return { verdict: 'fault', failure: { kind: 'internal', detail: '' }, endsConnection: false };
}

const minuteMs = 60_000;
const givesUpAfterMs = 24 * 60 * minuteMs;
/** Between the attempts that failed by our own mistake: a day in all, since somebody has to mend it. */
const faultWaits = [5, 60, 360, 900].map((minutes) => minutes * minuteMs);
const longestPostponeMs = 60 * minuteMs;

interface Tried {
  attempts: number;
  postponed: number;
  firstTriedAt: Date | null;
}

/** When a mail is tried again; undefined when it is given up. Spread, so that what failed together does not come back together. */
export function nextAttempt({ attempts, postponed, firstTriedAt }: Tried, { verdict }: Judged, at: Date): Date | undefined {
  if (verdict === 'final') return undefined;
  const isOver = firstTriedAt !== null && at.getTime() - firstTriedAt.getTime() >= givesUpAfterMs;
  const wait =
    verdict === 'fault' ? faultWaits[attempts] : isOver ? undefined : Math.min(minuteMs * 2 ** postponed, longestPostponeMs);
  return wait === undefined ? undefined : new Date(at.getTime() + wait * (1 + Math.random() / 4));
}
