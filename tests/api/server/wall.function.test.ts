import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#server/db/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let mine: string;
let theirs: string;
beforeAll(async () => {
  server = await startTestServer();
  mine = (await server.aCompany()).id;
  theirs = (await server.aCompany()).id;
});

const everything = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const undo = new Error('undo');

/** Makes a table of notes with a row of two companies, walls it, and undoes all that after the work. */
async function withNotes<T>(privileges: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await ownerTx(server.services.db, async (tx) => {
    await rows(tx, sql`CREATE TABLE scratch_notes (company_id uuid NOT NULL, body text NOT NULL)`);
    await rows(tx, sql`SELECT heed_wall(${sql.join([sql`'scratch_notes'`, ...privileges.map((one) => sql`${one}`)], sql`, `)})`);
    await rows(tx, sql`INSERT INTO scratch_notes VALUES (${mine}, 'mine'), (${theirs}, 'theirs')`);
    result = { value: await work(tx) };
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (!result) throw undo;
  return result.value;
}

/** Asks as a request with my company in scope. */
async function asRequest<Row>(tx: Tx, query: string): Promise<Row[]> {
  await rows(tx, sql`SELECT set_config('app.company', ${mine}, true)`);
  await rows(tx, sql`SET LOCAL ROLE heed_app`);
  const found = await rows<Row>(tx, sql.raw(query));
  await rows(tx, sql`RESET ROLE`);
  return found;
}

const bodies = (tx: Tx) => asRequest<{ body: string }>(tx, 'SELECT body FROM scratch_notes ORDER BY body');
const refused = (privileges: readonly string[], query: string) => withNotes(privileges, (tx) => asRequest(tx, query));

/** What protects a table, without its name. */
const protection = (tx: Tx, table: string) =>
  rows(
    tx,
    sql`SELECT relrowsecurity, relforcerowsecurity,
        (SELECT jsonb_agg(to_jsonb(p) - 'tablename' ORDER BY p.policyname) FROM pg_policies p WHERE p.tablename = relname) AS policies,
        (SELECT jsonb_agg(g.privilege_type ORDER BY g.privilege_type) FROM aclexplode(relacl) g WHERE g.grantee = 'heed_app'::regrole) AS grants
      FROM pg_class WHERE relname = ${table} AND relnamespace = 'public'::regnamespace`,
  );

describe('heed_wall', () => {
  it.each([
    { privileges: everything, sibling: 'exercise_departments' },
    { privileges: ['SELECT', 'INSERT'], sibling: 'imports' },
    { privileges: [], sibling: 'customer_invitations' },
  ])('protects a table with $privileges as $sibling is', async ({ privileges, sibling }) => {
    await withNotes(privileges, async (tx) => {
      expect(await protection(tx, 'scratch_notes')).toEqual(await protection(tx, sibling));
    });
  });

  it('shows a request the rows of its company only, and changes no others', async () => {
    await withNotes(everything, async (tx) => {
      expect(await bodies(tx)).toEqual([{ body: 'mine' }]);
      await asRequest(tx, `UPDATE scratch_notes SET body = 'changed'`);
      await asRequest(tx, 'DELETE FROM scratch_notes');
      expect(await rows(tx, sql`SELECT body FROM scratch_notes`)).toEqual([{ body: 'theirs' }]);
    });
    const insert = `INSERT INTO scratch_notes VALUES ('${theirs}', 'smuggled')`;
    await expect(refused(everything, insert)).rejects.toThrow(/row-level security/);
    await expect(refused(everything, `UPDATE scratch_notes SET company_id = '${theirs}'`)).rejects.toThrow(/row-level security/);
  });

  it('grants only what it is told, down to a column', async () => {
    expect(await withNotes(['SELECT'], bodies)).toEqual([{ body: 'mine' }]);
    await expect(refused(['SELECT'], 'DELETE FROM scratch_notes')).rejects.toThrow(/permission denied/);
    const change = `UPDATE scratch_notes SET body = 'changed'`;
    const changed = (tx: Tx) => asRequest(tx, change).then(() => bodies(tx));
    expect(await withNotes(['SELECT', 'UPDATE (body)'], changed)).toEqual([{ body: 'changed' }]);
    await expect(refused(['SELECT', 'UPDATE (company_id)'], change)).rejects.toThrow(/permission denied/);
  });

  it('shuts requests out without privileges', async () => {
    await expect(refused([], 'SELECT 1 FROM scratch_notes')).rejects.toThrow(/permission denied/);
  });

  it('refuses privileges on a table that belongs to no company, and says what to do instead', async () => {
    const wall = (query: string) =>
      ownerTx(server.services.db, async (tx) => {
        await rows(tx, sql`CREATE TABLE scratch_rates (country text PRIMARY KEY)`);
        await rows(tx, sql.raw(query));
        throw undo;
      });
    await expect(wall(`SELECT heed_wall('scratch_rates', 'SELECT')`)).rejects.toMatchObject({
      message: 'heed_wall: scratch_rates has no company_id',
      hint: expect.stringContaining('without privileges') as string,
    });
    await expect(wall(`SELECT heed_wall('scratch_rates')`)).rejects.toBe(undo);
  });

  it('is for migrations: no request may call it', async () => {
    await expect(refused(everything, `SELECT heed_wall('users')`)).rejects.toThrow(/permission denied for function heed_wall/);
  });
});
