import type { Page } from '@playwright/test';
import { expectAccessible, linkInMail } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const password = 'Correct-horse-7';

/** Fills everything but the address, the name of the company and the password again. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Country').selectOption({ label: 'Portugal' });
  await page.getByLabel('Industry').selectOption({ label: 'Retail' });
  await page.getByLabel('Company size').selectOption({ label: '26–50' });
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('signing up', () => {
  test('makes a company whose owner invites people as soon as the address is verified', async ({ page }) => {
    const email = `ana.${Date.now()}@initrode.example`;
    await page.goto('/users/groups?register=true&utm_source=fair');
    await expect(page).toHaveURL(/\/register\?utm_source=fair$/);
    await page.getByLabel('Email').fill('admin@acme.example');
    await page.getByLabel('Company name').fill(`Initrode ${Date.now()}`);
    await expect(page.getByText('This email is already taken')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await fillForm(page);
    // The error of a field that is left must not move the button from under the pointer.
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Password is not equal.')).toBeVisible();
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL(/\/home$/);
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Heed' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Please verify your email!' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
    await page.goto('/users/all_users?drawer=user');
    await expect(page.getByRole('heading', { name: 'Please verify your email!' })).toBeVisible();

    await page.goto(await linkInMail(page, email, 'Confirm your email address for Heed'));
    await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
    await expect(page.getByText('Please verify your email!')).toBeHidden();
    await page.goto('/users/all_users?drawer=user');
    await expect(page.getByText('Emails & profile setup')).toBeVisible();
  });

  test('is filled in from a link', async ({ page }) => {
    await page.goto('/register/ana@initrode.example/northstar/fair');
    await expect(page.getByLabel('Email')).toHaveValue('ana@initrode.example');
    await page.goto('/register/ana@initrode.example');
    await expect(page.getByLabel('Email')).toHaveValue('ana@initrode.example');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ as: 'admin@acme.example' });

  test('is led home from the sign-up, and register=true leaves the address', async ({ page }) => {
    await page.goto('/register/ana@initrode.example');
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/users/groups?register=true');
    await expect(page).toHaveURL(/\/users\/groups$/);
  });
});
