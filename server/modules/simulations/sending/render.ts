import { createHash } from 'node:crypto';
import { simulationPagesPath } from '#contract/simulation/paths';
import { fillIn } from '#contract/simulation/placeholders';
import { findLanguage } from '#locales/languages.ts';
import { frameMessage } from '../../../html/frameMessage.ts';
import type { InlineImage, OutgoingMail } from '../../../mail/outgoingMail.ts';
import type { Secrets } from '../../../secrets.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { writeToken } from '../tokens/token.ts';

/** A message with what its template and its person say. */
export interface QueuedMessage {
  messageId: string;
  companyId: string;
  key: Buffer;
  to: string;
  firstName: string;
  department: string;
  companyName: string;
  language: string;
  senderName: string;
  senderLocal: string;
  subject: string;
  html: string;
  text: string;
  fromDomain: string | null;
  xTestPhish: string;
  isTrapEnabled: boolean;
  attempts: number;
  postponed: number;
}

interface Sent {
  secrets: Secrets;
  /** Of the links. */
  origin: string;
  /** Of the sender’s address; null for a mailbox that has one address only. */
  domain: string | null;
  at: Date;
}

/** One line without control characters: names of people and departments come from directories and files. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
/** Also without what would end a name before an address. */
const inHeader = (value: string): string =>
  oneLine(value)
    .replace(/[<>"\\,;:@()[\]]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** The name of a sender as it stands before the address. */
export const senderNameOf = (senderName: string, places: Parameters<typeof fillIn>[1]): string =>
  fillIn(senderName, places, inHeader);

/** The target of the one link of a message. */
const withLink = (html: string, address: string): string =>
  html.replace(/(<a\b[^>]*?\bhref=")[^"]*(")/g, `$1${escapeHtml(address)}$2`);

/** Pictures travel within the mail: only the one that tells whether it was opened is fetched. */
function withInline(html: string): { html: string; inline: InlineImage[] } {
  const inline: InlineImage[] = [];
  const changed = html.replace(
    /src="data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/=]+)"/g,
    (_, type: string, data: string) => {
      const content = Buffer.from(data, 'base64');
      const cid = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}@picture`;
      if (!inline.some((one) => one.cid === cid)) inline.push({ cid, name: `picture.${type}`, type: `image/${type}`, content });
      return `src="cid:${cid}"`;
    },
  );
  return { html: changed, inline };
}

/** The mail of a message. Its addresses and its Message-ID name it by signed tokens; no token that opens the page is in a header. */
export function renderSimulation(message: QueuedMessage, { secrets, origin, domain, at }: Sent): OutgoingMail {
  const { key, senderLocal, messageId: id, to } = message;
  const token = (kind: Parameters<typeof writeToken>[1]) => writeToken(secrets, kind, key);
  const language = findLanguage(message.language);
  const date = new Intl.DateTimeFormat(language?.folder ?? 'en', { dateStyle: 'long' }).format(at);
  const { firstName, companyName, department } = message;
  const places = { firstName, companyName, department, date };
  const link = `${origin}${simulationPagesPath}/${token('link')}`;
  const body = withInline(
    withLink(
      fillIn(message.html, places, (value) => escapeHtml(oneLine(value))),
      link,
    ),
  );
  const trap = message.isTrapEnabled
    ? `<a href="${origin}${simulationPagesPath}/${token('trap')}" aria-hidden="true" tabindex="-1"></a>`
    : '';
  const pixel = `<img src="${origin}${simulationPagesPath}/${token('pixel')}.gif" width="1" height="1" alt="">`;
  const attributes = `lang="${language?.code ?? 'en'}" dir="${language?.dir ?? 'ltr'}"`;
  const html = `<!doctype html><html ${attributes}><head><meta charset="utf-8"></head><body>${frameMessage(body.html)}${trap}${pixel}</body></html>`;
  const name = senderNameOf(message.senderName, places);
  return {
    id,
    to,
    subject: oneLine(fillIn(message.subject, places, oneLine)),
    text: fillIn(message.text, places, oneLine).replaceAll('{{link}}', link),
    html,
    inline: body.inline,
    // A mailbox at Microsoft keeps its own address, and takes the name.
    from: { name, address: `${senderLocal}@${domain ?? 'mailbox.invalid'}` },
    messageId: `<${token('mail')}@${domain ?? 'mailbox.invalid'}>`,
    headers: [
      { name: 'X-Test-Phish', value: message.xTestPhish },
      { name: 'X-Heed-Simulation', value: token('report') },
      // Not `All`: reports that a mail could not be delivered are useful.
      { name: 'X-Auto-Response-Suppress', value: 'DR, RN, NRN, OOF, AutoReply' },
    ],
  };
}
