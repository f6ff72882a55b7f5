import { describe, expect, it } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf, type ScimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
const query = serverOfFile((started) => void (server = started));

/** A company whose directory has added this many people. */
async function aCrew(size: number) {
  const company = await aProvisionedCompany(server);
  const scim = await company.connect();
  const ids: string[] = [];
  for (let i = 0; i < size; i += 1) ids.push(await addUser(scim, `p${i}@${company.domain}`));
  return { company, scim, ids };
}
type Crew = Awaited<ReturnType<typeof aCrew>>;
const deactivate = (scim: ScimClient, id: string) =>
  scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }));
const move = (scim: ScimClient, id: string, email: string) =>
  scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: email }));

describe('a page of groups', () => {
  it('ends before it would name too many people, and the next one goes on from there', async () => {
    const { company, scim } = await aCrew(0);
    const most = companyLimits.scim.membersPerPage;
    const groups: string[] = [];
    for (const displayName of ['All', 'Half', 'Few'])
      groups.push((await scim('POST', '/Groups', { displayName })).json<{ id: string }>().id);
    await query(
      `INSERT INTO users (company_id, email, scim_managed, created_at, updated_at)
        SELECT $1, 'm' || i || '@' || $2, true, now(), now() FROM generate_series(1, $3::int) i`,
      [company.companyId, company.domain, most],
    );
    await query(
      "INSERT INTO scim_people (user_id, company_id, user_name) SELECT id, company_id, email FROM users WHERE company_id = $1 AND email LIKE 'm%'",
      [company.companyId],
    );
    const fill = (group: string | undefined, share: number) =>
      query(
        `INSERT INTO user_groups (company_id, user_id, group_id) SELECT company_id, id, $2 FROM users
          WHERE company_id = $1 AND email LIKE 'm%' ORDER BY id LIMIT $3`,
        [company.companyId, group, most / share],
      );
    await fill(groups[0], 1);
    await fill(groups[1], 2);
    await fill(groups[2], 2);
    // As the server does by itself within a minute of such a load.
    await query('ANALYZE users, scim_people, user_groups');
    const page = async (search: string) => {
      const { totalResults, itemsPerPage, Resources } = (await scim('GET', `/Groups?${search}`)).json();
      return { totalResults, itemsPerPage, members: Resources.map(({ members }: { members?: object[] }) => members?.length) };
    };
    expect(await page('startIndex=1')).toEqual({ totalResults: 3, itemsPerPage: 1, members: [most] });
    expect(await page('startIndex=2')).toEqual({ totalResults: 3, itemsPerPage: 2, members: [most / 2, most / 2] });
    const without = { totalResults: 3, itemsPerPage: 3, members: [undefined, undefined, undefined] };
    expect(await page('excludedAttributes=members')).toEqual(without);
    expect(await page('attributes=displayName')).toEqual(without);
    expect((await scim('GET', `/Groups/${groups[0]}`)).json().members).toHaveLength(most);
  });
});

describe('a wave of new addresses', () => {
  it('is refused above five within an hour, until the hour is over', async () => {
    const { company, scim, ids } = await aCrew(6);
    const address = (i: number) => `moved${i}@${company.domain}`;
    for (const [i, id] of ids.slice(0, 5).entries()) expect((await move(scim, id, address(i))).statusCode).toBe(200);
    const last = ids[5] ?? '';
    const refused = await move(scim, last, address(5));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(await company.row(last)).toMatchObject({ email: `p5@${company.domain}` });
    expect(
      (await scim('PATCH', `/Users/${last}`, patchOf({ op: 'replace', path: 'name.givenName', value: 'Kim' }))).statusCode,
    ).toBe(200);
    await query("UPDATE scim_people SET moved_at = moved_at - interval '61 minutes' WHERE company_id = $1", [company.companyId]);
    expect((await move(scim, last, address(5))).statusCode).toBe(200);
  });
});

