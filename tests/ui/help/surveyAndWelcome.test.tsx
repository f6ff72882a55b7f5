import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { helpLimits } from '#contract/help/limits';
import { homeCalls, companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const surveyId = '00000000-0000-4000-8000-000000000301';
afterEach(() => vi.useRealTimers());

/** Opens the home page for a person of their own, because each is asked once. */
async function openHome(n: number) {
  const id = `00000000-0000-4000-8000-00000000040${n}`;
  const path = `/api/v1/surveys/company/${companyId}`;
  const response = `POST ${path}/${surveyId}/user/${id}/response`;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = await openPanel('/home', {
    user: somebody({ id }),
    answers: {
      ...homeCalls,
      [`GET ${path}/user/${id}`]: { body: { survey: { surveyId, name: 'How do you like Heed?' } } },
      [response]: { body: {} },
    },
  });
  await screen.findByRole('button', { name: 'Help' });
  await act(() => vi.advanceTimersByTimeAsync(helpLimits.surveyDelayMs));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your opinion' }));
  const sent = () => calls.filter(({ method, path: at }) => `${method} ${at}` === response).map(({ body }) => body);
  return { drawer, sent };
}

describe('a survey', () => {
  it('is sent once a rating is chosen, and thanks', async () => {
    const { drawer, sent } = await openHome(1);
    expect(drawer.getByText('How do you like Heed?')).toBeTruthy();
    const send = drawer.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    await user.click(drawer.getByRole('radio', { name: '4 of 5 stars' }));
    await user.type(drawer.getByRole('textbox'), 'Clear');
    await user.click(send);
    expect(await drawer.findByText('Thank you for your feedback!')).toBeTruthy();
    const buttons = drawer.getAllByRole('button', { name: 'Close' });
    await user.click(buttons.at(-1) as HTMLElement);
    expect(sent()).toEqual([{ rating: 4, message: 'Clear' }]);
  });

  it('that is closed unsent is answered with rating 0', async () => {
    const { drawer, sent } = await openHome(2);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent()).toEqual([{ rating: 0, message: '' }]));
  });
});

describe('the welcome', () => {
  const newcomer = somebody({ onboardingCompleted: false });

  it.each([
    ['Skip', true],
    ['Get started', false],
  ])('%s completes it', async (name, onboardingSkipped) => {
    const calls = await openPanel('/users/nowhere', {
      user: newcomer,
      answers: {
        [`PUT /api/v1/user/${companyId}/me/onboarding`]: { body: {} },
        'GET /api/v1/user': { body: { ...newcomer, onboardingCompleted: true } },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Heed' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ onboardingCompleted: true, onboardingSkipped });
  });

  it('is that of the partner under whose look the company is', async () => {
    const brand = { companyName: 'Vertex', logo: null, colour: '#5b3fa8' };
    await openPanel('/users/nowhere', { user: { ...newcomer, company: { ...newcomer.company, brand } } });
    expect(await screen.findByRole('dialog', { name: 'Welcome to Vertex' })).toBeTruthy();
  });

  it('asks for a verified address afterwards', async () => {
    const unverified = { ...newcomer, emailVerified: false };
    const calls = await openPanel('/users/nowhere', {
      user: unverified,
      answers: {
        [`PUT /api/v1/user/${companyId}/me/onboarding`]: { body: {} },
        'POST /api/v1/user/verification_email': { body: {} },
        'GET /api/v1/user': { body: { ...unverified, onboardingCompleted: true } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please verify your email!' }));
    await user.click(dialog.getByRole('button', { name: 'Resend Email Verification' }));
    expect(await screen.findByText('Email with verification link has been sent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ path }) => path === '/api/v1/user/verification_email')).toBe(true);
  });
});
