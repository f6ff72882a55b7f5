import { scoreText } from '../exercise/score.ts';
import type { Writing } from './writing.ts';

type NumberOf<Totals> = { [K in keyof Totals]-?: Totals[K] extends number | null | undefined ? K : never }[keyof Totals] & string;

/** One number of a report's summary. */
interface ReportFigure<Totals = Record<string, number | null>> {
  source: NumberOf<Totals>;
  /** The key of its label in the locales. */
  label: string;
  /** `percent` is 0 to 100; `average` is shown with one decimal; `score` is out of 10, `money` is cents. */
  kind: 'number' | 'percent' | 'average' | 'score' | 'money';
  /** The total that it is a part of; its share is shown beside it. */
  of?: NumberOf<Totals>;
  /** The total with its share from 0 to 100, where that may be empty although there is a number; else it is computed. */
  share?: NumberOf<Totals>;
  /** Hidden if it is 0. */
  isRare?: true;
  /** Hidden if the totals do not have it. */
  isOptional?: true;
  /** What it does not contain: a total, and the key of a text with its number as `n`, shown if it is not 0. */
  without?: { source: NumberOf<Totals>; text: string };
  /** A list of the people it counts, if the report has one. */
  detail?: string;
}
/** A figure without its type of totals. */
export type AnyFigure = Omit<ReportFigure, 'source' | 'of' | 'share' | 'without'> & {
  source: string;
  of?: string;
  share?: string;
  without?: { source: string; text: string };
};

export const figuresOf =
  <Totals>() =>
  <const F extends readonly ReportFigure<Totals>[]>(figures: F): F =>
    figures;

/** The value of a field of the totals; null if there is none yet. */
export function numberIn(totals: object, source: string): number | null {
  const value: unknown = (totals as Record<string, unknown>)[source];
  return typeof value === 'number' ? value : null;
}

/** Its share of the total that it is a part of, from 0 to 1; null if it is part of none, or if the total is 0. */
export function shareOf({ source, of, share }: AnyFigure, totals: object): number | null {
  if (share) {
    const percent = numberIn(totals, share);
    return percent === null ? null : percent / 100;
  }
  const total = of ? (numberIn(totals, of) ?? 0) : 0;
  return total > 0 ? (numberIn(totals, source) ?? 0) / total : null;
}

/** A formatted value; `–` if there is none yet. */
export function figureText({ kind, source }: AnyFigure, totals: object, writing: Writing): string {
  const value = numberIn(totals, source);
  if (value === null) return '–';
  if (kind === 'average') return writing.average(value);
  if (kind === 'score') return scoreText(value, writing);
  if (kind === 'money') return writing.money(value);
  return kind === 'percent' ? writing.percent(value / 100) : writing.number(value);
}

/** What figures do not contain, a text for each. */
export const notContained = (figures: readonly AnyFigure[], totals: object, writing: Writing): string[] =>
  figures.flatMap(({ label, without }) => {
    const n = without && numberIn(totals, without.source);
    return n ? [`${writing.text(label)} – ${writing.text(without.text, { n })}`] : [];
  });

/** The figures to show: rare ones only if they, or those of the previous period, are not 0; optional ones only if there are any. */
export const shownFigures = <F extends AnyFigure>(figures: readonly F[], totals?: object, before?: object): readonly F[] =>
  figures.filter(({ isRare, isOptional, source }) => {
    const [now, then] = [totals, before].map((some) => (some ? numberIn(some, source) : null));
    if (isOptional) return typeof now === 'number';
    return !isRare || now || then;
  });
