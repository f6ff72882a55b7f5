import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cellOf, chooseInRow, expectToast, inMenu, linkInMail, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const company = 'Lighthouse Bakery';
const email = 'owner@lighthouse-bakery.example';
const password = 'Correct-horse-8';

async function invite(page: Page) {
  await page.goto('/partner-portal/reseller/customers');
  await page.getByRole('button', { name: 'Invite Customers' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite Customers' });
  await drawer.getByRole('textbox', { name: 'Company name' }).fill(company);
  await drawer.getByRole('textbox', { name: 'Email of the account owner' }).fill(email);
  await drawer.getByRole('textbox', { name: 'First name' }).fill('Bea');
  await drawer.getByRole('textbox', { name: 'Last name' }).fill('Baker');
  await drawer.getByRole('switch', { name: 'Request Access' }).check();
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByRole('button', { name: 'Send Invite(s)' }).click();
  await expectToast(page, 'Invite sent');
}

/** Signs in through the mail for the first time. */
async function begin(desk: Page) {
  await desk.goto(await linkInMail(desk, email, 'Northstar invites Lighthouse Bakery to security awareness training'));
  await desk.locator('input[name=newPassword]').fill(password);
  await desk.locator('input[name=confirmPassword]').fill(password);
  await desk.getByRole('button', { name: 'Save password' }).click();
  const policies = desk.getByRole('dialog', { name: 'User Agreement and Privacy Policy' });
  await policies.getByRole('checkbox').check();
  await policies.getByRole('button', { name: 'Confirm' }).click();
  const welcome = desk.getByRole('dialog', { name: 'Welcome to Heed' });
  await welcome.getByRole('button', { name: 'Skip' }).click();
  // Leaving the page before the reply would cancel the call.
  await expect(welcome).toBeHidden();
}

/** The customer in the list of customers, found by its name. */
async function customerIn(page: Page) {
  await page.goto(`/partner-portal/reseller/customers?search=${encodeURIComponent(company)}`);
  const rows = await rowsOf(page, 'customers');
  await expect(rows).toHaveCount(1);
  return rows.first();
}
const expectCell = async (page: Page, column: string, text: string | RegExp) =>
  expect(await cellOf(await customerIn(page), column)).toHaveText(text);

test.describe('a reseller', () => {
  test.use({ as: 'reseller@northstar.example' });

  test('sees the heads of the columns below two rows of filters, however far the list is scrolled', async ({ page }) => {
    await page.goto('/partner-portal/reseller/customers');
    const last = (await rowsOf(page, 'customers')).last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const head = page.getByRole('columnheader', { name: 'Company' });
    const isOnTop = () =>
      head.evaluate((cell) => {
        const { left, top, height } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + 20, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });

  test('invites a customer, works in its console, gives it licenses, and reads what they cost on the invoice', async ({
    page,
    elsewhere,
  }) => {
    await invite(page);
    await expectCell(page, 'Status', 'Not Registered');
    const desk = await elsewhere();
    await begin(desk);
    await desk.goto('/access-for-reseller');
    const question = desk.getByRole('dialog', { name: 'Confirm the access provision to Parent Company' });
    await expect(question.getByText('Parent company: Northstar')).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(desk, 'Access granted');

    await expectCell(page, 'Access', /^Available/);
    const opened = page.context().waitForEvent('page');
    await chooseInRow(await customerIn(page), 'Login as Company');
    const tab = await opened;
    await expect(tab.getByText(`You are logged in as ${company} (reseller@northstar.example).`)).toBeVisible();
    await inMenu(tab, 'All Users').click();
    await expect(await rowsOf(tab, 'users')).toHaveCount(1);
    await tab.getByRole('button', { name: 'Exit' }).click();
    await expect(tab.getByText('You are back in Northstar')).toBeVisible();
    await expect(tab).toHaveURL(/\/partner-portal\/reseller\/customers$/);

    await chooseInRow(await customerIn(page), 'Allocate Licenses');
    const give = page.getByRole('dialog', { name: 'Allocate Licenses' });
    await give.getByRole('textbox', { name: 'Licenses to allocate' }).fill('10');
    await give.getByRole('button', { name: 'Allocate Licenses' }).click();
    await expectToast(page, 'Licenses have been allocated!');
    await expectCell(page, 'Licenses', '10');

    await chooseInRow(await customerIn(page), 'Buy Licenses');
    const buy = page.getByRole('dialog', { name: 'Buy Licenses' });
    await buy.getByRole('radio', { name: /^Invoice/ }).check();
    await expect(buy.getByText('$420.00').first()).toBeVisible();
    await buy.getByRole('button', { name: 'Buy Licenses' }).click();
    await expectToast(page, 'Licenses have been bought!');
    await expectCell(page, 'Licenses', '35');

    await page.goto('/partner-portal/reseller/transactions');
    const sold = (await rowsOf(page, 'reseller-transactions')).filter({ hasText: company });
    await expect(sold).toContainText('$420.00');
    const invoice = page.waitForEvent('download');
    await sold.getByRole('button', { name: /^INV-/ }).click();
    expect((await readFile(await (await invoice).path())).subarray(0, 5).toString()).toBe('%PDF-');

    await desk.goto('/audit-log');
    for (const act of ['Licenses allocated', 'Licenses ordered'])
      await expect((await rowsOf(desk, 'audit-log')).filter({ hasText: act })).toContainText('on behalf of');
  });
});
