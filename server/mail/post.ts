import { pipeline, Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';
import type { Env } from '../env.ts';
import { messageOf, type OutgoingMail } from './outgoingMail.ts';

export interface Post {
  /**
   * Sends a mail. `mayLeave` is called when everything but the end of the mail has been transmitted: if it rejects, the server
   * never accepts the mail.
   */
  send(mail: OutgoingMail, mayLeave: () => Promise<void>): Promise<void>;
  /** Number of mails that can be sent in parallel. */
  connections: number;
  /** Whether the text is kept in the database for /outbox, because it is not sent anywhere. */
  keepsText: boolean;
  close(): void;
}

interface Gated {
  mayLeave: () => Promise<void>;
}

/** Mail servers allow few connections, often ten or twenty for all clients together. SMTP_URL can set another number. */
const smtpConnections = 5;
const connectionsOf = (url: string): number => Number(/[?&]maxConnections=(\d+)/.exec(url)?.[1] ?? smtpConnections);
/** Idle connections are closed soon, because other clients need them. */
const idleTimeout = 20_000;

/**
 * How long a mail server may be silent. The standard allows ten minutes after the end of a mail, but hardly any server needs
 * more than one, and the connection is blocked until then. A mail that the server accepts after the timeout is sent twice.
 */
const longestSilenceMs = 120_000;

/** Sends over SMTP if SMTP_URL is set; otherwise mail stays in the outbox. */
export function openPost(env: Pick<Env, 'smtpUrl' | 'mailFrom'>, { silenceMs = longestSilenceMs } = {}): Post {
  if (!env.smtpUrl) {
    return { send: () => Promise.resolve(), connections: smtpConnections, keepsText: true, close: () => undefined };
  }
  // A single options object, because with a URL string nodemailer takes its second argument for default headers. No retries here:
  // our queue retries.
  const connections = connectionsOf(env.smtpUrl);
  const pool = { pool: true, maxConnections: connections, maxRequeues: 0, idleTimeout, socketTimeout: silenceMs } as const;
  const transport = createTransport({ url: env.smtpUrl, ...pool });
  transport.use('stream', holdingBack);
  return {
    async send(mail, mayLeave) {
      await transport.sendMail(gated(env.mailFrom, mail, mayLeave));
    },
    connections,
    keepsText: false,
    close: () => transport.close(),
  };
}

/** The message for nodemailer, with `mayLeave` for `holdingBack`. */
export const gated = (from: string, mail: OutgoingMail, mayLeave: Gated['mayLeave']) => ({ ...messageOf(from, mail), mayLeave });

/** Step of a transport that holds the end of a mail back until it may leave. */
export const holdingBack = ({ data, message }: MailMessage, done: () => void): void => {
  const { mayLeave } = data as unknown as Gated;
  message.processFunc((text) => pipeline(text, endingWhen(mayLeave), () => undefined));
  done();
};

/** Passes chunks through and holds the end back until `mayLeave` resolves. */
const endingWhen = (mayLeave: Gated['mayLeave']): Transform =>
  new Transform({
    readableHighWaterMark: 1,
    transform: (piece, _encoding, done) => done(null, piece),
    flush: (done) => void mayLeave().then(() => done(), done),
  });
