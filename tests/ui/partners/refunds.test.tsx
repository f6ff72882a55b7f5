import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const refundId = 'c0000000-0000-4000-8000-000000000002';
const day = '2026-07-10T00:00:00.000Z';
const row = {
  id: refundId,
  invoiceId: 'c0000000-0000-4000-8000-000000000001',
  number: 'INV-2026-000007',
  company: 'Northern',
  cents: 84_000,
  reason: 'invoicePaid',
  reference: 'pi_3Q',
  since: day,
  state: 'open',
  givenBackAt: null,
  admin: '',
  note: '',
  isNoted: false,
};
const noted = { ...row, state: 'givenBack', givenBackAt: day, admin: 'Sam Stone', isNoted: true };
const refunds = `/api/v1/billing/${companyId}/refunds`;
const given = `${refunds}/${refundId}/given_back`;

const open = (role: 'support' | 'superadmin', item: object, answer: object = { body: {} }) =>
  openPanel('/refunds', {
    user: somebody({ role }),
    answers: {
      [`GET ${refunds}`]: { body: { items: [item], totalCount: 1, kept: { count: 1, cents: 84_000 } } },
      [`POST ${given}`]: answer,
      [`DELETE ${given}`]: answer,
    },
  });
const choose = async (action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Northern' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};

it('Staff see whose money is here and why, with the invoice, and how much it is in all', async () => {
  await open('support', row);
  expect(await screen.findByText('The invoice was already paid')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'INV-2026-000007' })).toBeTruthy();
  expect(screen.getByText('pi_3Q')).toBeTruthy();
  expect((await screen.findByText('Open refunds')).nextElementSibling?.textContent).toBe('1');
  expect(screen.getByText('To be given back').nextElementSibling?.textContent).toBe('$840.00');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('A superadmin marks it as given back after a question that says that no money moves', async () => {
  const calls = await open('superadmin', row);
  const dialog = await choose('Mark as given back');
  expect(dialog.getByText(/^This doesn’t move any money: first refund \$840\.00 to Northern/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Reference'), ' re_7 ');
  await user.click(dialog.getByRole('button', { name: 'Mark as given back' }));
  expect(await screen.findByText('Marked as given back')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ note: 're_7' });
});

it('A refusal stays in the dialog', async () => {
  await open('superadmin', row, refusal('refund_given_back'));
  const dialog = await choose('Mark as given back');
  await user.click(dialog.getByRole('button', { name: 'Mark as given back' }));
  expect(await dialog.findByText('This payment is already marked as given back')).toBeTruthy();
});

it('What somebody marked by mistake is opened again', async () => {
  await open('superadmin', noted);
  const dialog = await choose('Mark as open');
  await user.click(dialog.getByRole('button', { name: 'Mark as open' }));
  expect(await screen.findByText('Marked as open')).toBeTruthy();
});

it('What the provider gave back by itself has no action', async () => {
  await open('superadmin', { ...noted, admin: '', isNoted: false });
  expect(await screen.findByText('Given back')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
