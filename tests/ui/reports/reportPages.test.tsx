import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';
import { exerciseId, generalReportCalls, quizReportCalls, reportsApi, reviewCalls } from '#tests/support/ui/someReport';
import { GeneralReportPage } from '~/custom-pages/reports/GeneralReportPage.tsx';
import { lastDays } from '~/report/period/days.ts';
import { ReviewsPage } from '~/resources/reviews/ReviewsPage.tsx';

const user = userEvent.setup({ delay: null });
const asked = (calls: Call[], path: string) => calls.filter((call) => call.path === path).map(({ query }) => query.toString());
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

beforeEach(() => answerNetwork({}));

describe('the quiz report', () => {
  it('starts with its questions; its other tab has the people and keeps the filters', async () => {
    const calls = await openPanel('/reports-quizzes', { answers: quizReportCalls });
    expect(await screen.findByText('Who asks?', undefined, { timeout: 5000 })).toBeTruthy();
    expect(location.pathname).toBe('/reports-quizzes/questions');
    expect(figure('Correct')).toBe('78078%');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
    await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Courses' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Phishing basics' }));
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('navigation', { name: 'Views' })).getByRole('link', { name: 'Users' }));
    expect((await screen.findByRole('link', { name: 'Ann Hill' })).getAttribute('href')).toMatch(/^\/user_profile\//);
    expect(location.pathname).toBe('/reports-quizzes/users');
    expect(location.search).toMatch(/^\?courseIds=/);
    expect(asked(calls, `${reportsApi}/quizzes/users`)[0]).toContain('courseIds=');
  });
});

describe('the general report', () => {
  it('has a section for each area with its change, over the default period unless another is chosen', async () => {
    const calls = answerNetwork(generalReportCalls);
    await showInPanel(<GeneralReportPage />);
    const training = await screen.findByRole('region', { name: 'Training report' });
    expect(await within(training).findByText('Up 20 from the previous period')).toBeTruthy();
    expect(within(training).getByText('Down 5 from the previous period')).toBeTruthy();
    expect(within(training).getByRole('table', { name: 'Departments with the highest completion' })).toBeTruthy();
    expect(within(training).getByText('No data yet...')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Policy report' })).getAllByText('Acknowledged')[0]).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Monthly video report' })).toBeTruthy();
    const quizzes = screen.getByRole('region', { name: 'Quiz report' });
    expect(await within(quizzes).findByRole('table', { name: 'Correct and wrong answers' })).toBeTruthy();
    const [from, to] = lastDays(30);
    const all = campaignStatuses.map((state) => `campaignStatuses=${state}`).join('&');
    const days = `dateFrom=${from}&dateTo=${to}`;
    expect(within(quizzes).getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
      `/reports-quizzes/questions?${days}&${all}`,
    );
    for (const path of ['general', 'quizzes/statistics']) expect(asked(calls, `${reportsApi}/${path}`)).toEqual([`${days}&${all}`]);
  });

  it('shows its period, and no change for equal rounded numbers', async () => {
    const call = `GET ${reportsApi}/general`;
    const { body } = generalReportCalls[call] as { body: { training: Record<'current' | 'previous', object> } };
    const { current, previous } = body.training;
    const [now, before] = [
      { ...current, averageScore: 77.9 },
      { ...previous, averageScore: 77.6 },
    ];
    answerNetwork({
      ...generalReportCalls,
      [call]: { body: { ...body, training: { ...body.training, current: now, previous: before } } },
    });
    await showInPanel(<GeneralReportPage />);
    await user.click(await screen.findByRole('button', { name: 'Assigned Last 30 days' }));
    const period = await screen.findByRole('dialog', { name: 'Assigned' });
    expect(within(period).queryByRole('button', { name: 'Any time' })).toBeNull();
    const usual = within(period).getByRole('button', { name: 'Last 30 days' });
    expect(usual.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(figure('Average score')).toBe('78%'));
  });
});

