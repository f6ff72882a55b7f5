import burner from '@kenjiuno/msgreader/lib/Burner.js';

/** Mails as people’s programs report a simulated one, built here. */

interface Mail {
  /** `multipart/mixed` unless it says otherwise. */
  type?: string;
  headers?: Record<string, string>;
  text?: string;
  html?: string;
  attachments?: readonly { type: string; name?: string; content: Uint8Array | string; encoding?: 'base64' | '8bit' }[];
}

/** Each has parts and a name of its own. */
let mails = 0;

const quotedPrintable = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte < 32 || byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')
    .replace(/((?:=[0-9A-F]{2}|[^=]){1,70})/g, '$1=\r\n')
    .replace(/=\r\n$/, '');

/** A whole mail, as it lies in a mailbox. Its texts are cut into short lines, as mail programs do. */
export function rawMail({ type = 'multipart/mixed', headers = {}, text = 'Is this real?', html, attachments = [] }: Mail): Buffer {
  mails += 1;
  const boundary = `part-${mails}`;
  const lines = Object.entries({
    From: 'Ana <ana@acme.example>',
    To: 'report@acme.example',
    Subject: 'Fwd: Your mailbox is full',
    'Message-ID': `<${mails}@acme.example>`,
    'MIME-Version': '1.0',
    'Content-Type': `${type}; boundary="${boundary}"`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const part = (kind: string, encoding: string, content: string, more = '') =>
    `--${boundary}\r\nContent-Type: ${kind}\r\nContent-Transfer-Encoding: ${encoding}\r\n${more}\r\n${content}\r\n`;
  const parts = [
    part('text/plain; charset=utf-8', 'quoted-printable', quotedPrintable(text)),
    ...(html === undefined ? [] : [part('text/html; charset=utf-8', 'quoted-printable', quotedPrintable(html))]),
    ...attachments.map(({ type: kind, name, content, encoding = 'base64' }) => {
      const bytes = Buffer.from(content);
      const body = encoding === 'base64' ? bytes.toString('base64').replace(/.{76}/g, '$&\r\n') : bytes.toString('utf8');
      return part(kind, encoding, body, name ? `Content-Disposition: attachment; filename="${name}"\r\n` : '');
    }),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${parts.join('')}--${boundary}--\r\n`);
}

interface OutlookFile {
  headers?: string;
  body?: string;
  /** A mail within it, as Outlook stores one that is attached to another. */
  inner?: OutlookFile;
}

interface Entry {
  name: string;
  type: 5 | 1 | 2;
  length: number;
  children?: number[];
  binaryProvider?: () => ArrayLike<number>;
}

/** A mail as Outlook saves it to a file. */
export function msgFile(mail: OutlookFile): Uint8Array {
  const entries: Entry[] = [];
  const add = (entry: Entry): number => entries.push(entry) - 1;
  const stream = (name: string, bytes: Uint8Array): number => {
    // Not a view on the memory that others share: the writer takes all of it.
    const own = Uint8Array.from(bytes);
    return add({ name, type: 2, length: own.length, binaryProvider: () => own });
  };
  const folder = (name: string, type: 5 | 1, fill: () => number[]): number => {
    const at = add({ name, type, length: 0 });
    (entries[at] as Entry).children = fill();
    return at;
  };
  const contentOf = ({ headers, body, inner }: OutlookFile, headBytes: number): number[] => [
    stream('__properties_version1.0', new Uint8Array(headBytes)),
    stream('__substg1.0_001A001F', Buffer.from('IPM.Note', 'utf16le')),
    ...(headers === undefined ? [] : [stream('__substg1.0_007D001F', Buffer.from(headers, 'utf16le'))]),
    ...(body === undefined ? [] : [stream('__substg1.0_1000001F', Buffer.from(body, 'utf16le'))]),
    ...(inner === undefined
      ? []
      : [
          folder('__attach_version1.0_#00000000', 1, () => [
            stream('__properties_version1.0', new Uint8Array(8)),
            stream('__substg1.0_3001001F', Buffer.from('Your mailbox is full', 'utf16le')),
            folder('__substg1.0_3701000D', 1, () => contentOf(inner, 24)),
          ]),
        ]),
  ];
  folder('Root Entry', 5, () => contentOf(mail, 32));
  return burner.burn(entries);
}
