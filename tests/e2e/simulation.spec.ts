import { expectToast } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'admin@acme.example' });

test('an admin launches a smart campaign for one department, and finds it among the others', async ({ page }) => {
  const name = `Walk ${Date.now()}`;
  await page.goto('/phishing-simulation');
  await page.getByRole('button', { name: 'Create Campaign' }).first().click();
  await expect(page).toHaveURL(/\/phishing-simulation-create/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('radio', { name: 'Smart Phishing' })).toBeChecked();
  await next.click();
  await expect(page.getByText(/templates match$/)).toBeVisible();
  await next.click();
  await page.getByRole('radio', { name: 'Departments' }).check();
  await expect(next).toBeDisabled();
  await page.getByRole('combobox', { name: 'Departments' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/(person|people) will get it$/)).toBeVisible();
  await next.click();
  await expect(page.getByLabel('Schedule')).toHaveValue('monthly');
  await next.click();
  await expect(page.getByText('Ready to go?')).toBeVisible();
  await page.getByLabel('Campaign Name').fill(name);
  await page.getByRole('button', { name: 'Launch campaign' }).click();
  await expectToast(page, 'Phishing campaign created!');
  await expect(page).toHaveURL(/\/phishing-simulation\/active/);
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
});
