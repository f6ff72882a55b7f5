const padding = 24;

/** Letters by their width in pixels at the table's font size; all others of an alphabet have its usual width. */
const unusual: readonly (readonly [letters: string, width: number])[] = [
  ['fijlrtI1 .,:;’()/-ιί', 5],
  ['acksvxyzJLεζνξΓ', 7.2],
  ['mwMWωώφ', 11.5],
  ['жмфшщыюЖМФШЩЫЮ', 12],
];
const widths = new Map(unusual.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/** First letters of alphabets and the usual width of one of theirs, the last first. */
const alphabets: readonly (readonly [first: number, width: number])[] = [
  [0x2e80, 13],
  [0x530, 8],
  // Cyrillic.
  [0x400, 8.8],
];

/** Approximate width in pixels at the table's font size. */
function widthOfLetter(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  const alphabet = alphabets.find(([first]) => code >= first);
  if (alphabet) return alphabet[1];
  return letter >= 'A' && letter <= 'Z' ? 9.5 : 8;
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
