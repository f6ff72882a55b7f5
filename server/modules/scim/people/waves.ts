import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { hourMs } from '#contract/kit/durations';
import { machineTime, now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { oneRow, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

const { least, oneIn } = companyLimits.waves;

/** Changes counted for the token in force, with the columns of `scim_people s`: people who lost their access, and people who moved. */
const waves = { deactivated: ['deactivated_by', 'deactivated_at'], moved: ['moved_by', 'moved_at'] } as const;
type Wave = keyof typeof waves;

const isOf = (wave: Wave, tokenId: string, since: Date): SQL => {
  const [by, at] = waves[wave].map((column) => sql.raw(`s.${column}`));
  return sql`(${by} = ${tokenId} AND ${at} > ${since})`;
};

/**
 * Whether this token may do that to one more person by itself. The limit is the larger of 5 and a tenth of the company within an hour. False
 * if another token has replaced it while the call waited. The caller has locked the company. People whom the token disabled within the hour
 * count as people of the company; people whom a directory added within the hour do not, or a token could make room for itself.
 */
export async function isWithinLimit(tx: Tx, { companyId }: Actor, tokenId: string, wave: Wave): Promise<boolean> {
  const since = new Date(machineTime().getTime() - hourMs);
  const added = new Date(now().getTime() - hourMs);
  const isDeactivated = isOf('deactivated', tokenId, since);
  const { done, people, isInForce } = await oneRow<{ done: number; people: number; isInForce: boolean }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE ${isOf(wave, tokenId, since)})::int AS done,
        (count(*) FILTER (WHERE u.disabled AND ${isDeactivated})
          + (SELECT coalesce(sum(n), 0) FROM people_counts WHERE company_id = ${companyId} AND NOT disabled)
          - (SELECT count(*) FROM people p WHERE p.scim_managed AND NOT p.disabled AND p.created_at > ${added}))::int AS people,
        EXISTS (SELECT FROM scim_tokens t WHERE t.id = ${tokenId} AND t.company_id = ${companyId}) AS "isInForce"
      FROM scim_people s JOIN users u ON u.id = s.user_id
      WHERE s.company_id = ${companyId} AND (${isDeactivated} OR ${isOf('moved', tokenId, since)})`,
  );
  return isInForce && done < Math.max(least, Math.floor(people / oneIn));
}

/**
 * Counts the changes that earlier tokens made within the hour for a new token. Otherwise a person could make a new token to get around the
 * limit. The caller has locked the company.
 */
export async function inheritWaves(tx: Tx, { companyId }: Actor, tokenId: string): Promise<void> {
  const since = new Date(machineTime().getTime() - hourMs);
  await run(
    tx,
    sql`UPDATE scim_people SET
        deactivated_by = CASE WHEN deactivated_at > ${since} THEN ${tokenId}::uuid ELSE deactivated_by END,
        moved_by = CASE WHEN moved_at > ${since} THEN ${tokenId}::uuid ELSE moved_by END
      WHERE company_id = ${companyId} AND (deactivated_at > ${since} OR moved_at > ${since})`,
  );
}
