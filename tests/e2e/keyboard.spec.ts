import { inviteUsers } from '#contract/people/invitations';
import { listUsers } from '#contract/people/users';
import { demoPassword, expectToast, rowsOf } from './support/actions.ts';
import { apiOf } from './support/api.ts';
import { tabTo } from './support/keyboard.ts';
import { headersIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

test('a person without a mouse signs in, finds, selects, opens menus and the drawer, and deletes somebody', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await expect(page.locator('input[name=email]')).toBeFocused();
  await page.keyboard.type('partner@meridian.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // It comes after everything else, and the keyboard is faster on a busy machine.
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  await tabTo(page, 'Help');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Contact Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();

  const api = await apiOf(request, await headersIn(page.context()));
  const leaver = { email: 'leaver@meridian.example', name: 'Lea', lastName: 'Ver', departments: ['Sales'] };
  await api.call(inviteUsers, { body: { emails: [leaver], notificationsEnabled: false } });

  await tabTo(page, 'All Users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/all_users$/);
  await rowsOf(page, 'users');

  await tabTo(page, 'Add users');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add users' });
  await expect(drawer.getByRole('textbox', { name: 'Emails' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add users' }).first()).toBeFocused();

  await tabTo(page, 'Search name or email');
  await page.keyboard.type('leaver');
  const rows = await rowsOf(page, 'users');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toBeFocused();

  await tabTo(page, 'Select Lea Ver');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Actions for the selected users' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Actions for the selected users' })).toBeHidden();

  await tabTo(page, 'Actions for Lea Ver');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Lea Ver' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Delete Lea Ver?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('DELETE');
  await page.keyboard.press('Enter');
  await expectToast(page, 'User has been deleted');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No data was found, try another search')).toBeVisible();
  expect((await api.call(listUsers, { body: { searchText: 'leaver', includeDisabled: true } })).totalUsersCount).toBe(0);
});
