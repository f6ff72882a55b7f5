import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCampaign } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { now, setClock } from '#server/clock';
import { begin, day, startCampaignLife } from '#tests/support/calls/campaignLife';
import { aCourse, startOf } from '#tests/support/calls/courses';

let life: Awaited<ReturnType<typeof startCampaignLife>>;
beforeAll(async () => {
  life = await startCampaignLife();
});
afterEach(() => setClock(null));

describe('when a trial ends', () => {
  it('campaigns that need a plan are suspended, and resume after an upgrade', async () => {
    setClock(begin);
    const { companyId, call } = await life.aCustomer({ trialStatus: 'active', trialEndsAt: day(3) });
    const free = await aCourse(life.server, { isFree: true });
    const { id } = (await call(startCampaign, { body: startOf(life.course, now()) })).json<ActiveCampaign>();
    const open = (await call(startCampaign, { body: startOf(free, now()) })).json<ActiveCampaign>();
    await life.at(day(1), companyId);
    expect(await life.statusOf(id)).toBe('running');
    await life.at(day(4), companyId);
    expect([await life.statusOf(id), await life.statusOf(open.id)]).toEqual(['suspended', 'running']);
    const facts = () => life.query('SELECT trial_status, is_training_suspended FROM companies WHERE id = $1', [companyId]);
    expect(await facts()).toEqual([{ trial_status: 'expired', is_training_suspended: true }]);
    await life.at(day(20), companyId);
    expect((await life.standing(id))['overdue']).toBeUndefined();
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await life.at(day(21), companyId);
    expect([await life.statusOf(id), (await life.standing(id))['overdue']]).toEqual(['running', 1]);
    expect(await facts()).toEqual([{ trial_status: 'expired', is_training_suspended: false }]);
  });

  it.each([
    ['he', 'iw', 'running'],
    ['he', 'en', 'running'],
    ['he', 'fr', 'suspended'],
    ['en', null, 'running'],
    ['en', 'iw', 'suspended'],
  ])('a free training goes on where it would be free to start: company in %s, course in %s', async (lang, language, status) => {
    setClock(begin);
    const { companyId, call } = await life.aCustomer({ trialStatus: 'active', trialEndsAt: day(3), lang });
    const free = await aCourse(life.server, { isFree: true, language });
    const { id } = (await call(startCampaign, { body: startOf(free, now()) })).json<ActiveCampaign>();
    await life.at(day(4), companyId);
    expect(await life.statusOf(id)).toBe(status);
  });
});

describe('while a company is disabled', () => {
  it('nothing starts and no mail is sent; due work is done when it is enabled again', async () => {
    setClock(begin);
    const { companyId, call } = await life.aCustomer();
    const { id } = (await call(startCampaign, { body: startOf(life.course, now()) })).json<ActiveCampaign>();
    const other = await aCourse(life.server);
    const later = (await call(startCampaign, { body: startOf(other, day(2)) })).json<ActiveCampaign>();
    await life.at(day(1), companyId);
    const disable = (disabled: boolean) => life.query('UPDATE companies SET disabled = $2 WHERE id = $1', [companyId, disabled]);
    await disable(true);
    await life.at(day(9), companyId);
    expect([await life.statusOf(id), await life.statusOf(later.id)]).toEqual(['running', 'scheduled']);
    expect(await life.mailsOf(companyId, 'campaign_reminder')).toEqual([]);
    await disable(false);
    await life.at(day(10), companyId);
    expect([await life.standing(later.id), await life.mailsOf(companyId, 'campaign_reminder')]).toMatchObject([
      { not_started: 1 },
      [{}],
    ]);
  });
});
