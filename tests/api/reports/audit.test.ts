import { beforeAll, describe, expect, it } from 'vitest';
import { changeActions, getAuditEntry, listAuditLog, verifyAuditLog } from '#contract/company/audit';
import { departments } from '#contract/people/departments';
import { changeDisabled, deleteUser } from '#contract/people/users';
import { ownerTx } from '#server/db/tx';
import { sealAuditLog } from '#server/modules/audit/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

interface Entry {
  id: string;
  at: string;
  action: string;
  actor: { id: string; name: string; email: string; role: string; companyId: string };
  subject: { type: string; id: string | null; label: string };
  subjectCount: number;
  person: { id: string; name: string; email: string } | null;
}

let server: TestServer;
let call: Call;
let companyId: string;
let admin: Awaited<ReturnType<TestServer['aUser']>>;
let learners: Awaited<ReturnType<TestServer['manyUsers']>>;

const list = async (query: { sort?: unknown; range?: unknown; filter?: unknown } = {}) => {
  const reply = await call(listAuditLog, {
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return { entries: reply.json<Entry[]>(), range: reply.headers['content-range'] };
};
const actions = async (query = {}) => (await list(query)).entries.map(({ action }) => action);

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany()).id;
  admin = await server.aUser({ companyId, role: 'admin', name: 'Ada', lastName: 'Byron' });
  learners = await server.manyUsers(companyId, 3);
  call = callAs(server, await server.signInAs(admin), companyId);
  await call(departments.create, { body: { name: 'Engines' } });
  await call(changeDisabled, {
    body: { isDisabled: true, isAllUsersSelected: false, userIds: learners.slice(0, 2).map(({ id }) => id) },
  });
  await call(deleteUser, { body: { userId: learners[0]?.id ?? '' } });
  await call(departments.create, { body: { name: '50%' } });
});

