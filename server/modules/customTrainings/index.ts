import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CustomTrainingInput } from '#contract/courses/customTrainings';
import type { contract } from '#contract/index';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { courses } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { isPartner } from '../../db/isPartner.ts';
import { hasActiveCampaign, lockOwnCourse } from '../courses/public.ts';
import { uploadedImagePath } from '../files/public.ts';
import { findPickableVideos } from './pickableVideos.ts';
import { readTraining } from './readTraining.ts';
import { checkContent, saveContent } from './saveContent.ts';

const factsOf = ({ name, language, topics }: CustomTrainingInput) => ({
  name,
  language,
  chapters: topics.reduce((sum, { chapters }) => sum + chapters.length, 0),
});

/** Assignment of the thumbnail, if the request has one. */
async function thumbnailOf(
  tx: Tx,
  companyId: string,
  { thumbnailId }: CustomTrainingInput,
): Promise<{ thumbnail?: string | null }> {
  if (thumbnailId === undefined) return {};
  return { thumbnail: thumbnailId && (await uploadedImagePath(tx, companyId, thumbnailId, 'thumbnailId')) };
}

/** Only partners may create trainings from scratch; others edit copies. */
async function requirePartner(tx: Tx, { companyId }: Actor): Promise<void> {
  if (!(await isPartner(tx, companyId))) throw new Refusal('permission_denied');
}

export const handlers: Handlers<(typeof contract)['customTrainings']> = {
  getCustomTraining: ({ tx, actor, params }) => readTraining(tx, actor.companyId, params.courseId),

  async createCustomTraining({ tx, actor, body }) {
    await requirePartner(tx, actor);
    const { companyId } = actor;
    const courseId = randomUUID();
    await checkContent(tx, body);
    const { name, description, language, cheatSheetId } = body;
    await tx.insert(courses).values({
      id: courseId,
      companyId,
      name,
      description,
      courseType: 'awareness',
      language,
      cheatSheetId,
      isDraft: true,
      ...(await thumbnailOf(tx, companyId, body)),
      createdAt: now(),
    });
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
    if (await hasActiveCampaign(tx, own.id)) throw new Refusal('course_in_use');
    if (!own.isDraft && body.topics.length === 0) throw new Refusal('course_has_no_chapters');
    await checkContent(tx, body);
    const { name, description, language, cheatSheetId } = body;
    await tx
      .update(courses)
      .set({ name, description, language, cheatSheetId, ...(await thumbnailOf(tx, companyId, body)) })
      .where(and(eq(courses.id, own.id), eq(courses.companyId, companyId)));
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
