import { Refusal } from './refusal.ts';

/** A null character or an unpaired surrogate; PostgreSQL stores neither. */
const unstorable = /\0|\p{Surrogate}/u;

/** Message for a text that the database cannot store. */
export const unstorableText = 'A text must not contain a null character or half of a character';

/** Paths of values, and of field names, that the database cannot store. */
export function unstorablePlaces(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unstorable.test(name) ? [place] : unstorablePlaces(part, place === '' ? name : `${place}.${name}`),
  );
}

/** Refuses a body with validation_failed. For bodies that are not read by the contract; only checks top-level fields. */
export function requireStorable(body: unknown): void {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  const fields = unstorablePlaces(Object.fromEntries(texts));
  if (fields.length > 0)
    throw new Refusal('validation_failed', { details: fields.map((field) => ({ field, description: unstorableText })) });
}

/** Cuts a text at `max`, without splitting a surrogate pair. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
