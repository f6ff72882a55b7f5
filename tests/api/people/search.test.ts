import { beforeAll, describe, expect, it } from 'vitest';
import { listLimits } from '#contract/kit/limits';
import { countUsers, listUsers, type UserListQuery, type UserRow } from '#contract/people/users';
import { ownerTx, tenantTx } from '#server/db/tx';
import { sql } from 'drizzle-orm';
import { rows } from '#server/db/rows';
import { peopleWhere } from '#server/modules/users/list/conditions';
import { callerHash } from '#tests/support/calls/callerHash';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { type SessionHeaders, startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Page {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

let server: TestServer;
let call: Call;
let companyId: string;
let headers: SessionHeaders;
const people = 3600;

const list = async (body: UserListQuery) => (await call(listUsers, { body })).json<Page>();
const names = async (searchText: string, more: UserListQuery = {}) =>
  (await list({ searchText, orderBy: 'email', order: 'ASC', ...more })).usersPerPage.map(({ email }) => email.split('@')[0]);

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
  const domain = `search-${companyId.slice(0, 8)}.example`;
  const person = (local: string, name: string, lastName: string, more = {}) =>
    server.aUser({ companyId, email: `${local}@${domain}`, name, lastName, ...more });
  const admin = await person('admin', 'Ada', 'Byron', { role: 'admin' });
  await person('percent', 'Hundred', '100% sure');
  await person('under', 'Under', 'snake_case');
  await person('slash', 'Back', 'sl\\ash');
  await person('zoe', 'Zoë', 'Ångström');
  await person('ivan', 'Иван', 'Петров');
  await person('miriam', 'מרים', 'כהן');
  await person('ming', '小明', '王');
  await person('off', 'Quentin', 'Gone', { disabled: true });
  await ownerTx(server.services.db, (tx) =>
    rows(
      tx,
      sql`INSERT INTO users (company_id, email, name, last_name, created_at, updated_at)
        SELECT ${companyId}, 'crowd' || i || ${`@${domain}`}, 'Crowd', 'Member' || i, now() - i * interval '1 minute', now() FROM generate_series(1, ${people}) i`,
    ),
  );
  await ownerTx(server.services.db, async (tx) => {
    await rows(tx, sql`SELECT gin_clean_pending_list('users_search')`);
    await rows(tx, sql`ANALYZE users`);
  });
  headers = await server.signInAs(admin);
  call = callAs(server, headers, companyId);
});

