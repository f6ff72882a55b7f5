import PostalMime, { type Email } from 'postal-mime';
import type { Search } from './search.ts';

/** The header of our simulations, whose value is the token of a report. */
const ownHeader = 'x-heed-simulation';
/** Headers that name mails: this one, and the ones that it answers or continues. */
const namingHeaders = ['message-id', 'in-reply-to', 'references'];

/** Reads a mail. Without the option a forwarded one would be merged into the text around it, and lose its headers. */
export const parse = (raw: Uint8Array) => PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 64 });

export function noteHeaders({ headers }: Pick<Email, 'headers'>, search: Search): void {
  for (const { key, value } of headers) {
    if (key === ownHeader) search.note('headers', value);
    if (namingHeaders.includes(key)) search.note('names', value);
  }
}

/** The headers that a program stored without the mail to which they belong. */
export const parseHeaders = (text: string) => parse(Buffer.from(`${text.trim()}\r\n\r\n`));
