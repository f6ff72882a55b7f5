import { countReminded } from '#contract/campaigns/reminders';
import { listUsers } from '#contract/people/users';
import { chooseInRow, expectAccessible, expectToast, mailTo, rowsOf } from './support/actions.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

const training = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };

/** A person with an open training. */
async function somebodyBehind(api: Api) {
  const { usersPerPage } = await api.call(listUsers, { body: { filters: ['learner'], pageSize: 100 } });
  for (const user of usersPerPage) {
    const body = { userIds: [user.id], isAllUsersSelected: false, ...training };
    const { usersWhoWillReceiveRemindersCount: reached } = await api.call(countReminded, { body });
    if (reached === 1) return user;
  }
  throw new Error('everybody has finished');
}

test.describe('a reminder by hand', () => {
  test.use({ as: 'admin@acme.example' });

  test('reaches somebody who has a training to finish, once, and tells them which', async ({ page, api, elsewhere }) => {
    const { email } = await somebodyBehind(api);
    await page.goto(`/users/all_users?search=${encodeURIComponent(email)}`);
    const row = (await rowsOf(page, 'users')).filter({ hasText: email });
    await chooseInRow(row, 'Send reminder');
    const dialog = page.getByRole('dialog', { name: 'Send reminder' });
    await expect(dialog.getByText('1 user will receive this reminder.')).toBeVisible();
    // Which of the other kinds there are depends on what this person has done.
    await expect(dialog.getByRole('checkbox', { name: 'Courses' })).toBeEnabled();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Five minutes are left to do');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expectToast(page, 'The reminder has been sent');
    await expect(dialog).toBeHidden();

    await chooseInRow(row, 'Send reminder');
    await expect(dialog).toContainText(/1 user will NOT receive reminder:\s*- Reminded within the last hour/);
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();

    const desk = await elsewhere();
    await mailTo(desk, email, 'Five minutes are left to do');
    await expect(desk.locator('.body')).toContainText('Still to do:');
  });
});
