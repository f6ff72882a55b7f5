import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([import('~/resources/dashboard/tabs.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const path = (table: string) => `/rest/v1/company/${companyId}/dashboard/${table}`;
const sales = {
  id: idOf(2, 1),
  name: 'Sales',
  people: 25,
  assignedUsers: 50,
  overdue: 3,
  completed: 72.4,
  gamingScore: 6.25,
  reported: 34,
  score: 63,
  level: 'advanced',
};
const board = {
  ...sales,
  id: idOf(2, 2),
  name: 'Board',
  people: 4,
  completed: null,
  gamingScore: null,
  reported: null,
  score: null,
  level: 'few',
};
const ann = {
  id: idOf(4, 1),
  name: 'Ann',
  lastName: 'Hill',
  email: 'ann@acme.example',
  departments: 'Sales, Legal',
  tasks: 12,
  completed: 1,
  share: 8.3,
  level: 'risky',
  open: 9,
  overdue: 2,
};
const answers = {
  [`GET ${path('departments')}`]: { body: { items: [sales, board], totalCount: 2 } },
  [`GET ${path('users')}`]: { body: { items: [ann], totalCount: 1 } },
};
const rowOf = async (name: string) => (await screen.findByText(name, undefined, wait)).closest('tr')?.textContent;

describe('the departments of the dashboard', () => {
  it('have their scores, and words where there are too few people', async () => {
    const calls = await openPanel('/dashboard/departments', { answers });
    const row = await rowOf('Sales');
    for (const text of ['25', '50', '72%', '63', 'Advanced']) expect(row).toContain(text);
    expect(await rowOf('Board')).toContain('Fewer than 5 people: no score');
    const asked = calls.filter((call) => call.path === path('departments')).at(-1)?.query;
    expect([asked?.get('orderBy'), asked?.get('order'), asked?.get('dateFrom')]).toEqual(['score', 'DESC', null]);
  });

  it('ask for a period, which the other tabs keep', async () => {
    const calls = await openPanel('/dashboard/departments', { answers });
    await rowOf('Sales');
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(filters.getByRole('button', { name: /Last 90 days/ }));
    await user.click(await screen.findByRole('button', { name: '1 year' }));
    await waitFor(() =>
      expect(
        calls
          .filter((call) => call.path === path('departments'))
          .at(-1)
          ?.query.get('dateFrom'),
      ).toBeTruthy(),
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Views of the dashboard' }));
    const { search } = location;
    expect(search).toContain('dateFrom=');
    await user.click(tabs.getByRole('link', { name: 'Users' }));
    await rowOf('Ann Hill');
    expect(location.search).toBe(search);
    expect(
      within(screen.getByRole('navigation', { name: 'Views of the dashboard' }))
        .getByRole('link', { name: 'Departments' })
        .getAttribute('href'),
    ).toBe(`/dashboard/departments${search}`);
  });

  it('are shown without the tab of people to whom may not read about them', async () => {
    await openPanel('/dashboard/departments', { answers, user: somebody({ role: 'msp' }) });
    await rowOf('Sales');
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
  });
});

describe('the people of the dashboard', () => {
  it('have their tasks and a level, of everything ever assigned', async () => {
    await openPanel('/dashboard/users', { answers });
    const row = await rowOf('Ann Hill');
    for (const text of ['12', '8%', 'Risky', '9', '2']) expect(row).toContain(text);
    expect(screen.getByText(/^Of everything ever assigned/)).toBeTruthy();
  });

  it('are filtered by level, in their address too', async () => {
    const calls = await openPanel('/dashboard/users', { answers });
    await rowOf('Ann Hill');
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(filters.getByRole('button', { name: 'Level' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Risky' }));
    await waitFor(() => expect(location.search).toBe('?levels=risky'));
    await waitFor(() =>
      expect(
        calls
          .filter((call) => call.path === path('users'))
          .at(-1)
          ?.query.get('levels'),
      ).toBe('risky'),
    );
  });
});
