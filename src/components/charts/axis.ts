export interface AxisTick {
  value: number;
  text: string;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Lines of an axis from zero to at least `highest`, three to five of them at round values. Whole numbers get whole steps. */
export function axisTicks(highest: number, format: (value: number) => string, max?: number): AxisTick[] {
  const top = Math.min(highest, max ?? highest) || max || 1;
  const rough = top / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const round = roundSteps.map((step) => step * magnitude).find((step) => step >= rough - Number.EPSILON) ?? rough;
  const step = max === undefined ? Math.max(1, Math.ceil(round)) : round;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => step * index).map((value) => ({ value, text: format(value) }));
}

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
