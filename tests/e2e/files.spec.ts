import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listActiveExercises } from '#contract/exercise/campaigns';
import { listExercisePeople } from '#contract/exercise/reports';
import { listCampaigns } from '#contract/campaigns/campaigns';
import { readPdf } from '#tests/support/files/pdfText';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** What is pressed for a file, by the role and name of each control, one after the other. */
type Press = readonly ['button' | 'menuitem' | 'link', string | RegExp][];

const csv: Press = [
  ['button', 'Export'],
  ['menuitem', 'All rows as CSV'],
];
const pdf: Press = [
  ['button', 'Export'],
  ['menuitem', 'As PDF'],
];
const more = (entry: string, menu = 'More actions'): Press => [
  ['button', menu],
  ['menuitem', entry],
];
const reportTab: Record<string, Press> = {
  'as CSV': [['button', 'EXPORT CSV']],
  'as PDF': [['button', 'EXPORT PDF']],
};

type Files = Record<string, { path: string; press: Press }>;
const both = (what: string, path: string): Files => ({
  [`${what} as CSV`]: { path, press: csv },
  [`${what} as PDF`]: { path, press: pdf },
});
const ofTab = (tab: string): Files =>
  Object.fromEntries(
    Object.entries(reportTab).map(([kind, press]) => [
      `${tab} of an exercise ${kind}`,
      { path: `/phishing-exercise-report/:exercise/${tab}`, press },
    ]),
  );

/** Every file and paper of a company's own pages. */
const ofLists: Files = {
  'users as CSV': { path: '/users/all_users', press: more('Export CSV') },
  'template for an import': {
    path: '/users/all_users?drawer=csv',
    press: [['button', 'Download a template']],
  },
  'audit log as CSV': { path: '/audit-log', press: [['button', 'Export CSV']] },
};

const ofReports: Files = {
  ...both('training report', '/reports-training'),
  'people behind a number as CSV': { path: '/reports-training?people=completed', press: [['button', 'Export as CSV']] },
  ...both('exercises and games', '/reports-gaming'),
  ...both('monthly videos', '/reports-monthly-video'),
  ...both('people of a course', '/courses/:course/statistics'),
  ...both('questions of quizzes', '/reports-quizzes/questions'),
  ...both('people of quizzes', '/reports-quizzes/users'),
  ...both('reviews', '/reviews'),
  'general report as PDF': { path: '/general-report', press: pdf },
};

const ofExercises: Files = {
  ...both('all exercises', '/reports-phishing-exercise'),
  ...both('all policies', '/reports/policiesProgress'),
  ...ofTab('users'),
  ...ofTab('departments'),
  ...ofTab('groups'),
  ...ofTab('templates'),
  'golden certificate': {
    path: '/phishing-exercise-report/:exercise/users?search=:best',
    // The column of certificates is folded away at this width.
    press: [
      ['button', /^More about/],
      ['button', /^Golden certificate of/],
    ],
  },
};

/** Those of a reseller. */
const ofResellers: Files = {
  'customers as CSV': { path: '/partner-portal/reseller/customers', press: more('Export CSV') },
  'work list as CSV': {
    path: '/partner-portal/reseller/customers',
    press: more('Download the work list (CSV)', 'More about what needs attention'),
  },
  ...both('transactions', '/partner-portal/reseller/transactions'),
  ...both('own purchases', '/partner-portal/transactions/billing'),
  ...both('license allocations', '/partner-portal/transactions/license-allocations'),
  'invoice as PDF': { path: '/partner-portal/reseller/transactions', press: [['button', /^INV-/]] },
};

async function recordsOf(api: Api): Promise<Record<string, string>> {
  const exercises = (await api.call(listActiveExercises)).data.items;
  const exercise = exercises.find(({ status, goldenCertificatesCount: n }) => status === 'running' && n > 0)?.id ?? '';
  const people = await api.call(listExercisePeople, {
    params: { campaignId: exercise },
    query: { orderBy: 'score', order: 'DESC', pageSize: '1' },
  });
  const campaigns = await api.call(listCampaigns);
  return {
    exercise,
    best: people.data.items[0]?.email ?? '',
    course: campaigns.find(({ status }) => status === 'active')?.courseId ?? '',
  };
}

/** The file that comes when everything was pressed. */
async function download(page: Page, path: string, press: Press): Promise<Buffer> {
  await page.goto(path);
  const waiting = page.waitForEvent('download');
  for (const [role, name] of press) await page.getByRole(role, { name, exact: true }).first().click();
  return readFile(await (await waiting).path());
}

/** A PDF with a title and text, or CSV with columns and rows; a template has only the columns. */
async function expectFile(file: Buffer, isTemplate: boolean) {
  if (file.subarray(0, 5).toString() === '%PDF-') {
    const { title, lines } = await readPdf(file, 'ltr');
    expect(title?.length).toBeGreaterThan(3);
    expect(lines.join('\n').split('\n').length).toBeGreaterThan(4);
    return;
  }
  const lines = file.toString('utf8').trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/^\uFEFF?[^{<]+,/);
  expect(lines.length).toBeGreaterThan(isTemplate ? 0 : 1);
}

const downloads = (files: Files, recordsFor: (api: Api) => Promise<Record<string, string>>) => async (page: Page, api: Api) => {
  const records = await recordsFor(api);
  for (const [what, { path, press }] of Object.entries(files)) {
    const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(records[name] ?? ''));
    await test.step(what, async () => expectFile(await download(page, address, press), what.startsWith('template')));
  }
};

test.describe('an admin', () => {
  test.use({ as: 'admin@acme.example' });
  for (const [of, files] of Object.entries({ lists: ofLists, reports: ofReports, exercises: ofExercises }))
    test(`gets every file and paper of ${of}`, async ({ page, api }) => {
      test.setTimeout(180_000);
      await downloads(files, recordsOf)(page, api);
    });
});

test.describe('a reseller', () => {
  test.use({ as: 'reseller@northstar.example' });
  test('gets every file and paper of customers, money and licenses', async ({ page, api }) => {
    test.setTimeout(180_000);
    await downloads(ofResellers, async () => ({}))(page, api);
  });
});
