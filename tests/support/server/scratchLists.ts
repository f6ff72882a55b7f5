/** A kind of work that only tests have: lists of texts to read. Its facts are counted by day, and its tasks among those of people. */
export const kindOfScratchLists = {
  kind: 'scratchList',
  campaigns: 'scratch_lists',
  counted: 'scratch_assignments',
  facts: 'work_facts',
  keys: {
    kind: "'scratchList'",
    campaign_id: 'campaign_id',
    status: 'status',
    assigned_day: "(assigned_at AT TIME ZONE 'UTC')::date",
  },
  sums: {
    scored: '(score IS NOT NULL)::int',
    score_sum: 'score::float8',
    done: '(completed_at IS NOT NULL)::int',
    done_seconds: 'extract(epoch FROM completed_at - assigned_at)',
  },
  counts_tasks: true,
};

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

export async function makeScratchLists(query: Query): Promise<void> {
  await query('CREATE TABLE scratch_lists (id uuid PRIMARY KEY, company_id uuid NOT NULL, UNIQUE (company_id, id))');
  await query(`CREATE TABLE scratch_assignments (company_id uuid NOT NULL, campaign_id uuid NOT NULL, user_id uuid NOT NULL,
    status text NOT NULL, assigned_at timestamptz NOT NULL, completed_at timestamptz, score real, reminded_at timestamptz, opened_at timestamptz,
    PRIMARY KEY (campaign_id, user_id),
    FOREIGN KEY (company_id, campaign_id) REFERENCES scratch_lists (company_id, id) ON DELETE CASCADE,
    FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE)`);
  await query('CREATE INDEX scratch_assignments_person ON scratch_assignments (company_id, user_id)');
}

/** What the migration of a further kind does. */
export async function countScratchLists(query: Query): Promise<void> {
  const { kind, campaigns, counted, facts, keys, sums, counts_tasks } = kindOfScratchLists;
  await query(
    'INSERT INTO work_kinds (kind, campaigns, counted, facts, keys, sums, counts_tasks) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [kind, campaigns, counted, facts, keys, sums, counts_tasks],
  );
  await query('SELECT heed_keep_counts($1)', [kind]);
}

const sets = `(SELECT user_id, department_id AS set_id FROM user_departments WHERE company_id = $1
  UNION ALL SELECT user_id, group_id FROM user_groups WHERE company_id = $1 UNION ALL SELECT id, company_id FROM users WHERE company_id = $1) s`;
const factsKept = `SELECT kind, set_id, campaign_id, status, assigned_day, n, scored, round(score_sum::numeric, 3), done, round(done_seconds::numeric, 3)
  FROM work_facts WHERE company_id = $1 AND n <> 0`;
const factsCounted = `SELECT 'scratchList', s.set_id, a.campaign_id, a.status, (a.assigned_at AT TIME ZONE 'UTC')::date, count(*)::int, count(a.score)::int,
  round(coalesce(sum(a.score::float8), 0)::numeric, 3), count(a.completed_at)::int,
  round(coalesce(sum(extract(epoch FROM a.completed_at - a.assigned_at)), 0), 3)
  FROM scratch_assignments a JOIN ${sets} ON s.user_id = a.user_id WHERE a.company_id = $1 GROUP BY 1, 2, 3, 4, 5`;
const tasksKept =
  'SELECT user_id, tasks, completed, round(share::numeric, 6) FROM person_facts WHERE company_id = $1 AND tasks <> 0';
const tasksCounted = `SELECT user_id, count(*)::int, count(*) FILTER (WHERE status = 'completed')::int, round(avg((status = 'completed')::int), 6)
  FROM (SELECT company_id, user_id, status FROM assignments UNION ALL SELECT company_id, user_id, status FROM exercise_assignments
    UNION ALL SELECT company_id, user_id, status FROM policy_assignments
    UNION ALL SELECT company_id, user_id, status FROM monthly_assignments
    UNION ALL SELECT company_id, user_id, status FROM scratch_assignments) a WHERE company_id = $1 GROUP BY 1`;

/** Pairs of queries for a company ($1): what the triggers keep, and the same counted from single rows. */
export const keptAndCounted = [
  [factsKept, factsCounted],
  [tasksKept, tasksCounted],
] as const;
