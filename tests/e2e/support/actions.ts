import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

interface Axe {
  run(where: Document, options: { runOnly?: string[]; resultTypes: ['violations'] }): Promise<AxeResults>;
}

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

/**
 * Fails on axe findings that are serious or worse; with `rules`, checks only these. A finding has to last: axe does not read a page
 * at one moment, so that of a button which a reply enables it may see the colour of before and the state of after.
 */
export async function expectAccessible(page: Page | Frame, rules?: string[]): Promise<void> {
  // Evaluated by the debugger: the content policy allows no script of ours in the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect(async () => {
    const violations = await page.evaluate(
      async (runOnly) =>
        (await (window as unknown as { axe: Axe }).axe.run(document, { ...(runOnly && { runOnly }), resultTypes: ['violations'] }))
          .violations,
      rules,
    );
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    // On a busy machine axe alone takes seconds for a long table.
  }).toPass({ timeout: 20_000 });
}

/** Opens the newest mail with this subject to a person in the outbox. Waits for its delivery. */
export async function mailTo(page: Page, to: string, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto('/outbox');
    await page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first().click({ timeout: 2000 });
    await expect(page.getByText('Not delivered yet.')).toBeHidden({ timeout: 1000 });
    await expect(page.locator('.body')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Path of the link in the newest mail with this subject to a person. */
export async function linkInMail(page: Page, to: string, subject: string): Promise<string> {
  await mailTo(page, to, subject);
  const { pathname, search } = new URL((await page.locator('.body a').first().getAttribute('href')) ?? '');
  return pathname + search;
}

/** An entry of the sidebar. */
export const inMenu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** The table of a list: rows of people, departments or groups. */
export const listOf = (page: Page, name: string): Locator => page.getByTestId(`list-${name}`);

/** The rows with data, once the list has loaded. */
export async function rowsOf(page: Page, name: string): Promise<Locator> {
  const list = listOf(page, name);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  return list.locator('tbody tr').filter({ has: page.locator('td:not([colspan])') });
}

/** The cell of a row in the column with this heading. */
export async function cellOf(row: Locator, heading: string): Promise<Locator> {
  const headings = await row.locator('xpath=ancestor::table').getByRole('columnheader').allInnerTexts();
  expect(headings).toContain(heading);
  return row.getByRole('cell').nth(headings.indexOf(heading));
}

/** Waits for a toast. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('.MuiSnackbarContent-root').filter({ hasText: text })).toBeVisible();

/** Chooses an entry of a row's menu. */
export async function chooseInRow(row: Locator, entry: string): Promise<void> {
  const item = row.page().getByRole('menuitem', { name: entry });
  // A list that is read again under the pointer closes the menu; a person opens it once more.
  await expect(async () => {
    if (!(await item.isVisible())) await row.getByRole('button', { name: /^Actions for/ }).click({ timeout: 5000 });
    await item.click({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
}

/** Fails if the page scrolls sideways, and goes on to: after a change of the width the page needs a moment. */
export async function expectNoSideScroll(page: Page | Frame): Promise<void> {
  await expect(async () => {
    const { scroll, window: inner } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(inner);
  }).toPass({ timeout: 5000 });
}
