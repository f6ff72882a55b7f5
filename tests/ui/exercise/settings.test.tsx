import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';
import { exerciseCalls as calls, listCalls, ofCompany, pageOfRows, someExercise } from '#tests/support/ui/someExercise';

const user = userEvent.setup({ delay: null });
const sales = { id: idOf(1, 901), name: 'Sales', usersCount: 12, disabledCount: 0, createdAt: '2026-01-01T00:00:00Z' };
const legal = { ...sales, id: idOf(2, 901), name: 'Legal' };
const campaign = someExercise({
  usersType: 'USERS_FROM_DEPARTMENTS',
  selectedDepartments: [{ id: sales.id, name: 'Sales' }],
  startedAt: new Date(Date.now() - 86_400_000).toISOString(),
});
const answers = {
  ...listCalls([campaign]),
  [calls.one]: { body: { data: campaign } },
  [calls.update]: { body: { data: { ...campaign, daysToComplete: 7 } } },
  [`GET ${ofCompany}/users/count_by_departments`]: { body: { data: { totalUsersCount: 12, excluded: { disabled: 0 } } } },
  [`GET /customers/api/v1/company/${companyId}/departments`]: { body: { data: [sales, legal], totalCount: 2 } },
};

async function openSettings(more: Parameters<typeof openPanel>[1] = {}) {
  const made = await openPanel('/phishing-exercise/active', { ...more, answers });
  await user.click(await screen.findByRole('button', { name: 'Actions for Spring exercise' }, { timeout: 15_000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  return { made, dialog: within(await screen.findByRole('dialog', {}, { timeout: 15_000 })) };
}

it('the settings of a campaign show what is fixed, add people, and ask before they are saved', async () => {
  const { made, dialog } = await openSettings();
  expect(dialog.getByText('Campaign Settings')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Campaign Name').readOnly).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Departments' }).closest('fieldset')?.disabled).toBe(true);
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
  expect(submit().disabled).toBe(true);
  const field = await dialog.findByRole('combobox', { name: /Departments/ });
  expect(await dialog.findByText('Sales')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove Sales' })).toBeNull();
  await user.type(field, 'Legal');
  await user.click(await screen.findByRole('option', { name: /Legal/ }));
  expect(dialog.getByRole('button', { name: 'Remove Legal' })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(submit().disabled).toBe(false));
  await user.click(submit());
  const confirm = within(await screen.findByRole('dialog', { name: 'Save Settings' }));
  expect(confirm.getByText('Some phishing exercise settings can not be a reversal after saving')).toBeTruthy();
  await user.click(confirm.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Phishing exercise campaign updated successfully!')).toBeTruthy();
  expect(made.find(({ method, path }) => `${method} ${path}` === calls.update)?.body).toMatchObject({
    daysToComplete: 7,
    usersType: 'USERS_FROM_DEPARTMENTS',
    selectedDepartmentsIds: [sales.id, legal.id],
  });
});

it('cancelling the settings changes nothing', async () => {
  const { made, dialog } = await openSettings();
  await user.click(dialog.getByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(screen.queryByText('Campaign Settings')).toBeNull());
  expect(made.some(({ method }) => method === 'PUT')).toBe(false);
});

it('the settings need the plan that a launch needs', async () => {
  const subscription = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'expired' as const, endsAt: null } };
  await openPanel('/phishing-exercise/active', { user: somebody({ company: { subscription } }), answers });
  await user.click(await screen.findByRole('button', { name: 'Actions for Spring exercise' }, { timeout: 15_000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Campaign Settings')).toBeNull();
});

it('a campaign with more people by name than it shows says so, and saves only those who are added', async () => {
  const shown = someExercise({
    usersType: 'USERS_SELECTED',
    selectedUsers: [{ id: idOf(1, 1), name: 'Ann Hill' }],
    selectedUsersCount: 1200,
    startedAt: new Date(Date.now() - 86_400_000).toISOString(),
  });
  const bo = { id: idOf(2, 1), fullName: 'Bo Lee', email: 'bo@acme.example' };
  const made = await openPanel('/phishing-exercise/active', {
    answers: {
      ...listCalls([shown]),
      [calls.one]: { body: { data: shown } },
      [calls.update]: { body: { data: shown } },
      [`GET ${ofCompany}/users/page`]: { body: pageOfRows([bo]) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Spring exercise' }, { timeout: 15_000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  expect(await dialog.findByText('and 1,199 other people who were chosen already')).toBeTruthy();
  expect(dialog.getByText('1,200 people will get this exercise.')).toBeTruthy();
  await user.type(await dialog.findByRole('combobox', { name: /Users/ }), 'Bo');
  await user.click(await screen.findByRole('option', { name: /Bo Lee/ }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  await user.click(within(await screen.findByRole('dialog', { name: 'Save Settings' })).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Phishing exercise campaign updated successfully!')).toBeTruthy();
  const saved = made.find(({ method, path }) => `${method} ${path}` === calls.update)?.body;
  expect(saved).toMatchObject({ usersType: 'USERS_SELECTED', selectedUsersIds: [bo.id] });
});

it('days that have passed are no choice, and the settings say why', async () => {
  const startedAt = new Date(Date.now() - 9.5 * 86_400_000).toISOString();
  const running = someExercise({ startedAt, daysToComplete: 14 });
  await openPanel('/phishing-exercise/active', {
    answers: { ...answers, ...listCalls([running]), [calls.one]: { body: { data: running } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Spring exercise' }, { timeout: 15_000 }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  const reason = 'Days that have passed since the start: 9. Choose 10 or more.';
  expect(await dialog.findByText(reason)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '7 days' }).disabled).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '14 days' }).disabled).toBe(false);
  await user.click(dialog.getByRole('radio', { name: /^Custom/ }));
  await user.type(dialog.getByLabelText('Number of days'), '8');
  await waitFor(() => expect(dialog.getAllByText(reason)).toHaveLength(2));
});
