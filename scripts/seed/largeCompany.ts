import { dayMs } from '#contract/kit/durations';
import type { Database } from '../../server/db/database.ts';
import { makeName } from '../../server/demo/names/index.ts';
import { departmentNames, groupNames } from '../../server/demo/names/organisation.ts';
import { makeRandom } from '../../server/demo/random.ts';

export interface LargeCompany {
  id: string;
  adminId: string;
  adminEmail: string;
  /** Existing people, from an earlier run. */
  present: number;
  departmentIds: string[];
  groupIds: string[];
}

const regions = ['Americas', 'Europe', 'Asia', 'Africa'] as const;
const allDepartments = departmentNames.flatMap((name) => regions.map((region) => `${name} ${region}`));

/** Creates the company with its owner, departments and groups, or finds that of an earlier run. */
export async function openLargeCompany(
  db: Database,
  { name, slug, now }: { name: string; slug: string; now: Date },
): Promise<LargeCompany> {
  const adminEmail = `bench@${slug}.example`;
  const { rows } = await db.pool.query<{ id: string; admin: string | null }>(
    `SELECT c.id, (SELECT u.id FROM users u WHERE u.email = $2 AND u.company_id = c.id AND u.deleted_at IS NULL) AS admin FROM companies c WHERE c.slug = $1`,
    [slug, adminEmail],
  );
  const [existing] = rows;
  if (existing && !existing.admin)
    throw new Error(`There is a company "${slug}" that seed did not make. Choose another name with --company.`);
  if (!existing) await createCompany(db, { name, slug, adminEmail, now });
  return readCompany(db, slug, adminEmail);
}

/** One statement, so that there is never a partial company. */
async function createCompany(
  db: Database,
  { name, slug, adminEmail, now }: { name: string; slug: string; adminEmail: string; now: Date },
) {
  const born = new Date(now.getTime() - 730 * dayMs);
  await db.pool.query(
    `WITH company AS (
       INSERT INTO companies (name, slug, has_boost, industry, country, created_at, updated_at)
       VALUES ($1, $2, true, 'technology', 'US', $4, $4) RETURNING id),
     owner AS (
       INSERT INTO users (company_id, email, name, last_name, role, is_owner, has_login, email_verified, onboarding_completed,
         privacy_policy_confirmed_at, last_login, created_at, updated_at)
       SELECT id, $3, 'Bench', 'Admin', 'admin', true, true, true, true, $5, $5, $4, $5 FROM company),
     dep AS (INSERT INTO departments (company_id, name, created_at, updated_at) SELECT id, n, $4, $4 FROM company, unnest($6::text[]) n)
     INSERT INTO groups (company_id, name, created_at, updated_at) SELECT id, n, $4, $4 FROM company, unnest($7::text[]) n`,
    [name, slug, adminEmail, born, now, allDepartments, groupNames],
  );
}

async function readCompany(db: Database, slug: string, adminEmail: string): Promise<LargeCompany> {
  const { rows } = await db.pool.query<Omit<LargeCompany, 'adminEmail'>>(
    `SELECT c.id, u.id AS "adminId",
       (SELECT coalesce(sum(n), 0)::int FROM people_counts p WHERE p.company_id = c.id) AS present,
       ARRAY(SELECT d.id::text FROM departments d WHERE d.company_id = c.id ORDER BY name) AS "departmentIds",
       ARRAY(SELECT g.id::text FROM groups g WHERE g.company_id = c.id ORDER BY name) AS "groupIds"
     FROM companies c JOIN users u ON u.company_id = c.id AND u.email = $2 AND u.deleted_at IS NULL WHERE c.slug = $1`,
    [slug, adminEmail],
  );
  const [row] = rows;
  if (!row) throw new Error('The company is gone again; is another seed running?');
  return { ...row, adminEmail };
}

/** Lists of names in all scripts; the database combines any first name with any last name. */
export function nameLists(size = 400) {
  const random = makeRandom('large company');
  const names = Array.from({ length: size }, () => makeName(random, ''));
  return {
    first: names.map(({ first }) => first.written),
    firstLatin: names.map(({ first }) => first.latin),
    last: names.map(({ last }) => last.written),
    lastLatin: names.map(({ last }) => last.latin),
  };
}
