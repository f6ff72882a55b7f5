import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { helpLimits } from '#contract/help/limits';
import type { Notifications, ShownNotification } from '#contract/help/notifications';
import type { CurrentUser } from '#contract/session/session';
import { pathsOf } from '#tests/support/ui/fakeNetwork';
import { companyId, homeCalls, openPanel, somebody } from '#tests/support/ui/openPanel';
import { ownId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const path = `/api/v1/notifications/${companyId}/user/${ownId}`;
const suspendedShown = `PATCH /api/v1/user/${ownId}/suspended_campaigns_notification_shown`;
const idOf = (n: number) => `00000000-0000-4000-8000-00000000010${n}`;
const one = (n: number, part: Partial<ShownNotification> = {}): ShownNotification => ({
  notificationId: idOf(n),
  url: '',
  head: '',
  title: `News ${n}`,
  description: 'Text',
  buttonName: '',
  image: null,
  isPinned: false,
  isRead: false,
  ...part,
});
const suspended = { course_id: idOf(9), course_name: 'Safe links', course_image: null, status: 'SUSPENDED' as const };

async function open(
  who: Partial<CurrentUser>,
  {
    notifications = [],
    suspendedCampaigns = [],
    suspendedWork = [],
    waitingSimulations = [],
    simulationTroubles = [],
  }: Partial<Notifications>,
) {
  const me = somebody(who);
  return openPanel('/users/nowhere', {
    user: me,
    answers: {
      ...homeCalls,
      [`GET ${path}`]: {
        body: {
          notifications,
          suspendedCampaigns,
          suspendedWork,
          waitingSimulations,
          simulationTroubles,
        },
      },
      [`PUT ${path}`]: { body: {} },
      [`PUT ${path}/shown`]: { body: {} },
      [suspendedShown]: { body: {} },
      'GET /api/v1/user': { body: { ...me, notificationsShown: true, suspendedCampaignsNotificationShown: true } },
    },
  });
}
const popover = () => screen.findByRole('dialog', { name: 'Notifications' });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
afterEach(() => vi.useRealTimers());

describe('notifications', () => {
  it('open by themselves after two seconds if they are unseen, and closing marks them as shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = await open({ notificationsShown: false }, { notifications: [one(1, { isPinned: true }), one(2)] });
    await after(helpLimits.notificationsDelayMs - 500);
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    await after(500);
    const shown = within(await popover());
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['News 1', 'News 2']);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(pathsOf(calls)).toContain(`PUT ${path}/shown`));
    expect(calls.find(({ path: at }) => at.endsWith('/shown'))?.body).toEqual({ notificationsShown: true });
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  });

  it('name suspended campaigns, and closing marks these instead', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = await open({ suspendedCampaignsNotificationShown: false }, { suspendedCampaigns: [suspended] });
    await after(helpLimits.notificationsDelayMs);
    const shown = within(await popover());
    expect(shown.getByRole('link', { name: 'Safe links' })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(pathsOf(calls)).toContain(suspendedShown));
    expect(pathsOf(calls)).not.toContain(`PUT ${path}/shown`);
  });

  it('name suspended phishing exercises, also those of a company without trainings', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const exercise = { kind: 'exercise' as const, id: idOf(3), name: 'Autumn round' };
    await open({ suspendedCampaignsNotificationShown: false }, { suspendedWork: [exercise] });
    await after(helpLimits.notificationsDelayMs);
    const shown = within(await popover());
    expect(shown.getByText('Your trial has ended, so this phishing exercise is suspended')).toBeTruthy();
    expect(shown.queryByText('Your trial has ended, so this training is suspended')).toBeNull();
    expect(shown.getByRole('link', { name: 'Autumn round' }).getAttribute('href')).toBe('/phishing-exercise/active');
  });

  it('name suspended phishing simulations and policies, and lead to them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const simulation = { kind: 'simulation' as const, id: idOf(4), name: 'Parcels' };
    const policy = { kind: 'policy' as const, id: idOf(5), name: 'Visitors' };
    await open({ suspendedCampaignsNotificationShown: false }, { suspendedWork: [policy, simulation] });
    await after(helpLimits.notificationsDelayMs);
    const shown = within(await popover());
    expect(shown.getByText('Your trial has ended, so this phishing simulation is suspended')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Parcels' }).getAttribute('href')).toBe('/phishing-simulation/active');
    expect(shown.getByText('Your trial has ended, so this policy is suspended')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Visitors' }).getAttribute('href')).toBe('/policies');
  });

  it('name simulations that wait for approval, and lead to them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ notificationsShown: false }, { waitingSimulations: [{ id: idOf(4), name: 'Parcels' }] });
    await after(helpLimits.notificationsDelayMs);
    const shown = within(await popover());
    expect(shown.getByText('Your provider suggests a phishing simulation. It waits for your approval.')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Parcels' }).getAttribute('href')).toBe('/phishing-simulation/active');
  });

  it('say what simulations need and what fails, and lead to where it is settled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const since = '2031-03-03T13:00:00Z';
    const company = { white_label_page_access: true } as Partial<CurrentUser['company']>;
    await open({ notificationsShown: false, company } as Partial<CurrentUser>, {
      simulationTroubles: [
        { kind: 'smtp', name: 'post.acme.example', since },
        { kind: 'mailbox', name: 'reports@acme.example', since },
        { kind: 'links', name: 'news.acme.example', since },
      ],
    });
    await after(helpLimits.notificationsDelayMs);
    const shown = within(await popover());
    expect(shown.getByText(/^post\.acme\.example hasn’t accepted any since/)).toBeTruthy();
    expect(shown.getByText(/^The mailbox reports@acme\.example hasn’t been readable since/)).toBeTruthy();
    expect(shown.getByText(/^Links under news\.acme\.example haven’t led to simulations since/)).toBeTruthy();
    expect(shown.getAllByRole('link', { name: 'Open settings' }).map((link) => link.getAttribute('href'))).toEqual([
      '/settings/white-label',
      '/phishing-simulation/settings/report-button',
      '/settings/white-label',
    ]);
  });

  it('do not open by themselves while the upgrade dialog is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const trial = { modal: null, status: 'available' as const, endsAt: null };
    const company = { subscription: { hasBoost: false, hasSuperBoost: false, trial } } as Partial<CurrentUser['company']>;
    await open({ notificationsShown: false, company } as Partial<CurrentUser>, { notifications: [one(1)] });
    await user.click(await screen.findByRole('button', { name: 'Start Trial' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start Your Free Trial' });
    await after(helpLimits.notificationsDelayMs * 2);
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await after(helpLimits.notificationsDelayMs);
    expect(await popover()).toBeTruthy();
  });

  it('are read one by one under the bell', async () => {
    const calls = await open({}, { notifications: [one(1, { url: 'https://heed.example/news', buttonName: 'Read it' })] });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const shown = within(await popover());
    expect(shown.getByRole('link', { name: 'Read it' }).getAttribute('target')).toBe('_blank');
    await user.click(await shown.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ notificationId: idOf(1) }));
  });
});
