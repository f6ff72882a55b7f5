import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { ClaimLost, claimedBy, type ClaimedTable, keepClaim, keysToClaim, lockedBatch, voidAllClaims } from '#server/mail/claims';
import { startBareServer } from '#tests/support/server/bareServer';

/** A queue whose rows wait while they have no claim, and whose key is not called `id`. */
const queue: ClaimedTable = { table: 'test_queue', key: 'message_id', isClaimed: 'claim_id IS NOT NULL' };
const columns =
  'message_id uuid PRIMARY KEY, claim_id uuid, claimed_at timestamptz, first_tried_at timestamptz, due_at timestamptz';

let server: Awaited<ReturnType<typeof startBareServer>>;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
beforeAll(async () => {
  server = await startBareServer({}, { withJobs: false });
  await query(`CREATE TABLE test_queue (${columns})`);
});
beforeEach(() => query('DELETE FROM test_queue'));
afterAll(async () => {
  await query('DROP TABLE test_queue');
  await server.close();
});

async function add(dueInSeconds = -1): Promise<string> {
  const id = randomUUID();
  await query('INSERT INTO test_queue (message_id, due_at) VALUES ($1, $2)', [id, new Date(Date.now() + dueInSeconds * 1000)]);
  return id;
}

/** The keys that a run with this claim takes. */
const take = (claimId: string): Promise<string[]> =>
  ownerTx(server.services.db, async (tx) => {
    const at = new Date();
    const due = sql`SELECT message_id FROM test_queue WHERE claim_id IS NULL AND due_at <= ${at} ORDER BY due_at ${lockedBatch}`;
    const { claimedAt, firstTriedAt } = claimedBy(claimId, at);
    const taken = await rows<{ id: string }>(
      tx,
      sql`UPDATE test_queue SET claim_id = ${claimId}, claimed_at = ${claimedAt}, first_tried_at = ${firstTriedAt}
        WHERE message_id = ANY(${keysToClaim(queue, server.services.db, [due])}) RETURNING message_id AS id`,
    );
    return taken.map(({ id }) => id);
  });
const isSilentFor = (seconds: number) => query('UPDATE test_queue SET claimed_at = $1', [new Date(Date.now() - seconds * 1000)]);
const keep = (id: string) => keepClaim(server.services, queue, id);

it('gives a row to one run, and one that is not due to none', async () => {
  const due = await add();
  await add(60);
  expect([await take(randomUUID()), await take(randomUUID())]).toEqual([[due], []]);
});

it('gives the row of a silent run to the next one, and the silent run may not send it any more', async () => {
  const row = await add();
  const [silent, next] = [randomUUID(), randomUUID()];
  await take(silent);
  await isSilentFor(46);
  expect(await take(next)).toEqual([row]);
  const [old, present] = [keep(silent), keep(next)];
  await expect(old.require(row)).rejects.toThrow(ClaimLost);
  await present.require(row);
  for (const claim of [old, present]) claim.end();
});

it('lets no claim end while the database is away', async () => {
  await add();
  await take(randomUUID());
  await isSilentFor(46);
  server.services.db.awayAt = Date.now();
  expect(await take(randomUUID())).toEqual([]);
  delete server.services.db.awayAt;
});

it('voids all claims for a process that is alone', async () => {
  const row = await add();
  await take(randomUUID());
  await voidAllClaims(server.services.db, queue);
  expect(await take(randomUUID())).toEqual([row]);
});
