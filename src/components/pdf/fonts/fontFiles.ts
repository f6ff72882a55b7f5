import japanese from '@fontsource-variable/noto-sans-jp/unicode.json';
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json';
import european from '@fontsource/noto-sans/unicode.json';
import arabic from '@fontsource/noto-sans-arabic/unicode.json';
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json';

export type Weight = 400 | 600;

/** One file of letters. Files of all weights in one are set to a weight when they are opened. */
export interface FontFile {
  /** Unique among all files and weights. */
  family: string;
  /** Below node_modules. */
  path: string;
  /** Set for files that hold all weights. */
  variableWeight?: Weight;
}
interface Slice {
  file: (weight: Weight) => FontFile;
  ranges: readonly (readonly [number, number])[];
}

const hangul = { from: 0xac00, to: 0xd7ff };

const rangesOf = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const plain = (name: string, slices: Record<string, string>, only: readonly string[]): Slice[] =>
  only.map((slice) => ({
    file: (weight) => ({
      family: `${name}-${slice}-${weight}`,
      path: `@fontsource/${name}/files/${name}-${slice}-${weight}-normal.woff`,
    }),
    ranges: rangesOf(slices[slice] ?? ''),
  }));

/**
 * The letters that these share with European ones are taken from there. Of Korean and Thai they have a few letters each, which
 * would leave holes in every word.
 */
const ideographs = (name: string, slices: Record<string, string>): Slice[] =>
  Object.entries(slices)
    .filter(([slice]) => slice.startsWith('['))
    .map(([slice, ranges]) => {
      const number = slice.slice(1, -1);
      return {
        file: (weight) => ({
          family: `${name}-${number}-${weight}`,
          path: `@fontsource-variable/${name}/files/${name}-${number}-wght-normal.woff2`,
          variableWeight: weight,
        }),
        ranges: rangesOf(ranges).filter(([from]) => from > 0x1fff && (from < hangul.from || from > hangul.to)),
      };
    });

const letters = [
  ...plain('noto-sans', european, [
    'latin',
    'latin-ext',
    'cyrillic',
    'greek',
    'cyrillic-ext',
    'greek-ext',
    'vietnamese',
    'devanagari',
  ]),
  ...plain('noto-sans-hebrew', hebrew, ['hebrew']),
  ...plain('noto-sans-arabic', arabic, ['arabic']),
];
const signs = plain('noto-sans-arabic', arabic, ['symbols', 'math']);
const [chineseSlices, japaneseSlices] = [ideographs('noto-sans-sc', chinese), ideographs('noto-sans-jp', japanese)];

/** The same ideograph is drawn differently in Japan: kana in the text or the language of the report decide. */
const kana = /[\u3041-\u30ff]/u;

/** The files that may hold a character, best first; asks for one weight. */
export function filesFor(texts: readonly string[], language: string): (codePoint: number, weight: Weight) => FontFile[] {
  const isJapanese = language === 'ja' || (language !== 'zh' && texts.some((text) => kana.test(text)));
  const asian = isJapanese ? [...japaneseSlices, ...chineseSlices] : [...chineseSlices, ...japaneseSlices];
  const slices = [...letters, ...asian, ...signs];
  const found = new Map<number, Slice[]>();
  return (codePoint, weight) => {
    const known =
      found.get(codePoint) ?? slices.filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
    found.set(codePoint, known);
    return known.map(({ file }) => file(weight));
  };
}
