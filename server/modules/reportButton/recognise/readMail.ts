import type { Email } from 'postal-mime';
import type { MailFacts } from './facts.ts';
import { noteHeaders, parse } from './parse.ts';
import { isMsg, lookIntoMsg, type Part } from './readMsg.ts';
import { Search } from './search.ts';

/**
 * What a raw mail says. People forward a mail within the text, or as an attachment: as a mail (`.eml`) or as Outlook’s file (`.msg`), which
 * may hold further ones. Throws for what is no mail.
 */
export async function readMail(raw: Uint8Array): Promise<MailFacts> {
  const search = new Search();
  const mail = await lookInto(raw, 0, search);
  return {
    from: mail?.from?.address?.trim().toLowerCase() || null,
    messageId: mail?.messageId?.trim() || null,
    isAutomatic: mail !== null && isAutomatic(mail),
    undelivered: mail && undelivered(mail),
    words: search.words(),
  };
}

async function lookInto(raw: Uint8Array, depth: number, search: Search): Promise<Email | null> {
  if (!search.enters(depth)) return null;
  const mail = await parse(raw);
  noteHeaders(mail, search);
  search.note('links', mail.html);
  search.note('links', mail.text);
  for (const attachment of mail.attachments) await lookIntoAttachment(attachment, depth + 1, search);
  return mail;
}

const bytesOf = ({ content }: Part): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content));

const isMail = ({ mimeType, filename }: Part) =>
  ['message/rfc822', 'message/global', 'text/rfc822-headers'].includes(mimeType) || /\.eml$/i.test(filename ?? '');

/** Also by what `.msg` files hold. A part that cannot be read says nothing; the rest of the mail may. */
async function lookIntoAttachment(attachment: Part, depth: number, search: Search): Promise<void> {
  const bytes = bytesOf(attachment);
  try {
    if (isMail(attachment)) await lookInto(bytes, depth, search);
    else if (isMsg(bytes)) await lookIntoMsg(bytes, depth, { search, lookIntoAttachment });
  } catch {
    // It is not ours then.
  }
}

/** Absence notes and the like. Not lists: the address of reports may be one. */
function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    valueOf('precedence') === 'auto_reply' ||
    valueOf('x-autoreply') !== undefined ||
    valueOf('x-autorespond') !== undefined ||
    isReport(valueOf('content-type'))
  );
}

const isReport = (type: string | undefined) => type !== undefined && type.startsWith('multipart/report');

/** Fields of a delivery status (RFC 3464). */
const failed = /^action:\s*failed\b/im;
const recipient = /^(?:original|final)-recipient:\s*rfc822\s*;\s*<?([^\s<>;]{3,320})>?\s*$/im;

function undelivered({ attachments }: Email): string | null {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const text = Buffer.from(bytesOf(status)).toString('utf8');
  return failed.test(text) ? (recipient.exec(text)?.[1]?.toLowerCase() ?? null) : null;
}