describe('a wave of deactivations', () => {
  it('is told to the admins by mail, once', async () => {
    const { company, scim, ids } = await aCrew(8);
    const told = async () =>
      (
        await query("SELECT user_id AS id FROM mails WHERE company_id = $1 AND template = 'scim_held'", [company.companyId])
      ).rows.map(({ id }) => id);
    for (const id of ids.slice(0, 5)) await deactivate(scim, id);
    expect(await told()).toEqual([]);
    for (const id of ids.slice(5)) await deactivate(scim, id);
    expect((await told()).sort()).toEqual([company.owner.id, company.admin.id].sort());
  });

  it('shows whom it holds neither as active nor as invited: in the list, its filter, and on the page of the person', async () => {
    const { company, scim, ids } = await aCrew(6);
    for (const id of ids) await deactivate(scim, id);
    const held = ids[5] ?? '';
    const session = await server.open(company.owner.email);
    const base = `/gateway/api/v1/users/list/${company.companyId}`;
    const list = async (body: object) =>
      (await server.post(base, body, session)).json<{ totalUsersCount: number; usersPerPage: { id: string; status: string }[] }>();
    expect(await list({ userStatuses: ['held'] })).toMatchObject({
      totalUsersCount: 1,
      usersPerPage: [{ id: held, status: 'held' }],
    });
    for (const status of ['active', 'invited', 'disabled'])
      expect((await list({ userStatuses: [status] })).usersPerPage.map(({ id }) => id)).not.toContain(held);
    expect((await list({})).usersPerPage.map(({ id }) => id)).toContain(held);
    const profile = await server.get(`/gateway/api/v1/user/${company.companyId}/users/${held}`, session);
    expect(profile.json()).toMatchObject({ status: 'held', isDisabled: false });
  });

  it('keeps out a session that is still open, and lets it in again after a no', async () => {
    const { company } = await aCrew(0);
    const session = await server.open(company.admin.email);
    const hold = (at: string) => query(`UPDATE users SET held_at = ${at} WHERE id = $1`, [company.admin.id]);
    await hold('now()');
    expect(codeOf(await server.get('/gateway/api/v1/user', session))).toBe('invalid_session');
    await hold('NULL');
    expect((await server.get('/gateway/api/v1/user', session)).statusCode).toBe(200);
  });
});

describe('a new token', () => {
  const heldAt = async (company: Crew['company'], id: string) => (await company.row(id)).held_at;

  it('goes on counting deactivations where the one before it was', async () => {
    const { company, scim, ids } = await aCrew(6);
    const [one = '', ...others] = ids;
    for (const id of others.slice(0, 3)) await deactivate(scim, id);
    const replaced = await company.connect();
    for (const id of others.slice(3)) await deactivate(replaced, id);
    const session = await server.open(company.owner.email);
    expect((await company.call('DELETE', `/api/v1/scim/v2/bearer_token/company/${company.companyId}`, session)).statusCode).toBe(
      200,
    );
    const fresh = await company.connect();
    await deactivate(fresh, one);
    expect(await heldAt(company, one)).not.toBeNull();
    for (const id of others) expect(await heldAt(company, id)).toBeNull();
  });

  it('goes on counting new addresses, and begins anew after the hour', async () => {
    const { company, scim, ids } = await aCrew(6);
    for (const [i, id] of ids.slice(0, 5).entries()) await move(scim, id, `moved${i}@${company.domain}`);
    const last = ids[5] ?? '';
    expect((await move(await company.connect(), last, `moved5@${company.domain}`)).statusCode).toBe(429);
    await query("UPDATE scim_people SET moved_at = moved_at - interval '61 minutes' WHERE company_id = $1", [company.companyId]);
    expect((await move(await company.connect(), last, `moved5@${company.domain}`)).statusCode).toBe(200);
  });
});

describe('a company that becomes a partner, or the house,', () => {
  it.each(["is_partner = true, company_type = 'reseller'", 'is_house = true'])(
    'takes its people out of reach of its directory: %s',
    async (fact) => {
      const { company, scim, ids } = await aCrew(2);
      const [one = '', other = ''] = ids;
      const group = (await scim('POST', '/Groups', { displayName: 'Crew', members: [{ value: one }] })).json<{ id: string }>().id;
      await query(`UPDATE companies SET ${fact} WHERE id = $1`, [company.companyId]);
      for (const reply of [
        await deactivate(scim, one),
        await move(scim, one, `other@${company.domain}`),
        await scim('DELETE', `/Users/${one}`),
        await scim('POST', '/Users', { userName: `new@${company.domain}` }),
      ])
        expect(reply.statusCode).toBe(403);
      expect(await company.row(one)).toMatchObject({ email: `p0@${company.domain}`, disabled: false, held_at: null });
      await scim('PATCH', `/Groups/${group}`, patchOf({ op: 'add', path: 'members', value: [{ value: other }] }));
      await scim('PATCH', `/Groups/${group}`, patchOf({ op: 'remove', path: `members[value eq "${one}"]` }));
      const { rows } = await query('SELECT user_id AS id FROM user_groups WHERE group_id = $1', [group]);
      expect(rows).toEqual([{ id: one }]);
    },
  );
});
