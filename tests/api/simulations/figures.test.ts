import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeSimulation, deleteSimulation, getSimulation, listActiveSimulations } from '#contract/simulation/campaigns';
import { deleteUser } from '#contract/people/users';
import { setClock } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import { startQuietServer } from '#tests/support/server/testServer';
import { keptAndPlain } from '#tests/support/simulations/plainFigures';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let companyId: string;
let call: Call;
let people: string[];
let departments: string[];
let groups: string[];
let campaigns: string[];

beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
  setClock(new Date('2031-03-03T07:00:00Z'));
  ({ companyId, call } = await life.aCustomer());
  const users = await server.manyUsers(companyId, 60);
  people = users.map(({ id }) => id);
  const some = (each: number, from = 0) => users.filter((_, i) => i % each === from);
  departments = [(await server.aDepartment({ companyId }, some(2))).id, (await server.aDepartment({ companyId }, some(3))).id];
  groups = [(await server.aGroup({ companyId }, some(5))).id, (await server.aGroup({ companyId }, some(4, 1))).id];
  const templates = [await aSimulationTemplate(server), await aSimulationTemplate(server, { landingKind: 'continue' })];
  campaigns = [];
  for (const name of ['Mailbox full', 'Parcel', 'Invoice'])
    campaigns.push((await life.launch(call, simulationOf(templates, '2031-03-03', { name, sendingDays: 5 }))).id);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

/** A number from the message and the seed, for changes that look random and are the same in each run. */
const drawn = (seed: number, column = 'user_id') => `abs(hashtext(${column}::text || '${seed}'))`;
/** Two thirds leave, on one of five days; some of the others bounce or are skipped. */
const send = (campaign: string | undefined, seed: number) =>
  life.query(
    `UPDATE simulation_messages SET status = (ARRAY['sent', 'sent', 'sent', 'sent', 'bounced', 'skipped', 'queued'])[1 + h % 7],
      reason = CASE WHEN h % 7 = 5 THEN 'disabled' END, is_uncertain = h % 7 = 3,
      sent_at = CASE WHEN h % 7 < 4 THEN due_at END, sent_on = CASE WHEN h % 7 < 4 THEN '2031-03-03'::date + h % 5 END
      FROM (SELECT id AS message, ${drawn(seed)} AS h FROM simulation_messages) d WHERE id = message AND campaign_id = $1`,
    [campaign],
  );
/** People and programs open, click and are phished; some report; some events are open. */
const happen = (campaign: string | undefined, seed: number) => {
  const at = (least: number, divisor: number) =>
    `CASE WHEN h % ${divisor} >= ${least} THEN due_at + make_interval(mins => h % 90) END`;
  return life.query(
    `UPDATE simulation_messages SET opened_raw_at = ${at(1, 7)}, opened_at = ${at(3, 7)}, clicked_raw_at = ${at(2, 7)}, clicked_at = ${at(4, 7)},
      phished_raw_at = ${at(3, 7)}, phished_at = ${at(6, 7)}, reported_at = ${at(3, 5)}, unknown_n = h % 3, is_uncertain = false
      FROM (SELECT id AS message, ${drawn(seed)} AS h FROM simulation_messages) d WHERE id = message AND campaign_id = $1`,
    [campaign],
  );
};
const join = (table: 'department' | 'group', set: string | undefined, seed: number) =>
  life.query(
    `INSERT INTO user_${table}s (company_id, user_id, ${table}_id) SELECT company_id, id, $2 FROM users WHERE company_id = $1 AND ${drawn(seed, 'id')} % 3 = 0
      ON CONFLICT DO NOTHING`,
    [companyId, set],
  );
const leave = (table: 'department' | 'group', set: string | undefined, seed: number) =>
  life.query(`DELETE FROM user_${table}s WHERE ${table}_id = $1 AND ${drawn(seed)} % 3 = 0`, [set]);

