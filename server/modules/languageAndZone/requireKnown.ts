import { bodyLimits } from '#contract/kit/limits';
import { findLanguage } from '#locales/languages.ts';
import { Refusal } from '../../core/refusal.ts';
import { presentZone } from '../../db/timeZones.ts';
import type { Tx } from '../../db/tx.ts';

/** Undefined: nothing was chosen. Null: none. */
export interface Chosen {
  language?: string | null | undefined;
  timeZone?: string | null | undefined;
  /** What the call names the person by, such as `emails.3`. */
  wireName?: string;
}

/** The present name of each zone; null for one that is not known. A file names a few zones thousands of times. */
async function presentNames(tx: Tx, people: readonly Chosen[]): Promise<ReadonlyMap<string, string | null>> {
  const present = new Map<string, string | null>();
  for (const { timeZone } of people) if (timeZone && !present.has(timeZone)) present.set(timeZone, await presentZone(tx, timeZone));
  return present;
}

const isOurs = (language: string): boolean => findLanguage(language)?.code === language;

/**
 * What was chosen for these people, as it is stored: zones by their present names. Refuses a language that is not ours, and a zone that the
 * database or Node does not know, with validation_failed, and names each person: who imports a file must find the rows.
 */
export async function requireKnown<T extends Chosen>(tx: Tx, people: readonly T[]): Promise<T[]> {
  const present = await presentNames(tx, people);
  const wrong = people.flatMap(({ wireName, language, timeZone }) => {
    const fields = [
      ...(language && !isOurs(language) ? ['language'] : []),
      ...(timeZone && !present.get(timeZone) ? ['timeZone'] : []),
    ];
    return wireName ? fields.map((field) => `${wireName}.${field}`) : fields;
  });
  if (wrong.length > 0) throw new Refusal('validation_failed', { fields: wrong.slice(0, bodyLimits.problems) });
  return people.map((one) => ({ ...one, ...(one.timeZone && { timeZone: present.get(one.timeZone) }) }));
}
