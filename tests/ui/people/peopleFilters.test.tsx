import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SavedFilter } from '#contract/company/savedFilters';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people } from '#tests/support/ui/people';
import { UserList } from '~/resources/users/UserList.tsx';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
const open = async (search = '') => {
  const view = await showInPanel(<UserList />, { address: `${path}?limit=5${search}`, path });
  await screen.findAllByRole('link');
  return view;
};
const [sales, legal] = [idOf(1, 1), idOf(2, 1)];
const setOf = (id: string, name: string) => ({ id, name, usersCount: 3, disabledCount: 0, createdAt: '2025-01-01T00:00:00.000Z' });
const departmentsPath = `/customers/api/v1/company/${companyId}/departments`;
const answers = {
  [calls.list]: { body: pageOf(people(5), 240) },
  [calls.count]: { body: { count: 240 } },
  [`GET ${departmentsPath}`]: { body: { data: [setOf(legal, 'Legal'), setOf(sales, 'Sales')], totalCount: 2 } },
  [`GET ${departmentsPath}/${sales}`]: { body: setOf(sales, 'Sales') },
};
const lastOf = (made: readonly Call[], name: string) =>
  made.filter(({ method, path: to }) => `${method} ${to}` === name).at(-1)?.body;
const choose = async (filter: string, ...options: string[]) => {
  await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: new RegExp(`^${filter}`) }));
  const menu = await screen.findByRole('dialog', { name: filter });
  for (const option of options) {
    const box = () => within(menu).findByRole('checkbox', { name: new RegExp(`^${option}`) });
    await user.click(await box());
    await waitFor(async () => expect(await box()).toHaveProperty('checked', true));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('the filters of people', () => {
  it('filter the list by any number of statuses and departments, in the URL too', async () => {
    const made = answerNetwork(answers);
    const { router } = await open();
    await choose('Status', 'Invited', 'Disabled');
    await choose('Departments', 'Sales', 'Legal');
    await waitFor(() =>
      expect(lastOf(made, calls.list)).toMatchObject({ userStatuses: ['invited', 'disabled'], departmentIds: [sales, legal] }),
    );
    const params = new URLSearchParams(router.state.location.search);
    expect([params.getAll('statuses'), params.getAll('departments')]).toEqual([
      ['invited', 'disabled'],
      [sales, legal],
    ]);
  });

  it('apply to the count and change of all that match', async () => {
    const made = answerNetwork({
      ...answers,
      [calls.uneditable]: { body: { users: [], count: 0, editableCount: 240 } },
      [calls.change]: { body: { changed: 240, skipped: 0 } },
    });
    await open(`&departments=${sales}&statuses=invited&filterBy=learner`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bulk = () => screen.getByRole('region', { name: 'Actions for the selected users' });
    await waitFor(() => expect(bulk().textContent).toMatch(/Learner · Invited · Sales/));
    await user.click(within(bulk()).getByRole('button', { name: 'Select all 240 users' }));
    await screen.findByText('All 240 users in this list are selected');
    const filters = { departmentIds: [sales], userStatuses: ['invited'], filters: ['learner'] };
    expect(lastOf(made, calls.count)).toMatchObject(filters);
    await user.click(within(bulk()).getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: /^Disable/ }));
    await waitFor(() =>
      expect(lastOf(made, calls.change)).toMatchObject({ ...filters, isAllUsersSelected: true, expectedTotal: 240 }),
    );
  });

  it('do not mention disabled people once statuses are chosen', async () => {
    answerNetwork(answers);
    await open();
    expect(screen.getByText('without disabled users')).toBeTruthy();
    await choose('Status', 'Disabled');
    await waitFor(() => expect(screen.queryByText('without disabled users')).toBeNull());
  });

  it('are saved under a name and restored with one history entry', async () => {
    const at = `/rest/v1/company/${companyId}/saved-filters`;
    const saved: SavedFilter = {
      id: idOf(1, 7),
      list: 'users',
      name: 'Sales who never came',
      filter: `departments=${sales}&statuses=invited&orderBy=name&order=ASC`,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const made = answerNetwork({
      ...answers,
      [`GET ${at}`]: { body: [saved], headers: { 'content-range': 'saved-filters 0-0/1' } },
      [`POST ${at}`]: { body: saved },
    });
    const { router } = await open('&filterBy=learner&page=2&drawer=none');
    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    await user.click(await screen.findByRole('button', { name: 'Save this filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Learners{Enter}');
    await screen.findByText('Filter “Learners” has been saved');
    expect(lastOf(made, `POST ${at}`)).toEqual({ list: 'users', name: 'Learners', filter: 'limit=5&filterBy=learner' });

    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    await user.click(await screen.findByRole('button', { name: saved.name }));
    await waitFor(() =>
      expect(lastOf(made, calls.list)).toMatchObject({
        pageNumber: 1,
        pageSize: 25,
        orderBy: 'name',
        order: 'ASC',
        departmentIds: [sales],
        userStatuses: ['invited'],
      }),
    );
    expect(lastOf(made, calls.list)).not.toHaveProperty('filters');
    expect(new URLSearchParams(router.state.location.search).get('drawer')).toBe('none');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?limit=5&filterBy=learner&page=2&drawer=none');
  });
});
