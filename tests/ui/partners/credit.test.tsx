import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '#contract/billing/coupons';
import type { Bank, BankEntry } from '#contract/billing/credit';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const own = `/rest/v1/company/${companyId}`;
const bankId = 'c0000000-0000-4000-8000-000000000001';
const entryId = 'c0000000-0000-4000-8000-000000000002';
const day = '2026-07-10T00:00:00.000Z';
const bank: Bank = {
  isPartner: true,
  id: bankId,
  name: 'Northern',
  companyType: 'reseller',
  balance: 12_050,
  paidIn: 50_000,
  withdrawn: 37_950,
  lastEntryAt: day,
};
const payment: BankEntry = {
  id: entryId,
  bankId,
  bankName: 'Northern',
  kind: 'payment',
  cents: 50_000,
  balance: 50_000,
  invoiceNumber: '',
  note: 'Transfer 7',
  adminName: 'Ruth Adler',
  isReversed: false,
  createdAt: day,
};
const bought: BankEntry = { ...payment, id: bankId, kind: 'withdrawal', cents: -37_950, balance: 12_050, invoiceNumber: 'INV-7' };
const coupon: Coupon = {
  id: entryId,
  code: 'SPRING10',
  percentOff: 10,
  uses: 3,
  mostUses: 5,
  discountCents: 9_900,
  endsAt: null,
  state: 'valid',
  createdAt: day,
};
const listOf = (...data: object[]) => ({ body: { data, totalCount: data.length } });

const open = (
  address: string,
  role: 'support' | 'superadmin',
  answers: NonNullable<NonNullable<Parameters<typeof openPanel>[1]>['answers']> = {},
) =>
  openPanel(address, {
    user: somebody({ role }),
    answers: {
      [`GET ${own}/banks`]: listOf(bank),
      [`GET ${own}/banks/${bankId}`]: { body: bank },
      [`GET ${own}/bank-entries`]: listOf(bought, payment),
      [`GET ${own}/coupons`]: listOf(coupon, { ...coupon, id: bankId, code: 'OLD', state: 'ended' }),
      ...answers,
    },
  });
const menuOf = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};
const pick = (name: string) => user.click(screen.getByRole('menuitem', { name }));

describe('distributor credit, for staff', () => {
  it('takes a payment in dollars with its reference, with one key for one payment', async () => {
    let isRefused = true;
    const calls = await open('/distributor-credit', 'superadmin', {
      [`POST ${own}/bank-entries`]: () => {
        if (!isRefused) return { ...payment, cents: 125_050 };
        isRefused = false;
        throw new TypeError('the network is away');
      },
    });
    expect(await menuOf('Northern')).toEqual(['Record payment', 'Ledger']);
    await pick('Record payment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment of Northern' }));
    dialog.getByText(/Current balance: \$120\.50\./);
    await user.type(dialog.getByRole('textbox', { name: /Amount in US dollars/ }), '1250.5');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await dialog.findByText('Enter a reference');
    await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'Transfer 8');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await dialog.findByText(/Couldn’t reach the server/);
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await screen.findByText('$1,250.50 recorded for Northern');
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { idempotencyKey: string });
    expect(sent[0]).toMatchObject({ bankId, cents: 125_050, note: 'Transfer 8' });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([sent[0]?.idempotencyKey, sent[0]?.idempotencyKey]);
  });

  it.each(['0', '12.345', '1000000.01', 'ten'])('refuses the amount %s', async (amount) => {
    await open('/distributor-credit', 'superadmin');
    await menuOf('Northern');
    await pick('Record payment');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), amount);
    await user.tab();
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await dialog.findByText('Enter an amount between 0.01 and 1,000,000 dollars');
  });

  it('has a ledger of one partner, in which a superadmin reverses a payment after a question', async () => {
    const calls = await open(`/distributor-credit/ledger?banks=${bankId}`, 'superadmin', {
      [`POST ${own}/bank-entries/${entryId}/reversal`]: { body: { ...payment, kind: 'reversal', cents: -50_000 } },
    });
    await screen.findByText('INV-7');
    expect(calls.find(({ path }) => path === `${own}/bank-entries`)?.query.get('banks')).toBe(bankId);
    expect(await menuOf('Northern $500.00')).toEqual(['Reverse payment']);
    await pick('Reverse payment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse the payment of $500.00?' }));
    await user.click(dialog.getByRole('button', { name: 'Reverse payment' }));
    await screen.findByText('Payment reversed');
  });

  it('says why a payment cannot be reversed', async () => {
    await open('/distributor-credit/ledger', 'superadmin', {
      [`POST ${own}/bank-entries/${entryId}/reversal`]: refusal('payment_used'),
    });
    await menuOf('Northern $500.00');
    await pick('Reverse payment');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reverse payment' }));
    await dialog.findByText(/Part of this payment has been used already/);
  });

  it('is only read by support', async () => {
    await open('/distributor-credit', 'support');
    expect(await menuOf('Northern')).toEqual(['Ledger']);
  });
});

describe('promotion codes, for staff', () => {
  it('show their uses, and are created with a discount, a limit and a last day', async () => {
    const calls = await open('/promotion-codes', 'superadmin', {
      [`POST ${own}/coupons`]: { body: { ...coupon, code: 'SUMMER' } },
    });
    await screen.findAllByText('3 / 5');
    await user.click(screen.getByRole('button', { name: 'Add promotion code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add promotion code' }));
    await user.type(dialog.getByRole('textbox', { name: /Promotion code/ }), 'summer');
    await user.type(dialog.getByRole('textbox', { name: /Discount in percent/ }), '15');
    await user.type(dialog.getByRole('textbox', { name: /Limit of uses/ }), '100');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await screen.findByText('SUMMER created');
    const body = calls.find(({ method }) => method === 'POST')?.body;
    expect(body).toMatchObject({ code: 'SUMMER', percentOff: 15, mostUses: 100, endsAt: null });
  });

  it('say at the field that a code exists', async () => {
    await open('/promotion-codes?modal=create', 'superadmin', { [`POST ${own}/coupons`]: refusal('name_in_use') });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Promotion code/ }), 'SPRING10');
    await user.type(dialog.getByRole('textbox', { name: /Discount in percent/ }), '101');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await dialog.findByText('Enter a whole number from 1 to 100');
    await user.type(dialog.getByRole('textbox', { name: /Discount in percent/ }), '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await dialog.findByText('This code already exists');
  });

  it('end after a question, and those that have ended offer nothing more', async () => {
    await open('/promotion-codes', 'superadmin', {
      [`POST ${own}/coupons/${entryId}/end`]: { body: { ...coupon, state: 'ended' } },
    });
    expect(await menuOf('SPRING10')).toEqual(['End']);
    await pick('End');
    const dialog = within(await screen.findByRole('dialog', { name: 'End SPRING10?' }));
    await user.click(dialog.getByRole('button', { name: 'End' }));
    await screen.findByText('SPRING10 ended');
    expect(screen.queryByRole('button', { name: 'Actions for OLD' })).toBeNull();
  });

  it('are only read by support', async () => {
    await open('/promotion-codes?modal=create', 'support');
    await screen.findByText('SPRING10');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add promotion code' })).toBeNull();
  });
});
