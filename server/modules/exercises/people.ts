import { sql } from 'drizzle-orm';
import type { Audience } from '#contract/people/audience';
import { countReach, reachedBy } from '../../db/audience.ts';
import { personNameSql } from '../../db/personName.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';

interface Learner {
  id: string;
  fullName: string;
  email: string;
}

interface Learners {
  audience: Audience;
  searchText?: string | undefined;
}

/** A page of the people whom a campaign can reach, by name, and their number. */
export async function findLearners(
  tx: Tx,
  companyId: string,
  { audience, searchText }: Learners,
  { order, offset, limit }: Pick<Page<'fullName'>, 'order' | 'offset' | 'limit'>,
) {
  const where = sql`u.company_id = ${companyId} AND NOT u.disabled AND ${reachedBy(companyId, audience)}
    AND ${containsWords(sql`u.search_text`, searchText)}`;
  const by = sql.raw(`u.sort_name ${order}, u.id ${order}`);
  // Members are few beside the company, whose order the planner would walk because of the LIMIT; OFFSET 0 has them read first.
  const people = audience.kind === 'all' ? sql`people u WHERE ${where}` : sql`(SELECT u.* FROM people u WHERE ${where} OFFSET 0) u`;
  const items = await rows<Learner>(
    tx,
    sql`SELECT u.id, ${personNameSql('u')} AS "fullName", u.email FROM ${people} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  if (audience.kind === 'all' && !searchText) {
    const { totalUsersCount } = await countReach(tx, companyId, audience);
    return { items, totalCount: totalUsersCount };
  }
  const { totalCount } = await oneRow<{ totalCount: number }>(
    tx,
    sql`SELECT count(*)::int AS "totalCount" FROM people u WHERE ${where}`,
  );
  return { items, totalCount };
}
