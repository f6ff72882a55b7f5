import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeSimulation } from '#contract/simulation/campaigns';
import { simulationTemplates } from '#contract/simulation/templates';
import { setClock } from '#server/clock';
import { sendForm } from '#tests/support/exercises/templates';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';
import { lureParts } from '#tests/support/simulations/templates';

const { update, remove, get, rateDifficulty } = simulationTemplates;

let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  life = await startSimulationLife();
});
afterEach(() => setClock(null));

/** A company with a template of its own, before a Monday. */
async function aCompanyWithTemplate() {
  setClock(new Date('2031-03-02T12:00:00Z'));
  const { companyId, admin, call } = await life.aCustomer();
  const send = sendForm(life.server, await life.server.signInAs(admin), companyId);
  const id = await aSimulationTemplate(life.server, { companyId });
  const params = { simulationTemplateId: id };
  const versions = async () =>
    (
      await life.query<{ name: string }>(
        'SELECT name FROM simulation_template_versions WHERE template_id = $1 ORDER BY created_at, name DESC',
        [id],
      )
    ).map(({ name }) => name);
  return { companyId, call, send, id, params, versions };
}

const premise = { process: 2, relevance: 2, events: 2, concern: 2, warned: 0 } as const;

describe('a template in use', () => {
  it('by a campaign that chose it cannot be changed or deleted until that is archived; its rounds keep what they had', async () => {
    const { companyId, call, send, id, params, versions } = await aCompanyWithTemplate();
    const campaign = await life.launch(call, simulationOf([id], '2031-03-03'));
    const refuses = async () => {
      expect((await call(get, { params })).json<{ isEditable: boolean }>().isEditable).toBe(false);
      expect((await send(update, lureParts(), params)).code).toBe('simulation_template_in_use');
      expect((await call(remove, { params })).code).toBe('simulation_template_in_use');
      expect((await call(rateDifficulty, { params, body: { premise, difficulty: null } })).code).toBe('simulation_template_in_use');
    };
    await refuses();
    await life.at('2031-03-03T08:00:00Z', companyId);
    await life.allSent(campaign.id);
    await refuses();
    const archived = await call(completeSimulation, { params: { campaignId: campaign.id }, body: { companyId } });
    expect(archived.status).toBe(200);
    expect((await send(update, lureParts(), params)).status).toBe(200);
    const [first = ''] = await versions();
    expect(first).toMatch(/^Lure /);
    for (const name of ['Second', 'Third']) await send(update, lureParts({ name }), params);
    expect(await versions()).toEqual([first, 'Third']);
    expect((await call(remove, { params })).status).toBe(200);
    expect(await versions()).toHaveLength(2);
    // Reports still show it.
    expect((await call(get, { params })).json<object>()).toMatchObject({ name: 'Third', isEditable: false });
    expect((await send(update, lureParts(), params)).status).toBe(404);
  });

  it('by a round that is not sent yet cannot be changed, even where nobody chose it', async () => {
    const { companyId, call, send, id, params } = await aCompanyWithTemplate();
    const smart = simulationOf([], '2031-03-03', {
      campaignType: 'SMART_PHISHING',
      schedule: 'monthly',
      templateTypes: ['CUSTOM'],
    });
    await life.launch(call, smart);
    expect((await send(update, lureParts(), params)).status).toBe(200);
    await call(rateDifficulty, { params, body: { premise, difficulty: 1 } });
    await life.at('2031-03-03T08:00:00Z', companyId);
    expect((await send(update, lureParts(), params)).code).toBe('simulation_template_in_use');
    expect((await life.query('SELECT 1 FROM simulation_pool WHERE template_id = $1', [id])).length).toBe(1);
  });

  it('by nothing goes for good when it is deleted', async () => {
    const { call, params, versions } = await aCompanyWithTemplate();
    expect((await call(remove, { params })).status).toBe(200);
    expect(await versions()).toEqual([]);
  });
});
