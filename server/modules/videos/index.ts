import { type SQL, sql } from 'drizzle-orm';
import { courseLanguages } from '#contract/courses/courseLanguage';
import type { contract } from '#contract/index';
import { escapeLike } from '../../db/where.ts';
import { shareOrigin } from '../../env.ts';
import type { Handlers } from '../../http/handler.ts';
import { pinVideo, unpinVideo } from './pinVideo.ts';
import { findCoursesOfVideo, findVideos, requireVideo } from './videos.queries.ts';

interface VideoFilters {
  languageCode?: string | undefined;
  search?: string | undefined;
  categoryName?: string | undefined;
}

function matching({ languageCode, search, categoryName }: VideoFilters): SQL {
  const conditions = [sql`true`];
  if (languageCode)
    conditions.push(sql`lower(coalesce(v.language, '')) = ANY(${sql.param([...courseLanguages(languageCode)])}::text[])`);
  if (search) conditions.push(sql`v.name ILIKE ${`%${escapeLike(search)}%`}`);
  if (categoryName) conditions.push(sql`v.category = ${categoryName}`);
  return sql.join(conditions, sql` AND `);
}

/** Sorts the best matching language first, for instance Brazilian before European Portuguese. */
const byFit = (languageCode: string | undefined): SQL =>
  languageCode
    ? sql`array_position(${sql.param([...courseLanguages(languageCode)])}::text[], lower(coalesce(v.language, ''))), `
    : sql``;

export const handlers: Handlers<(typeof contract)['videos']> = {
  listVideos: ({ tx, actor, query, services }) =>
    findVideos(tx, {
      companyId: actor.companyId,
      plan: actor.plan,
      shareOrigin: shareOrigin(services.env),
      where: matching(query),
      order: sql`${byFit(query.languageCode)}lower(v.name), v.id`,
    }),
  listPinnedVideos: ({ tx, actor, services }) =>
    findVideos(tx, {
      companyId: actor.companyId,
      plan: actor.plan,
      shareOrigin: shareOrigin(services.env),
      where: sql`p.video_id IS NOT NULL`,
      order: sql`p.pinned_at, v.id`,
    }),
  pinVideo,
  unpinVideo,
  async listVideoCourses({ tx, actor, params }) {
    await requireVideo(tx, actor.companyId, params.videoId);
    return findCoursesOfVideo(tx, actor.companyId, params.videoId);
  },
};
