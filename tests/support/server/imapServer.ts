import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TestKey } from '../sso/x509.ts';

export interface StoredMail {
  uid: number;
  raw: Buffer;
  at: Date;
  /** How many bytes it announces, and does not send. */
  announces?: number;
}

interface Answers {
  user: string;
  password: string;
  folders: string[];
  uidValidity: number;
  mails: StoredMail[];
  /** Greets, and never answers anything else. */
  isSilent?: boolean;
  /** Does not offer STARTTLS. */
  isPlain?: boolean;
}

export interface ImapServer {
  port: number;
  /** May be changed at any time. */
  answers: Answers;
  /** All commands, without their tags and without the password; those on an encrypted connection begin with a lock. */
  heard: string[];
  /** Puts a mail into the folder. */
  deliver(raw: Buffer, more?: Partial<StoredMail>): void;
  close(): Promise<void>;
}

/**
 * A small server of IMAP on the loopback, with a folder that can only be read. With `isSecure` TLS from the start, else by STARTTLS.
 */
export async function startImapServer({ certificate, key }: TestKey, { isSecure = true } = {}): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const answers: Answers = {
    user: 'reports@acme.example',
    password: 'secret',
    folders: ['INBOX', 'Reports'],
    uidValidity: 1,
    mails: [],
  };
  const heard: string[] = [];
  const context = createSecureContext({ cert: certificate, key });
  const encrypt = (socket: Socket) => {
    const secure = new TLSSocket(socket, { isServer: true, secureContext: context });
    secure.on('error', () => undefined);
    return secure;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (isSecure) converse(encrypt(socket), { answers, heard, isEncrypted: true });
    else converse(socket, { answers, heard, isEncrypted: false, encrypt: () => encrypt(socket) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    answers,
    heard,
    deliver(raw, more = {}) {
      const last = answers.mails.at(-1)?.uid ?? 0;
      answers.mails.push({ uid: last + 1, raw, at: new Date(), ...more });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Session {
  answers: Answers;
  heard: string[];
  isEncrypted: boolean;
  encrypt?: () => TLSSocket;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const imapDate = (at: Date): string =>
  `${String(at.getUTCDate()).padStart(2, '0')}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;

/** Mails that a search for `UID 5:*` or `SINCE 3-Mar-2031` finds. */
function search({ mails }: Answers, text: string): StoredMail[] {
  const [, from] = /UID (\d+):\*/i.exec(text) ?? [];
  const [, since] = /SINCE "?([\w-]+)/i.exec(text) ?? [];
  return mails.filter(({ uid, at }) => (!from || uid >= Number(from)) && (!since || at >= new Date(`${since} 00:00:00Z`)));
}

function converse(socket: Socket, session: Session, isContinued = false): void {
  const { answers, heard, isEncrypted, encrypt } = session;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const capabilities = () => `CAPABILITY IMAP4rev1${encrypt && !isEncrypted && !answers.isPlain ? ' STARTTLS' : ''}`;

  function fetch(tag: string, text: string): void {
    const uid = Number(/UID FETCH (\d+)/i.exec(text)?.[1]);
    const place = answers.mails.findIndex((mail) => mail.uid === uid);
    const mail = answers.mails[place];
    if (mail) {
      const facts = `UID ${uid} RFC822.SIZE ${mail.raw.length} INTERNALDATE "${imapDate(mail.at)}"`;
      const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/i.exec(text)?.[1]);
      if (most) {
        const part = mail.raw.subarray(0, most);
        socket.write(`* ${place + 1} FETCH (${facts} BODY[]<0> {${mail.announces ?? part.length}}\r\n`);
        socket.write(part);
        say(')');
      } else say(`* ${place + 1} FETCH (${facts})`);
    }
    say(`${tag} OK done`);
  }

  const commands: Record<string, (tag: string, text: string) => void> = {
    CAPABILITY: (tag) => {
      say(`* ${capabilities()}`);
      say(`${tag} OK done`);
    },
    LOGIN: (tag, text) => {
      const isRight = text.includes(answers.user) && text.includes(answers.password);
      say(`${tag} ${isRight ? 'OK signed in' : 'NO [AUTHENTICATIONFAILED] Invalid credentials'}`);
    },
    LIST: (tag, text) => {
      if (!/LIST "" ""/i.test(text)) for (const folder of answers.folders) say(`* LIST () "/" "${folder}"`);
      say(`${tag} OK done`);
    },
    EXAMINE: (tag, text) => {
      const folder = /EXAMINE "?([^"]+)"?/i.exec(text)?.[1] ?? '';
      if (!answers.folders.includes(folder)) return say(`${tag} NO There is no such folder`);
      say(`* ${answers.mails.length} EXISTS`);
      say(`* OK [UIDVALIDITY ${answers.uidValidity}] valid`);
      say(`* OK [UIDNEXT ${(answers.mails.at(-1)?.uid ?? 0) + 1}] next`);
      return say(`${tag} OK [READ-ONLY] done`);
    },
    SEARCH: (tag, text) => {
      say(
        `* SEARCH ${search(answers, text)
          .map(({ uid }) => uid)
          .join(' ')}`.trimEnd(),
      );
      say(`${tag} OK done`);
    },
    FETCH: fetch,
    LOGOUT: (tag) => {
      say('* BYE');
      socket.end(`${tag} OK bye\r\n`);
    },
  };

  socket.on('data', (data) => {
    const lines = (rest + data.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [tag = '', ...words] = line.split(' ');
      const text = words.join(' ');
      heard.push(`${isEncrypted ? '🔒' : ''}${text.replaceAll(answers.password, '…')}`);
      if (answers.isSilent) continue;
      const name = (words[0]?.toUpperCase() === 'UID' ? words[1] : words[0])?.toUpperCase() ?? '';
      if (name === 'STARTTLS' && encrypt) {
        socket.removeAllListeners('data');
        say(`${tag} OK go on`);
        converse(encrypt(), { answers, heard, isEncrypted: true }, true);
        return;
      }
      (commands[name] ?? ((own) => say(`${own} BAD unknown`)))(tag, text);
    }
  });
  if (!isContinued) say(`* OK [${capabilities()}] test`);
}
