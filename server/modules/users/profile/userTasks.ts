import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { taskStates, userTask } from '#contract/userTasks';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { Refusal } from '../../../core/refusal.ts';

type State = (typeof taskStates)[number];

const wanted = {
  outstanding: { where: sql`a.status <> 'completed' AND c.status IN ('running', 'suspended')`, order: sql`a.due_at` },
  completed: { where: sql`a.status = 'completed'`, order: sql`a.completed_at DESC NULLS LAST` },
} as const satisfies Record<State, object>;

/** What one person has to do or has done. Refuses with not_found. */
export async function findTasks(tx: Tx, companyId: string, userId: string, state: State): Promise<z.output<typeof userTask>[]> {
  const person = await rows(tx, sql`SELECT 1 FROM users WHERE company_id = ${companyId} AND id = ${userId} AND deleted_at IS NULL`);
  if (person.length === 0) throw new Refusal('not_found');
  const { where, order } = wanted[state];
  return rows(
    tx,
    sql`SELECT c.id AS "campaignId", c.course_id AS "courseId", c.name, k.name AS "courseName", a.status,
        c.status = 'suspended' AS "isSuspended", a.assigned_at AS "assignedAt", a.due_at AS "dueAt", a.completed_at AS "completedAt",
        a.score, cardinality(a.done_chapters) AS "doneChapters",
        (SELECT count(*) FROM chapters p WHERE p.course_id = k.id)::int AS "totalChapters"
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND ${where} ORDER BY ${order}, a.campaign_id`,
  );
}
