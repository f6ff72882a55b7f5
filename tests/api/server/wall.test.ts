import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inviteUsers } from '#contract/people/invitations';
import { changeDisabled, deleteUser } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx, tenantTx } from '#server/db/tx';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { rowsOfTables } from '#tests/support/calls/rowsOfTables';
import { callerHash } from '#tests/support/calls/callerHash';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let ownCompany: string;
let other: string;
let sessionHash: string;

/** Tables with rows of companies, read from the database, and the view of people. */
async function tenantTables(): Promise<string[]> {
  const found = await ownerTx(server.services.db, (tx) =>
    rows<{ name: string }>(
      tx,
      sql`SELECT c.table_name AS name FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.column_name = 'company_id' ORDER BY 1`,
    ),
  );
  return found.map(({ name }) => name);
}

beforeAll(async () => {
  server = await startTestServer();
  const ids: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const companyId = (await server.aCompany()).id;
    const admin = await server.aUser({ companyId, role: 'admin' });
    const learners = await server.manyUsers(companyId, 3);
    await server.aDepartment({ companyId }, learners);
    await server.aGroup({ companyId }, learners);
    const headers = await server.signInAs(admin);
    const course = await aCourse(server, { companyId });
    await aRunningCampaign(server, course, companyId, [admin.id]);
    await ownerTx(server.services.db, (tx) => rows(tx, rowsOfTables({ companyId, userId: admin.id, course })));
    const call = callAs(server, headers, companyId);
    const emails = [{ email: `${companyId}@wall.example`, role: 'admin' }];
    await call(inviteUsers, { body: { emails, notificationsEnabled: false, importId: crypto.randomUUID() } });
    await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [learners[0]?.id ?? ''] } });
    await call(deleteUser, { body: { userId: learners[1]?.id ?? '' } });
    await ownerTx(server.services.db, (tx) =>
      rows(
        tx,
        sql`INSERT INTO one_time_links (hash, user_id, company_id, kind, created_at, expires_at) VALUES (${companyId}, ${admin.id}, ${companyId}, 'reset', now(), now())`,
      ),
    );
    ids.push(companyId);
    sessionHash = await callerHash(server, headers);
  }
  [other = '', ownCompany = ''] = ids;
});

/** Runs as a request of the admin of `mine`. */
const asRequest = <Row>(query: string) =>
  tenantTx(server.services.db, { sessionHash, companyId: ownCompany }, 'write', (tx) => rows<Row>(tx, sql.raw(query)));
const asOwner = <Row>(query: string) => ownerTx(server.services.db, (tx) => rows<Row>(tx, sql.raw(query)));
const refused = /permission denied/;

/**
 * How many of the two companies have rows in each table. Tables that a step of the clock empties are filled in the same
 * transaction.
 */
const companiesIn = (tables: string[]) =>
  ownerTx(server.services.db, async (tx) => {
    for (const company of [ownCompany, other])
      for (const fill of [
        sql`INSERT INTO audit_pending (audit_id, company_id) VALUES (gen_random_uuid(), ${company})`,
        sql`INSERT INTO audit_erasures (user_id, company_id) VALUES (gen_random_uuid(), ${company})`,
        sql`INSERT INTO person_changes (company_id, user_id, tasks, completed) VALUES (${company}, gen_random_uuid(), 1, 0)`,
        sql`INSERT INTO audit_seals (company_id, seq, audit_id, personal, seal)
          VALUES (${company}, 1000000, gen_random_uuid(), '{}', 'x')`,
      ])
        await rows(tx, fill);
    const present = new Map<string, number>();
    for (const table of tables) {
      const [found] = await rows<{ n: number }>(
        tx,
        sql`SELECT count(DISTINCT company_id)::int AS n FROM ${sql.identifier(table)} WHERE company_id IN (${ownCompany}, ${other})`,
      );
      present.set(table, found?.n ?? 0);
    }
    return present;
  });

