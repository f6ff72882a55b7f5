import { inMenu, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const acting = (company: string, email: string) => `You are logged in as ${company} (${email}).`;

test.describe('choosing a company', () => {
  test.describe('as support', () => {
    test.use({ as: 'support@heed.example' });

    test('shows its people under a banner until one exits', async ({ page }) => {
      await page.goto('/home');
      await page.getByRole('searchbox', { name: 'Search companies' }).fill('acme');
      await page.getByRole('button', { name: /^(?!Open )(\S+ )?Acme/ }).click();
      const banner = page.getByText(acting('Acme', 'support@heed.example'));
      await expect(banner).toBeVisible();
      await inMenu(page, 'All Users').click();
      await expect(await rowsOf(page, 'users')).toHaveCount(25);
      await expect(page.getByRole('link', { name: 'Acme', exact: true })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search name or email' }).fill('admin@acme.example');
      await expect(page.getByRole('row').filter({ hasText: 'Ana Martínez' })).toBeVisible();
      await page.reload();
      await expect(banner).toBeVisible();

      await page.getByRole('button', { name: 'Exit' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(banner).toBeHidden();
      await inMenu(page, 'All Users').click();
      await expect(page.getByRole('row').filter({ hasText: 'superadmin@heed.example' })).toBeVisible();
    });
  });

  test.describe('as a reseller', () => {
    test.use({ as: 'reseller@northstar.example' });

    test('offers only companies that granted access, and leads into one of them', async ({ page }) => {
      await page.goto('/home');
      const picker = page.getByRole('region', { name: 'Choose a company' });
      await picker.getByRole('searchbox').fill('Tideline');
      await expect(picker.getByText('No company matches “Tideline”')).toBeVisible();
      await picker.getByRole('searchbox').fill('Aurora');
      await picker.getByRole('button', { name: /^(?!Open ).*Aurora Networks/ }).click();
      await expect(page.getByText(acting('Aurora Networks', 'reseller@northstar.example'))).toBeVisible();
      await inMenu(page, 'All Users').click();
      await expect(page.getByRole('row').filter({ hasText: '@aurora-networks.example' }).first()).toBeVisible();
      const rows = await rowsOf(page, 'users');
      await expect(rows.filter({ hasNotText: '@aurora-networks.example' })).toHaveCount(0);
    });
  });
});
