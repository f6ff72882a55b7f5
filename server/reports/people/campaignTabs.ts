import { sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import type { TabTotals } from '#contract/reports/campaignTabs';
import { type Report, type ReportTable, textsOf } from '#contract/reports/report';
import type { SetKind } from '../../db/memberships.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { readerOf } from '../csvFiles.ts';
import { requireWhole, shown, unlessLocked } from '../lock.ts';
import { enveloped, type Page, paged, type PageQuery } from '../pages.ts';
import { wantsPdf } from '../paper/wantsPdf.ts';
import { answerTable, isFile, type TableCall } from '../tableHandler.ts';
import { peopleFacts, setFigures } from './facts.ts';
import { openedOf, readOpened } from './opened.ts';
import { countPeople, type peopleTable } from './people.ts';
import { findSetOptions, findSets, type SetOrder } from './sets.ts';
import type { Of, PeopleFilters, ReportedPeople } from './work.ts';

interface CampaignTabs<Tab extends string, Campaign, Params> {
  reports: Readonly<Record<Tab, Report<ReportTable, string>>>;
  /** Finds the campaign that the path of a call names. Refuses with not_found, and if it has no report yet. */
  find(tx: Tx, companyId: string, params: Params): Promise<Campaign>;
  /** What the audit log calls the campaign of a file that names people. */
  auditedAs: string;
  /** Plans other than Boost see only the first rows, and get no files. */
  isLocked?: true;
  /** Rows of a page whose call does not say how many. */
  pageSize?: number;
}

type About<Params> = Omit<TableCall, 'query'> & { params: Params };
interface TabQuery<Field extends string> extends PeopleFilters, PageQuery<Field> {
  isCsv?: 'true' | 'false' | undefined;
}
type TabCall<Params, Field extends string> = About<Params> & { query: TabQuery<Field> };

/**
 * Answers the calls that `tabCalls` of the contract declares, for the campaigns of one kind of work: `users` and `sets` with pages and
 * files, `totals`, and `names` of departments and groups for filters. A tab that only one kind has begins with `tab`.
 */
export function campaignTabs<Tab extends string, Campaign extends Of & { name: string }, Params>({
  reports,
  find,
  auditedAs,
  isLocked,
  pageSize = listLimits.defaultPageSize,
}: CampaignTabs<Tab, Campaign, Params>) {
  const campaignOf = ({ tx, actor, params }: About<Params>) => find(tx, actor.companyId, params);

  /**
   * What a call about a tab asks for: the campaign, name and columns of the file, page and filters. `reply` makes an envelope of the rows
   * that are found. Refuses with plan_required if this is a file, CSV or PDF, and the plan has none.
   */
  async function tab<Field extends string>(call: TabCall<Params, Field>, name: Tab) {
    const { actor } = call;
    const { table } = reports[name];
    const campaign = await campaignOf(call);
    if (isLocked && (isFile(call) || wantsPdf(call.request))) requireWhole(actor);
    const { isCsv: _, ...query } = isLocked ? unlessLocked(actor, call.query) : call.query;
    // `tableOf` has checked that the order of the table is one of the call's.
    const [page, filters] = paged<Field, PeopleFilters & PageQuery<Field>>(query, {
      orderBy: table.orderBy as Field,
      order: table.order,
      pageSize,
    });
    const reply = <Row>(found: { items: Row[]; totalCount: number }) =>
      enveloped(page, isLocked ? shown(actor, page.offset, found) : found);
    const title = readerOf(call)(`${textsOf(reports[name])}.title`);
    return { campaign, file: { name: `${campaign.name} ${title}`, columns: table.columns }, page, filters, reply };
  }

  return {
    tab,
    /** Handler of the tab of people. */
    users:
      <Row extends { id: string }, Field extends string>(name: Tab, people: ReturnType<typeof peopleTable<Row, Field>>) =>
      async (call: TabCall<Params, Field>) => {
        const { campaign, file, page, filters, reply } = await tab(call, name);
        const { searchText: _, ...restricting } = filters;
        const audited = {
          filters: { ...restricting, [auditedAs]: campaign.name },
          count: (tx: Tx) => countPeople(tx, campaign, filters),
        };
        const table = {
          ...file,
          page,
          find: (tx: Tx, part: Page<Field>) => people.find(tx, campaign, filters, part),
          next: (tx: Tx, after: Row | undefined, limit: number) => people.next(tx, campaign, filters, after, limit),
          audited,
        };
        return answerTable(call, table, reply);
      },
    /** Handler of the tab of departments or of groups. */
    sets: (name: Tab & SetKind) => async (call: TabCall<Params, SetOrder>) => {
      const { campaign, file, page, filters, reply } = await tab(call, name);
      const find = (tx: Tx, part: Page<SetOrder>) => findSets(tx, campaign, name, filters, part);
      return answerTable(call, { ...file, page, find }, reply);
    },
    /** Handler of the figures above the tabs. */
    totals: async (call: About<Params> & { query: ReportedPeople }) => {
      const campaign = await campaignOf(call);
      const filters = isLocked ? unlessLocked(call.actor, call.query) : call.query;
      const people = peopleFacts(campaign, filters);
      const totals = await oneRow<Omit<TabTotals, 'campaign'>>(call.tx, sql`SELECT ${setFigures} FROM (${people}) f`);
      const opened = await readOpened(call.tx, call.services.env, openedOf(campaign, filters));
      return { data: { ...totals, ...opened, campaign: { name: campaign.name } } };
    },
    /** Handler of what a filter on departments or groups offers. */
    names: (sets: SetKind) => async (call: About<Params>) => ({
      data: await findSetOptions(call.tx, await campaignOf(call), sets),
    }),
  };
}
