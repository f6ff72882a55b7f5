import type { Page } from '@playwright/test';
import { inMenu, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const code = (status: number) => ({ status, contentType: 'text/plain', body: 'gone' });

/** How often the page was loaded as a whole since this was called. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test.describe('an open tab after an upgrade', () => {
  test.use({ as: 'admin@globex.example' });

  test('hears of the new version within a minute, and gets it with one click', async ({ page }) => {
    await page.clock.install();
    await page.route('**/build_timestamp', (route) => route.fulfill({ ...code(200), body: '2099-01-01T00:00:00.000Z' }));
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('New version is available!')).toBeHidden();
    await page.clock.fastForward(61_000);
    await expect(page.getByText('New version is available!')).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'RELAUNCH' }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('New version is available!')).toBeHidden();
  });

  test.describe('whose files are gone', () => {
    test.use({ expectedComplaints: [/Failed to fetch dynamically imported module/] });

    test('reloads once; a page whose code is still missing says so and leaves the others alone', async ({ page }) => {
      const files = /\/assets\/AuditLogPage-[^/]+\.js$/;
      await page.route(files, (route) => route.fulfill(code(404)));
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const loads = countLoads(page);
      await expect(async () => {
        await inMenu(page, 'Audit log').click({ timeout: 2000 });
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      expect(loads()).toBe(1);
      await expect(page).toHaveURL(/\/audit-log$/);

      await inMenu(page, 'All Users').click();
      await expect(await rowsOf(page, 'users')).toHaveCount(25);
      await page.goBack();
      await page.unroute(files);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    });
  });
});
