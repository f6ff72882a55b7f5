import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { columnsIn } from '#contract/reports/column';
import { campaignPeople, trainingPeople } from '#contract/reports/people';
import { config } from '~/browser/config.ts';
import { sendErrorsTo } from '~/errors/errorReports.ts';
import { fillDate } from '#tests/support/ui/dates';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { writing } from '#tests/support/ui/writing';
import { campaignId, departmentId, reportsApi, trainingReportCalls } from '#tests/support/ui/someReport';
import { TrainingReportPage } from '~/resources/report-campaigns/TrainingReportPage.tsx';
import { lastDays } from '~/report/period/days.ts';
import { reportFields } from '~/report/reportView.ts';

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** A column of the table may have the name of a filter. */
const pressFilter = async (name: string) =>
  user.click(within(await screen.findByRole('group', { name: 'Filters' })).getByRole('button', { name }));
const campaigns = `${reportsApi}/training/campaigns`;
const asked = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ query }) => query.toString());
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling;
const open = (search = '') =>
  showInPanel(<TrainingReportPage />, { address: `/reports-training${search}`, path: '/reports-training' });

beforeEach(() => answerNetwork({}));

describe('the training report', () => {
  it('shows totals with their shares, three charts with tables, and the campaigns', async () => {
    answerNetwork(trainingReportCalls);
    await open();
    await waitFor(() => expect(figure('Completed')?.textContent).toBe('12060%'));
    expect(figure('Tasks')?.textContent).toBe('200');
    expect(screen.getByText(/^A task is one person/)).toBeTruthy();
    expect(figure('Average score')?.textContent).toBe('85%');
    for (const title of ['Progress', 'Completion by department', 'Assigned and completed over time']) {
      expect(await screen.findByRole('table', { name: title })).toBeTruthy();
    }
    expect(screen.getAllByText('3 other departments')).toHaveLength(2);
    const rows = within(await screen.findByTestId('list-report-campaigns'));
    expect(await rows.findByRole('link', { name: 'Phishing basics' })).toBeTruthy();
    const sizes = [...(screen.getByRole('combobox', { name: 'Rows per page' }) as HTMLSelectElement).options];
    expect(sizes.map(({ value }) => value)).toEqual(['25', '50', '100']);
  });

  it('sends the filters of the URL with every call, and drops invalid ones', async () => {
    const calls = answerNetwork(trainingReportCalls);
    await open(
      `?dateFrom=2026-03-01&dateTo=2026-03-31&statuses=overdue&statuses=lazy&departments=${departmentId}&campaignIds=everything`,
    );
    await screen.findByRole('link', { name: 'Phishing basics' });
    const filters = `statuses=overdue&departments=${departmentId}&dateFrom=2026-03-01&dateTo=2026-03-31`;
    expect(asked(calls, `${reportsApi}/training/statistics`)).toEqual([filters]);
    expect(asked(calls, `${reportsApi}/training/timeline`)).toEqual([filters]);
    expect(asked(calls, campaigns)).toEqual([`${filters}&order=DESC&orderBy=startsAt&pageNumber=1&pageSize=25`]);
    expect(await screen.findByRole('button', { name: 'Departments Sales' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Assigned Mar 1\s–\s31, 2026$/ })).toBeTruthy();
    await press('Clear filters');
    await waitFor(() => expect(asked(calls, `${reportsApi}/training/statistics`)).toEqual([filters, 'campaignStatuses=running']));
  });

  it('keeps a chosen preset, status and campaign in the URL', async () => {
    answerNetwork(trainingReportCalls);
    const { router } = await open('?page=3');
    await pressFilter('Assigned');
    const period = await screen.findByRole('dialog', { name: 'Assigned' });
    expect(
      within(period)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        // Those of the calendars, once they have come, have a picture only.
        .filter(Boolean),
    ).toEqual(['Any time', 'Last 7 days', 'Last 30 days', 'Last 90 days', 'Last 180 days', '1 year', 'Apply']);
    await user.click(within(period).getByRole('button', { name: 'Last 30 days' }));
    const [from, to] = lastDays(30);
    expect(router.state.location.search).toBe(`?dateFrom=${from}&dateTo=${to}`);
    expect(await screen.findByRole('button', { name: 'Assigned Last 30 days' })).toBeTruthy();

    await pressFilter('Status');
    await user.click(await screen.findByRole('checkbox', { name: 'Overdue' }));
    await user.keyboard('{Escape}');
    await pressFilter('Campaigns');
    await user.click(await screen.findByRole('checkbox', { name: /Phishing basics/ }));
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('statuses')).toBe('overdue');
    expect(params.get('campaignIds')).toBe(campaignId);
  });

  it.each([
    ['2025-03-01', '2026-03-02', 'The range can be at most 366 days'],
    ['2026-03-02', '2026-03-01', 'The end date can’t be before the start date'],
    ['2026-03-02', '', 'Choose a start date and an end date'],
  ])('says what is wrong with a range from %s to %s', async (from, to, message) => {
    answerNetwork(trainingReportCalls);
    const { router } = await open();
    await pressFilter('Assigned');
    await fillDate('From', from);
    if (to) await fillDate('To', to);
    await press('Apply');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('opens the people of a figure and of a campaign, who link to their profile', async () => {
    const calls = answerNetwork(trainingReportCalls);
    const { router } = await open('?groups=');
    await user.click(await screen.findByRole('link', { name: '10' }));
    const drawer = await screen.findByRole('dialog', { name: 'Overdue' });
    const profile = await within(drawer).findByRole('link', { name: 'Ann Hill' });
    expect(profile.getAttribute('href')).toMatch(/^\/user_profile\//);
    expect(asked(calls, `${reportsApi}/training/users`)[0]).toContain('statuses=overdue');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('people'));
    await user.click(await screen.findByRole('link', { name: 'Phishing basics' }));
    await screen.findByRole('dialog', { name: 'Phishing basics' });
    await waitFor(() => expect(asked(calls, `${reportsApi}/training/users`).at(-1)).toContain(`campaignIds=${campaignId}`));
  });

  it.each([
    ['several campaigns', trainingPeople, '10'],
    ['one campaign', campaignPeople, 'Phishing basics'],
  ])('lists the people of %s in the columns that their papers have, in the same order', async (_, { columns }, link) => {
    answerNetwork(trainingReportCalls);
    await open();
    await user.click(await screen.findByRole('link', { name: link }));
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('link', { name: 'Ann Hill' });
    const titles = drawer.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const onPaper = columnsIn('paper', columns).map(({ label }) => writing.text(label));
    // Paper has no room for a column that is empty for most.
    expect(titles.filter((title) => title && title !== 'Away until')).toEqual(onPaper);
    expect(onPaper).toContain('Assigned');
    expect(titles).toContain('Away until');
  });

  it('has no column for the opening of links where another app takes the people', () => {
    const keys = () => reportFields(campaignPeople.columns).map(({ key }) => key);
    expect(keys()).toContain('openedAt');
    config.links.learnerApp = 'https://learn.example';
    expect(keys()).not.toContain('openedAt');
    delete config.links.learnerApp;
  });

  it('shows running campaigns until all are chosen, with one press', async () => {
    const calls = answerNetwork(trainingReportCalls);
    const { router } = await open();
    expect(await screen.findByRole('button', { name: 'Campaign status Running' })).toBeTruthy();
    await press('All campaigns');
    const all = 'campaignStatuses=scheduled&campaignStatuses=running&campaignStatuses=suspended&campaignStatuses=ended';
    await waitFor(() => expect(asked(calls, `${reportsApi}/training/statistics`)).toEqual(['campaignStatuses=running', all]));
    expect(await screen.findByRole('button', { name: 'Campaign status All campaigns' })).toBeTruthy();
    await press('All campaigns');
    expect(router.state.location.search).toBe('');
  });

  it('covers all campaigns as soon as a status or a period is chosen', async () => {
    const calls = answerNetwork(trainingReportCalls);
    await open('?statuses=completed');
    await waitFor(() => expect(asked(calls, `${reportsApi}/training/statistics`)).toEqual(['statuses=completed']));
    expect(screen.queryByRole('button', { name: 'Campaign status Running' })).toBeNull();
  });

  it('filters by day of completion or deadline', async () => {
    const calls = answerNetwork(trainingReportCalls);
    const { router } = await open('?dateFrom=2026-03-01&dateTo=2026-03-31');
    await press(/^Assigned Mar 1/);
    await user.click(await screen.findByRole('radio', { name: 'Completed' }));
    const days = 'dateFrom=2026-03-01&dateTo=2026-03-31&rangeOf=completed';
    await waitFor(() => expect(router.state.location.search).toBe(`?${days}`));
    await waitFor(() => expect(asked(calls, `${reportsApi}/training/statistics`).at(-1)).toBe(days));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Completed Mar 1/ })).toBeTruthy();
  });

  it('distinguishes no data from no matches', async () => {
    const none = { ...trainingReportCalls, [`GET ${campaigns}`]: { body: { items: [], totalCount: 0 } } };
    answerNetwork(none);
    await open();
    expect(await screen.findByText('No data')).toBeTruthy();
  });

  it('clears filters without matches', async () => {
    answerNetwork({ ...trainingReportCalls, [`GET ${campaigns}`]: { body: { items: [], totalCount: 0 } } });
    const { router } = await open('?statuses=overdue');
    expect(await screen.findByText('No data was found, try another search')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('No data')).toBeTruthy();
  });

  it('retries a failed part', async () => {
    let isBroken = true;
    answerNetwork({
      ...trainingReportCalls,
      [`GET ${reportsApi}/training/departments`]: () => (isBroken ? Response.json({}, { status: 500 }) : { items: [], rest: null }),
    });
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('No data yet...')).toBeTruthy();
  });

  it('shows no error for a failed file, but reports it', async () => {
    answerNetwork({
      ...trainingReportCalls,
      [`GET ${campaigns}`]: (_, headers) =>
        headers.get('accept')?.startsWith('text/csv') ? Response.json({}, { status: 500 }) : { items: [], totalCount: 0 },
    });
    const told: unknown[] = [];
    const random = Math.random;
    Math.random = () => 0;
    sendErrorsTo(({ error }) => told.push(error));
    await open();
    await press('Export');
    await user.click(await screen.findByRole('menuitem', { name: 'All rows as CSV' }));
    await waitFor(() => expect(told).toHaveLength(1));
    sendErrorsTo(null);
    Math.random = random;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-disabled')).toBe('false'));
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
  });
});

describe('a company whose plan has no reports', () => {
  const without = (status: 'available' | 'expired') =>
    somebody({
      company: {
        subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status, endsAt: '2026-01-01T00:00:00.000Z' } },
      },
    });

  it.each([
    ['available', 'Start Your Free Trial', 'Cancel'],
    ['expired', 'Your Trial period has expired!', 'Close'],
  ] as const)('whose trial is %s is sent to the landing page and asked a second later', async (status, title, close) => {
    await openPanel('/reports-training', { user: without(status) });
    expect(await screen.findByRole('heading', { name: 'Reports', level: 1 }, { timeout: 5000 })).toBeTruthy();
    expect(location.pathname).toBe('/reports');
    const arrived = Date.now();
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: title }, { timeout: 3000 });
    expect(Date.now() - arrived).toBeGreaterThan(500);
    await user.click(within(dialog).getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: /Training report/ }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(location.pathname).toBe('/reports');
  });

  it('refuses partners without a role in the company', async () => {
    await openPanel('/reports', { user: somebody({ role: 'msp' }) });
    expect(await screen.findByText("You don't have permission to access")).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
  });
});
