import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ProvisionedPerson, Scim } from '#contract/company/scim';
import { bodiesOf } from '#tests/support/ui/addingUsers';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { givePassword, stepBegun } from '#tests/support/ui/givePassword';
import { companyId, openPanel, somebody, someCompany, someHome } from '#tests/support/ui/openPanel';
import { ownId } from '#tests/support/ui/signedOutPage';
import { noSso } from '#tests/support/ui/ssoSettings';

const at = '2026-01-01T00:00:00.000Z';
const tokenCall = `/api/v1/scim/v2/bearer_token/company/${companyId}`;
const list = `/rest/v1/company/${companyId}/provisioned-people`;
const planOf = (hasBoost: boolean) => ({
  subscription: { hasBoost, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } },
});
const boost = planOf(true);
const baseUrl = 'https://heed.example/gateway/api/v1/scim/v2';
const none: Scim = { baseUrl, token: null, managed: 0, held: 0, moving: 0 };
const connected: Scim = {
  baseUrl,
  token: { hint: 'abcd', createdBy: 'Dana Cohen', createdAt: at, lastUsedAt: null },
  managed: 12,
  held: 6,
  moving: 0,
};
const person = (part: Partial<ProvisionedPerson>): ProvisionedPerson => ({
  id: ownId,
  name: 'Ana',
  lastName: 'Lima',
  email: 'ana@acme.example',
  userName: 'ana.lima',
  state: 'held',
  newEmail: null,
  mayDecideMove: false,
  isRemoved: false,
  heldAt: at,
  createdAt: at,
  ...part,
});

const open = (path: string, scim: Scim, answers: object = {}, company: object = boost) =>
  openPanel(path, {
    user: somebody({ company: someCompany(company) }),
    answers: {
      [`GET /api/v1/sso/company/${companyId}`]: { body: noSso },
      [`GET /rest/v1/company/${companyId}/domains`]: { body: [] },
      [`GET ${tokenCall}`]: { body: scim },
      ...answers,
    },
  });
const press = async (name: string, within_ = screen.getByRole('main')) =>
  userEvent.setup({ delay: null }).click(await within(within_).findByRole('button', { name }));
const inDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.setup({ delay: null }).click(await within(dialog).findByRole('button', { name }));
};

describe('provisioning in the settings', () => {
  it('shows the address of the server and generates a token, which is shown once', async () => {
    await open('/settings/single-sign-on', none, { ...stepBegun, [`POST ${tokenCall}`]: { body: { token: 'scim_secret' } } });
    expect(await screen.findByDisplayValue(baseUrl)).toBeTruthy();
    expect(screen.getByText('No token yet')).toBeTruthy();
    await press('Generate token');
    await givePassword(userEvent.setup({ delay: null }), 'Generate token', 'Generate token');
    expect(await screen.findByText('Token Successfully generated!')).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: 'SCIM token' });
    expect(within(dialog).getByDisplayValue('scim_secret')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByDisplayValue('scim_secret')).toBeTruthy();
    await inDialog('I’ve stored the token');
    await waitFor(() => expect(screen.queryByDisplayValue('scim_secret')).toBeNull());
  });

  it('replaces a token after the password and revokes it after a question, and says who made it and when it was used', async () => {
    const answers = { ...stepBegun, [`POST ${tokenCall}`]: { body: { token: 'scim_new' } }, [`DELETE ${tokenCall}`]: { body: {} } };
    await open('/settings/single-sign-on', connected, answers);
    expect(await screen.findByText('scim_…abcd')).toBeTruthy();
    expect(screen.getByText('Dana Cohen')).toBeTruthy();
    expect(screen.getByText('Never')).toBeTruthy();
    await press('Replace token');
    await givePassword(userEvent.setup({ delay: null }), 'Replace the token?', 'Replace token');
    await waitFor(() => expect(screen.getByDisplayValue('scim_new')).toBeTruthy());
    await inDialog('I’ve stored the token');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Revoke token');
    await inDialog('Revoke token');
    expect(await screen.findByText('Token revoked')).toBeTruthy();
  });

  it('offers Boost on the free plan, and still revokes', async () => {
    const calls = await open('/settings/single-sign-on', connected, { [`DELETE ${tokenCall}`]: { body: {} } }, planOf(false));
    await press('Replace token');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText('Replace the token?')).toBeNull();
    expect(bodiesOf(calls, `POST ${tokenCall}`)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Revoke token');
    await inDialog('Revoke token');
    expect(await screen.findByText('Token revoked')).toBeTruthy();
  });

  it('says how many deactivations wait, and leads to them', async () => {
    await open('/settings/single-sign-on', connected, {
      [`GET ${list}`]: { body: [person({})], headers: { 'content-range': 'provisioned-people 0-0/1' } },
    });
    expect(await screen.findByText('Deactivations waiting for your decision: 6')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Review' }));
    expect(location.pathname + location.search).toBe('/settings/single-sign-on/people?states=held');
  });
});

