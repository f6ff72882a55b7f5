import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible, fillSignIn } from './support/actions.ts';
import { confirmItsYou, mailedCode } from './support/confirmItsYou.ts';
import { origin } from './support/origin.ts';
import { expect, test } from './support/test.ts';

const email = 'mfa@acme.example';
/** Passkeys need a name: they do not work on an IP address. */
const named = origin.replace('127.0.0.1', 'localhost');
test.use({ server: named, baseURL: named });

/** A device with a fingerprint reader that always agrees. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a second factor: the email code, then an app and a passkey of one’s own', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/login');
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { name: 'Submit email code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email Code').fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Submit Code' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('switch', { name: 'Two-Factor Authentication' })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = await confirmItsYou(page, email);
  await expect(dialog.locator('code')).toHaveText(/\w{4} \w{4}/);
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Add app' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();

  // The confirmation of a moment ago still serves.
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('Works on localhost')).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, email);
  // What was used last comes first, and nothing is mailed.
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
