import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExerciseStatistics,
  type ExerciseTemplateRow,
  getExerciseStatistics,
  listExerciseDepartments,
  listExerciseGroups,
  listExercisePeople,
  listExerciseTemplates,
} from '#contract/exercise/reports';
import type { SetRow } from '#contract/reports/campaignTabs';
import type { AnyEndpoint } from '#server/http/handler';
import { startExerciseLife } from '#tests/support/exercises/exercises';
import { startQuietServer } from '#tests/support/server/testServer';
import { aShuffledExercise, type ShuffledExercise } from '#tests/support/exercises/shuffledExercise';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startExerciseLife>>;
let made: ShuffledExercise;
beforeAll(async () => {
  // Without a clock, which would resume what is suspended here.
  server = await startQuietServer();
  life = await startExerciseLife(server);
  made = await aShuffledExercise(life);
  // Some got it in February, by joining a department; the others in January.
  await life.query(
    `UPDATE exercise_assignments SET assigned_at = CASE WHEN ascii(right(user_id::text, 1)) % 2 = 0 THEN '2026-02-10' ELSE '2026-01-10' END::timestamptz
      WHERE campaign_id = $1`,
    [made.campaignId],
  );
});

afterAll(() => server.close());

type Filters = [string, string][];
const february: Filters = [
  ['dateFrom', '2026-02-01'],
  ['dateTo', '2026-02-28'],
];
const filters: [string, () => Filters][] = [
  ['no filter', () => []],
  ['people who completed it', () => [['status', 'completed']]],
  ['people who did not', () => ['not_started', 'in_progress', 'overdue'].map((status) => ['status', status])],
  [
    'some who completed it and some who did not',
    () => [
      ['status', 'completed'],
      ['status', 'in_progress'],
    ],
  ],
  [
    'people who cannot complete it, or not now',
    () => [
      ['status', 'not_completed'],
      ['status', 'paused'],
    ],
  ],
  ['a department', () => [['departments', made.departments[0] ?? '']]],
  ['departments with the same people', () => made.departments.map((id) => ['departments', id])],
  ['a group', () => [['groups', made.groups[0] ?? '']]],
  ['overdue people of groups', () => [['status', 'overdue'], ...made.groups.map((id): Filters[number] => ['groups', id])]],
  [
    'people of a group in departments',
    () => [['groups', made.groups[1] ?? ''], ...made.departments.map((id): Filters[number] => ['departments', id])],
  ],
  [
    'people who completed it, in a group and a department',
    () => [
      ['status', 'completed'],
      ['groups', made.groups[0] ?? ''],
      ['departments', made.departments[1] ?? ''],
    ],
  ],
  ['people who got it on some days', () => february],
  [
    'people of a department who completed it, of some days',
    () => [...february, ['status', 'completed'], ['departments', made.departments[0] ?? '']],
  ],
];

/** The report status, written again independently of the product's own table. */
const standing = `CASE WHEN a.status = 'completed' THEN 'completed' WHEN c.status = 'archived' THEN 'not_completed'
  WHEN c.status = 'suspended' THEN 'paused' ELSE a.status END`;

/** The assignments `a` of campaign `c` that match, as a condition with values. */
function matching(query: Filters): { where: string; values: unknown[] } {
  const of = (name: string) => query.flatMap(([key, value]) => (key === name ? [value] : []));
  const member = (table: string, column: string, at: number) =>
    `(cardinality($${at}::uuid[]) = 0 OR EXISTS (SELECT 1 FROM ${table} m WHERE m.user_id = a.user_id AND m.${column} = ANY($${at}::uuid[])))`;
  return {
    where: `a.campaign_id = $1 AND (cardinality($2::text[]) = 0 OR ${standing} = ANY($2::text[]))
      AND ${member('user_departments', 'department_id', 3)} AND ${member('user_groups', 'group_id', 4)}
      AND a.assigned_at >= coalesce($5::date, '-infinity') AND a.assigned_at < coalesce($6::date + 1, 'infinity')`,
    values: [made.campaignId, of('status'), of('departments'), of('groups'), of('dateFrom')[0] ?? null, of('dateTo')[0] ?? null],
  };
}

async function plain<Row>(query: Filters, select: string, from = '', rest = ''): Promise<Row[]> {
  const { where, values } = matching(query);
  return life.query<Row>(
    `SELECT ${select} FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id ${from} WHERE ${where} ${rest}`,
    values,
  );
}

