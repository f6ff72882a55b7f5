import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  PersonMessage,
  RecipientRow,
  ReportCampaignRow,
  ReportSetRow,
  ReportTemplateRow,
  TrendRow,
} from '#contract/simulation/reportRows';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { idOf } from '#tests/support/ui/people';
import { pageOfRows } from '#tests/support/ui/someExercise';
import { simulationCalls, simulationId, someSimulation } from '#tests/support/ui/someSimulation';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
const base = `/phishing-simulation/reports/${simulationId}`;
const report = `/v3/company/${companyId}/campaign/${simulationId}/report`;
const below = `/phishing/api/v3/company/${companyId}`;
const [annId, salesId, roundId] = [idOf(1, 980), idOf(2, 980), idOf(3, 980)];

const figures = {
  sent: 200,
  opened: 90,
  clicked: 50,
  phished: 20,
  reported: 60,
  openedRate: 45,
  clickedRate: 25,
  phishedRate: 10,
  reportedRate: 30,
  openedClean: 90,
  openedRaw: 180,
  clickedClean: 50,
  clickedRaw: 150,
  phishedClean: 20,
  phishedRaw: 120,
  toReview: 7,
};
const round: TrendRow = { id: roundId, number: 1, startsOn: '2026-03-02', ...figures };
const totals = { recipients: 120, ...figures, minutesToClick: 12.5, minutesToReport: 4, reportedFirst: 50, erasedUntil: null };
const overview = (items: TrendRow[]) => ({
  data: { items, pageInfo: { number: 1, size: 25, totalCount: items.length }, totals, campaign: { name: 'Parcels' } },
});
const ann: RecipientRow = {
  id: annId,
  fullName: 'Ann Hill',
  email: 'ann@acme.example',
  departments: 'Sales',
  ...figures,
  sent: 2,
  isDisabled: false,
  isDeleted: false,
};
const sales: ReportSetRow = { id: salesId, name: 'Sales', recipients: 80, ...figures };
const board: ReportSetRow = {
  ...sales,
  id: idOf(4, 980),
  name: 'Board',
  recipients: 3,
  openedRate: null,
  clickedRate: null,
  phishedRate: null,
  reportedRate: null,
};
const message: PersonMessage = {
  id: idOf(5, 980),
  roundNumber: 1,
  templateName: 'Lost parcel',
  status: 'sent',
  sentAt: '2026-03-02T09:00:00.000Z',
  isUncertain: false,
  isOpened: true,
  isClicked: true,
  isPhished: false,
  isReported: true,
  isReportedByOther: false,
  events: [
    { id: '1', kind: 'link', at: '2026-03-02T09:00:02.000Z', n: 1, class: 'scanner', rule: 'too_fast', isLate: false },
    { id: '2', kind: 'link', at: '2026-03-02T09:12:00.000Z', n: 1, class: 'human', rule: 'interaction', isLate: false },
    { id: '3', kind: 'pixel', at: '2026-04-30T09:12:00.000Z', n: 1, class: null, rule: null, isLate: true },
  ],
  eventCount: 5,
};
const lure: ReportTemplateRow = {
  id: idOf(5, 980),
  name: 'Lost parcel',
  type: 'CONSUMER',
  difficulty: 'EASY',
  recipients: 80,
  ...figures,
};
const lureMessage = {
  id: lure.id,
  companyId: null,
  name: lure.name,
  type: lure.type,
  language: 'en',
  difficulty: 1,
  landingKind: 'teach',
  senderName: 'Parcels',
  senderLocal: 'parcels',
  subject: 'Your parcel waits',
  html: '<p>Look here</p>',
  text: 'Look here',
  callouts: [],
  designData: null,
  isEditable: false,
  createdAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-01T08:00:00Z',
  thumbnailUrl: null,
};
const campaign: ReportCampaignRow = {
  id: simulationId,
  name: 'Parcels',
  startsOn: '2026-03-02',
  endsOn: null,
  templates: 6,
  recipients: 120,
  ...figures,
};

const answers: NonNullable<Parameters<typeof openPanel>[1]>['answers'] = {
  [simulationCalls.active]: { body: pageOfRows([someSimulation()]) },
  [`GET ${below}/campaign/${simulationId}`]: { body: { data: someSimulation() } },
  [`GET ${report}/overview`]: { body: overview([round]) },
  [`GET ${report}/recipients`]: { body: pageOfRows([ann]) },
  [`GET ${report}/departments`]: { body: pageOfRows([sales, board]) },
  [`GET ${report}/rounds`]: {
    body: pageOfRows([{ ...round, number: 1, endsOn: '2026-04-01', templates: 4, recipients: 200 }]),
  },
  [`GET ${report}/filter/rounds`]: { body: { data: [{ id: roundId, number: 1, startsOn: '2026-03-02' }] } },
  [`GET ${below}/campaign/${simulationId}/person/${annId}`]: { body: { data: { fullName: 'Ann Hill', messages: [message] } } },
  [`GET ${below}/campaigns/report/overview`]: {
    body: overview([{ ...round, id: '2026-03-01', number: null, startsOn: '2026-03-01' }]),
  },
  [`GET ${below}/campaigns/report/campaigns`]: { body: pageOfRows([campaign]) },
};
// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([
    import('~/resources/simulation-report/tabs.tsx'),
    import('~/resources/simulation-report/summary.tsx'),
    import('~/app/mountPanel.tsx'),
  ]);
}, 60_000);

const called = (made: readonly Call[], path: string) =>
  made.filter((call) => call.path === path).map(({ query }) => query.toString());
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
const rowOf = async (name: string) => (await screen.findByText(name, undefined, wait)).closest('tr') as HTMLElement;
const bar = () => within(screen.getByRole('group', { name: 'Filters' }));

