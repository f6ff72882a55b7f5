import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { TestKey } from '../sso/x509.ts';

interface Answers {
  /** Further connections are refused with 421. */
  mostConnections?: number;
  /** The reply to `RCPT TO`; 250 by default. */
  recipient?: ((address: string) => string | undefined) | undefined;
  /** The reply to `AUTH`; signed in by default. */
  signIn?: string | undefined;
  /** Waits before it takes the end of a mail, in milliseconds. */
  slownessMs?: number;
  /** Never confirms the end of a mail. */
  isSilent?: boolean;
  /** Offers STARTTLS with this key. */
  tls?: TestKey | undefined;
  /** Greets, and then answers a line every so many milliseconds, which is never the last one. */
  dripsMs?: number;
}

export interface MailServer {
  url: string;
  /** The replies; may be changed at any time. */
  answers: Answers;
  /** Recipients of the accepted mails, in order. */
  taken: string[];
  /** All received commands and texts; those after STARTTLS begin with a lock. */
  heard: string[];
  /** Highest number of simultaneous connections, and number of refused ones. */
  peak(): number;
  turnedAway(): number;
  close(): Promise<void>;
}

/** A small mail server on the loopback with configurable replies. */
export async function startMailServer(answers: Answers = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state = { peak: 0, turnedAway: 0 };
  const mail: Pick<MailServer, 'answers' | 'taken' | 'heard'> = { answers, taken: [], heard: [] };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (sockets.size >= (mail.answers.mostConnections ?? Number.POSITIVE_INFINITY)) {
      state.turnedAway += 1;
      socket.end('421 4.3.2 Too many connections\r\n');
      return;
    }
    sockets.add(socket);
    state.peak = Math.max(state.peak, sockets.size);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, mail);
  });
  const port = await listen(server);
  return {
    ...mail,
    url: `smtp://127.0.0.1:${port}`,
    peak: () => state.peak,
    turnedAway: () => state.turnedAway,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return address.port;
}

/** Goes on encrypted: the client begins anew. */
function encrypt(socket: Socket, mail: Pick<MailServer, 'answers' | 'taken' | 'heard'>, { certificate, key }: TestKey): void {
  socket.removeAllListeners('data');
  socket.write('220 go on\r\n');
  const secure = new TLSSocket(socket, { isServer: true, key, cert: certificate });
  secure.on('error', () => undefined);
  converse(secure, mail, true);
}

function converse(socket: Socket, mail: Pick<MailServer, 'answers' | 'taken' | 'heard'>, isSecure = false): void {
  let rest = '';
  let isText = false;
  let recipient = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const end = () => {
    isText = false;
    if (mail.answers.isSilent) return;
    setTimeout(() => {
      if (socket.destroyed) return;
      mail.taken.push(recipient);
      say('250 2.0.0 Taken');
    }, mail.answers.slownessMs ?? 0);
  };
  const hear = (line: string) => {
    mail.heard.push(isSecure ? `🔒${line}` : line);
    const { dripsMs } = mail.answers;
    if (dripsMs) {
      const drops = setInterval(() => say('250-wait'), dripsMs);
      socket.on('close', () => clearInterval(drops));
      return;
    }
    if (isText) {
      if (line === '.') end();
      return;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/);
    if (command === 'DATA') isText = true;
    if (command === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
    const { tls } = mail.answers;
    if (command === 'EHLO' && tls && !isSecure) say('250-test\r\n250 STARTTLS');
    else if (command === 'STARTTLS' && tls) encrypt(socket, mail, tls);
    else if (command === 'STARTTLS') say('502 5.5.1 Not here');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else if (command === 'DATA') say('354 go on');
    else if (command === 'AUTH') say(mail.answers.signIn ?? '235 2.7.0 Signed in');
    else say((command === 'RCPT' && mail.answers.recipient?.(recipient)) || '250 ok');
  };
  socket.on('data', (data) => {
    const lines = (rest + data.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  if (!isSecure) say('220 test');
}
