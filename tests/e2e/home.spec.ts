import { listCompanies } from '#contract/company/companies';
import { getHome } from '#contract/company/home';
import { expectAccessible, expectNoSideScroll } from './support/actions.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** A demo customer that never had a training and that no other test uses. */
async function withoutTraining(api: Api) {
  const range = JSON.stringify([0, 99]);
  for (const company of await api.call(listCompanies, { query: { range } })) {
    if (company.disabled || company.plan !== 'boost') continue;
    const home = await api.call(getHome, { params: { companyId: company.id } });
    if (home.activeTrainings === 0 && home.endedTrainings === 0 && home.people > 1) return company;
  }
  throw new Error('every company of the demo has a training');
}

test.describe('the first page of a company without a training', () => {
  test.use({ as: 'support@heed.example' });

  test('starts the annual one for everybody, and shows its figures from then on', async ({ page, api }) => {
    const { id, name } = await withoutTraining(api);
    await page.goto('/home');
    await page.getByRole('searchbox', { name: 'Search companies' }).fill(name);
    await page.getByRole('button', { name: new RegExp(`^(?!Open )(\\S+ )?${name}`) }).click();
    await expect(page.getByText(`You are logged in as ${name}`)).toBeVisible();
    const card = page.getByRole('region', { name: 'Start annual training' });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    await card.getByRole('button', { name: 'Start annual training' }).click();
    const question = page.getByRole('dialog', { name: 'Start annual training?' });
    await expect(question.getByRole('definition').nth(1)).toHaveText(/^\d+$/);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Start', exact: true }).click();
    const created = page.getByRole('dialog', { name: 'Course Created' });
    await created.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('region', { name: 'Training progress' })).toContainText('Annual Training Campaign');
    expect(await api.call(getHome, { params: { companyId: id } })).toMatchObject({ activeTrainings: 1 });
  });
});
