import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import { listAuditLog } from '#contract/company/audit';
import { listUsers, type UserListQuery, type UserRow } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let call: Call;
let companyId: string;
let headers: { authorization: string };
const crowd = 5200;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
  const admin = await server.aUser({ companyId, role: 'admin', lastLogin: new Date('2026-03-01T10:00:00Z') });
  const evil = await server.aUser({
    companyId,
    name: '=HYPERLINK("x")',
    lastName: '+1, "two"',
    email: `evil@${companyId}.example`,
  });
  await server.aUser({ companyId, name: '@cmd', lastName: '-2', disabled: true });
  await server.aDepartment({ companyId, name: '=Sales' }, [evil]);
  await server.aDepartment({ companyId, name: 'Zoo' }, [evil]);
  await ownerTx(server.services.db, (tx) =>
    rows(
      tx,
      sql`INSERT INTO users (company_id, email, name, created_at, updated_at)
        SELECT ${companyId}, 'crowd' || i || ${`@${companyId}.example`}, 'Crowd', timestamptz '2025-01-01' + (i % 50) * interval '1 hour', now()
        FROM generate_series(1, ${crowd}) i`,
    ),
  );
  headers = await server.signInAs(admin);
  call = callAs(server, headers, companyId);
});

const exported = async (body: UserListQuery = {}, by = call) => {
  const reply = await by(listUsers, { body: { ...body, isCsv: true } });
  const text = reply.text.replace('\uFEFF', '');
  return { reply, rows: Papa.parse<string[]>(text.trimEnd(), { newline: '\r\n' }).data };
};

describe('the export of people', () => {
  it('contains everybody who matches, over all pages, once', async () => {
    const { rows: lines } = await exported();
    expect(lines).toHaveLength(crowd + 3);
    expect(new Set(lines.map(([email]) => email)).size).toBe(crowd + 3);
    expect((await exported({ includeDisabled: true })).rows).toHaveLength(crowd + 4);
    expect((await exported({ searchText: 'crowd12' })).rows).toHaveLength(112);
    expect((await exported({ filters: ['account_admin'] })).rows).toHaveLength(2);
  });

  it('has the order of the list, over all pages', async () => {
    const listed = async (body: UserListQuery) =>
      (await call(listUsers, { body: { ...body, pageSize: 100 } }))
        .json<{ usersPerPage: UserRow[] }>()
        .usersPerPage.map((row) => row.email);
    const emails = async (body: UserListQuery) => (await exported(body)).rows.slice(1).map(([email]) => email);
    for (const body of [
      { orderBy: 'email', order: 'DESC' },
      { orderBy: 'status', order: 'ASC' },
      { orderBy: 'created_at', order: 'ASC' },
      {},
    ] as const) {
      const all = await emails(body);
      expect([body, new Set(all).size, all.slice(0, 100)]).toEqual([body, crowd + 2, await listed(body)]);
    }
    const byEmail = await emails({ orderBy: 'email', order: 'ASC' });
    expect(byEmail).toEqual([...byEmail].sort());
    expect(await emails({ orderBy: 'email', order: 'ASC', searchText: 'crowd12' })).toEqual(
      byEmail.filter((email) => email?.startsWith('crowd12')),
    );
  });

  it('is a file that spreadsheets open correctly', async () => {
    const { reply, rows: lines } = await exported({ filters: ['account_admin'] });
    expect(reply.text.startsWith('\uFEFF')).toBe(true);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"/);
    expect(lines[0]).toEqual([
      'Email',
      'First name',
      'Last name',
      'Department',
      'Group',
      'Away from',
      'Away until',
      'Language',
      'Time zone',
      'Role',
      'Status',
      'Last login',
      'Created',
    ]);
    expect(lines[1]?.slice(9, 12)).toEqual(['Admin', 'Active', '2026-03-01T10:00:00.000Z']);
  });

  it('escapes formulas', async () => {
    const { reply, rows: lines } = await exported({ searchText: 'evil' });
    expect(lines[1]?.slice(1, 4)).toEqual(['\'=HYPERLINK("x")', '\'+1, "two"', "'=Sales, Zoo"]);
    expect(reply.text).not.toMatch(/(^|,|")[=+@-]/m);
  });

  it("has its header in the caller's language", async () => {
    const hebrew = callAs(server, { ...headers, 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' }, companyId);
    const { rows: lines } = await exported({ filters: ['account_admin'] }, hebrew);
    expect(lines[0]?.join()).toMatch(/[\u0590-\u05FF]/);
  });

  it('is in the audit log with its filters', async () => {
    await exported({ searchText: 'crowd12' });
    const [entry] = (await call(listAuditLog)).json<{ action: string; subjectCount: number; after: object }[]>();
    expect(entry).toMatchObject({
      action: 'users.exported',
      subjectCount: 111,
      after: { selection: { all: true, searchText: 'crowd12' } },
    });
  });
});
