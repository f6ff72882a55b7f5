const padding = 24;

/** Approximate width in pixels at the table's font size. */
function widthOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x2e80) return 13;
  if (code >= 0x400 && code < 0x530) return 'жмфшщыюЖМФШЩЫЮ'.includes(letter) ? 12 : 8.8;
  // Greek and Hebrew.
  return (code >= 0x370 && code < 0x400) || (code >= 0x590 && code < 0x600) ? 7.6 : 6.8;
}

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

interface Bounds {
  atLeast: number;
  atMost: number;
  /** Width of the content before each word. */
  before?: number;
}

/** The column width for the longest of these texts, which depends on the language. */
export function wordWidth(words: readonly string[], { atLeast, atMost, before = 0 }: Bounds): number {
  const longest = Math.max(0, ...words.map(widthOf));
  return Math.min(atMost, Math.max(atLeast, Math.ceil(longest) + padding + before));
}
