import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/session/session';
import { type answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const request = `POST /api/v1/user/${companyId}/contact_us_buy`;
const quote = 'POST /api/v1/hubspot/quote_form';
const expired: Partial<CurrentUser['company']> = {
  subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'expired', endsAt: null } },
};

async function open(answers: Parameters<typeof answerNetwork>[0]) {
  const calls = await openPanel('/reports-training', { user: somebody({ company: expired }), answers });
  await user.click(await screen.findByRole('button', { name: 'Contact Sales' }));
  return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Contact Sales' })) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contact Sales' })).toBeNull());

describe('Contact Sales', () => {
  it('sends the request and then the quote form, says thanks and closes', async () => {
    const { calls, dialog } = await open({ [request]: { body: {} }, [quote]: { body: {} } });
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Number of Users' }).value).toBe('25');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '+1 555 0100');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Thanks for your inquiry! We will contact you shortly!')).toBeTruthy();
    await closed();
    expect(pathsOf(calls).slice(-2)).toEqual([request, quote]);
    expect(calls.at(-2)?.body).toEqual({
      full_name: 'Ada Admin',
      company_name: 'Acme',
      email: 'admin@acme.example',
      users_number: 25,
      message: '',
    });
    expect(calls.at(-1)?.body).toMatchObject({ phone: '+1 555 0100', users: 25, pageName: document.title });
  });

  it('waits for the address to be verified, which the button says', async () => {
    await openPanel('/reports-training', { user: somebody({ company: expired, emailVerified: false }) });
    await user.click(await screen.findByRole('button', { name: 'Contact Sales' }));
    expect(await screen.findByRole('dialog', { name: 'Please verify your email!' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Contact Sales' })).toBeNull();
  });

  it('needs a phone number and at least 25 users', async () => {
    const { dialog } = await open({});
    const users = dialog.getByRole('textbox', { name: 'Number of Users' });
    await user.clear(users);
    await user.type(users, '24');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('Field is required')).toBeTruthy();
    expect(dialog.getByText('Number of Users must be greater than or equal to 25.')).toBeTruthy();
  });

  it('closes with an error when only the quote form fails', async () => {
    const { dialog } = await open({ [request]: { body: {} }, [quote]: refusal('internal_error') });
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '1');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    await closed();
    expect(screen.queryByText(/Thanks for your inquiry/)).toBeNull();
  });
});
