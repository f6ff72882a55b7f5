import { expectToast, fillSignIn, inMenu, linkInMail } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const email = 'second.admin@globex.example';
const password = 'Correct-horse-8';

test.describe('an invited admin', () => {
  test.use({ as: 'admin@globex.example' });

  test('gets a mail with a link that sets a password once, and signs in', async ({ page, elsewhere }) => {
    await page.goto('/users/all_users');
    await page.getByRole('button', { name: 'Add users' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Add users' });
    await drawer.getByRole('textbox', { name: 'Emails' }).fill(`${email} `);
    await drawer.getByRole('combobox', { name: 'Department' }).fill('Newcomers');
    await page.getByRole('option', { name: 'Create “Newcomers”' }).click();
    await page.keyboard.press('Tab');
    await drawer.getByRole('radio', { name: 'Admin' }).check();
    await drawer.getByRole('button', { name: 'Next' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('');
    await drawer.getByRole('button', { name: 'Add users' }).click();
    await expectToast(page, '1 user(s) successfully added');
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

    const desk = await elsewhere();
    const link = await linkInMail(desk, email, 'You are now an admin of Globex');
    await desk.goto(link);
    await expect(desk.getByText('Welcome to Heed. Choose a password to get started.')).toBeVisible();
    await desk.locator('input[name=newPassword]').fill(password);
    await desk.locator('input[name=confirmPassword]').fill(password);
    await desk.getByRole('button', { name: 'Save password' }).click();
    await expect(desk).toHaveURL(/\/home$/);
    const policies = desk.getByRole('dialog', { name: 'User Agreement and Privacy Policy' });
    await policies.getByRole('checkbox').check();
    await policies.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByRole('dialog', { name: 'Welcome to Heed' }).getByRole('button', { name: 'Skip' }).click();
    await expect(inMenu(desk, 'All Users')).toBeVisible();

    const again = await elsewhere();
    await again.goto(link);
    await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await again.goto('/login');
    await fillSignIn(again, email, password);
    await expect(again).toHaveURL(/\/home$/);

    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Active');
  });
});
