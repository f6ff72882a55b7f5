import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { givePassword, stepBegun } from '#tests/support/ui/givePassword';
import { companyId, openPanel, ownId, somebody, someCompany } from '#tests/support/ui/openPanel';
import { people } from '#tests/support/ui/people';

const user = userEvent.setup({ delay: null });
const admin = `/company/admin_panel/${companyId}`;
const invites = `/customers/api/v1/company/${companyId}/invite/emails`;
const keys = `/rest/v1/company/${companyId}/api-keys`;
const company = someCompany({ industry: 'retail', companySize: 4 });
const read = {
  [`GET ${admin}`]: { body: company },
  'GET /collections/api/v1/timezones': { body: ['UTC', 'Europe/Berlin'] },
};
const calling = (calls: { method: string; path: string; body: unknown }[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body);

// The first test would wait for the code of the page.
beforeAll(async () => {
  await Promise.all([import('~/custom-pages/settings/GeneralTab.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

describe('the general settings', () => {
  it('open from the account menu, and are saved with what was changed', async () => {
    const saved = { ...company, name: 'Acme Works', lang: 'de' };
    const calls = await openPanel('/home', { answers: { ...read, [`PUT ${admin}`]: { body: saved } } });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Account Settings' }));
    await waitFor(() => expect(location.pathname).toBe('/settings/general'));
    const name = await screen.findByRole('textbox', { name: /Company name/ });
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
    await user.clear(name);
    await user.type(name, 'Acme Works');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
    await user.selectOptions(screen.getByRole('combobox', { name: /time zone/i }), 'Europe/Berlin');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(calling(calls, `PUT ${admin}`)).toEqual([
      { name: 'Acme Works', lang: 'de', timeZone: 'Europe/Berlin', industry: 'retail', companySize: 4, logoId: null },
    ]);
  });

  it('ask before typed changes are left', async () => {
    await openPanel('/settings', { answers: read });
    await user.type(await screen.findByRole('textbox', { name: /Company name/ }), ' Works');
    await user.click(screen.getByRole('link', { name: 'Integration' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(location.pathname).toBe('/settings/general');
  });

  it('of a company without a parent say who of support worked in it', async () => {
    const use = { name: 'Noa Shapira', email: 'noa@heed.example', companyName: 'Heed' };
    const times = { firstUsedAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-02T10:00:00.000Z' };
    const state = { parent: null, status: 'none', until: null, hasEnded: false, uses: [{ ...use, ...times }] };
    await openPanel('/settings', { answers: { ...read, [`GET /rest/v1/company/${companyId}/access`]: { body: state } } });
    expect(await screen.findByRole('heading', { name: 'Access by support and partners' })).toBeTruthy();
    expect(screen.getByText('Noa Shapira')).toBeTruthy();
  });

  it('have no keys for a managed-service partner', async () => {
    const noCompanies = { 'GET /rest/v1/companies': { body: [], headers: { 'content-range': 'companies 0-0/0' } } };
    await openPanel('/settings', { user: somebody({ role: 'msp' }), answers: { ...read, ...noCompanies } });
    const tabs = await screen.findByRole('navigation', { name: 'Settings sections' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['General', 'Email and reminders']);
  });
});

describe('the texts of mails', () => {
  const learner = { subject: 'Your training', message: 'Welcome to {{companyName}}', isOwn: false };
  const ours = { subject: 'Lead with us', message: 'You are an admin now', isOwn: true };
  const texts = { [`GET ${invites}`]: { body: { admin: ours, learner } } };
  const card = (name: string) => screen.findByRole('region', { name });

  it('are saved, and a name that nothing fills in is refused at its field', async () => {
    const own = { subject: 'Hello', message: 'Welcome to {{companyName}}', isOwn: true };
    const calls = await openPanel('/settings/email-reminders', {
      answers: { ...texts, [`PUT ${invites}/learner`]: { body: own } },
    });
    const form = within(await card('Invitation for learners'));
    const subject = form.getByRole('textbox', { name: /Subject/ });
    await user.clear(subject);
    await user.type(subject, '{{{{courseName}}');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Use only the placeholders listed below')).toBeTruthy();
    await user.clear(subject);
    await user.type(subject, 'Hello');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Invite Message updated successfully')).toBeTruthy();
    expect(calling(calls, `PUT ${invites}/learner`)).toEqual([{ subject: 'Hello', message: 'Welcome to {{companyName}}' }]);
  });

  it('are reset after a question', async () => {
    const standard = { subject: 'You are now an admin', message: 'Set your password', isOwn: false };
    const calls = await openPanel('/settings/email-reminders', {
      answers: { ...texts, [`POST ${invites}/admin/reset`]: { body: standard } },
    });
    const form = within(await card('Invitation for admins'));
    await user.click(form.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use the standard text again?' }));
    expect(calling(calls, `POST ${invites}/admin/reset`)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Successfully reset')).toBeTruthy();
    expect(form.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', 'You are now an admin');
  });
});

describe('API keys', () => {
  const key = {
    id: '33333333-3333-4333-8333-333333333333',
    name: 'Personnel',
    scope: 'read',
    hint: 'wxyz',
    createdBy: 'Ada Admin',
    createdAt: '2026-01-05T08:00:00.000Z',
    expiresAt: '2099-01-05T08:00:00.000Z',
    lastUsedAt: null,
    endedAt: null,
    end: null,
  };
  const list = (...rows: object[]) => ({
    body: rows,
    headers: { 'content-range': `api-keys 0-${rows.length - 1}/${rows.length}` },
  });

  it('are shown once when they are created', async () => {
    const secret = `heed_${'a'.repeat(43)}`;
    const answers = { ...stepBegun, [`GET ${keys}`]: list(key), [`POST ${keys}`]: { body: { ...key, name: 'Sync', key: secret } } };
    const calls = await openPanel('/settings/integration', { answers });
    await user.click(await screen.findByRole('button', { name: 'Create API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Sync');
    await user.click(form.getByRole('radio', { name: /Read and write/ }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Expires on' }), '90');
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    await givePassword(user, 'Create API key', 'Create API key');
    const created = within(await screen.findByRole('dialog', { name: 'API key “Sync” created' }));
    expect(created.getByRole('textbox', { name: 'API key' })).toHaveProperty('value', secret);
    await user.click(created.getByRole('button', { name: 'I’ve stored the key' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calling(calls, `POST ${keys}`)).toEqual([{ name: 'Sync', scope: 'write', days: 90, verificationTokenId: 'step' }]);
  });

  it('are revoked after a question', async () => {
    const ended = { ...key, endedAt: '2026-02-05T08:00:00.000Z', end: 'revoked' };
    const calls = await openPanel('/settings/integration', {
      answers: { [`GET ${keys}`]: list(key), [`DELETE ${keys}/${key.id}`]: { body: ended } },
    });
    await user.click(await screen.findByRole('button', { name: /Actions.*Personnel|Personnel.*actions|More.*Personnel/i }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Personnel”?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('“Personnel” revoked')).toBeTruthy();
    expect(calling(calls, `DELETE ${keys}/${key.id}`)).toHaveLength(1);
  });

  it('say that their number is reached', async () => {
    await openPanel('/settings/integration?modal=create', {
      answers: { ...stepBegun, [`GET ${keys}`]: list(key), [`POST ${keys}`]: refusal('too_many_api_keys') },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Sync');
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    await givePassword(user, 'Create API key', 'Create API key');
    expect(await form.findByText(/maximum number of API keys/)).toBeTruthy();
  });
});

describe('one’s own sign-ins', () => {
  const session = (part: object) => ({
    id: '44444444-4444-4444-8444-444444444444',
    browser: 'Firefox',
    system: 'Linux',
    isMobile: false,
    signedInAt: '2026-01-05T08:00:00.000Z',
    lastUsedAt: '2026-01-05T09:00:00.000Z',
    actingIn: null,
    isCurrent: true,
    ...part,
  });
  const phone = session({
    id: '55555555-5555-4555-8555-555555555555',
    browser: 'Safari',
    system: 'iOS',
    isMobile: true,
    actingIn: null,
    isCurrent: false,
  });
  const profile = `/api/v1/user/${companyId}/users/${ownId}`;
  const record = {
    ...people(1)[0],
    id: ownId,
    role: 'admin',
    emailVerified: true,
    isMfaEnabled: false,
    awayFrom: null,
    awayUntil: null,
    language: null,
    timeZone: null,
    guessed: { language: null, timeZone: null },
    unconfirmedNewEmail: null,
    addressChange: null,
    addressLock: null,
    invitedAt: null,
    locks: ['self'],
  };
  const answers = { [`GET ${profile}`]: { body: record }, 'GET /rest/v1/me/sessions': { body: [session({}), phone] } };

  it('are listed below the password, this browser marked, and each other one ends', async () => {
    const calls = await openPanel(`/user_profile/${ownId}/password`, {
      answers: { ...answers, [`DELETE /rest/v1/me/sessions/${phone.id}`]: { body: phone } },
    });
    const list = within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
    expect((await list.findByText('Firefox on Linux')).closest('li')?.textContent).toContain('This browser');
    await user.click(list.getByRole('button', { name: 'Sign out there: Safari on iOS' }));
    expect(await screen.findByText('Signed out: Safari on iOS')).toBeTruthy();
    expect(calling(calls, `DELETE /rest/v1/me/sessions/${phone.id}`)).toHaveLength(1);
  });

  it('end everywhere else after a question', async () => {
    const calls = await openPanel(`/user_profile/${ownId}/password`, {
      answers: { ...answers, 'POST /rest/v1/me/sessions/end-others': { body: { ended: 1 } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    expect(calling(calls, 'POST /rest/v1/me/sessions/end-others')).toHaveLength(1);
  });

  it('go on to another device by a link, as a picture and to copy', async () => {
    const link = 'http://localhost:3000/login?magicLinkVerificationToken=once';
    const call = `GET /api/v1/auth/company/${companyId}/magic_link`;
    const calls = await openPanel(`/user_profile/${ownId}/password`, { answers: { ...answers, [call]: { body: { link } } } });
    await user.click(await screen.findByRole('button', { name: 'Sign in on another device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in on another device' }));
    expect(await dialog.findByRole('img', { name: 'QR code with the link' })).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(link);
    expect(calling(calls, call)).toHaveLength(1);
  });

  it('that came from such a link give no further one', async () => {
    const call = `GET /api/v1/auth/company/${companyId}/magic_link`;
    await openPanel(`/user_profile/${ownId}/password`, { answers: { ...answers, [call]: refusal('permission_denied') } });
    await user.click(await screen.findByRole('button', { name: 'Sign in on another device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in on another device' }));
    expect(await dialog.findByText(/^You signed in here with such a link/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});