async function listed<Row>(endpoint: AnyEndpoint, query: Filters) {
  const reply = await made.call(endpoint, { params: { campaignId: made.campaignId }, query: [...query, ['pageSize', '50']] });
  return reply.json<{ data: { items: Row[]; pageInfo: { totalCount: number } } }>().data;
}

const cases = (['running', 'suspended', 'archived'] as const).flatMap((state) =>
  filters.map(([what, query]) => ({ state, what, query })),
);

describe.each(cases)('every figure of a campaign that is $state agrees with the rows: $what', ({ state, query }) => {
  beforeAll(() => life.query('UPDATE exercise_campaigns SET status = $2 WHERE id = $1', [made.campaignId, state]));

  it('people by status, and their scores', async () => {
    const reply = await made.call(getExerciseStatistics, { params: { campaignId: made.campaignId }, query: query() });
    const { statuses, total } = reply.json<{ data: ExerciseStatistics }>().data;
    const counted = await plain<{ name: string; count: number }>(
      query(),
      `${standing} AS name, count(*)::int AS count`,
      '',
      'GROUP BY 1',
    );
    expect(Object.fromEntries(statuses.map(({ name, count }) => [name, count]))).toEqual(
      Object.fromEntries(counted.map(({ name, count }) => [name, count])),
    );
    const [scores] = await plain<{ score: number | null; adjusted: number | null; n: number; unfinished: number }>(
      query(),
      `avg(a.score::float8) * 10 AS score, avg(a.adjusted_score::float8) * 10 AS adjusted, count(*)::int AS n,
        (count(*) FILTER (WHERE a.status <> 'completed' AND EXISTS (SELECT 1 FROM exercise_answers r
          WHERE r.campaign_id = a.campaign_id AND r.user_id = a.user_id)))::int AS unfinished`,
    );
    const near = (value: number | null = null) => (value === null ? null : expect.closeTo(value, 1));
    expect(total).toEqual({
      learners: scores?.n,
      unfinished: scores?.unfinished,
      averageScorePercentage: near(scores?.score),
      adjustedScorePercentage: near(scores?.adjusted),
    });
    expect((await listed(listExercisePeople, query())).pageInfo.totalCount).toBe(scores?.n);
  });

  it.each([
    ['departments', listExerciseDepartments, 'department_id'],
    ['groups', listExerciseGroups, 'group_id'],
  ] as const)('%s', async (sets, endpoint, column) => {
    const chosen = query().flatMap(([name, value]) => (name === sets ? [value] : []));
    const count = (status: string) => `count(*) FILTER (WHERE ${standing} = '${status}')::int`;
    const counted = await plain<SetRow>(
      query(),
      `s.id, s.name, count(*)::int AS learners, ${count('completed')} AS completed, ${count('in_progress')} AS "inProgress",
        ${count('not_started')} AS "notStarted", ${count('overdue')} AS overdue,
        ${count('not_completed')} AS "notCompleted", ${count('paused')} AS paused,
        round(100.0 * ${count('completed')} / count(*), 2)::float8 AS "completionPercentage"`,
      `JOIN user_${sets} l ON l.user_id = a.user_id JOIN ${sets} s ON s.id = l.${column}`,
      'GROUP BY s.id, s.name',
    );
    const { items, pageInfo } = await listed<SetRow>(endpoint, query());
    const expected = counted.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
    expect(items).toHaveLength(expected.length);
    expect(items).toEqual(expect.arrayContaining(expected));
    expect(pageInfo.totalCount).toBe(expected.length);
  });

  it('templates', async () => {
    const counted = await plain<{ id: string; status: string; n: number }>(
      query(),
      'r.template_id AS id, r.status, count(*)::int AS n',
      'JOIN exercise_answers r ON r.campaign_id = a.campaign_id AND r.user_id = a.user_id',
      'GROUP BY 1, 2',
    );
    const { items } = await listed<ExerciseTemplateRow>(listExerciseTemplates, query());
    expect(items).toHaveLength(10);
    for (const { id, correct, partial, wrong, total } of items) {
      const of = (status: string) => counted.find((row) => row.id === id && row.status === status)?.n ?? 0;
      const expected = [of('CORRECT'), of('PARTIAL'), of('WRONG')];
      expect([correct, partial, wrong, total]).toEqual([...expected, expected.reduce((sum, n) => sum + n)]);
    }
  });
});
