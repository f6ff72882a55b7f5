import { type Report, type ReportTable, textsOf } from '#contract/reports/report';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper, Reading } from './paper.ts';
import { figuresOf, leftOutOf, tableOf } from './reportPaper.ts';

interface TabPaper {
  report: Report<ReportTable, string>;
  /** The name of the campaign, read like the rest. */
  nameOf(reading: Reading): Promise<string>;
  /** Stands below the rows. */
  note?(reading: Reading): string;
  /** The table names people: what the audit log says of the document, in addition to its filters. */
  selection?(name: string): object;
}

/** One tab of the report of a campaign: its figures and the rows that match. i18n-keys: exercise.report.tabs.* */
export const tabPaper =
  ({ report, nameOf, note, selection }: TabPaper): MakePaper =>
  async (reading) => {
    const { filters, summary, table } = report;
    // First, because a plan without files is refused here.
    const printed = await tableOf(table, reading);
    const name = await nameOf(reading);
    const title = reading.writing.text(`${textsOf(report)}.title`);
    const left = summary ? await leftOutOf(summary, reading) : [];
    return {
      name: `${name} ${title}`.replace(/[\\/:*?"<>|]/g, '_'),
      content: {
        title: `${name} – ${title}`,
        filters: await filterTexts(filters, reading),
        figures: summary ? await figuresOf(summary, reading) : [],
        charts: [],
        tables: [{ ...printed, note: [printed.note, ...left, note?.(reading)].filter(Boolean).join(' ') }],
      },
      ...(selection && { people: printed.rows.length, selection: selection(name) }),
    };
  };
