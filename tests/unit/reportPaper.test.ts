import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { trainingReport } from '#contract/reports/training';
import { languages } from '#locales/languages.ts';
import type { Reading } from '../../server/reports/paper/paper.ts';
import { reportPaper } from '../../server/reports/paper/reportPaper.ts';
import { writingIn } from '../../server/writing.ts';

const totals = {
  assignedUsers: 200,
  notStarted: 40,
  inProgress: 30,
  completed: 120,
  overdue: 10,
  notCompleted: 0,
  paused: 0,
  averageScore: 84.5,
};
const campaignRow = {
  ...totals,
  id: '00000000-0000-4000-8000-000000000001',
  courseName: 'Phishing basics',
  status: 'running',
  startsAt: '2026-02-01T09:00:00.000Z',
  endedAt: null,
};

/** Answers as the calls of the training report do, with so many campaigns. */
function readingOf(count: number, row: object = {}): Reading {
  const items = Array.from({ length: count }, (_, index) => ({ ...campaignRow, ...row, name: `Campaign ${index}` }));
  const replies: Record<string, object> = {
    statistics: totals,
    departments: { items: [], rest: null },
    timeline: { bucket: 'month', items: [] },
  };
  return {
    query: {},
    params: {},
    writing: writingIn(languages[0], 'UTC'),
    ask: () => Promise.reject(new Error('no filter names a record')),
    read: async ({ path }, _query, rows) =>
      (replies[path.split('/').at(-1) ?? ''] ?? { items: items.slice(0, rows), totalCount: count }) as never,
  };
}

describe('a long report', () => {
  it('holds so many rows on paper and says that the spreadsheet has all', async () => {
    const { content } = await reportPaper(trainingReport)(readingOf(limits.pdfRows + 5));
    const [table] = content.tables;
    expect(table?.rows).toHaveLength(2000);
    expect(table?.note).toContain('These are the first 2,000 rows. The CSV file has all of them.');
  });

  it('says nothing of it where all rows are there', async () => {
    const { content } = await reportPaper(trainingReport)(readingOf(limits.pdfRows));
    expect(content.tables[0]?.rows).toHaveLength(2000);
    expect(content.tables[0]?.note).not.toContain('CSV');
  });
});

it('campaigns say what each is at the moment and when it ended', async () => {
  const cells = async (row: object) => {
    const [table] = (await reportPaper(trainingReport)(readingOf(1, row))).content.tables;
    const cell = (title: string) => table?.rows[0]?.[table.columns.findIndex(({ label }) => label === title)];
    return [cell('Status'), cell('End date')];
  };
  expect(await cells({ status: 'ended', endedAt: '2026-03-20T09:00:00.000Z' })).toEqual(['Ended', 'Mar 20, 2026']);
  expect(await cells({ status: 'scheduled', endedAt: null })).toEqual(['Scheduled', '–']);
});
