import type { Database } from '../../server/db/database.ts';
import { type LargeCompany, nameLists } from './largeCompany.ts';

const batch = 10_000;

/**
 * One statement inserts a batch of people into departments (all) and groups (every third). All values are derived from the
 * person's number, so memory stays constant and every run creates the same people. Four in five have first and last name from
 * the same entry of the list, so that scripts are rarely mixed.
 */
const insertBatch = `
WITH numbers AS MATERIALIZED (
  SELECT i, hashint4(i)::bigint & 2147483647 AS a, hashint4(i + 500000000)::bigint & 2147483647 AS b FROM generate_series($2::int, $3::int) i),
names AS MATERIALIZED (SELECT * FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) WITH ORDINALITY n(first, first_latin, last, last_latin, n)),
people AS (
  INSERT INTO users (company_id, email, name, last_name, role, disabled, email_verified, invited_at, last_login, created_at, updated_at)
  SELECT $1, f.first_latin || '.' || l.last_latin || i || '@' || $9, f.first, l.last,
    CASE WHEN a % 1000 < 3 THEN 'admin' ELSE 'user' END, a % 20 = 7, a % 10 <> 4, born,
    CASE WHEN a % 10 = 4 THEN NULL ELSE born + ($4::timestamptz - born) * power((b % 1000) / 1000::float8, 0.4) END, born, born
  FROM numbers
  CROSS JOIN LATERAL (SELECT $4::timestamptz - make_interval(secs => 63072000 * power(b / 2147483648::float8, 1.3)) AS born) x
  JOIN names f ON f.n = 1 + a % $10::int
  JOIN names l ON l.n = 1 + CASE WHEN b % 5 = 0 THEN b ELSE a END % $10::int
  RETURNING id, hashtext(id::text)::bigint & 2147483647 AS h),
in_departments AS (
  INSERT INTO user_departments (company_id, user_id, department_id)
  SELECT $1, id, ($11::uuid[])[1 + floor(cardinality($11::uuid[]) * power(h / 2147483648::float8, 1.5))::int] FROM people)
INSERT INTO user_groups (company_id, user_id, group_id)
SELECT $1, id, ($12::uuid[])[1 + (h % cardinality($12::uuid[]))::int] FROM people WHERE h % 3 = 0`;

/** Fills the company up to `total` people, each batch in its own transaction: an interrupted run keeps what was done. */
export async function fillCompany(
  db: Database,
  company: LargeCompany,
  { slug, total, now, onDone }: { slug: string; total: number; now: Date; onDone(people: number): void },
): Promise<void> {
  const names = nameLists();
  const lists = [names.first, names.firstLatin, names.last, names.lastLatin];
  for (let done = company.present; done < total; ) {
    const upTo = Math.min(done + batch, total);
    const numbers = [done, upTo - 1, now];
    const sets = [company.departmentIds, company.groupIds];
    await db.pool.query(insertBatch, [company.id, ...numbers, ...lists, `${slug}.example`, names.first.length, ...sets]);
    done = upTo;
    onDone(done - company.present);
  }
}

const people = ['users', 'user_departments', 'user_groups', 'people_counts', 'member_counts', 'person_facts'];
const training = ['campaigns', 'assignments', 'assignment_counts', 'training_days', 'training_starts', 'training_totals'];
const exercises = ['exercise_campaigns', 'exercise_assignments', 'exercise_answers', 'exercise_counts', 'exercise_answer_counts'];
const simulations = [
  'simulation_messages',
  'simulation_events',
  'simulation_totals',
  'simulation_counts',
  'simulation_days',
  'simulation_people',
];
const customers = [
  'companies',
  'company_parentage',
  'company_access',
  'customer_list',
  'finding_facts',
  'company_domains',
  'sso_connections',
];

/** Leaves the tables like those of an old installation: statistics fresh, search index merged, pages marked visible. */
export async function tidy(db: Database): Promise<void> {
  for (const table of [...people, ...training, ...exercises, ...simulations, ...customers])
    await db.pool.query(`VACUUM (ANALYZE) ${table}`);
}
