import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { taskStates, userTask } from '#contract/people/userTasks';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { isUnderway, type Work, type WorkWithTasks, workWithTasks } from './kind.ts';
import { taskOf } from './taskSorts.ts';

/** `all`: whatever has become of their campaigns. */
type State = (typeof taskStates)[number] | 'all';

const tasksIn = {
  outstanding: { where: (work: Work) => sql`a.status <> 'completed' AND ${isUnderway(work)}`, order: sql`"dueAt"` },
  completed: { where: () => sql`a.status = 'completed'`, order: sql`"completedAt" DESC NULLS LAST` },
  all: { where: () => sql`true`, order: sql`"dueAt"` },
} as const satisfies Record<State, object>;

export type TaskOfPerson = z.output<typeof userTask>;

/** A part of a list: at most `count` rows after the first `after` ones, or that of one campaign. */
export type Part = { after: number; count: number } | { campaignId: string };

/** Condition over campaigns `c`. */
export const inPart = (part: Part | undefined) => (part && 'campaignId' in part ? sql`c.id = ${part.campaignId}` : sql`true`);
export const limitTo = (part: Part | undefined) =>
  part && 'count' in part ? sql`LIMIT ${part.count} OFFSET ${part.after}` : sql``;

/** Who reads them: an admin, or the person themselves, who may be nobody in the panel. */
type Reader = Actor | Pick<Actor, 'companyId' | 'userId'>;

/**
 * Tasks of one person, of every kind of work but those whose reports the plan locks, which would tell the same
 * person by person. Refuses with not_found.
 */
export async function tasksOfPerson(tx: Tx, actor: Reader, userId: string, state: State, part?: Part): Promise<TaskOfPerson[]> {
  const { companyId } = actor;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), isNull(users.deletedAt)));
  if (!person) throw new Refusal('not_found');
  const { where, order } = tasksIn[state];
  const isShown = ({ tasks }: WorkWithTasks) => userId === actor.userId || ('plan' in actor && !tasks.isHiddenFrom?.(actor));
  const queries = workWithTasks()
    .filter(isShown)
    .map((work) => {
      const { campaigns, moves, tasks } = work;
      const { done, total, score, course } = tasks.profile;
      return sql`SELECT ${taskOf(tasks)} AS kind, c.id AS "campaignId", c.name, ${course} AS course, a.status,
        c.status = ${moves.suspend?.to ?? ''} AS "isSuspended", a.assigned_at AS "assignedAt", a.due_at AS "dueAt",
        a.started_at AS "startedAt", a.completed_at AS "completedAt", (${score})::float8 AS score, ${done} AS done, ${total} AS total
      FROM ${sql.raw(tasks.assignments)} a JOIN ${sql.raw(campaigns)} c ON c.company_id = a.company_id AND c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND ${taskOf(tasks)} IS NOT NULL AND ${where(work)} AND ${inPart(part)}`;
    });
  return rows(tx, sql`SELECT * FROM (${sql.join(queries, sql` UNION ALL `)}) t ORDER BY ${order}, "campaignId" ${limitTo(part)}`);
}
