import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people, person } from '#tests/support/ui/people';
import { UserList } from '~/resources/users/UserList.tsx';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
const open = async () => {
  await showInPanel(<UserList />, { address: `${path}?limit=5`, path });
  await screen.findAllByRole('link');
};
const openMenu = async (name: string, entry: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the menu of a row', () => {
  it('deletes after the exact phrase was typed', async () => {
    const made = answerNetwork({ [calls.list]: { body: pageOf(people(2)) }, [calls.remove]: { body: {} } });
    await open();
    await openMenu('Person 2', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Person 2?' });
    const submit = within(dialog).getByRole('button', { name: 'Delete user' });
    await user.click(submit);
    expect(await within(dialog).findByText('Please enter confirmation phrase')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'delete');
    expect(within(dialog).getByText('Invalid confirmation phrase')).toBeTruthy();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), 'DELETE');
    await user.click(submit);
    expect(await screen.findByText('User has been deleted')).toBeTruthy();
    expect(made.find(({ method }) => method === 'DELETE')?.body).toEqual({ userId: idOf(2), companyId });
  });

  it('resends the invitation of a person who has not signed in yet', async () => {
    const invited = person(1, { status: 'invited', lastLogin: null });
    const made = answerNetwork({ [calls.list]: { body: pageOf([invited, person(2)]) }, [calls.resend]: { body: {} } });
    await open();
    await openMenu('Person 1', 'Resend invite');
    const dialog = await screen.findByRole('dialog', { name: 'Resend the invitation to person1@acme.example?' });
    await user.click(within(dialog).getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Reminder has been sent')).toBeTruthy();
    expect(made.find(({ path: called }) => called.includes('resend'))?.body).toEqual({
      companyId,
      userId: idOf(1),
      companyName: 'Acme',
      adminEmail: 'admin@acme.example',
      adminName: 'Ada Admin',
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Person 2' }));
    expect(screen.queryByRole('menuitem', { name: 'Resend invite' })).toBeNull();
  });

  it('does not offer to lock out the admin themselves', async () => {
    answerNetwork({ [calls.list]: { body: pageOf([person(1, { id: ownId })]) } });
    await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Person 1' }));
    const entry = await screen.findByRole('menuitem', { name: /^Disable/ });
    expect(entry.textContent).toContain('This is you');
    expect(entry.getAttribute('aria-disabled')).toBe('true');
  });
});
