import { sql } from 'drizzle-orm';
import type { UsersType } from '#contract/exercise/exerciseStates';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { countExerciseReach, reachedByIds } from './audience.ts';

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
    AND ${containsWords(sql`u.search_text`, searchText)}`;
  const by = sql.raw(`u.sort_name ${order}, u.id ${order}`);
  // Members are few beside the company, whose order the planner would walk because of the LIMIT; OFFSET 0 has them read first.
  const people = type === 'USERS_ALL' ? sql`people u WHERE ${where}` : sql`(SELECT u.* FROM people u WHERE ${where} OFFSET 0) u`;
  const items = await rows<Learner>(
    tx,
    sql`SELECT u.id, btrim(u.name || ' ' || u.last_name) AS "fullName", u.email FROM ${people} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  if (type === 'USERS_ALL' && !searchText) {
    const { totalUsersCount } = await countExerciseReach(tx, companyId, type);
    return { items, totalCount: totalUsersCount };
  }
  const { totalCount } = await oneRow<{ totalCount: number }>(
    tx,
    sql`SELECT count(*)::int AS "totalCount" FROM people u WHERE ${where}`,
  );
  return { items, totalCount };
}
