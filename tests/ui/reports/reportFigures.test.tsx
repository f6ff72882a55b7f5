import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { reportsApi, totals, trainingReportCalls } from '#tests/support/ui/someReport';
import { TrainingReportPage } from '~/resources/report-campaigns/TrainingReportPage.tsx';

const user = userEvent.setup({ delay: null });
const asked = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ query }) => query.toString());
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling;
const open = (search = '') =>
  showInPanel(<TrainingReportPage />, { address: `/reports-training${search}`, path: '/reports-training' });

describe('figures of campaigns that no longer run', () => {
  it('shows "not completed" and "paused" only if there are any', async () => {
    const some = { ...totals, notCompleted: 17, paused: 3 };
    answerNetwork({ ...trainingReportCalls, [`GET ${reportsApi}/training/statistics`]: { body: some } });
    await open();
    await waitFor(() => expect(figure('Not completed')?.textContent).toMatch(/^17/));
    expect(figure('Paused')?.textContent).toBe('32%');
  });

  it('shows paused tasks as a part of all, on screen, in the chart and in the list behind the sum', async () => {
    const some = {
      ...totals,
      assignedUsers: 12,
      completed: 3,
      inProgress: 0,
      notStarted: 0,
      overdue: 0,
      notCompleted: 1,
      paused: 8,
    };
    const calls = answerNetwork({ ...trainingReportCalls, [`GET ${reportsApi}/training/statistics`]: { body: some } });
    await open('?campaignStatuses=suspended&statuses=completed&statuses=paused');
    await waitFor(() => expect(figure('Completed')?.textContent).toBe('325%'));
    const chart = within(await screen.findByRole('table', { name: 'Progress' }));
    expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toContain('Completed325%');
    expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toContain('Paused867%');
    await user.click(within(figure('Tasks') as HTMLElement).getByRole('link', { name: '12' }));
    const drawer = await screen.findByRole('dialog', { name: 'Tasks' });
    await within(drawer).findByRole('link', { name: 'Ann Hill' });
    const [people] = asked(calls, `${reportsApi}/training/users`);
    expect(new URLSearchParams(people).getAll('statuses')).toEqual(['completed', 'paused']);
    expect(within(drawer).getByRole('button', { name: 'Paused' })).toBeTruthy();
  });
});
