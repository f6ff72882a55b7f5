import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listLimits } from '#contract/kit/limits';
import type { landingOrderFields, simulationLanding, simulationLandings } from '#contract/simulation/landings';
import { readableIn } from '#locales/languages.ts';
import { Refusal } from '../../core/refusal.ts';
import { readPage } from '../../db/page.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';

export type LandingRow = z.output<typeof simulationLanding>;
type ListQuery = z.output<NonNullable<(typeof simulationLandings)['list']['query']>>;

const table = sql`simulation_landings l`;
const columns = sql`l.id, l.company_id AS "companyId", l.name, l.kind, l.language, l.title, l.paragraph, l.middle_text AS "middleText",
  l.button_text AS "buttonText", l.is_default AS "isDefault", l.created_at AS "createdAt", l.updated_at AS "updatedAt"`;

const orders: Record<(typeof landingOrderFields)[number], SQL> = { updatedAt: sql`l.updated_at`, name: sql`lower(l.name)` };

export async function listLandings(tx: Tx, companyId: string, query: ListQuery) {
  const { pageNumber = 1, pageSize: limit = listLimits.defaultPageSize, orderBy = 'updatedAt' } = query;
  const { items: data, totalCount } = await readPage<LandingRow>(tx, {
    columns,
    from: table,
    where: allOf([
      sql`l.deleted_at IS NULL AND (l.company_id IS NULL OR l.company_id = ${companyId})`,
      isOneOf(sql`l.kind`, { chosen: query.kinds }),
      isOneOf(sql`l.language`, { chosen: query.languages }),
      ...contains(sql`l.name || ' ' || l.title`, query.search),
    ]),
    by: orders[orderBy],
    id: sql`l.id`,
    page: { order: query.order ?? (orderBy === 'name' ? 'ASC' : 'DESC'), limit, offset: (pageNumber - 1) * limit },
  });
  return { data, totalCount };
}

/** A landing page of the library or of the company. Refuses with not_found. */
export async function readLanding(tx: Tx, companyId: string, id: string): Promise<LandingRow> {
  const [found] = await rows<LandingRow>(
    tx,
    sql`SELECT ${columns} FROM ${table} WHERE l.id = ${id} AND l.deleted_at IS NULL
      AND (l.company_id IS NULL OR l.company_id = ${companyId})`,
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

type Choice = Pick<LandingRow, 'id' | 'name' | 'kind' | 'language' | 'isDefault'>;

/** What a campaign can choose, the company’s own first. Those of the library exist in every language, so one is enough. */
export async function listLandingChoices(tx: Tx, { companyId, companyLang }: { companyId: string; companyLang: string }) {
  const [language] = readableIn(companyLang);
  const found = await rows<Choice>(
    tx,
    sql`SELECT l.id, l.name, l.kind, l.language, l.is_default AS "isDefault" FROM ${table}
      WHERE l.deleted_at IS NULL AND (l.company_id = ${companyId} OR (l.company_id IS NULL AND l.language = ${language}))
      ORDER BY l.company_id NULLS LAST, lower(l.name), l.id`,
  );
  // No picture of them exists: the panel draws one.
  return found.map((row) => ({ ...row, thumbnailUrl: null }));
}
