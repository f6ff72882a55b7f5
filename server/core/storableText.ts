import { Refusal } from './refusal.ts';

/** A null character, or half of a character that is written as two: PostgreSQL keeps neither. */
const unkeepable = /\0|\p{Surrogate}/u;

/** What is wrong with a text that the database cannot keep. */
export const unstorableText = 'A text must not contain a null character or half of a character';

/** Places of texts, and of names of fields, that the database cannot keep. */
export function unstorablePlaces(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return unkeepable.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unkeepable.test(name) ? [place] : unstorablePlaces(part, place === '' ? name : `${place}.${name}`),
  );
}

/** Refuses with validation_failed. For bodies that no schema of the contract reads; only their own fields are looked at. */
export function requireStorable(body: unknown): void {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  const fields = unstorablePlaces(Object.fromEntries(texts));
  if (fields.length > 0)
    throw new Refusal('validation_failed', { details: fields.map((field) => ({ field, description: unstorableText })) });
}

/** The beginning of a text, without half a character at its end. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
