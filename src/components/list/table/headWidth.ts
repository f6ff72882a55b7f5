/** Padding of a title's cell, and the arrow of a column that can be sorted. */
const padding = 26;
const arrow = 18;

/** Pixels at the size of a title; near enough to choose a width. */
function widthOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x2e80) return 13;
  if (code >= 0x370 && code < 0x530) return 8.2;
  return /[A-ZÀ-Þmw]/.test(letter) ? 9.6 : 7;
}
const widthOf = (text: string) => [...text.trim()].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** Where a line may break: at spaces, in Japanese and Chinese between words. */
const piecesOf = (label: string): string[] =>
  /[\u3040-\u9fff]/.test(label)
    ? [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(label)].map(({ segment }) => segment)
    : label.split(/(?<=[\s-])/);

/** The least width in which a title stands on at most two lines without a word being cut. */
export function headWidth(label: string, isSortable: boolean): number {
  const pieces = piecesOf(label);
  const lines = pieces.map((_, at) => Math.max(widthOf(pieces.slice(0, at).join('')), widthOf(pieces.slice(at).join(''))));
  return Math.ceil(Math.min(...lines)) + padding + (isSortable ? arrow : 0);
}
