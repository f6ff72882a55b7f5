import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ExerciseUserRow } from '#contract/exercise/reports';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';
import {
  exerciseCalls as calls,
  exerciseId,
  listCalls,
  ofCompany,
  pageOfRows,
  salesId,
  set,
  someExercise,
  statuses,
  templateId,
  total,
} from '#tests/support/ui/someExercise';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
const base = `/phishing-exercise-report/${exerciseId}`;
const report = `${ofCompany}/campaign/${exerciseId}/report`;
const ann: ExerciseUserRow = {
  id: idOf(1, 960),
  fullName: 'Ann Hill',
  email: 'ann@acme.example',
  departments: 'Sales',
  status: 'overdue',
  daysToComplete: null,
  completionPercentage: 80,
  correct: 6,
  partial: 1,
  wrong: 1,
  score: 6.5,
  adjustedScore: 5.9,
  completedAt: null,
  openedAt: null,
  awayUntil: null,
  hasGoldenCertificate: false,
  isDisabled: false,
  isDeleted: false,
};
const bo: ExerciseUserRow = {
  ...ann,
  id: idOf(2, 960),
  fullName: 'Bo Lee',
  status: 'completed',
  score: 10,
  hasGoldenCertificate: true,
};
const parcel = {
  id: templateId(1),
  name: 'Lost parcel',
  thumbnailUrl: null,
  type: 'SMS',
  correct: 50,
  partial: 6,
  wrong: 4,
  total: 60,
};
const options = { body: { data: [{ id: salesId, name: 'Sales' }] } };

