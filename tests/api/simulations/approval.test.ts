import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  getSimulation,
  cancelUnsentMessages,
  pauseSimulation,
  resumeSimulation,
  type SimulationCampaign,
  updateSimulation,
} from '#contract/simulation/campaigns';
import { getNotifications } from '#contract/help/notifications';
import type { CallReply } from '#contract/kit/endpoint';
import { consentVersion } from '#contract/simulation/consent';
import { preflightOfCampaign } from '#contract/simulation/preflight';
import { giveSimulationConsent } from '#contract/simulation/settings';
import { approveSimulation, cloneSimulation, declineSimulation, listCloneReceivers } from '#contract/simulation/sharing';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { startAll } from '#server/modules/simulationSharing/public';
import { callAs } from '#tests/support/calls/callAs';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';
import { startTestServer } from '#tests/support/server/testServer';

const life = await startSimulationLife(await startTestServer());
const { server, query } = life;
const dayMs = 86_400_000;
const day = (away: number) => new Date(Date.now() + away * dayMs).toISOString().slice(0, 10);

let templateId: string;
let partner: Awaited<ReturnType<typeof life.aCustomer>>;
let customer: { companyId: string; adminId: string; call: ReturnType<typeof callAs> };
/** The clone that waits at the customer, which neither gave access nor agreed to simulations. */
let clone: { campaignId: string };

async function suggest(startDate: string | null) {
  const parent = await life.launch(partner.call, simulationOf([templateId], day(2)));
  const body = {
    campaignId: parent.id,
    name: parent.name,
    companyIds: [customer.companyId],
    timezone: 'Europe/Berlin',
    isAllSelected: false,
  };
  await partner.call(cloneSimulation, { params: { campaignId: parent.id }, body: { ...body, startDate } });
  await startAll(server.services, [{ companyId: partner.companyId }]);
  const [made] = await query<{ campaignId: string }>(
    'SELECT id AS "campaignId" FROM simulation_campaigns WHERE parent_campaign_id = $1',
    [parent.id],
  );
  if (!made) throw new Error('no clone');
  return { parent, made };
}
const approve = (startDate: string | null = null, call = customer.call) =>
  call(approveSimulation, { params: clone, body: { startDate } });
const agree = () => customer.call(giveSimulationConsent, { body: { version: consentVersion } });
const record = async () => (await customer.call(getSimulation, { params: clone })).json<{ data: SimulationCampaign }>().data;

beforeEach(async () => {
  templateId = await aSimulationTemplate(server);
  partner = await life.aCustomer({ companyType: 'reseller', isPartner: true, name: 'Northern' });
  const { id: companyId } = await server.aCompany({ parentId: partner.companyId, hasBoost: true, name: 'Closed' });
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true, firstSessionAt: new Date('2026-02-01T08:00:00Z') });
  customer = { companyId, adminId: admin.id, call: callAs(server, await server.signInAs(admin), companyId) };
  clone = (await suggest(day(3))).made;
});
afterEach(async () => {
  setClock(null);
  await query('UPDATE simulation_templates SET deleted_at = now() WHERE id = $1', [templateId]);
});

