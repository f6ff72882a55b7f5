import { sql } from 'drizzle-orm';
import { courseLimits } from '#contract/courses/limits';
import { premiumRefusal } from '#contract/courses/premium';
import type { pinVideo as pinEndpoint, unpinVideo as unpinEndpoint } from '#contract/courses/videos';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows, run } from '../../db/rows.ts';
import type { Handler } from '../../http/handler.ts';
import { isPartner } from '../../db/isPartner.ts';
import { requireVideo } from './videos.queries.ts';

/**
 * Pins a video to the learners' dashboard; pinning again does nothing. Refuses premium videos that the plan does not include;
 * pinned ones stay. Locks the company, so that simultaneous calls cannot exceed courseLimits.maxPinnedVideos together.
 */
export const pinVideo: Handler<typeof pinEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { videoId } = params;
  await lockCompany(tx, actor);
  const video = await requireVideo(tx, companyId, videoId);
  const [isPinned] = await rows(tx, sql`SELECT 1 FROM pinned_videos WHERE company_id = ${companyId} AND video_id = ${videoId}`);
  if (isPinned) return {};
  const refusal = premiumRefusal({ plan: actor.plan, isPartner: await isPartner(tx, companyId) }, video);
  if (refusal) throw new Refusal(refusal);
  // Deleted videos are not on the dashboard and do not count.
  const pinned = await run(
    tx,
    sql`INSERT INTO pinned_videos (company_id, video_id, pinned_at) SELECT ${companyId}::uuid, ${videoId}::uuid, ${now()}::timestamptz
      WHERE (SELECT count(*) FROM pinned_videos p JOIN videos v ON v.id = p.video_id
        WHERE p.company_id = ${companyId} AND v.deleted_at IS NULL) < ${courseLimits.maxPinnedVideos}::int`,
  );
  if (pinned === 0) throw new Refusal('too_many_pinned_videos');
  await audit(tx, actor, { action: 'videos.pinned', subject: { type: 'video', id: videoId, label: video.name } });
  return {};
};

/** Unpins a video; does nothing if it is not pinned. */
export const unpinVideo: Handler<typeof unpinEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { videoId } = params;
  const { name } = await requireVideo(tx, companyId, videoId);
  const unpinned = await run(tx, sql`DELETE FROM pinned_videos WHERE company_id = ${companyId} AND video_id = ${videoId}`);
  if (unpinned > 0) await audit(tx, actor, { action: 'videos.unpinned', subject: { type: 'video', id: videoId, label: name } });
  return {};
};
