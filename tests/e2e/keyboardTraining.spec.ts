import { readFile } from 'node:fs/promises';
import { listCourses } from '#contract/courses/courses';
import { countUsers } from '#contract/people/users';
import { rowsOf } from './support/actions.ts';
import { enterAt, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const ja = wordsOf('ja');

test.use({ as: 'admin@zenith.example' });

test('a person without a mouse chooses a course, starts it, follows it and takes the report home, in Japanese', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => localStorage.setItem('heed.language', 'ja'));
  const { count } = await api.call(countUsers, { body: {} });
  const everybody = count.toLocaleString('ja');
  const course = (await api.call(listCourses)).find(
    ({ language, isActive, lastEndedAt, course_type: type }) =>
      !isActive && !lastEndedAt && language === 'ja' && type !== 'awareness',
  );
  expect(course, 'a Japanese course that was never started').toBeDefined();
  const { name = '' } = course ?? {};

  await page.goto('/learning/courses');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await enterAt(page, name);
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await enterAt(page, ja('campaigns.next'));
  await expect(page).toHaveURL(/step=2/);
  await expect(dialog.getByText(everybody).first()).toBeVisible();
  await enterAt(page, ja('campaigns.next'));
  await expect(page.getByRole('dialog', { name: ja('campaigns.ready.title') })).toBeVisible();
  await enterAt(page, ja('common.confirm'));
  await expect(page.getByRole('button', { name: ja('campaigns.success.button') })).toBeVisible();
  await enterAt(page, ja('campaigns.success.button'));
  await expect(dialog).toBeHidden();

  await enterAt(page, name);
  await expect(page).toHaveURL(/\/courses\/[^/]+\/statistics$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const assigned = page
    .getByRole('term')
    .filter({ hasText: ja('reports.fields.assignedUsers') })
    .locator('xpath=following-sibling::dd');
  // They are assigned in the background; the page that shows them may take a while itself.
  await expect(async () => {
    await page.reload();
    await expect(assigned.first()).toHaveText(/\d/);
    await expect(assigned.first()).toHaveText(everybody, { timeout: 1000 });
  }).toPass();
  expect(await (await rowsOf(page, 'campaign-users')).count()).toBeGreaterThan(0);

  await enterAt(page, ja('shell.nav.reports'));
  await expect(page.getByRole('heading', { level: 1, name: ja('shell.nav.reports') })).toBeVisible();
  await enterAt(page, new RegExp(`^${ja('reports.pages.training.title')}`));
  await expect(page.getByText(name).first()).toBeVisible();
  await enterAt(page, ja('pdf.menu.title'));
  const pdf = page.getByRole('menuitem', { name: ja('pdf.menu.pdf') });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let step = 0; step < 4 && !(await pdf.evaluate((item) => item === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await waiting;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await tabTo(page, ja('pdf.menu.title'));
});
