import { sql } from 'drizzle-orm';
import { run } from '../../db/rows.ts';
import { groups, simulationFollowUps } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { isPhished } from '../../modules/simulationFollowUps/public.ts';
import { addDays } from '../moments.ts';
import type { CompanySimulations } from './plans.ts';

type FollowUp = NonNullable<CompanySimulations['followUp']> & { companyId: string; id: string };

/** A group that people who were phished joined by a rule, each when it happened. */
export async function makeFollowUp(tx: Tx, { companyId, id, group, months, sinceDaysAgo }: FollowUp, now: Date): Promise<void> {
  const createdAt = addDays(now, -sinceDaysAgo);
  await tx.insert(groups).values({ id, companyId, name: group, createdAt, updatedAt: createdAt });
  await tx
    .insert(simulationFollowUps)
    .values({ id, companyId, groupId: id, months, isActive: true, activeSince: createdAt, createdAt });
  await run(
    tx,
    sql`WITH caught AS (
        SELECT DISTINCT ON (m.user_id) m.user_id, m.id, m.phished_at FROM simulation_messages m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = ${companyId} AND ${isPhished} AND m.phished_at BETWEEN ${createdAt} AND ${now}
          AND u.deleted_at IS NULL AND NOT u.disabled ORDER BY m.user_id, m.phished_at),
      joined AS (INSERT INTO user_groups (company_id, user_id, group_id) SELECT ${companyId}, user_id, ${id} FROM caught)
      INSERT INTO simulation_follow_up_members (company_id, follow_up_id, user_id, message_id, since)
      SELECT ${companyId}, ${id}, user_id, id, phished_at FROM caught`,
  );
}
