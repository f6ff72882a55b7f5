import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { cloneCourse as cloneEndpoint, disableCustomTraining, publishCourse as publishEndpoint } from '#contract/courses';
import type { Actor } from '../../core/actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { Refusal } from '../../core/refusal.ts';
import { copyCourse, copyName } from './copyCourse.ts';
import { findCourse } from './courses.queries.ts';

export const cloneCourse: Handler<typeof cloneEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  // Nobody saves the training while its chapters and their questions are read one after the other.
  await lockCompany(tx, actor);
  const source = await findCourse(tx, companyId, params.courseId);
  const [id, name] = [randomUUID(), copyName(source.name)];
  await copyCourse(tx, { from: source.id, id, companyId, name, isDraft: true, at: now() });
  await audit(tx, actor, { action: 'courses.cloned', subject: { type: 'course', id, label: name }, after: { from: source.name } });
  return { clonedCourseId: id };
};

/** A second time changes nothing. */
export const publishCourse: Handler<typeof publishEndpoint> = async ({ tx, actor, body }) => {
  const own = await lockOwnCourse(tx, actor, body.course_id);
  if (own.chapters === 0) throw new Refusal('course_has_no_chapters');
  if (own.isDraft) {
    await run(tx, sql`UPDATE courses SET is_draft = false WHERE id = ${own.id} AND company_id = ${actor.companyId}`);
    await audit(tx, actor, {
      action: 'courses.published',
      subject: { type: 'course', id: own.id, label: own.name },
      before: { draft: true },
      after: { draft: false },
    });
  }
  return findCourse(tx, actor.companyId, own.id);
};

/** Gone from every list; what people did in it stays in the figures. */
export const deleteCustomTraining: Handler<typeof disableCustomTraining> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  const own = await lockOwnCourse(tx, actor, body.course_id);
  const [running] = await rows(
    tx,
    sql`SELECT 1 FROM campaigns WHERE company_id = ${companyId} AND course_id = ${own.id} AND status <> 'ended'`,
  );
  if (running) throw new Refusal('course_is_running');
  await run(tx, sql`UPDATE courses SET deleted_at = ${now()} WHERE id = ${own.id} AND company_id = ${companyId}`);
  await audit(tx, actor, {
    action: 'courses.deleted',
    subject: { type: 'course', id: own.id, label: own.name },
    before: { name: own.name, draft: own.isDraft },
  });
  return {};
};

export interface OwnCourse {
  id: string;
  name: string;
  isDraft: boolean;
  chapters: number;
}

/** A custom training of the company, with the company held, so that nobody starts what is being deleted. Refuses with not_found. */
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
