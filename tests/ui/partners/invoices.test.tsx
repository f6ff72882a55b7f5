import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const invoiceId = 'c0000000-0000-4000-8000-000000000001';
const day = '2026-07-10T00:00:00.000Z';
const row = {
  id: invoiceId,
  number: 'INV-2026-000007',
  customer: 'Meadow',
  buyer: 'Northern',
  licenses: 50,
  subtotal: 84_000,
  discount: 0,
  withdrawal: null,
  total: 84_000,
  amountDue: 84_000,
  status: 'open',
  standing: 'open',
  method: 'invoice',
  invoiceDate: day,
  dueDate: day,
  daysOverdue: null,
  paymentDate: null,
  admin: 'Ada Admin',
  orderNumber: '',
};
const settle = `POST /api/v1/billing/${companyId}/invoices/${invoiceId}/settle`;

const open = (role: 'support' | 'superadmin', status: string, answer: object = { body: {} }) =>
  openPanel('/invoices', {
    user: somebody({ role }),
    answers: {
      [`GET /api/v1/billing/${companyId}/invoices`]: {
        body: {
          items: [{ ...row, status, standing: status, paymentDate: status === 'paid' ? day : null }],
          totalCount: 1,
          due: { open: 84_000, overdue: 0 },
        },
      },
      [settle]: answer,
    },
  });
const menu = async () => {
  await user.click(await screen.findByRole('button', { name: 'Actions for INV-2026-000007' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

it('An invoice that is due is marked as paid after a question that names amount and buyer', async () => {
  const calls = await open('superadmin', 'open');
  expect(await menu()).toEqual(['Mark as paid', 'Mark as uncollectible']);
  await user.click(screen.getByRole('menuitem', { name: 'Mark as paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark INV-2026-000007 as paid?' }));
  expect(dialog.getByText('Confirm that $840.00 from Northern has been received. This can’t be undone.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('Marked as paid')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/settle'))?.body).toEqual({ status: 'paid' });
});

it('A refusal stays in the dialog', async () => {
  await open('superadmin', 'uncollectible', refusal('invoice_not_due'));
  expect(await menu()).toEqual(['Mark as paid']);
  await user.click(screen.getByRole('menuitem', { name: 'Mark as paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

it.each([
  ['superadmin', 'paid'],
  ['support', 'open'],
] as const)('A %s has nothing to record on an invoice that is %s', async (role, status) => {
  await open(role, status);
  expect(await screen.findByText('INV-2026-000007')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('An invoice that is overdue says so, and for how long, above the total of what is open', async () => {
  await openPanel('/invoices', {
    user: somebody({ role: 'support' }),
    answers: {
      [`GET /api/v1/billing/${companyId}/invoices`]: {
        body: {
          items: [{ ...row, standing: 'overdue', daysOverdue: 78 }],
          totalCount: 1,
          due: { open: 126_000, overdue: 84_000 },
        },
      },
    },
  });
  expect(await screen.findByText('Overdue')).toBeTruthy();
  expect(screen.getByText('78 days')).toBeTruthy();
  expect((await screen.findByText('Open amount')).nextElementSibling?.textContent).toBe('$1,260.00');
  expect(screen.getByText('Of which overdue').nextElementSibling?.textContent).toBe('$840.00');
});
