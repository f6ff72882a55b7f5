import { aCourse, aGame, aRunningCampaign } from '../calls/courses.ts';
import { callAs } from '../calls/callAs.ts';
import { startQuietServer } from '../server/testServer.ts';

/** Days on which work was given out: two inside the period of the tests, and one before it. */
export const period = { dateFrom: '2026-03-01', dateTo: '2026-05-29' };
const days = ['2026-02-28T23:30:00Z', '2026-03-01T00:10:00Z', '2026-05-29T23:50:00Z'];

/** A number from the place of the person in $4 and the seed, for figures that look random and are the same in each run. */
const drawn = (seed: number) => `abs(hashtext(array_position($4::uuid[], user_id)::text || '${seed}'))`;

/**
 * A company whose 60 people are in four departments, one of them with four people and one with nobody who got anything, and who got trainings
 * that run, are suspended and have ended, a game and an exercise. Everything looks random; simulated mails are counted, not sent.
 */
export async function startDashboardLife() {
  const server = await startQuietServer();
  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
  const { id: companyId } = await server.aCompany({ name: 'Acorn', hasBoost: true });
  const admin = await server.aUser({ companyId, role: 'admin', isOwner: true, name: 'Zoe', lastName: 'Admin' });
  const headers = await server.signInAs(admin);
  const people = await server.manyUsers(companyId, 60);
  const department = async (name: string, members: typeof people) => (await server.aDepartment({ companyId, name }, members)).id;
  const departments = {
    sales: await department('Sales', people.slice(0, 25)),
    legal: await department('Legal', people.slice(20, 40)),
    board: await department('Board', people.slice(40, 44)),
    idle: await department('Idle', people.slice(50, 60)),
  };
  const busy = people.slice(0, 50).map(({ id }) => id);
  const trainings = [await aRunningCampaign(server, await aCourse(server), companyId, busy)];
  for (const _ of [1, 2]) trainings.push(await aRunningCampaign(server, await aCourse(server), companyId, busy));
  await aRunningCampaign(server, await aGame(server), companyId, busy);
  const [exercise] = await query<{ id: string }>(
    `INSERT INTO exercise_campaigns (company_id, name, status, audience, starts_at, launched_at, days_to_complete, notifications_enabled, created_at)
      VALUES ($1, 'Spring', 'running', 'all', now(), now(), 7, false, now()) RETURNING id`,
    [companyId],
  );
  await query(
    `INSERT INTO exercise_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
      SELECT $1, $2, u, now(), now() FROM unnest($3::uuid[]) u`,
    [companyId, exercise?.id, busy],
  );
  const statuses = ['not_started', 'in_progress', 'completed', 'completed', 'overdue'];
  for (const [table, best] of [
    ['assignments', 100],
    ['exercise_assignments', 10],
  ] as const)
    await query(
      `UPDATE ${table} SET status = ($2::text[])[1 + ${drawn(1)} % 5], assigned_at = ($3::timestamptz[])[1 + ${drawn(2)} % 3],
          score = CASE WHEN ($2::text[])[1 + ${drawn(1)} % 5] = 'completed' THEN ${drawn(3)} % ${best + 1} END WHERE company_id = $1`,
      [companyId, statuses, days, busy],
    );
  await query(`UPDATE campaigns SET status = 'suspended' WHERE id = $1`, [trainings[1]]);
  await query(`UPDATE campaigns SET status = 'ended', ended_at = now() WHERE id = $1`, [trainings[2]]);
  const zeros = [
    'messages',
    'queued',
    'bounced',
    'ignored',
    'uncertain',
    'opened',
    'opened_raw',
    'clicked',
    'clicked_raw',
    'phished',
    'phished_raw',
  ];
  const others = [...zeros, 'phished_reported', 'opened_reported', 'to_review'];
  const mailed = (setId: string, sentOn: string, sent: number, reported: number) =>
    query(
      `INSERT INTO simulation_days (company_id, set_id, campaign_id, round_id, sent_on, sent, reported, ${others})
        VALUES ($1, $2, gen_random_uuid(), gen_random_uuid(), $3, $4, $5, ${others.map(() => 0)})`,
      [companyId, setId, sentOn, sent, reported],
    );
  await mailed(companyId, '2026-04-01', 50, 17);
  await mailed(departments.sales, '2026-04-01', 25, 9);
  await mailed(departments.sales, '2026-02-01', 25, 25);
  await mailed(departments.board, '2026-04-01', 4, 4);
  await query('SELECT heed_add_person_changes()');
  return { server, query, companyId, admin, headers, people, departments, trainings, call: callAs(server, headers, companyId) };
}
export type DashboardLife = Awaited<ReturnType<typeof startDashboardLife>>;

const standing = (over: string) => `CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = '${over}' THEN 'not_completed'
  WHEN c.status = 'suspended' THEN 'paused' ELSE a.status END`;

/** The inputs of the score of some people ($2) in a period ($3, $4), counted from single rows. */
export const plainInputs = `WITH work AS (
    SELECT CASE WHEN k.is_gaming THEN 'gaming' ELSE 'training' END AS part, ${standing('ended')} AS status, a.score / 10.0 AS score
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id JOIN courses k ON k.id = c.course_id
      WHERE a.company_id = $1 AND a.user_id = ANY($2::uuid[]) AND (a.assigned_at AT TIME ZONE 'UTC')::date BETWEEN $3 AND $4
    UNION ALL SELECT 'gaming', ${standing('archived')}, a.score FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = $1 AND a.user_id = ANY($2::uuid[]) AND (a.assigned_at AT TIME ZONE 'UTC')::date BETWEEN $3 AND $4)
  SELECT count(*) FILTER (WHERE part = 'training')::int AS tasks,
    count(*) FILTER (WHERE part = 'training' AND status = 'completed')::int AS completed,
    count(*) FILTER (WHERE part = 'training' AND status = 'in_progress')::int AS "inProgress",
    count(*) FILTER (WHERE part = 'training' AND status = 'overdue')::int AS overdue,
    count(*) FILTER (WHERE part = 'training' AND status IN ('not_started', 'in_progress'))::int AS "inTime",
    count(*) FILTER (WHERE part = 'gaming')::int AS "gamingTasks",
    count(score) FILTER (WHERE part = 'gaming' AND status = 'completed')::int AS scored,
    coalesce(round(sum(score::numeric) FILTER (WHERE part = 'gaming' AND status = 'completed'), 3), 0)::float8 AS "scoreSum" FROM work`;