const steps: [string, () => Promise<unknown>][] = [
  ['planning', () => life.plan(companyId, 20)],
  ['sending', () => Promise.all([send(campaigns[0], 1), send(campaigns[1], 2)])],
  ['what people and programs did', () => happen(campaigns[0], 3)],
  ['another judgement of the same', () => happen(campaigns[0], 4)],
  [
    'people who come into departments and groups',
    () => Promise.all([join('department', departments[1], 4), join('group', groups[0], 5)]),
  ],
  ['people who leave them', () => Promise.all([leave('department', departments[0], 6), leave('group', groups[0], 7)])],
  [
    'memberships that change while messages do',
    () =>
      Promise.all([
        happen(campaigns[1], 8),
        join('department', departments[0], 9),
        send(campaigns[2], 10),
        leave('group', groups[1], 11),
        happen(campaigns[0], 12),
        leave('department', departments[1], 13),
      ]),
  ],
  [
    'mails that bounce after they were sent',
    () => life.query(`UPDATE simulation_messages SET status = 'bounced' WHERE status = 'sent' AND ${drawn(14)} % 5 = 0`),
  ],
  ['messages that are taken back', () => life.query(`DELETE FROM simulation_messages WHERE ${drawn(15)} % 9 = 0`)],
  ['a deleted person', () => call(deleteUser, { body: { userId: people[20] ?? '' } })],
  ['people who are deleted for good', () => life.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [people.slice(0, 12)])],
  ['a deleted department', () => life.query('DELETE FROM departments WHERE id = $1', [departments[0]])],
  ['a deleted group', () => life.query('DELETE FROM groups WHERE id = $1', [groups[1]])],
  [
    'a deleted campaign',
    async () => {
      for (const endpoint of [completeSimulation, deleteSimulation])
        expect((await call(endpoint, { params: { campaignId: campaigns[1] ?? '' }, body: { companyId } })).status).toBe(200);
    },
  ],
  ['an event of a deleted campaign', () => happen(campaigns[1], 16)],
  ['the end of its messages', () => life.query('DELETE FROM simulation_messages WHERE campaign_id = $1', [campaigns[1]])],
  [
    'a campaign that is deleted with its messages',
    () => life.query('DELETE FROM simulation_campaigns WHERE id = $1', [campaigns[2]]),
  ],
];

describe('the figures of simulations that triggers keep', () => {
  it.each(steps)('are those of their messages after %s', async (_what, step) => {
    await step();
    for (const [table, [kept, plain]] of Object.entries(keptAndPlain)) {
      const apart = (of: string, without: string) => life.query(`(${of}) EXCEPT (${without})`, [companyId]);
      expect(await apart(kept, plain), table).toEqual([]);
      expect(await apart(plain, kept), table).toEqual([]);
    }
    expect((await life.query(keptAndPlain['simulation_people']?.[0] ?? '', [companyId])).length).toBeGreaterThan(40);
  });

  it('keep nothing of what is deleted', async () => {
    for (const table of ['simulation_totals', 'simulation_counts', 'simulation_days', 'simulation_facts'])
      expect(
        await life.query(`SELECT 1 FROM ${table} WHERE campaign_id = ANY($1::uuid[]) OR set_id = ANY($2::uuid[])`, [
          campaigns.slice(1),
          [departments[0], groups[1]],
        ]),
      ).toEqual([]);
    expect(
      await life.query('SELECT 1 FROM simulation_people WHERE scope_id = ANY($1::uuid[]) OR user_id = ANY($2::uuid[])', [
        campaigns.slice(1),
        people.slice(0, 12),
      ]),
    ).toEqual([]);
  });

  it('are on the card and on the page of a campaign', async () => {
    // What is drawn may leave nobody who was phished and did not report.
    await life.query(
      `UPDATE simulation_messages SET opened_raw_at = due_at, opened_at = due_at, clicked_raw_at = due_at, clicked_at = due_at,
        phished_raw_at = due_at, phished_at = due_at, reported_at = NULL
        WHERE id = (SELECT id FROM simulation_messages WHERE campaign_id = $1 AND status = 'sent' LIMIT 1)`,
      [campaigns[0]],
    );
    const [plain] = await life.query<Record<string, number>>(
      `SELECT count(*)::int AS "usersCount", count(*) FILTER (WHERE status = 'sent')::int AS sent,
        count(*) FILTER (WHERE status = 'sent' AND phished_at IS NOT NULL AND reported_at IS NULL)::int AS "phishedUnreported",
        sum(unknown_n) FILTER (WHERE status = 'sent')::int AS "toReview" FROM simulation_messages WHERE campaign_id = $1`,
      [campaigns[0]],
    );
    expect(plain?.['phishedUnreported']).toBeGreaterThan(0);
    const params = { campaignId: campaigns[0] ?? '' };
    const query = { order: 'ASC', orderBy: 'startDate', pageNumber: '1', pageSize: '250' };
    const list = (await call(listActiveSimulations, { query })).json<{ data: { items: unknown[] } }>();
    expect(list.data.items).toMatchObject([plain]);
    expect((await call(getSimulation, { params })).json()).toMatchObject({ data: plain });
  });
});
