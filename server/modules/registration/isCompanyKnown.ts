import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

const lowered = (names: readonly string[]) => sql`SELECT lower(n) AS name FROM unnest(${sql.param([...names])}::text[]) AS n`;

/** Those of the names that companies have; capitals make no difference. They come in small letters. As owner of the tables. */
export async function knownCompanies(tx: Tx, names: readonly string[]): Promise<string[]> {
  const known = sql`SELECT w.name FROM (${lowered(names)}) w WHERE EXISTS (SELECT 1 FROM companies c WHERE lower(c.name) = w.name)`;
  return (await rows<{ name: string }>(tx, known)).map(({ name }) => name);
}

export const isCompanyKnown = async (tx: Tx, name: string): Promise<boolean> => (await knownCompanies(tx, [name])).length > 0;

/**
 * Lets one transaction at a time create companies of these names, until it ends. Names are not unique in the database, because staff and
 * partners may give one twice. Always in the same order, so that two transactions never wait for each other.
 */
export const lockCompanyNames = (tx: Tx, names: readonly string[]) =>
  rows(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtext('company name'), h.n) FROM (SELECT DISTINCT hashtext(w.name) AS n FROM (${lowered(names)}) w ORDER BY 1) h`,
  );
