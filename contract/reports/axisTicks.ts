export interface AxisTick {
  value: number;
  text: string;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Axis ticks from zero to at least `highest`: three to five round values. Whole numbers get whole steps. */
export function axisTicks(highest: number, format: (value: number) => string, max?: number): AxisTick[] {
  const top = Math.min(highest, max ?? highest) || max || 1;
  const rough = top / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const round = roundSteps.map((step) => step * magnitude).find((step) => step >= rough - Number.EPSILON) ?? rough;
  const step = max === undefined ? Math.max(1, Math.ceil(round)) : round;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => step * index).map((value) => ({ value, text: format(value) }));
}
