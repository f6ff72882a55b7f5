import { pipeline, Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Post {
  /**
   * Hands a mail over. `mayLeave` is asked when all of it has been said but its end: refused there, the server never has it.
   */
  send(mail: OutgoingMail, mayLeave: () => Promise<void>): Promise<void>;
  /** How many it takes at a time. */
  connections: number;
  /** Whether the text stays in the database to be read at /outbox, because it goes nowhere else. */
  keepsText: boolean;
  close(): void;
}

interface Gated {
  mayLeave: () => Promise<void>;
}

/** Mail servers allow few connections at a time, ten or twenty for all of their clients together. SMTP_URL may say another number. */
const smtpConnections = 5;
const connectionsOf = (url: string): number => Number(/[?&]maxConnections=(\d+)/.exec(url)?.[1] ?? smtpConnections);
/** A connection that has nothing to do is somebody else's place. */
const idleTimeout = 20_000;

/**
 * How long a mail server may say nothing. The standard lets it think about the end of a mail for ten minutes; but hardly any
 * needs more than one, and until then the connection serves nobody. A mail that it took in silence after all comes twice.
 */
const longestSilenceMs = 120_000;

/** SMTP when SMTP_URL is set; otherwise mail stays in the outbox. */
export function openPost(env: Pick<Env, 'smtpUrl' | 'mailFrom'>, { silenceMs = longestSilenceMs } = {}): Post {
  if (!env.smtpUrl) {
    return { send: () => Promise.resolve(), connections: smtpConnections, keepsText: true, close: () => undefined };
  }
  // One object: beside an address as text nodemailer takes a second argument for the headers of each mail. It repeats
  // nothing by itself, since our queue does.
  const connections = connectionsOf(env.smtpUrl);
  const pool = { pool: true, maxConnections: connections, maxRequeues: 0, idleTimeout, socketTimeout: silenceMs } as const;
  const transport = createTransport({ url: env.smtpUrl, ...pool });
  transport.use('stream', ({ data, message }, done) => {
    const { mayLeave } = data as Gated;
    message.processFunc((text) => pipeline(text, endingWhen(mayLeave), () => undefined));
    done();
  });
  return {
    async send(mail, mayLeave) {
      const gated = { from: env.mailFrom, ...mail, mayLeave, disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail(gated);
    },
    connections,
    keepsText: false,
    close: () => transport.close(),
  };
}

/** Passes a mail on piece by piece as it is taken, and its end only when it may leave. */
const endingWhen = (mayLeave: Gated['mayLeave']): Transform =>
  new Transform({
    readableHighWaterMark: 1,
    transform: (piece, _encoding, done) => done(null, piece),
    flush: (done) => void mayLeave().then(() => done(), done),
  });