describe('the audit log', () => {
  it('is sorted newest first, with ranges of the simple REST convention', async () => {
    expect(await list()).toMatchObject({ range: 'audit-log 0-3/4' });
    expect(await actions()).toEqual(['departments.created', 'users.deleted', 'users.disabled', 'departments.created']);
    expect(await actions({ sort: ['at', 'ASC'], range: [0, 1] })).toEqual(['departments.created', 'users.disabled']);
    expect(await list({ range: [2, 9] })).toMatchObject({ range: 'audit-log 2-3/4' });
    expect(await list({ range: [20, 29] })).toMatchObject({ entries: [], range: 'audit-log */4' });
  });

  it('shows actor, action and subject', async () => {
    const [entry] = (await list({ filter: { actions: ['users.deleted'] } })).entries;
    expect(entry).toMatchObject({
      actor: { id: admin.id, name: 'Ada Byron', email: admin.email, role: 'admin', companyId },
      subject: { type: 'user', id: learners[0]?.id, label: learners[0]?.email },
      subjectCount: 1,
    });
  });

  it('is filtered by several actions', async () => {
    expect(await actions({ filter: { actions: ['users.deleted', 'users.disabled'] } })).toEqual([
      'users.deleted',
      'users.disabled',
    ]);
    expect(await actions({ filter: { actions: changeActions } })).toHaveLength(4);
    expect(await actions({ filter: { actions: ['session.opened'] } })).toEqual([]);
    const wrong = await call(listAuditLog, { query: { filter: JSON.stringify({ actions: ['users.painted'] }) } });
    expect(wrong.status).toBe(422);
  });

  it('finds the actions of and on one person, also in bulk changes', async () => {
    expect(await actions({ filter: { involved: [learners[0]?.id] } })).toEqual(['users.deleted', 'users.disabled']);
    expect(await actions({ filter: { involved: [learners[1]?.id] } })).toEqual(['users.disabled']);
    expect(await actions({ filter: { involved: [learners[2]?.id] } })).toEqual([]);
  });

  it('is searched by names and addresses, without wildcards', async () => {
    expect(await actions({ filter: { search: 'ENGINES' } })).toEqual(['departments.created']);
    expect(await actions({ filter: { search: '0%' } })).toEqual(['departments.created']);
    expect(await actions({ filter: { search: 'byron' } })).toHaveLength(4);
    expect(await actions({ filter: { search: 'nobody' } })).toEqual([]);
  });

  it('is filtered by subject, by days, and to people of other companies', async () => {
    expect(await actions({ filter: { subjects: ['department'] } })).toEqual(['departments.created', 'departments.created']);
    const [{ at = '' } = {}] = (await list()).entries;
    const today = at.slice(0, 10);
    expect(await actions({ filter: { period: [today, today] } })).toHaveLength(4);
    expect(await actions({ filter: { period: ['2020-01-01', '2020-01-02'] } })).toEqual([]);
    expect(await actions({ filter: { isByOthers: true } })).toEqual([]);
  });

  it('lists the people of a bulk change', async () => {
    const [bulk] = (await list({ filter: { actions: ['users.disabled'] } })).entries;
    const entry = (await call(getAuditEntry, { params: { auditId: bulk?.id ?? '' } })).json<{ people: { id: string }[] }>();
    expect(entry.people.map(({ id }) => id).sort()).toEqual(
      learners
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
    expect((await call(getAuditEntry, { params: { auditId: learners[0]?.id ?? '' } })).status).toBe(404);
  });

  it('is exported with its filters, which adds an entry', async () => {
    const asFile = callAs(server, { ...(await server.signInAs(admin)), accept: 'text/csv', 'accept-language': 'en' }, companyId);
    const reply = await asFile(listAuditLog, { query: { filter: JSON.stringify({ subjects: ['department'] }) } });
    const [head, ...rows] = reply.text.trim().split('\r\n');
    expect(head).toContain('Time,Action,By,Email,Role');
    expect(rows.map((row) => row.split(',').slice(1, 3))).toEqual([
      ['Department created', 'Ada Byron'],
      ['Department created', 'Ada Byron'],
    ]);
    expect(await actions({ range: [0, 0] })).toEqual(['audit.exported']);
  });

  describe('about one person', () => {
    let annika: Awaited<ReturnType<TestServer['aUser']>>;
    const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
    beforeAll(async () => {
      annika = await server.aUser({ companyId, name: 'Annika', lastName: 'König', email: 'annika.koenig@acme.example' });
      await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [annika.id] } });
      // As such entries were written before: they know the person only as the one who was selected.
      await query(
        `INSERT INTO audit_log (id, company_id, at, action, actor_name, actor_email, actor_role, subject_type, subject_label)
          VALUES ($1, $2, '2026-01-02T03:04:05Z', 'users.enabled', 'Ada Byron', 'ada@acme.example', 'admin', 'users', '1')`,
        [annika.id, companyId],
      );
      await query('INSERT INTO audit_subjects (company_id, audit_id, user_id) VALUES ($1, $2, $2)', [companyId, annika.id]);
    });
    const both = ['users.disabled', 'users.enabled'];

    it('names the person, also in entries of before', async () => {
      const { entries } = await list({ filter: { involved: [annika.id] } });
      expect(entries.map(({ person }) => person)).toEqual(
        both.map(() => ({ id: annika.id, name: 'Annika König', email: 'annika.koenig@acme.example' })),
      );
      expect(entries[0]?.subject).toEqual({ type: 'user', id: annika.id, label: 'annika.koenig@acme.example' });
    });

    it.each(['Annika', 'annika könig', 'annika.koenig@acme.example'])('is found by “%s”', async (search) => {
      expect(await actions({ filter: { search } })).toEqual(both);
    });

    it('is filtered together with those about many', async () => {
      expect(await actions({ filter: { subjects: ['user'], search: 'byron' } })).toEqual([
        'users.disabled',
        'users.deleted',
        'users.disabled',
        'users.enabled',
      ]);
    });

    it('has their name, address and id in the file', async () => {
      const asFile = callAs(server, { ...(await server.signInAs(admin)), accept: 'text/csv', 'accept-language': 'en' }, companyId);
      const reply = await asFile(listAuditLog, { query: { filter: JSON.stringify({ search: 'Annika' }) } });
      const [head = '', ...rows] = reply.text.trim().split('\r\n');
      const cells = rows.map((row) => Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]])));
      const person = {
        People: '1',
        'Affected person': 'Annika König',
        'Affected person’s email': 'annika.koenig@acme.example',
        'Affected person’s ID': annika.id,
      };
      expect(cells).toMatchObject([
        { Action: 'User disabled', Subjects: 'User', ...person },
        { Action: 'User enabled', Subjects: 'User', Subject: '', ...person },
      ]);
    });

    it('forgets them when they are deleted', async () => {
      await call(deleteUser, { body: { userId: annika.id } });
      await sealAuditLog(server.services, (work) => ownerTx(server.services.db, work));
      expect(await actions({ filter: { search: 'Annika' } })).toEqual([]);
      expect(JSON.stringify((await list({ filter: { involved: [annika.id] } })).entries)).not.toMatch(/annika|König/i);
      expect((await call(verifyAuditLog)).json()).toMatchObject({ waiting: 0, broken: null });
    });
  });

  it('of another company is not visible', async () => {
    const stranger = await server.aUser({ role: 'admin' });
    const theirs = callAs(server, await server.signInAs(stranger), stranger.companyId);
    expect((await theirs(listAuditLog)).json()).toEqual([]);
  });

  it('names people of other companies with their own company', async () => {
    const house = await server.aCompany({ isHouse: true });
    const support = await server.aUser({ companyId: house.id, role: 'support' });
    const elsewhere = callAs(server, await server.signInAs(support), companyId);
    await elsewhere(departments.create, { body: { name: 'Helped' } });
    const [entry] = (await list({ range: [0, 0] })).entries;
    expect(entry?.actor).toMatchObject({ email: support.email, role: 'support', companyId: house.id });
  });
});
