import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Home } from '#contract/company/home';
import type { CurrentUser } from '#contract/session/session';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { annual, companyId, openPanel, ownId, somebody, someHome } from '#tests/support/ui/openPanel';
import { someCulture } from '#tests/support/ui/someCulture';
import { someCampaign } from '#tests/support/ui/training';
import { config } from '~/browser/config.ts';

type Company = Partial<CurrentUser['company']>;
const user = userEvent.setup({ delay: null });
const homeCall = `GET /rest/v1/company/${companyId}/home`;
const startCall = `POST /api/v1/campaign/${companyId}`;
const fresh = (part: Partial<Home> = {}) => someHome({ activeTrainings: 0, people: 12, annual, ...part });
const plan = (status: 'available' | 'expired'): Company => ({
  subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status, endsAt: null } },
});
const open = (home: Home | (() => Home), { company = {} as Company, more = {} } = {}) =>
  openPanel('/home', {
    user: somebody({ company }),
    answers: {
      [homeCall]: typeof home === 'function' ? () => home() : { body: home },
      [`GET /customers/api/v1/company/${companyId}/users/count`]: { body: { totalUsersCount: 11, excluded: { disabled: 1 } } },
      ...more,
    },
  });
const links = { ...config.links };
afterEach(() => {
  config.links = { ...links };
});

