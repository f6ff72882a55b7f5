import { bodyLimits } from '#contract/kit/limits';
import { Refusal } from './refusal.ts';

/** A null character or an unpaired surrogate; PostgreSQL stores neither. */
const unstorable = /\0|\p{Surrogate}/u;

/** Message for a text that the database cannot store. */
export const unstorableText = 'A text must not contain a null character or half of a character';

/** The escapes with which JSON writes such characters. Also matches harmless ones outside of the basic plane, so a match only means: search. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** Whether a text, of JSON or not, certainly has no such character. One pass over the text is faster than a walk over its values. */
export const isSurelyStorable = (text: string): boolean => !suspicious.test(text) && !unstorable.test(text);

/** Paths of values, and of objects with field names, that the database cannot store: a hundred at most. */
export function unstorablePlaces(value: unknown): string[] {
  const found: string[] = [];
  const path: (string | number)[] = [];
  const enter = (name: string | number, part: unknown) => {
    path.push(name);
    look(part);
    path.pop();
  };
  const look = (part: unknown) => {
    if (typeof part === 'string') {
      if (unstorable.test(part)) found.push(path.join('.'));
    } else if (Array.isArray(part)) {
      for (let at = 0; at < part.length && found.length < bodyLimits.problems; at += 1) enter(at, part[at]);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) {
        if (found.length >= bodyLimits.problems) return;
        if (unstorable.test(name)) found.push(path.join('.'));
        else enter(name, inner);
      }
    }
  };
  look(value);
  return found;
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
