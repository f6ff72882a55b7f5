import type { Page } from '@playwright/test';
import { countUsers } from '#contract/people/users';
import { chooseInRow, expectToast, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const kinds = [
  { one: 'department', One: 'Department', path: '/users/departments', list: 'departments' },
  { one: 'group', One: 'Group', path: '/users/groups', list: 'groups' },
] as const;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const { one, One, path, list } of kinds) {
  test.describe(`a ${one}`, () => {
    test.use({ as: 'admin@globex.example' });

    test('is created, renamed, filled from the picker across its pages, emptied and deleted', async ({ page, api }) => {
      const { count: everybody } = await api.call(countUsers, { body: {} });
      await page.goto(path);
      await page
        .getByRole('button', { name: `Create ${one}` })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Lighthouse keepers');
      await page.keyboard.press('Enter');
      await expectToast(page, `${One} “Lighthouse keepers” has been created`);
      await expect(dialog).toBeHidden();

      await page.getByRole('searchbox').fill('Lighthouse');
      await expect(page).toHaveURL(/search=Lighthouse/);
      await expect(await rowsOf(page, list)).toHaveCount(1);
      await chooseInRow(rowOf(page, 'Lighthouse keepers'), 'Rename');
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lighthouse keepers');
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Lighthouse crew');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectToast(page, `${One} has been renamed to “Lighthouse crew”`);

      await page.getByRole('link', { name: 'Lighthouse crew' }).click();
      await expect(page.getByText(`No one is in this ${one} yet.`)).toBeVisible();
      await page.getByRole('button', { name: 'Assign users' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Assign users to “Lighthouse crew”' });
      await expect(await rowsOf(page, `${list}-unassigned`)).toHaveCount(10);
      await drawer.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await drawer.getByRole('button', { name: 'Next page' }).click();
      await expect(drawer.getByRole('textbox', { name: 'Go to page' })).toHaveValue('2');
      await (await rowsOf(page, `${list}-unassigned`)).first().getByRole('checkbox').check();
      await drawer.getByRole('button', { name: 'Assign 11 users' }).click();
      await expectToast(page, '11 users have been assigned');
      await expect(drawer).toBeHidden();
      await expect(page.getByText('1–11 of 11')).toBeVisible();

      await page.getByRole('button', { name: 'Assign users' }).first().click();
      await rowsOf(page, `${list}-unassigned`);
      await drawer.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await drawer.getByRole('button', { name: /^Select all \d+ users$/ }).click();
      await drawer.getByRole('button', { name: /^Assign \d+ users$/ }).click();
      await expect(drawer).toBeHidden();
      const members = page.getByText(/^1–25 of \d+$/);
      await expect(members).toBeVisible();
      const all = Number((await members.innerText()).split(' of ')[1]);
      expect(all).toBeGreaterThanOrEqual(everybody);

      await (await rowsOf(page, `${list}-users`)).first().getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Unassign' }).click();
      await dialog.getByRole('button', { name: 'Unassign' }).click();
      await expectToast(page, '1 user has been unassigned');
      await expect(page.getByText(`1–25 of ${all - 1}`)).toBeVisible();

      await page.goto(`${path}?search=Lighthouse`);
      await chooseInRow(rowOf(page, 'Lighthouse crew'), 'Delete');
      await expect(
        dialog.getByText(`${all - 1} users belong to this ${one}. They aren’t deleted, only removed from the ${one}.`),
      ).toBeVisible();
      await dialog.getByRole('button', { name: `Delete ${one}` }).click();
      await expectToast(page, `${One} “Lighthouse crew” has been deleted`);
      await expect(page.getByText('No data was found, try another search')).toBeVisible();
      expect((await api.call(countUsers, { body: {} })).count).toBe(everybody);
    });
  });
}
