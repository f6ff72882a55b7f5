import { fileURLToPath } from 'node:url';
import { expectAccessible, expectNoSideScroll, expectToast } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'reseller@northstar.example' });

const tiny = (ending: string) => fileURLToPath(new URL(`../support/files/tiny.${ending}`, import.meta.url));

test('a training is made of a picture and a video of one’s own, which then plays', async ({ page }) => {
  await page.goto('/custom-training/new-training');
  await page.getByLabel('Name').first().fill('House rules');
  await page.locator('input[type=file][aria-label="Upload image"]').setInputFiles(tiny('png'));
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await page.locator('input[type=file][aria-label="Upload videos"]').setInputFiles(tiny('webm'));
  // Read by the browser before it was sent.
  await expect(page.getByText('0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Play tiny' }).click();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expectToast(page, 'Training was saved');
  await page.waitForURL(/\/custom-training\/edit\?id=/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const id = new URL(page.url()).searchParams.get('id');

  await page.goto('/learning/courses#custom');
  const cover = page.getByRole('listitem').filter({ hasText: 'House rules' }).locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await page.goto(`/courses/${id}/preview`);
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.duration),
    )
    .toBeGreaterThan(1);
});
