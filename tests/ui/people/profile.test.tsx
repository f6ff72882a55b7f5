import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserProfile } from '#contract/people/users';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, type Call, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, ownId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { aProfile } from '#tests/support/ui/people';
import { ProfilePage } from '~/resources/users/profile/ProfilePage.tsx';
import { addStage } from '~/i18n/i18n.ts';
import { profileField } from '~/dataProvider/adapters/users.ts';
import { fromRecord, lockedFields, profileSchema, toRequest } from '~/resources/users/profile/profileForm.ts';

const otherId = '33333333-3333-4333-8333-333333333333';
const sales = { id: '44444444-4444-4444-8444-444444444444', name: 'Sales' };
const support = { id: '55555555-5555-4555-8555-555555555555', name: 'Support' };
const someone = (part: Partial<UserProfile> = {}) =>
  aProfile({
    id: otherId,
    email: 'eli@acme.example',
    name: 'Eli',
    lastName: 'Evans',
    departments: [sales],
    lastLogin: null,
    ...part,
  });
const listed = (...sets: { id: string; name: string }[]) => ({
  body: {
    data: sets.map((set) => ({ ...set, usersCount: 1, disabledCount: 0, createdAt: '2026-01-01T00:00:00Z' })),
    totalCount: sets.length,
  },
});
const profilePath = (id: string) => `/api/v1/user/${companyId}/users/${id}`;
const answers = (record: UserProfile, more = {}) => ({
  [`GET /customers/api/v1/company/${companyId}/departments`]: listed(sales, support),
  [`GET /customers/api/v1/company/${companyId}/groups`]: listed(),
  [`GET ${profilePath(record.id)}`]: { body: record },
  'GET /collections/api/v1/timezones': { body: ['UTC', 'Asia/Jerusalem', 'Europe/Berlin'] },
  ...more,
});
const user = userEvent.setup({ delay: null });
const open = (id: string, tab = 'edit') =>
  showInPanel(<ProfilePage />, { address: `/user_profile/${id}/${tab}`, path: `/user_profile/:userId/${tab}` });
