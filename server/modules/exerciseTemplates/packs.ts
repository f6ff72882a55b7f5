import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { pack } from '#contract/exercise/templates';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { findCards, languageOf } from './templates.queries.ts';

type PackRow = z.output<typeof pack>;

/** The packs of the library in a language, in their order. */
export async function listPacks(tx: Tx, lang: string): Promise<PackRow[]> {
  const found = await rows<PackRow>(
    tx,
    sql`SELECT p.id, p.name, p.thumbnail, p.difficulty, n.emails AS "templatesEmailCount", n.sms AS "templatesSmsCount",
        n.emails + n.sms AS "templatesTotalCount"
      FROM exercise_packs p CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE v.layout_type = 'EMAIL')::int AS emails, count(*) FILTER (WHERE v.layout_type = 'SMS')::int AS sms
        FROM exercise_templates t JOIN exercise_template_versions v ON v.id = t.version_id
        WHERE t.id = ANY(p.template_ids) AND t.deleted_at IS NULL) n
      WHERE p.company_id IS NULL AND p.deleted_at IS NULL AND p.language = ${languageOf(sql`exercise_packs`, lang)}
      ORDER BY p.position, p.id`,
  );
  return found.map((row) => ({ ...row, thumbnail: mediaAddressOr(row.thumbnail) }));
}

interface PackQuery {
  packId: string;
  order?: 'ASC' | 'DESC' | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of the templates of a pack; none of one that does not exist. */
export async function listPackTemplates(tx: Tx, companyId: string, query: PackQuery) {
  const { packId, order, pageNumber = 1, pageSize = exerciseLimits.pageSizes.pack } = query;
  const [found] = await rows<{ ids: string[] }>(
    tx,
    sql`SELECT template_ids AS ids FROM exercise_packs WHERE id = ${packId} AND deleted_at IS NULL`,
  );
  const cards = await findCards(tx, companyId, found?.ids ?? []);
  if (order === 'DESC') cards.reverse();
  const first = (pageNumber - 1) * pageSize;
  return {
    items: cards.slice(first, first + pageSize),
    pageInfo: { number: pageNumber, size: pageSize, totalCount: cards.length },
  };
}
