import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationDifficulties } from '#contract/simulation/states';
import type {
  listSimulationDepartments,
  listSimulationRounds,
  listSimulationsSummary,
  listSimulationTemplates,
} from '#contract/simulation/reports';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { readPage } from '../../db/page.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { isOneOf } from '../../db/where.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import type { About } from './about.ts';
import { areFew, shownFigures, sums } from './figures.ts';
import { type Filters, isChosen, isMember, type RowFilters } from './filters.ts';
import { figureRows, keys, largestRounds, recipientsBy, recipientsOfTemplates } from './sources.ts';

type RowOf<E extends { reply: z.ZodType<{ data: { items: unknown[] } }> }> = z.output<E['reply']>['data']['items'][number];

/** Sums by key. */
const figuresBy = (about: About, filters: Filters, key: keyof typeof keys): SQL => {
  const column = sql.identifier(keys[key]);
  return sql`SELECT k.${column}, ${sums} FROM (${figureRows(about, filters, key)}) k GROUP BY 1`;
};

/** Whether the filtered departments and groups have so few people that rates would tell what they did. As SQL: read once, for many rows. */
export async function isAboutFew(tx: Tx, about: About, filters: Filters): Promise<SQL> {
  if (filters.departments.length + filters.groups.length === 0) return sql`false`;
  // A few people are enough to know.
  const some = sql`SELECT a.user_id FROM (SELECT u.id AS user_id FROM users u WHERE u.company_id = ${about.companyId}) a WHERE ${isMember(about, filters)}`;
  const { few } = await oneRow<{ few: boolean }>(
    tx,
    sql`SELECT ${areFew(sql`greatest(count(*), (SELECT l.n FROM (${largestRounds(about, filters, null)}) l))`)} AS few FROM (SELECT FROM (${some}) p
      WHERE EXISTS (SELECT FROM simulation_messages a WHERE ${isChosen(about, filters)} AND a.user_id = p.user_id OFFSET 0)
      LIMIT ${simulationLimits.fewestPeople}::int) few`,
  );
  return few ? sql`true` : sql`false`;
}

/** One page of rows `matching`, and their number. */
const pageOf = <Row extends object>(tx: Tx, matching: SQL, page: Page<string>, texts: readonly string[] = []) =>
  readPage<Row>(tx, {
    columns: sql`*`,
    from: sql`(${matching}) x`,
    by: sortKey(page.orderBy, texts),
    id: sql`id`,
    page,
    isComputed: true,
  });

/** Templates that were sent. How many people got them is read for the page only: somebody may have had one twice. */
export async function findTemplates(tx: Tx, about: About, filters: RowFilters, page: Page<string>) {
  const { searchText } = filters;
  const found = await pageOf<Omit<RowOf<typeof listSimulationTemplates>, 'recipients'>>(
    tx,
    sql`SELECT t.id, v.name, t.type, (${sql.param([...simulationDifficulties])}::text[])[v.difficulty] AS difficulty,
        ${shownFigures(filters, await isAboutFew(tx, about, filters))}
      FROM (${figuresBy(about, filters, 'templates')}) f JOIN simulation_templates t ON t.id = f.template_id
      JOIN simulation_template_versions v ON v.id = t.version_id WHERE f.sent > 0 AND ${containsWords(sql`lower(v.name)`, searchText)}`,
    page,
    ['name'],
  );
  const ids = found.items.map(({ id }) => id);
  const people = await rows<{ id: string; n: number }>(tx, recipientsOfTemplates(about, filters, ids));
  const got = new Map(people.map(({ id, n }) => [id, n]));
  return { ...found, items: found.items.map((row) => ({ ...row, recipients: got.get(row.id) ?? 0 })) };
}

/** Departments or groups to whose people something was sent; a person in two of them counts in both. */
export function findSets(tx: Tx, about: About, kind: SetKind, filters: RowFilters, page: Page<string>) {
  const { sets } = memberships[kind];
  return pageOf<RowOf<typeof listSimulationDepartments>>(
    tx,
    sql`SELECT s.id, s.name, coalesce(p.n, 0) AS recipients, ${shownFigures(filters, areFew(sql`coalesce(p.n, 0)`))}
      FROM (${figuresBy(about, filters, kind)}) f JOIN ${sets} s ON s.id = f.set_id
      LEFT JOIN (${recipientsBy(about, filters, kind)}) p ON p.set_id = f.set_id
      WHERE s.company_id = ${about.companyId} AND f.sent > 0 AND ${isOneOf(sql`s.id`, { chosen: filters[kind] }, 'uuid')}
        AND ${containsWords(sql`lower(s.name)`, filters.searchText)}`,
    page,
    ['name'],
  );
}

/** How many templates were sent, of counts `t` that the condition chooses. */
const templatesSent = (companyId: string, which: SQL): SQL =>
  sql`(SELECT count(DISTINCT t.template_id) FILTER (WHERE t.sent > 0)::int FROM simulation_counts t
    WHERE t.company_id = ${companyId} AND t.set_id = ${companyId} AND ${which})`;

/** Rounds of a campaign that have begun. */
export async function findRounds(tx: Tx, about: About, filters: RowFilters, page: Page<string>) {
  const { companyId, campaignId } = about;
  return pageOf<RowOf<typeof listSimulationRounds>>(
    tx,
    sql`SELECT r.id, r.number, r.starts_on::text AS "startsOn", (r.ends_on - 1)::text AS "endsOn",
        ${templatesSent(companyId, sql`t.campaign_id = r.campaign_id AND t.round_id = r.id`)} AS templates, f.sent AS recipients,
        ${shownFigures(filters, await isAboutFew(tx, about, filters))}
      FROM simulation_rounds r JOIN (${figuresBy(about, filters, 'rounds')}) f ON f.round_id = r.id
      WHERE r.company_id = ${companyId} AND r.campaign_id = ${campaignId} AND f.sent > 0
        AND ${filters.searchText ? containsWords(sql`r.number::text`, filters.searchText) : sql`true`}`,
    page,
  );
}

/** Campaigns that have begun. */
export async function findCampaigns(tx: Tx, about: About, filters: RowFilters, page: Page<string>) {
  const { companyId } = about;
  return pageOf<RowOf<typeof listSimulationsSummary>>(
    tx,
    sql`SELECT c.id, c.name, c.starts_on::text AS "startsOn",
        (SELECT max(r.ends_on - 1)::text FROM simulation_rounds r WHERE r.campaign_id = c.id AND r.status NOT IN ('planned', 'cancelled')) AS "endsOn",
        ${templatesSent(companyId, sql`t.campaign_id = c.id`)} AS templates, coalesce(p.n, 0) AS recipients,
        ${shownFigures(filters, await isAboutFew(tx, about, filters))}
      FROM (${figuresBy(about, filters, 'campaigns')}) f JOIN simulation_campaigns c ON c.id = f.campaign_id
      LEFT JOIN (${recipientsBy(about, filters, 'campaigns')}) p ON p.campaign_id = f.campaign_id
      WHERE c.company_id = ${companyId} AND c.deleted_at IS NULL AND f.sent > 0 AND ${containsWords(sql`lower(c.name)`, filters.searchText)}`,
    page,
    ['name'],
  );
}
