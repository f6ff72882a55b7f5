import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openCustomers, someCustomer } from '#tests/support/ui/partners';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const page = '/partner-portal/reseller/customers';
const own = `/rest/v1/company/${companyId}/customers`;
const other = someCustomer({ id: '00000000-0000-4000-8000-000000000202', name: 'Clover Clinic', access: 'notAvailable' });
const left = (reason: string) => ({
  body: { companies: [{ id: other.id, name: other.name, reason }], count: 1, reasons: { [reason]: 1 }, eligibleCount: 1 },
});

/** Selects both customers; gives the bar. */
async function select(address = page, answers = {}) {
  const calls = await openCustomers(address, [someCustomer(), other], { answers });
  await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Clover Clinic/ }));
  return { calls, bar: within(await screen.findByRole('region', { name: 'Actions for the selected customers' })) };
}
type Bar = Awaited<ReturnType<typeof select>>['bar'];
const buttonsOf = (bar: Bar) => bar.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));
async function menuOf(bar: Bar): Promise<(string | null)[]> {
  await user.click(bar.getByRole('button', { name: 'More actions' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('the actions on selected customers', () => {
  it('are there for any selection, the rarer ones in a menu', async () => {
    const { bar } = await select();
    const shown = buttonsOf(bar);
    const menu = await menuOf(bar);
    expect([...shown.slice(0, -2), ...menu]).toEqual([
      'Start Training',
      'Allocate Licenses',
      'Send Reminders',
      'Resend Invite',
      'Request Access',
      'Remind Admins',
      'Suspend',
      'Enable',
      'Remove',
    ]);
    expect(shown.slice(-2)).toEqual(['More actions', 'Clear Selection']);
  });

  it.each([
    ['neverSignedIn', 'Resend Invite'],
    ['licencesEnded', 'Allocate Licenses'],
    ['domainUnverified', 'Remind Admins'],
  ])('begin with the answer to what the list is filtered by: %s', async (finding, action) => {
    const { bar } = await select(`${page}?findings=${finding}`);
    expect(buttonsOf(bar)[0]).toBe(action);
  });

  it.each([
    ['Send Reminders', 'nothing_overdue', 'Nothing is overdue', 'reminders', 'Remind the people of 1 company?'],
    ['Resend Invite', 'registered', 'Has signed in already', 'invites', 'Resend 1 invitation?'],
    ['Request Access', 'already_requested', 'Was asked already', 'access-requests', 'Request access to 1 company?'],
  ])('%s: says before whom it leaves out and why', async (action, reason, words, path, title) => {
    const { calls, bar } = await select(page, {
      [`POST ${own}/exclusions`]: left(reason),
      [`POST ${own}/${path}`]: { body: { changed: 1, skipped: 1 } },
    });
    const button = bar.queryByRole('button', { name: action });
    if (button) await user.click(button);
    else {
      await menuOf(bar);
      await user.click(screen.getByRole('menuitem', { name: action }));
    }
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText('Clover Clinic').parentElement?.textContent).toContain(words);
    await user.click(dialog.getByRole('button', { name: action }));
    await screen.findByText(/sent$/);
    expect(calls.find((call) => call.path === `${own}/${path}`)?.body).toEqual({ customersIds: [someCustomer().id, other.id] });
  });

  it('say how many are left out for each reason, where there are several', async () => {
    const { bar } = await select(page, {
      [`POST ${own}/exclusions`]: {
        body: { ...left('suspended').body, count: 41, reasons: { suspended: 7, no_access: 34 }, eligibleCount: 20 },
      },
    });
    await user.click(bar.getByRole('button', { name: 'Send Reminders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind the people of 20 companies?' }));
    dialog.getByText('41 companies are left out:');
    expect(dialog.getByText('Hasn’t given you access').nextSibling?.textContent).toBe('34');
    dialog.getByText('and 40 more');
  });

  it('say before the confirmation how many companies one call mails, and what to do', async () => {
    const check = { body: { companies: [], count: 0, reasons: {}, eligibleCount: 612 } };
    const { bar } = await select(page, { [`POST ${own}/exclusions`]: check });
    await user.click(bar.getByRole('button', { name: 'Send Reminders' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This works for at most 500 companies at once. Select fewer, for example with the filters.',
    );
    expect((dialog.getByRole('button', { name: 'Send Reminders' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
