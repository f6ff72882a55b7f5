import { listPinnedVideos, listVideos, unpinVideo } from '#contract/courses/videos';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, expectToast, inMenu } from './support/actions.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ as: 'admin@globex.example' });

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading').getByRole('link') });
const category = (page: Page, name: string) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });

test('courses are found by category, by name and by address, and lead on', async ({ page }) => {
  await page.goto('/home');
  await inMenu(page, 'Courses').click();
  await expect(page).toHaveTitle(/^Courses/);
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();

  await category(page, 'Compliance').click();
  await expect(page).toHaveURL(/\/learning\/courses#compliance$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await page.reload();
  await expect(category(page, 'Compliance')).toHaveAttribute('aria-current', 'true');
  const name = await cards(page).first().getByRole('heading').innerText();

  await category(page, 'All Courses').click();
  await page.getByRole('searchbox', { name: 'Search courses' }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('no such course');
  await expect(page.getByText('No hits on “no such course” yet. Try a different term!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(cards(page)).toHaveCount(all);

  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learning\/courses\?course=[\w-]{36}&step=1$|\/courses\/[\w-]{36}\/statistics$/);
});

test('a video plays, is pinned, is shared by its link and is taken off again', async ({ page, api }) => {
  for (const { id } of await api.call(listPinnedVideos)) await api.call(unpinVideo, { params: { videoId: id } });
  await page.goto('/learning/videos');
  await expect(page.getByText('0 of 5')).toBeVisible();
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(page).toHaveURL(/\?video=[\w-]{36}$/);
  await expect.poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Add to Learner Dashboard' }).click();
  const question = page.getByRole('dialog', { name: 'Add this video to the Learner Dashboard?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from Learner Dashboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const pinned = page.getByRole('region', { name: 'On the Learner Dashboard' });
  await expect(pinned.getByText('1 of 5')).toBeVisible();
  expect((await api.call(listPinnedVideos)).map((video) => video.title)).toEqual([title]);

  await pinned.getByRole('link', { name: title }).click();
  await dialog.getByRole('button', { name: 'Remove from Learner Dashboard' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this video from the Learner Dashboard?' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Add to Learner Dashboard' })).toBeVisible();
});

test('a public video has a link to hand on', async ({ page, context, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id = '', title = '' } = (await api.call(listVideos)).find(({ isPublicVideo }) => isPublicVideo) ?? {};
  await page.goto(`/learning/videos?video=${id}`);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.getByRole('textbox', { name: 'Public link' }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect((await page.request.get(link)).ok()).toBe(true);
});

test('both tabs are right to left in Hebrew and fit a narrow screen', async ({ page }) => {
  const he = wordsOf('he');
  await page.goto('/learning/courses');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of ['courses', 'videos'] as const) {
      await page.goto(`/learning/${tab}`);
      await expect(page.getByRole('heading', { level: 1, name: he('shell.nav.training') })).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await expectNoSideScroll(page);
    }
  }
});
