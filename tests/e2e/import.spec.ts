import { readFileSync } from 'node:fs';
import { listUsers } from '#contract/people/users';
import type { Page } from '@playwright/test';
import { csvText, encode, messyRows } from '../support/files/csvFiles.ts';
import { expectToast, listOf, mailTo, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const files = [
  { kind: 'UTF-16 with semicolons', name: 'people.csv', bytes: encode(`\uFEFF${csvText(messyRows, ';')}`, 'utf-16le') },
  { kind: 'UTF-16 with tabs', name: 'people.csv', bytes: encode(`\uFEFF${csvText(messyRows, '\t', '\n')}`, 'utf-16be') },
] as const;

/** Chooses a file in the drawer and continues to the review. */
async function reviewFile(page: Page, { name, bytes }: (typeof files)[number]) {
  await page.goto('/users/all_users?drawer=csv');
  const drawer = page.getByRole('dialog', { name: 'Add users' });
  await drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await expect(drawer.getByText('7 rows')).toBeVisible();
  await drawer.getByRole('button', { name: 'Next' }).click();
  await expect(drawer.getByRole('heading', { name: 'Rejected rows' })).toBeVisible();
  return drawer;
}

/** How many rows the review calls ready, and how many rejected. */
const counts = (page: Page) => page.getByRole('dialog', { name: 'Add users' }).locator('dl').first();

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test.describe('importing a messy file', () => {
  test.use({ as: 'admin@globex.example' });

  test(`of ${files[0].kind} brings the good rows in, hands out the others with reasons, and mails the new people`, async ({
    page,
  }) => {
    const drawer = await reviewFile(page, files[0]);
    await expect(counts(page)).toContainText('Ready2');
    await expect(counts(page)).toContainText('Rejected5');
    for (const reason of [
      'The email is empty',
      'Not a valid email address',
      'The same address is in row 2',
      /^First name: use letters/,
    ])
      await expect(drawer.getByRole('cell', { name: reason }).first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Import and send 2 emails' }).click();

    await expectToast(page, '2 user(s) successfully added');
    await expect(drawer.getByText('5 rows were skipped.')).toBeVisible();
    const rejected = await download(page, 'Download the 5 rejected rows');
    expect(rejected.name).toBe('people-rejected.csv');
    expect(rejected.text.startsWith('\uFEFFRow;Full remark;EMAIL address;department;First name;Surname;Group;Reason\r\n')).toBe(
      true,
    );
    expect(rejected.text).toContain('carla(at)messy.example;Sales;Carla;Conti;;Not a valid email address\r\n');
    // What a spreadsheet would run as a formula stays text.
    expect(rejected.text).toContain("'=1+1;missing-at-sign.example;'@Sales;'+Formula;'-1+1;");
    await drawer.getByRole('button', { name: 'Close' }).last().click();

    await expect(page).toHaveURL(/\/users\/all_users$/);
    await rowsOf(page, 'users');
    const ana = listOf(page, 'users').getByRole('row').filter({ hasText: 'ana@messy.example' });
    await expect(ana).toContainText('Ana Núñez');
    await expect(ana).toContainText('Invited');
    await expect(listOf(page, 'users').getByRole('row').filter({ hasText: 'dan@messy.example' })).toContainText("Dan O'Neill");
    for (const address of ['ana@messy.example', 'dan@messy.example']) {
      await mailTo(page, address, 'Your security awareness training at Globex');
      await expect(page.locator('.body')).toContainText('Globex');
    }
  });

  test(`once more, this time of ${files[1].kind}, adds nobody twice`, async ({ page, api }) => {
    const found = () => api.call(listUsers, { body: { searchText: 'messy.example' } });
    const before = await found();
    expect(before.totalUsersCount).toBe(2);
    const drawer = await reviewFile(page, files[1]);
    await expect(counts(page)).toContainText('Ready0');
    await expect(drawer.getByRole('cell', { name: 'This email is already in use' })).toHaveCount(2);
    await expect(drawer.getByText('No row can be imported.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Import the 0 valid rows' })).toBeDisabled();
    expect(await found()).toEqual(before);
  });
});