describe('the Gaming section of the general report', () => {
  const gaming = () => screen.findByRole('region', { name: 'Gaming report' });

  it('has the totals of exercises and games, and rows that say which they are', async () => {
    answerNetwork(generalReportCalls);
    await showInPanel(<GeneralReportPage />);
    const section = within(await gaming());
    expect(await section.findByText('Up 12 from the previous period')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toMatch(
      /^\/reports-gaming\?.*campaignStatuses=running&campaignStatuses=suspended&campaignStatuses=ended$/,
    );
    const rows = within(section.getByRole('table', { name: 'Campaigns of exercises and games' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Phishing exerciseSpring exercise');
    expect(rows[1]?.textContent).toContain('7.2 of 10');
    expect(rows[2]?.textContent).toContain('GameCatch the phish');
    const links = within(rows[1] as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/phishing-exercise-report/${exerciseId}/users`]);
    expect(section.queryByText('For full and precise data upgrade to boost')).toBeNull();
  });

  it('says that the plan shows only the first campaigns', async () => {
    const call = `GET ${reportsApi}/general`;
    const { body } = generalReportCalls[call] as { body: { gaming: object } };
    answerNetwork({ ...generalReportCalls, [call]: { body: { ...body, gaming: { ...body.gaming, totalCount: 5 } } } });
    await showInPanel(<GeneralReportPage />);
    expect(await within(await gaming()).findByText('For full and precise data upgrade to boost')).toBeTruthy();
  });
});

describe('the saved filters of a report', () => {
  const path = `/rest/v1/company/${companyId}/saved-filters`;
  const saved = (list: string, filter: string) => ({
    [`GET ${path}`]: {
      body: [{ id: idOf(1, 7), list, name: 'Bad ones', filter, createdAt: '2026-01-01T00:00:00.000Z' }],
      headers: { 'content-range': 'saved-filters 0-0/1' },
    },
    [`POST ${path}`]: ({ body }: Call) => ({ id: idOf(2, 7), createdAt: '2026-01-01T00:00:00.000Z', ...(body as object) }),
  });
  const openMenu = async () => {
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    return screen.findByRole('dialog', { name: 'Saved filters' });
  };

  it('contain its filters and the order of its rows, and restore both', async () => {
    const calls = answerNetwork({ ...reviewCalls, ...saved('reviews', 'order=ASC&rating=2&rating=1&comments=true') });
    const { router } = await showInPanel(<ReviewsPage />);
    await user.click(await within(await openMenu()).findByRole('button', { name: 'Bad ones' }));
    expect(router.state.location.search).toBe('?order=ASC&rating=2&rating=1&comments=true');
    expect(await screen.findByRole('button', { name: 'Rating 2' })).toBeTruthy();
    await waitFor(() =>
      expect(asked(calls, `${reportsApi}/training/reviews`).at(-1)).toMatch(/^rating=2&rating=1&comments=true&order=ASC/),
    );
    await user.click(screen.getByRole('button', { name: 'With comments' }));
    await user.click(await within(await openMenu()).findByRole('button', { name: 'Save this filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'One or two{Enter}');
    await screen.findByText('Filter “One or two” has been saved');
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ list: 'reviews', name: 'One or two', filter: 'order=ASC&rating=2&rating=1' });
  });

  it('exist on the general report too, which has no rows', async () => {
    const [from, to] = ['2026-03-01', '2026-03-31'];
    answerNetwork({ ...generalReportCalls, ...saved('general-report', `dateFrom=${from}&dateTo=${to}`) });
    const { router } = await showInPanel(<GeneralReportPage />);
    await user.click(await within(await openMenu()).findByRole('button', { name: 'Bad ones' }));
    expect(router.state.location.search).toBe(`?dateFrom=${from}&dateTo=${to}`);
    expect(await screen.findByRole('button', { name: /^Assigned Mar 1/ })).toBeTruthy();
  });
});

describe('reviews', () => {
  it('are open on every plan', async () => {
    const free = somebody({
      company: { subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } },
    });
    await openPanel('/reviews', { user: free, answers: reviewCalls });
    expect(await screen.findByText('Short and clear.', undefined, { timeout: 5000 })).toBeTruthy();
    expect(location.pathname).toBe('/reviews');
  });

  it('show stars, comment, course and person, ten on a page', async () => {
    const calls = answerNetwork(reviewCalls);
    await showInPanel(<ReviewsPage />);
    expect(await screen.findByText('Short and clear.')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeTruthy();
    expect(figure('Average rating')).toBe('4.3');
    expect(asked(calls, `${reportsApi}/training/reviews`)).toEqual(['order=DESC&orderBy=createdAt&pageNumber=1&pageSize=10']);
    const sizes = [...(screen.getByRole('combobox', { name: 'Rows per page' }) as HTMLSelectElement).options];
    expect(sizes.map(({ value }) => value)).toEqual(['10', '25', '50', '100']);
  });

  it('are filtered by training, ratings and comments, and exported as shown', async () => {
    const calls = answerNetwork({
      ...reviewCalls,
      [`GET ${reportsApi}/training/reviews`]: (_, headers) =>
        headers.get('accept')?.startsWith('text/csv')
          ? new Response('a\nb\n', { headers: { 'content-disposition': 'attachment; filename="reviews-2026-03-05.csv"' } })
          : { items: [], totalCount: 0 },
    });
    const { router } = await showInPanel(<ReviewsPage />);
    await user.click(await screen.findByRole('button', { name: 'Training' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Phishing basics' }));
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Rating' }));
    await user.click(await screen.findByRole('checkbox', { name: '1 star' }));
    await user.click(screen.getByRole('checkbox', { name: '2 stars' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'With comments' }));
    const params = new URLSearchParams(router.state.location.search);
    expect([params.getAll('rating'), params.get('comments'), params.getAll('trainingId').length]).toEqual([['2', '1'], 'true', 1]);
    expect(await screen.findByText('No data was found, try another search')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'All rows as CSV' }));
    expect(await screen.findByText('1 row exported to reviews-2026-03-05.csv')).toBeTruthy();
    const [trainingId = ''] = params.getAll('trainingId');
    const file = asked(calls, `${reportsApi}/training/reviews`).at(-1);
    expect(file).toBe(`trainingId=${trainingId}&rating=2&rating=1&comments=true&order=DESC&orderBy=createdAt`);
  });
});
