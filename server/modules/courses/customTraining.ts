import { randomUUID } from 'node:crypto';
import { sql, and, eq } from 'drizzle-orm';
import type {
  cloneCourse as cloneEndpoint,
  disableCustomTraining,
  publishCourse as publishEndpoint,
} from '#contract/courses/courses';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { courses } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { copyCourse, copyName } from './copyCourse.ts';
import { findCourse } from './courses.queries.ts';

export const cloneCourse: Handler<typeof cloneEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  // Locked, because chapters and questions are copied by separate statements.
  await lockCompany(tx, actor);
  const source = await findCourse(tx, companyId, params.courseId);
  // A copy would be a course, whose questions have four answers.
  if (source.game) throw new Refusal('not_found');
  const [id, name] = [randomUUID(), copyName(source.name)];
  await copyCourse(tx, { from: source.id, id, companyId, name, isDraft: true, at: now() });
  await audit(tx, actor, { action: 'courses.cloned', subject: { type: 'course', id, label: name }, after: { from: source.name } });
  return { clonedCourseId: id };
};

/** Publishing again does nothing. */
export const publishCourse: Handler<typeof publishEndpoint> = async ({ tx, actor, body }) => {
  const own = await lockOwnCourse(tx, actor, body.course_id);
  if (own.chapters === 0) throw new Refusal('course_has_no_chapters');
  if (own.isDraft) {
    await tx.update(courses).set({ isDraft: false }).where(isOwn(actor, own.id));
    await audit(tx, actor, {
      action: 'courses.published',
      subject: { type: 'course', id: own.id, label: own.name },
      before: { draft: true },
      after: { draft: false },
    });
  }
  return findCourse(tx, actor.companyId, own.id);
};

/** Hides the training from all lists; its assignments stay in the figures. */
export const deleteCustomTraining: Handler<typeof disableCustomTraining> = async ({ tx, actor, body }) => {
  const own = await lockOwnCourse(tx, actor, body.course_id);
  if (await hasActiveCampaign(tx, own.id)) throw new Refusal('course_is_running');
  await tx.update(courses).set({ deletedAt: now() }).where(isOwn(actor, own.id));
  await audit(tx, actor, {
    action: 'courses.deleted',
    subject: { type: 'course', id: own.id, label: own.name },
    before: { name: own.name, draft: own.isDraft },
  });
  return {};
};

interface OwnCourse {
  id: string;
  name: string;
  isDraft: boolean;
  chapters: number;
}

const isOwn = ({ companyId }: Actor, id: string) => and(eq(courses.id, id), eq(courses.companyId, companyId));

/** Whether a custom training of the company in scope has a campaign that has not ended, there or at a customer. */
export const hasActiveCampaign = async (tx: Tx, courseId: string): Promise<boolean> =>
  (await oneRow<{ is: boolean }>(tx, sql`SELECT heed_is_course_used(${courseId}) AS is`)).is;

/** Reads a custom training of the company with the company locked, so that it cannot be started meanwhile. Refuses with not_found. */
export async function lockOwnCourse(tx: Tx, actor: Actor, courseId: string): Promise<OwnCourse> {
  await lockCompany(tx, actor);
  const [own] = await rows<OwnCourse>(
    tx,
    sql`SELECT k.id, k.name, k.is_draft AS "isDraft", (SELECT count(*)::int FROM chapters c WHERE c.course_id = k.id) AS chapters
      FROM courses k WHERE k.id = ${courseId} AND k.company_id = ${actor.companyId} AND k.deleted_at IS NULL`,
  );
  if (!own) throw new Refusal('not_found');
  return own;
}
