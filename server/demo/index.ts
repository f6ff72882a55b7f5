import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { now } from '../clock.ts';
import * as tables from '../db/schema.ts';
import { allowLongStatements } from '../db/longStatements.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import type { Services } from '../services.ts';
import { demoPassword } from './accounts.ts';
import { insertRows } from './insertRows.ts';
import { makeLicences } from './licences/index.ts';
import { makeExercises } from './exercises.ts';
import { makeMonthlyVideos } from './monthlyVideos.ts';
import { makePolicies } from './policies.ts';
import { makeNews } from './news.ts';
import { makeOwnTraining } from './ownTraining.ts';
import { makeBrands } from './brands.ts';
import { makeSurveys } from './surveys.ts';
import { makeSimulations } from './simulations/index.ts';
import { makeShares } from './shares.ts';
import { makeSso } from './sso.ts';
import { readDemoCourses } from './training/courses.ts';
import { makeWorld } from './world.ts';

export { demoAccounts, demoPassword } from './accounts.ts';
export { demoCompanyIds } from './world.ts';

/**
 * Fills an empty installation with the demo: a hundred companies with their people, and the accounts of accounts.ts. Other admins can
 * request a link for a password. Returns false if the demo exists already, which is detected by our own company.
 *
 * Accounts are created first, then all rows in one transaction. If the process is interrupted in between, there are no rows and both
 * steps run again; once there are rows, no later start changes a password.
 */
export async function makeDemo({ db, env, identity }: Pick<Services, 'db' | 'env' | 'identity'>): Promise<boolean> {
  if (await isThere(db.pool)) return false;
  const world = makeWorld(now(), await readDemoCourses(db.pool));
  const accounts = world.users.flatMap(({ id, email, hasLogin, emailVerified = false }) =>
    id && hasLogin ? [{ uid: id, email, password: demoPassword, emailVerified }] : [],
  );
  await identity.putAccounts(accounts);
  const made = await ownerTx(db, async (tx) => {
    // On a busy machine thousands of people take longer than the usual timeout of a statement.
    await allowLongStatements(tx);
    // Two nodes may start with the same new database.
    await tx.$client.query('LOCK TABLE companies IN SHARE ROW EXCLUSIVE MODE');
    if (await isThere(tx.$client)) return false;
    await insertRows(tx, tables.companies, world.companies);
    await insertRows(tx, tables.users, world.users);
    await insertRows(tx, tables.scimPeople, scimPeopleOf(world.users));
    await insertRows(tx, tables.departments, world.departments);
    await insertRows(tx, tables.groups, world.groups);
    await insertRows(tx, tables.userDepartments, world.userDepartments);
    await insertRows(tx, tables.userGroups, world.userGroups);
    await insertRows(tx, tables.auditLog, world.auditLog);
    await insertRows(tx, tables.auditSubjects, world.auditSubjects);
    await makeOwnTraining(tx, world, now());
    await insertRows(tx, tables.campaigns, world.campaigns);
    await insertRows(tx, tables.campaignDepartments, world.campaignDepartments);
    await insertRows(tx, tables.campaignGroups, world.campaignGroups);
    await insertRows(tx, tables.assignments, world.assignments);
    await insertRows(tx, tables.quizAnswers, world.quizAnswers);
    await insertRows(tx, tables.courseReviews, world.courseReviews);
    await makeExercises(tx, world, now());
    await makePolicies(tx, world, now());
    await makeMonthlyVideos(tx, world, now());
    await makeSimulations(tx, { db }, world, now());
    await makeShares(tx, world, now());
    await makeBrands(tx, world, now());
    await makeSso(tx, { env, world, now: now() });
    await makeLicences(tx, world, now());
    await makeNews(tx, world, now());
    await makeSurveys(tx, world, now());
    await decideFindingMails(tx, now());
    return true;
  });
  // Without statistics the planner would treat the tables as empty.
  if (made) await db.pool.query('ANALYZE');
  return made;
}

/** Partners read about findings from next week on: a demo that is made on a Monday would begin with mails of that morning. */
const decideFindingMails = (tx: Tx, at: Date) =>
  tx.execute(sql`INSERT INTO finding_mails (user_id, company_id, decided_at)
    SELECT u.id, u.company_id, ${at} FROM users u JOIN companies c ON c.id = u.company_id WHERE c.is_partner AND u.account <> 'learner'`);

/** What the directories of the demo know of the people they manage. */
const scimPeopleOf = (
  people: readonly { id?: string | undefined; companyId: string; email: string; scimManaged?: boolean | undefined }[],
) =>
  people.flatMap(({ id, companyId, email, scimManaged }) =>
    id && scimManaged ? [{ userId: id, companyId, userName: email }] : [],
  );

async function isThere(db: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM companies WHERE is_house LIMIT 1');
  return rows.length > 0;
}
