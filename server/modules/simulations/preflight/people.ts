import { type SQL, sql } from 'drizzle-orm';
import type { ExclusionReason } from '#contract/simulation/states';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { reasonAgainst } from '../planning/recipients.ts';
import { zoneOf, zonesOf } from '../planning/zones.ts';

/** People of one zone and language; with the reason why they get nothing, if there is one. */
export interface Group {
  reason: Exclude<ExclusionReason, 'deleted'> | null;
  zone: string;
  language: string;
  people: number;
}

/** The people whom `reached`, a condition over `users u`, contains, in groups: as many rows as there are zones and languages. */
export async function groupsOf(
  tx: Tx,
  { companyId, language, timeZone }: { companyId: string; language: string; timeZone: string },
  reached: SQL,
): Promise<Group[]> {
  const known = await zonesOf(tx);
  return rows<Group>(
    tx,
    // Names of zones are compared once for a group, not for each person.
    sql`SELECT u.reason, ${zoneOf(known, sql`${timeZone}::text`)} AS zone, coalesce(u.language, ${language}) AS language, sum(u.n)::int AS people
      FROM (SELECT ${reasonAgainst} AS reason, u.time_zone, u.language, count(*) AS n FROM users u
        WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL AND ${reached} GROUP BY 1, 2, 3) u GROUP BY 1, 2, 3`,
  );
}

/** People by what they have in common, the largest number first. */
export function sumBy<K extends string>(groups: readonly Group[], keyOf: (group: Group) => K): [key: K, people: number][] {
  const sums = new Map<K, number>();
  for (const group of groups) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.people);
  return [...sums].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
