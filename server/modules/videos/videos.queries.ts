import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { premiumRefusal } from '#contract/premium';
import type { Plan } from '#contract/roles';
import { sharePath } from '#contract/share';
import type { video } from '#contract/videos';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../core/refusal.ts';
import { isPartner } from '../companies/public.ts';
import { listed } from '../courses/public.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';

export type VideoOut = z.output<typeof video>;
type Row = Omit<VideoOut, 'url' | 'shareURL'> & { file: string };

/** The library's videos and the company's own, without deleted ones. */
export const videoInReach = (companyId: string): SQL =>
  sql`v.deleted_at IS NULL AND (v.company_id IS NULL OR v.company_id = ${companyId})`;

/** Courses of the learning page that have the video in a chapter, as `c.id` and `c.name`. */
const coursesOf = (companyId: string): SQL =>
  sql`SELECT k.id, k.name FROM courses k WHERE ${listed(companyId)}
    AND EXISTS (SELECT 1 FROM chapters c WHERE c.course_id = k.id AND c.video_id = v.id)`;

interface Library {
  companyId: string;
  plan: Plan;
  /** Where people outside find a public video. */
  shareOrigin: string;
  where: SQL;
  order: SQL;
}

/** Videos of a company's library that match, pinned or not. What its plan does not open is listed without its clip. */
export async function findVideos(tx: Tx, { companyId, plan, shareOrigin, where, order }: Library): Promise<VideoOut[]> {
  const company = { plan, isPartner: await isPartner(tx, companyId) };
  const found = await rows<Row>(
    tx,
    sql`SELECT v.id, v.name, v.title, v.category, v.language, v.file, v.poster, v.seconds AS duration, v.is_free,
        p.video_id IS NOT NULL AS "isPinned", v.is_public AS "isPublicVideo",
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name), c.id)
          FROM (${coursesOf(companyId)}) c), '[]') AS courses
      FROM videos v LEFT JOIN pinned_videos p ON p.video_id = v.id AND p.company_id = ${companyId}
      WHERE ${videoInReach(companyId)} AND ${where} ORDER BY ${order}`,
  );
  return found.map(({ file, poster, ...row }) => ({
    ...row,
    url: premiumRefusal(company, row) === null ? mediaAddress(file) : null,
    poster: mediaAddressOr(poster),
    shareURL: row.isPublicVideo ? shareOrigin + sharePath('video', row.id) : null,
  }));
}

/** The courses of one video, by name. */
export const findCoursesOfVideo = (tx: Tx, companyId: string, videoId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name FROM videos v CROSS JOIN LATERAL (${coursesOf(companyId)}) c WHERE v.id = ${videoId} ORDER BY lower(c.name), c.id`,
  );

/** A video of the library or the company. Refuses with not_found. */
export async function requireVideo(tx: Tx, companyId: string, videoId: string): Promise<{ name: string; is_free: boolean }> {
  const [found] = await rows<{ name: string; is_free: boolean }>(
    tx,
    sql`SELECT v.name, v.is_free FROM videos v WHERE ${videoInReach(companyId)} AND v.id = ${videoId}`,
  );
  if (!found) throw new Refusal('not_found');
  return found;
}