/** Without the marks that isolate a direction. */
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('profile', () => {
  it('shows the person and saves changes', async () => {
    const saved = someone({ name: 'Elias', departments: [sales, support] });
    const calls = answerNetwork(answers(someone(), { [`PUT ${profilePath(otherId)}`]: { body: saved } }));
    await open(otherId);
    expect(await screen.findByRole('heading', { name: 'Eli Evans' })).toBeTruthy();
    const save = screen.getByRole('button', { name: 'Save changes' });
    expect(save).toHaveProperty('disabled', true);
    expect(described(save)).toBe('No changes to save');
    const sections = within(screen.getByRole('navigation', { name: 'Profile sections' }));
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Outstanding tasks',
      'Completed tasks',
      'Edit profile',
    ]);

    await user.clear(await field('First name'));
    await user.type(await field('First name'), 'Elias');
    await user.click(await screen.findByRole('combobox', { name: 'Departments' }));
    await user.click(await screen.findByRole('option', { name: /Support/ }));
    await user.click(save);
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Elias',
      lastName: 'Evans',
      role: 'user',
      departments: [sales.id, support.id],
      groups: [],
      awayFrom: null,
      awayUntil: null,
      language: null,
      timeZone: null,
    });
    await waitFor(() => expect(save).toHaveProperty('disabled', true));
  });

  it('shows errors at their fields', async () => {
    answerNetwork(answers(someone(), { [`PUT ${profilePath(otherId)}`]: refusal('email_in_use') }));
    await open(otherId);
    await user.type(await field('First name'), '<b>');
    await user.tab();
    expect(await screen.findByText("Use letters, digits, spaces and . - _ & ' only.")).toBeTruthy();
    await user.clear(await field('First name'));
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'taken@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This email is already in use')).toBeTruthy();
  });

  it('does not save while an unknown department is typed', async () => {
    const calls = answerNetwork(answers(someone()));
    await open(otherId);
    await user.type(await screen.findByRole('combobox', { name: 'Departments' }), 'Sup{Tab}');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The highlighted name doesn’t exist.', { exact: false })).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('says which language and time zone the browser named, which a save leaves, and sets others', async () => {
    const guessed = { language: null, timeZone: 'Asia/Jerusalem' };
    const before = someone({ language: 'de', guessed });
    const calls = answerNetwork(answers(before, { [`PUT ${profilePath(otherId)}`]: { body: { ...before, name: 'Elias' } } }));
    await open(otherId);
    const fact = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling?.textContent;
    expect(plain(await fact('Language'))).toBe('Deutsch');
    expect(plain(await fact('Time zone'))).toBe('From the browser: Asia/Jerusalem');
    const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
    expect([language.value, zone.value]).toEqual(['de', '']);
    expect(plain(zone.selectedOptions[0]?.textContent)).toMatch(/^From the browser: Asia/);
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await user.type(await field('First name'), 'as');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ language: 'de', timeZone: null });
    await screen.findByRole('option', { name: /Europe\/Berlin/ });
    await user.selectOptions(zone, 'Europe/Berlin');
    await user.selectOptions(language, 'Same as the company');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ language: null, timeZone: 'Europe/Berlin' });
  });

  it('shows what is locked and why', async () => {
    answerNetwork(answers(someone({ role: 'admin', account: 'account_owner', locks: ['account_owner'] })));
    await open(otherId);
    expect(await screen.findByText('This is the account owner. Their role can’t be changed.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Learner/ }).closest('fieldset')).toHaveProperty('disabled', true);
    expect(await field('First name')).toHaveProperty('disabled', false);
  });

  it('locks fields that a directory manages, but not departments and groups', async () => {
    answerNetwork(answers(someone({ locks: ['scim_managed'] })));
    await open(otherId);
    expect(await field('First name')).toHaveProperty('disabled', true);
    expect(await screen.findByRole('combobox', { name: 'Departments' })).toHaveProperty('disabled', false);
  });

  it('shows "not found" for an unknown person', async () => {
    answerNetwork(answers(someone(), { [`GET ${profilePath(otherId)}`]: refusal('not_found') }));
    await open(otherId);
    expect(await screen.findByText('This user was not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveProperty('pathname', '/users/all_users');
  });

  it('offers the actions on a person', async () => {
    answerNetwork(answers(someone({ status: 'invited' })));
    await open(otherId);
    await user.click(await screen.findByRole('button', { name: /actions/i }));
    const names = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['Resend invite', 'Send reminder', 'Disable', 'Delete']);
  });
});

describe('own password', () => {
  // The route table brings them with the page.
  beforeAll(() => addStage('account'));

  const own = someone({ id: ownId, role: 'admin', account: 'account_admin', locks: ['self'] });
  const password = (label: string) => screen.findByLabelText(label);

  it('is changed with the current one and keeps the person signed in', async () => {
    const calls = answerNetwork(
      answers(own, {
        'POST /rest/v1/me/password': ({ body }: Call) => ({ customToken: JSON.stringify(body) }),
        'GET /user': { body: someAdmin() },
        [`PUT /api/v1/user/${ownId}/last_login`]: { body: {} },
      }),
    );
    await open(ownId, 'password');
    await user.type(await password('Current password'), 'Password1!');
    await user.type(await password('New password'), 'weak');
    await user.tab();
    expect(await screen.findByText('The password doesn’t meet the requirements')).toBeTruthy();
    expect(screen.getByText('a lowercase letter').closest('li')?.dataset['met']).toBe('true');
    expect(screen.getByText('a digit').closest('li')?.dataset['met']).toBe('false');
    await user.type(await password('New password'), 'Weak1!!!');
    await user.type(await password('Confirm new password'), 'other');
    await user.tab();
    expect(await screen.findByText('Password is not equal.')).toBeTruthy();
    await user.clear(await password('Confirm new password'));
    await user.type(await password('Confirm new password'), 'weakWeak1!!!');
    const readSessions = () => pathsOf(calls).filter((path) => path === 'GET /rest/v1/me/sessions').length;
    const before = readSessions();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password has been changed')).toBeTruthy();
    // The list of sessions no longer shows those that ended.
    await waitFor(() => expect(readSessions()).toBeGreaterThan(before));
    expect(pathsOf(calls)).toContain('POST accounts:signInWithCustomToken');
  });

  it('shows at its field that the current one is wrong', async () => {
    answerNetwork(answers(own, { 'POST /rest/v1/me/password': refusal('wrong_password') }));
    await open(ownId, 'password');
    await user.type(await password('Current password'), 'nope');
    await user.type(await password('New password'), 'Weak1!!!x');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Please confirm your password.')).toBeTruthy();
    await user.type(await password('Confirm new password'), 'Weak1!!!x');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The current password is not correct')).toBeTruthy();
  });

  it('is refused if it is the current one again', async () => {
    answerNetwork(answers(own, { 'POST /rest/v1/me/password': refusal('password_unchanged') }));
    await open(ownId, 'password');
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await user.type(await password(label), 'Weak1!!!x');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Choose a password that differs from the current one')).toBeTruthy();
  });

  it("is not offered on somebody else's profile", async () => {
    answerNetwork(answers(someone()));
    const { router } = await open(otherId, 'password');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user_profile/${otherId}/edit`));
  });
});

describe('record and form', () => {
  it('are a pair', () => {
    const record = someone({ name: ' Eli ', email: 'eli@acme.example' });
    expect(toRequest(fromRecord(record), record.email)).toMatchObject({ name: 'Eli', departments: [sales.id] });
    expect(toRequest(fromRecord(record), record.email).email).toBeUndefined();
    expect(toRequest({ ...fromRecord(record), email: ' New@Acme.example' }, record.email)).toMatchObject({
      email: 'new@acme.example',
    });
  });

  it('lock what must stay', () => {
    expect([...lockedFields(someone({ locks: ['self'] }))]).toEqual(['role']);
    expect(lockedFields(someone({ locks: ['scim_managed'] })).size).toBe(4);
    expect(lockedFields(someone({ role: 'superadmin' })).has('role')).toBe(true);
    expect([...lockedFields(someone({ addressLock: 'signed_in' }))]).toEqual(['email']);
    expect(lockedFields(someone()).size).toBe(0);
  });

  it('take both days of an absence or none, in order, at most a year, and not over', () => {
    const form = fromRecord(someone({ awayFrom: '2026-11-25', awayUntil: '2026-11-28' }));
    const wrong = (awayFrom: string, awayUntil: string) =>
      profileSchema
        .safeParse({ ...form, awayFrom, awayUntil })
        .error?.issues.map(({ path, message }) => [...path, message].join(' '));
    expect(wrong('', '')).toBeUndefined();
    expect(wrong('2998-12-31', '2999-12-31')).toBeUndefined();
    expect(wrong('2999-01-02', '')).toEqual(['awayUntil profile.errors.emailRequired']);
    expect(wrong('', '2999-01-02')).toEqual(['awayFrom profile.errors.emailRequired']);
    expect(wrong('2999-01-02', '2999-01-01')).toEqual(['awayUntil profile.errors.absenceEnd']);
    expect(wrong('2998-01-01', '2999-01-02')).toEqual(['awayUntil profile.errors.absenceEnd']);
    expect(wrong('2020-01-01', '2020-01-02')).toEqual(['awayUntil profile.errors.absenceOver']);
    expect(wrong('unreadable', '2999-01-02')).toEqual(['awayFrom profile.errors.refused']);
    expect(toRequest({ ...form, awayFrom: '', awayUntil: '' }, form.email)).toMatchObject({ awayFrom: null, awayUntil: null });
  });

  it('know the field of a refusal, and names of every script', () => {
    expect(['email', 'body.departments.0', 'other'].map(profileField)).toEqual(['email', 'departments', undefined]);
    const form = fromRecord(someone());
    expect(profileSchema.safeParse({ ...form, name: "נועה O'Brien-Núñez & Co." }).success).toBe(true);
    expect(profileSchema.safeParse({ ...form, name: 'a  <b>' }).success).toBe(false);
  });
});
