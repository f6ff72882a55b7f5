import type { Endpoint } from '#contract/kit/endpoint';
import { type Report, type ReportTable, textsOf, totalsIn } from '#contract/reports/report';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper, Reading } from './paper.ts';
import { chartsOf, figuresOf, leftOutOf, tableOf } from './reportPaper.ts';

interface TabPapers {
  /** What the audit log calls the campaign of a document that names people. */
  auditedAs: string;
  /** Names a report that is about no single campaign. */
  titled?(reading: Reading): string;
  /** Stands below the rows. */
  note?(reading: Reading): string;
}

/** The papers of the tabs of a campaign's report, by the calls of their tables: lines of `papers`. */
export const tabPapers = (
  reports: Readonly<Record<string, Report<ReportTable, string>>>,
  shared: TabPapers,
): [Endpoint, MakePaper][] => Object.values(reports).map((report) => [report.table.endpoint, tabPaper(report, shared)]);

/** One tab: the figures of the campaign, and the rows that match. i18n-keys: reports.campaign.tabs.* */
const tabPaper =
  (
    { filters, statuses, summary, charts = [], table, ...report }: Report<ReportTable, string>,
    { auditedAs, titled, note }: TabPapers,
  ): MakePaper =>
  async (reading) => {
    // First, because a plan without files is refused here.
    const printed = await tableOf(table, reading);
    const { name: campaign = titled?.(reading) ?? '' } = summary ? totalsIn(summary, await reading.read(summary.endpoint)) : {};
    const title = reading.writing.text(`${textsOf(report)}.title`);
    const left = summary ? await leftOutOf(summary, reading) : [];
    return {
      name: `${campaign} ${title}`.replace(/[\\/:*?"<>|]/g, '_'),
      content: {
        title: `${campaign} – ${title}`,
        filters: await filterTexts(filters, reading, statuses),
        figures: summary ? await figuresOf(summary, reading) : [],
        charts: await chartsOf(charts, reading),
        tables: [{ ...printed, note: [printed.note, ...left, note?.(reading)].filter(Boolean).join(' ') }],
      },
      ...(namesPeople(table) && { people: printed.rows.length, selection: { [auditedAs]: campaign } }),
    };
  };

const namesPeople = ({ columns }: ReportTable): boolean => columns.some(({ kind }) => kind === 'email');
