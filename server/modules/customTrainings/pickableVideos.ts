import { sql } from 'drizzle-orm';
import { courseLanguages } from '#contract/courses/courseLanguage';
import type { PickedVideo } from '#contract/courses/customTrainings';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { escapeLike } from '../../db/where.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';

interface VideoFilters {
  language?: string | undefined;
  search?: string | undefined;
}

/** Videos of the library and the company's own, by name. A video without a language counts as English. */
export async function findPickableVideos(tx: Tx, companyId: string, { language, search }: VideoFilters): Promise<PickedVideo[]> {
  const inLanguage = language
    ? sql`AND lower(coalesce(language, '')) = ANY(${sql.param([...courseLanguages(language)])}::text[])`
    : sql``;
  const named = search ? sql`AND name ILIKE ${`%${escapeLike(search)}%`}` : sql``;
  const videos = await rows<Omit<PickedVideo, 'url'> & { file: string }>(
    tx,
    sql`SELECT id, name, file, seconds AS duration, poster AS thumbnail FROM videos
      WHERE deleted_at IS NULL AND (company_id IS NULL OR company_id = ${companyId}) ${inLanguage} ${named}
      ORDER BY lower(name), id`,
  );
  return videos.map(({ file, thumbnail, ...video }) => ({
    ...video,
    url: mediaAddress(file),
    thumbnail: mediaAddressOr(thumbnail),
  }));
}
