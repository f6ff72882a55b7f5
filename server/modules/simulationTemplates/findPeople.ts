import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** No mail says more; a longer one must not keep the database busy. */
const longest = 100_000;

/** Addresses in a text: words around an @. */
const addressesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]"'’,;:]+/)
    .map((word) => word.replace(/^[.!?]+|[.!?]+$/g, ''))
    .filter((word) => /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(word));

/** A text as words between spaces, in the characters that names have; names lose their dots, because sentences end in one. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\p{M}\p{N}_&'’-]+/u)
    .filter((word) => word !== '');

/**
 * E-mail addresses, and full names of people of the company, in these texts: of a message that somebody received they may be left by
 * mistake. Names are compared whole only with people whose first name is one of the words, so that many people cost little.
 */
export async function findPeople(tx: Tx, companyId: string, texts: readonly string[]): Promise<string[]> {
  const text = texts.join('\n').slice(0, longest);
  const words = wordsOf(text);
  const named = await rows<{ name: string }>(
    tx,
    sql`SELECT DISTINCT u.name || ' ' || u.last_name AS name FROM users u
      JOIN unnest(${sql.param([...new Set(words)])}::text[]) w(word) ON w.word = split_part(replace(lower(u.name), '.', ''), ' ', 1)
      WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL AND u.last_name <> ''
        AND strpos(${` ${words.join(' ')} `}, ' ' || replace(lower(u.name || ' ' || u.last_name), '.', '') || ' ') > 0
      ORDER BY name LIMIT ${simulationLimits.peopleFound}`,
  );
  return [...named.map(({ name }) => name), ...new Set(addressesIn(text))].slice(0, simulationLimits.peopleFound);
}
