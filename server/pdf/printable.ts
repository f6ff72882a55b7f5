import { drawing, type Font, fontsFor } from './fonts.ts';

/** Invisible characters, including direction marks, which the text's own direction makes unnecessary. */
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e0fff}]/gu;
/** Unpaired surrogates. */
const halves = /\p{Cs}/gu;
const spaces = /[\t\n\u000b\u000c\r\u2028\u2029\u202f]+/gu;

/** Emoji sequences with modifiers and joiners, and the space before them. */
const pictures = new RegExp(
  String.raw` ?(?:(?:[\p{Emoji_Presentation}\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3)\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+`,
  'gu',
);
/** A letter with its combining marks and joiners. */
const letter = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*|[\p{M}\u200c\u200d]+/gu;

/** Replaces letters that no font has. */
const unread = '[?]';
const repeated = /\[\?\](?: ?\[\?\])+/g;

/** Normalises a text: one line, composed letters, no emoji, no invisible characters. */
export const tidy = (text: string): string =>
  text.replace(halves, '\ufffd').normalize('NFC').replace(pictures, '').replace(spaces, ' ').replace(unseen, '').trim();

interface Printable<Content> {
  content: Content;
  fonts: readonly Font[];
  /** Whether any letter was replaced by "[?]". */
  hasUnread: boolean;
}

/**
 * Makes all texts of the data printable and returns the fonts they need. Emoji are removed. A run of letters that no font has (Korean,
 * Thai, …) becomes one "[?]". A combining mark without a glyph is dropped, so that its letter stays readable.
 */
export function printable<Content>(content: Content, language: string): Printable<Content> {
  const texts: string[] = [];
  const tidied = mapTexts(content, (text) => {
    const result = tidy(text);
    texts.push(result);
    return result;
  });
  const candidates = fontsFor(texts, language);
  const used = new Set<Font>();
  let hasUnread = false;
  const known = new Map<string, string>();
  const printed = (original: string): string => {
    const [own] = drawing(candidates, original);
    if (own) {
      used.add(own);
      return original;
    }
    const bare = [...original][0] ?? '';
    if (bare !== original) return printed(bare);
    if (/[\p{M}\u200c\u200d]/u.test(bare)) return '';
    hasUnread = true;
    return unread;
  };
  const printLetter = (original: string): string => {
    const result = known.get(original) ?? printed(original);
    known.set(original, result);
    return result;
  };
  const readable = mapTexts(tidied, (text) => {
    const result = text.replace(letter, printLetter);
    return result === text ? text : result.replace(repeated, unread);
  });
  return { content: readable, fonts: candidates.filter((font) => used.has(font)), hasUnread };
}

/** Applies a change to every text in nested data. */
function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(content) as Content;
}
