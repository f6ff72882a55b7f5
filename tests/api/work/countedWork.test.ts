import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startQuietServer } from '#tests/support/server/testServer';
import { countScratchLists, kindOfScratchLists, makeScratchLists, keptAndCounted } from '#tests/support/server/scratchLists';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let companyId: string;
let departments: string[];
let groups: string[];
let people: string[];
let lists: string[];

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];

beforeAll(async () => {
  server = await startQuietServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const users = await server.manyUsers(companyId, 60);
  people = users.map(({ id }) => id);
  const some = (each: number, from = 0) => users.filter((_, i) => i % each === from);
  departments = [(await server.aDepartment({ companyId }, some(2))).id, (await server.aDepartment({ companyId }, some(3))).id];
  groups = [(await server.aGroup({ companyId }, some(5))).id, (await server.aGroup({ companyId }, some(4, 1))).id];
  await makeScratchLists(query);
  lists = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of lists) await query('INSERT INTO scratch_lists (id, company_id) VALUES ($1, $2)', [id, companyId]);
  // Before its counts are kept: `heed_keep_counts` counts what there is already.
  await assign(lists[0], 1);
  await countScratchLists(query);
});
afterAll(() => server?.close());

/** A number from the person and the seed, for changes that look random and are the same in each run. */
const drawn = (seed: number, column = 'user_id') => `abs(hashtext(${column}::text || '${seed}'))`;
const assign = (list: string | undefined, seed: number) =>
  query(
    `INSERT INTO scratch_assignments (company_id, campaign_id, user_id, status, assigned_at, completed_at, score)
      SELECT company_id, $2, id, CASE WHEN h % 3 = 0 THEN 'completed' ELSE 'not_started' END, at, CASE WHEN h % 3 = 0 THEN at + interval '90 minutes' END,
        CASE WHEN h % 2 = 0 THEN h % 100 END
      FROM (SELECT *, ${drawn(seed, 'id')} AS h, '2026-01-10T22:30:00Z'::timestamptz + make_interval(hours => ${drawn(seed, 'id')} % 300) AS at FROM users) u
      WHERE company_id = $1 AND h % 5 > 0`,
    [companyId, list],
  );
/** Some of the list complete it, others begin anew, are reminded or stay as they are. */
const change = (list: string | undefined, seed: number) =>
  query(
    `UPDATE scratch_assignments SET reminded_at = now(), score = CASE WHEN ${drawn(seed)} % 3 = 1 THEN ${drawn(seed)} % 90 ELSE score END,
      completed_at = CASE WHEN ${drawn(seed)} % 4 = 1 THEN assigned_at + interval '2 days' WHEN ${drawn(seed)} % 4 = 2 THEN NULL ELSE completed_at END,
      status = CASE WHEN ${drawn(seed)} % 4 = 1 THEN 'completed' WHEN ${drawn(seed)} % 4 = 2 THEN 'overdue' ELSE status END WHERE campaign_id = $1`,
    [list],
  );
const join = (table: 'department' | 'group', set: string | undefined, seed: number) =>
  query(
    `INSERT INTO user_${table}s (company_id, user_id, ${table}_id) SELECT company_id, id, $2 FROM users WHERE company_id = $1 AND ${drawn(seed, 'id')} % 3 = 0
      ON CONFLICT DO NOTHING`,
    [companyId, set],
  );
const leave = (table: 'department' | 'group', set: string | undefined, seed: number) =>
  query(`DELETE FROM user_${table}s WHERE ${table}_id = $1 AND ${drawn(seed)} % 3 = 0`, [set]);
const workOf = (table: string) =>
  query(`UPDATE ${table} SET status = 'completed' WHERE company_id = $1 AND ${drawn(9)} % 2 = 0`, [companyId]);

