import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import type { CurrentUser } from '#contract/session/session';
import { type answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';

type Company = CurrentUser['company'];
const trial = `POST /api/v1/billing/${companyId}/trial`;
const view = `GET /customers/api/v1/company/${companyId}/view/admin`;
const planless = (status: 'available' | 'active' | 'expired' | null, endsAt: string | null = null): Partial<Company> => ({
  subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status, endsAt } },
});
const running = someCompany(planless('active', '2090-01-10T00:00:00.000Z'));

const user = userEvent.setup({ delay: null });
const open = (company: Partial<Company>, answers: Parameters<typeof answerNetwork>[0] = {}) =>
  openPanel('/users/nowhere', { user: somebody({ company }), answers });

describe('the trial of a company on the free plan', () => {
  const start = async () => {
    await user.click(await screen.findByRole('button', { name: 'Start Trial' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start Your Free Trial' });
    return within(dialog);
  };

  it('is offered by a banner, started by a dialog, and then not offered any more', async () => {
    const calls = await open(planless('available'), { [trial]: { body: running } });
    expect(await screen.findByText(`Try all of Boost free for ${companyLimits.trialDays} days.`)).toBeTruthy();
    const dialog = await start();
    await user.click(dialog.getByRole('button', { name: 'Start Trial' }));
    expect(await screen.findByText('Trial period was activated')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathsOf(calls)).toContain(trial);
    expect(screen.getByText(/Your free trial ends in/)).toBeTruthy();
  });

  it('that somebody else has started in the meantime is shown', async () => {
    await open(planless('available'), { [trial]: refusal('trial_not_available'), [view]: { body: running } });
    const dialog = await start();
    await user.click(dialog.getByRole('button', { name: 'Start Trial' }));
    expect(await screen.findByText(/No trial is available for this company/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/Your free trial ends in/)).toBeTruthy();
  });

  it('waits for the address to be verified, which the button says', async () => {
    const calls = await openPanel('/users/nowhere', { user: somebody({ company: planless('available'), emailVerified: false }) });
    await user.click(await screen.findByRole('button', { name: 'Start Trial' }));
    expect(await screen.findByRole('dialog', { name: 'Please verify your email!' })).toBeTruthy();
    expect(pathsOf(calls)).not.toContain(trial);
  });

  it('keeps its dialog when the server cannot be reached', async () => {
    await open(planless('available'), { [trial]: refusal('unavailable') });
    const dialog = await start();
    await user.click(dialog.getByRole('button', { name: 'Start Trial' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });
});

describe('without a trial', () => {
  it('the dialog explains it, and leads to the plans and to sales', async () => {
    await openPanel('/reports-training', { user: somebody({ company: planless('expired') }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your Trial period has expired!' }));
    for (const name of ['Continue with Free plan', 'Upgrade']) expect(dialog.getByRole('button', { name })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Contact Sales' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Sales' })).toBeTruthy();
  });

  it("a partner's customer is told to contact the partner, and finds free content", async () => {
    const distribution = { isPartner: false, companyType: 'customer', parentCompanyId: '33333333-3333-4333-8333-333333333333' };
    await open({ ...planless('expired'), distribution } as Partial<Company>);
    await user.click((await screen.findAllByRole('button', { name: 'Upgrade' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Your Provider' }));
    expect(dialog.getByText('To unlock this feature, please contact your training provider.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Contact Sales' })).toBeNull();
    await user.click(dialog.getByRole('link', { name: 'Courses' }));
    expect(location.pathname).toBe('/learning/courses');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['on Boost', {}],
    ['that never had one', planless(null)],
  ])('a company %s sees no banner', async (_, company) => {
    await open(company);
    await screen.findAllByRole('banner');
    expect(screen.queryByRole('button', { name: /Start Trial|Upgrade/ })).toBeNull();
  });
});
