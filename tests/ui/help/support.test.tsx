import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { helpLimits } from '#contract/help/limits';
import { answerNetwork, type Call, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { openSignedOut } from '#tests/support/ui/signedOutPage';
import { closeSupport } from '~/support/supportStore.ts';

const user = userEvent.setup({ delay: null });
const signedIn = `POST /customers/api/v1/company/${companyId}/support_ticket`;
const signedOut = 'POST /customers/api/v1/support_ticket';
afterEach(() => act(closeSupport));

const open = async () => {
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  return within(await screen.findByRole('dialog', { name: 'Contact Support' }));
};
const fill = async (drawer: ReturnType<typeof within>) => {
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Category' }), 'Billing');
  await user.type(drawer.getByRole('textbox', { name: 'Message' }), 'What does it cost?');
};
const sentBy = (calls: readonly Call[]) => calls.filter(({ path }) => path.endsWith('support_ticket')).map(({ body }) => body);

describe('the support drawer', () => {
  it('greets the user by name and sends the ticket for the company', async () => {
    const calls = await openPanel('/users/nowhere', { answers: { [signedIn]: { body: { number: 1001 } } } });
    const drawer = await open();
    expect(drawer.getByText('Hi, Ada!')).toBeTruthy();
    expect(drawer.getByText('How can we help you?')).toBeTruthy();
    await fill(drawer);
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await drawer.findByText('Thank You!')).toBeTruthy();
    expect(drawer.getByText("We'll be in touch. Shortly!")).toBeTruthy();
    expect(drawer.getByText('Your ticket is #1001. We’ve sent it to you by email.')).toBeTruthy();
    expect(sentBy(calls)).toEqual([
      { email: 'admin@acme.example', category: 'billing', description: 'What does it cost?', source: 'admin_panel', hutk: '' },
    ]);
  });

  it('shows what the person has asked before', async () => {
    const ticket = { number: 1007, category: 'billing', description: 'Where is my invoice?', status: 'closed' };
    const asked = { id: '44444444-4444-4444-8444-444444444444', createdAt: '2026-01-05T08:00:00.000Z', ...ticket };
    await openPanel('/users/nowhere', { answers: { 'GET /rest/v1/me/support-tickets': { body: [asked] } } });
    const drawer = await open();
    expect(await drawer.findByText(/#1007/)).toBeTruthy();
    expect(drawer.getByText('Where is my invoice?')).toBeTruthy();
    expect(drawer.getByText(/Closed/)).toBeTruthy();
  });

  it('sends the ticket of somebody whose address is not verified as that of anybody', async () => {
    const calls = await openPanel('/users/nowhere', {
      user: somebody({ emailVerified: false }),
      answers: { [signedOut]: { body: {} } },
    });
    const drawer = await open();
    await fill(drawer);
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await drawer.findByText('Thank You!')).toBeTruthy();
    expect(pathsOf(calls)).toContain(signedOut);
  });

  it('closes its thanks after five seconds, and is empty when it opens again', async () => {
    await openPanel('/users/nowhere', { answers: { [signedIn]: { body: { number: 1001 } } } });
    const drawer = await open();
    await fill(drawer);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    await drawer.findByText('Thank You!');
    await act(() => vi.advanceTimersByTimeAsync(helpLimits.thanksMs - 1000));
    expect(screen.getByText('Thank You!')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000 + helpLimits.resetMs));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contact Support' })).toBeNull());
    vi.useRealTimers();
    expect((await open()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('');
  });

  it('names what is missing, at its field', async () => {
    await openPanel('/users/nowhere');
    const drawer = await open();
    await user.clear(drawer.getByRole('textbox', { name: 'Email' }));
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    for (const text of ['Please enter Email', 'Please select a category', 'Please enter Message'])
      expect(drawer.getByText(text)).toBeTruthy();
    await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(drawer.getByText('This is not a valid email')).toBeTruthy();
  });

  it('keeps what was typed when the call fails', async () => {
    await openPanel('/users/nowhere', { answers: { [signedIn]: refusal('too_many_requests') } });
    const drawer = await open();
    await fill(drawer);
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await drawer.findByText('Too many requests. Please try again later.')).toBeTruthy();
    expect(drawer.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('What does it cost?');
  });

  it('is on the sign-in page too, and needs no session there', async () => {
    await openSignedOut('/login');
    const calls = answerNetwork({ [signedOut]: { body: {} } });
    const drawer = await open();
    expect(drawer.getByText('Hi!')).toBeTruthy();
    await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'ana@acme.example');
    await fill(drawer);
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    expect(await drawer.findByText('Thank You!')).toBeTruthy();
    expect(pathsOf(calls)).toEqual([signedOut]);
  });
});
