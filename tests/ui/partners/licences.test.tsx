import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CompanyType } from '#contract/roles';
import { type answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const billing = `/api/v1/billing/${companyId}`;
const list = `GET /partner-portal/transactions/${companyId}`;
const priceCall = `GET ${billing}/calculate_price`;
const buyCall = `POST ${billing}/subscription`;
const day = '2027-07-10T00:00:00.000Z';

const price = (more: object = {}) => ({
  licensesNumber: 50,
  pricePerLicense: 1680,
  subtotal: 84_000,
  discount: 0,
  total: 84_000,
  bankWithdrawal: 0,
  amountDue: 84_000,
  coupon: null,
  isUpgrade: false,
  periodEnd: day,
  bank: 50_000,
  methods: ['credit_card', 'invoice'],
  ...more,
});
const row = {
  id: 'c0000000-0000-4000-8000-000000000001',
  number: 'INV-2026-000007',
  customer: 'Acme',
  buyer: 'Acme',
  licenses: 50,
  subtotal: 84_000,
  discount: 8400,
  withdrawal: null,
  total: 80_000,
  amountDue: 75_600,
  status: 'open',
  standing: 'overdue',
  daysOverdue: 78,
  method: 'invoice',
  invoiceDate: day,
  dueDate: day,
  paymentDate: null,
  admin: 'Ada Admin',
  orderNumber: 'PO 1',
};

async function open(path: string, companyType: CompanyType, answers: Parameters<typeof answerNetwork>[0] = {}) {
  const distribution = { isPartner: true, companyType, parentCompanyId: null };
  return openPanel(path, {
    user: somebody({ company: { distribution } }),
    answers: {
      [list]: { body: { items: [row], totalCount: 1, due: { open: 0, overdue: 0 } } },
      [`GET ${billing}/resellers/transactions`]: { body: { items: [row], totalCount: 1, due: { open: 0, overdue: 0 } } },
      [`GET ${billing}/licenses`]: {
        body: {
          companyId,
          balance: 41,
          createdAt: day,
          expiresAt: day,
          isActive: true,
          isExpired: false,
          lots: [{ seats: 41, endsAt: day }],
        },
      },
      [`GET /billing/api/v1/company/${companyId}/bank`]: { body: { balance: 50_000 } },
      [priceCall]: { body: price() },
      [`GET /customers/api/v1/company/${companyId}/view/admin`]: { body: somebody({ company: { distribution } }).company },
      ...answers,
    },
  });
}

describe('the transactions of a partner', () => {
  it('show amounts in dollars, the balance and the credit', async () => {
    await open('/partner-portal/transactions', 'oem');
    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('button', { name: 'INV-2026-000007' })).toBeTruthy();
    for (const text of ['$840.00', '$84.00', '$800.00', '$756.00', 'Overdue', '78 days'])
      expect((await table.findAllByText(text)).length).toBeGreaterThan(0);
    const balance = within(screen.getByRole('region', { name: 'License balance' }));
    expect(await balance.findByText('41')).toBeTruthy();
    expect(await balance.findByText('$500.00')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'All transactions' })).toBeNull();
  });

  it('have one entry in the menu of a reseller, which stays marked on all their tabs', async () => {
    await open('/partner-portal/transactions/license-allocations', 'reseller');
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const [entry, ...others] = await menu.findAllByRole('link', { name: 'Transactions' });
    expect(others).toEqual([]);
    expect([entry?.getAttribute('href'), entry?.getAttribute('aria-current')]).toEqual([
      '/partner-portal/reseller/transactions',
      'page',
    ]);
  });

  it('of a reseller name customer and buyer, and can be filtered by status and method', async () => {
    const calls = await open('/partner-portal/reseller/transactions?invoiceStatus=open&paymentMethod=invoice', 'reseller');
    expect(await screen.findByRole('columnheader', { name: 'Customer' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Buyer' })).toBeTruthy();
    // The heads stand before the rows are asked for.
    const asked = () => calls.find(({ path }) => path.endsWith('resellers/transactions'))?.query.toString() ?? '';
    await waitFor(() => expect(asked()).toContain('invoiceStatus=open'));
    expect(asked()).toContain('paymentMethod=invoice');
  });

  it('are closed to other companies and to those with the Acronis integration', async () => {
    await open('/partner-portal/reseller/transactions', 'oem');
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });
});

describe('Buy Licenses', () => {
  const opened = async (answers: Parameters<typeof answerNetwork>[0]) => {
    const calls = await open('/partner-portal/transactions/billing', 'oem', answers);
    await user.click(await screen.findByRole('button', { name: 'Buy Licenses' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByText('$840.00');
    return { calls, dialog };
  };
  const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy Licenses' });

  it('shows the price of the server, sends quantity, order number and a key, and says that it is paid', async () => {
    const { calls, dialog } = await opened({
      [buyCall]: { body: { invoiceId: row.id, number: row.number, status: 'paid', payment: 'succeeded', isUpgrade: false } },
    });
    const number = dialog.getByRole('textbox', { name: 'Number of licenses' });
    await user.clear(number);
    await user.type(number, '50');
    await user.type(dialog.getByRole('textbox', { name: 'Order number' }), 'PO 9');
    await waitFor(() => expect((submit() as HTMLButtonElement).disabled).toBe(false));
    await user.click(submit());
    expect(await screen.findByText('Payment successful! Your licenses have been added.')).toBeTruthy();
    const sent = calls.find((call) => pathsOf([call]).includes(buyCall))?.body;
    expect(sent).toEqual({
      licensesNumber: 50,
      orderNumber: 'PO 9',
      paymentMethod: 'credit_card',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('wants at least 25 licences', async () => {
    const { dialog } = await opened({});
    const number = dialog.getByRole('textbox', { name: 'Number of licenses' });
    await user.clear(number);
    await user.type(number, '24');
    expect(await dialog.findByText('You have to buy at least 25 seats')).toBeTruthy();
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
  });

  it('says under the field that a promotion code is not valid, and does not buy', async () => {
    const { dialog } = await opened({
      [priceCall]: { body: price({ coupon: { code: 'NOPE', percentOff: 0, refusal: 'coupon_not_valid' } }) },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Promotion code' }), 'NOPE');
    expect(await dialog.findByText('This promotion code isn’t valid or has expired')).toBeTruthy();
    expect((submit() as HTMLButtonElement).disabled).toBe(true);
  });

  it('stays open when the payment fails, and tries again with another key', async () => {
    const { calls, dialog } = await opened({ [buyCall]: refusal('payment_failed', { field: 'paymentMethod' }) });
    await waitFor(() => expect((submit() as HTMLButtonElement).disabled).toBe(false));
    await user.click(submit());
    expect(await dialog.findByText(/Your payment failed/)).toBeTruthy();
    await user.click(submit());
    const sent = () =>
      calls
        .filter((call) => pathsOf([call]).includes(buyCall))
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    await waitFor(() => expect(new Set(sent()).size).toBe(2));
  });
});
