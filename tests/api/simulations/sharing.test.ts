import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { completeSimulation, createSimulation, getSimulation, listActiveSimulations } from '#contract/simulation/campaigns';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import {
  type CloneCandidate,
  type CloneReceiver,
  cloneSimulation,
  completeClones,
  listCloneCandidates,
  listCloneReceivers,
} from '#contract/simulation/sharing';
import { setClock } from '#server/clock';
import { startAll } from '#server/modules/simulationSharing/public';
import { callAs } from '#tests/support/calls/callAs';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';
import { startTestServer } from '#tests/support/server/testServer';

const life = await startSimulationLife(await startTestServer());
const { server, query } = life;
const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);
const agree = (companyId: string, adminId: string) =>
  query(
    `INSERT INTO simulation_settings (company_id, x_test_phish, consent_by, consent_at, consent_version, updated_at)
      VALUES ($1, 'heed-0123456789', $2, now(), 1, now())`,
    [companyId, adminId],
  );

let tree: PartnerTree;
let parent: SimulationCampaign;
/** An own template of the partner, and one of the library. */
let templates: string[];
/** An admin of a customer that gives access and agrees to simulations, of one that does not give access, and of a grandchild. */
let granted: Awaited<ReturnType<typeof adminOf>>;
let closed: typeof granted;

async function adminOf(companyId: string) {
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true, firstSessionAt: new Date('2026-02-01T08:00:00Z') });
  return { companyId, admin, call: callAs(server, await server.signInAs(admin), companyId) };
}
const related = (more: Record<string, string> = {}) => ({
  query: { companyId: tree.reseller.id, campaignId: parent.id, ...more },
});
const receivers = async (more?: Record<string, string>) =>
  (await tree.call(listCloneReceivers, related(more))).json<{
    data: { companies: CloneReceiver[]; parentCampaignName: string; pageInfo: { totalCount: number } };
  }>().data;
const candidates = async (more?: Record<string, string>) =>
  (await tree.call(listCloneCandidates, related(more))).json<{
    data: { companies: CloneCandidate[]; totalAvailableCount: number; pageInfo: object };
  }>().data;
const cloneBody = (companyIds: string[], more: object = {}) => ({
  companyId: tree.reseller.id,
  campaignId: parent.id,
  name: parent.name,
  companyIds,
  startDate: day(3),
  timezone: 'Europe/Berlin',
  isAllSelected: false,
  ...more,
});
const clone = (companyIds: string[], more: object = {}, call = tree.call) =>
  call(cloneSimulation, { params: { campaignId: parent.id }, body: cloneBody(companyIds, more) });
/** Shares, and starts what starts by itself. */
async function share(companyIds: string[], more: object = {}) {
  const reply = await clone(companyIds, more);
  if (reply.status !== 200) throw new Error(reply.text);
  await startAll(server.services, [{ companyId: tree.reseller.id }]);
  return reply.json<{ data: { changed: number; skipped: number; waiting: number }; message: string }>();
}
const active = async ({ call }: typeof granted) =>
  (await call(listActiveSimulations)).json<{ data: { items: SimulationCampaign[] } }>().data.items;

beforeEach(async () => {
  tree = await makePartnerTree(server);
  await query('UPDATE companies SET has_boost = true WHERE id = ANY($1)', [[tree.closed.id, tree.reseller.id]]);
  [granted, closed] = [await adminOf(tree.granted.id), await adminOf(tree.closed.id)];
  await agree(tree.granted.id, granted.admin.id);
  await agree(tree.reseller.id, tree.admin.id);
  templates = [await aSimulationTemplate(server, { companyId: tree.reseller.id }), await aSimulationTemplate(server)];
  parent = await life.launch(tree.call, simulationOf(templates, day(2), { name: '<b>Parcels</b> & co', sendingDays: 3 }));
});
afterEach(async () => {
  setClock(null);
  await query(`UPDATE simulation_templates SET deleted_at = now() WHERE company_id IS NULL AND id = ANY($1)`, [templates]);
});

