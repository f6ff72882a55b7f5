/** Letters of these scripts take about twice the room of others. */
const wide = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;

/** About how wide a text is at a font size, without drawing it. */
export const roughWidth = (text: string, fontSize: number): number =>
  (text.length + (text.match(wide)?.length ?? 0) * 0.8) * fontSize * 0.56;

/** Which texts fit beside each other, each in a band of `band`: every one, every second …, always the last. */
export function sparse(texts: readonly string[], band: number, fontSize: number): boolean[] {
  const widest = Math.max(0, ...texts.map((text) => roughWidth(text, fontSize))) + fontSize;
  const every = Math.max(1, Math.ceil(widest / Math.max(band, 1)));
  return texts.map((_, index) => (texts.length - 1 - index) % every === 0);
}
