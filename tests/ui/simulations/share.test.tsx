import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CloneCandidate, CloneReceiver } from '#contract/simulation/sharing';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { reseller } from '#tests/support/ui/partners';
import { idOf } from '#tests/support/ui/people';
import { companyId } from '#tests/support/ui/somebody';
import { calls as wizardCalls, next, open as openWizard, page as wizard, somePreflight } from '#tests/support/ui/simulationWizard';
import { notAgreed, simulationCalls, simulationId, simulationsShown, someSimulation } from '#tests/support/ui/someSimulation';

// The first test would wait for the code of the pages.
beforeAll(async () => {
  await Promise.all([import('~/resources/simulation-customers/SharePage.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);

const user = userEvent.setup({ delay: null });
const share = `/phishing-simulation/share/${simulationId}`;
const related = '/phishing/api/v1/companies/related';
const ofCompany = `/phishing/api/v3/company/${companyId}`;
const clone = `POST /phishing/api/v3/campaign/${simulationId}/clone`;
const complete = `PATCH ${ofCompany}/campaigns/complete`;
const answerTo = (body: object) => ({ body });

const receiver = (n: number, companyName: string, part: Partial<CloneReceiver> = {}): CloneReceiver => ({
  companyId: idOf(n, 7),
  companyName,
  campaignId: idOf(n, 8),
  isWaiting: false,
  sentPercent: 40,
  startDate: '2026-03-02',
  createdDate: '2026-02-20T08:00:00.000Z',
  ...part,
});
const candidate = (n: number, companyName: string, part: Partial<CloneCandidate> = {}): CloneCandidate => ({
  companyId: idOf(n, 9),
  companyName,
  isBoosted: true,
  isWithRegisteredUsers: true,
  ...part,
});
const infoOf = (rows: readonly unknown[]) => ({ number: 1, size: 25, totalCount: rows.length });

const acorn = receiver(1, 'Acorn');
const birch = receiver(2, 'Birch', { isWaiting: true, sentPercent: null, startDate: null });
const lacking = [
  candidate(1, 'Cedar'),
  candidate(2, 'Dogwood', { isBoosted: false, isWithRegisteredUsers: false }),
  candidate(3, 'Elm', { isBoosted: false }),
  candidate(4, 'Fir', { isWithRegisteredUsers: false }),
];
const candidates = (companies: CloneCandidate[], total = 1) =>
  answerTo({ data: { companies, totalAvailableCount: total, pageInfo: infoOf(companies) } });

const open = (
  address = share,
  has: CloneReceiver[] = [acorn, birch],
  lacks: CloneCandidate[] = lacking,
  more: NonNullable<Parameters<typeof openPanel>[1]>['answers'] = {},
) =>
  openPanel(address, {
    user: somebody({ company: reseller }),
    answers: {
      [`GET ${related}/include_cloned_campaign`]: answerTo({
        data: { companies: has, parentCampaignName: 'Parcels', pageInfo: infoOf(has) },
      }),
      [`GET ${related}/exclude_cloned_campaign`]: candidates(lacks),
      'GET /api/v1/timezones': { body: ['Europe/Berlin', 'UTC'] },
      [clone]: answerTo({ data: { changed: 1, skipped: 0, waiting: 1 }, message: 'Customer was successfully added!' }),
      [complete]: answerTo({ data: { changed: 1 }, message: '1 customer was removed from the campaign!' }),
      ...simulationsShown([someSimulation()]),
      ...more,
    },
  });
const sentBy = (calls: readonly Call[], call: string) => calls.findLast(({ method, path }) => `${method} ${path}` === call);
const queryOf = (calls: readonly Call[], kind: string) => calls.findLast(({ path }) => path.endsWith(kind))?.query;
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the page that shares a simulation', () => {
  it('lists the customers that have it, sorted and searched as its address says', async () => {
    const calls = await open(`${share}?search=oak&orderBy=sentPercent&order=DESC&page=1&limit=10`);
    expect(await screen.findByRole('heading', { name: 'Parcels / Share To My Customers' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/phishing-simulation');
    const query = queryOf(calls, 'include_cloned_campaign');
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      companyId,
      campaignId: simulationId,
      searchText: 'oak',
      orderBy: 'sentPercent',
      order: 'DESC',
      pageSize: '10',
    });
    expect(within(screen.getByRole('row', { name: /Acorn/ })).getByText('40%')).toBeTruthy();
    const waiting = within(screen.getByRole('row', { name: /Birch/ }));
    expect(waiting.getByText('Waiting for approval')).toBeTruthy();
    expect(waiting.getAllByText('–')).toHaveLength(2);
  });

  it('archives it at selected customers after a question, and has no search meanwhile', async () => {
    const calls = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Acorn' }));
    expect(screen.getByRole('heading', { name: 'Selected: 1' })).toBeTruthy();
    await press('Archive');
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive campaign for 1 customer(s)?' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 customer was removed from the campaign!')).toBeTruthy();
    expect(sentBy(calls, complete)?.body).toEqual({
      parentCampaignId: simulationId,
      campaignIds: [acorn.campaignId],
      isAllSelected: false,
    });
    expect(await screen.findByRole('heading', { name: 'Customers: 2' })).toBeTruthy();
  });

  it('says in short that something went wrong where the server gives no sentence', async () => {
    await open(share, [acorn], [], { [complete]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Acorn' }));
    await press('Archive');
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive campaign for 1 customer(s)?' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('Something went wrong!')).toBeTruthy();
  });

  it('invites to add customers where none has it, but not while a search finds nothing', async () => {
    await open(share, []);
    expect(await screen.findByText('No customers added to this campaign!')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'oak');
    expect(await screen.findByText('No data was found, try another search')).toBeTruthy();
    expect(screen.queryByText('No customers added to this campaign!')).toBeNull();
  });

  it('leads a company without customers back to its campaigns', async () => {
    await openPanel(share, { answers: simulationsShown([someSimulation()]) });
    await waitFor(() => expect(location.pathname).toBe('/phishing-simulation/active'));
  });
});

describe('adding customers', () => {
  it('takes those on Boost with registered users, from today on, and says what others lack', async () => {
    const calls = await open();
    await press('Add Customers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Customers' }));
    for (const reason of ['not boosted and no registered users', 'not boosted', 'no registered users'])
      expect(await dialog.findByText(`Not available to share: ${reason}`)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Select Elm' }).disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'All Customers' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(
      await screen.findByText('Customer was successfully added! Customers whose admin has to approve it first: 1'),
    ).toBeTruthy();
    expect(sentBy(calls, clone)?.body).toMatchObject({
      name: 'Parcels',
      companyIds: [lacking[0]?.companyId],
      isAllSelected: false,
      startDate: new Intl.DateTimeFormat('en-CA').format(new Date()),
    });
  });

  it('says beside its button why it failed, where a long list does not hide it', async () => {
    const refused = {
      status: 422,
      body: { error: { code: 'start_day_in_past', message: 'The start date cannot be in the past.' } },
    };
    await open(share, [], lacking, { [clone]: refused });
    await press('Add Customers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Customers' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'All Customers' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const alert = await dialog.findByText('The start date cannot be in the past.');
    expect(alert.closest('footer')?.contains(dialog.getByRole('button', { name: 'Add' }))).toBe(true);
  });
});

describe('the card of a simulation', () => {
  const openCards = (campaign = someSimulation(), extra: Parameters<typeof openPanel>[1] = {}) =>
    openPanel('/phishing-simulation/active', { ...extra, answers: { ...simulationsShown([campaign]), ...extra.answers } });
  const suggested = someSimulation({
    stage: 'draft',
    waitsForApproval: true,
    parentCompanyName: 'Northstar',
    suggestedOn: '2026-03-09',
  });
  const approve = `POST ${ofCompany}/campaign/${simulationId}/approve`;
  const decline = `POST ${ofCompany}/campaign/${simulationId}/decline`;
  const preflight = { [`GET ${ofCompany}/campaign/${simulationId}/preflight`]: answerTo({ data: somePreflight() }) };

  it('leads a partner to the page that shares it', async () => {
    await openCards(someSimulation(), { user: somebody({ company: reseller }) });
    await press('Actions for Parcels');
    expect(screen.getByRole('menuitem', { name: 'Share To My Customers' }).getAttribute('href')).toBe(share);
  });

  it('says who suggests it, and is approved once the company has agreed', async () => {
    const calls = await openCards(suggested, {
      answers: {
        ...preflight,
        [simulationCalls.consent]: { body: { data: notAgreed } },
        [approve]: answerTo({ data: someSimulation({ stage: 'scheduled' }), message: 'Phishing campaign approved!' }),
      },
    });
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
    expect(screen.getByText(/^Suggested by Northstar/)).toBeTruthy();
    await press('Approve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Parcels?' }));
    expect(dialog.getByRole('heading', { name: 'Agree to phishing simulations' })).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    expect(sentBy(calls, approve)).toBeUndefined();
  });

  it('is declined after a question', async () => {
    const calls = await openCards(suggested, { answers: { [decline]: answerTo({ data: {}, message: 'Declined' }) } });
    await press('Decline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Parcels?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Phishing campaign declined!')).toBeTruthy();
    expect(sentBy(calls, decline)).toBeTruthy();
  });
});

