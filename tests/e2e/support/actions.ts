import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

export const demoPassword = 'Password1!';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fills the sign-in page that is open. */
export async function fillSignIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Opens an address, signs in on the way, and waits until the panel shows it. */
export async function signInAt(page: Page, path: string, email: string, password: string = demoPassword): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** No finding of axe that is serious or worse. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated by the debugger: the content policy allows no script of ours in the page.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run());
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

/** Address, within this installation, of the link in the newest mail to somebody. Waits until it was delivered. */
export async function linkInMail(page: Page, to: string): Promise<string> {
  const link = page.locator('.body a').first();
  await expect(async () => {
    await page.goto('/outbox');
    await page.getByRole('row').filter({ hasText: to }).first().getByRole('link').click({ timeout: 1000 });
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}
