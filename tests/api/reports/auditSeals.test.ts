import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAuditEntry, listAuditLog, verifyAuditLog } from '#contract/company/audit';
import type { CallReply } from '#contract/kit/endpoint';
import { departments } from '#contract/people/departments';
import { deleteUser } from '#contract/people/users';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { rows } from '../../../server/db/rows.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { sealAuditLog } from '../../../server/modules/audit/public.ts';
import { hashPersonal, type SealedEntry, sealedColumns, sealOf } from '../../../server/modules/audit/seal.ts';

let server: TestServer;
let call: Call;
let companyId: string;

const owner = <T>(work: Parameters<typeof ownerTx<T>>[1]) => ownerTx(server.services.db, work);
const seal = () => sealAuditLog(server.services, owner);
const verify = async () => (await call(verifyAuditLog)).json<CallReply<typeof verifyAuditLog>>();
/** A manipulation by the owner of the database, with the trigger disabled. */
const tamper = (statement: ReturnType<typeof sql>) =>
  owner(async (tx) => {
    await rows(tx, sql`ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only`);
    await rows(tx, statement);
    await rows(tx, sql`ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only`);
  });

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  call = callAs(
    server,
    await server.signInAs(await server.aUser({ companyId, role: 'admin', name: 'Ada', lastName: 'Byron' })),
    companyId,
  );
  for (const name of ['One', 'Two', 'Three']) await call(departments.create, { body: { name } });
});

describe('the seals of the audit log', () => {
  it('are made by a job, entry by entry, and verified', async () => {
    await seal();
    expect(await verify()).toMatchObject({ sealed: 3, waiting: 0, recorded: { entries: 3 }, broken: null });
    await call(departments.create, { body: { name: 'Four' } });
    expect(await verify()).toMatchObject({ sealed: 3, waiting: 1, recorded: { entries: 3 }, broken: null });
    await seal();
    expect(await verify()).toMatchObject({ sealed: 4, waiting: 0, recorded: { entries: 4 }, broken: null });
  });

  it('reveal the first changed entry', async () => {
    await seal();
    await tamper(sql`UPDATE audit_log SET subject_label = 'Deux' WHERE company_id = ${companyId} AND subject_label = 'Two'`);
    expect(await verify()).toMatchObject({ sealed: 1, broken: { kind: 'changed', action: 'departments.created' } });
  });

  it('reveal a deleted entry, and deleted seals', async () => {
    await seal();
    await tamper(sql`DELETE FROM audit_log WHERE company_id = ${companyId} AND subject_label = 'One'`);
    expect(await verify()).toMatchObject({ sealed: 0, broken: { kind: 'missing', at: null } });
    await tamper(sql`DELETE FROM audit_seals WHERE company_id = ${companyId}`);
    expect(await verify()).toMatchObject({ sealed: 0, recorded: { entries: 3 }, broken: { kind: 'missing' } });
  });

  it('reveal an entry that was inserted past the trigger', async () => {
    await seal();
    await owner(async (tx) => {
      await rows(tx, sql`ALTER TABLE audit_log DISABLE TRIGGER audit_log_note_entries`);
      await rows(
        tx,
        sql`INSERT INTO audit_log SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
          FROM audit_log a WHERE company_id = ${companyId} AND subject_label = 'Two'`,
      );
      await rows(tx, sql`ALTER TABLE audit_log ENABLE TRIGGER audit_log_note_entries`);
    });
    expect(await verify()).toMatchObject({ sealed: 3, broken: { kind: 'changed', action: 'departments.created' } });
  });

  it('do not match seals made with another key', async () => {
    await sealAuditLog({ ...server.services, auditKey: Buffer.from('another key that is also long enough') }, owner);
    expect(await verify()).toMatchObject({ sealed: 0, broken: { kind: 'changed' } });
  });

  it('reveal that the newest entries were removed with their seals, also when others have followed', async () => {
    await seal();
    await owner((tx) => rows(tx, sql`DELETE FROM audit_seals WHERE company_id = ${companyId} AND seq = 3`));
    await tamper(sql`DELETE FROM audit_log WHERE company_id = ${companyId} AND subject_label = 'Three'`);
    expect(await verify()).toMatchObject({ sealed: 2, recorded: { entries: 3 }, broken: { kind: 'missing' } });
    for (const name of ['Four', 'Five']) await call(departments.create, { body: { name } });
    await seal();
    expect(await verify()).toMatchObject({ recorded: { entries: 3 }, broken: { kind: 'missing' } });
  });

  it('reveal that the logs of two companies were swapped', async () => {
    const other = (await server.aCompany()).id;
    const admin = await server.aUser({ companyId: other, role: 'admin' });
    const theirs = callAs(server, await server.signInAs(admin), other);
    for (const name of ['Un', 'Deux', 'Trois']) await theirs(departments.create, { body: { name } });
    await seal();
    const swapped = sql`CASE company_id WHEN ${companyId}::uuid THEN ${other}::uuid ELSE ${companyId}::uuid END`;
    const both = sql`company_id IN (${companyId}, ${other})`;
    await tamper(sql`UPDATE audit_log SET company_id = ${swapped} WHERE ${both}`);
    const moved = { seq: sql`seq + 1000`, back: sql`seq - 1000` };
    await owner((tx) => rows(tx, sql`UPDATE audit_seals SET company_id = ${swapped}, seq = ${moved.seq} WHERE ${both}`));
    await owner((tx) => rows(tx, sql`UPDATE audit_seals SET seq = ${moved.back} WHERE ${both}`));
    expect(await verify()).toMatchObject({ sealed: 0, broken: { kind: 'changed' } });
  });

  it('of entries from before seals named their company stay valid, before all others and not after', async () => {
    const { auditKey } = server.services;
    const sealBefore = async () => {
      const [entry] = await owner((tx) =>
        rows<SealedEntry>(
          tx,
          sql`SELECT ${sealedColumns} FROM audit_pending p JOIN audit_log a ON a.id = p.audit_id WHERE p.company_id = ${companyId} ORDER BY a.at LIMIT 1`,
        ),
      );
      if (!entry) throw new Error('nothing waits');
      const [head] = await owner((tx) =>
        rows<{ seq: number; last: string }>(
          tx,
          sql`SELECT seq, seal AS last FROM audit_seals WHERE company_id = ${companyId} ORDER BY seq DESC LIMIT 1`,
        ),
      );
      const [personal, seq] = [hashPersonal(auditKey, entry), (head?.seq ?? 0) + 1];
      const made = sealOf(auditKey, entry, personal, { companyId: null, seq, last: head?.last ?? '' });
      await owner(async (tx) => {
        await rows(
          tx,
          sql`INSERT INTO audit_seals (company_id, seq, audit_id, personal, seal)
            VALUES (${companyId}, ${seq}, ${entry.id}, ${JSON.stringify(personal)}::jsonb, ${made})`,
        );
        await rows(tx, sql`DELETE FROM audit_pending WHERE audit_id = ${entry.id}`);
      });
    };
    await sealBefore();
    await seal();
    expect(await verify()).toMatchObject({ sealed: 3, broken: null });
    await call(departments.create, { body: { name: 'Four' } });
    await sealBefore();
    expect(await verify()).toMatchObject({ sealed: 3, broken: { kind: 'changed' } });
  });

  it('a trigger prevents changes of entries, also by the owner of the tables', async () => {
    const change = owner((tx) => rows(tx, sql`UPDATE audit_log SET action = 'users.enabled' WHERE company_id = ${companyId}`));
    await expect(change).rejects.toMatchObject({ message: expect.stringContaining('append-only') });
    const renamed = owner((tx) =>
      rows(tx, sql`UPDATE audit_log SET erased_at = now(), actor_name = 'Eve' WHERE company_id = ${companyId}`),
    );
    await expect(renamed).rejects.toMatchObject({ message: expect.stringContaining('append-only') });
  });
});