describe('a partner that looks for customers', () => {
  it('sees who can receive the simulation, by name, and how many there are whatever it searches', async () => {
    const { companies, totalAvailableCount, pageInfo } = await candidates();
    const shown = companies.map(({ companyName, isBoosted, isWithRegisteredUsers }) => [
      companyName,
      isBoosted,
      isWithRegisteredUsers,
    ]);
    expect(shown).toEqual([
      ['Asked', false, true],
      ['Closed', true, true],
      ['Grandchild', false, true],
      ['Granted', true, true],
      ['Southern', false, true],
    ]);
    expect({ totalAvailableCount, pageInfo }).toEqual({
      totalAvailableCount: 2,
      pageInfo: { number: 1, size: 25, totalCount: 5 },
    });
    const searched = await candidates({ searchText: 'grand', order: 'ASC', orderBy: 'name' });
    expect([searched.companies.map((one) => one.companyName), searched.totalAvailableCount]).toEqual([['Grandchild'], 2]);
  });

  it('sees all of them for a simulation that does not exist yet', async () => {
    const all = await tree.call(listCloneCandidates, { query: { companyId: tree.reseller.id } });
    expect(all.json<{ data: object }>().data).toMatchObject({ totalAvailableCount: 2, pageInfo: { totalCount: 5 } });
  });

  it('has no such lists of somebody else’s simulation, nor has a customer', async () => {
    const foreign = await callAs(
      server,
      await server.signInAs(closed.admin),
      closed.companyId,
    )(listCloneReceivers, {
      query: { companyId: closed.companyId, campaignId: parent.id },
    });
    expect(foreign.code).toBe('permission_denied');
    const asSub = await tree.asSub(listCloneCandidates, { query: { companyId: tree.sub.id, campaignId: parent.id } });
    expect(asSub.code).toBe('not_found');
  });
});

describe('a simulation that is shared', () => {
  it('starts where the customer gave access and agreed, with its own people, and waits elsewhere', async () => {
    const learner = await server.aUser({ companyId: granted.companyId });
    expect(await share([granted.companyId, closed.companyId, tree.asked.id])).toEqual({
      data: { changed: 2, skipped: 1, waiting: 1 },
      message: 'Customers were successfully added!',
    });
    const [started] = await active(granted);
    expect(started).toMatchObject({
      name: '<b>Parcels</b> & co',
      stage: 'scheduled',
      startDate: day(3),
      suggestedOn: day(3),
      timezone: 'Europe/Berlin',
      sendingDays: 3,
      usersType: 'USERS_ALL',
      parentCompanyName: 'Northern',
      waitsForApproval: false,
    });
    const [waiting] = await active(closed);
    expect(waiting).toMatchObject({
      stage: 'draft',
      startDate: null,
      suggestedOn: day(3),
      waitsForApproval: true,
      parentCompanyName: 'Northern',
    });
    const { companies, parentCampaignName, pageInfo } = await receivers();
    expect([parentCampaignName, pageInfo.totalCount]).toEqual([parent.name, 2]);
    expect(companies).toMatchObject([
      { companyName: 'Closed', campaignId: waiting?.id, isWaiting: true, sentPercent: null, startDate: day(3) },
      { companyName: 'Granted', campaignId: started?.id, isWaiting: false, sentPercent: null, startDate: day(3) },
    ]);
    expect((await candidates()).companies.map((one) => one.companyName)).toEqual(['Asked', 'Grandchild', 'Southern']);

    const mailed = await query(
      `SELECT recipient, params FROM mails WHERE template = 'simulation_suggested' AND company_id = ANY($1)`,
      [[granted.companyId, closed.companyId]],
    );
    expect(mailed).toMatchObject([
      { recipient: closed.admin.email, params: { partnerName: 'Northern', companyName: 'Closed', campaignName: parent.name } },
    ]);
    // It sends through what the customer has, to the customer’s people.
    const id = started?.id ?? '';
    await life.at(new Date(Date.now() + 3.5 * 86_400_000), granted.companyId);
    await life.at(new Date(Date.now() + 6 * 86_400_000), granted.companyId);
    const slots = await life.slots(id);
    expect(slots.map((slot) => slot.userId)).toContain(learner.id);
    await life.allSent(id);
    expect((await receivers()).companies.map((one) => one.sentPercent)).toEqual([null, 100]);
  });

  it('brings the templates of the partner along, once for each customer, and shares those of the library', async () => {
    const copiesAt = (companyId: string) =>
      query<{ id: string; name: string }>(
        `SELECT t.id, v.name FROM simulation_templates t JOIN simulation_template_versions v ON v.id = t.version_id WHERE t.company_id = $1`,
        [companyId],
      );
    await share([granted.companyId, closed.companyId]);
    const [own] = await copiesAt(granted.companyId);
    expect((await active(granted))[0]?.templateIds.toSorted()).toEqual([own?.id ?? '', templates[1] ?? ''].toSorted());
    // A second simulation with the same template finds the copy.
    parent = await life.launch(tree.call, simulationOf([templates[0] ?? ''], day(2)));
    await share([granted.companyId]);
    expect(await copiesAt(granted.companyId)).toEqual([own]);
    expect(await copiesAt(closed.companyId)).toHaveLength(1);
  });

  it('is written into the audit logs of the partner and of its customers', async () => {
    await share([granted.companyId]);
    const actionsOf = async (call: typeof tree.call) =>
      (await call(listAuditLog, {})).json<{ action: string; after: object | null }[]>();
    expect((await actionsOf(tree.call))[0]).toMatchObject({ action: 'simulations.shared', after: { companies: ['Granted'] } });
    const [launched, shared] = await actionsOf(granted.call);
    expect([launched?.action, shared?.action]).toEqual(['simulations.launched', 'simulations.shared']);
  });

  it('is refused with a reason, and nothing happens', async () => {
    expect((await clone([granted.companyId], { startDate: day(-2) })).code).toBe('start_day_in_past');
    expect((await clone([granted.companyId], { timezone: 'Mars/Base' })).fields).toEqual(['timezone']);
    expect((await clone([])).fields).toEqual(['companyIds']);
    expect((await clone([tree.foreign.id])).code).toBe('not_found');
    expect((await clone([granted.companyId, tree.foreign.id])).code).toBe('total_changed');
    expect((await clone([tree.asked.id])).code).toBe('no_customer_to_change');
    const all = { isAllSelected: true };
    expect((await clone([], { ...all })).fields).toEqual(['expectedTotal']);
    expect((await clone([], { ...all, expectedTotal: 3 })).code).toBe('total_changed');
    expect((await clone([granted.companyId], { campaignId: tree.reseller.id })).fields).toEqual(['campaignId']);
    expect(await active(granted)).toEqual([]);
    await share([], { ...all, expectedTotal: 2 });
    expect((await clone([granted.companyId])).code).toBe('no_customer_to_change');
    await tree.call(completeSimulation, { params: { campaignId: parent.id }, body: { companyId: tree.reseller.id } });
    expect((await clone([granted.companyId])).code).toBe('campaign_not_editable');
  });

  it('reaches a customer once, when two admins share it at the same time', async () => {
    const replies = await Promise.all([clone([granted.companyId]), clone([granted.companyId])]);
    expect(replies.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'no_customer_to_change']);
  });

  it('keeps nobody else waiting, when one customer lacks something', async () => {
    const second = await server.aCompany({
      parentId: tree.reseller.id,
      hasBoost: true,
      loginAsCompanyStatus: 'access',
      name: 'Zebra',
    });
    const zebra = await adminOf(second.id);
    await agree(second.id, zebra.admin.id);
    await query(`INSERT INTO simulation_stops (company_id, reason, created_at) VALUES ($1, 'An incident', now())`, [
      granted.companyId,
    ]);
    await share([granted.companyId, second.id], { startDate: day(0), timezone: 'UTC' });
    expect((await active(granted))[0]).toMatchObject({ waitsForApproval: true });
    expect((await active(zebra))[0]).toMatchObject({ waitsForApproval: false, startDate: day(0) });
  });
});

