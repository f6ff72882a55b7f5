import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { isUnderway, workWithTasks } from './kind.ts';
import { taskOf } from './taskSorts.ts';

/**
 * A query for how many tasks of a person can still be done, as `open`, and how many of them are late, as `overdue`: of every kind of work but
 * those whose reports the plan locks. For the few people of a page; `user` is an expression for the id.
 */
export function openTasksOf(actor: Actor, user: SQL): SQL {
  const each = workWithTasks()
    .filter(({ tasks }) => !tasks.isHiddenFrom?.(actor))
    .map((work) => {
      const { campaigns, moves, tasks } = work;
      return sql`SELECT a.status = 'overdue' AND c.status = ${moves.start.to} AS is_late
        FROM ${sql.raw(tasks.assignments)} a JOIN ${sql.raw(campaigns)} c ON c.company_id = a.company_id AND c.id = a.campaign_id
        WHERE a.company_id = ${actor.companyId} AND a.user_id = ${user} AND a.status <> 'completed' AND ${isUnderway(work)}
          AND ${taskOf(tasks)} IS NOT NULL`;
    });
  return sql`SELECT count(*)::int AS open, (count(*) FILTER (WHERE t.is_late))::int AS overdue FROM (${sql.join(each, sql` UNION ALL `)}) t`;
}
