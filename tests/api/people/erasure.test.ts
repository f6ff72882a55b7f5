import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deleteUser } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { moveQuestion } from '../../../server/modules/scim/mails.ts';
import { inviteLearner } from '../../../server/modules/users/invite/mails.ts';
import { queueMail } from '../../../server/mail/queueMail.ts';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const query = <Row extends object>(text: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Row>(tx, text));

/** Every column whose text contains these words; the audit log has its own erasure (`audit.test.ts`). */
async function columnsWith(words: string): Promise<string[]> {
  const columns = await query<{ table: string; column: string }>(
    sql`SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb', 'character varying')
        AND c.table_name NOT LIKE 'audit\\_%'`,
  );
  const each = columns.map(
    ({ table, column }) => sql`SELECT ${`${table}.${column}`}::text AS found WHERE EXISTS (
      SELECT FROM ${sql.identifier(table)} WHERE strpos(lower(${sql.identifier(column)}::text), ${words}) > 0)`,
  );
  return (await query<{ found: string }>(sql.join(each, sql` UNION ALL `))).map(({ found }) => found);
}

it('the address of a deleted person is nowhere any more, and nothing that waits for them leaves', async () => {
  const companyId = (await server.aCompany()).id;
  const admin = await server.aUser({ companyId, role: 'admin' });
  const person = await server.aUser({ companyId, name: 'Ottoline', email: 'ottoline.quennell@erased.example' });
  const { id: userId, email } = person;
  const call = callAs(server, await server.signInAs(admin), companyId);
  const later = new Date(Date.now() + 86_400_000);
  const params = { name: 'Ottoline', companyName: 'Acme', inviterName: 'Ana' };
  const told = await ownerTx(server.services.db, async (tx) => {
    for (let n = 0; n < 4; n += 1)
      await queueMail(tx, { companyId, userId, to: email, kind: inviteLearner, lang: 'en', params, dueAt: later });
    const about = { email, newEmail: 'quennell@erased.example' };
    return queueMail(tx, {
      companyId,
      userId: admin.id,
      to: admin.email,
      kind: moveQuestion,
      lang: 'en',
      params: about,
      dueAt: later,
    });
  });
  // One is under way, one has left and is kept for /outbox, and one has failed, as the mail server says.
  await query(sql`UPDATE mails m SET status = s.status, body = s.body, failure = s.failure::jsonb,
      claim_id = CASE s.status WHEN 'sending' THEN gen_random_uuid() END, claimed_at = CASE s.status WHEN 'sending' THEN now() END
    FROM (SELECT id, row_number() OVER () AS n FROM mails WHERE user_id = ${userId}) o
      JOIN (VALUES (1, 'queued', NULL, NULL), (2, 'sending', NULL, NULL), (3, 'sent', 'Hello Ottoline', NULL),
        (4, 'failed', NULL, ${JSON.stringify({ kind: 'refused', detail: `550 <${email}>: no` })})) AS s(n, status, body, failure) ON s.n = o.n
    WHERE m.id = o.id`);
  await query(
    sql`UPDATE users SET invitation_failure = ${JSON.stringify({ kind: 'refused', detail: `550 <${email}>: no` })}::jsonb WHERE id = ${userId}`,
  );
  expect(await columnsWith(email)).toContain('mails.recipient');

  expect((await call(deleteUser, { body: { userId } })).status).toBe(200);
  expect(await columnsWith('quennell')).toEqual([]);
  const left = await query<object>(
    sql`SELECT status, params, subject, body, failure, claim_id AS claim FROM mails WHERE user_id = ${userId} ORDER BY status`,
  );
  const nothing = { params: {}, subject: null, body: null, failure: null, claim: null };
  expect(left).toEqual(['cancelled', 'cancelled', 'failed', 'sent'].map((status) => ({ status, ...nothing })));
  // The mail to the admin goes on.
  expect(await query(sql`SELECT recipient, status FROM mails WHERE id = ${told}`)).toEqual([
    { recipient: admin.email, status: 'queued' },
  ]);
});
