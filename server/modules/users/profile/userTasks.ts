import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { taskStates, userTask } from '#contract/people/userTasks';
import { Refusal } from '../../../core/refusal.ts';
import { assignments, campaigns, chapters, courses, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

type State = (typeof taskStates)[number];

const open = and(ne(assignments.status, 'completed'), inArray(campaigns.status, ['running', 'suspended']));
const tasksIn = {
  outstanding: { where: open, order: asc(assignments.dueAt) },
  completed: { where: eq(assignments.status, 'completed'), order: sql`${assignments.completedAt} DESC NULLS LAST` },
} as const satisfies Record<State, object>;

/** Outstanding or completed tasks of one person. Refuses with not_found. */
export async function findTasks(tx: Tx, companyId: string, userId: string, state: State): Promise<z.output<typeof userTask>[]> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), isNull(users.deletedAt)));
  if (!person) throw new Refusal('not_found');
  const { where, order } = tasksIn[state];
  return tx
    .select({
      campaignId: campaigns.id,
      courseId: campaigns.courseId,
      name: campaigns.name,
      courseName: courses.name,
      status: assignments.status,
      isSuspended: sql<boolean>`${campaigns.status} = 'suspended'`,
      assignedAt: assignments.assignedAt,
      dueAt: assignments.dueAt,
      completedAt: assignments.completedAt,
      score: assignments.score,
      doneChapters: sql<number>`cardinality(${assignments.doneChapters})`,
      totalChapters: sql<number>`(SELECT count(*)::int FROM ${chapters} WHERE ${chapters.courseId} = ${courses.id})`,
    })
    .from(assignments)
    .innerJoin(campaigns, eq(campaigns.id, assignments.campaignId))
    .innerJoin(courses, eq(courses.id, campaigns.courseId))
    .where(and(eq(assignments.companyId, companyId), eq(assignments.userId, userId), where))
    .orderBy(order, asc(assignments.campaignId));
}
