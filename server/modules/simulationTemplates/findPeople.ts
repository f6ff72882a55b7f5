import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** No mail says more; a longer one must not keep the database busy. */
const longest = 50_000;

/** Addresses in a text: words around an @. */
const addressesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]"'’,;:]+/)
    .map((word) => word.replace(/^[.!?]+|[.!?]+$/g, ''))
    .filter((word) => /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(word));

/** Numbers of words of a full name. */
const lengths = [2, 3, 4, 5];

/** All that may be a full name in a text: words that follow each other, in the characters that names have. */
function namesIn(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}._&'’-]+/u)
    .filter((word) => word !== '');
  const found = words.flatMap((_, from) => lengths.map((length) => words.slice(from, from + length).join(' ')));
  // A dot may end a name or a sentence.
  return [...new Set(found.flatMap((name) => (name.endsWith('.') ? [name, name.slice(0, -1)] : [name])))];
}

/**
 * E-mail addresses, and full names of people of the company, in these texts: of a message that somebody received they may be left by
 * mistake. Names are looked up by the index that sorts people, so that many people cost little.
 */
export async function findPeople(tx: Tx, companyId: string, texts: readonly string[]): Promise<string[]> {
  const text = texts.join('\n').slice(0, longest);
  const found = await rows<{ name: string }>(
    tx,
    sql`SELECT DISTINCT u.name || ' ' || u.last_name AS name FROM users u
      WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL AND u.name <> '' AND u.last_name <> ''
        AND u.sort_name = ANY(${sql.param(namesIn(text))}::text[])
      ORDER BY name LIMIT ${simulationLimits.peopleFound}`,
  );
  return [...found.map(({ name }) => name), ...new Set(addressesIn(text))].slice(0, simulationLimits.peopleFound);
}
