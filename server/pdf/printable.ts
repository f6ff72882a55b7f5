import { drawing, type Font, fontsFor } from './fonts.ts';

/** Marks that change nothing on paper; of those that lead the direction of letters the text's own are enough. */
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e0fff}]/gu;
/** One of the two halves of a character, without the other. */
const halves = /\p{Cs}/gu;
const spaces = /[\t\n\u000b\u000c\r\u2028\u2029\u202f]+/gu;

/** Pictures among letters, with the space before them and with what changes their colour or joins them. */
const pictures = new RegExp(
  String.raw` ?(?:(?:[\p{Emoji_Presentation}\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3)\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+`,
  'gu',
);
/** A letter with the marks over it and what joins it to the next. */
const letter = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*|[\p{M}\u200c\u200d]+/gu;

/** Stands for letters that no font has, as it does in the transcript of a text that cannot be read. */
const unread = '[?]';
const repeated = /\[\?\](?: ?\[\?\])+/g;

/** A text in one line, well-formed, with letters composed, without pictures and without what cannot be seen. */
export const tidy = (text: string): string =>
  text.replace(halves, '\ufffd').normalize('NFC').replace(pictures, '').replace(spaces, ' ').replace(unseen, '').trim();

export interface Printable<Content> {
  content: Content;
  fonts: readonly Font[];
  /** Somewhere a letter is missing. */
  hasUnread: boolean;
}

/**
 * Data whose every text can be printed, and the fonts for it. Pictures among letters are left out: they say nothing that the words
 * do not. Letters that no font has (Korean, Thai, …) become one "[?]", however many they are. A mark that no font draws over its
 * letter is left out alone, so that the letter can still be read.
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
  const printed = (found: string): string => {
    const [own] = drawing(candidates, found);
    if (own) {
      used.add(own);
      return found;
    }
    const bare = [...found][0] ?? '';
    if (bare !== found) return printed(bare);
    if (/[\p{M}\u200c\u200d]/u.test(bare)) return '';
    hasUnread = true;
    return unread;
  };
  const printLetter = (found: string): string => {
    const result = known.get(found) ?? printed(found);
    known.set(found, result);
    return result;
  };
  const readable = mapTexts(tidied, (text) => {
    const result = text.replace(letter, printLetter);
    return result === text ? text : result.replace(repeated, unread);
  });
  return { content: readable, fonts: candidates.filter((font) => used.has(font)), hasUnread };
}

/** The same data with every text in it changed, wherever it stands. */
function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(content) as Content;
}
