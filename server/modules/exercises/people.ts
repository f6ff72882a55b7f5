import { sql } from 'drizzle-orm';
import type { UsersType } from '#contract/exercise/exerciseStates';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { reachedByIds } from './audience.ts';

interface Learner {
  id: string;
  fullName: string;
  email: string;
}

interface Sought {
  type: UsersType;
  /** Departments or groups whose people are sought. */
  ids?: readonly string[];
  searchText?: string | undefined;
}

/** A page of the people whom a campaign can reach, by name, and their number. */
export async function findLearners(
  tx: Tx,
  companyId: string,
  { type, ids = [], searchText }: Sought,
  { order, offset, limit }: Pick<Page<'fullName'>, 'order' | 'offset' | 'limit'>,
) {
  const where = sql`u.company_id = ${companyId} AND NOT u.disabled AND ${reachedByIds(companyId, type, ids)}
    AND ${containsWords(sql`lower(u.name || ' ' || u.last_name || ' ' || u.email)`, searchText)}`;
  const by = sql.raw(`lower(u.name || ' ' || u.last_name) ${order}, u.id ${order}`);
  const items = await rows<Learner>(
    tx,
    sql`SELECT u.id, btrim(u.name || ' ' || u.last_name) AS "fullName", u.email FROM people u
      WHERE ${where} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { totalCount } = await oneRow<{ totalCount: number }>(
    tx,
    sql`SELECT count(*)::int AS "totalCount" FROM people u WHERE ${where}`,
  );
  return { items, totalCount };
}
