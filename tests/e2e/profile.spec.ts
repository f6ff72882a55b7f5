import { inviteUsers } from '#contract/people/invitations';
import { listUsers } from '#contract/people/users';
import { demoPassword, expectAccessible, expectToast, fillSignIn, inMenu, linkInMail, signInAt } from './support/actions.ts';
import { origin } from './support/origin.ts';
import { headersIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'Correct-horse-9';

test.describe('a profile', () => {
  test.use({ as: 'admin@globex.example' });

  test('is changed, and the list shows it', async ({ page, api }) => {
    const person = { email: 'mia.wells@globex.example', name: 'Mia', lastName: 'Wells', departments: ['Sales'] };
    await api.call(inviteUsers, { body: { emails: [person], notificationsEnabled: false } });
    const { usersPerPage } = await api.call(listUsers, { body: { searchText: person.email } });
    await page.goto(`/user_profile/${usersPerPage[0]?.id}/edit`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeDisabled();
    await page.getByRole('textbox', { name: 'Last name' }).fill('Wells-<Carter>');
    await save.click();
    await expect(page.getByText("Use letters, digits, spaces and . - _ & ' only.").first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Last name' }).fill("O'Carter");
    await page.getByRole('radio', { name: 'Admin' }).check();
    await save.click();
    await expectToast(page, 'Profile saved');
    await expect(page.getByRole('heading', { level: 1, name: "Mia O'Carter" })).toBeVisible();

    await page.goto('/users/all_users?search=mia.wells');
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row).toContainText("Mia O'Carter");
    await expect(row).toContainText('Admin');
  });

  test('with changes is not left without a question', async ({ page, api }) => {
    await page.goto(`/user_profile/${api.me.id}/edit`);
    await page.getByRole('textbox', { name: 'First name' }).fill('Somebody');
    await inMenu(page, 'All Users').click();
    const dialog = page.getByRole('dialog', { name: 'Discard changes?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Somebody');
    await inMenu(page, 'All Users').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/users\/all_users/);
  });
});

test.describe('the own password', () => {
  test('is changed without being signed out here, while everywhere else is', async ({ page, elsewhere }) => {
    const email = 'subreseller@polaris.example';
    const other = await elsewhere();
    await signInAt(other, '/home', email);
    await signInAt(page, '/home', email);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await page.getByRole('link', { name: 'Password' }).click();
    await page.locator('input[name=currentPassword]').fill('Wrong-password-1');
    await page.locator('input[name=newPassword]').fill(newPassword);
    await page.locator('input[name=confirmPassword]').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is not correct').first()).toBeVisible();
    await page.locator('input[name=currentPassword]').fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Your password has been changed');
    await expect(page.getByRole('button', { name: /^Sign out there/ })).toHaveCount(0);
    await inMenu(page, 'All Users').click();
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

    // Its page may have noticed by itself meanwhile.
    await other.goto('/users/all_users');
    await expect(other).toHaveURL(/\/login/);
    await fillSignIn(other, email, demoPassword);
    await expect(other.getByText('Invalid login credentials')).toBeVisible();
    await fillSignIn(other, email, newPassword);
    await expect(other.getByRole('row').filter({ hasText: email })).toBeVisible();
  });
});

test.describe('a change of the own address', () => {
  test('waits, and is stopped with the link in the old mailbox: sessions end and the password is worth nothing', async ({
    page,
    elsewhere,
  }) => {
    const email = 'msp@cobalt.example';
    await signInAt(page, '/home', email);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('someone.else@cobalt.example');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').getByLabel('Confirm your password').fill(demoPassword);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Confirm someone.else@cobalt.example')).toBeVisible();

    const mailbox = await elsewhere();
    await mailbox.goto(await linkInMail(mailbox, email, 'Your email address for Heed is being changed'));
    await expect(mailbox).toHaveURL(/\/stop_address_change$/);
    await expect(mailbox.getByText(`someone.else@cobalt.example is about to replace ${email}.`)).toBeVisible();
    await expectAccessible(mailbox);
    await mailbox.getByRole('button', { name: 'Stop the change' }).click();
    await expect(mailbox.getByRole('heading', { name: 'The change was stopped' })).toBeFocused();

    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, email);
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await mailbox.goto(await linkInMail(mailbox, email, 'You now sign in to Heed with this address'));
    await expect(mailbox.getByRole('textbox', { name: 'New password' }).first()).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('shows the sign-in page, also after Back, and ends the token', async ({ page, request }) => {
    await signInAt(page, '/users/all_users', 'oem@vertex.example');
    await expect(page.getByRole('row').filter({ hasText: 'oem@vertex.example' })).toBeVisible();
    await inMenu(page, 'Departments').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeVisible();
    const headers = await headersIn(page.context());
    expect((await request.get(`${origin}/gateway/api/v1/user`, { headers })).status()).toBe(200);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('input[name=email]')).toBeVisible();
    expect((await request.get(`${origin}/gateway/api/v1/user`, { headers })).status()).toBe(401);
    expect((await request.get(`${origin}/gateway/user`, { headers })).status()).toBe(401);

    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('input[name=email]')).toBeVisible();
    await expect(page.getByText('oem@vertex.example')).toHaveCount(0);
  });
});
