import { fillSignIn, signInAt } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const first = 'partner@meridian.example';
const second = 'admin@globex.example';

test.describe('two tabs of one browser', () => {
  test('show one person, or nobody', async ({ page, context }) => {
    await signInAt(page, '/users/all_users', first);
    await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/home');
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/login$/);

    await expect(page).toHaveURL(/\/login\?redirectTo=/);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByText(first)).toHaveCount(0);

    await fillSignIn(page, first, 'Password1!');
    await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();
    // The other tab still shows the sign-in page; who signs in there takes over.
    await fillSignIn(other, second, 'Password1!');
    await expect(other).toHaveURL(/\/home/);
    await expect(page).toHaveURL(/\/home/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText(second).first()).toBeVisible();
  });
});
