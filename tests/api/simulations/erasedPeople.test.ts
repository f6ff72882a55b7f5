import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/simulation/reports';
import { saveSendingSettings } from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import type { AnyEndpoint } from '#server/http/handler';
import { erasePeople } from '#server/modules/simulationTruth/public';
import { startQuietServer } from '#tests/support/server/testServer';
import { aShuffledSimulation, type ShuffledSimulation } from '#tests/support/simulations/shuffledSimulation';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let made: ShuffledSimulation;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
  made = await aShuffledSimulation(life);
  const body = { workingDays: null, quietDays: [], exemptGroupId: null, isTrapEnabled: true, peopleMonths: 6 };
  expect((await made.call(saveSendingSettings, { body })).status).toBe(200);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

const tables = ['simulation_totals', 'simulation_counts', 'simulation_days', 'simulation_facts'];
/** Without what is to review, which nobody can any more. */
const counters = async () => {
  const found = [];
  for (const table of tables)
    found.push(
      await life.query(`SELECT to_jsonb(f) - 'to_review' AS row FROM ${table} f WHERE company_id = $1 ORDER BY 1`, [
        made.companyId,
      ]),
    );
  return found;
};
const eraseAt = (at: string) => erasePeople(new Date(at), (work) => ownerTx(server.services.db, work));
const roundsOf = (erased: boolean) =>
  life.query<{ id: string; lastDay: string }>(
    `SELECT id, (ends_on - 1)::text AS "lastDay" FROM simulation_rounds WHERE company_id = $1 AND (erased_at IS NOT NULL) = $2 ORDER BY ends_on`,
    [made.companyId, erased],
  );

interface Reply {
  data: {
    items: ({ id: string; recipients: number; sent: number; phishedRate: number | null } & Record<string, unknown>)[];
    totals: { recipients: number; sent: number; erasedUntil: string | null };
  };
}
const read = async (endpoint: AnyEndpoint, campaignId = made.once) => {
  const reply = await made.call(endpoint, { params: { campaignId }, query: [['pageSize', '100']] });
  expect(reply.status, reply.text).toBe(200);
  return reply.json<Reply>().data;
};
const tabs = [
  calls.listSimulationTemplates,
  calls.listSimulationDepartments,
  calls.listSimulationGroups,
  calls.listSimulationRounds,
];
const withoutReview = ({ toReview: _, ...row }: Record<string, unknown>) => row;
const shown = async () => [
  ...(await Promise.all(tabs.map(async (tab) => (await read(tab)).items.map(withoutReview)))),
  (await read(calls.getSimulationOverview)).items.map(withoutReview),
];

describe('what single people did', () => {
  it('stays until the months of the company have passed since its round stopped counting', async () => {
    await eraseAt('2031-09-01T00:00:00Z');
    expect(await roundsOf(true)).toEqual([]);
    expect((await read(calls.getSimulationOverview)).totals.erasedUntil).toBeNull();
  });

  it('is erased then, while all figures of everybody, departments, groups, rounds and templates stay', async () => {
    const before = { kept: await counters(), shown: await shown(), totals: (await read(calls.getSimulationOverview)).totals };
    const smart = await read(calls.listSimulationRecipients, made.campaignId);
    const [someone] = (await read(calls.listSimulationRecipients)).items;
    await eraseAt('2031-10-28T00:00:00Z');
    await eraseAt('2031-10-28T00:00:00Z');
    const erased = await roundsOf(true);
    expect(erased.length).toBeGreaterThan(0);
    expect(await counters()).toEqual(before.kept);
    const { minutesToClick: _, minutesToReport: __, reportedFirst: ___, ...totals } = withoutReview(before.totals);
    const after = (await read(calls.getSimulationOverview)).totals;
    expect(after).toMatchObject({ ...totals, erasedUntil: expect.stringMatching(/^2031-/), toReview: 0 });
    expect(await shown()).toEqual(before.shown);

    expect((await read(calls.listSimulationRecipients)).items).toEqual([]);
    const params = { campaignId: made.once, userId: someone?.id ?? '' };
    expect((await made.call(calls.listPersonMessages, { params })).json<{ data: { messages: unknown[] } }>().data.messages).toEqual(
      [],
    );
    for (const table of ['simulation_messages', 'simulation_people'])
      expect(
        await life.query(
          `SELECT 1 FROM ${table} WHERE company_id = $1 AND ${table === 'simulation_people' ? 'scope_id' : 'campaign_id'} = $2`,
          [made.companyId, made.once],
        ),
      ).toEqual([]);
    // Of the other campaign a round is left.
    const left = await read(calls.listSimulationRecipients, made.campaignId);
    const sum = ({ items }: typeof left) => items.reduce((all, { sent }) => all + sent, 0);
    expect(sum(left)).toBeGreaterThan(0);
    expect(sum(left)).toBeLessThan(sum(smart));
  });

  it('does not come back, nor leave figures wrong, when people change their departments, or are deleted for good', async () => {
    const [kept] = await roundsOf(false);
    const erasedOnly = `round_id IN (SELECT id FROM simulation_rounds WHERE erased_at IS NOT NULL)`;
    const of = (table: string) =>
      life.query(`SELECT * FROM ${table} WHERE company_id = $1 AND ${erasedOnly} ORDER BY 1, 2, 3, 4, 5`, [made.companyId]);
    const before = [await of('simulation_counts'), await of('simulation_days')];
    await life.query('DELETE FROM user_departments WHERE department_id = $1', [made.departments[0]]);
    await life.query(
      'INSERT INTO user_groups (company_id, user_id, group_id) SELECT company_id, id, $2 FROM users WHERE company_id = $1 ON CONFLICT DO NOTHING',
      [made.companyId, made.groups[0]],
    );
    await life.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [made.users.slice(0, 5).map(({ id }) => id)]);
    expect([await of('simulation_counts'), await of('simulation_days')]).toEqual(before);
    const [counted] = await life.query<{ all: number; group: number; department: number; messages: number }>(
      `SELECT sum(messages) FILTER (WHERE set_id = company_id)::int AS all, sum(messages) FILTER (WHERE set_id = $3)::int AS group,
          sum(messages) FILTER (WHERE set_id = $4)::int AS department,
          (SELECT count(*)::int FROM simulation_messages m WHERE m.round_id = $2) AS messages
        FROM simulation_counts WHERE company_id = $1 AND round_id = $2`,
      [made.companyId, kept?.id, made.groups[0], made.departments[0]],
    );
    const { messages = 0 } = counted ?? {};
    expect(messages).toBeGreaterThan(0);
    expect(counted).toEqual({ all: messages, group: messages, department: 0, messages });
    const [people] = await life.query<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM simulation_people p WHERE p.company_id = $1 AND p.messages <> (SELECT count(*) FROM simulation_messages m
        WHERE m.company_id = $1 AND m.user_id = p.user_id AND p.scope_id IN (m.campaign_id, m.company_id))`,
      [made.companyId],
    );
    expect(people).toEqual({ wrong: 0 });
  });
});
