import { listReportCampaigns } from '#contract/reports/campaignReport';
import { listCourses } from '#contract/courses/courses';
import { getMonthlyProgramme, saveMonthlyProgramme } from '#contract/monthly/programme';
import { countUsers } from '#contract/people/users';
import { cellOf, rowsOf, signInAt } from './support/actions.ts';
import { apiOf } from './support/api.ts';
import { cellsOf, fileOf } from './support/exports.ts';
import { ownServer } from './support/origin.ts';
import { serverOfOwn } from './support/ownServer.ts';
import { headersIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { start, remove } = serverOfOwn();
test.afterAll(remove);

/** What is typed into the parts of a date field for a moment, in the zone of this process, which is the browser's too. */
const typed = (moment: Date) => {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${two(moment.getMonth() + 1)}${two(moment.getDate())}${moment.getFullYear()}`;
  const hours = moment.getHours();
  return `${date}${two(hours % 12 || 12)}${two(moment.getMinutes())}${hours < 12 ? 'a' : 'p'}`;
};

test.describe('a training from the catalogue to the report', () => {
  test.use({ server: ownServer.origin, baseURL: ownServer.origin, expectedComplaints: [/ERR_(CONNECTION|EMPTY|SOCKET)/] });

  test('is planned, starts by itself after a crash, becomes overdue, and is reported', async ({ page, request }) => {
    // Three starts of a server.
    test.setTimeout(480_000);
    const planning = await start();
    await signInAt(page, '/learning/courses', 'admin@acme.example');
    const api = await apiOf(request, await headersIn(page.context()), ownServer.origin);
    const { count: everybody } = await api.call(countUsers, { body: {} });
    // Otherwise a video that begins on the same day would be in the same mail, which then has another subject.
    const programme = await api.call(getMonthlyProgramme);
    await api.call(saveMonthlyProgramme, { body: { ...programme, isOn: false, departments: [], groups: [] } });
    const course = (await api.call(listCourses)).find(
      ({ language, isActive, lastEndedAt, course_type: type }) =>
        !isActive && !lastEndedAt && type === 'compliance' && (language ?? 'en') === 'en',
    );
    const name = course?.name ?? '';

    await page.getByRole('searchbox', { name: 'Search courses' }).fill(name);
    // At once, before the search takes effect: what the click opens must stay.
    await page.getByRole('link', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.getByRole('button', { name: 'Next' }).click();
    const begins = new Date(Math.ceil(Date.now() / hour) * hour + day);
    await dialog.getByRole('group', { name: 'Start' }).getByRole('spinbutton').first().click();
    await page.keyboard.type(typed(begins));
    await dialog.getByRole('button', { name: 'Next' }).click();
    const ready = page.getByRole('dialog', { name: 'Ready to go?' });
    await expect(ready).not.toContainText('Now');
    await ready.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'Nice!' }).click();
    planning.child.kill('SIGKILL');
    await planning.ended;

    const at = (moment: number) => start({ HEED_DEV: '1', HEED_CLOCK: new Date(begins.getTime() + moment).toISOString() });
    const running = await at(hour);
    const statistics = `/courses/${course?.id}/statistics`;
    const figure = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
    await expect(async () => {
      await page.goto(statistics);
      await expect(figure('Assigned')).toHaveText(/\d/);
      await expect(figure('Assigned')).toHaveText(everybody.toLocaleString('en'), { timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await page.goto('/outbox');
      await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'New security awareness training' }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    running.child.kill('SIGKILL');
    await running.ended;

    await at(8 * day);
    await expect(async () => {
      await page.goto(statistics);
      await expect(figure('Overdue')).toHaveText(/\d/);
      await expect(figure('Overdue')).toHaveText(everybody.toLocaleString('en'), { timeout: 1000 });
    }).toPass();
    const { items } = await api.call(listReportCampaigns, { query: { pageSize: '100' } });
    const campaign = items.find(({ courseId, status }) => courseId === course?.id && status === 'running');

    await page.goto(`/reports-training?campaignIds=${campaign?.id}`);
    const row = (await rowsOf(page, 'report-campaigns')).first();
    await expect(row).toContainText(name);
    await expect(await cellOf(row, 'Assigned users')).toHaveText(everybody.toLocaleString('en'));
    const lines = (await fileOf(page, 'All rows as CSV')).toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(cellsOf(lines[1] ?? '').filter((cell) => cell === String(everybody))).toHaveLength(2);
    expect((await fileOf(page, 'As PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
