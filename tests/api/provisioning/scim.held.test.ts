import { describe, expect, it } from 'vitest';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf, type ScimClient, scimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
const learnerAppKey = 'a-key-that-is-long-enough-for-the-app';
const query = serverOfFile((started) => void (server = started), { settings: { LEARNER_APP_KEY: learnerAppKey } });

const deactivate = (scim: ScimClient, id: string) =>
  scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }));

/** A company whose directory has deactivated five people, as many as it may by itself, and six more. */
async function aWave() {
  const company = await aProvisionedCompany(server);
  const session = await server.open(company.owner.email);
  const token = await company.makeToken(session);
  const scim = scimClient(server, token);
  const ids: string[] = [];
  for (let i = 0; i < 11; i += 1) ids.push(await addUser(scim, `p${i}@${company.domain}`, { name: { givenName: `P${i}` } }));
  const group = (await scim('POST', '/Groups', { displayName: 'All', members: ids.map((value) => ({ value })) })).json().id;
  for (const id of ids) expect((await deactivate(scim, id)).json()).toMatchObject({ active: false });
  const held = ids.slice(5);
  const base = `/gateway/rest/v1/company/${company.companyId}/provisioned-people`;
  const decide = (body: object, as = session) => server.post(`${base}/decisions`, body, as);
  const listed = async (filter: object = { states: ['held'] }) =>
    (await server.get(`${base}?filter=${encodeURIComponent(JSON.stringify(filter))}`, session)).json();
  return { company, session, token, scim, ids, held, group, decide, listed };
}