describe('a search', () => {
  it('finds parts of name and address, case-insensitively', async () => {
    expect(await names('BYR')).toEqual(['admin']);
    expect(await names('ngströ')).toEqual(['zoe']);
    expect(await names('percent@')).toEqual(['percent']);
    expect(await names('ПЕТР')).toEqual(['ivan']);
    expect(await names('כהן')).toEqual(['miriam']);
  });

  it('requires every word, in any order', async () => {
    expect(await names('byron ada')).toEqual(['admin']);
    expect(await names('ada snake')).toEqual([]);
  });

  it('escapes wildcards', async () => {
    expect(await names('100%')).toEqual(['percent']);
    expect(await names('e_c')).toEqual(['under']);
    expect(await names('l\\a')).toEqual(['slash']);
    expect(await names('%')).toEqual([]);
    expect(await names('___')).toEqual([]);
  });

  it('of one or two characters matches the start of a name or address', async () => {
    expect(await names('b')).toEqual(['admin', 'slash']);
    expect(await names('iv')).toEqual(['ivan']);
    expect(await names('小')).toEqual(['ming']);
    expect(await names('כ')).toEqual(['miriam']);
  });

  it('excludes disabled people by default', async () => {
    expect(await names('quentin')).toEqual([]);
    expect(await names('quentin', { includeDisabled: true })).toEqual(['off']);
  });

  it('returns an exact total below the cap, and reports a capped one', async () => {
    expect(await list({ searchText: 'crowd12' })).toMatchObject({ totalUsersCount: 111, totalIsCapped: false });
    expect(await list({ searchText: 'crowd' })).toMatchObject({ totalUsersCount: listLimits.searchCountCap, totalIsCapped: true });
    expect((await call(countUsers, { body: { searchText: 'crowd' } })).json()).toEqual({ count: people });
    expect((await call(countUsers, { body: { searchText: 'crowd12' } })).json()).toEqual({ count: 111 });
  });

  it('finds the same people on the same pages for rare and frequent words', async () => {
    for (const searchText of ['crowd', 'member12', 'crowd359', 'cr']) {
      for (const order of ['ASC', 'DESC'] as const) {
        const seen: string[] = [];
        for (let pageNumber = 1; pageNumber <= 3; pageNumber += 1) {
          const page = await list({ searchText, orderBy: 'created_at', order, pageNumber, pageSize: 25 });
          seen.push(...page.usersPerPage.map(({ email }) => email.split('@')[0] ?? ''));
        }
        const expectedNames = Array.from({ length: people }, (_, i) => `crowd${i + 1}`)
          .filter((name) => name.includes(searchText.replace('member', 'crowd')))
          .sort((a, b) => (Number(b.slice(5)) - Number(a.slice(5))) * (order === 'ASC' ? 1 : -1))
          .slice(0, 75);
        expect(seen).toEqual(expectedNames);
      }
    }
  });

  it('finds matches in name and address, also for a partial address', async () => {
    const domain = `search-${companyId.slice(0, 8)}.example`;
    const words = [
      'crowd359',
      'crowd3599',
      `crowd3599@${domain}`,
      `d3599@${domain.slice(0, 9)}`,
      '599@search',
      'crowd35@',
      'wd12@se',
    ];
    const others = [
      'n@search',
      '@search',
      'admin@',
      `under@${domain}x`,
      'snake_case@',
      'c_owd35@',
      `ROWD77@${domain}`,
      'crowd7 member7@',
    ];
    for (const searchText of [...words, ...others]) {
      const has = searchText
        .toLowerCase()
        .split(' ')
        .map((word) => sql`position(${word} IN search_text) > 0`);
      const plain = await ownerTx(server.services.db, (tx) =>
        rows<{ email: string }>(
          tx,
          sql`SELECT email FROM users WHERE company_id = ${companyId} AND NOT disabled AND deleted_at IS NULL AND ${sql.join(has, sql` AND `)} ORDER BY email`,
        ),
      );
      const found = await list({ searchText, orderBy: 'email', order: 'ASC', pageSize: 100 });
      expect([searchText, found.usersPerPage.map(({ email }) => email)]).toEqual([
        searchText,
        plain.slice(0, 100).map(({ email }) => email),
      ]);
      const total = Math.min(plain.length, listLimits.searchCountCap);
      expect([searchText, found.totalUsersCount]).toEqual([searchText, total]);
      expect((await call(countUsers, { body: { searchText } })).json()).toEqual({ count: plain.length });
    }
  });

  it('uses the index on addresses for a complete and a partial address', async () => {
    const scope = { sessionHash: await callerHash(server, headers), companyId };
    for (const searchText of ['crowd3599@search', `member12 crowd12@search-${companyId.slice(0, 8)}.example`]) {
      const plan = await tenantTx(server.services.db, scope, 'read', async (tx) => {
        // What the planner would take depends on who else is in the table; whether this index could be used is the question.
        await rows(tx, sql`SET LOCAL enable_seqscan = off`);
        await rows(tx, sql`SET LOCAL enable_bitmapscan = off`);
        return rows<{ 'QUERY PLAN': string }>(
          tx,
          sql`EXPLAIN SELECT u.id FROM people u WHERE ${peopleWhere(companyId, { searchText })}`,
        );
      });
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan (using|on) users_mailbox/);
    }
  });

  it('uses the trigram index under row-level security, also for two characters', async () => {
    const scope = { sessionHash: await callerHash(server, headers), companyId };
    for (const searchText of ['petrov', 'member3599', 'zq', 'byron ada']) {
      const plan = await tenantTx(server.services.db, scope, 'read', async (tx) => {
        // A few thousand people are read as quickly without any index; whether this one could be used is the question.
        await rows(tx, sql`SET LOCAL enable_seqscan = off`);
        return rows<{ 'QUERY PLAN': string }>(
          tx,
          sql`EXPLAIN SELECT u.id FROM people u WHERE ${peopleWhere(companyId, { searchText })}`,
        );
      });
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on users_search');
    }
  });
});
