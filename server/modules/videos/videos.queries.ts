import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { premiumRefusal } from '#contract/courses/premium';
import type { Plan } from '#contract/roles';
import { sharePath } from '#contract/courses/share';
import type { video } from '#contract/courses/videos';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { isPartner } from '../../db/isPartner.ts';
import { listed } from '../courses/public.ts';

type VideoOut = z.output<typeof video>;
type Row = Omit<VideoOut, 'url' | 'shareURL'> & { file: string };

/** Condition over `videos v`: the library and the company's own videos, without deleted ones. */
export const videoInReach = (companyId: string): SQL =>
  sql`v.deleted_at IS NULL AND (v.company_id IS NULL OR v.company_id = ${companyId})`;

/** Query (id, name) of courses of the learning page that contain video `v`. */
const coursesOf = (companyId: string): SQL =>
  sql`SELECT k.id, k.name FROM courses k WHERE ${listed(companyId)}
    AND EXISTS (SELECT 1 FROM chapters c WHERE c.course_id = k.id AND c.video_id = v.id)`;

interface Library {
  companyId: string;
  plan: Plan;
  /** Origin of shared pages. */
  shareOrigin: string;
  where: SQL;
  order: SQL;
}

/** Matching videos, with whether they are pinned. Premium videos that the plan does not include are listed without their clip. */
export async function findVideos(tx: Tx, { companyId, plan, shareOrigin, where, order }: Library): Promise<VideoOut[]> {
  const company = { plan, isPartner: await isPartner(tx, companyId) };
  const videos = await rows<Row>(
    tx,
    sql`SELECT v.id, v.name, v.title, v.category, v.language, v.file, v.poster, v.seconds AS duration, v.is_free,
        p.video_id IS NOT NULL AS "isPinned", v.is_public AS "isPublicVideo",
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name), c.id)
          FROM (${coursesOf(companyId)}) c), '[]') AS courses
      FROM videos v LEFT JOIN pinned_videos p ON p.video_id = v.id AND p.company_id = ${companyId}
      WHERE ${videoInReach(companyId)} AND ${where} ORDER BY ${order}`,
  );
  return videos.map(({ file, poster, ...row }) => ({
    ...row,
    url: premiumRefusal(company, row) === null ? mediaAddress(file) : null,
    poster: mediaAddressOr(poster),
    shareURL: row.isPublicVideo ? shareOrigin + sharePath('video', row.id) : null,
  }));
}

/** Courses that contain the video, by name. */
export const findCoursesOfVideo = (tx: Tx, companyId: string, videoId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name FROM videos v CROSS JOIN LATERAL (${coursesOf(companyId)}) c WHERE v.id = ${videoId} ORDER BY lower(c.name), c.id`,
  );

/** A video of the library or the company. Refuses with not_found. */
export async function requireVideo(tx: Tx, companyId: string, videoId: string): Promise<{ name: string; is_free: boolean }> {
  const [video] = await rows<{ name: string; is_free: boolean }>(
    tx,
    sql`SELECT v.name, v.is_free FROM videos v WHERE ${videoInReach(companyId)} AND v.id = ${videoId}`,
  );
  if (!video) throw new Refusal('not_found');
  return video;
}
