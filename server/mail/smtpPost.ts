import { createTransport } from 'nodemailer';
import { outsideSocket } from '../core/outsideSocket.ts';
import type { Env } from '../env.ts';
import { passwordContext, type SmtpSender } from './senders.ts';
import type { Secrets } from '../secrets.ts';
import { gated, holdingBack, type Post } from './post.ts';

/** Shorter than for our own mail server: mail of others must not wait for a slow one. */
const silenceMs = 10_000;
/**
 * How long one connection is used. A server that answers drop by drop is never silent, and the mails of everybody else would wait for it as
 * long as it likes.
 */
const longestMs = 30_000;
/** Other ports are refused, so that nobody lets us talk to something that is no mail server. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525];

/**
 * The mail server of a company, over one connection. Only at public addresses and with encryption, because a password is sent; in
 * development also on this machine, without.
 */
export function openSmtpPost(
  { heedDev }: Pick<Env, 'heedDev'>,
  secrets: Secrets,
  sender: SmtpSender,
  { mostMs = longestMs } = {},
): Post {
  const { host, port, isSecure, username, sealedPassword, fromEmail } = sender;
  const place = { host, port, milliseconds: silenceMs, allowsLoopback: heedDev };
  const isLocal = heedDev && ['localhost', '127.0.0.1'].includes(host);
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    host,
    port,
    secure: isSecure,
    requireTLS: !isLocal,
    // Also where the server does not offer it: else nobody knows whether the password is right.
    forceAuth: true,
    auth: { user: username, pass: secrets.open(sealedPassword, passwordContext(sender)) },
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    getSocket(_options: unknown, done: (error: Error | null, made?: object) => void) {
      outsideSocket(place).then(
        (connection) => {
          const timer = setTimeout(() => connection.destroy(), mostMs);
          connection.once('close', () => clearTimeout(timer));
          done(null, { connection });
        },
        (error: Error) => done(error),
      );
    },
  });
  transport.use('stream', holdingBack);
  return {
    async send(mail, mayLeave) {
      await transport.sendMail(gated(fromEmail, mail, mayLeave)).catch((error: unknown) => {
        throw isAboutSender(error) ? Object.assign(error, { code: 'EAUTH' }) : error;
      });
    },
    connections: 1,
    keepsText: false,
    close: () => transport.close(),
  };
}

/** A server that does not take mail from this address takes none at all, so the mails wait like for one that is away. */
const isAboutSender = (error: unknown): error is Error & { command: string } =>
  error instanceof Error && 'command' in error && error.command === 'MAIL FROM';
