import { createTransport } from 'nodemailer';
import { outsideSocket } from '../core/outsideSocket.ts';
import type { Env } from '../env.ts';
import { passwordContext, type SmtpSender } from './senders.ts';
import type { Secrets } from '../secrets.ts';
import { gated, holdingBack, type Post } from './post.ts';

/** Shorter than for our own mail server: mail of other companies must not wait for a slow server. */
const silenceMs = 10_000;
/**
 * How long one connection is used. A server that answers byte by byte never reaches the timeout of silence, and the mails of all others would
 * wait for it.
 */
const longestMs = 30_000;
/** Other ports are refused, so that nobody can make us connect to a service that is no mail server. */
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
    // Also if the server does not offer it: otherwise the password would not be checked.
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

/** A server that does not accept mail from this address accepts none at all, so the mails wait as if it were away. */
const isAboutSender = (error: unknown): error is Error & { command: string } =>
  error instanceof Error && 'command' in error && error.command === 'MAIL FROM';
