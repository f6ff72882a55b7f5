import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people } from '#tests/support/ui/people';
import { UserList } from '~/resources/users/UserList.tsx';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
/** Pages of five: finding things by role in long tables is most of what a test waits for. */
const open = async (search = '') => {
  const view = await showInPanel(<UserList />, { address: `${path}?limit=5${search}`, path });
  await screen.findAllByRole('link');
  return view;
};
const selectPage = () => user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
const box = (n: number) => screen.getByRole('checkbox', { name: `Select Person ${n}` });
const bulk = () => screen.getByRole('region', { name: 'Actions for the selected users' });
const noBulk = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
const press = (name: string) => user.click(within(bulk()).getByRole('button', { name }));
const three = [
  { id: ownId, email: 'admin@acme.example', reason: 'self' },
  { id: idOf(8), email: 'owner@acme.example', reason: 'account_owner' },
  { id: idOf(9), email: 'off@acme.example', reason: 'already_disabled' },
];

describe('selecting', () => {
  const answers = { [calls.list]: { body: pageOf(people(5), 240) }, [calls.count]: { body: { count: 241 } } };

  it('selects the page, then all with the exact number, then none', async () => {
    const made = answerNetwork(answers);
    await open('&filterBy=learner&showDisabled=true');
    await selectPage();
    expect(bulk().textContent).toContain('All 5 users on this page are selected.');
    await press('Select all 240 users');
    expect(await screen.findByText('All 241 users in this list are selected')).toBeTruthy();
    expect(made.at(-1)?.body).toEqual({ filters: ['learner'], includeDisabled: true });
    await press('Clear Selection');
    await noBulk();
    expect(box(1)).toHaveProperty('checked', false);
  });

  it('of all ends with the page, of single rows does not', async () => {
    answerNetwork({
      ...answers,
      [calls.list]: (call: { body: unknown }) =>
        pageOf(people(5, 5 * ((call.body as { pageNumber: number }).pageNumber - 1) + 1), 240),
    });
    await open();
    await user.click(box(1));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Person 6' });
    expect(bulk().textContent).toContain('1 selected');
    await selectPage();
    await press('Select all 240 users');
    await screen.findByText('All 241 users in this list are selected');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Person 11' });
    await noBulk();
  });

  it('ends with a change of the filters', async () => {
    answerNetwork(answers);
    await open();
    await user.click(box(1));
    await user.click(screen.getByRole('button', { name: 'Learner' }));
    await noBulk();
  });

  it('waits for the rows of new filters, so that nobody selects people who are no longer listed', async () => {
    let arrive = (_page: object) => {};
    let asked = 0;
    const list = () => (asked++ === 0 ? pageOf(people(5), 240) : new Promise<object>((resolve) => (arrive = resolve)));
    answerNetwork({ ...answers, [calls.list]: list });
    await open();
    await user.click(screen.getByRole('button', { name: 'Learner' }));
    await waitFor(() => expect(box(1)).toHaveProperty('disabled', true));
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveProperty('disabled', true);
    // The boxes are disabled before the rows are asked for.
    await waitFor(() => expect(asked).toBe(2));
    arrive(pageOf(people(5, 11), 240));
    await screen.findByRole('link', { name: 'Person 11' });
    expect(box(11)).toHaveProperty('disabled', false);
    await selectPage();
    expect(bulk().textContent).toContain('All 5 users on this page are selected.');
  });

  it('with shift selects the rows between', async () => {
    answerNetwork(answers);
    await open();
    await user.click(box(3));
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    expect(bulk().textContent).toContain('3 selected');
  });
});

