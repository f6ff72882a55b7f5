import { attributes, decoded, valueOf } from './links.ts';

const tag = new RegExp(`<(/?)([a-z][a-z\\d]*)(${attributes})>`, 'g');
/** Elements with an empty line before and after them, and others that only begin and end a line. */
const apart = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const lines = new Set(
  'address article aside caption center dd div dt figcaption figure footer header hr li main nav section tr'.split(' '),
);

/** Stand for where a line or a paragraph ends, and where an item of a list begins: characters that no text has. */
const [line, paragraph, item] = ['\uE000', '\uE001', '\uE002'];
const breaks = new RegExp(`(?: ?[${line}${paragraph}])+ ?`, 'g');
const items = new RegExp(`${item}[ ${line}${paragraph}]*`, 'g');

/** What stands in the text where a tag is. */
function markOf(name: string, isEnd: boolean, listed: string): string {
  if (name === 'br') return '\n';
  if (name === 'img') return ` ${wordsOf(valueOf('alt', listed) ?? '')} `;
  if (name === 'li' && !isEnd) return `${line}${item}`;
  if (apart.has(name)) return paragraph;
  if (lines.has(name)) return line;
  return name === 'td' || name === 'th' ? ' ' : '';
}

const wordsOf = (html: string): string => decoded(html).replace(/[\s\uE000-\uE002]+/g, ' ');

/** Clean HTML as text, for programs that show no HTML. After the words of each link stands this, on a line of its own. */
export function plainText(html: string, afterLink: string): string {
  let text = '';
  let from = 0;
  let isInLink = false;
  for (const { 0: whole, 1: end, 2: name = '', 3: listed = '', index } of html.matchAll(tag)) {
    text += wordsOf(html.slice(from, index)) + markOf(name, end === '/', listed);
    from = index + whole.length;
    if (name !== 'a') continue;
    if (end === '/' && isInLink) text += `${line}${afterLink}${line}`;
    isInLink = end !== '/' && valueOf('href', listed) !== undefined;
  }
  return `${text}${wordsOf(html.slice(from))}`
    .replace(/ +/g, ' ')
    .replace(items, '- ')
    .replace(breaks, (run) => (run.includes(paragraph) ? '\n\n' : '\n'))
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
