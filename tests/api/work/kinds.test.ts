import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createExercise, updateExercise } from '#contract/exercise/campaigns';
import { findTasksToRemind } from '#contract/campaigns/reminders';
import { campaignMoves } from '#contract/campaigns/campaignStates';
import { getHome } from '#contract/company/home';
import { tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { listUserTasks, type UserTask } from '#contract/people/userTasks';
import { now, setClock } from '#server/clock';
import { reachedByCampaign } from '#server/db/audience';
import { isUnlocked } from '#server/db/plans';
import { run } from '#server/db/rows';
import { tick } from '#server/modules/clock';
import { assign, defineWork } from '#server/modules/work/public';
import { withdrawWork } from '#server/modules/work/kind';
import { callAs } from '#tests/support/calls/callAs';
import { begin, day } from '#tests/support/calls/campaignLife';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { launchOf, right, startExerciseLife } from '#tests/support/exercises/exercises';

/** Drills: work that nobody does as a task. They start and end by the clock, pause with the plan, and are noted for whom they reach. */
const drills = {
  kind: 'drill',
  campaigns: 'test_drills',
  links: { groups: 'test_drill_groups' },
  moves: campaignMoves,
  plan: { suspends: sql`(NOT ${isUnlocked})`, resumes: isUnlocked },
  endsAt: sql`c.ends_at`,
};

let life: Awaited<ReturnType<typeof startExerciseLife>>;
beforeAll(async () => {
  life = await startExerciseLife();
});
afterEach(() => setClock(null));

const tasksOf = async (call: ReturnType<typeof callAs>, userId: string, status: 'outstanding' | 'completed') =>
  (await call(listUserTasks, { params: { userId }, query: { status } })).json<UserTask[]>();

it('a person has the exercises beside the trainings and games in the profile', async () => {
  setClock(begin);
  const { companyId, call } = await life.aCustomer();
  const ana = await life.server.aUser({ companyId, name: 'Ana' });
  const chosen = { usersType: 'USERS_SELECTED', selectedUsersIds: [ana.id] };
  const { id: campaignId } = await life.launch(companyId, call, begin, chosen);
  const game = await aCourse(life.server, { name: 'Spot the fake', isGaming: true });
  await aRunningCampaign(life.server, game, companyId, [ana.id]);
  await life.answerAll(companyId, { userId: ana.id, campaignId }, [right, right, right]);
  const open = await tasksOf(call, ana.id, 'outstanding');
  expect(open).toMatchObject([
    { kind: 'exercise', name: 'Spot the phish', course: null, status: 'in_progress', done: 3, total: 10, isSuspended: false },
    { kind: 'game', name: 'Spot the fake', course: { id: game.id }, done: 0, total: 2, score: null },
  ]);
  const answers = Array.from({ length: 7 }, (_, index) => life.answer(companyId, { userId: ana.id, campaignId }, index + 3, right));
  await Promise.all(answers);
  expect(await tasksOf(call, ana.id, 'completed')).toMatchObject([{ kind: 'exercise', status: 'completed', score: 100 }]);
});

it('what the plan hides in the report of an exercise is not in the profile of others either', async () => {
  setClock(begin);
  const { companyId, admin, call } = await life.aCustomer({ trialStatus: 'active', trialEndsAt: day(30) });
  const ana = await life.server.aUser({ companyId, name: 'Ana' });
  const { id: campaignId } = await life.launch(companyId, call, begin);
  for (const person of [ana, admin])
    await life.answerAll(companyId, { userId: person.id, campaignId }, Array<typeof right>(10).fill(right));
  expect(await tasksOf(call, ana.id, 'completed')).toEqual([]);
  expect(await tasksOf(call, admin.id, 'completed')).toMatchObject([{ kind: 'exercise', score: 100 }]);
});

it('exercises are among what new people of a department will get, and make a dashboard of the home page', async () => {
  const { companyId, call } = await life.aCustomer();
  const sales = await life.server.aDepartment({ companyId }, []);
  await life.launch(companyId, call, now(), { name: 'For all' });
  const chosen = { usersType: 'USERS_FROM_DEPARTMENTS', selectedDepartmentsIds: [sales.id] };
  await life.launch(companyId, call, now(), { ...chosen, name: 'For sales' });
  const ask = async (...departmentNames: string[]) => {
    const body = { companyId, departmentNames, groupNames: [] };
    const reply = await call(tasksInDepartmentsAndGroups, { body });
    return reply.json<{ exercises: { name: string }[] }>().exercises.map(({ name }) => name);
  };
  expect(await ask('Nobody')).toEqual(['For all']);
  expect(await ask(sales.name.toUpperCase())).toEqual(['For all', 'For sales']);
  expect((await call(getHome)).json()).toMatchObject({ activeTrainings: 0, activeGaming: 2, activeExercises: 2 });
});

it('a partner without a plan launches exercises, which go on', async () => {
  const { id: companyId } = await life.server.aCompany({ companyType: 'direct', isPartner: true });
  const admin = await life.server.aUser({ companyId, role: 'admin', isOwner: true });
  const call = callAs(life.server, await life.server.signInAs(admin), companyId);
  const { id: campaignId } = await life.launch(companyId, call, now());
  const body = { ...launchOf(life.templates, now()), daysToComplete: 9 };
  expect((await call(updateExercise, { params: { campaignId }, body })).status).toBe(200);
  await tick(life.server.services);
  expect(await life.statusOf(campaignId)).toBe('running');
  const customer = await life.aCustomer({});
  expect((await customer.call(createExercise, { body: launchOf(life.templates, now()) })).code).toBe('plan_required');
});

const joined = 'SELECT u.name FROM test_drill_people p JOIN users u ON u.id = p.user_id WHERE p.campaign_id = $1 ORDER BY 1';

/** Work without tasks, in tables of its own. */
async function drillTables() {
  await life.query(`CREATE TABLE IF NOT EXISTS test_drills (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), company_id uuid, name text, status text,
    starts_at timestamptz, ends_at timestamptz, audience text)`);
  await life.query(
    'CREATE TABLE IF NOT EXISTS test_drill_groups (company_id uuid, campaign_id uuid, group_id uuid, PRIMARY KEY (campaign_id, group_id))',
  );
  await life.query(
    'CREATE TABLE IF NOT EXISTS test_drill_people (campaign_id uuid, user_id uuid, PRIMARY KEY (campaign_id, user_id))',
  );
}
afterAll(async () => {
  await life.query('DROP TABLE IF EXISTS test_drills, test_drill_groups, test_drill_people');
});

it('work without tasks starts, takes people in, pauses with the plan and ends, and reaches nothing that is about tasks', async () => {
  await drillTables();
  const work = defineWork({
    ...drills,
    join: (tx, companyId, among) =>
      run(
        tx,
        sql`INSERT INTO test_drill_people SELECT c.id, u.id FROM test_drills c, users u
          WHERE c.company_id = ${companyId} AND c.status = 'running' AND u.company_id = c.company_id AND ${among}
            AND ${reachedByCampaign(drills.links, companyId, { id: drillId, audience: 'groups' })} ON CONFLICT DO NOTHING`,
      ),
  });
  let drillId = '';
  try {
    setClock(begin);
    const { companyId, call } = await life.aCustomer();
    const ana = await life.server.aUser({ companyId, name: 'Ana' });
    await life.server.aUser({ companyId, name: 'Bo' });
    const group = await life.server.aGroup({ companyId }, [ana]);
    const [made] = await life.query<{ id: string }>(
      `INSERT INTO test_drills (company_id, name, status, starts_at, ends_at, audience)
        VALUES ($1, 'Fire drill', 'scheduled', $2, $3, 'groups') RETURNING id`,
      [companyId, day(1), day(30)],
    );
    drillId = made?.id ?? '';
    await life.query('INSERT INTO test_drill_groups VALUES ($1, $2, $3)', [companyId, drillId, group.id]);
    const status = async () =>
      (await life.query<{ status: string }>('SELECT status FROM test_drills WHERE id = $1', [drillId]))[0]?.status;
    const at = async (moment: Date) => {
      await life.at(moment, companyId);
      return status();
    };
    expect([await at(day(0.5)), await life.query(joined, [drillId])]).toEqual(['scheduled', []]);
    expect([await at(day(1.5)), await life.query(joined, [drillId])]).toEqual(['running', [{ name: 'Ana' }]]);
    // Somebody who joins later.
    const cy = await life.server.aUser({ companyId, name: 'Cy' });
    await life.query('INSERT INTO user_groups (company_id, user_id, group_id) VALUES ($1, $2, $3)', [companyId, cy.id, group.id]);
    await assign(life.server.services, [{ companyId, userId: cy.id }]);
    expect(await life.query(joined, [drillId])).toEqual([{ name: 'Ana' }, { name: 'Cy' }]);
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    expect(await at(day(2))).toBe('suspended');
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    expect(await at(day(9))).toBe('running');

    const body = { companyId, departmentNames: [], groupNames: [group.name] };
    expect((await call(tasksInDepartmentsAndGroups, { body })).text).not.toContain('Fire drill');
    expect(await tasksOf(call, ana.id, 'outstanding')).toEqual([]);
    const people = { isAllUsersSelected: false, userIds: [ana.id] };
    expect(Object.values((await call(findTasksToRemind, { body: people })).json<object>())).toEqual([false, false, false, false]);
    const named = { isAllUsersSelected: true, campaignId: drillId };
    expect((await call(findTasksToRemind, { body: named })).status).toBe(404);
    expect(await life.query('SELECT template FROM mails WHERE user_id = ANY($1)', [[ana.id, cy.id]])).toEqual([]);
    expect(await at(day(30.5))).toBe('ended');
  } finally {
    withdrawWork(work);
  }
});
