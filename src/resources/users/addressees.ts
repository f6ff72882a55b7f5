import { textLimits } from '#contract/kit/limits';
import { namePattern } from '#contract/people/personNames';
import { emailTokens, isEmail } from '~/components/form/tags/emailTokens.ts';

interface Addressee {
  email: string;
  name: string;
  lastName: string;
}

const isName = (text: string) => text.length <= textLimits.textMax && namePattern.test(text);

/** Splits `Lena Fox` and `Fox, Lena` into first and last name; empty if it is no name. */
function splitName(text: string): Pick<Addressee, 'name' | 'lastName'> {
  const plain = text
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [last = '', first] = plain.split(/\s*,\s*/, 2);
  const words = first === undefined ? plain.split(' ') : [];
  const name = first ?? (words.length > 1 ? words.slice(0, -1).join(' ') : plain);
  const lastName = first === undefined ? (words.length > 1 ? (words.at(-1) ?? '') : '') : last;
  return (name === '' || isName(name)) && (lastName === '' || isName(lastName)) ? { name, lastName } : { name: '', lastName: '' };
}

/** Parses one cell of a file: an address, or `Lena Fox <lena@x.example>`. Other text is returned unchanged, to be refused. */
export function readAddressee(text: string): Addressee {
  const [, before = '', inside = ''] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const email = inside.trim().toLowerCase();
  return isEmail(email) ? { email, ...splitName(before) } : { email: text.toLowerCase(), name: '', lastName: '' };
}

/** Names that precede addresses in a pasted text, by address. */
export function namesIn(text: string): Map<string, Pick<Addressee, 'name' | 'lastName'>> {
  const namesByEmail = new Map<string, Pick<Addressee, 'name' | 'lastName'>>();
  for (const [, before = '', inside = ''] of text.matchAll(/([^<>;\n\r\t]*)<([^<>\s]+@[^<>\s]+)>/g)) {
    const [email] = emailTokens(inside);
    // Removes the previous address where commas separate: `ana@x.example, Bo Berg <bo@x.example>`.
    const own = /"[^"]*"\s*$/.exec(before)?.[0] ?? before.replace(/^.*[@][^,]*,/, '').replace(/^[\s,]+/, '');
    const names = splitName(own);
    if (email && (names.name || names.lastName)) namesByEmail.set(email, names);
  }
  return namesByEmail;
}