describe('a company without a training', () => {
  it('starts the annual one after a confirmation', async () => {
    let home = fresh();
    const start = () => {
      home = someHome();
      return someCampaign();
    };
    const calls = await open(() => home, { more: { [startCall]: start } });
    await user.click(await screen.findByRole('button', { name: 'Start annual training' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start annual training?' }));
    expect(dialog.getByText('First course')).toBeTruthy();
    expect(await dialog.findByText('11')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    const created = within(await screen.findByRole('dialog', { name: 'Course Created' }));
    const sent = calls.find(({ method, path }: Call) => `${method} ${path}` === startCall)?.body;
    expect(sent).toMatchObject({
      campaign_name: 'Annual Training Campaign',
      courseId: annual.id,
      campaign_assignment_type: 'all_users',
      notificationsEnabled: true,
      days_to_complete: 7,
    });
    await user.click(created.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'Training progress' })).toBeTruthy();
  });

  it('starts the annual one with notifications in its language', async () => {
    const calls = await open(fresh({ annual: { ...annual, language: 'fr' } }), { more: { [startCall]: someCampaign() } });
    await user.click(await screen.findByRole('button', { name: 'Start annual training' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
    const sent = () => calls.find(({ method, path }: Call) => `${method} ${path}` === startCall)?.body;
    await waitFor(() =>
      expect(sent()).toMatchObject({
        notificationSubject: 'Nouvelle formation de sensibilisation à la sécurité proposée par Acme',
      }),
    );
  });

  it('shows why the server refuses the start', async () => {
    await open(fresh(), { more: { [startCall]: refusal('plan_required') } });
    await user.click(await screen.findByRole('button', { name: 'Start annual training' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start annual training?' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });

  it('is offered the trial if the plan does not include the course', async () => {
    await open(fresh({ annual: { ...annual, needsPlan: true } }), { company: plan('available') });
    await user.click(await screen.findByRole('button', { name: 'Start annual training' }));
    expect(await screen.findByRole('dialog', { name: 'Start Your Free Trial' })).toBeTruthy();
  });
});

describe('a company with a training', () => {
  it('and no further people is asked to add people', async () => {
    await open(someHome({ people: 1 }), {
      more: {
        [`GET /customers/api/v1/company/${companyId}/departments`]: { body: { data: [], totalCount: 0 } },
        'POST /api/v1/departments/tasks_in_departments_and_groups': {
          body: { campaigns: [], exercises: [], policies: [], events: [] },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite users' }));
    expect(await screen.findByRole('dialog', { name: 'Add users' })).toBeTruthy();
  });

  it("sees people's progress", async () => {
    const training = {
      id: annual.id,
      name: 'Annual',
      courseId: annual.id,
      status: 'running' as const,
      startsAt: '2026-01-01T00:00:00Z',
    };
    await open(someHome({ newest: [{ ...training, assigned: 200, completed: 100 }] }));
    const card = within(await screen.findByRole('region', { name: 'Training progress' }));
    expect(card.getAllByText('50%')).toHaveLength(2);
    const overdue = within(card.getByText('Overdue').closest('div') as HTMLElement).getByRole('link', { name: '10' });
    expect(overdue.getAttribute('href')).toBe('/reports-training?campaignStatuses=running&statuses=overdue');
    const whole = card.getAllByRole('link', { name: '50%' }).map((link) => link.getAttribute('href'));
    expect(whole).toEqual(['/reports-training']);
    expect(card.getByRole('link', { name: 'Annual' }).getAttribute('href')).toBe(`/courses/${annual.id}/statistics`);
  });

  it('sees its culture score, which leads to the dashboard', async () => {
    const more = { [`GET /rest/v1/company/${companyId}/culture-score`]: { body: someCulture(46, 40) } };
    await open(someHome(), { more });
    const card = within(await screen.findByRole('region', { name: 'Culture score' }));
    expect(card.getByText('46')).toBeTruthy();
    expect(card.getByText('Improved')).toBeTruthy();
    expect(card.getByText('6 more than in the period before')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/dashboard/company');
  });

  it('sees the figures of an ended one', async () => {
    const { progress } = someHome();
    await open(someHome({ activeTrainings: 0, endedTrainings: 1, progress: { ...progress, of: 'ended', notCompleted: 4 } }));
    const past = within(await screen.findByRole('region', { name: 'Past training' }));
    const address = past.getByRole('link', { name: '4' }).getAttribute('href');
    expect(address).toBe('/reports-training?campaignStatuses=ended&statuses=not_completed');
  });

  it('sees that some work is paused, with a link to it', async () => {
    await open(someHome({ paused: 7 }));
    const paused = await screen.findByRole('link', { name: '7 tasks are paused because their training is suspended.' });
    expect(paused.getAttribute('href')).toBe('/reports-training?campaignStatuses=suspended&statuses=paused');
  });

  it('sees how much of all work was done if everything is suspended, with what is paused', async () => {
    const none = { inProgress: 0, notStarted: 0, overdue: 0, notCompleted: 0, averageScore: null };
    const progress = { ...none, of: 'suspended' as const, assignedUsers: 12, completed: 3, notCompleted: 1, paused: 8 };
    await open(someHome({ progress, paused: 8 }));
    const card = within(await screen.findByRole('region', { name: 'Training progress' }));
    expect(card.getByText('25%').closest('p')?.textContent).toBe('25% of 12 tasks completed');
    const paused = card.getByRole('link', { name: '8' });
    expect(paused.getAttribute('href')).toBe('/reports-training?campaignStatuses=suspended&statuses=paused');
  });

  it('sees that all its work is paused instead of "nobody assigned"', async () => {
    const nothing = {
      assignedUsers: 8,
      completed: 0,
      inProgress: 0,
      notStarted: 0,
      overdue: 0,
      notCompleted: 0,
      averageScore: null,
    };
    await open(someHome({ progress: { ...nothing, of: 'suspended', paused: 8 }, paused: 8 }));
    expect(await screen.findByText('of 8 tasks completed')).toBeTruthy();
    expect(screen.queryByText('No training has been assigned yet.')).toBeNull();
  });

  it('without reports in its plan has figures without links', async () => {
    await open(someHome(), { company: plan('available') });
    const card = within(await screen.findByRole('region', { name: 'Training progress' }));
    expect(card.getByText('30')).toBeTruthy();
    expect(card.queryByRole('link', { name: '30' })).toBeNull();
  });

  it('sees first that its trial is over, with the next step', async () => {
    await open(someHome(), { company: plan('expired') });
    const notice = within(await screen.findByRole('region', { name: 'Your Trial period has expired!' }));
    expect(
      notice.getByText(
        'The training is suspended due to expired trial period. Please upgrade your plan to keep your learners progress on track.',
      ),
    ).toBeTruthy();
    expect(notice.getByRole('button', { name: 'Contact Sales' })).toBeTruthy();
    await user.click(notice.getByRole('button', { name: 'Upgrade' }));
    await waitFor(() => expect(location.pathname).toBe('/marketplace'));
  });

  it('can retry when the figures cannot be read', async () => {
    await open(someHome(), { more: { [homeCall]: refusal('unavailable') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the links to further offers', () => {
  const shown = async () => {
    const card = within(await screen.findByRole('region', { name: 'You might be interested in' }));
    return card.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);
  };

  it('are hidden without a URL, except for guides and plans, which are pages of the panel', async () => {
    await open(someHome());
    expect(await shown()).toEqual(['How-To Guides', 'Pricing']);
    expect(screen.getByRole('link', { name: /Pricing/ }).getAttribute('href')).toBe('/marketplace');
  });

  it('are five once their URLs are set', async () => {
    const at = 'https://heed.example';
    config.links = { bookDemo: at, affiliate: at, feedback: at };
    await open(someHome());
    expect(await shown()).toEqual(['How-To Guides', 'Book a Demo', 'Pricing', 'Become an Affiliate', 'Give Feedback']);
    expect(screen.getByText('10% of every purchase')).toBeTruthy();
  });

  it.each([
    ['a sub-reseller', { distribution: { isPartner: true, companyType: 'subreseller' as const, parentCompanyId: null } }],
    ['the customer of a partner', { distribution: { isPartner: false, companyType: 'customer' as const, parentCompanyId: ownId } }],
    ['a company of another vendor', { integration: 'acronis' as const }],
  ])('names no prices to %s', async (_who, company) => {
    const at = 'https://heed.example';
    config.links = { bookDemo: at };
    await open(someHome(), { company });
    expect(await shown()).toEqual(['How-To Guides', 'Book a Demo']);
  });

  it("are hidden on a customer's own domain", async () => {
    await open(someHome(), { company: { customDomains: [{ type: 'admin', domain: 'train.acme.example', isVerified: true }] } });
    await screen.findByRole('heading', { name: 'Training progress' });
    await waitFor(() => expect(screen.queryByText('You might be interested in')).toBeNull());
  });
});
