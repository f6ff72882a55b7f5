import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { listSubscriptions, startTrial } from '#contract/billing/subscriptions';
import { getCompanyView } from '#contract/company/companies';
import type { Company } from '#contract/session/session';
import { now } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer } from '#tests/support/server/testServer';

type Given = Parameters<Awaited<ReturnType<typeof startTestServer>>['aCompany']>[0];

async function adminOf(columns: Given, person: object = {}): Promise<Call> {
  const server = await startTestServer();
  const company = await server.aCompany(columns);
  const admin = await server.aUser({ role: 'admin', companyId: company.id, ...person });
  return callAs(server, await server.signInAs(admin), company.id);
}
beforeAll(async () => void (await startTestServer()));

const trialOf = async (call: Call) => (await call(getCompanyView)).json<Company>().subscription.trial;
const fortnight = 14 * 86_400_000;

describe('a trial', () => {
  it('runs for 14 days from its start, and is in the audit log', async () => {
    const call = await adminOf({ trialStatus: 'available' });
    const reply = await call(startTrial);
    expect(reply.status).toBe(200);
    const { trial } = reply.json<Company>().subscription;
    expect(trial.status).toBe('active');
    expect(Math.abs(Date.parse(trial.endsAt ?? '') - now().getTime() - fortnight)).toBeLessThan(60_000);
    expect(await trialOf(call)).toEqual(trial);
    const [row] = (await call(listAuditLog)).json<{ action: string; before: object; after: object }[]>();
    expect(row).toMatchObject({
      action: 'billing.trial_started',
      before: { plan: 'free' },
      after: { plan: 'trial', endsAt: trial.endsAt },
    });
  });

  it('starts once, also for two simultaneous calls', async () => {
    const call = await adminOf({ trialStatus: 'available' });
    const replies = await Promise.all([call(startTrial), call(startTrial), call(startTrial)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('waits until the admin has verified the e-mail address', async () => {
    const call = await adminOf({ trialStatus: 'available' }, { emailVerified: false });
    const reply = await call(startTrial);
    expect([reply.status, reply.code]).toEqual([403, 'email_not_verified']);
    expect(await trialOf(call)).toMatchObject({ status: 'available' });
  });

  it.each<[string, Given]>([
    ['is running', { trialStatus: 'active', trialEndsAt: new Date('2090-01-01T00:00:00Z') }],
    ['is over', { trialStatus: 'expired' }],
    ['was never given', {}],
    ['is not needed on Boost', { trialStatus: 'available', hasBoost: true }],
    ['is not needed on super Boost', { trialStatus: 'available', hasSuperBoost: true }],
  ])('is refused where it %s', async (_, given) => {
    const call = await adminOf(given);
    const before = await trialOf(call);
    expect((await call(startTrial)).code).toBe('trial_not_available');
    expect(await trialOf(call)).toEqual(before);
  });
});

describe('the subscriptions of a company', () => {
  const bought = { stripe_subscription_id: null, stripe_reserved_seats: null, stripe_price_per_user_cents: null };
  const trial = (status: string, end: string | null = null) => ({ status, stripe_current_period_end: end, ...bought });
  it.each<[Given, object[]]>([
    [{}, []],
    [{ trialStatus: 'available' }, [trial('available')]],
    [{ trialStatus: 'active', trialEndsAt: new Date('2090-01-01T00:00:00Z') }, [trial('trialing', '2090-01-01T00:00:00.000Z')]],
    [{ trialStatus: 'expired', hasBoost: true }, [trial('active'), trial('expired')]],
  ])('of %j are %j', async (given, expected) => {
    const call = await adminOf(given);
    expect((await call(listSubscriptions)).json()).toEqual(expected);
  });
});
