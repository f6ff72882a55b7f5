import type { MailboxFailure } from '#contract/simulation/reportMailbox';
import type { Position } from '../../../db/schema.ts';

/** A mail that is new; of a large one the beginning. */
export interface NewMail {
  raw: Uint8Array;
  at: Date;
  /** What is read once this mail is. */
  after: Position;
}

/** How one look into a mailbox goes. */
export interface Look {
  /** Where the last one ended; null if nothing was read. */
  from: Position | null;
  /** Where nothing was read before, or it is not known any more what was, mails from the day before that are new. */
  since: Date;
  /** Takes one mail; the next one follows when it is done. */
  take(mail: NewMail): Promise<void>;
  /** Whether there is time for another one. */
  hasTime(): boolean;
}

/** What is read afterwards, and whether mails are left for the next look. */
export interface Looked {
  after: Position;
  isMore: boolean;
}

/** A mailbox that can be opened: it is read, and nothing in it changes. Both throw MailboxError, and end when the signal does. */
export interface MailSource {
  folders(signal: AbortSignal): Promise<string[]>;
  look(look: Look, signal: AbortSignal): Promise<Looked>;
}

interface Why {
  /** The answer of the server. */
  detail?: unknown;
  /** For the log. */
  cause?: unknown;
  /** How long its server wants to be left alone. */
  waitMs?: number;
}

/** Why a mailbox cannot be read, in words for its admins. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  readonly failure: MailboxFailure;
  readonly waitMs: number;
  constructor(kind: MailboxFailure['kind'], { detail = '', cause, waitMs = 0 }: Why = {}) {
    super(`a mailbox of reports cannot be read: ${kind}`, { cause });
    this.failure = { kind, detail: oneLine(detail) };
    this.waitMs = waitMs;
  }
}

const detailMax = 200;
/** A server’s answer on one line, without control and format characters. */
const oneLine = (detail: unknown): string =>
  (typeof detail === 'string' ? detail : '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, detailMax);

/** Mails of one look; what is left follows in the next one. */
export const mailsAtOnce = 200;
