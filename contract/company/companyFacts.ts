/** What a company says of itself: at registration, and in its settings. Imports nothing. */

/** The last is for all others. */
export const industries = [
  'agriculture',
  'construction',
  'design',
  'education',
  'energy',
  'finance',
  'government',
  'healthcare',
  'hospitality',
  'legal',
  'manufacturing',
  'media',
  'mining',
  'nonprofit',
  'property',
  'retail',
  'services',
  'technology',
  'telecommunications',
  'transport',
  'other',
] as const;
export type Industry = (typeof industries)[number];

/** Sizes of a company by the number of people. The id is what is stored; the last size has no end. */
export const companySizes = [
  { id: 1, from: 1, to: 25 },
  { id: 2, from: 26, to: 50 },
  { id: 3, from: 51, to: 100 },
  { id: 4, from: 101, to: 250 },
  { id: 5, from: 251, to: 500 },
  { id: 6, from: 501, to: 1000 },
  { id: 7, from: 1001, to: 5000 },
  { id: 8, from: 5001, to: null },
] as const;

/** The id of the size that holds this many people. */
export const companySizeOf = (people: number): number => companySizes.find(({ to }) => to === null || people <= to)?.id ?? 1;

/** Whether the platform knows a time zone of this name, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^(UTC|[A-Z][\w+-]*\/.+)$/.test(name)
    );
  } catch {
    return false;
  }
}
