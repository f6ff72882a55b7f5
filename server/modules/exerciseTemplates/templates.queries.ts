import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { template, templateCard, templateOrderFields } from '#contract/exercise/templates';
import { dayMs } from '#contract/kit/durations';
import { readableIn } from '#locales/languages.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { cardColumns } from '../messageTemplates/public.ts';
import { tables, templateTables } from './tables.ts';

export type TemplateRow = z.output<typeof template>;
export type CardRow = z.output<typeof templateCard>;
type Stored<Row> = Omit<Row, 'thumbnailUrl'> & { thumbnail: string | null };

/** Columns of a card. */
const columnsOf = (companyId: string): SQL => {
  const newSince = new Date(now().getTime() - exerciseLimits.newTemplateDays * dayMs);
  return sql`${cardColumns(tables, companyId)}, CASE WHEN t.company_id IS NULL THEN 'LIBRARY' ELSE 'CUSTOM' END AS type,
    t.created_at >= ${newSince} AS "isNew", v.layout_type AS "layoutType", v.from_email AS "fromEmail", v.from_name AS "fromName",
    v.from_phone AS "fromPhone"`;
};

const withAddress = <Row extends { thumbnail: string | null }>({ thumbnail, ...row }: Row) => ({
  ...row,
  thumbnailUrl: mediaAddressOr(thumbnail),
});

/** The language in which a company gets the library: its own, or else one that its people read. */
export function languageOf(table: SQL, lang: string): SQL {
  const order = sql`${sql.param(readableIn(lang))}::text[]`;
  return sql`(SELECT x.language FROM ${table} x WHERE x.company_id IS NULL AND x.deleted_at IS NULL AND x.language = ANY(${order})
    ORDER BY array_position(${order}, x.language) LIMIT 1)`;
}

interface ListQuery {
  order?: 'ASC' | 'DESC' | undefined;
  orderBy?: (typeof templateOrderFields)[number] | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  name?: string | undefined;
  first: readonly string[];
}

const orders = { updatedAt: sql`t.updated_at`, name: sql`lower(v.name)` };

/** What a company can choose from, newest first unless the query says otherwise. */
export async function listTemplates(tx: Tx, { companyId, lang }: { companyId: string; lang: string }, query: ListQuery) {
  const { pageNumber = 1, pageSize = exerciseLimits.pageSizes.templates, orderBy = 'updatedAt' } = query;
  const order = query.order ?? (orderBy === 'name' ? 'ASC' : 'DESC');
  const where = allOf([
    sql`t.deleted_at IS NULL`,
    sql`(t.company_id = ${companyId} OR (t.company_id IS NULL AND t.language = ${languageOf(sql`exercise_templates`, lang)}))`,
    ...contains(sql`v.name`, query.name),
  ]);
  const { items, totalCount } = await readPage<Stored<CardRow>>(tx, {
    columns: columnsOf(companyId),
    from: templateTables,
    where,
    after: sql`NOT ${isOneOf(sql`t.id`, { among: query.first }, 'uuid')}`,
    by: orders[orderBy],
    // Those of the library are all as old: always in the same order.
    ties: sql`t.id`,
    id: sql`t.id`,
    page: { order, limit: pageSize, offset: (pageNumber - 1) * pageSize },
  });
  return { items: items.map(withAddress), pageInfo: { number: pageNumber, size: pageSize, totalCount } };
}

/** The templates with these ids, in their order, without the ids of templates that do not exist any more. */
export async function findCards(tx: Tx, companyId: string, ids: readonly string[]): Promise<CardRow[]> {
  const found = await rows<Stored<CardRow>>(
    tx,
    sql`SELECT ${columnsOf(companyId)} FROM ${templateTables}
      WHERE t.id = ANY(${sql.param([...ids])}::uuid[]) AND t.deleted_at IS NULL
      ORDER BY array_position(${sql.param([...ids])}::uuid[], t.id)`,
  );
  return found.map(withAddress);
}

/** A template of the library or of the company. Refuses with not_found. */
export async function readTemplate(tx: Tx, companyId: string, templateId: string): Promise<TemplateRow> {
  const [found] = await rows<Stored<TemplateRow>>(
    tx,
    sql`SELECT ${columnsOf(companyId)}, v.legend, v.html, v.design_data AS "designData", v.answers, v.callouts
      FROM ${templateTables} WHERE t.id = ${templateId} AND t.deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  return withAddress(found);
}
