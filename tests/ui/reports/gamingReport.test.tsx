import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { bodyOf, calls, counts, dialog, tasks } from '#tests/support/ui/reminderDialog';
import {
  departmentId,
  exerciseRow,
  gameId,
  gameRow,
  gamingCalls,
  reportsApi,
  totals,
  trainingReportCalls,
} from '#tests/support/ui/someReport';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([import('~/resources/report-campaigns/pages.ts'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const campaigns = `${reportsApi}/gaming/campaigns`;
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
const trial = {
  hasBoost: false,
  hasSuperBoost: false,
  trial: { modal: null, status: 'active' as const, endsAt: '2999-01-01T00:00:00.000Z' },
};

describe('the report on exercises and games', () => {
  it('has figures over both, and rows that lead to the report of their campaign', async () => {
    await openPanel('/reports-gaming', { answers: gamingCalls });
    const exercise = await screen.findByRole('link', { name: 'Spring exercise' }, wait);
    expect(exercise.getAttribute('href')).toBe(`/phishing-exercise-report/${exerciseRow.id}/users`);
    expect(screen.getByRole('link', { name: 'Catch the phish' }).getAttribute('href')).toBe('/gaming/statistics?language=en');
    await waitFor(() => expect(figure('Tasks')).toBe('60'));
    expect(figure('Average score of exercises')).toBe('7.2 of 10');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads to the people of an exercise who match the filters of the page, by name and by menu', async () => {
    const days = 'dateFrom=2026-03-01&dateTo=2026-03-31';
    await openPanel(`/reports-gaming?kinds=exercise&statuses=overdue&departments=${departmentId}&${days}`, {
      answers: { ...gamingCalls, ...trainingReportCalls },
    });
    const there = `/phishing-exercise-report/${exerciseRow.id}/users?status=overdue&departments=${departmentId}&${days}`;
    expect((await screen.findByRole('link', { name: 'Spring exercise' }, wait)).getAttribute('href')).toBe(there);
    await user.click(screen.getByRole('button', { name: 'Actions for Spring exercise' }));
    expect((await screen.findByRole('menuitem', { name: 'People' })).getAttribute('href')).toBe(there);
  });

  it('opens the people of an earlier campaign of a game beside the report', async () => {
    await openPanel('/reports-gaming', {
      answers: {
        ...gamingCalls,
        ...trainingReportCalls,
        [`GET ${campaigns}`]: { body: { items: [{ ...gameRow, isLatest: false, status: 'ended' }], totalCount: 1 } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Catch the phish' }, wait));
    expect(location.search).toBe(`?people=${gameId}`);
    expect(await screen.findByRole('link', { name: 'Ann Hill' }, wait)).toBeTruthy();
  });

  it('is filtered by kind and campaign, in its address too', async () => {
    const made = await openPanel('/reports-gaming', { answers: gamingCalls });
    const filters = within(await screen.findByRole('group', { name: 'Filters' }, wait));
    await user.click(filters.getByRole('button', { name: 'Kind' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Game' }));
    await user.keyboard('{Escape}');
    await user.click(filters.getByRole('button', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Catch the phish/ }));
    await waitFor(() => expect(location.search).toBe(`?kinds=game&campaignIds=${gameId}`));
    await waitFor(() => {
      const last = made.filter(({ path }) => path === campaigns).at(-1)?.query;
      expect([last?.get('kinds'), last?.get('campaignIds'), last?.get('campaignStatuses')]).toEqual(['game', gameId, null]);
    });
  });

  it('reminds the people of a running exercise, and those of a game who match the filters', async () => {
    const made = await openPanel('/reports-gaming?statuses=overdue&dateFrom=2026-03-01&dateTo=2026-03-31', {
      answers: { ...gamingCalls, [calls.tasks]: { body: { ...tasks, isGaming: true } }, [calls.count]: counts(18, 2) },
    });
    const remind = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, wait));
      await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
      await dialog();
    };
    await remind('Spring exercise');
    const days = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
    await waitFor(() =>
      expect(bodyOf(made, calls.count)).toMatchObject({ campaignId: exerciseRow.id, statuses: ['overdue'], ...days }),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await remind('Catch the phish');
    await waitFor(() =>
      expect(bodyOf(made, calls.count)).toMatchObject({ work: { campaignIds: [gameId], statuses: ['overdue'], ...days } }),
    );
  });

  it('says in a trial how many rows are left out, below the last page of those it shows', async () => {
    const page = { items: [exerciseRow, gameRow], totalCount: 29, shownCount: 27 };
    const answers = { ...gamingCalls, [`GET ${campaigns}`]: { body: page } };
    await openPanel('/reports-gaming', { user: somebody({ company: { subscription: trial } }), answers });
    expect(await screen.findByText('1–2 of 27', undefined, wait)).toBeTruthy();
    expect(screen.queryByText('For full and precise data upgrade to boost')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await screen.findByText('2 more campaigns are not shown.')).toBeTruthy();
    expect(screen.getByText('For full and precise data upgrade to boost')).toBeTruthy();
    expect(screen.getByText('26–27 of 27')).toBeTruthy();
  });

  it('reminds in a trial all people of an exercise or none, and says so before', async () => {
    const asTrial = { user: somebody({ company: { subscription: trial } }), answers: { ...trainingReportCalls, ...gamingCalls } };
    await openPanel('/reports-gaming?statuses=overdue', asTrial);
    const reminder = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, wait));
      const item = await screen.findByRole('menuitem', { name: /^Send reminder/ });
      const shown = [item.textContent, item.getAttribute('aria-disabled')];
      await user.keyboard('{Escape}');
      return shown;
    };
    expect(await reminder('Spring exercise')).toEqual([
      'Send reminderWith filters this needs Boost. Clear the filters to remind everyone.',
      'true',
    ]);
    expect(await reminder('Catch the phish')).toEqual(['Send reminder', null]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await reminder('Spring exercise')).toEqual(['Send reminder', null]));
  });

  it('says where to go on without a campaign', async () => {
    const none = {
      ...totals,
      assignedUsers: 0,
      completed: 0,
      inProgress: 0,
      notStarted: 0,
      overdue: 0,
      averageScore: null,
      score: null,
    };
    await openPanel('/reports-gaming', {
      answers: {
        ...gamingCalls,
        [`GET ${campaigns}`]: { body: { items: [], totalCount: 0 } },
        [`GET ${reportsApi}/gaming/statistics`]: { body: none },
      },
    });
    const next = await screen.findByRole('link', { name: 'Go to the phishing game' }, wait);
    expect(next.getAttribute('href')).toBe('/gaming/preview');
    expect(screen.getByText('Campaigns will appear here once an exercise or a game has started.')).toBeTruthy();
  });

  it('speaks of campaigns that have ended only if there are some', async () => {
    await openPanel('/reports-gaming', {
      answers: {
        ...gamingCalls,
        [`GET ${campaigns}`]: ({ query }) =>
          query.getAll('campaignStatuses').includes('ended')
            ? { items: [{ ...gameRow, status: 'ended' }], totalCount: 1 }
            : { items: [], totalCount: 0 },
      },
    });
    const hint = 'No campaign is running. Choose “All campaigns” to include those that have ended.';
    expect(await screen.findByText(hint, undefined, wait)).toBeTruthy();
  });

  it('is one of the reports of the overview, and closed to the free plan', async () => {
    const subscription = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } };
    await openPanel('/reports-gaming', { user: somebody({ company: { subscription } }) });
    await waitFor(() => expect(location.pathname).toBe('/reports'), wait);
    expect(await screen.findByRole('link', { name: /^Gaming report/ })).toBeTruthy();
    expect(await screen.findByRole('dialog', undefined, wait)).toBeTruthy();
  });
});