describe('a wave of deactivations', () => {
  it('is held back above five: the directory gets its 200, the screen says whom, and everything but access stays', async () => {
    const { company, session, ids, held, group, listed } = await aWave();
    for (const id of ids.slice(0, 5)) expect(await company.row(id)).toMatchObject({ disabled: true, held_at: null });
    for (const id of held) expect(await company.row(id)).toMatchObject({ disabled: false, held_at: expect.any(Date) });
    const members = await query('SELECT count(*)::int AS n FROM user_groups WHERE group_id = $1', [group]);
    expect(members.rows[0].n).toBe(11);
    const list = await listed();
    expect(list.map(({ id }: { id: string }) => id).sort()).toEqual([...held].sort());
    expect(list[0]).toMatchObject({
      state: 'held',
      isRemoved: false,
      heldAt: expect.any(String),
      name: expect.stringMatching(/^P/),
    });
    expect((await server.get(company.tokenPath, session)).json()).toMatchObject({ managed: 11, held: 6 });
    const counts = await query('SELECT sum(n)::int AS n FROM people_counts WHERE company_id = $1 AND NOT disabled', [
      company.companyId,
    ]);
    expect(counts.rows[0].n).toBe(2 + 6);
  });

  it('keeps the groups and departments of held people, whatever the directory says of these meanwhile', async () => {
    const { company, scim, held, group } = await aWave();
    const inGroup = async () =>
      (await query('SELECT user_id AS id FROM user_groups WHERE group_id = $1', [group])).rows.map(({ id }) => id);
    const nobody = patchOf({ op: 'replace', path: 'members', value: [] });
    expect((await scim('PATCH', `/Groups/${group}`, nobody)).statusCode).toBeLessThan(300);
    expect((await inGroup()).sort()).toEqual([...held].sort());
    expect((await scim('DELETE', `/Groups/${group}`)).statusCode).toBe(204);
    expect((await inGroup()).sort()).toEqual([...held].sort());
    const departments = async () =>
      (
        await query('SELECT count(*)::int AS n FROM user_departments WHERE company_id = $1 AND user_id = ANY($2::uuid[])', [
          company.companyId,
          held,
        ])
      ).rows[0].n;
    const before = await departments();
    const department = { 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: null } };
    const userName = (await scim('GET', `/Users/${held[0]}`)).json().userName;
    expect((await scim('PUT', `/Users/${held[0]}`, { userName, active: false, ...department })).statusCode).toBe(200);
    expect(await departments()).toBe(before);
  });

  it('takes a held admin their session, their sign-in and their API keys, until somebody says no', async () => {
    const { company, scim, decide } = await aWave();
    const admin = await server.open(company.admin.email);
    const keys = `/gateway/rest/v1/company/${company.companyId}/api-keys`;
    const body = { name: 'k', scope: 'read', ...(await server.step(admin)) };
    const { key } = (await server.post(keys, body, admin)).json();
    const withKey = () =>
      server.app.inject({
        method: 'POST',
        url: `/gateway/api/v1/users/list/${company.companyId}`,
        headers: { authorization: `Bearer ${key}` },
        payload: {},
      });
    expect((await withKey()).statusCode).toBe(200);
    expect(await addUser(scim, company.admin.email)).toBe(company.admin.id);
    expect((await deactivate(scim, company.admin.id)).statusCode).toBe(200);
    expect(await company.row(company.admin.id)).toMatchObject({ disabled: false, held_at: expect.any(Date) });
    expect(codeOf(await server.get('/gateway/api/v1/user', admin))).toBe('invalid_session');
    await expect(server.open(company.admin.email)).rejects.toThrow('account_suspended');
    expect(codeOf(await withKey())).toBe('api_key_not_valid');
    expect((await decide({ isConfirmed: false, userIds: [company.admin.id] })).json()).toEqual({ changed: 1 });
    expect(await server.open(company.admin.email)).toBeTruthy();
    expect((await withKey()).statusCode).toBe(200);
  });

  it('takes a held learner their trainings', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const id = await addUser(scim, `l@${company.domain}`);
    const tasks = () =>
      server.app.inject({
        url: `/gateway/learning/api/v1/company/${company.companyId}/user/${id}/assignments`,
        headers: { authorization: `Bearer ${learnerAppKey}` },
      });
    const before = (await tasks()).statusCode;
    await company.query('UPDATE users SET held_at = now() WHERE id = $1', [id]);
    expect([before, (await tasks()).statusCode]).toEqual([200, 404]);
  });

  it('is decided by admins: yes disables, no lets in again, of some or of everybody they saw', async () => {
    const { company, scim, held, decide, listed } = await aWave();
    const [first = '', second = ''] = held;
    expect((await decide({ isConfirmed: true, userIds: [first] })).json()).toEqual({ changed: 1 });
    expect(await company.row(first)).toMatchObject({ disabled: true, held_at: null, scim_managed: true });
    expect((await decide({ isConfirmed: false, userIds: [second] })).json()).toEqual({ changed: 1 });
    expect(await company.row(second)).toMatchObject({ disabled: false, held_at: null });
    expect((await scim('GET', `/Users/${second}`)).json().active).toBe(true);
    expect(codeOf(await decide({ isConfirmed: true, expectedTotal: 6 }))).toBe('total_changed');
    expect((await decide({ isConfirmed: true, expectedTotal: 4 })).json()).toEqual({ changed: 4 });
    expect(await listed()).toEqual([]);
    expect(codeOf(await decide({ isConfirmed: true, userIds: [second] }))).toBe('nothing_to_change');
    const entries = await query(
      "SELECT action, subject_count AS n FROM audit_log WHERE company_id = $1 AND action LIKE 'scim.%ed' AND action <> 'scim.held' ORDER BY at",
      [company.companyId],
    );
    expect(entries.rows).toEqual(
      expect.arrayContaining([
        { action: 'scim.confirmed', n: 1 },
        { action: 'scim.declined', n: 1 },
        { action: 'scim.confirmed', n: 4 },
      ]),
    );
  });

  it('is not decided by keys, nor for the owner, nor for people of another company', async () => {
    const { company, session, held, decide } = await aWave();
    const body = { name: 'k', scope: 'write', ...(await server.step(session)) };
    const { key } = (await server.post(`/gateway/rest/v1/company/${company.companyId}/api-keys`, body, session)).json();
    const withKey = await server.app.inject({
      method: 'POST',
      url: `/gateway/rest/v1/company/${company.companyId}/provisioned-people/decisions`,
      headers: { authorization: `Bearer ${key}` },
      payload: { isConfirmed: true, userIds: held },
    });
    expect(codeOf(withKey)).toBe('permission_denied');
    const other = await aWave();
    expect(codeOf(await decide({ isConfirmed: true, userIds: other.held }))).toBe('nothing_to_change');
    await query('UPDATE users SET held_at = now() WHERE id = $1', [company.admin.id]);
    await query('UPDATE users SET is_owner = true WHERE id = $1', [company.admin.id]);
    expect(codeOf(await decide({ isConfirmed: true, userIds: [company.admin.id] }))).toBe('nothing_to_change');
  });

  it('counts deletions too, and does not begin anew with somebody who comes back or when an hour is not over', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.push(await addUser(scim, `d${i}@${company.domain}`));
    const [last = ''] = ids.slice(-1);
    for (const id of ids.slice(0, 5)) await scim('DELETE', `/Users/${id}`);
    const sixth = ids[5] ?? '';
    expect((await scim('DELETE', `/Users/${sixth}`)).statusCode).toBe(204);
    expect((await scim('GET', `/Users/${sixth}`)).statusCode).toBe(404);
    expect(await company.row(sixth)).toMatchObject({ disabled: false, scim_managed: true, held_at: expect.any(Date) });
    await query("UPDATE scim_people SET deactivated_at = now() - interval '59 minutes' WHERE company_id = $1", [company.companyId]);
    await deactivate(scim, last);
    expect(await company.row(last)).toMatchObject({ disabled: false, held_at: expect.any(Date) });
    await scim('PATCH', `/Users/${last}`, patchOf({ op: 'replace', value: { active: true } }));
    expect(await company.row(last)).toMatchObject({ disabled: false, held_at: null });
    await query("UPDATE scim_people SET deactivated_at = now() - interval '61 minutes' WHERE company_id = $1", [company.companyId]);
    await deactivate(scim, last);
    expect(await company.row(last)).toMatchObject({ disabled: true });
  });

  it.each([
    ['a day ago', '1 day', { disabled: 10, held: 1 }],
    ['within the hour, which make no room,', '1 minute', { disabled: 5, held: 6 }],
  ])('is larger in a large company: a tenth of it; with people added %s', async (_when, age, expected) => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    await query(
      `INSERT INTO users (company_id, email, role, scim_managed, created_at, updated_at)
        SELECT $1, 'n' || n || '@' || $2, 'user', true, now() - $3::interval, now() FROM generate_series(1, 98) n`,
      [company.companyId, company.domain, age],
    );
    const { rows } = await query(
      `INSERT INTO scim_people (user_id, company_id, user_name) SELECT id, company_id, email FROM users
        WHERE company_id = $1 AND scim_managed RETURNING user_id AS id`,
      [company.companyId],
    );
    for (const { id } of rows.slice(0, 11)) await deactivate(scim, id);
    const states = await query(
      'SELECT count(*) FILTER (WHERE disabled)::int AS disabled, count(held_at)::int AS held FROM users WHERE company_id = $1',
      [company.companyId],
    );
    expect(states.rows[0]).toEqual(expected);
  });
});