describe('a deleted person', () => {
  it('is erased from the log, which still verifies', async () => {
    const person = await server.aUser({ companyId, name: 'Bob', lastName: 'Gone' });
    await call(deleteUser, { body: { userId: person.id } });
    await seal();
    const [entry] = (await call(listAuditLog)).json<{ id: string; action: string }[]>();
    const detail = (await call(getAuditEntry, { params: { auditId: entry?.id ?? '' } })).text;
    expect(entry?.action).toBe('users.deleted');
    expect(detail).toContain('"role":"user"');
    expect(detail).not.toMatch(/Bob|Gone/);
    expect(detail).not.toContain(person.email);
    expect(await verify()).toMatchObject({ waiting: 0, broken: null });
  });

  it('of our support is erased from the logs of other companies, too', async () => {
    const house = await server.aCompany({ isHouse: true });
    const support = await server.aUser({ companyId: house.id, role: 'support', name: 'Sue', lastName: 'Port' });
    await callAs(server, await server.signInAs(support), companyId)(departments.create, { body: { name: 'Helped' } });
    const boss = callAs(server, await server.signInAs(await server.aUser({ companyId: house.id, role: 'superadmin' })), house.id);
    expect((await boss(deleteUser, { body: { userId: support.id } })).status).toBe(200);
    await seal();
    const [entry] = (await call(listAuditLog)).json<{ actor: object; subject: object }[]>();
    expect(entry).toMatchObject({ actor: { name: '', email: '', role: 'support' }, subject: { label: 'Helped' } });
    expect(await verify()).toMatchObject({ broken: null });
  });

  it('has no other name invented for them', async () => {
    const person = await server.aUser({ companyId, name: 'Bob', lastName: 'Gone' });
    await call(deleteUser, { body: { userId: person.id } });
    await seal();
    await tamper(sql`UPDATE audit_log SET subject_label = 'Eve' WHERE company_id = ${companyId} AND subject_id = ${person.id}`);
    expect(await verify()).toMatchObject({ broken: { kind: 'changed', action: 'users.deleted' } });
  });

  it('is the only one whose personal fields may be missing', async () => {
    await seal();
    await owner((tx) =>
      rows(tx, sql`UPDATE audit_log SET erased_at = now(), actor_name = '', actor_email = '' WHERE company_id = ${companyId}`),
    );
    expect(await verify()).toMatchObject({ sealed: 0, broken: { kind: 'changed' } });
  });
});