describe('a new campaign of a partner', () => {
  const openNew = (answers: Parameters<typeof openPanel>[1]) =>
    openWizard(`${wizard}?step=3`, {
      user: somebody({ company: reseller }),
      answers: { [`GET ${related}/exclude_cloned_campaign`]: candidates(lacking), ...answers?.answers },
    });
  const chosen = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Select Customers/ }).value;
  const choose = async () => {
    await press('Choose Customers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Customers' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'All Customers' }));
    await user.click(dialog.getByRole('button', { name: 'Add Customers (1)' }));
    await waitFor(() => expect(chosen()).toBe('1 customer selected'));
  };

  it('goes to the chosen customers, too; another mode clears them, and a failure says what to repeat', async () => {
    sessionStorage.clear();
    const calls = await openNew({
      answers: { [clone]: { status: 409, body: { statusCode: 409, code: 'campaign_not_editable', description: 'Not now.' } } },
    });
    await choose();
    await user.click(screen.getByRole('radio', { name: /Just copy/ }));
    expect(chosen()).toBe('0 customers selected');
    await choose();
    await user.click(next());
    await user.click(next());
    await press('Launch campaign');
    expect(
      await screen.findByText(/your customers did not receive it: .* Repeat only that, with Share To My Customers/),
    ).toBeTruthy();
    expect(sentBy(calls, wizardCalls.create)?.body).not.toHaveProperty('customers');
    expect(sentBy(calls, clone)?.body).toMatchObject({ companyIds: [lacking[0]?.companyId], startDate: null });
    await waitFor(() => expect(location.pathname).toBe('/phishing-simulation/active'));
  });

  it('needs customers, unless it is for the partner’s own people', async () => {
    sessionStorage.clear();
    const calls = await openNew({});
    expect(await screen.findByText('Please add customers')).toBeTruthy();
    expect(next().disabled).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'Share To My Customers' }));
    expect(screen.queryByText('Please add customers')).toBeNull();
    await user.click(next());
    await user.click(next());
    await press('Launch campaign');
    await waitFor(() => expect(sentBy(calls, wizardCalls.create)).toBeTruthy());
    expect(sentBy(calls, clone)).toBeUndefined();
  });
});
