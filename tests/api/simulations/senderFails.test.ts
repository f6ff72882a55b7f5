import { afterEach, beforeAll, expect, it } from 'vitest';
import { listActiveSimulations, type SimulationCampaign } from '#contract/simulation/campaigns';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { noteState } from '#server/modules/simulations/public';
import type { Call } from '#tests/support/calls/callAs';
import { startQuietServer } from '#tests/support/server/testServer';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  life = await startSimulationLife(await startQuietServer());
});
afterEach(() => setClock(null));

const since = new Date('2031-03-03T08:00:00Z');

/** A company whose campaign is sending, under a partner with a sender; perhaps with one of its own. */
async function aSending({ hasOwn }: { hasOwn: boolean }) {
  setClock(new Date('2031-03-02T12:00:00Z'));
  const partner = await life.server.aCompany({ companyType: 'reseller', whiteLabelPageAccess: true });
  const { companyId, call } = await life.aCustomer({ parentId: partner.id, whiteLabelPageAccess: hasOwn });
  await life.server.manyUsers(companyId, 3, {});
  const templateId = await aSimulationTemplate(life.server, {});
  await life.launch(call, simulationOf([templateId], '2031-03-03'));
  await life.at('2031-03-03T07:00:00Z', companyId);
  for (const sender of hasOwn ? [partner.id, companyId] : [partner.id]) {
    await life.query(
      `INSERT INTO mail_senders (company_id, kind, sealed_tokens, from_email, created_at, updated_at)
        VALUES ($1, 'graph', 'x', 'post@acme.example', now(), now())`,
      [sender],
    );
    await life.query(
      `INSERT INTO simulation_paces (sender, minute, sent, day, sent_today) VALUES ($1, now(), 0, current_date, 0)`,
      [sender],
    );
  }
  const fails = (sender: string, isFailing = true) =>
    ownerTx(life.server.services.db, (tx) => noteState(tx, sender, since, isFailing ? { kind: 'unreachable', detail: '' } : null));
  return { companyId, partnerId: partner.id, call, fails };
}

async function card(call: Call) {
  const reply = await call(listActiveSimulations);
  const [campaign] = reply.json<{ data: { items: SimulationCampaign[] } }>().data.items;
  return campaign && { stage: campaign.stage, since: campaign.senderFailsSince, isOwn: campaign.isOwnSender };
}

it('a campaign that is sending says since when its own sender takes none, and no longer once it does', async () => {
  const { companyId, partnerId, call, fails } = await aSending({ hasOwn: true });
  const works = { stage: 'sending', since: null, isOwn: false };
  expect(await card(call)).toEqual(works);
  await fails(partnerId);
  expect(await card(call)).toEqual(works);
  await fails(companyId);
  expect(await card(call)).toEqual({ stage: 'sending', since: since.toISOString(), isOwn: true });
  await life.query('UPDATE simulation_campaigns SET paused_at = now() WHERE company_id = $1', [companyId]);
  expect(await card(call)).toEqual({ ...works, stage: 'paused' });
  await life.query('UPDATE simulation_campaigns SET paused_at = NULL WHERE company_id = $1', [companyId]);
  await fails(companyId, false);
  expect(await card(call)).toEqual(works);
});

it('the sender of the nearest company above counts where it sends through that one', async () => {
  const { partnerId, call, fails } = await aSending({ hasOwn: false });
  await fails(partnerId);
  expect(await card(call)).toEqual({ stage: 'sending', since: since.toISOString(), isOwn: false });
});