describe('the report of a simulation', () => {
  it('starts with its figures and their trend', async () => {
    await openPanel(base, { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Parcels' }, wait)).toBeTruthy();
    expect(location.pathname).toBe(`${base}/overview`);
    await waitFor(() => expect(figure('Sent')).toBe('200'));
    expect(figure('Phished')).toBe('2010%');
    expect(figure('Reported')).toBe('6030%');
    expect(figure('To review')).toBe('7');
    expect(figure('Minutes until a click (median)')).toBe('12.5');
    expect((await screen.findAllByText(/How many of those sent/)).length).toBeGreaterThan(0);
  });

  it('counts programs, too, if asked, and says so in its address', async () => {
    const made = await openPanel(`${base}/recipients`, { answers });
    await rowOf('Ann Hill');
    expect(called(made, `${report}/recipients`)[0]).toContain('order=DESC&orderBy=phished&pageNumber=1&pageSize=25');
    await user.click(bar().getByRole('button', { name: 'Count programs, too' }));
    await waitFor(() => expect(location.search).toBe('?figures=raw'));
    await waitFor(() => expect(called(made, `${report}/recipients`).at(-1)).toContain('figures=raw'));
    expect(called(made, `${report}/overview`).at(-1)).toBe('figures=raw');
  });

  it('is about rounds or a period: choosing one clears the other', async () => {
    const made = await openPanel(`${base}/rounds?periodFrom=2026-03-01&periodTo=2026-03-31`, { answers });
    await screen.findByText('Mar 2, 2026', undefined, wait);
    expect(called(made, `${report}/rounds`)[0]).toContain('from=2026-03-01');
    await user.click(bar().getByRole('button', { name: /^Rounds/ }));
    await user.click(await screen.findByRole('checkbox', { name: '1 · Mar 2, 2026' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(`?rounds=${roundId}`));
    await user.click(bar().getByRole('button', { name: /^Sent/ }));
    await user.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    await waitFor(() => expect(location.search).toMatch(/^\?periodFrom=\d{4}-\d\d-\d\d&periodTo=\d{4}-\d\d-\d\d$/));
    expect(called(made, `${report}/rounds`).every((query) => !(query.includes('from=') && query.includes('rounds=')))).toBe(true);
  });

  it('keeps its filters from tab to tab, without page and search', async () => {
    await openPanel(`${base}/recipients?events=clicked&searchText=ann&pageNumber=1`, { answers });
    await rowOf('Ann Hill');
    await user.click(within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: 'Departments' }));
    await rowOf('Sales');
    expect(location.pathname + location.search).toBe(`${base}/departments?events=clicked`);
  });

  it('shows no percentages where very few people got an email', async () => {
    await openPanel(`${base}/departments`, { answers });
    expect((await rowOf('Sales')).textContent).toContain('2010%');
    expect((await rowOf('Board')).textContent).not.toContain('%');
    expect(screen.getByText(/Where very few people/)).toBeTruthy();
  });

  it('shows the message of a template that it sent', async () => {
    const template = `/rest/v1/company/${companyId}/simulation-templates`;
    await openPanel(`${base}/templates`, {
      answers: {
        ...answers,
        [`GET ${report}/templates`]: { body: pageOfRows([lure]) },
        [`GET ${template}/${lure.id}`]: { body: lureMessage },
        [`POST ${template}/preview`]: { body: { url: '/preview', droppedPictures: 0 } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Lost parcel' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lost parcel' }, wait));
    expect(await dialog.findByText('Your parcel waits')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('opens the emails of a person, each event with the rule that decided', async () => {
    await openPanel(`${base}/recipients`, { answers });
    await user.click(await screen.findByRole('link', { name: 'Ann Hill' }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ann Hill' }, wait));
    expect(await dialog.findByText('Lost parcel')).toBeTruthy();
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Link followed.*Program.*within 10 seconds after the mail/),
        expect.stringMatching(/Link followed.*Person.*Someone moved/),
        expect.stringMatching(/Picture loaded.*Not judged yet.*Too late to count/),
      ]),
    );
    expect(dialog.getByText('Further events: 2')).toBeTruthy();
  });

  it('leads back to the campaigns while nothing is planned', async () => {
    const waiting = someSimulation({ stage: 'scheduled', usersCount: 0 });
    await openPanel(base, { answers: { ...answers, [`GET ${below}/campaign/${simulationId}`]: { body: { data: waiting } } } });
    await waitFor(() => expect(location.pathname).toBe('/phishing-simulation/active'), wait);
    expect(await screen.findByText('Report unavailable for postponed Phishing campaign.')).toBeTruthy();
  });
});

describe('the report on all simulations', () => {
  it('leads from a campaign to its own report', async () => {
    await openPanel('/reports/phishing-summary/campaigns', { answers });
    const link = await screen.findByRole('link', { name: 'Parcels' }, wait);
    expect(screen.getByRole('heading', { level: 1, name: 'Phishing simulation report' })).toBeTruthy();
    expect(link.getAttribute('href')).toBe(base);
  });

  it('starts with its overview', async () => {
    await openPanel('/reports/phishing-summary', { answers });
    await waitFor(() => expect(location.pathname).toBe('/reports/phishing-summary/overview'), wait);
    expect((await screen.findAllByText(/How many of those sent/, undefined, wait)).length).toBeGreaterThan(0);
  });

  it('sends a company without reports in its plan to the overview of reports, which says how to get them', async () => {
    const subscription = { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } };
    await openPanel('/reports/phishing-summary/recipients', { user: somebody({ company: { subscription } }), answers });
    await waitFor(() => expect(location.pathname).toBe('/reports'), wait);
    expect(await screen.findByRole('dialog', undefined, wait)).toBeTruthy();
  });
});
