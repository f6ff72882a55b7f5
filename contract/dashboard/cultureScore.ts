import { dashboardLimits } from './limits.ts';

/** The parts of the culture score: how much of 100 points each can bring, and its best value. */
export const cultureParts = {
  /** Completed tasks of trainings, in percent. */
  training: { points: 60, best: 100 },
  /** Average score of phishing exercises and games, out of 10. */
  gaming: { points: 20, best: 10 },
  /** Simulated phishing mails that were reported, in percent. */
  phishing: { points: 20, best: 100 },
} as const;
export type CulturePart = keyof typeof cultureParts;
export const culturePartNames = Object.keys(cultureParts) as CulturePart[];

/** The value of each part in a period; null is one that nothing is known about. */
export type CultureValues = Readonly<Record<CulturePart, number | null>>;

export const cultureLevels = ['vulnerable', 'basic', 'improved', 'advanced', 'excellent'] as const;
export type CultureLevel = (typeof cultureLevels)[number];

/** Points that a part brings, not rounded; nothing for one without a value. */
export const pointsOf = (part: CulturePart, value: number | null): number => {
  const { points, best } = cultureParts[part];
  return (points * Math.min(best, Math.max(0, value ?? 0))) / best;
};

/**
 * The culture score from 0 to 100: the sum of the points of all parts, rounded once, at the end. A part without a value brings 0 points and
 * the others keep their weights, so that a score only grows by what was done; null without any value.
 */
export function cultureScore(values: CultureValues): number | null {
  if (culturePartNames.every((part) => values[part] === null)) return null;
  // Sums of decimal fractions: 0.5 must not become 0.49999.
  const sum = culturePartNames.reduce((points, part) => points + pointsOf(part, values[part]), 0);
  return Math.round(Number(sum.toFixed(6)));
}

/** The level of a score. */
export function cultureLevel(score: number): CultureLevel {
  const level = Math.min(cultureLevels.length - 1, Math.floor(score / dashboardLimits.levelStep));
  return cultureLevels[level] ?? 'vulnerable';
}

/** The most that a score can be while these parts have no value. */
export const mostWithout = (values: CultureValues): number =>
  culturePartNames.reduce((most, part) => most + (values[part] === null ? 0 : cultureParts[part].points), 0);