describe('the people of a directory', () => {
  const rows = [
    person({}),
    person({ id: '00000000-0000-4000-8000-00000000000b', name: 'Ben', email: 'ben@acme.example', isRemoved: true }),
    person({ id: '00000000-0000-4000-8000-00000000000c', name: 'Cleo', email: 'c@acme.example', state: 'active', heldAt: null }),
  ];
  const listed = { [`GET ${list}`]: { body: rows, headers: { 'content-range': 'provisioned-people 0-2/3' } } };

  it('are listed with their state; for one who waits an admin says no', async () => {
    const calls = await open('/settings/single-sign-on/people', connected, {
      ...listed,
      [`POST ${list}/decisions`]: { body: { changed: 1 } },
    });
    expect(await screen.findByRole('link', { name: 'Ana Lima' })).toBeTruthy();
    expect(screen.getByText('Deleted in your directory')).toBeTruthy();
    expect(screen.getAllByText('Waiting for a decision').length).toBeGreaterThan(0);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: /Ana Lima/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Restore access' }));
    await inDialog('Restore access');
    expect(await screen.findByText('People with access restored: 1')).toBeTruthy();
    expect(bodiesOf(calls, `POST ${list}/decisions`)).toEqual([{ isConfirmed: false, userIds: [ownId] }]);
    await user.click(screen.getByRole('button', { name: /Cleo/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit profile']);
  });

  it('whose new address waits are asked about it: the person and the account owner say yes or no', async () => {
    const moving = person({ state: 'moving', heldAt: null, newEmail: 'ana@new.example', mayDecideMove: true });
    const other = person({ id: '00000000-0000-4000-8000-00000000000b', name: 'Ben', state: 'moving', newEmail: 'b@new.example' });
    const decided = `POST ${list}/${ownId}/address`;
    const calls = await open(
      '/settings/single-sign-on/people',
      { ...connected, held: 0, moving: 2 },
      {
        ...stepBegun,
        [`GET ${list}`]: { body: [moving, other], headers: { 'content-range': 'provisioned-people 0-1/2' } },
        [decided]: { body: {} },
      },
    );
    expect(await screen.findByText('Address changes waiting for confirmation: 2')).toBeTruthy();
    expect(screen.getByText('ana@new.example')).toBeTruthy();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: /Ben/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit profile']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await user.click(screen.getByRole('button', { name: /Ana Lima/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Confirm new address' }));
    expect(await screen.findByText(/^ana@new.example replaces ana@acme.example/)).toBeTruthy();
    await givePassword(user, 'Change the address of Ana Lima?', 'Confirm new address');
    expect(await screen.findByText('ana@new.example is now the address of Ana Lima')).toBeTruthy();
    expect(bodiesOf(calls, decided)).toEqual([{ isConfirmed: true, newEmail: 'ana@new.example', verificationTokenId: 'step' }]);
  });

  it('are all disabled at once only if they are as many as were shown', async () => {
    const calls = await open('/settings/single-sign-on/people', connected, {
      ...listed,
      [`POST ${list}/decisions`]: refusal('total_changed'),
    });
    await press('Disable all');
    expect(await screen.findByText('People affected: 6. Their results are kept.')).toBeTruthy();
    await inDialog('Disable');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
    expect(bodiesOf(calls, `POST ${list}/decisions`)).toEqual([{ isConfirmed: true, expectedTotal: 6 }]);
  });
});

describe('the people of a directory that has no token any more', () => {
  it('are managed here after a question', async () => {
    const calls = await open(
      '/settings/single-sign-on/people',
      { ...none, managed: 12 },
      {
        [`GET ${list}`]: {
          body: [person({ state: 'active', heldAt: null })],
          headers: { 'content-range': 'provisioned-people 0-0/12' },
        },
        [`POST ${list}/take-over`]: { body: { changed: 12 } },
      },
    );
    await press('Manage here');
    await inDialog('Manage here');
    expect(await screen.findByText('People managed here: 12')).toBeTruthy();
    expect(bodiesOf(calls, `POST ${list}/take-over`)).toEqual([{ expectedTotal: 12 }]);
  });
});

describe('elsewhere', () => {
  it('the first page says that deactivations wait', async () => {
    await open('/home', connected, { [`GET /rest/v1/company/${companyId}/home`]: { body: someHome({ held: 6 }) } });
    expect(await screen.findByText('Deactivations waiting for your decision: 6')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/settings/single-sign-on/people?states=held');
  });

  it('Add users has the way over single sign-on where a provider is set, which leads to its settings', async () => {
    const people = {
      [`POST /api/v1/users/list/${companyId}`]: { body: { usersPerPage: [], totalUsersCount: 0, totalIsCapped: false } },
    };
    await open('/users/all_users?drawer=user', none, people, { ...boost, isSsoConfigured: true });
    const link = await screen.findByRole('link', { name: 'SSO Settings' });
    await userEvent.click(link);
    await waitFor(() => expect(location.pathname).toBe('/settings/single-sign-on'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Add users has no such way without a provider', async () => {
    const people = {
      [`POST /api/v1/users/list/${companyId}`]: { body: { usersPerPage: [], totalUsersCount: 0, totalIsCapped: false } },
    };
    await open('/users/all_users?drawer=user', none, people);
    expect(await screen.findByText('Import CSV', { selector: 'label' })).toBeTruthy();
    expect(screen.queryByText('SSO Settings')).toBeNull();
  });
});
