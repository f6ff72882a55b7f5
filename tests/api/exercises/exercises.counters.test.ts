import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { archiveExercise, deleteExercise } from '#contract/exercise/campaigns';
import { listReportGroups } from '#contract/exercise/reports';
import { deleteUser } from '#contract/people/users';
import { now, setClock } from '#server/clock';
import { right, startExerciseLife } from '#tests/support/exercises/exercises';
import { aShuffledExercise, type ShuffledExercise } from '#tests/support/exercises/shuffledExercise';

// @once: figures equal plain counts of the rows, each time.

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let made: ShuffledExercise;
beforeAll(async () => {
  life = await startExerciseLife();
  made = await aShuffledExercise(life);
});
afterEach(() => setClock(null));

const sets = `sets AS (SELECT user_id, department_id AS set_id FROM user_departments WHERE company_id = $1
  UNION ALL SELECT user_id, group_id FROM user_groups WHERE company_id = $1 UNION ALL SELECT id, company_id FROM users WHERE company_id = $1)`;
const apart = `SELECT (SELECT count(*)::int FROM kept) AS rows, (SELECT count(*)::int FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted) x) AS more,
  (SELECT count(*)::int FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept) x) AS missing`;
const sum = (column: string) => `round(coalesce(sum(${column}), 0)::numeric, 3)`;
const ofAssignments = `WITH ${sets}, kept AS (SELECT campaign_id, set_id, status, assigned_day, n, answered, scored, round(score_sum::numeric, 3), round(adjusted_sum::numeric, 3), golden
    FROM exercise_counts WHERE company_id = $1 AND n <> 0),
  counted AS (SELECT a.campaign_id, s.set_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date, count(*)::int, (count(*) FILTER (WHERE a.correct + a.partial + a.wrong > 0))::int,
    count(a.score)::int, ${sum('a.score::float8')}, ${sum('a.adjusted_score::float8')},
    count(*) FILTER (WHERE a.score >= 10)::int FROM exercise_assignments a JOIN sets s ON s.user_id = a.user_id WHERE a.company_id = $1 GROUP BY 1, 2, 3, 4)
  ${apart}`;
const ofAnswers = `WITH ${sets}, kept AS (SELECT campaign_id, set_id, template_id, status, n FROM exercise_answer_counts WHERE company_id = $1 AND n <> 0),
  counted AS (SELECT r.campaign_id, s.set_id, r.template_id, r.status, count(*)::int FROM exercise_answers r JOIN sets s ON s.user_id = r.user_id
    WHERE r.company_id = $1 GROUP BY 1, 2, 3, 4)
  ${apart}`;

describe('the counters that triggers maintain equal the rows', () => {
  let other: string;
  const weeks = (count: number) => new Date(Date.now() + count * 7 * 86_400_000);
  const person = (n: number) => made.users[n]?.id ?? '';
  const steps: [string, () => Promise<unknown>][] = [
    [
      'after a launch and answers',
      async () => {
        ({ id: other } = await life.launch(made.companyId, made.call, now()));
        await life.answerAll(made.companyId, { userId: person(1), campaignId: other }, Array(10).fill(right));
        await life.answerAll(made.companyId, { userId: person(2), campaignId: other }, [right]);
      },
    ],
    [
      'after people came into departments and groups',
      async () => {
        await life.query(
          `INSERT INTO user_departments (company_id, user_id, department_id) SELECT company_id, id, $2 FROM users
        WHERE company_id = $1 ON CONFLICT DO NOTHING`,
          [made.companyId, made.departments[2]],
        );
        await life.server.aGroup({ companyId: made.companyId }, made.users.slice(20, 40));
      },
    ],
    [
      'after they left them',
      () =>
        life.query('DELETE FROM user_departments WHERE department_id = $1 AND user_id = ANY($2::uuid[])', [
          made.departments[0],
          made.users.slice(0, 30).map(({ id }) => id),
        ]),
    ],
    [
      'after many answered while people moved',
      async () => {
        const answering = made.users
          .slice(40, 52)
          .map(({ id: userId }) => life.answerAll(made.companyId, { userId, campaignId: other }, Array(10).fill(right)));
        const moving = [
          life.server.aGroup({ companyId: made.companyId }, made.users.slice(30, 50)),
          life.query('DELETE FROM user_departments WHERE department_id = $1 AND user_id = ANY($2::uuid[])', [
            made.departments[2],
            made.users.slice(44, 60).map(({ id }) => id),
          ]),
        ];
        await Promise.all([...answering, ...moving]);
        expect(await life.standing(other)).toMatchObject({ completed: 13 });
      },
    ],
    ['after reminders and deadlines', () => life.at(weeks(2), made.companyId)],
    [
      'after the last answer of somebody who is late',
      () => life.answerAll(made.companyId, { userId: person(2), campaignId: other }, [right, ...Array(9).fill(right)]),
    ],
    [
      'after some no longer have it',
      () =>
        life.query('DELETE FROM exercise_assignments WHERE campaign_id = $1 AND user_id = ANY($2::uuid[])', [
          made.campaignId,
          made.users.slice(10, 14).map(({ id }) => id),
        ]),
    ],
    [
      'after a person was deleted, and another for good',
      async () => {
        expect((await made.call(deleteUser, { body: { userId: person(3) } })).status).toBe(200);
        await life.query('DELETE FROM users WHERE id = $1', [person(7)]);
      },
    ],
    [
      'after a department and a group were deleted',
      async () => {
        await life.query('DELETE FROM departments WHERE id = $1', [made.departments[1]]);
        await life.query('DELETE FROM groups WHERE id = $1', [made.groups[0]]);
      },
    ],
    [
      'after the campaign was archived',
      async () => {
        expect((await made.call(archiveExercise, { params: { campaignId: other } })).status).toBe(200);
      },
    ],
    [
      'after it was deleted',
      async () => {
        expect((await made.call(deleteExercise, { params: { campaignId: other } })).status).toBe(200);
        for (const table of ['exercise_counts', 'exercise_answer_counts'])
          expect(await life.query(`SELECT 1 FROM ${table} WHERE campaign_id = $1`, [other])).toEqual([]);
      },
    ],
  ];

  it.each(steps)('%s', async (_what, step) => {
    await step();
    for (const query of [ofAssignments, ofAnswers]) {
      const [difference] = await life.query<{ rows: number }>(query, [made.companyId]);
      expect(difference).toMatchObject({ more: 0, missing: 0 });
      expect(difference?.rows).toBeGreaterThan(10);
    }
  });

  it('and groups without people of the campaign are not offered as filters', async () => {
    await life.server.aGroup({ companyId: made.companyId, name: 'Empty' });
    const { data } = (await made.call(listReportGroups, { params: { campaignId: made.campaignId } })).json<{
      data: { name: string }[];
    }>();
    expect(data.map(({ name }) => name)).toContain('First aid');
    expect(data.map(({ name }) => name)).not.toContain('Empty');
  });
});
