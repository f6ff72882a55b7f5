const padding = 24;

/** Pixels at the table's size; near enough to choose a width. */
function widthOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x2e80) return 13;
  return code >= 0x370 && code < 0x530 ? 7.6 : 6.8;
}

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

interface Bounds {
  atLeast: number;
  atMost: number;
  /** The room of what stands before each word. */
  before?: number;
}

/** The room that the longest of these words takes in a column: they are longer in some languages than in others. */
export function wordWidth(words: readonly string[], { atLeast, atMost, before = 0 }: Bounds): number {
  const longest = Math.max(0, ...words.map(widthOf));
  return Math.min(atMost, Math.max(atLeast, Math.ceil(longest) + padding + before));
}
