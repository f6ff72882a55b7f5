import { attributes, decoded, valueOf } from './links.ts';

const tag = new RegExp(`<(/?)([a-z][a-z\\d]*)(${attributes})>`, 'g');
/** Elements with an empty line before and after them, and others that only begin and end a line. */
const apart = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const lines = new Set(
  'address article aside caption center dd div dt figcaption figure footer header hr li main nav section tr'.split(' '),
);

/** What stands in the text where a tag is. */
function breakOf(name: string, isEnd: boolean, listed: string): string {
  if (name === 'br') return '\n';
  if (name === 'img') return ` ${decoded(valueOf('alt', listed) ?? '')} `;
  if (name === 'li' && !isEnd) return '\n- ';
  if (apart.has(name)) return '\n\n';
  if (lines.has(name)) return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** Clean HTML as text, for programs that show no HTML. After the words of each link stands this, on a line of its own. */
export function plainText(html: string, afterLink: string): string {
  let text = '';
  let from = 0;
  let isInLink = false;
  const add = (part: string) => {
    text += decoded(part).replace(/\s+/g, ' ');
  };
  for (const { 0: whole, 1: end, 2: name = '', 3: listed = '', index } of html.matchAll(tag)) {
    add(html.slice(from, index));
    from = index + whole.length;
    text += breakOf(name, end === '/', listed);
    if (name !== 'a') continue;
    if (end === '/' && isInLink) text += `\n${afterLink}\n`;
    isInLink = end !== '/' && valueOf('href', listed) !== undefined;
  }
  add(html.slice(from));
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
