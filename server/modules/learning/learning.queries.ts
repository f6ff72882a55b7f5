import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { assignmentState } from '#contract/campaigns/learning';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

export type AssignmentState = z.output<typeof assignmentState>;

/** One learner of one company. */
export interface Learner {
  companyId: string;
  userId: string;
}

const states = (where: SQL): SQL => sql`SELECT a.campaign_id AS "campaignId", c.course_id AS "courseId", c.name, a.status,
    a.due_at AS "dueAt", a.done_chapters AS "doneChapters", a.score
  FROM assignments a JOIN campaigns c ON c.id = a.campaign_id WHERE ${where} ORDER BY a.due_at, a.campaign_id`;

/** Refuses with not_found if the person does not exist, or is deleted or disabled. */
export async function requireLearner(tx: Tx, { companyId, userId }: Learner): Promise<void> {
  const learners = await rows(
    tx,
    sql`SELECT 1 FROM users WHERE company_id = ${companyId} AND id = ${userId} AND deleted_at IS NULL AND NOT disabled AND held_at IS NULL`,
  );
  if (learners.length === 0) throw new Refusal('not_found');
}

/** Assignments of a learner in running campaigns. */
export const findAssignments = (tx: Tx, { companyId, userId }: Learner): Promise<AssignmentState[]> =>
  rows(tx, states(sql`a.company_id = ${companyId} AND a.user_id = ${userId} AND c.status = 'running'`));

/** In whatever state the campaign is. */
export async function findAssignment(
  tx: Tx,
  { companyId, userId }: Learner,
  campaignId: string,
): Promise<AssignmentState | undefined> {
  const [assignment] = await rows<AssignmentState>(
    tx,
    states(sql`a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${campaignId}`),
  );
  return assignment;
}

/** The same; refuses with not_found. */
export async function readAssignment(tx: Tx, learner: Learner, campaignId: string): Promise<AssignmentState> {
  const assignment = await findAssignment(tx, learner, campaignId);
  if (!assignment) throw new Refusal('not_found');
  return assignment;
}

/** What somebody would be assigned now by a running campaign of the company. */
export async function findUnassigned(
  tx: Tx,
  { companyId }: Pick<Learner, 'companyId'>,
  campaignId: string,
): Promise<AssignmentState | undefined> {
  const [found] = await rows<AssignmentState>(
    tx,
    sql`SELECT c.id AS "campaignId", c.course_id AS "courseId", c.name, 'not_started' AS status,
        ${now()}::timestamptz + make_interval(days => c.days_to_complete) AS "dueAt", '{}'::uuid[] AS "doneChapters", NULL AS score
      FROM campaigns c WHERE c.company_id = ${companyId} AND c.id = ${campaignId} AND c.status = 'running'`,
  );
  return found;
}

export interface ChapterOfCourse {
  id: string;
  /** Quiz questions with the number of their answers, which one is right, and why; empty for a video. */
  questions: { id: string; answers: number; correctAnswer: number; explanation: string | null }[];
}

/** Chapters of a course, in order. */
export const findChapters = (tx: Tx, courseId: string): Promise<ChapterOfCourse[]> =>
  rows(
    tx,
    sql`SELECT h.id, coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'answers', cardinality(q.answers), 'correctAnswer', q.correct_answer, 'explanation', q.explanation) ORDER BY q.position)
        FROM quiz_questions q WHERE q.chapter_id = h.id), '[]') AS questions
      FROM chapters h WHERE h.course_id = ${courseId} ORDER BY h.position`,
  );

/** Whether the questions of a course are answered once, each answer followed by its explanation. */
export async function isGame(tx: Tx, courseId: string): Promise<boolean> {
  const [course] = await rows<{ isGaming: boolean }>(tx, sql`SELECT is_gaming AS "isGaming" FROM courses WHERE id = ${courseId}`);
  return course?.isGaming ?? false;
}
