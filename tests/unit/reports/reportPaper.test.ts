import { describe, expect, it } from 'vitest';
import { reportLimits } from '#contract/reports/limits';
import { campaignPeople } from '#contract/reports/people';
import { quizQuestionsReport, quizUsersReport } from '#contract/reports/quizzes';
import { trainingReport } from '#contract/reports/training';
import { languages } from '#locales/languages.ts';
import { generalPaper } from '../../../server/reports/paper/generalPaper.ts';
import type { Reading } from '../../../server/reports/paper/paper.ts';
import { reportPaper, tableOf } from '../../../server/reports/paper/reportPaper.ts';
import { writingIn } from '../../../server/texts/writing.ts';

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
    links: {},
    writing: writingIn(languages[0], 'UTC'),
    ask: () => Promise.reject(new Error('no filter names a record')),
    read: async ({ path }, _query, rows) =>
      (replies[path.split('/').at(-1) ?? ''] ?? { items: items.slice(0, rows), totalCount: count }) as never,
  };
}

describe('a long report', () => {
  it('has a limited number of rows on paper and refers to the spreadsheet', async () => {
    const { content } = await reportPaper(trainingReport)(readingOf(reportLimits.pdfRows + 5));
    const [table] = content.tables;
    expect(table?.rows).toHaveLength(2000);
    expect(table?.note).toContain('Only the first 2,000 rows are shown. The CSV file contains all of them.');
  });

  it('has no such note if all rows are there', async () => {
    const { content } = await reportPaper(trainingReport)(readingOf(reportLimits.pdfRows));
    expect(content.tables[0]?.rows).toHaveLength(2000);
    expect(content.tables[0]?.note).not.toContain('CSV');
  });
});

it('people have no day on which they opened a task where another app takes them', async () => {
  const titles = async (links: Reading['links']) => {
    const reading = {
      ...readingOf(0),
      links,
      read: async () => ({ users: [], totalUsersCount: 0, totalIsCapped: false }) as never,
    };
    return (await tableOf(campaignPeople, reading)).columns.map(({ label }) => label);
  };
  const all = await titles({});
  expect(all).toContain('Opened on');
  expect(await titles({ learnerApp: 'https://learn.example' })).toEqual(all.filter((title) => title !== 'Opened on'));
});

it('campaigns show their status and end date', async () => {
  const cells = async (row: object) => {
    const [table] = (await reportPaper(trainingReport)(readingOf(1, row))).content.tables;
    const cell = (title: string) => table?.rows[0]?.[table.columns.findIndex(({ label }) => label === title)];
    return [cell('Status'), cell('End date')];
  };
  expect(await cells({ status: 'ended', endedAt: '2026-03-20T09:00:00.000Z' })).toEqual(['Ended', 'Mar 20, 2026']);
  expect(await cells({ status: 'scheduled', endedAt: null })).toEqual(['Scheduled', '–']);
});

it.each([
  [quizQuestionsReport, 'Quiz report · Questions', 'quizzes-questions'],
  [quizUsersReport, 'Quiz report · Users', 'quizzes-users'],
])(
  'the quiz report says of which tab it is, and what was searched for at the rows, which alone follow it',
  async (report, title, name) => {
    const totals = { users: 0, answers: 0, correct: 0, wrong: 0, averageScore: null };
    const read = async ({ path }: { path: string }) =>
      (path.endsWith('statistics') ? totals : { items: [], totalCount: 0 }) as never;
    const paper = await reportPaper(report)({ ...readingOf(0), query: { searchText: 'an' }, read });
    expect([paper.content.title, paper.name]).toEqual([title, name]);
    expect(paper.content.tables[0]?.title).toBe('Search: an');
    expect(paper.content.filters.map(({ value }) => value)).not.toContain('an');
  },
);

it('the general report has the figures of each area beside the previous ones, and its charts below', async () => {
  const policies = { revisions: 2, assignments: 20, acknowledged: 8, opened: 1, notOpened: 3, overdue: 4, averageAcknowledge: 2.5 };
  const training = { current: totals, previous: { ...totals, completed: 100 }, best: [], worst: [] };
  const reply = {
    dateFrom: '2026-03-01',
    dateTo: '2026-03-30',
    previous: { dateFrom: '2026-01-30', dateTo: '2026-02-28' },
    training,
    gaming: {
      current: totals,
      previous: { ...totals, completed: 90 },
      totalCount: 5,
      items: [{ ...totals, id: 'one', kind: 'exercise', name: 'Spring exercise', startsAt: '2026-03-09T09:00:00.000Z' }],
    },
    policies: { current: { ...policies, acknowledged: 12 }, previous: policies },
    monthly: { current: totals, previous: { ...totals, completed: 80 } },
  };
  const quizzes = { users: 3, answers: 10, correct: 7, wrong: 3, averageScore: 70 };
  const read = async ({ path }: { path: string }) => (path.endsWith('general') ? reply : quizzes) as never;
  const { tables, charts, filters } = (await generalPaper({ ...readingOf(0), read })).content;
  expect(charts).toEqual([]);
  expect(filters[0]?.value).toBe('Mar 1\u2009–\u200930, 2026');
  const [first, gaming, campaigns, ofPolicies, ofVideos, last] = tables;
  expect(first?.title).toBe('Training report');
  expect(first?.columns.map(({ label }) => label)).toEqual([
    'Metric',
    'Mar 1\u2009–\u200930, 2026',
    'Jan 30\u2009–\u2009Feb 28, 2026',
  ]);
  expect(first?.rows).toContainEqual(['Completed', '120', '100']);
  expect(first?.charts).toHaveLength(3);
  expect(gaming?.title).toBe('Gaming report');
  expect(gaming?.rows).toContainEqual(['Completed', '120', '90']);
  expect(campaigns?.rows[0]?.slice(0, 2)).toEqual(['Phishing exercise', 'Spring exercise']);
  expect(campaigns?.note).toBe('For full and precise data upgrade to boost');
  expect(ofPolicies?.title).toBe('Policy report');
  expect(ofPolicies?.rows).toContainEqual(['Acknowledged', '12', '8']);
  expect(ofVideos?.title).toBe('Monthly video report');
  expect(ofVideos?.rows).toContainEqual(['Completed', '120', '80']);
  expect(last?.columns).toHaveLength(2);
  expect(last?.charts?.map(({ title }) => title)).toEqual(['Correct and wrong answers']);
});
