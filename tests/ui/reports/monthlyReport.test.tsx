import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { bodyOf, calls, counts, dialog, tasks } from '#tests/support/ui/reminderDialog';
import {
  departmentId,
  eventId,
  monthlyCalls,
  reportsApi,
  trainingReportCalls,
  videoPerson,
  videoRow,
} from '#tests/support/ui/someReport';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([
    import('~/resources/report-campaigns/pages.ts'),
    import('~/resources/work-people/WorkPeople.tsx'),
    import('~/app/mountPanel.tsx'),
  ]);
}, 60_000);

const report = `${reportsApi}/monthly_video/report`;
const people = `${reportsApi}/monthly_video/${eventId}/users`;
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

describe('the report on monthly videos', () => {
  it('has figures, and a row for each month', async () => {
    await openPanel('/reports-monthly-video', { answers: monthlyCalls });
    const row = (await screen.findByRole('link', { name: 'Passwords that last' }, wait)).closest('tr');
    expect(row?.textContent).toContain('Jan 2027');
    await waitFor(() => expect(figure('Tasks')).toBe('200'));
    expect(figure('Overdue')).toBe('105%');
  });

  it('is about the video that the address names', async () => {
    const made = await openPanel(`/reports-monthly-video?eventIds=${eventId}`, { answers: monthlyCalls });
    expect(await screen.findByRole('button', { name: 'Videos Passwords that last' }, wait)).toBeTruthy();
    const asked = made.filter(({ path }) => path === report).at(-1)?.query;
    expect([asked?.getAll('eventIds'), asked?.get('campaignStatuses')]).toEqual([[eventId], null]);
  });

  it('opens the people of a video in the departments and days of the report, and reminds them', async () => {
    const days = 'dateFrom=2027-01-01&dateTo=2027-01-31';
    const made = await openPanel(`/reports-monthly-video?departments=${departmentId}&statuses=overdue&${days}`, {
      answers: {
        ...trainingReportCalls,
        ...monthlyCalls,
        [calls.tasks]: { body: { ...tasks, isVideoTraining: false, isMonthlyVideos: true } },
        [calls.count]: counts(1, 0),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Passwords that last' }, wait));
    const drawer = within(await screen.findByRole('dialog', { name: 'Passwords that last' }));
    expect(await drawer.findByText(videoPerson.fullName, undefined, wait)).toBeTruthy();
    const read = made.filter(({ path }) => path === people).at(-1)?.query;
    expect([read?.get('departments'), read?.get('status')]).toEqual([departmentId, 'overdue']);
    expect([read?.get('dateFrom'), read?.get('dateTo')]).toEqual(['2027-01-01', '2027-01-31']);
    await user.click(drawer.getByRole('button', { name: 'Send reminder' }));
    await dialog();
    await waitFor(() =>
      expect(bodyOf(made, calls.count)).toMatchObject({
        campaignId: eventId,
        statuses: ['overdue'],
        departmentIds: [departmentId],
        dateFrom: '2027-01-01',
        dateTo: '2027-01-31',
        includeCalendarVideos: true,
      }),
    );
  });

  it('reminds the people of a video that runs from its row', async () => {
    const made = await openPanel('/reports-monthly-video', {
      answers: {
        ...monthlyCalls,
        [`GET ${report}`]: {
          body: { items: [videoRow, { ...videoRow, id: departmentId, name: 'Old', status: 'ended' }], totalCount: 2 },
        },
        [calls.tasks]: { body: { ...tasks, isVideoTraining: false, isMonthlyVideos: true } },
        [calls.count]: counts(18, 2),
      },
    });
    const menuOf = async (name: string) => user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, wait));
    await menuOf('Old');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['People']);
    await user.keyboard('{Escape}');
    await menuOf('Passwords that last');
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    await dialog();
    await waitFor(() => expect(bodyOf(made, calls.count)).toMatchObject({ campaignId: eventId, includeCalendarVideos: true }));
  });

  it('is one of the reports of the overview, and closed to the free plan', async () => {
    const subscription = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } };
    await openPanel('/reports-monthly-video', { user: somebody({ company: { subscription } }) });
    await waitFor(() => expect(location.pathname).toBe('/reports'), wait);
    expect(await screen.findByRole('link', { name: /^Monthly video report/ })).toBeTruthy();
    expect(await screen.findByRole('dialog', undefined, wait)).toBeTruthy();
  });
});
