import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '#tests/support/ui/fakeNetwork';
import { customersPath, openCustomers, reseller, someCustomer } from '#tests/support/ui/partners';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const page = '/partner-portal/reseller/customers';
const own = `/rest/v1/company/${companyId}/customers`;
const menuOf = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the page of customers', () => {
  it('shows what each customer has, newest first, with filters in the address', async () => {
    const calls = await openCustomers(`${page}?status=boosted&enablementStatus=enabled&search=blue`, [someCustomer()]);
    const row = within(await screen.findByRole('row', { name: /Bluebell Bakery/ }));
    for (const text of ['Licensed', 'Active', 'Mar 1, 2027', '25', '30', 'Available'])
      expect(row.getAllByText(text).length).toBeGreaterThan(0);
    const asked = calls.find(({ path }) => path === customersPath);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      status: 'boosted',
      enablementStatus: 'enabled',
      search: 'blue',
      orderBy: 'createdAt',
      order: 'DESC',
    });
    expect(asked?.query.has('of')).toBe(false);
  });

  it('says until when access is given', async () => {
    const lasting = { id: '00000000-0000-4000-8000-000000000203', name: 'Meadow' };
    await openCustomers(page, [someCustomer({ accessUntil: '2026-12-24T12:00:00.000Z' }), someCustomer(lasting)]);
    expect(within(await screen.findByRole('row', { name: /Bluebell Bakery/ })).getByText('Until Dec 24, 2026')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Meadow/ })).queryByText(/Until/)).toBeNull();
  });

  it('says of a company whose plan will be free that it chose so', async () => {
    await openCustomers(page, [someCustomer({ isDowngradePlanned: true })]);
    expect(within(await screen.findByRole('row', { name: /Bluebell Bakery/ })).getByText('Then Free')).toBeTruthy();
  });

  it('leads each partner to its own page, and whoever is none home', async () => {
    await openCustomers('/partner-portal/companies', []);
    await waitFor(() => expect(location.pathname).toBe(page));
  });

  it('is closed to whoever is no partner, without a message', async () => {
    await openCustomers(page, [], {
      company: { distribution: { isPartner: false, companyType: 'customer', parentCompanyId: null } },
    });
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the row’s menu', () => {
  it('offers what the state of the customer allows', async () => {
    const invited = someCustomer({
      id: '00000000-0000-4000-8000-000000000202',
      name: 'Redwood Clinic',
      status: 'notRegistered',
      isRegistered: false,
      access: 'requested',
    });
    await openCustomers(page, [someCustomer(), invited]);
    expect(entries(await menuOf('Bluebell Bakery'))).toEqual([
      'Buy Licenses',
      'Allocate Licenses',
      'Login as Company',
      'Access History',
      'Set as Partner',
      'Suspend',
      'Remove',
    ]);
    await user.keyboard('{Escape}');
    expect(entries(await menuOf('Redwood Clinic'))).toEqual([
      'Buy Licenses',
      'Allocate Licenses',
      'Resend Invite',
      'Set as Partner',
      'Suspend',
      'Remove',
    ]);
  });

  it('says why a sub-reseller with customers stays one, and offers no partners where a partner may have none', async () => {
    const sub = someCustomer({
      name: 'Polaris',
      type: 'partner',
      customers: 3,
      distribution: { isPartner: true, companyType: 'subreseller', parentCompanyId: companyId },
    });
    await openCustomers(page, [sub]);
    const entry = within(await menuOf('Polaris')).getByRole('menuitem', { name: /Set as Direct Customer/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.textContent).toContain('Has customers of its own');
  });

  it('of a partner of the security vendor has no partner options', async () => {
    await openCustomers(page, [someCustomer()], { company: { ...reseller, integration: 'acronis' } });
    expect(entries(await menuOf('Bluebell Bakery'))).not.toContain('Set as Partner');
  });
});

describe('removing', () => {
  it('takes the typed phrase, names who is left out, and says so when done', async () => {
    const sub = someCustomer({ id: '00000000-0000-4000-8000-000000000203', name: 'Polaris' });
    const removal = `DELETE /api/v1/partner-portal/${companyId}/customers/bulk`;
    const calls = await openCustomers(page, [someCustomer(), sub], {
      answers: {
        [`POST ${own}/exclusions`]: {
          body: {
            companies: [{ id: sub.id, name: 'Polaris', reason: 'has_customers' }],
            count: 1,
            reasons: { has_customers: 1 },
            eligibleCount: 1,
          },
        },
        [removal]: { body: { changed: 1, skipped: 1 } },
      },
    });
    await screen.findByRole('row', { name: /Polaris/ });
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selected customers' }));
    await user.click(bar.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 company?' }));
    expect(dialog.getByText('Has customers of its own')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(pathsOf(calls)).not.toContain(removal);
    await user.type(dialog.getByRole('textbox'), 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Customer(s) removed successfully')).toBeTruthy();
    expect(pathsOf(calls)).toContain(removal);
  });
});
