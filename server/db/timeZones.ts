import { sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import type { Tx } from './tx.ts';

/** Kept, because the database reads hundreds of files for the answer (a third of a second), and it never changes. */
let names: ReadonlySet<string> | undefined;

/** All names that statements may use, with the old names of places. */
export async function namesOfDatabase(tx: Tx): Promise<ReadonlySet<string>> {
  names ??= new Set((await rows<{ name: string }>(tx, sql`SELECT name FROM pg_timezone_names`)).map(({ name }) => name));
  return names;
}

/** The statements that write mails for all companies would fail for a time zone that only Node knows. */
export const isKnownZone = async (tx: Tx, name: string): Promise<boolean> => (await namesOfDatabase(tx)).has(name);

/** What both know, UTC first; without the old names of places that the database also knows. */
export async function knownZones(tx: Tx): Promise<string[]> {
  const known = await namesOfDatabase(tx);
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC' && known.has(name))];
}

/** The name of a zone in `knownZones`, if it is there under another one or in other letters; null if not both know it. */
export async function presentZone(tx: Tx, name: string): Promise<string | null> {
  const present = zoneOfNode(name);
  const known = await namesOfDatabase(tx);
  return [present, present && name].find((one) => one && known.has(one)) ?? null;
}

function zoneOfNode(name: string): string | null {
  try {
    // An offset such as +02:00 is no place, whose clocks may change.
    return /^[a-z]/i.test(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}
