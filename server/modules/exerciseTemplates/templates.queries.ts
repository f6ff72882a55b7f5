import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { activeStatuses } from '#contract/exercise/exerciseStates';
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

export type TemplateRow = z.output<typeof template>;
export type CardRow = z.output<typeof templateCard>;
type Stored<Row> = Omit<Row, 'thumbnailUrl'> & { thumbnail: string | null };

export const templateTables = sql`exercise_templates t JOIN exercise_template_versions v ON v.id = t.version_id`;

/** Condition over `exercise_templates t`: a campaign of the company that is not archived has it. */
export const isInUse = (companyId: string): SQL => sql`EXISTS (SELECT 1 FROM exercise_messages m
  JOIN exercise_campaigns c ON c.company_id = m.company_id AND c.id = m.campaign_id
  WHERE m.template_id = t.id AND m.company_id = ${companyId} AND c.status = ANY(${sql.param([...activeStatuses])}::text[]))`;

/** Columns of a card. */
const cardColumns = (companyId: string): SQL => {
  const newSince = new Date(now().getTime() - exerciseLimits.newTemplateDays * dayMs);
  return sql`t.id, t.company_id AS "companyId", v.name, v.subject, v.difficulty,
    CASE WHEN t.company_id IS NULL THEN 'LIBRARY' ELSE 'CUSTOM' END AS type, NOT ${isInUse(companyId)} AS "isEditable",
    t.created_at >= ${newSince} AS "isNew", t.created_at AS "createdAt", t.updated_at AS "updatedAt",
    v.layout_type AS "layoutType", v.from_email AS "fromEmail", v.from_name AS "fromName", v.from_phone AS "fromPhone", v.thumbnail`;
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
    columns: cardColumns(companyId),
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
    sql`SELECT ${cardColumns(companyId)} FROM ${templateTables}
      WHERE t.id = ANY(${sql.param([...ids])}::uuid[]) AND t.deleted_at IS NULL
      ORDER BY array_position(${sql.param([...ids])}::uuid[], t.id)`,
  );
  return found.map(withAddress);
}

/** A template of the library or of the company. Refuses with not_found. */
export async function readTemplate(tx: Tx, companyId: string, templateId: string): Promise<TemplateRow> {
  const [found] = await rows<Stored<TemplateRow>>(
    tx,
    sql`SELECT ${cardColumns(companyId)}, v.legend, v.html, v.design_data AS "designData", v.answers, v.callouts
      FROM ${templateTables} WHERE t.id = ${templateId} AND t.deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  return withAddress(found);
}
