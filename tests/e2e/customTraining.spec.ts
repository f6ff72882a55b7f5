import { expectAccessible, expectNoSideScroll, expectToast } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'admin@globex.example' });

test('a course is copied, changed in the editor and published', async ({ page }) => {
  await page.goto('/learning/courses');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('Security Awareness Essentials');
  await page.getByRole('button', { name: 'Actions for Security Awareness Essentials', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy and Edit' }).click();
  await expect(page).toHaveURL(/\/custom-training\/edit\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit custom training' })).toBeVisible();
  const name = `Ours ${Date.now()}`;
  await page.getByLabel('Name').first().fill(name);

  // The second chapter goes first, by its handle; by the keyboard it goes back.
  const names = page.locator('input[name^="chapters."][name$=".name"]');
  const [first, second] = [await names.nth(0).inputValue(), await names.nth(1).inputValue()];
  await page.getByTestId('grip').nth(1).dragTo(page.getByTestId('chapter').first());
  await expect(names.first()).toHaveValue(second);
  await page.getByRole('button', { name: `Move ${first} up`, exact: true }).press('Enter');
  await expect(names.first()).toHaveValue(first);
  const count = await names.count();

  await page.getByRole('button', { name: 'Add videos' }).click();
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('parcel');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Add selected (1)' }).click();
  await expect(names).toHaveCount(count + 1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Courses' }).first().click();
  await expect(page.getByText('Discard changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expectToast(page, 'Training was saved');
  await page.reload();
  await expect(names).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/learning\/courses#custom$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a training from nothing is for partners', async ({ page }) => {
  await page.goto('/custom-training/new-training');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/custom-training/edit');
  await expect(page).toHaveURL(/\/learning\/courses/);
});
