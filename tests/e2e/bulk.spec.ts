import { listAuditLog } from '#contract/company/audit';
import { inviteUsers } from '#contract/people/invitations';
import { changeDisabled, countUsers } from '#contract/people/users';
import type { Page } from '@playwright/test';
import { expectToast, listOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const learners = { filters: ['learner' as const] };

/** Filters the learners and selects every one of them, on this page and all others. */
async function selectAllLearners(page: Page, total: number) {
  await page.goto('/users/all_users');
  await page.getByRole('button', { name: 'Learner', exact: true }).click();
  await expect(page).toHaveURL(/filterBy=.*learner/);
  // The address changes before the list does.
  await expect(page.getByText(`1–25 of ${total}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('All 25 users on this page are selected.')).toBeVisible();
  await page.getByRole('button', { name: `Select all ${total} users` }).click();
  await expect(page.getByText(`All ${total} users in this list are selected`)).toBeVisible();
}

test.describe('disabling everybody whom a filter finds', () => {
  test.use({ as: 'admin@acme.example' });

  test('names how many and who stays, empties the list, and shows them again with the disabled ones', async ({ page, api }) => {
    const { count: total } = await api.call(countUsers, { body: learners });
    const { count: withDisabled } = await api.call(countUsers, { body: { ...learners, includeDisabled: true } });
    await selectAllLearners(page, total);
    await page.getByRole('region', { name: 'Actions for the selected users' }).getByRole('button', { name: 'Disable' }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Managed by your directory').first()).toBeVisible();
    const skipped = Number(/(\d+) of the selected users won’t be changed/.exec(await dialog.innerText())?.[1]);
    expect(skipped).toBeGreaterThan(0);
    await expect(dialog.getByRole('heading', { name: `Disable ${total - skipped} users?` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Disable' }).click();

    await expectToast(page, 'User(s) status has been updated');
    await expect(page.getByText(`1–${Math.min(25, skipped)} of ${skipped}`)).toBeVisible();
    await expect(listOf(page, 'users').getByText('Disabled', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Actions for the selected users' })).toBeHidden();

    await page.getByRole('button', { name: 'Show disabled' }).click();
    await expect(page.getByText(`1–25 of ${withDisabled}`)).toBeVisible();
    await expect(listOf(page, 'users').getByText('Disabled', { exact: true }).first()).toBeVisible();
    expect((await api.call(countUsers, { body: learners })).count).toBe(skipped);

    const [entry] = await api.call(listAuditLog, {
      query: { filter: JSON.stringify({ actions: ['users.disabled'] }), range: '[0,0]' },
    });
    expect(entry).toMatchObject({ subjectCount: total - skipped, actor: { email: 'admin@acme.example' } });
    await page.goto('/home');
    await expect(page.getByText('Users disabled').first()).toBeVisible();
  });

  test('does nothing and says so when the list changed after it was selected', async ({ page, api }) => {
    // People whom the previous test left active belong to a directory; all others are enabled again.
    const everybody = { ...learners, includeDisabled: true };
    const { count: all } = await api.call(countUsers, { body: everybody });
    await api.call(changeDisabled, { body: { ...everybody, isAllUsersSelected: true, expectedTotal: all, isDisabled: false } });
    const { count: total } = await api.call(countUsers, { body: learners });
    await selectAllLearners(page, total);
    await page.getByRole('region', { name: 'Actions for the selected users' }).getByRole('button', { name: 'Disable' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: /^Disable \d+ users\?$/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Disable' })).toBeEnabled();

    const latecomer = { email: 'latecomer@acme.example', role: 'user' as const, departments: ['Sales'] };
    await api.call(inviteUsers, { body: { emails: [latecomer], notificationsEnabled: false } });
    await dialog.getByRole('button', { name: 'Disable' }).click();

    await expect(page.getByRole('heading', { name: 'The list has changed' })).toBeVisible();
    await expect(
      page.getByText(
        'The list has changed since you made your selection, so no changes were made. Review your selection and try again.',
      ),
    ).toBeVisible();
    expect((await api.call(countUsers, { body: learners })).count).toBe(total + 1);
    await page.getByRole('button', { name: 'Reload the list' }).click();
    await expect(page.getByText(`1–25 of ${total + 1}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Actions for the selected users' })).toBeHidden();
  });
});
