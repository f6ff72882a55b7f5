import { expect, it } from 'vitest';
import { analyzeChanged } from '../../../server/db/analyzeChanged.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import type { BareServer } from '#tests/support/server/bareServer';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
const query = serverOfFile((started) => void (server = started));

/** How many people of directories the planner knows of; -1 before it has ever looked. */
const known = async () =>
  Number((await query("SELECT reltuples FROM pg_class WHERE relname = 'scim_people'")).rows[0]?.['reltuples']);
const analyze = () => analyzeChanged((work) => ownerTx(server.services.db, work));

it('a table into which a directory has written much is analyzed, and not again before it changes much', async () => {
  const companyId = await server.company();
  const add = (from: number, to: number) =>
    query(
      `WITH added AS (INSERT INTO users (company_id, email, scim_managed, created_at, updated_at)
          SELECT $1::uuid, 's' || i || '@' || $1::uuid || '.example', true, now(), now() FROM generate_series($2::int, $3::int) i RETURNING id, email)
        INSERT INTO scim_people (user_id, company_id, user_name) SELECT id, $1::uuid, email FROM added`,
      [companyId, from, to],
    );
  await add(1, 1000);
  await expect.poll(() => analyze().then(known), { timeout: 10_000 }).toBe(1000);
  await add(1001, 1040);
  await analyze();
  expect(await known()).toBe(1000);
});