const steps: [string, () => Promise<unknown>][] = [
  ['what was assigned before they are kept', async () => undefined],
  ['assigning another', () => assign(lists[1], 2)],
  ['progress, completion and reminders', () => change(lists[0], 3)],
  [
    'people who come into departments and groups',
    () => Promise.all([join('department', departments[1], 4), join('group', groups[0], 5)]),
  ],
  ['people who leave them', () => Promise.all([leave('department', departments[0], 6), leave('group', groups[0], 7)])],
  [
    'memberships that change while assignments do',
    () =>
      Promise.all([
        change(lists[1], 8),
        join('department', departments[0], 9),
        assign(lists[2], 10),
        leave('group', groups[1], 11),
        change(lists[0], 12),
        leave('department', departments[1], 13),
      ]),
  ],
  [
    'trainings and exercises of the same people',
    async () => {
      await aRunningCampaign(server, await aCourse(server), companyId, people.slice(10, 50));
      await query(
        `WITH made AS (INSERT INTO exercise_campaigns (company_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
          VALUES ($1, 'Spring', 'running', 'all', now(), 7, false, now()) RETURNING id)
        INSERT INTO exercise_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
          SELECT u.company_id, m.id, u.id, now(), now() FROM made m, users u WHERE u.company_id = $1`,
        [companyId],
      );
    },
  ],
  ['their completion', () => Promise.all([workOf('assignments'), workOf('exercise_assignments')])],
  [
    'the end of a training',
    () => query(`UPDATE campaigns SET status = 'ended', ended_at = now() WHERE company_id = $1`, [companyId]),
  ],
  [
    'assignments that are taken back',
    () => query(`DELETE FROM scratch_assignments WHERE campaign_id = $1 AND ${drawn(14)} % 4 = 0`, [lists[0]]),
  ],
  ['people who are deleted for good', () => query('DELETE FROM users WHERE id = ANY($1::uuid[])', [people.slice(0, 12)])],
  ['a deleted department', () => query('DELETE FROM departments WHERE id = $1', [departments[0]])],
  ['a deleted group', () => query('DELETE FROM groups WHERE id = $1', [groups[1]])],
  ['a deleted list', () => query('DELETE FROM scratch_lists WHERE id = $1', [lists[1]])],
  ['a deleted training', () => query('DELETE FROM campaigns WHERE company_id = $1', [companyId])],
];

describe('a kind of work that is counted by a row of work_kinds', () => {
  it.each(steps)('has the facts of its rows after %s', async (_what, step) => {
    await step();
    await query('SELECT heed_add_person_changes()');
    for (const [kept, counted] of keptAndCounted) {
      const apart = (of: string, without: string) => query(`${of} EXCEPT ${without}`, [companyId]);
      expect(await apart(kept, counted)).toEqual([]);
      expect(await apart(counted, kept)).toEqual([]);
      expect((await query(kept, [companyId])).length).toBeGreaterThan(10);
    }
  });

  it('keeps nothing of what is deleted', async () => {
    const kept = 'SELECT 1 FROM work_facts WHERE campaign_id = $1 OR set_id = ANY($2::uuid[])';
    expect(await query(kept, [lists[1], [departments[0], groups[1]]])).toEqual([]);
    expect(await query('SELECT 1 FROM person_facts WHERE user_id = ANY($1::uuid[])', [people.slice(0, 12)])).toEqual([]);
  });

  it('has no share for people without a task', async () => {
    await query('DELETE FROM exercise_campaigns WHERE company_id = $1', [companyId]);
    await query('DELETE FROM scratch_lists WHERE company_id = $1', [companyId]);
    await query('SELECT heed_add_person_changes()');
    const facts = await query('SELECT DISTINCT tasks, completed, share FROM person_facts WHERE company_id = $1', [companyId]);
    expect(facts).toEqual([{ tasks: 0, completed: 0, share: null }]);
  });
});

describe('a row of work_kinds', () => {
  const insert = (given: object) => {
    const columns = Object.entries({ ...kindOfScratchLists, kind: 'other', ...given });
    const places = columns.map((_, index) => `$${index + 1}`);
    return query(
      `INSERT INTO work_kinds (${columns.map(([name]) => name)}) VALUES (${places})`,
      columns.map(([, value]) => value),
    );
  };

  it.each([
    ['without anything to count', { facts: null, keys: {}, sums: {}, counts_tasks: false }, 'work_kinds_facts'],
    ['whose facts tell no campaigns apart', { facts: 'other', keys: { status: 'status' } }, 'work_kinds_campaign'],
    ['that writes under the name of another', {}, 'work_kinds_shared'],
    ['with a number as an expression', { facts: 'other', sums: { scored: 1 } }, 'work_kinds_expressions'],
    ['with a name that is none', { facts: 'other', kind: 'Not a name' }, 'work_kinds_kind'],
  ])('is refused %s', async (_what, given, constraint) => {
    await expect(insert(given)).rejects.toMatchObject({ constraint });
  });

  it('whose expressions do not fit is refused by the migration, not by the first change', async () => {
    await query('CREATE TABLE other_assignments (LIKE scratch_assignments)');
    await insert({
      counted: 'other_assignments',
      keys: { ...kindOfScratchLists.keys, kind: "'other'" },
      sums: { scored: 'no_such_column' },
    });
    await expect(query("SELECT heed_keep_counts('other')")).rejects.toThrow('column "no_such_column" does not exist');
    await expect(query("SELECT heed_keep_counts('unknown')")).rejects.toThrow('work_kinds has no kind unknown');
  });
});
