import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openCustomers, someCustomer } from '#tests/support/ui/partners';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const page = '/partner-portal/reseller/customers?findings=licencesFull';
const own = `/rest/v1/company/${companyId}/customers`;
const other = someCustomer({ id: '00000000-0000-4000-8000-000000000202', name: 'Clover Clinic' });
const answers = {
  [`GET /api/v1/billing/${companyId}/licenses`]: {
    body: { companyId, balance: 100, createdAt: null, expiresAt: null, isActive: true, isExpired: false, lots: [] },
  },
  [`POST ${own}/exclusions`]: { body: { companies: [], count: 0, reasons: {}, eligibleCount: 2 } },
  [`POST ${own}/licences`]: {
    body: {
      changed: 2,
      skipped: 0,
      balance: 80,
      customers: [
        { id: someCustomer().id, name: 'Bluebell Bakery', licences: 35 },
        { id: other.id, name: 'Clover Clinic', licences: 45 },
      ],
    },
  },
};

async function open(address = page) {
  const calls = await openCustomers(address, [someCustomer(), other], { answers });
  await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Clover Clinic/ }));
  await user.click(await screen.findByRole('button', { name: 'Allocate Licenses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Allocate Licenses' }));
  return { calls, dialog, number: await dialog.findByLabelText(/Licenses for each company/) };
}

describe('allocating licences to customers whose licences are nearly used up', () => {
  it('says what it takes from the balance, and afterwards what each customer has', async () => {
    const { calls, dialog, number } = await open();
    await user.type(number, '10');
    await dialog.findByText('20');
    expect(dialog.getByText('Taken from your balance').nextSibling?.textContent).toBe('20');
    expect(dialog.getByText('Balance afterwards').nextSibling?.textContent).toBe('80');
    await user.click(dialog.getByRole('button', { name: 'Allocate Licenses' }));
    const done = within(await screen.findByRole('dialog', { name: 'Licenses have been allocated!' }));
    expect(done.getByText('Clover Clinic').parentElement?.textContent).toContain('Licenses: 45');
    expect(calls.find(({ path }) => path === `${own}/licences`)?.body).toMatchObject({
      customersIds: [someCustomer().id, other.id],
      licensesToAllocate: 10,
    });
  });

  it('is also the way on for customers whose trial ends soon', async () => {
    const { number } = await open('/partner-portal/reseller/customers?findings=trialEnding');
    expect(number).toBeTruthy();
  });

  it('does not send more than there is for all of them', async () => {
    const { calls, dialog, number } = await open();
    await user.type(number, '51');
    await user.click(dialog.getByRole('button', { name: 'Allocate Licenses' }));
    await dialog.findByText(/There aren’t enough licenses/);
    expect(calls.some(({ path }) => path === `${own}/licences`)).toBe(false);
  });
});
