import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';

type Answers = Parameters<typeof answerNetwork>[0];
const user = userEvent.setup({ delay: null });
const billing = `/api/v1/billing/${companyId}`;
const change = `PATCH /billing/api/v1/company/${companyId}/subscription_type`;
const path = `${billing}/planned_downgrade`;
const [firstEnd, lastEnd] = ['2027-02-10T12:00:00.000Z', '2027-08-14T12:00:00.000Z'];
const onPlan = (hasBoost: boolean) =>
  someCompany({ subscription: { hasBoost, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } });
const bought = {
  status: 'active',
  stripe_current_period_end: lastEnd,
  stripe_subscription_id: 'x',
  stripe_reserved_seats: 300,
  stripe_price_per_user_cents: 2400,
};
const given = { ...bought, stripe_current_period_end: null, stripe_reserved_seats: null, stripe_price_per_user_cents: null };
const lots = [
  { seats: 50, endsAt: firstEnd },
  { seats: 250, endsAt: lastEnd },
];
const planned = { endsAt: lastEnd, plannedAt: '2026-11-20T12:00:00.000Z', plannedBy: 'Ada Moss' };

interface Situation {
  subscription?: object;
  isPlanned?: boolean;
  answers?: Answers;
}
async function open(address: string, { subscription = bought, isPlanned = false, answers = {} }: Situation = {}) {
  const state = { planned: isPlanned ? planned : null };
  const turn = (to: typeof planned | null) => () => {
    state.planned = to;
    return { planned: to };
  };
  const balance = { companyId, balance: 300, createdAt: null, expiresAt: firstEnd, isActive: true, isExpired: false, lots };
  return openPanel(address, {
    user: somebody({ company: onPlan(true) }),
    answers: {
      [`GET /api/v1/company/${companyId}/subscriptions`]: { body: [subscription] },
      [`GET ${billing}/licenses`]: {
        body: subscription === given ? { ...balance, balance: 0, isActive: false, lots: [] } : balance,
      },
      [`GET /billing/api/v1/company/${companyId}/bank`]: { body: { balance: null } },
      [`GET /billing/company/${companyId}/pricing`]: { body: { pricing: { totalPrice: 120_000, pricePerSeat: 2400 } } },
      [`GET ${billing}/own_invoices`]: { body: { items: [], totalCount: 0, due: { open: 0, overdue: 0 } } },
      [`GET ${path}`]: () => state,
      [`PUT ${path}`]: turn(planned),
      [`DELETE ${path}`]: turn(null),
      [change]: { body: onPlan(false) },
      ...answers,
    },
  });
}
async function ask() {
  await user.click(await screen.findByRole('button', { name: 'Downgrade' }));
  return within(await screen.findByRole('dialog', { name: 'Downgrade to Free?' }));
}

describe('a downgrade', () => {
  it('is offered for the end of the paid period first, which loses nothing and is then a sentence on the page', async () => {
    const calls = await open('/billing');
    const dialog = await ask();
    expect((dialog.getByRole('radio', { name: /^At the end of the paid period/ }) as HTMLInputElement).checked).toBe(true);
    expect(dialog.getByText(/^Boost stays until Aug 14, 2027, when your last licenses end/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Downgrade' }));
    expect(
      await screen.findByText(/^Your company moves to the free plan on Aug 14, 2027\. Until then nothing changes/),
    ).toBeTruthy();
    expect(screen.getByText('Planned by Ada Moss on Nov 20, 2026')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ endsAt: lastEnd });
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('at once says what is lost and until when it is paid, and wants the word', async () => {
    const calls = await open('/billing');
    const dialog = await ask();
    await user.click(dialog.getByRole('radio', { name: /^Now/ }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Licenses: 50, until Feb 10, 2027',
      'Licenses: 250, until Aug 14, 2027',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Downgrade' }));
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.type(dialog.getByRole('textbox'), 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Downgrade' }));
    expect(await screen.findByRole('dialog', { name: 'You have been downgraded to a free plan.' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ subscriptionType: 'free' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Downgrade', hidden: true })).toBeNull());
  });

  it('that is planned is taken back by one button', async () => {
    await open('/billing', { isPlanned: true });
    await user.click(await screen.findByRole('button', { name: 'Keep my plan' }));
    expect(await screen.findByText('Your company stays on Boost')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Your company moves to the free plan/)).toBeNull());
  });

  it('of a company that has not paid, or has planned it, is offered for now only', async () => {
    await open('/billing', { subscription: given });
    const dialog = await ask();
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByText(/^Boost and all licenses of your company end at once/)).toBeTruthy();
    expect(dialog.getByRole('textbox')).toBeTruthy();
  });

  it('is announced to whoever buys licenses, because that cancels it', async () => {
    await open('/marketplace?modal=upgrade', { isPlanned: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Boost' }));
    expect(await dialog.findByText('A move to the free plan on Aug 14, 2027 is planned. Buying licenses cancels it.')).toBeTruthy();
  });
});
