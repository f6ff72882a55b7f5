import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyId, homeCalls, openPanel, somebody } from '#tests/support/ui/openPanel';

const user = userEvent.setup({ delay: null });
const access = `GET /rest/v1/company/${companyId}/access`;
const grant = `/partnership/api/v1/company/${companyId}/access/grant`;
const asked = { parent: { name: 'Northstar' }, status: 'pending', until: null, hasEnded: false, uses: [] };
const title = 'Confirm the access provision to Parent Company';

const open = (state: object = asked) =>
  openPanel('/access-for-reseller', { answers: { [access]: { body: state }, [`POST ${grant}`]: {} } });

describe('the question whether the parent company gets access', () => {
  it('stands on the home page, and gives access for some days', async () => {
    const calls = await open();
    await screen.findByRole('dialog', { name: title });
    expect(location.pathname + location.search).toBe('/home?isAccessDialog=true');
    expect(screen.getByText('Your parent company asks for access to your admin console.')).toBeTruthy();
    // Unlimited access is not what one Enter gives.
    expect(screen.getByText(/people of Northstar can work in your admin console as admins/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'After some days' }).checked).toBe(true);
    const days = screen.getByRole('textbox', { name: 'Days' });
    expect(days).toHaveProperty('value', '30');
    await user.clear(days);
    await user.type(days, '0');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Enter a whole number from 1 to 365')).toBeTruthy();
    await user.clear(days);
    await user.type(days, '14');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(calls.filter(({ path }) => path === grant).map(({ body }) => body)).toEqual([{ status: 'access', days: 14 }]);
  });

  it('is also on the home page without the link, until it is answered', async () => {
    let state: object = asked;
    await openPanel('/home', {
      user: somebody({ company: { login_as_company_status: 'pending' } }),
      answers: { ...homeCalls, [access]: () => state, [`POST ${grant}`]: {} },
    });
    const notice = await screen.findByRole('region', { name: 'Northstar asks for access to your admin console' });
    await user.click(within(notice).getByRole('button', { name: 'Answer' }));
    await screen.findByRole('dialog', { name: title });
    state = { ...asked, status: 'access' };
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Northstar asks/ })).toBeNull());
  });

  it('says what holds if it was answered before, and keeps an end', async () => {
    const calls = await open({ ...asked, status: 'access', until: '2027-01-05T10:00:00.000Z' });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/Access granted until Jan 5, 2027/)).toBeTruthy();
    expect(dialog.queryByText(/asks for access/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(calls.filter(({ path }) => path === grant).map(({ body }) => body)).toEqual([{ status: 'access', days: 30 }]);
  });

  it('is left open by Cancel, which calls nothing', async () => {
    const calls = await open();
    await screen.findByRole('dialog', { name: title });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(calls.some(({ path }) => path === grant)).toBe(false);
  });

  it('is not asked without a parent company', async () => {
    await open({ ...asked, parent: null, status: 'none' });
    await waitFor(() => expect(location.pathname + location.search).toBe('/home'));
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });
});
