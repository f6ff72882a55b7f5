import { type SQL, sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import type { Done } from '#contract/reports/departments';
import type { Report } from '#contract/reports/report';
import type { Actor } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isShownTo, pageOfShown } from '../lock.ts';
import { type Page, paged, type PageQuery, sortKey } from '../pages.ts';
import { topDepartments } from '../topDepartments.ts';
import { answerTable, asFound, type TableCall } from '../tableHandler.ts';
import { begun, type CampaignFilters, departmentFactsOf, factsOf, isAboutPeople, overKinds } from './facts.ts';
import { type CampaignsFigures, everybody, withStatus } from './figures.ts';
import type { ReportedKind } from './kind.ts';

interface CampaignsReport {
  report: Report;
  kinds: readonly ReportedKind[];
  /** The parameter that names campaigns. */
  ids: string;
  figures: CampaignsFigures;
  /** Columns that are sorted as texts. */
  texts: readonly string[];
  /** What the totals call the number of campaigns, if they have it. */
  campaigns?: string;
}

type Query = Omit<CampaignFilters, 'ids'>;
type CallWith<Q> = TableCall & { query: Q };

const named = (figures: Readonly<Record<string, SQL>> = {}, of = (figure: SQL, _name: SQL): SQL => figure): SQL[] =>
  Object.entries(figures).map(([name, figure]) => sql`${of(figure, sql`${sql.identifier(name)}`)} AS ${sql.identifier(name)}`);
const list = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `);

/**
 * A report over the campaigns of one or several kinds of work: answers the calls that `campaignsCalls` of the contract declares, for an area
 * whose rows and totals are of these types.
 */
export function campaignsReport<Row extends object, Totals extends object>(about: CampaignsReport) {
  const { report, kinds, ids, figures, texts, campaigns } = about;
  const { counts, averages, ofRows } = figures;

  /** The contract has the ids under the name of `ids`. */
  const filtersOf = (query: Query): CampaignFilters => ({
    ...query,
    ids: (query as unknown as Readonly<Record<string, readonly string[]>>)[ids] ?? [],
  });

  /** One page of the campaigns with their figures, and their true number. */
  function find(tx: Tx, actor: Actor, filters: CampaignFilters, page: Page<string>) {
    const { companyId } = actor;
    const some = overKinds(
      kinds,
      filters.kinds,
      (kind) => sql`SELECT ${kind.row}, ${isShownTo(actor, kind.isShownLocked)} FROM ${begun(companyId, kind, filters)}`,
    );
    const sums = sql`SELECT f.campaign_id, ${list([...named(counts), ...named(ofRows), ...named(averages)])}
      FROM (${factsOf(companyId, kinds, filters)}) f GROUP BY 1 HAVING sum(f.n) > 0`;
    const shown = [
      ...named({ ...counts, ...ofRows }, (_, name) => sql`coalesce(t.${name}, 0)`),
      ...named(averages, (_, name) => sql`t.${name}`),
    ];
    const join = isAboutPeople(filters) ? sql`JOIN` : sql`LEFT JOIN`;
    return pageOfShown<Row>(tx, actor, {
      columns: sql`*`,
      from: sql`(SELECT c.*, ${list(shown)} FROM (${some}) c ${join} (${sums}) t ON t.campaign_id = c.id) f`,
      by: sortKey(page.orderBy, texts),
      id: sql`id`,
      page,
      isComputed: true,
    });
  }

  /** Totals over all campaigns. */
  function readTotals(tx: Tx, companyId: string, filters: CampaignFilters): Promise<Totals> {
    const number = isAboutPeople(filters)
      ? sql`SELECT 1 FROM f GROUP BY f.campaign_id HAVING sum(f.n) > 0`
      : overKinds(kinds, filters.kinds, (kind) => sql`SELECT 1 FROM ${begun(companyId, kind, filters)}`);
    const counted = campaigns ? { [campaigns]: sql`(SELECT count(*)::int FROM (${number}) c)` } : {};
    return oneRow<Totals>(
      tx,
      sql`WITH f AS MATERIALIZED (${factsOf(companyId, kinds, filters)})
        SELECT ${list([...named(counts), ...named(averages), ...named(counted)])} FROM f`,
    );
  }

  return {
    find,
    readTotals,
    /** Handler of the rows. */
    rows: (call: CallWith<Query & PageQuery<string>>) => {
      const { name, table } = report;
      const [page, query] = paged<string, Query & PageQuery<string>>(call.query, table);
      const filters = filtersOf(query);
      const answer = {
        name,
        columns: table.columns,
        page,
        find: (tx: Tx, part: Page<string>) => find(tx, call.actor, filters, part),
      };
      return answerTable(call, answer, asFound);
    },
    /** Handler of the totals. */
    statistics: ({ tx, actor, query }: CallWith<Query>) => readTotals(tx, actor.companyId, filtersOf(query)),
    /** Handler of the figures by department. */
    departments: ({ tx, actor: { companyId }, query }: CallWith<Query>) =>
      topDepartments<Done>(tx, companyId, {
        facts: departmentFactsOf(companyId, kinds, filtersOf(query)),
        figures: sql`${everybody} AS "assignedUsers", ${withStatus('completed')} AS completed`,
      }),
    /** Handler of the names that a filter offers: those with the same name together, the last one first. */
    names: async <Named extends { id: string; name: string }>({ tx, actor }: Pick<TableCall, 'tx' | 'actor'>) => {
      const some = overKinds(
        kinds,
        [],
        (kind) => sql`SELECT ${kind.named}, lower(c.name) AS key, c.starts_at AS begun FROM ${kind.campaigns}
          WHERE c.company_id = ${actor.companyId} AND ${kind.begun}`,
      );
      const found = await rows<Named & { key: unknown; begun: unknown }>(
        tx,
        sql`SELECT * FROM (${some}) c ORDER BY key, begun DESC, id LIMIT ${listLimits.maxLookupSize}`,
      );
      return { items: found.map(({ key: _, begun: _begun, ...one }) => one as unknown as Named) };
    },
  };
}
