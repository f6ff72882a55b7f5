import type { Page } from '@playwright/test';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { getTrainingStatistics } from '#contract/reports/trainingReports';
import { readPdf } from '#tests/support/files/pdfText';
import { rowsOf } from './support/actions.ts';
import { cellsOf, fileOf } from './support/exports.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ as: 'admin@globex.example' });

const figure = (page: Page, name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const numberIn = (text: string) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
/** The numbers of a chart, read from its table. */
const chartNumbers = async (page: Page, title: string) => {
  const rows = page.getByRole('table', { name: title }).locator('tbody tr');
  await expect(rows.first()).toBeAttached();
  return (await rows.locator('td:nth-of-type(1)').allTextContents()).map(numberIn);
};

test('the training report keeps its filters over a reload; page, server and file say the same', async ({ page, api }) => {
  await page.goto('/reports-training');
  await page.getByRole('button', { name: 'Assigned', exact: true }).click();
  await page.getByRole('button', { name: '1 year' }).click();
  await page.getByRole('button', { name: 'Departments', exact: true }).click();
  const first = page.getByRole('dialog', { name: 'Departments' }).getByRole('checkbox').first();
  await first.click();
  await expect(first).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/dateFrom=\d{4}-\d\d-\d\d&dateTo=\d{4}-\d\d-\d\d&departments=[\w-]{36}/);

  const { search } = new URL(page.url());
  await page.reload();
  expect(new URL(page.url()).search).toBe(search);
  await expect(page.getByRole('button', { name: 'Assigned 1 year' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Departments \S/ })).toBeVisible();

  const query = Object.fromEntries(new URLSearchParams(search));
  // Simulated learners continue in the meantime, so numbers may change between two reads.
  await expect(async () => {
    await page.reload();
    const totals = await api.call(getTrainingStatistics, { query });
    const { items } = await api.call(listReportCampaigns, { query: { ...query, pageSize: '100' } });
    expect(totals.assignedUsers).toBeGreaterThan(0);
    await expect(figure(page, 'Tasks').locator('dd')).toHaveText(/\d/);
    expect(numberIn(await figure(page, 'Tasks').locator('dd').innerText())).toBe(totals.assignedUsers);
    expect(numberIn(await figure(page, 'Completed').locator('dd').innerText())).toBe(totals.completed);
    const { notStarted, inProgress, completed, overdue, notCompleted, paused } = totals;
    const parts = await chartNumbers(page, 'Progress');
    expect(parts).toEqual([completed, inProgress, notStarted, overdue, ...[notCompleted, paused].filter(Boolean)]);
    await expect(await rowsOf(page, 'report-campaigns')).toHaveCount(Math.min(25, items.length));

    const lines = (await fileOf(page, 'All rows as CSV')).toString('utf8').trim().split(/\r?\n/);
    const sum = (column: number) => lines.slice(1).reduce((total, line) => total + Number(cellsOf(line)[column]), 0);
    const columns = cellsOf(lines[0] ?? '').length;
    const sums = Array.from({ length: columns }, (_, column) => sum(column));
    expect(lines).toHaveLength(items.length + 1);
    expect(sums).toContain(totals.assignedUsers);
    expect(sums).toContain(totals.completed);
  }).toPass({ timeout: 60_000 });
});

test('a number leads to its people and a person to their page; the report is also on paper', async ({ page }) => {
  await page.goto('/reports-training');
  const notStarted = figure(page, 'Not started').getByRole('link');
  await notStarted.click();
  const drawer = page.getByRole('dialog', { name: 'Not started' });
  await expect(drawer.getByText(/^1–\d+ of [\d,]+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const pdf = await fileOf(page, 'As PDF');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await notStarted.click();
  await (await rowsOf(page, 'report-people')).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user_profile\/[\w-]{36}\//);
});

test('files come in the language of the panel, not in that of the browser', async ({ page }) => {
  const he = wordsOf('he');
  await page.goto('/reports-training');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');

  const menu = he('pdf.menu.title');
  const csv = await fileOf(page, he('pdf.menu.csv'), menu);
  expect(csv.toString('utf8').split('\n')[0]).toMatch(/\p{Script=Hebrew}/u);
  const pdf = await readPdf(await fileOf(page, he('pdf.menu.pdf'), menu), 'rtl');
  expect(pdf.language).toBe('he');
  expect(pdf.title).toMatch(/\p{Script=Hebrew}/u);
});
