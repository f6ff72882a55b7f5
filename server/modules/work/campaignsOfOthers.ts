import { sql } from 'drizzle-orm';
import type { TaskKind } from '#contract/people/userTasks';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { workWithTasks } from './kind.ts';
import { taskOf } from './taskSorts.ts';
import { inPart, limitTo, type Part } from './tasksOfPerson.ts';

/** A running campaign that somebody does not have. */
export interface CampaignOfOthers {
  kind: TaskKind;
  campaignId: string;
  /** What people have to do. */
  name: string;
}

/** Running campaigns of every kind that a person does not have, the newest first. */
export function campaignsOfOthers(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  part: Part,
): Promise<CampaignOfOthers[]> {
  const queries = workWithTasks().map(
    ({
      campaigns,
      moves,
      tasks,
    }) => sql`SELECT ${taskOf(tasks)} AS kind, c.id AS "campaignId", ${tasks.name} AS name, c.starts_at AS "startsAt"
      FROM ${sql.raw(campaigns)} c
      WHERE c.company_id = ${companyId} AND c.status = ${moves.start.to} AND ${inPart(part)} AND ${taskOf(tasks)} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${sql.raw(tasks.assignments)} a WHERE a.company_id = c.company_id AND a.campaign_id = c.id AND a.user_id = ${userId})`,
  );
  return rows(
    tx,
    sql`SELECT kind, "campaignId", name FROM (${sql.join(queries, sql` UNION ALL `)}) t ORDER BY "startsAt" DESC, "campaignId" ${limitTo(part)}`,
  );
}