describe('a partner that archives clones', () => {
  it('ends them at these customers, and cancels what has not left', async () => {
    await share([granted.companyId, closed.companyId]);
    const [started] = await active(granted);
    const campaignIds = [started?.id ?? ''];
    const archive = (body: object) =>
      tree.call(completeClones, { body: { parentCampaignId: parent.id, isAllSelected: false, ...body } });
    const other = await life.launch(tree.call, simulationOf([templates[1] ?? ''], day(2)));
    expect((await archive({ campaignIds, parentCampaignId: other.id })).code).toBe('not_found');
    expect((await archive({ campaignIds: [parent.id] })).code).toBe('not_found');
    expect((await archive({ campaignIds: [], isAllSelected: true, expectedTotal: 3 })).code).toBe('total_changed');
    await life.at(new Date(Date.now() + 3.5 * 86_400_000), granted.companyId);
    await life.at(new Date(Date.now() + 6 * 86_400_000), granted.companyId);
    expect((await archive({ campaignIds })).json()).toEqual({
      data: { changed: 1 },
      message: '1 customer was removed from the campaign!',
    });
    expect((await receivers()).companies.map((one) => one.companyName)).toEqual(['Closed']);
    const record = (await granted.call(getSimulation, { params: { campaignId: started?.id ?? '' } })).json<{
      data: SimulationCampaign;
    }>();
    expect(record.data.stage).toBe('archived');
    const statuses = new Set((await life.slots(started?.id ?? '')).map(({ status }) => status));
    expect([...statuses]).toEqual(['cancelled']);
    expect((await archive({ campaignIds: [], isAllSelected: true, expectedTotal: 1 })).json()).toMatchObject({
      data: { changed: 1 },
    });
    expect(await active(closed)).toEqual([]);
    // The customer can have it again.
    await share([granted.companyId], { startDate: null });
    expect(await active(granted)).toHaveLength(1);
  });
});

describe('a customer’s own simulation', () => {
  it('has no partner', async () => {
    const reply = await granted.call(createSimulation, { body: simulationOf([templates[1] ?? ''], day(2)) });
    expect(reply.json<{ data: SimulationCampaign }>().data).toMatchObject({
      parentCompanyName: null,
      suggestedOn: null,
      waitsForApproval: false,
    });
  });
});
