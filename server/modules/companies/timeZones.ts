import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

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
