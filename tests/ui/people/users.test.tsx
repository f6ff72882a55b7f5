import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people, person } from '#tests/support/ui/people';
import { UserList } from '~/resources/users/UserList.tsx';
import { setUser } from '~/session/store.ts';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
const open = (search = '') => showInPanel(<UserList />, { address: `${path}${search}`, path });
const rows = async () => {
  const list = await screen.findByTestId('list-users');
  await within(list).findAllByRole('link');
  return within(list).getAllByRole('row').slice(1);
};
const listCalls = (made: readonly Call[]) => made.filter((call) => call.path.includes('/list/'));
const lastBody = (made: readonly Call[]) => listCalls(made).at(-1)?.body;

describe('the users list', () => {
  it('shows people with a link to each', async () => {
    const ann = person(1, {
      name: 'Ann',
      lastName: 'Ash',
      account: 'account_admin',
      departments: [{ id: idOf(1, 1), name: 'Sales' }],
    });
    const invited = person(2, { name: '', lastName: '', email: 'new@acme.example', status: 'invited', lastLogin: null });
    answerNetwork({ [calls.list]: { body: pageOf([ann, invited], 240) } });
    await open();
    const [first, second] = await rows();
    const link = within(first as HTMLElement).getByRole('link', { name: 'Ann Ash' });
    expect(link.getAttribute('href')).toBe(`/user_profile/${ann.id}`);
    expect(first?.textContent).toContain('Admin');
    expect(first?.textContent).toContain('Sales');
    expect(within(second as HTMLElement).getByRole('link').textContent).toBe('new@acme.example');
    expect(second?.textContent).toContain('Invited');
    expect(second?.textContent).toContain('Never');
    expect(screen.getByTestId('page-count').textContent).toBe('240');
    expect(screen.getByText('1–2 of 240')).toBeTruthy();
  });

  it('requests page 1, 25 rows, newest first, without disabled people', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf(people(2)) } });
    await open();
    await rows();
    expect(lastBody(made)).toEqual({ pageNumber: 1, pageSize: 25, orderBy: 'created_at', order: 'DESC', includeDisabled: false });
  });

  it('is restored from its URL', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf(people(2), 300) } });
    await open('?page=2&limit=50&order=ASC&orderBy=email&search=ann&filterBy=learner&filterBy=account_admin&showDisabled=true');
    await rows();
    expect(lastBody(made)).toEqual({
      pageNumber: 2,
      pageSize: 50,
      orderBy: 'email',
      order: 'ASC',
      searchText: 'ann',
      filters: ['account_admin', 'learner'],
      includeDisabled: true,
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ann');
    expect(screen.getByRole('button', { name: 'Learner' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('is filtered by departments and status, which the URL and the bulk bar name', async () => {
    const sales = { id: idOf(1, 1), name: 'Sales', usersCount: 12, disabledCount: 0, createdAt: '2025-01-01T00:00:00.000Z' };
    const departments = `/customers/api/v1/company/${companyId}/departments`;
    const made = answerNetwork({
      [calls.list]: { body: pageOf(people(2)) },
      [`GET ${departments}`]: { body: { data: [sales], totalCount: 1 } },
      [`GET ${departments}/${sales.id}`]: { body: sales },
    });
    const { router } = await open();
    await rows();
    const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(filters().getByRole('button', { name: 'Departments' }));
    await user.click(await screen.findByRole('checkbox', { name: /Sales/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?departments=${sales.id}`));
    await user.keyboard('{Escape}');
    await user.click(await waitFor(() => filters().getByRole('button', { name: 'Status' })));
    await user.click(await screen.findByRole('checkbox', { name: 'Invited' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?departments=${sales.id}&statuses=invited`));
    await waitFor(() => expect(lastBody(made)).toMatchObject({ departmentIds: [sales.id], userStatuses: ['invited'] }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bulk = screen.getByRole('region', { name: 'Actions for the selected users' });
    await waitFor(() => expect(bulk.textContent).toContain('Sales'));
    expect(bulk.textContent).toContain('Invited');
  });

  it('searches while typing, once, keeps the focus and adds no history entry', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf(people(2)) } });
    const { router } = await open('?page=2');
    await rows();
    const box = screen.getByRole('searchbox');
    await user.click(box);
    // One letter after the other without a pause that a busy machine could stretch.
    for (let end = 1; end <= 'ann ash'.length; end += 1) fireEvent.change(box, { target: { value: 'ann ash'.slice(0, end) } });
    await waitFor(() => expect(router.state.location.search).toBe('?search=ann+ash'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(lastBody(made)).toMatchObject({ searchText: 'ann ash', pageNumber: 1 }));
    expect(listCalls(made).filter(({ body }) => (body as { searchText?: string }).searchText)).toHaveLength(1);
    expect(document.activeElement).toBe(box);
  });

  it('adds a history entry per page', async () => {
    answerNetwork({ [calls.list]: { body: pageOf(people(5), 240) } });
    const { router } = await open('?limit=50');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?limit=50&page=2'));
    expect(router.state.historyAction).toBe('PUSH');
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    await waitFor(() => expect(router.state.location.search).toBe('?limit=50&page=5'));
    const jump = screen.getByRole('textbox', { name: 'Go to page' });
    await user.clear(jump);
    await user.type(jump, '4{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?limit=50&page=4'));
  });

  it('sorts by a column and reverses at the second click', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf(people(2)) } });
    await open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastBody(made)).toMatchObject({ orderBy: 'name', order: 'ASC' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastBody(made)).toMatchObject({ orderBy: 'name', order: 'DESC' }));
  });

  it('shows 1,000+ for a capped total', async () => {
    answerNetwork({ [calls.list]: { body: pageOf(people(3), 1000, true) } });
    await open('?search=a');
    await rows();
    expect(screen.getByTestId('page-count').textContent).toBe('1,000+');
    expect(screen.getByText('1–3 of 1,000+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Last page' })).toHaveProperty('disabled', true);
  });

  it('hides a column and remembers it', async () => {
    answerNetwork({ [calls.list]: { body: pageOf(people(2)) } });
    const view = await open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Groups' }));
    view.unmount();
    await open();
    await rows();
    expect(screen.queryByRole('columnheader', { name: 'Groups' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
    expect(screen.getByRole('columnheader', { name: 'Groups', hidden: true })).toBeTruthy();
  });
});

describe('a users list without rows', () => {
  it('shows No data without people', async () => {
    answerNetwork({ [calls.list]: { body: pageOf([]) } });
    await open();
    expect(await screen.findByText('No data')).toBeTruthy();
  });

  it('offers to clear a search without matches', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf([]) } });
    const { router } = await open('?search=zzz');
    expect(await screen.findByText('No data was found, try another search')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(lastBody(made)).not.toHaveProperty('searchText'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('offers to clear filters without matches, but keeps the switch for disabled people', async () => {
    answerNetwork({ [calls.list]: { body: pageOf([]) } });
    const { router } = await open('?filterBy=learner&showDisabled=true');
    expect(await screen.findByText('No data was found, try another search')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?showDisabled=true'));
    expect(await screen.findByText('No data')).toBeTruthy();
  });

  it('suggests disabled people and explains short searches', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf([]) } });
    await open('?search=zz');
    const row = (await screen.findByText('Disabled users are not shown.')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('Words of one or two letters only match the beginning of a name or address.');
    await user.click(within(row).getByRole('button', { name: 'Show disabled' }));
    await waitFor(() => expect(lastBody(made)).toMatchObject({ searchText: 'zz', includeDisabled: true }));
    await waitFor(() => expect(screen.queryByText('Disabled users are not shown.')).toBeNull());
  });

  it('goes back to the last page when its own is past the end', async () => {
    answerNetwork({
      [calls.list]: ({ body }: Call) => {
        const { pageNumber } = body as { pageNumber: number };
        return pageOf(pageNumber > 2 ? [] : people(5, 26), 30);
      },
    });
    const { router } = await open('?page=9');
    await rows();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('shows a load error and tries again', async () => {
    let isDown = true;
    answerNetwork({
      [calls.list]: () => {
        if (isDown) throw new Error('down');
        return pageOf(people(1));
      },
    });
    await open();
    expect(await screen.findByText('Couldn’t load the list', undefined, { timeout: 9000 })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('adding users', () => {
  it('requires a verified address of the admin first', async () => {
    answerNetwork({ [calls.list]: { body: pageOf(people(1)) }, 'POST /api/v1/user/verification_email': { body: {} } });
    const { router } = await open();
    await rows();
    setUser(someAdmin({ emailVerified: false }));
    await user.click(screen.getByRole('button', { name: 'Add users' }));
    expect(router.state.location.search).toBe('?drawer=user');
    const dialog = await screen.findByRole('dialog', { name: 'Please verify your email!' });
    await user.click(within(dialog).getByRole('button', { name: 'Resend Email Verification' }));
    expect(await screen.findByText('Email with verification link has been sent')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
