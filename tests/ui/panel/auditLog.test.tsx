import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { auditEntry, ada, sue } from '#tests/support/ui/auditEntries';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import { AuditLogPage } from '~/resources/audit-log/AuditLogPage.tsx';

const user = userEvent.setup({ delay: null });
const path = `/rest/v1/company/${companyId}/audit-log`;
const bob = { type: 'user', id: idOf(1, 3), label: 'bob@acme.example' };
const renamed = auditEntry(1, 'users.updated', {
  subject: bob,
  before: { name: 'Bob', departments: ['Sales'] },
  after: { name: 'Bobby', departments: [] },
});
const helped = auditEntry(2, 'users.disabled', { actor: sue, subject: { type: 'users', id: null, label: '12' }, subjectCount: 12 });
const annika = { id: idOf(4, 3), name: 'Annika König', email: 'annika.koenig@acme.example' };
const disabled = auditEntry(4, 'users.disabled', { subject: { type: 'users', id: null, label: '1' }, person: annika });
const guessed = auditEntry(5, 'session.locked', {
  actor: { id: null, name: 'Heed', email: '', role: 'superadmin', companyId: null, apiKey: null },
  subject: bob,
  after: { way: 'recovery', provider: 'custom_saml', networkAddress: '203.0.113.9', browser: 'Firefox', attempts: 5 },
});
const ended = auditEntry(6, 'apiKeys.ended', {
  subject: { type: 'apiKey', id: idOf(6, 3), label: 'HR sync' },
  after: { end: 'sso_enforced' },
});
const erased = auditEntry(3, 'users.deleted', {
  actor: { ...ada, name: '', email: '' },
  subject: { type: 'user', id: idOf(3, 3), label: '' },
});

async function open(address = '/audit-log') {
  const rows = [renamed, helped, erased, disabled, guessed, ended];
  const calls = answerNetwork({
    [`GET ${path}`]: () => Response.json(rows, { headers: { 'content-range': `audit-log 0-5/${rows.length}` } }),
    ...Object.fromEntries(rows.map((row) => [`GET ${path}/${row.id}`, { body: { ...row, people: [] } }])),
    [`POST ${path}/verify`]: {
      body: {
        sealed: 41,
        waiting: 1,
        recorded: { entries: 60, at: '2026-11-19T10:00:00.000Z' },
        broken: { kind: 'changed', at: '2026-11-19T09:00:00.000Z', action: 'users.updated' },
      },
    },
  });
  await showInPanel(<AuditLogPage />, { address, path: '/audit-log' });
  return calls;
}
const filterOf = ({ query }: Call) => JSON.parse(query.get('filter') ?? '{}') as object;
const lists = (calls: Call[]) => calls.filter((call) => call.method === 'GET' && call.path === path);

it('shows actor, action, subject, and on whose behalf', async () => {
  await open();
  const table = await screen.findByRole('table');
  await screen.findByText('Sue Support');
  const [, first, second, third, fourth] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/User changed.*bob@acme\.exampleUser.*Ada Admin/);
  expect(second?.textContent).toMatch(/Users disabled.*12 users.*Sue SupportSupport, on behalf of Acme/);
  expect(third?.textContent).toMatch(/User deleted.*Deleted user.*Deleted user/);
  expect(fourth?.textContent).toMatch(/\d:\d\d:\d\d.*User disabled.*Annika König.*annika\.koenig@acme\.example.*Ada Admin/);
});

it('filters by each kind of subject once', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Subjects' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Subjects' }));
  const offered = (await menu.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent);
  expect(offered).toEqual(expect.arrayContaining(['User', 'Company']));
  expect(offered).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Users|Companies)$/)]));
});

it('reads its filters from the URL and sends them to the server', async () => {
  const calls = await open(
    `/audit-log?search=bob&actions=users.updated&subjects=user&isByOthers=true&dateFrom=2026-11-01&dateTo=2026-11-20`,
  );
  await screen.findByRole('table');
  expect(filterOf(lists(calls)[0] as Call)).toEqual({
    search: 'bob',
    actions: ['users.updated'],
    subjects: ['user'],
    isByOthers: true,
    period: ['2026-11-01', '2026-11-20'],
  });
});

it('shows an entry with the values before and after', async () => {
  await open();
  await user.click(await screen.findByRole('link', { name: 'User changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'User changed' }));
  const rows = (await drawer.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['FieldBeforeAfter', 'NameBobBobby', 'DepartmentsSales–']);
});

it.each([
  [
    'Sign-in locked',
    [
      'FieldAfter',
      'Sign-in methodRecovery code',
      'Identity providerCustom SAML',
      'Network address203.0.113.9',
      'BrowserFirefox',
      'Attempts5',
    ],
  ],
  ['API key ended', ['FieldAfter', 'ReasonEnded: single sign-on enforced']],
])('says in words what an entry knows: %s', async (action, facts) => {
  await open();
  await user.click(await screen.findByRole('link', { name: action }));
  const drawer = within(await screen.findByRole('dialog', { name: action }));
  expect((await drawer.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual(facts);
});

it('reports the entry that differs from its seal', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Verify entries' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /changed outside of Heed: the entry of Nov 19, 2026.*\(User changed\)/,
  );
});
