/** A picture within a mail, which its HTML names as `cid:…`: mail programs show it without asking another server. */
export interface InlineImage {
  cid: string;
  name: string;
  type: string;
  content: Buffer;
}

export interface OutgoingMail {
  /** The same for each attempt, so that a copy can be recognised: a mail may leave twice when a process is killed before it records it. */
  id: string;
  to: string;
  /** Whose mail it says to be; without it the sender of the post. */
  from?: { name: string; address: string };
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  inline?: readonly InlineImage[];
  /** Files beside the text. Only of mails with headers of their own: the short form for a mailbox at Microsoft has none. */
  attachments?: readonly { name: string; type: string; content: Buffer }[];
  /** In angle brackets; without it made from `id` and the domain of the sender. */
  messageId?: string;
  /** Further headers. */
  headers?: readonly { name: string; value: string }[];
  /** Where mail servers report that the mail did not arrive; without it at the sender. A mailbox at Microsoft gets them itself. */
  envelopeFrom?: string;
}

/** The part of a sender's address, perhaps with a name before it, that says whose mail it is. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Characters of a header's name (RFC 5322). */
const headerName = /^[\x21-\x39\x3b-\x7e]+$/;
const control = /\p{Cc}/u;

/** Throws if a value of the head of a mail has a line break or another control character. Nodemailer would make a space of it, and hide who wrote it. */
function requireOneLine(place: string, value: string | undefined): void {
  if (value !== undefined && control.test(value)) throw new Error(`The ${place} of a mail has a control character`);
}

/** A mail as nodemailer takes it; `own` is the sender of the post. */
export function messageOf(
  own: string,
  { id, from, messageId, headers, envelopeFrom, inline = [], attachments = [], ...mail }: OutgoingMail,
) {
  for (const { name, value } of headers ?? []) {
    if (!headerName.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`);
    requireOneLine(`header ${name}`, value);
  }
  requireOneLine('sender', from && from.name + from.address);
  requireOneLine('Message-ID', messageId);
  requireOneLine('envelope', envelopeFrom);
  return {
    from: from ?? own,
    messageId: messageId ?? `<${id}@${domainOf(from?.address ?? own)}>`,
    ...mail,
    ...(headers && { headers: headers.map(({ name, value }) => ({ key: name, value })) }),
    ...(envelopeFrom && { envelope: { from: envelopeFrom, to: mail.to } }),
    attachments: [
      ...inline.map(({ cid, name, type, content }) => ({
        cid,
        filename: name,
        contentType: type,
        content,
        contentDisposition: 'inline' as const,
      })),
      ...attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
