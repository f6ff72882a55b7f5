import { beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { allowLongStatements } from '#server/db/longStatements';
import { oneRow, rows, run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

it('a transaction that was not written is never reported as done', async () => {
  const { db } = server.services;
  const { id } = await server.aCompany({ name: 'Before' });
  const change = ownerTx(db, async (tx) => {
    await run(tx, sql`UPDATE companies SET name = 'After' WHERE id = ${id}`);
    await rows(tx, sql`SELECT 1 / 0`).catch(() => undefined);
  });
  await expect(change).rejects.toThrow('ended without being written');
  const { name } = await ownerTx(db, (tx) => oneRow<{ name: string }>(tx, sql`SELECT name FROM companies WHERE id = ${id}`));
  expect(name).toBe('Before');
});

it('only the statements of a long job may take long', async () => {
  const { db } = server.services;
  const limit = async (isLong: boolean) =>
    ownerTx(db, async (tx) => {
      if (isLong) await allowLongStatements(tx);
      return (await oneRow<{ limit: string }>(tx, sql`SELECT current_setting('statement_timeout') AS limit`)).limit;
    });
  // The embedded database has no network to fall silent, and one connection that nobody else waits for.
  expect([await limit(true), await limit(false)]).toEqual(['15min', db.kind === 'pglite' ? '0' : '15s']);
});

it('a transaction that asks for a second connection is refused, on every database', async () => {
  const { db } = server.services;
  const refusal = 'asks for a second connection';
  await expect(ownerTx(db, () => ownerTx(db, async () => 1))).rejects.toThrow(refusal);
  await expect(ownerTx(db, () => db.pool.query('SELECT 1'))).rejects.toThrow(refusal);
  // Work that a transaction began and did not wait for is not part of it any more.
  let goOn = () => {};
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  const later = await ownerTx(db, async () => [ended.then(() => ownerTx(db, async () => 'later'))]);
  goOn();
  expect(await Promise.all(later)).toEqual(['later']);
});
