import { email } from '#contract/kit/endpoint';

/** Zero-width characters that are copied along with an address from a right-to-left text or a web page. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;
const separators = /[\s,;<>()[\]"|،、，；]+/;
const edges = /^[.:'`*“”‘’«»]+|[.:'`*“”‘’«»]+$/g;

export const isEmail = (value: string): boolean => email.safeParse(value).success;

/**
 * Parses e-mail addresses from typed or pasted text, in order, lower case, without duplicates. Splits on commas, spaces, line
 * ends, semicolons, tabs and `Name <a@b>`; drops parts without @, keeps parts with @ even if they are invalid.
 */
export function emailTokens(text: string): string[] {
  const emails = new Set<string>();
  for (const token of text.replace(invisible, '').split(separators)) {
    if (!token.includes('@')) continue;
    const clean = token
      .replace(/^mailto:/i, '')
      .replace(edges, '')
      .toLowerCase();
    if (clean.includes('@')) emails.add(clean);
  }
  return [...emails];
}

/** Adds the addresses of a text; ignores duplicates. Returns the same array if nothing is new. */
export function addEmails(present: readonly string[], text: string): readonly string[] {
  const all = new Set(present);
  for (const token of emailTokens(text)) all.add(token);
  return all.size === present.length ? present : [...all];
}