describe('row-level security', () => {
  it('covers every table with rows of companies', async () => {
    const open = await asOwner<{ relname: string }>(
      `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
    expect((await tenantTables()).length).toBeGreaterThan(12);
  });

  it('limits a query without a filter to the company in scope, table by table', async () => {
    const tables = await tenantTables();
    const present = await companiesIn(tables);
    for (const table of tables) {
      // The view of people shows nobody without a company in scope, and no company here stands above another.
      const isBetween = table === 'company_access' || table === 'company_parentage';
      if (!isBetween) expect([table, present.get(table)]).toEqual([table, table === 'people' ? 0 : 2]);
      try {
        const seen = await asRequest<{ company_id: string | null }>(`SELECT DISTINCT company_id::text FROM ${table}`);
        // The library belongs to no company and is visible to all.
        const ofCompanies = seen.flatMap(({ company_id }) => company_id ?? []);
        expect([table, ofCompanies]).toEqual([table, isBetween ? [] : [ownCompany]]);
      } catch (error) {
        // Not even readable, for instance links of mails.
        expect([table, String(error)]).toEqual([table, expect.stringMatching(refused)]);
      }
    }
  });

  it('prevents writes into another company', async () => {
    await asOwner(`UPDATE users SET name = 'Before' WHERE company_id = '${other}'`);
    await asRequest(`UPDATE users SET name = 'After'`);
    expect(await asOwner(`SELECT 1 FROM users WHERE company_id = '${other}' AND name = 'After'`)).toEqual([]);
    const insert = `INSERT INTO departments (company_id, name, created_at, updated_at) VALUES ('${other}', 'Theirs', now(), now())`;
    await expect(asRequest(insert)).rejects.toThrow(/row-level security/);
    await expect(asRequest(`UPDATE departments SET company_id = '${other}'`)).rejects.toThrow();
  });

  it("hides a person's saved filters from everybody else in the company", async () => {
    const others = await server.aUser({ companyId: ownCompany, role: 'admin' });
    const save = (userId: string) => `INSERT INTO saved_filters (company_id, user_id, list, name, filter, created_at, updated_at)
      VALUES ('${ownCompany}', '${userId}', 'users', 'Theirs', 'search=a', now(), now())`;
    await asOwner(save(others.id));
    expect(await asRequest('SELECT name FROM saved_filters')).toEqual([{ name: 'Mine' }]);
    await asRequest("UPDATE saved_filters SET name = 'Taken'");
    expect(await asOwner(`SELECT name FROM saved_filters WHERE user_id = '${others.id}'`)).toEqual([{ name: 'Theirs' }]);
    await expect(asRequest(save(others.id))).rejects.toThrow(/row-level security/);
    await asOwner(`DELETE FROM users WHERE id = '${others.id}'`);
  });

  it('lets only staff in the house write news and surveys, and read what everybody asks and answers', async () => {
    const house = (await server.aCompany({ isHouse: true })).id;
    const staff = await callerHash(server, await server.signInAs(await server.aUser({ companyId: house, role: 'support' })));
    const asStaff = <Row>(companyId: string, query: string) =>
      tenantTx(server.services.db, { sessionHash: staff, companyId }, 'write', (tx) => rows<Row>(tx, sql.raw(query)));
    const write = `INSERT INTO surveys (name, status, created_at, updated_at) VALUES ('Mine', 'closed', now(), now())`;
    await expect(asRequest(write)).rejects.toThrow(/row-level security/);
    await expect(asStaff(ownCompany, write)).rejects.toThrow(/row-level security/);
    await asStaff(house, write);
    await asRequest(`UPDATE notifications SET title = 'Taken'`);
    expect(await asOwner(`SELECT 1 FROM notifications WHERE title = 'Taken'`)).toEqual([]);
    expect(await asRequest(`SELECT 1 FROM surveys WHERE status = 'closed'`)).toEqual([]);
    for (const table of ['support_tickets', 'sales_requests', 'survey_answers']) {
      const query = `SELECT DISTINCT company_id::text FROM ${table} WHERE company_id IN ('${ownCompany}', '${other}')`;
      expect([table, (await asStaff(house, query)).length]).toEqual([table, 2]);
      expect([table, (await asStaff(ownCompany, query)).length]).toEqual([table, table === 'survey_answers' ? 0 : 1]);
    }
  });

  it('cannot be disabled or bypassed from inside', async () => {
    for (const query of [
      'ALTER TABLE users DISABLE ROW LEVEL SECURITY',
      'DELETE FROM audit_log',
      "UPDATE audit_log SET actor_name = 'nobody'",
      'UPDATE people_counts SET n = 0',
      'DELETE FROM people',
      'UPDATE assignment_counts SET n = 0',
      'SELECT 1 FROM signing_keys',
      'SELECT 1 FROM nodes',
      'SELECT hash FROM one_time_links',
      'SELECT hash FROM api_keys',
      "UPDATE api_keys SET scope = 'write'",
      'DELETE FROM api_keys',
      'SELECT hash FROM scim_tokens',
      "UPDATE scim_tokens SET hash = 'x'",
      'SELECT sealed_secret FROM authenticators',
      'DELETE FROM passkeys',
      'SELECT hash FROM recovery_codes',
      'SELECT code_hash FROM mfa_steps',
      "UPDATE one_time_links SET kind = 'reset'",
      "UPDATE mails SET recipient = 'me'",
      "UPDATE address_changes SET new_email = 'me'",
      'DELETE FROM files',
      'UPDATE file_pieces SET position = 9',
      "UPDATE saved_filters SET list = 'groups'",
      'UPDATE company_parentage SET depth = 1',
      'SELECT 1 FROM customer_list',
      'SELECT 1 FROM removed_customers',
      'SELECT heed_list_customers(NULL)',
      'SELECT 1 FROM finding_facts',
      'SELECT 1 FROM industry_scores',
      'SELECT heed_note_findings(NULL)',
      'UPDATE training_days SET n = 0',
      'UPDATE training_starts SET n = 0',
      'UPDATE training_totals SET n = 0',
      'UPDATE exercise_counts SET n = 0',
      'UPDATE exercise_answer_counts SET n = 0',
      'UPDATE simulation_totals SET sent = 0',
      'UPDATE simulation_counts SET sent = 0',
      'UPDATE simulation_days SET sent = 0',
      'UPDATE simulation_facts SET sent = 0',
      'UPDATE simulation_people SET sent = 0',
      'UPDATE work_facts SET n = 0',
      'UPDATE person_facts SET tasks = 0',
      'SELECT 1 FROM person_changes',
      'SELECT heed_add_person_changes()',
      'SELECT 1 FROM work_kinds',
      "SELECT heed_keep_counts('training')",
    ])
      await expect(asRequest(query), query).rejects.toThrow(/permission denied|must be owner/);
  });

  it('shows nothing when no company is in scope', async () => {
    const seen = await ownerTx(server.services.db, async (tx) => {
      await rows(tx, sql`SET LOCAL ROLE heed_app`);
      return [await rows(tx, sql`SELECT 1 FROM users LIMIT 1`), await rows(tx, sql`SELECT 1 FROM people LIMIT 1`)];
    });
    expect(seen).toEqual([[], []]);
  });

  it('keeps the audit log unchanged, also for the owner', async () => {
    for (const query of ['DELETE FROM audit_log', "UPDATE audit_log SET actor_name = 'nobody'", 'DELETE FROM audit_subjects'])
      await expect(asOwner(query), query).rejects.toThrow('append-only');
  });

  it('counts people correctly after every kind of change', async () => {
    for (const company of [ownCompany, other]) {
      const [people] = await asOwner(
        `SELECT (SELECT sum(n)::int FROM people_counts WHERE company_id = '${company}') AS counted,
          (SELECT count(*)::int FROM users WHERE company_id = '${company}' AND deleted_at IS NULL) AS true`,
      );
      expect(people).toEqual({ counted: 4, true: 4 });
      const [members] = await asOwner(
        `SELECT (SELECT sum(n)::int FROM member_counts WHERE company_id = '${company}') AS counted,
          (SELECT count(*)::int FROM (SELECT company_id, user_id FROM user_departments UNION ALL SELECT company_id, user_id FROM user_groups) m
            JOIN users u ON u.id = m.user_id WHERE m.company_id = '${company}' AND u.deleted_at IS NULL) AS true`,
      );
      expect(members).toEqual({ counted: 5, true: 5 });
    }
  });
});
