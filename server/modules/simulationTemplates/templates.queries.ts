import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type {
  simulationTemplate,
  simulationTemplateCard,
  simulationTemplateOrderFields,
  simulationTemplates,
} from '#contract/simulation/templates';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { readPage } from '../../db/page.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { cardColumns } from '../messageTemplates/public.ts';
import { tables, templateTables } from './tables.ts';

type CardRow = z.output<typeof simulationTemplateCard>;
type TemplateRow = z.output<typeof simulationTemplate>;
type Stored<Row> = Omit<Row, 'thumbnailUrl'> & { thumbnail: string | null };
type ListQuery = z.output<NonNullable<(typeof simulationTemplates)['list']['query']>>;

/** Columns of a card. Nobody changes the library. */
const columnsOf = (companyId: string): SQL => sql`t.type, t.language, v.landing_kind AS "landingKind",
  v.sender_name AS "senderName", v.sender_local AS "senderLocal", ${cardColumns(tables, companyId)}`;

const answer = <Row extends { companyId: string | null; isEditable: boolean; thumbnail: string | null }>({
  thumbnail,
  ...row
}: Row) => ({ ...row, isEditable: row.isEditable && row.companyId !== null, thumbnailUrl: mediaAddressOr(thumbnail) });

const orders: Record<(typeof simulationTemplateOrderFields)[number], SQL> = {
  updatedAt: sql`t.updated_at`,
  name: sql`lower(v.name)`,
};

/** What a company can choose from. */
export async function listTemplates(
  tx: Tx,
  { companyId, companyLang }: Pick<Actor, 'companyId' | 'companyLang'>,
  query: ListQuery,
) {
  const { pageNumber = 1, pageSize: limit = listLimits.defaultPageSize, orderBy = 'updatedAt' } = query;
  const { items, totalCount } = await readPage<Stored<CardRow>>(tx, {
    columns: columnsOf(companyId),
    from: templateTables,
    where: allOf([
      sql`t.deleted_at IS NULL AND (t.company_id IS NULL OR t.company_id = ${companyId})`,
      isOneOf(sql`t.type`, { chosen: query.types }),
      isOneOf(sql`v.difficulty`, { chosen: query.difficulties }, 'int'),
      isOneOf(sql`t.language`, { chosen: query.languages }),
      ...contains(sql`v.name || ' ' || v.subject`, query.search),
    ]),
    by: orders[orderBy],
    // Those of the library are all as old: what the reader can read first, and always in the same order.
    ties: sql`t.language IS DISTINCT FROM ${query.firstLanguage ?? companyLang}, t.language <> ${companyLang}, t.language, t.id`,
    id: sql`t.id`,
    page: { order: query.order ?? (orderBy === 'name' ? 'ASC' : 'DESC'), limit, offset: (pageNumber - 1) * limit },
  });
  return { data: items.map(answer), totalCount };
}

/** Over templates `t`: something was sent of it, so that reports name it, whatever became of it since. */
const wasSent = (companyId: string): SQL =>
  sql`EXISTS (SELECT FROM simulation_counts k WHERE k.company_id = ${companyId} AND k.set_id = ${companyId} AND k.template_id = t.id AND k.sent > 0)`;

/** A template of the library or of the company; also a deleted one that reports name, which nobody can change. Refuses with not_found. */
export async function readTemplate(tx: Tx, companyId: string, templateId: string): Promise<TemplateRow> {
  const [found] = await rows<Stored<TemplateRow> & { isDeleted: boolean }>(
    tx,
    sql`SELECT ${columnsOf(companyId)}, v.html, v.text, v.design_data AS "designData", v.callouts, t.deleted_at IS NOT NULL AS "isDeleted"
      FROM ${templateTables} WHERE t.id = ${templateId} AND (t.deleted_at IS NULL OR ${wasSent(companyId)})`,
  );
  if (!found) throw new Refusal('not_found');
  const { isDeleted, ...template } = found;
  return answer({ ...template, isEditable: template.isEditable && !isDeleted });
}
