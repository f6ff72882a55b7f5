import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { aProfile } from '#tests/support/ui/people';
import { addStage } from '~/i18n/i18n.ts';
import { ProfilePage } from '~/resources/users/profile/ProfilePage.tsx';
import { enterCompany, endSession, sessionStore, setUser } from '~/session/store.ts';

const id = '33333333-3333-4333-8333-333333333333';
const person = aProfile({ id, email: 'eli@acme.example', name: 'Eli', lastName: 'Evans', lastLogin: null });
const path = `/api/v1/user/${companyId}/users/${id}`;
const nothing = { body: { data: [], totalCount: 0 } };
const answers = (saving: object = { body: person }) => ({
  [`GET /customers/api/v1/company/${companyId}/departments`]: nothing,
  [`GET /customers/api/v1/company/${companyId}/groups`]: nothing,
  [`GET ${path}`]: { body: person },
  [`PUT ${path}`]: saving,
});
const user = userEvent.setup({ delay: null });
const firstName = () => screen.findByRole('textbox', { name: 'First name' });
const restored = /Your earlier entries have been restored/;

async function open(saving?: object) {
  answerNetwork(answers(saving));
  return showInPanel(<ProfilePage />, { address: `/user_profile/${id}/edit`, path: '/user_profile/:userId/edit' });
}
async function type(text: string) {
  const name = await firstName();
  await user.clear(name);
  await user.type(name, text);
}
/** The page goes away with its session, as when a call answers that it has ended. */
function endWith(unmount: () => void) {
  act(() => {
    endSession();
    unmount();
  });
}

afterEach(() => {
  sessionStorage.clear();
  sessionStore.set({ user: null, acting: null, actingCompany: null });
});

describe('unsaved input when a session ends', () => {
  it('is restored for the same person, and can be discarded', async () => {
    const { unmount } = await open();
    await type('Elias');
    endWith(unmount);

    setUser(someAdmin());
    await open();
    expect(await screen.findByText(restored)).toBeTruthy();
    expect(await firstName()).toHaveProperty('value', 'Elias');
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await firstName()).toHaveProperty('value', 'Eli');
    expect(screen.queryByText(restored)).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('heed.drafts')).toBeNull());
  });

  it('does not overwrite other fields that have changed in the meantime', async () => {
    const { unmount } = await open();
    await type('Elias');
    endWith(unmount);
    answerNetwork({ ...answers(), [`GET ${path}`]: { body: { ...person, lastName: 'Moss' } } });
    await showInPanel(<ProfilePage />, { address: `/user_profile/${id}/edit`, path: '/user_profile/:userId/edit' });
    expect(await firstName()).toHaveProperty('value', 'Elias');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveProperty('value', 'Moss');
  });

  it('is deleted after saving', async () => {
    const { unmount } = await open();
    await type('Elias');
    endWith(unmount);
    await open({ body: { ...person, name: 'Elias' } });
    await screen.findByText(restored);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(restored)).toBeNull());
    await waitFor(() => expect(sessionStorage.getItem('heed.drafts')).toBeNull());
  });

  it('is dropped for another person', async () => {
    const { unmount } = await open();
    await type('Elias');
    endWith(unmount);
    expect(sessionStorage.getItem('heed.drafts')).toContain('Elias');
    setUser(someAdmin({ id: '99999999-9999-4999-8999-999999999999' }));
    expect(sessionStorage.getItem('heed.drafts')).toBeNull();
  });

  it('is restored in its company only', async () => {
    const { unmount } = await open();
    await type('Elias');
    act(() => {
      enterCompany('88888888-8888-4888-8888-888888888888', 'Another');
      unmount();
    });
    expect(sessionStorage.getItem('heed.drafts')).toContain(`${companyId} profile ${id}`);
  });

  it('is not kept if the user closed the form', async () => {
    const { unmount } = await open();
    await type('Elias');
    await waitFor(() => expect(sessionStorage.getItem('heed.drafts')).toContain('Elias'));
    unmount();
    expect(sessionStorage.getItem('heed.drafts')).toBeNull();
  });

  it('never includes a password', async () => {
    await addStage('account');
    const own = `/api/v1/user/${companyId}/users/${ownId}`;
    answerNetwork({ [`GET ${own}`]: { body: { ...person, id: ownId } } });
    const address = `/user_profile/${ownId}/password`;
    const { unmount } = await showInPanel(<ProfilePage />, { address, path: '/user_profile/:userId/password' });
    await user.type(await screen.findByLabelText('New password'), 'Correct-Horse-9');
    endWith(unmount);
    expect(JSON.stringify(sessionStorage)).not.toContain('Correct-Horse-9');
    expect(sessionStorage.getItem('heed.drafts')).toBeNull();
  });
});
