import type { Locator, Page } from '@playwright/test';
import { demoPassword, mailTo } from './actions.ts';
import { expect } from './test.ts';

/** The codes that were used: each mail brings another one. */
const used = new Set<string>();

/** The code in the newest mail to this person. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  let code = '';
  await expect
    .poll(async () => {
      await mailTo(outbox, email, 'Your code for Heed');
      code = /\b(\d{6})\b/.exec(await outbox.locator('body').innerText())?.[1] ?? '';
      return code !== '' && !used.has(code);
    })
    .toBe(true);
  used.add(code);
  await outbox.close();
  return code;
}

/** Gives the password in the dialog that asks only for that, and presses its button. */
export async function givePassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Confirm your password') });
  await dialog.getByLabel('Confirm your password').fill(demoPassword);
  await dialog.getByRole('button', { name: button }).click();
}

/** Goes through the dialog that asks for password and code before one’s account is changed; in a session of single sign-on for the code. */
export async function confirmItsYou(page: Page, email: string, { hasPassword = true } = {}): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  if (hasPassword) await dialog.getByLabel('Confirm your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Email Code').fill(await mailedCode(page, email));
  await dialog.getByRole('button', { name: 'Submit Code' }).click();
  return dialog;
}