describe('disabling and enabling', () => {
  const answers = { [calls.list]: { body: pageOf(people(5), 3012) }, [calls.count]: { body: { count: 3012 } } };
  const everyone = async () => {
    await open('&search=ann&filterBy=learner');
    await selectPage();
    await press('Select all 3,012 users');
    await screen.findByText('All 3,012 users in this list are selected');
  };

  it('disables all who match the filters, not only this page, and names the skipped ones', async () => {
    const made = answerNetwork({
      ...answers,
      [calls.uneditable]: { body: { users: three, count: 3, editableCount: 3009 } },
      [calls.change]: { body: { changed: 3009, skipped: 3 } },
    });
    await everyone();
    expect(bulk().textContent).toContain('“ann” · Learner · without disabled users');
    await press('Disable');
    const dialog = await screen.findByRole('dialog', { name: 'Disable 3,009 users?' });
    expect(dialog.textContent).toContain('Everyone in this list: “ann” · Learner · without disabled users.');
    expect(dialog.textContent).toContain('3 of the selected users won’t be changed:');
    expect(dialog.textContent).toContain('admin@acme.exampleThis is you');
    expect(dialog.textContent).toContain('owner@acme.exampleAccount owner');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('User(s) status has been updated')).toBeTruthy();
    const selection = {
      isAllUsersSelected: true,
      expectedTotal: 3012,
      searchText: 'ann',
      filters: ['learner'],
      includeDisabled: false,
    };
    expect(made.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...selection, companyId, isDisabled: true });
    expect(made.find(({ path: called }) => called.includes('uneditable'))?.body).toEqual({ ...selection, editType: 'disable' });
    await noBulk();
  });

  it('enables single people by id', async () => {
    const made = answerNetwork({
      ...answers,
      [calls.uneditable]: { body: { users: [], count: 0, editableCount: 2 } },
      [calls.change]: { body: { changed: 2, skipped: 0 } },
    });
    await open();
    await user.click(box(1));
    await user.click(box(2));
    await press('Enable');
    const dialog = await screen.findByRole('dialog', { name: 'Enable 2 users?' });
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await screen.findByText('User(s) status has been updated');
    const body = made.find(({ method }) => method === 'PATCH')?.body;
    expect(body).toEqual({ userIds: [idOf(1), idOf(2)], isAllUsersSelected: false, companyId, isDisabled: false });
  });

  it('cannot be confirmed when nobody can be changed', async () => {
    answerNetwork({ ...answers, [calls.uneditable]: { body: { users: three.slice(2), count: 1, editableCount: 0 } } });
    await open();
    await user.click(box(1));
    await press('Disable');
    const dialog = await screen.findByRole('dialog', { name: 'No one can be disabled' });
    expect(within(dialog).getByRole('button', { name: 'Disable' })).toHaveProperty('disabled', true);
  });

  it('reports that the list changed and nothing was done', async () => {
    answerNetwork({
      ...answers,
      [calls.uneditable]: { body: { users: [], count: 0, editableCount: 3012 } },
      [calls.change]: refusal('total_changed'),
    });
    await everyone();
    await press('Disable');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Disable 3,012 users?' })).getByRole('button', { name: 'Disable' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'The list has changed' });
    expect(dialog.textContent).toContain('no changes were made');
    await user.click(within(dialog).getByRole('button', { name: 'Reload the list' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('names the admins for whom an integration blocks the action, before the confirmation', async () => {
    const admins = [{ id: idOf(3), email: 'boss@acme.example', reason: 'restricted_admin' }];
    const made = answerNetwork({ ...answers, [calls.uneditable]: { body: { users: admins, count: 1, editableCount: 0 } } });
    await open();
    await selectPage();
    await press('Disable');
    const dialog = await screen.findByRole('dialog', { name: 'No one can be disabled' });
    expect(dialog.textContent).toContain('Admin user found in the selected list. Disable action canceled.');
    expect(dialog.textContent).toContain('Remove this admin from the selection:boss@acme.example');
    expect(within(dialog).getByRole('button', { name: 'Disable' })).toHaveProperty('disabled', true);
    expect(made.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('is refused as a whole where an integration forbids it', async () => {
    answerNetwork({
      ...answers,
      [calls.uneditable]: { body: { users: [], count: 0, editableCount: 5 } },
      [calls.change]: refusal('acronis_restricted'),
    });
    await open();
    await selectPage();
    await press('Disable');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Disable 5 users?' })).getByRole('button', { name: 'Disable' }),
    );
    const sentence = 'Unable to disable user with admin role. Admin user found in the selected list. Disable action canceled.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