describe('a simulation that waits for approval', () => {
  it('says why it cannot be launched, and is launched when an admin of the customer has agreed', async () => {
    const refusals = async () =>
      (await customer.call(preflightOfCampaign, { params: clone }))
        .json<CallReply<typeof preflightOfCampaign>>()
        .data.refusals.map(({ code }) => code);
    const underBell = await customer.call(getNotifications, { params: { userId: customer.adminId } });
    expect(underBell.json()).toMatchObject({ waitingSimulations: [{ id: clone.campaignId, name: 'Mailbox full' }] });
    expect(await refusals()).toEqual(['consent_needed']);
    expect((await approve()).code).toBe('consent_needed');
    expect((await agree()).status).toBe(200);
    expect(await refusals()).toEqual([]);
    expect((await approve()).json()).toMatchObject({
      data: { stage: 'scheduled', startDate: day(3), waitsForApproval: false, parentCompanyName: 'Northern' },
      message: 'Phishing campaign approved!',
    });
    expect(await life.rounds(clone.campaignId)).toMatchObject([{ number: 1, status: 'planned' }]);
    expect((await approve()).code).toBe('campaign_not_waiting');
  });

  it('starts today when its day has passed, or on a day that the admin chooses, but not in the past', async () => {
    await agree();
    const later = new Date(Date.now() + 5 * dayMs);
    setClock(later);
    expect((await approve(day(3))).code).toBe('start_day_in_past');
    const [today] = await query<{ day: string }>(`SELECT ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date::text AS day`, [
      later,
    ]);
    expect((await approve()).json()).toMatchObject({ data: { startDate: today?.day } });
    setClock(null);
    clone = (await suggest(null)).made;
    expect(await record()).toMatchObject({ suggestedOn: null, waitsForApproval: true });
    expect((await approve(day(9))).json()).toMatchObject({ data: { startDate: day(9) } });
  });

  it('can be changed first, and still waits', async () => {
    await agree();
    const body = simulationOf([templateId], day(6), { name: 'Ours', startHour: 8 });
    const changed = await customer.call(updateSimulation, { params: clone, body });
    expect(changed.json()).toMatchObject({
      data: { name: 'Ours', startHour: 8, stage: 'draft', suggestedOn: day(6), startDate: null, waitsForApproval: true },
    });
    expect((await approve()).json()).toMatchObject({ data: { startDate: day(6), startHour: 8 } });
  });

  it('is for admins of the customer alone', async () => {
    await query(`UPDATE companies SET login_as_company_status = 'access' WHERE id = $1`, [customer.companyId]);
    const inside = callAs(server, await server.signInAs(partner.admin), customer.companyId);
    await agree();
    expect((await approve(null, inside)).code).toBe('permission_denied');
    expect((await inside(declineSimulation, { params: clone })).code).toBe('permission_denied');
    expect((await approve(null, partner.call)).code).toBe('not_found');
    for (const change of [pauseSimulation, resumeSimulation, cancelUnsentMessages])
      expect((await customer.call(change, { params: clone })).code).toBe('campaign_not_editable');
    await query('UPDATE companies SET has_boost = false WHERE id = $1', [customer.companyId]);
    expect((await approve()).code).toBe('plan_required');
  });

  it('leaves both lists when it is declined', async () => {
    const { parent, made } = await suggest(day(3));
    clone = made;
    expect((await customer.call(declineSimulation, { params: clone })).json()).toEqual({
      data: {},
      message: 'Phishing campaign declined!',
    });
    expect(await record()).toMatchObject({ stage: 'archived', isNeverLaunched: true, waitsForApproval: false });
    const lookedUp = { companyId: partner.companyId, campaignId: parent.id };
    expect((await partner.call(listCloneReceivers, { query: lookedUp })).json()).toMatchObject({ data: { companies: [] } });
    expect((await customer.call(declineSimulation, { params: clone })).code).toBe('campaign_not_waiting');
    const [noted] = await query<{ action: string; after: object }>(
      `SELECT action, after FROM audit_log WHERE company_id = $1 AND action = 'simulations.declined'`,
      [customer.companyId],
    );
    expect(noted).toMatchObject({ after: { partner: 'Northern' } });
  });

  it('ends after 30 days without an answer', async () => {
    setClock(new Date(Date.now() + 29 * dayMs));
    await tick(server.services);
    expect((await record()).stage).toBe('draft');
    setClock(new Date(Date.now() + 31 * dayMs));
    await tick(server.services);
    expect((await record()).stage).toBe('archived');
    const actions = await query<{ action: string }>(`SELECT action FROM audit_log WHERE company_id = $1 ORDER BY at DESC LIMIT 1`, [
      customer.companyId,
    ]);
    expect(actions).toEqual([{ action: 'simulations.suggestionEnded' }]);
  });
});
