import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Call } from './fakeNetwork.ts';
import { companyId } from './inPanel.ts';
import { someHome } from './openPanel.ts';
import { idOf } from './people.ts';

const set = (name: string, index: number) => ({
  id: idOf(index, 901),
  name,
  usersCount: 3,
  disabledCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
});
const sets = (...names: string[]) => ({ body: { data: names.map(set), totalCount: names.length } });

export const invitePath = `POST /api/v1/user/${companyId}/invite`;
export const homePath = `GET /rest/v1/company/${companyId}/home`;
export const lookupPath = 'POST /api/v1/users/verify_emails_existed';

/** Replies to the drawer's calls; addresses that begin with `used` are in use. Tests add further ones. */
export const answers = (more = {}) => ({
  [`GET /customers/api/v1/company/${companyId}/departments`]: sets('Sales', 'Support'),
  [`GET /customers/api/v1/company/${companyId}/groups`]: sets('Blue'),
  'POST /api/v1/departments/tasks_in_departments_and_groups': {
    body: { campaigns: [{ id: idOf(1, 900), name: 'Spring training' }], exercises: [], policies: [], events: [] },
  },
  [homePath]: { body: someHome() },
  [`GET /rest/v1/company/${companyId}/mail_allowance`]: { body: { ownTexts: null } },
  [lookupPath]: ({ body }: Call) =>
    Object.fromEntries((body as { emails: string[] }).emails.map((email) => [email, email.startsWith('used')])),
  [invitePath]: ({ body }: Call) => ({
    added: (body as { emails: unknown[] }).emails.length,
    departmentsCreated: 0,
    groupsCreated: 0,
  }),
  ...more,
});

/** The bodies sent with one of the calls. */
export const bodiesOf = (calls: Call[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body);

export async function chooseDepartment(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Department' }));
  await user.keyboard(name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
