import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people } from '#tests/support/ui/people';
import { DepartmentPeoplePage, DepartmentsPage } from '~/features/member-sets/public.ts';

const user = userEvent.setup({ delay: null });
const base = `/customers/api/v1/company/${companyId}/departments`;
const sales = { id: idOf(1, 1), name: 'Sales', usersCount: 60, disabledCount: 4, createdAt: '2025-01-01T00:00:00.000Z' };
const legal = { id: idOf(2, 1), name: 'Legal', usersCount: 0, disabledCount: 0, createdAt: '2025-01-01T00:00:00.000Z' };
const list = { [`GET ${base}`]: { body: { data: [sales, legal], totalCount: 2 } } };
const bodyOf = (made: readonly Call[], method: string, end = '') =>
  made.find((call) => call.method === method && call.path.endsWith(end))?.body;

describe('departments', () => {
  const path = '/users/departments';
  const open = async (search = '') => {
    const view = await showInPanel(<DepartmentsPage />, { address: `${path}${search}`, path });
    // Also behind a dialog that the address opens.
    await screen.findByRole('link', { name: 'Sales', hidden: true });
    return view;
  };
  const openMenu = async (name: string, entry: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('show their people and share, and link to them', async () => {
    answerNetwork(list);
    await open();
    const row = screen.getByRole('link', { name: 'Sales' });
    expect(row.getAttribute('href')).toBe(`${path}/assigned-users/${sales.id}`);
    expect(row.closest('tr')?.textContent).toContain('60');
    expect(row.closest('tr')?.textContent).toContain('25%');
    expect(screen.getByRole('columnheader', { name: 'Disabled' })).toBeTruthy();
  });

  it('show again when a search without matches is cleared, and the focus stays on the page', async () => {
    const found = ({ query }: Call) =>
      [...query.values()].includes('zzz') ? { data: [], totalCount: 0 } : { data: [sales], totalCount: 1 };
    answerNetwork({ [`GET ${base}`]: found });
    const page = (
      <main tabIndex={-1}>
        <DepartmentsPage />
      </main>
    );
    await showInPanel(page, { address: `${path}?search=zzz`, path });
    const status = await screen.findByText('No data was found, try another search');
    const row = status.closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Clear the search' }));
    await screen.findByRole('link', { name: 'Sales' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('are created by name, which is required', async () => {
    const made = answerNetwork({ ...list, [`POST ${base}`]: { body: { ...legal, name: 'Support' } } });
    const { router } = await open();
    await user.click(screen.getByRole('button', { name: 'Create department' }));
    expect(router.state.location.search).toBe('?modal=create');
    const dialog = await screen.findByRole('dialog', { name: 'Create department' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Please fill out this field.')).toBeTruthy();
    await user.type(field, '  Support ');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Department “Support” has been created')).toBeTruthy();
    expect(bodyOf(made, 'POST')).toEqual({ name: 'Support' });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keep their name when it is taken', async () => {
    answerNetwork({ ...list, [`PUT ${base}/${sales.id}`]: refusal('name_in_use') });
    await open(`?modal=rename&id=${sales.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Rename department' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    expect(field).toHaveProperty('value', 'Sales');
    await user.clear(field);
    await user.type(field, 'Legal{Enter}');
    expect(await within(dialog).findByText('Another department already has this name. Choose a different one.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Legal');
  });

  it('are deleted after a confirmation that shows how many people stay', async () => {
    const made = answerNetwork({ ...list, [`DELETE ${base}/${sales.id}`]: { body: {} } });
    await open();
    await openMenu('Sales', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete the department “Sales”?' });
    expect(dialog.textContent).toContain('64 users belong to this department. They aren’t deleted');
    await user.click(within(dialog).getByRole('button', { name: 'Delete department' }));
    expect(await screen.findByText('Department “Sales” has been deleted')).toBeTruthy();
    expect(made.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('the people of a department', () => {
  const path = '/users/departments/assigned-users/:departmentId';
  const one = `${base}/${sales.id}`;
  const answers = {
    [`GET ${one}`]: { body: sales },
    [calls.list]: { body: pageOf(people(3), 60) },
    [`GET ${one}/users/unassigned`]: { body: pageOf(people(2, 100), 180) },
  };
  const open = (search = '', id = sales.id) =>
    showInPanel(<DepartmentPeoplePage />, { address: `/users/departments/assigned-users/${id}${search}`, path });

  it('are listed, disabled ones only on request', async () => {
    const made = answerNetwork(answers);
    await open();
    await screen.findByRole('link', { name: 'Person 1' });
    expect(screen.getByRole('heading', { name: 'Sales' })).toBeTruthy();
    const asked = { departmentId: sales.id, orderBy: 'name', order: 'ASC' };
    expect(bodyOf(made, 'POST')).toMatchObject({ ...asked, includeDisabled: false });
    expect(screen.getByText('without disabled users')).toBeTruthy();
    expect(await screen.findByText('60')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show disabled' }));
    await waitFor(() => expect(made.at(-1)?.body).toMatchObject({ ...asked, includeDisabled: true }));
    expect(await screen.findByText('64')).toBeTruthy();
    expect(screen.queryByText('60')).toBeNull();
    expect(screen.queryByText('without disabled users')).toBeNull();
  });

  it('are removed across pages by the search, with the number the admin saw', async () => {
    const made = answerNetwork({
      ...answers,
      [calls.count]: { body: { count: 61 } },
      [`POST ${one}/users/unassign`]: { body: { changed: 61, skipped: 0 } },
    });
    await open('?search=ann');
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 60 users' }));
    await screen.findByText('All 61 users in this list are selected');
    await user.click(screen.getByRole('button', { name: 'Unassign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove 61 users from “Sales”?' });
    expect(dialog.textContent).toContain('Everyone in this list: Sales · “ann” · without disabled users.');
    await user.click(within(dialog).getByRole('button', { name: 'Unassign' }));
    expect(await screen.findByText('61 users have been unassigned')).toBeTruthy();
    expect(bodyOf(made, 'POST', 'unassign')).toEqual({
      isAllUsersSelected: true,
      expectedTotal: 61,
      searchText: 'ann',
      includeDisabled: false,
    });
  });

  it('are disabled all at once, without people of other departments', async () => {
    const made = answerNetwork({
      ...answers,
      [calls.count]: { body: { count: 60 } },
      [calls.uneditable]: { body: { users: [], count: 0, editableCount: 60 } },
      [calls.change]: { body: { changed: 60, skipped: 0 } },
    });
    await open();
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 60 users' }));
    await screen.findByText('All 60 users in this list are selected');
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable 60 users?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('User(s) status has been updated')).toBeTruthy();
    expect(bodyOf(made, 'PATCH')).toEqual({
      companyId,
      isDisabled: true,
      isAllUsersSelected: true,
      expectedTotal: 60,
      departmentId: sales.id,
      includeDisabled: false,
    });
  });

  it('are selected in a drawer and added', async () => {
    const made = answerNetwork({ ...answers, [`POST ${one}/users/assign`]: { body: { changed: 2, skipped: 0 } } });
    const { router } = await open();
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('button', { name: 'Assign users' }));
    expect(router.state.location.search).toBe('?drawer=assign');
    const drawer = await screen.findByRole('dialog', { name: 'Assign users to “Sales”' });
    expect(within(drawer).getByRole('button', { name: 'Select at least one user' })).toHaveProperty('disabled', true);
    await user.click(await within(drawer).findByText('Person 100'));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Select Person 101' }));
    await user.click(within(drawer).getByRole('button', { name: 'Assign 2 users' }));
    expect(await screen.findByText('2 users have been assigned')).toBeTruthy();
    expect(bodyOf(made, 'POST', '/assign')).toEqual({ userIds: [idOf(100), idOf(101)], isAllUsersSelected: false });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('with a higher role are reported as unchanged', async () => {
    answerNetwork({ ...answers, [`POST ${one}/users/assign`]: { body: { changed: 1, skipped: 1 } } });
    await open('?drawer=assign');
    const drawer = await screen.findByRole('dialog', { name: 'Assign users to “Sales”' });
    await user.click(await within(drawer).findByText('Person 100'));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Select Person 101' }));
    await user.click(within(drawer).getByRole('button', { name: 'Assign 2 users' }));
    const said = '1 user has been assigned · 1 of the selected users won’t be changed: Has a higher role than you';
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are offered without disabled ones by default', async () => {
    const made = answerNetwork(answers);
    await open('?drawer=assign');
    const drawer = await screen.findByRole('dialog', { name: 'Assign users to “Sales”' });
    await within(drawer).findByText('Person 100');
    expect(drawer.textContent).toContain('without disabled users');
    await user.click(within(drawer).getByRole('button', { name: 'Show disabled' }));
    await waitFor(() => expect(made.at(-1)?.query.get('includeDisabled')).toBe('true'));
  });

  it('are not offered again when the picker reopens while it loads', async () => {
    let times = 0;
    const unassigned = () => (times++ === 0 ? pageOf(people(2, 100)) : new Promise(() => undefined));
    answerNetwork({
      ...answers,
      [`GET ${one}/users/unassigned`]: unassigned,
      [`POST ${one}/users/assign`]: { body: { changed: 1, skipped: 0 } },
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Assign users' }));
    const title = { name: 'Assign users to “Sales”' };
    await user.click(await within(await screen.findByRole('dialog', title)).findByText('Person 100'));
    await user.click(screen.getByRole('button', { name: 'Assign 1 user' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('1 user has been assigned');
    await user.click(screen.getByRole('button', { name: 'Assign users' }));
    expect(within(await screen.findByRole('dialog', title)).queryByText('Person 100')).toBeNull();
  });

  it('show "not found" if their department is gone', async () => {
    answerNetwork({ ...answers, [`GET ${one}`]: refusal('not_found') });
    await open();
    expect(await screen.findByText('This department doesn’t exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all departments' }).getAttribute('href')).toBe('/users/departments');
  });
});
