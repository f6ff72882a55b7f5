import { isIP, type Socket } from 'node:net';
import { connect as encrypt, type ConnectionOptions } from 'node:tls';
import { ImapFlow, type ImapTransport } from 'imapflow';
import { z } from 'zod';
import { dayMs } from '#contract/kit/durations';
import { simulationLimits } from '#contract/simulation/limits';
import { outsideSocket } from '../../../../core/outsideSocket.ts';
import type { Env } from '../../../../env.ts';
import { imapError } from './imapError.ts';
import { type Look, type Looked, MailboxError, mailsAtOnce, type MailSource } from '../source.ts';

/** Where a mailbox is, and how to sign in. */
export interface ImapPlace {
  host: string;
  port: number;
  isSecure: boolean;
  username: string;
  password: string;
}

/** Other ports are refused, so that nobody can make us connect to a service that is no mail server. */
export const imapPorts: readonly number[] = [143, 993];

const silenceMs = 10_000;
const { mailBytes } = simulationLimits.reportMailbox;
/** A server that sends more than these is not listened to: a mail in one answer, and its surroundings. */
const most = {
  maxLiteralSize: 6 * 1024 * 1024,
  maxResponseSize: 7 * 1024 * 1024,
  maxLineLength: 1024 * 1024,
  maxResponseTokens: 100_000,
};

/** A mailbox over IMAP, encrypted, at a public address; in development also on this machine. */
export function imapSource({ heedDev }: Pick<Env, 'heedDev'>, place: ImapPlace, folder = 'INBOX'): MailSource {
  async function signedIn<T>(signal: AbortSignal, use: (client: ImapFlow) => Promise<T>): Promise<T> {
    let client: ImapFlow | undefined;
    let broken: unknown;
    let stop = () => {};
    // Whatever the client is waiting for: when the time is over, nobody waits for it.
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new MailboxError('unreachable'));
    });
    stopped.catch(() => undefined);
    try {
      signal.addEventListener('abort', stop);
      const socket = await outsideSocket({ ...place, milliseconds: silenceMs, allowsLoopback: heedDev });
      const opened = openClient(place, socket);
      client = opened;
      // Why a connection ends is said here; what waits for an answer only hears that it has ended.
      client.on('error', (error) => {
        broken ??= error;
      });
      const work = client.connect().then(() => use(opened));
      return await Promise.race([work, stopped]);
    } catch (error) {
      throw imapError(broken ?? error);
    } finally {
      signal.removeEventListener('abort', stop);
      client?.close();
    }
  }

  return {
    folders: (signal) =>
      signedIn(signal, async (client) => {
        const found = await client.list();
        return found.filter(({ flags }) => !flags.has('\\Noselect')).map(({ path }) => path);
      }),
    look: (look, signal) =>
      signedIn(signal, async (client) => {
        // EXAMINE: the server itself refuses every change.
        await client.mailboxOpen(folder, { readOnly: true });
        return lookInto(client, look);
      }),
  };
}

function openClient({ host, port, isSecure, username, password }: ImapPlace, socket: Socket): ImapFlow {
  const tls = isIP(host) ? { host } : { host, servername: host };
  return new ImapFlow({
    host,
    port,
    secure: isSecure,
    doSTARTTLS: !isSecure,
    auth: { user: username, pass: password },
    transport: transportOver(socket, tls),
    // It would log commands.
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    connectionTimeout: silenceMs,
    ...most,
  });
}

/** The connection whose address was checked: the client opens none itself. */
const transportOver = (socket: Socket, tls: ConnectionOptions): ImapTransport => ({
  connect({ secure }, onConnect) {
    if (secure) return encrypt({ ...tls, socket }, onConnect);
    queueMicrotask(onConnect);
    return socket;
  },
  upgrade: (_socket, _options, onSecure) => encrypt({ ...tls, socket }, onSecure),
});

/** What was read. Numbers of mails hold as long as the number of the folder stays the same. */
const watermark = z.object({ uidValidity: z.number(), lastUid: z.number() });

/**
 * Mails after the last one that was read. Where the folder has new numbers, or was never read, those of recent days: what was read of them
 * already counts once.
 */
async function lookInto(client: ImapFlow, { from, since, take, hasTime }: Look): Promise<Looked> {
  const { mailbox } = client;
  if (!mailbox) throw new Error('no folder is open');
  const uidValidity = Number(mailbox.uidValidity);
  const known = watermark.safeParse(from).data;
  const last = known?.uidValidity === uidValidity ? known.lastUid : null;
  const query = last === null ? { since: new Date(since.getTime() - dayMs) } : { uid: `${last + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  const uids = found.filter((uid) => uid > (last ?? 0)).toSorted((one, other) => one - other);
  const upTo = (lastUid: number) => ({ uidValidity, lastUid });
  let after = upTo(last ?? 0);
  for (const uid of uids.slice(0, mailsAtOnce)) {
    if (!hasTime()) return { after, isMore: true };
    // What is large stands at the end of a mail: the beginning has its headers, and the mail that was forwarded.
    const source = { start: 0, maxLength: mailBytes };
    const mail = await client.fetchOne(String(uid), { uid: true, internalDate: true, source }, { uid: true });
    after = upTo(uid);
    // Without a source it was deleted meanwhile.
    if (!mail || !mail.source) continue;
    await take({ raw: mail.source, at: new Date(mail.internalDate ?? Number.NaN), after });
  }
  if (uids.length > mailsAtOnce) return { after, isMore: true };
  return { after: upTo(Math.max(after.lastUid, (mailbox.uidNext || 1) - 1)), isMore: false };
}
