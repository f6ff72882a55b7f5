import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Findings } from '#contract/partners/findings';
import { customersPath, openCustomers, someCustomer } from '#tests/support/ui/partners';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const page = '/partner-portal/reseller/customers';
const own = `/rest/v1/company/${companyId}/customers`;
const some: Findings = {
  customers: 59,
  granted: 30,
  affected: 12,
  counts: {
    licencesEnded: 3,
    licencesEnding: 2,
    noTraining: 9,
    overdue: 1,
    trialEnding: 6,
    licencesFull: 0,
    neverSignedIn: 2,
    domainUnverified: 0,
    certificateExpiring: 0,
  },
  isMailed: true,
};
const answers = (findings: Partial<Findings> = {}, more = {}) => ({
  [`GET ${own}/findings`]: { body: { ...some, ...findings } },
  ...more,
});
const strip = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));

describe('what needs attention, above the customers', () => {
  it('shows each finding with its number, and says how many customers give access', async () => {
    await openCustomers(page, [someCustomer()], { answers: answers() });
    const shown = await strip();
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Licenses ended3',
      'Licenses end soon2',
      'No recent training9',
      'Many overdue tasks1',
      'Trial ends soon6',
      'Admin never signed in2',
    ]);
    shown.getByText('Access to 30 of 59 customers');
  });

  it('leads from a number to the list of those customers, and back', async () => {
    const calls = await openCustomers(page, [someCustomer()], { answers: answers() });
    await user.click((await strip()).getByRole('link', { name: /Many overdue tasks/ }));
    await waitFor(() => expect(location.search).toBe('?findings=overdue'));
    await waitFor(() =>
      expect(calls.some(({ path, query }) => path === customersPath && query.get('findings') === 'overdue')).toBe(true),
    );
    (await strip()).getByText(/More than 20% of running assignments are overdue/);
    await user.click((await strip()).getByRole('link', { name: /Many overdue tasks/, current: true }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('says what to do about licenses that end or have ended', async () => {
    await openCustomers(`${page}?findings=licencesEnding`, [someCustomer({ status: 'licencesEnded' })], { answers: answers() });
    (await strip()).getByText(/Licenses end within 60 days/);
    await screen.findByRole('row', { name: /Bluebell Bakery.*Licenses ended/ });
    await user.click((await strip()).getByRole('link', { name: /Licenses ended/ }));
    await (await strip()).findByText(/The licenses have ended, and no trial is running/);
  });

  it('reminds the people of the chosen customers', async () => {
    const calls = await openCustomers(`${page}?findings=overdue`, [someCustomer()], {
      answers: answers(
        {},
        {
          [`POST ${own}/exclusions`]: { body: { companies: [], count: 0, reasons: {}, eligibleCount: 1 } },
          [`POST ${own}/reminders`]: { body: { changed: 1, skipped: 0 } },
        },
      ),
    });
    await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
    await user.click(await screen.findByRole('button', { name: 'Send Reminders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind the people of 1 company?' }));
    await user.click(await dialog.findByRole('button', { name: 'Send Reminders' }));
    await screen.findByText('Reminders sent');
    expect(calls.find(({ path }) => path === `${own}/reminders`)?.body).toEqual({ customersIds: [someCustomer().id] });
  });

  it.each(['domainUnverified', 'certificateExpiring'])('%s: reminds the admins of the chosen customers', async (finding) => {
    const calls = await openCustomers(`${page}?findings=${finding}`, [someCustomer()], {
      answers: answers(
        {},
        {
          [`POST ${own}/exclusions`]: { body: { companies: [], count: 0, reasons: {}, eligibleCount: 1 } },
          [`POST ${own}/admin-reminders`]: { body: { changed: 1, skipped: 0 } },
        },
      ),
    });
    await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
    await user.click(await screen.findByRole('button', { name: 'Remind Admins' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind the admins of 1 company?' }));
    await user.click(await dialog.findByRole('button', { name: 'Remind Admins' }));
    await screen.findByText('Reminders sent');
    expect(calls.find(({ path }) => path === `${own}/exclusions`)?.body).toMatchObject({ action: 'remindAdmins' });
    expect(calls.find(({ path }) => path === `${own}/admin-reminders`)?.body).toEqual({ customersIds: [someCustomer().id] });
  });

  it('says so when nothing needs attention', async () => {
    await openCustomers(page, [someCustomer()], {
      answers: answers({
        affected: 0,
        granted: 59,
        counts: {
          ...some.counts,
          licencesEnded: 0,
          licencesEnding: 0,
          noTraining: 0,
          overdue: 0,
          trialEnding: 0,
          neverSignedIn: 0,
        },
      }),
    });
    const shown = await strip();
    shown.getByText('No customer needs your attention right now.');
    expect(shown.queryByText(/Access to/)).toBeNull();
  });

  it('lets the reader switch off the weekly email', async () => {
    const calls = await openCustomers(page, [someCustomer()], {
      answers: answers({}, { [`PUT ${own}/findings/mail`]: { body: {} } }),
    });
    await user.click((await strip()).getByRole('button', { name: 'More about what needs attention' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn off the weekly email' }));
    await screen.findByText('You won’t get the weekly email any more');
    expect(calls.find(({ path }) => path === `${own}/findings/mail`)?.body).toEqual({ isOn: false });
  });

  it('is on the home page of a partner too', async () => {
    await openCustomers('/home', [], { answers: answers() });
    expect((await strip()).getByRole('link', { name: /Trial ends soon/ }).getAttribute('href')).toBe(
      `${page}?findings=trialEnding`,
    );
  });
});