const answers: NonNullable<Parameters<typeof openPanel>[1]>['answers'] = {
  ...listCalls([someExercise()]),
  [calls.one]: { body: { data: someExercise() } },
  [`GET ${report}/statistics`]: {
    body: {
      data: { statuses, total, campaign: { name: 'Spring exercise', status: 'running', startedAt: '2026-03-01T09:00:00.000Z' } },
    },
  },
  [`GET ${report}/users`]: { body: pageOfRows([ann, bo]) },
  [`GET ${report}/departments`]: { body: pageOfRows([set]) },
  [`GET ${report}/groups`]: { body: pageOfRows([{ ...set, name: 'Night shift' }]) },
  [`GET ${report}/templates`]: { body: pageOfRows([parcel]) },
  [`GET ${report}/filter/departments`]: options,
  [`GET ${report}/filter/groups`]: options,
  [`GET ${report}/user/${ann.id}`]: {
    body: pageOfRows([
      { id: templateId(1), name: 'Lost parcel', thumbnail: null, type: 'SMS', answer: 'LOOKS_LEGIT', answerStatus: 'WRONG' },
      { id: templateId(2), name: 'New invoice', thumbnail: null, type: 'EMAIL', answer: null, answerStatus: null },
    ]),
  },
  [`GET ${report}/template/${templateId(1)}`]: {
    body: pageOfRows([
      { id: ann.id, fullName: 'Ann Hill', email: ann.email, answer: { name: 'REPORT_PHISHING', status: 'CORRECT' } },
      { id: bo.id, fullName: 'Bo Lee', email: bo.email, answer: null },
    ]),
  },
};
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([import('~/resources/exercise-report/tabs.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const asked = (made: readonly Call[], path: string) =>
  made.filter((call) => call.path === `${report}/${path}`).map(({ query }) => query.toString());
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
const rowOf = async (name: string) => (await screen.findByText(name, undefined, wait)).closest('tr') as HTMLElement;
const trial = {
  subscription: {
    hasBoost: false,
    hasSuperBoost: false,
    trial: { modal: null, status: 'active' as const, endsAt: new Date(Date.now() + 4.5 * 86_400_000).toISOString() },
  },
};

describe('the report of a campaign', () => {
  it('starts with its people, their figures, and their scores with the formula one click away', async () => {
    const made = await openPanel(base, { answers });
    const row = await rowOf('Ann Hill');
    expect(location.pathname).toBe(`${base}/users`);
    expect(screen.getByRole('heading', { level: 1, name: 'Spring exercise' })).toBeTruthy();
    expect(row.textContent).toContain('Overdue');
    expect(within(row).getByText('-')).toBeTruthy();
    expect(row.textContent).toContain('6.5');
    await waitFor(() => expect(figure('Learners')).toBe('240'));
    expect(figure('Completed')).toBe('6025%');
    expect(figure('Average score')).toBe('7.5 of 10');
    expect(screen.getByText('Average score – Unfinished, not counted: 12')).toBeTruthy();
    expect(figure('Average adjusted score')).toBe('6.9 of 10');
    expect(asked(made, 'users')[0]).toContain('order=DESC&orderBy=status&pageNumber=1&pageSize=10');
    await user.click(screen.getByRole('button', { name: 'How scores are counted' }));
    const formula = await screen.findByRole('dialog', { name: 'How scores are counted' });
    expect(formula.textContent).toContain('a partially correct one 0.5');
    expect(formula.textContent).toContain('a hard one 3');
  });

  it('keeps its filters across the tabs and in the address', async () => {
    const made = await openPanel(`${base}/users`, { answers });
    await rowOf('Ann Hill');
    const bar = within(screen.getByRole('group', { name: 'Filters' }));
    await user.click(bar.getByRole('button', { name: 'Departments' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sales' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(`?departments=${salesId}`));
    await user.click(within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: 'Groups' }));
    expect(await rowOf('Night shift')).toBeTruthy();
    expect(location.pathname + location.search).toBe(`${base}/groups?departments=${salesId}`);
    expect(asked(made, 'groups')[0]).toContain(`departments=${salesId}`);
    expect(asked(made, 'groups')[0]).toContain('order=ASC&orderBy=completed');
    expect(asked(made, 'statistics').at(-1)).toBe(`departments=${salesId}`);
  });

  it.each([
    ['departments', 'Sales', 'order=ASC&orderBy=completed'],
    ['templates', 'Lost parcel', 'order=DESC&orderBy=wrong'],
  ])('sorts its %s as they need attention', async (tab, name, order) => {
    const made = await openPanel(`${base}/${tab}`, { answers });
    expect(await rowOf(name)).toBeTruthy();
    expect(asked(made, tab)[0]).toContain(order);
  });

  it('saves the rows as CSV under the name of campaign and tab', async () => {
    const rows = (_: Call, headers: Headers) =>
      headers.get('accept')?.startsWith('text/csv')
        ? new Response('Name\r\nAnn\r\n', { headers: { 'content-type': 'text/csv' } })
        : pageOfRows([ann, bo]);
    await openPanel(`${base}/users`, {
      answers: {
        ...answers,
        [calls.one]: { body: { data: someExercise({ name: 'Spring: what/if' }) } },
        [`GET ${report}/users`]: rows,
      },
    });
    await rowOf('Ann Hill');
    await user.click(screen.getByRole('button', { name: 'EXPORT CSV' }));
    expect(await screen.findByText('1 row exported to Spring_ what_if Users.csv')).toBeTruthy();
  });

  it('saves a tab as PDF, with its filters and order', async () => {
    const named = { 'content-disposition': 'attachment; filename="Spring exercise Templates.pdf"' };
    const rows = (_: Call, headers: Headers) =>
      headers.get('accept')?.startsWith('application/pdf') ? new Response('%PDF-', { headers: named }) : pageOfRows([parcel]);
    const made = await openPanel(`${base}/templates?departments=${salesId}`, {
      answers: { ...answers, [`GET ${report}/templates`]: rows },
    });
    await rowOf('Lost parcel');
    await user.click(screen.getByRole('button', { name: 'EXPORT PDF' }));
    expect(await screen.findByText('Saved as Spring exercise Templates.pdf')).toBeTruthy();
    expect(asked(made, 'templates').at(-1)).toBe(`departments=${salesId}&order=DESC&orderBy=wrong`);
  });

  it('shows in a dialog what a person answered, and how people answered one template', async () => {
    const made = await openPanel(`${base}/users`, { answers });
    await user.click(await screen.findByRole('link', { name: 'Ann Hill' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ann Hill' }, wait));
    expect((await dialog.findByText('Lost parcel')).closest('tr')?.textContent).toContain('Looks Legit');
    expect(dialog.getByText('Wrong')).toBeTruthy();
    expect(dialog.getByText('New invoice').closest('tr')?.textContent).toContain('–');
    expect(dialog.getByRole('searchbox', { name: 'Search templates' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'EXPORT CSV' })).toBeTruthy();
    expect(asked(made, `user/${ann.id}`)[0]).toContain('order=DESC&orderBy=answerStatus');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: 'Templates' }));
    await user.click(within(await rowOf('Lost parcel')).getByText('60'));
    const other = within(await screen.findByRole('dialog', { name: 'Lost parcel' }));
    expect((await other.findByText('Ann Hill')).closest('tr')?.textContent).toContain('Correct');
    expect(asked(made, `template/${templateId(1)}`)[0]).toContain('order=DESC&orderBy=status');
  });

  it('offers the certificate of a person with the top score', async () => {
    await openPanel(`${base}/users`, { answers });
    await rowOf('Bo Lee');
    expect(screen.getByRole('button', { name: 'Golden certificate of Bo Lee' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Golden certificate of Ann Hill' })).toBeNull();
  });

  it('of a campaign that waits for its start leads back, with the reason', async () => {
    await openPanel(`${base}/users`, {
      answers: { ...answers, [calls.one]: { body: { data: someExercise({ status: 'scheduled' }) } } },
    });
    expect(await screen.findByText('Report unavailable for postponed Phishing Exercise campaign.', undefined, wait)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/phishing-exercise/active'));
  });

  it('shows a company in its trial the first rows, and locks the rest, the answers and the file', async () => {
    const made = await openPanel(`${base}/users`, { user: somebody({ company: trial }), answers });
    await rowOf('Ann Hill');
    expect(screen.getByText('Trial Ends in 5 days')).toBeTruthy();
    expect(screen.getByText('For full and precise data upgrade to boost')).toBeTruthy();
    expect(asked(made, 'users')[0]).toContain('pageSize=3');
    for (const button of ['SEE FULL STATS', 'EXPORT CSV', 'EXPORT PDF']) {
      await user.click(screen.getByRole('button', { name: button }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.click(screen.getByRole('link', { name: 'Ann Hill' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(asked(made, `user/${ann.id}`)).toEqual([]);
  });

  it('asks for its filters in a dialog in a narrow window, and applies them together', async () => {
    await openPanel(`${base}/users`, { answers, width: 390 });
    await rowOf('Ann Hill');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Overdue' }));
    await user.keyboard('{Escape}');
    expect(location.search).toBe('');
    await user.click(dialog.getByRole('button', { name: 'APPLY FILTERS' }));
    await waitFor(() => expect(location.search).toBe('?status=overdue'));
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(again.getByRole('button', { name: 'CLEAR ALL' }));
    await user.click(again.getByRole('button', { name: 'APPLY FILTERS' }));
    await waitFor(() => expect(location.search).toBe(''));
  });
});
