import { type Report, type ReportTable, textsOf } from '#contract/reports/report';
import { simulationReports, simulationsReports } from '#contract/reports/simulationFigures';
import { simulationLimits } from '#contract/simulation/limits';
import type { Tx } from '../../db/tx.ts';
import { readerOf } from '../../reports/csvFiles.ts';
import { requireWhole, shown } from '../../reports/lock.ts';
import { enveloped, type Page, paged, type PageQuery } from '../../reports/pages.ts';
import { wantsPdf } from '../../reports/paper/wantsPdf.ts';
import { answerTable, isFile, type TableCall } from '../../reports/tableHandler.ts';
import { type About, requireReported } from './about.ts';
import { type RowQuery, type RowFilters, unlessLocked } from './filters.ts';
import { prepared } from './prepare.ts';
import { countRecipients, findRecipients, nextRecipients } from './recipients.ts';

type TabQuery<Field extends string> = RowQuery & PageQuery<Field> & { isCsv?: 'true' | 'false' | undefined };
export type TabCall<Field extends string> = Omit<TableCall, 'query'> & { params: object; query: TabQuery<Field> };

/** A report, what its files are called, and what a call of it asks for. */
interface Tab<Field extends string> {
  about: About;
  /** Name and columns of the file. */
  file: { name: string; columns: ReportTable['columns'] };
  page: Page<Field>;
  /** As the call has them, and with what they mean. */
  requested: RowQuery;
  filters: RowFilters;
  reply<Row>(found: { items: Row[]; totalCount: number }): ReturnType<typeof enveloped<Row>>;
  campaign?: { name: string };
}

/** What a tab of a report does with a call. */
export interface Tabs {
  tab<Field extends string>(call: TabCall<Field>, name: string): Promise<Tab<Field>>;
}

const partOf = <Field extends string>(query: TabQuery<Field>, { table }: Report<ReportTable, string>) => {
  const { isCsv: _, ...rest } = query;
  // `tableOf` has checked that the order of the table is one of the call's.
  return paged<Field, RowQuery & PageQuery<Field>>(rest, {
    orderBy: table.orderBy as Field,
    order: table.order,
    pageSize: simulationLimits.reportPageSize,
  });
};

/** Of the report of one campaign: a company in its trial sees the first rows, without files. */
export const campaignTabs: Tabs = {
  async tab(call, name) {
    const { tx, actor, params } = call;
    const { campaignId } = params as { campaignId: string };
    const { name: campaign, ...about } = await requireReported(tx, actor.companyId, campaignId);
    if (isFile(call) || wantsPdf(call.request)) requireWhole(actor);
    const report = simulationReports[name as keyof typeof simulationReports];
    const [page, requested] = partOf(unlessLocked(actor, call.query), report);
    return {
      about,
      requested,
      file: { name: `${campaign} ${readerOf(call)(`${textsOf(report)}.title`)}`, columns: report.table.columns },
      page,
      filters: await prepared(tx, about, requested),
      reply: (found) => enveloped(page, shown(actor, page.offset, found)),
      campaign: { name: campaign },
    };
  },
};

/** Of the report on all campaigns. */
export const summaryTabs: Tabs = {
  async tab(call, name) {
    const report = simulationsReports[name as keyof typeof simulationsReports];
    const [page, requested] = partOf(call.query, report);
    const about = { companyId: call.actor.companyId, campaignId: null };
    return {
      about,
      requested,
      file: { name: report.name, columns: report.table.columns },
      page,
      filters: await prepared(call.tx, about, requested),
      reply: (found) => enveloped(page, found),
    };
  },
};

/** Handler of a tab about anything but people. */
export const tableTab =
  <Row extends object>(
    { tab }: Tabs,
    name: string,
    find: (tx: Tx, about: About, filters: RowFilters, page: Page<string>) => Promise<{ items: Row[]; totalCount: number }>,
  ) =>
  async <Field extends string>(call: TabCall<Field>) => {
    const { about, file, page, filters, reply } = await tab(call, name);
    return answerTable(call, { ...file, page, find: (tx, part: Page<Field>) => find(tx, about, filters, part) }, reply<Row>);
  };

/** Handler of the tab of people: its file is in the audit log. */
export const recipientsTab =
  ({ tab }: Tabs) =>
  async (call: TabCall<Parameters<typeof findRecipients>[3]['orderBy']>) => {
    const { about, file, page, requested, filters, reply, campaign } = await tab(call, 'recipients');
    const { searchText: _, from: dateFrom, to: dateTo, ...restricting } = requested;
    return answerTable(
      call,
      {
        ...file,
        page,
        find: (tx, part: typeof page) => findRecipients(tx, about, filters, part),
        next: (tx, after, limit) => nextRecipients(tx, about, filters, after, limit),
        audited: {
          filters: { ...restricting, dateFrom, dateTo, ...(campaign && { simulation: campaign.name }) },
          count: (tx) => countRecipients(tx, about, filters),
        },
      },
      reply,
    );
  };
