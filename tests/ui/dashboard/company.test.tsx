import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CulturePeriod } from '#contract/dashboard/dashboard';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel } from '#tests/support/ui/openPanel';
import { someCulture } from '#tests/support/ui/someCulture';
import { reportsApi } from '#tests/support/ui/someReport';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
// The first test would wait for the code of the page.
beforeAll(async () => {
  await Promise.all([import('~/custom-pages/dashboard/CompanyTab.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const inputs: CulturePeriod['inputs'] = {
  training: { value: 52, tasks: 200, completed: 104, inTime: 20 },
  gaming: { value: 7.4, tasks: 90, scored: 60 },
  phishing: { value: null, sent: 0, reported: 0 },
};
const days = { dateFrom: '2027-01-01', dateTo: '2027-03-31' };
const shares = { assignedUsers: 200, completed: 52, inProgress: 10, overdue: 5 };
const none = { assignedUsers: 0, completed: 0, inProgress: 0, overdue: 0 };
const mails = { value: 0, percent: 0 };
const noMails = {
  recipients: 0,
  recipientsIgnored: 0,
  recipientsSent: 0,
  campaigns: 0,
  reportedAfterOpen: mails,
  reportedAfterPhished: mails,
  notReportedAfterPhished: mails,
};
const own = `/rest/v1/company/${companyId}`;
const score = `GET ${own}/culture-score`;
const answers = {
  [score]: { body: someCulture(46, 40, inputs) },
  [`GET ${reportsApi}/training/dashboard`]: { body: { current: shares, previous: { ...shares, completed: 40 } } },
  [`GET ${reportsApi}/gaming/dashboard`]: {
    body: {
      current: { assignedUsers: 90, averageScore: 7.41, industryScore: null },
      previous: { assignedUsers: 80, averageScore: 7.2, industryScore: null },
    },
  },
  [`GET ${own}/dashboard/policies`]: { body: { current: none, previous: none } },
  [`GET ${own}/dashboard/monthly-videos`]: { status: 500, body: {} },
  [`GET /phishing/api/v3/company/${companyId}/dashboard/report`]: { body: { data: { current: noMails, previous: noMails } } },
};
const area = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);

describe('the dashboard of a company', () => {
  it('shows the score with its level and change, and how it is made on request', async () => {
    await openPanel('/dashboard', { answers });
    const card = within(await screen.findByRole('region', { name: 'Culture score' }, wait));
    expect(card.getAllByText('46')[0]?.tagName).toBe('STRONG');
    expect(card.getByText('Improved')).toBeTruthy();
    expect(card.getByText('6 more than in the period before')).toBeTruthy();
    expect(location.pathname).toBe('/dashboard/company');
    await user.click(card.getByText('How it is made'));
    const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('Training52% completed: 104 of 200 tasks31.2 of 60');
    expect(rows).toContain('Phishing exercises and gamesAverage score 7.4 of 10, from 60 results14.8 of 20');
    expect(rows).toContain('Simulated phishingNo simulated email was sent in this period.0.0 of 20');
    expect(card.getByText('Without what is missing the score ends at 80.')).toBeTruthy();
    expect(card.getByText('Training tasks that are still in time: 20. Once completed, they add 6.0 points.')).toBeTruthy();
    expect(card.getByText('Too few companies in Retail to compare exercises and games with (5 of 8).')).toBeTruthy();
  });

  it('has a column for each month; one without data says so in the table', async () => {
    await openPanel('/dashboard/company', { answers });
    const months = await screen.findByRole('table', { name: 'Culture score by month' }, wait);
    expect(
      within(months)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['MonthCulture score', 'Feb 2027No data', 'Mar 202746']);
  });

  it('shows each area beside the period before; one that is empty or failed leaves the others alone', async () => {
    await openPanel(`/dashboard/company?dateFrom=${days.dateFrom}&dateTo=${days.dateTo}`, { answers });
    await screen.findByText('Up 12% from the previous period', undefined, wait);
    expect(area('Training').getByText('Without games, which count under exercises and games.')).toBeTruthy();
    expect(area('Exercises and games').getByText('7.4 of 10')).toBeTruthy();
    expect(area('Exercises and games').getByText('Up 0.2 from the previous period')).toBeTruthy();
    expect(area('Policies').getByText('No data yet...')).toBeTruthy();
    expect(area('Phishing simulation').getByText('No data yet...')).toBeTruthy();
    expect(await area('Monthly videos').findByRole('alert', undefined, wait)).toBeTruthy();
    expect(area('Training').getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
      '/reports-training?dateFrom=2027-01-01&dateTo=2027-03-31',
    );
  });

  it('compares shares only with a period in which there was something', async () => {
    const body = { current: shares, previous: none };
    await openPanel('/dashboard/company', { answers: { ...answers, [`GET ${own}/dashboard/policies`]: { body } } });
    await screen.findByText('Up 12% from the previous period', undefined, wait);
    expect(await area('Policies').findByText('52%', undefined, wait)).toBeTruthy();
    expect(area('Policies').queryByText('Up 52% from the previous period')).toBeNull();
    expect(area('Policies').getByText('Up 200 from the previous period')).toBeTruthy();
  });

  it('asks every area for the chosen period', async () => {
    const made: Call[] = await openPanel(`/dashboard/company?dateFrom=${days.dateFrom}&dateTo=${days.dateTo}`, { answers });
    await screen.findByRole('region', { name: 'Culture score' }, wait);
    await waitFor(() => {
      const asked = made.filter(({ path }) => /culture-score|dashboard/.test(path));
      expect(new Set(asked.map(({ path }) => path)).size).toBe(6);
      for (const { query } of asked) expect(query.toString()).toBe('dateFrom=2027-01-01&dateTo=2027-03-31');
    });
  });

  it('says what makes a score appear where there is none', async () => {
    const body = { ...someCulture(null, null), months: [] };
    await openPanel('/dashboard/company', { answers: { ...answers, [score]: { body } } });
    const card = within(await screen.findByRole('region', { name: 'Culture score' }, wait));
    expect(card.getAllByText('No data yet...').length).toBeGreaterThan(0);
    expect(card.getByRole('link', { name: 'Go to the courses' }).getAttribute('href')).toBe('/learning/courses');
    expect(card.queryByText('How it is made')).toBeNull();
  });
});
