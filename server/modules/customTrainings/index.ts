import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { CustomTrainingInput } from '#contract/customTrainings';
import type { contract } from '#contract/index';
import type { Actor } from '../../core/actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../core/refusal.ts';
import { isPartner } from '../companies/public.ts';
import { lockOwnCourse } from '../courses/public.ts';
import { uploadedImagePath } from '../files/public.ts';
import { findPickableVideos } from './pickableVideos.ts';
import { readTraining } from './readTraining.ts';
import { checkContent, saveContent } from './saveContent.ts';

const factsOf = ({ name, language, topics }: CustomTrainingInput) => ({
  name,
  language,
  chapters: topics.reduce((sum, { chapters }) => sum + chapters.length, 0),
});

/** Changes the picture only when the call says so. */
async function pictured(tx: Tx, companyId: string, { thumbnailId }: CustomTrainingInput): Promise<SQL> {
  if (thumbnailId === undefined) return sql``;
  return sql`, thumbnail = ${thumbnailId && (await uploadedImagePath(tx, companyId, thumbnailId, 'thumbnailId'))}`;
}

/** Everybody may work on a copy; from nothing only partners start. */
async function requirePartner(tx: Tx, { companyId }: Actor): Promise<void> {
  if (!(await isPartner(tx, companyId))) throw new Refusal('permission_denied');
}

async function requireIdle(tx: Tx, companyId: string, courseId: string): Promise<void> {
  const [running] = await rows(
    tx,
    sql`SELECT 1 FROM campaigns WHERE company_id = ${companyId} AND course_id = ${courseId} AND status <> 'ended'`,
  );
  if (running) throw new Refusal('course_in_use');
}

export const handlers: Handlers<(typeof contract)['customTrainings']> = {
  getCustomTraining: ({ tx, actor, params }) => readTraining(tx, actor.companyId, params.courseId),

  async createCustomTraining({ tx, actor, body }) {
    await requirePartner(tx, actor);
    const { companyId } = actor;
    const courseId = randomUUID();
    await checkContent(tx, companyId, body);
    const thumbnail = body.thumbnailId ? await uploadedImagePath(tx, companyId, body.thumbnailId, 'thumbnailId') : null;
    await run(
      tx,
      sql`INSERT INTO courses (id, company_id, name, description, course_type, language, thumbnail, cheat_sheet_id, is_draft, created_at)
        VALUES (${courseId}, ${companyId}, ${body.name}, ${body.description}, 'awareness', ${body.language}, ${thumbnail},
          ${body.cheatSheetId}, true, ${now()})`,
    );
    await saveContent(tx, { companyId, courseId }, body);
    await audit(tx, actor, {
      action: 'courses.created',
      subject: { type: 'course', id: courseId, label: body.name },
      after: factsOf(body),
    });
    return readTraining(tx, companyId, courseId);
  },

  async updateCustomTraining({ tx, actor, params, body }) {
    const { companyId } = actor;
    const own = await lockOwnCourse(tx, actor, params.courseId);
    await requireIdle(tx, companyId, own.id);
    if (!own.isDraft && body.topics.length === 0) throw new Refusal('course_has_no_chapters');
    await checkContent(tx, companyId, body);
    await run(
      tx,
      sql`UPDATE courses SET name = ${body.name}, description = ${body.description}, language = ${body.language},
        cheat_sheet_id = ${body.cheatSheetId}${await pictured(tx, companyId, body)} WHERE id = ${own.id} AND company_id = ${companyId}`,
    );
    await saveContent(tx, { companyId, courseId: own.id }, body);
    await audit(tx, actor, {
      action: 'courses.updated',
      subject: { type: 'course', id: own.id, label: body.name },
      before: { name: own.name, chapters: own.chapters },
      after: factsOf(body),
    });
    return readTraining(tx, companyId, own.id);
  },

  getVideos: ({ tx, actor, query }) => findPickableVideos(tx, actor.companyId, query),
};
