import { courseLimits } from '#contract/courses/limits';
import type { contract } from '#contract/index';
import { scormRefusal } from '#contract/courses/premium';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import type { Call, Handlers } from '../../http/handler.ts';
import { mediaOf } from '../../scorm/content.ts';
import { findMedia } from '../../scorm/mediaFiles.ts';
import { packageAddress, type ScormKind } from '../../scorm/packageAddress.ts';
import { isPartner } from '../../db/isPartner.ts';
import { findCourse } from '../courses/public.ts';
import { requireVideo } from '../videos/public.ts';
import { exportsOf, findExport } from './exports.ts';
import { contentOf, exportableIds } from './scorm.queries.ts';

type Area = (typeof contract)['scorm'];

async function requireScorm(tx: Tx, { companyId, plan }: Actor): Promise<void> {
  const refusal = scormRefusal({ plan, isPartner: await isPartner(tx, companyId) });
  if (refusal) throw new Refusal(refusal);
}

/** Editions of one course or video; none if it cannot be exported. */
async function listOf(tx: Tx, actor: Actor, kind: ScormKind, id: string) {
  await requireScorm(tx, actor);
  const [exportable] = await exportableIds(tx, kind, actor.companyId, id);
  return { data: { items: exportable === undefined ? [] : exportsOf(kind, exportable) } };
}

type Download = Call<Area['downloadCourseScorm']> | Call<Area['downloadVideoScorm']>;

/** Address of a package. Reads file sizes after the transaction. Refuses with scorm_too_large. */
async function downloadOf({ inNewTransaction, params, services }: Download, kind: ScormKind) {
  const requested = await inNewTransaction(async (tx, actor) => {
    await requireScorm(tx, actor);
    const { companyId } = actor;
    const source = findExport(kind, await exportableIds(tx, kind, companyId), params.scormId);
    const content = source && (await contentOf[kind](tx, companyId, source.id));
    if (!content) throw new Refusal('not_found');
    return { claims: { companyId, kind, ...source }, content };
  });
  const media = await findMedia(services.db, requested.claims.companyId, mediaOf(requested.content));
  const total = media.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > courseLimits.scorm.packageBytes) throw new Refusal('scorm_too_large');
  return { data: { url: await packageAddress(services.signer, requested.claims) } };
}

export const handlers: Handlers<Area> = {
  async listCourseScorm({ tx, actor, params }) {
    await findCourse(tx, actor.companyId, params.courseId);
    return listOf(tx, actor, 'course', params.courseId);
  },
  async listVideoScorm({ tx, actor, params }) {
    await requireVideo(tx, actor.companyId, params.videoId);
    return listOf(tx, actor, 'video', params.videoId);
  },
  downloadCourseScorm: (call) => downloadOf(call, 'course'),
  downloadVideoScorm: (call) => downloadOf(call, 'video'),
};
