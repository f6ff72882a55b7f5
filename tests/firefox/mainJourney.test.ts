import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCourses } from '#contract/courses/courses';
import { type CallReply, fillPath } from '#contract/kit/endpoint';
import { fillWithDemo, keepDemo } from '#tests/support/server/demoDirectory';
import { signInTo } from '#tests/support/server/spawnedPanel';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';
import { type FirefoxWindow, openFirefox } from './openFirefox.ts';

const admin = 'admin@globex.example';
const dataDir = mkdtempSync(join(tmpdir(), 'heed-firefox-'));
const removeDemo = keepDemo();
let server: Spawned;
let address: string;
let firefox: FirefoxWindow;

beforeAll(async () => {
  await fillWithDemo(dataDir);
  server = spawnServer({ DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  address = (await server.address).replace('localhost', '127.0.0.1');
  firefox = await openFirefox(address);
});

afterAll(async () => {
  await firefox?.close();
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(dataDir, { recursive: true, force: true });
  removeDemo();
});

/** A course that everybody may be given and that the company never started. */
async function neverStarted() {
  const { call, companyId } = await signInTo(address, { email: admin });
  const { body } = await call('GET', fillPath(listCourses.path, { companyId }));
  const course = (body as CallReply<typeof listCourses>).find(
    ({ language, isActive, is_free, lastEndedAt, course_type: type }) =>
      !isActive && !lastEndedAt && is_free && type !== 'awareness' && (language ?? 'en') === 'en',
  );
  return course?.name ?? '';
}

/** The rows of a list, as text, once it has settled. */
const rowsOf = (name: string) =>
  firefox.page.$$eval(`[data-testid="list-${name}"][aria-busy="false"] tbody tr`, (rows) =>
    rows.map((row) => (row as HTMLElement).innerText),
  );
/** Asked of the page: Firefox does not report every URL that the panel sets itself. */
const urlNow = () => firefox.page.evaluate(() => location.href);
const pageText = () => firefox.page.$eval('main', (main) => main.innerText);

it('takes an admin from the sign-in page over people and courses to the report of a training that they start, and out again', async () => {
  const { page, the, complaints } = firefox;
  const course = await neverStarted();

  await page.goto(address);
  await the('textbox', 'Email').fill(admin);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Password1!');
  await the('button', 'Sign in').click();
  await the('navigation', 'Main menu').wait();
  await the('heading', 'Training progress').wait();
  await expect.poll(urlNow).toBe(`${address}/home`);

  await the('link', 'All Users').click();
  await the('button', 'Admin').click();
  const areAllAdmins = (rows: string[]) => rows.length > 0 && rows.every((row) => /\bAdmin\b/.test(row));
  await expect.poll(async () => areAllAdmins(await rowsOf('users'))).toBe(true);
  const name = await page.$eval('[data-testid="list-users"] tbody a', (link) => link.textContent ?? '');
  await the('link', name).click();
  await the('heading', name).wait();
  await the('link', 'Outstanding tasks').wait();
  await expect.poll(urlNow).toContain('/user_profile/');

  await the('link', 'Courses').click();
  await the('searchbox', 'Search courses').fill(course);
  await the('link', course).click();
  await the('button', 'Next').click();
  await the('textbox', 'Subject').wait();
  await the('button', 'Next').click();
  await the('dialog', 'Ready to go?').wait();
  await the('button', 'Confirm').click();
  await the('dialog', 'Success').wait();
  await the('button', 'Nice!').click();
  await expect.poll(pageText).toContain('Running');

  await the('link', 'Reports').click();
  await page.locator('main a[href="/reports-training"]').setWaitForEnabled(false).click();
  await the('heading', 'Training report').wait();
  await expect.poll(() => rowsOf('report-campaigns')).toContainEqual(expect.stringContaining(course));

  await the('button', 'Account menu').click();
  await the('menuitem', 'Logout').click();
  await the('textbox', 'Email').wait();
  await expect.poll(urlNow).toBe(`${address}/login`);
  expect(complaints).toEqual([]);
});

/** The personal link in the newest mail to somebody. */
async function personalLink(email: string): Promise<string | undefined> {
  const textOf = async (path: string) => (await fetch(address + path)).text();
  const mail = new RegExp(`<td>${email}</td><td><a href="(/outbox/[^"]+)"`).exec(await textOf('/outbox'))?.[1];
  return mail && /href="[^"]*(\/learn\/enter\/[^"]+)"/.exec(await textOf(mail))?.[1];
}

it('takes a learner from the link of a mail through a course to its result, and into an exercise', async () => {
  const { page, the, complaints } = firefox;
  const press = (selector: string) => Promise.all([page.waitForNavigation(), page.locator(selector).click()]);
  const seen = (selector: string) => page.$(selector).then(Boolean);
  const email = 'learner@acme.example';

  await page.goto(`${address}/learn`);
  await the('textbox', 'Work email address').fill(email);
  await press('main button[type=submit]');
  await expect.poll(() => personalLink(email)).toBeTruthy();
  await page.goto(address + (await personalLink(email)));
  await press('main button[type=submit]');
  await press('main a[href*="/trainings/"].landing-button');
  while (!(await seen('.course-result'))) {
    if (await seen('input[name=answer]')) await page.locator('input[name=answer]').click();
    await press('main .landing-button');
  }
  expect(await pageText()).toContain('Training completed');

  await page.goto(`${address}/learn`);
  await press('main a[href*="/exercises/"].landing-button');
  const message = await (await page.$('iframe'))?.contentFrame();
  expect(await message?.$eval('body', (body) => body.innerText)).toMatch(/\w/);
  await page.locator('input[value=REPORT_PHISHING]').click();
  await press('main button[type=submit]');
  expect(await pageText()).toContain('Your answer: Report Phishing');
  expect(complaints).toEqual([]);
});
