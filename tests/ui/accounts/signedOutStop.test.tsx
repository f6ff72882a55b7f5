import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { focused } from '#tests/support/ui/dom';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { openSignedOut, someUser } from '#tests/support/ui/signedOutPage';
import { sessionStore, setUser } from '~/session/store.ts';

const read = 'POST /rest/v1/address-stops/read';
const use = 'POST /rest/v1/address-stops/use';
const change = { oldEmail: 'admin@acme.example', newEmail: 'new@acme.example', isDone: false };
const button = () => screen.findByRole('button', { name: 'Stop the change' });

describe('the link that stops a change of address', () => {
  it('stops nothing when opened; it shows the change, and the token leaves the URL', async () => {
    const calls = answerNetwork({ [read]: { body: change } });
    await openSignedOut('/stop_address_change?token=secret-1');
    expect(await screen.findByText('new@acme.example is about to replace admin@acme.example.')).toBeTruthy();
    expect(window.location.href).not.toContain('secret-1');
    expect(pathsOf(calls)).toEqual([read]);
  });

  it('stops the change by the button, and explains the next step', async () => {
    const calls = answerNetwork({ [read]: { body: { ...change, isDone: true } }, [use]: { body: { email: change.oldEmail } } });
    await openSignedOut('/stop_address_change?token=secret-2');
    expect(await screen.findByText('new@acme.example has replaced admin@acme.example.')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(await button());
    const title = await screen.findByRole('heading', { name: 'The change was stopped' });
    await waitFor(() => expect(focused()).toBe(title));
    expect(calls.at(-1)?.body).toEqual({ token: 'secret-2' });
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it("ends this browser's session if it belongs to that person", async () => {
    answerNetwork({ [read]: { body: change }, [use]: { body: { email: change.oldEmail } } });
    await openSignedOut('/stop_address_change?token=secret-3');
    setUser(someUser({ email: change.oldEmail }));
    await userEvent.setup().click(await button());
    expect(await screen.findByRole('heading', { name: 'The change was stopped' })).toBeTruthy();
    expect(sessionStore.get().user).toBeNull();
  });

  it('that is invalid explains possible reasons', async () => {
    answerNetwork({ [read]: refusal('link_not_valid') });
    await openSignedOut('/stop_address_change?token=old');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(screen.getByText(/more than 3 days ago/)).toBeTruthy();
  });

  it('can be pressed again after a failure', async () => {
    answerNetwork({ [read]: { body: change }, [use]: refusal('unavailable') });
    await openSignedOut('/stop_address_change?token=secret-4');
    const user = userEvent.setup();
    await user.click(await button());
    expect(await screen.findByText(/service isn’t available/)).toBeTruthy();
    answerNetwork({ [use]: { body: { email: change.oldEmail } } });
    await user.click(await button());
    expect(await screen.findByRole('heading', { name: 'The change was stopped' })).toBeTruthy();
  });
});
