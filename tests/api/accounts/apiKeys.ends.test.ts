import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiKey, createApiKey, type CreatedApiKey, listApiKeys, revokeApiKey } from '#contract/company/apiKeys';
import { getAdminPanelCompany } from '#contract/company/companies';
import { changeDisabled, deleteUser, listUsers, updateProfile } from '#contract/people/users';
import type { CurrentUser } from '#contract/session/session';
import { rows } from '#server/db/rows';
import { tick } from '#server/modules/clock';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let owner: Awaited<ReturnType<TestServer['aUser']>>;
let admin: Awaited<ReturnType<TestServer['aUser']>>;
let asOwner: Call;
let asAdmin: Call;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany({ hasBoost: true })).id;
  owner = await server.aUser({ companyId, role: 'admin', isOwner: true });
  admin = await server.aUser({ companyId, role: 'admin' });
  asOwner = callAs(server, await server.signInAs(owner), companyId);
  asAdmin = callAs(server, await server.signInAs(admin), companyId);
});

const bearer = (key: string) => ({ ...unlimited, authorization: `Bearer ${key}` });
const withKey = (key: string, company = companyId) => callAs(server, bearer(key), company);
async function aKey(scope: 'read' | 'write', by = asAdmin, name = `Key ${crypto.randomUUID()}`): Promise<CreatedApiKey> {
  const reply = await by(createApiKey, { body: { name, scope, ...(await stepOf(by)) } });
  expect(reply.status, reply.text).toBe(200);
  return reply.json<CreatedApiKey>();
}
const listed = async (by = asAdmin, filter = {}) =>
  (await by(listApiKeys, { query: { filter: JSON.stringify(filter) } })).json<ApiKey[]>();
const people = (call: Call) => call(listUsers, { body: {} });
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
describe('a key dies', () => {
  const isDead = async (key: string) => {
    const reply = await people(withKey(key));
    expect([reply.status, reply.code]).toEqual([401, 'api_key_not_valid']);
  };
  const endOf = async (id: string) => (await listed(asOwner, { withEnded: true })).find((key) => key.id === id)?.end;

  /** The entry of the audit log about the end of a key. */
  const entryOf = async (id: string) => {
    const { rows: found } = await query(
      `SELECT a.action, a.actor_id AS by, a.after ->> 'end' AS why, s.user_id AS creator FROM audit_log a
        LEFT JOIN audit_subjects s ON s.audit_id = a.id WHERE a.subject_id = $1 AND a.action <> 'apiKeys.created'`,
      [id],
    );
    return found;
  };

  it('when its term is over, at once; creator and owner are told before and after', async () => {
    const { id, key, expiresAt } = await aKey('read');
    expect(Date.parse(String(expiresAt)) - Date.now()).toBeGreaterThan(364 * 86_400_000);
    const endsIn = (days: number) =>
      query("UPDATE api_keys SET expires_at = now() + $2 * interval '1 day' WHERE id = $1", [id, days]);
    const told = async () => {
      await tick(server.services);
      const mails = await query("SELECT template, recipient FROM mails WHERE company_id = $1 AND template LIKE 'api_key_%'", [
        companyId,
      ]);
      return mails.rows.map(({ template, recipient }) => `${template} ${recipient}`).sort();
    };
    const both = (template: string) => [admin.email, owner.email].map((recipient) => `${template} ${recipient}`);
    await endsIn(15);
    expect(await told()).toEqual([]);
    await endsIn(13);
    const before = both('api_key_expires_soon').sort();
    expect(await told()).toEqual(before);
    expect(await told()).toEqual(before);
    await endsIn(-0.01);
    // Before the job has noticed.
    await isDead(key);
    expect(await told()).toEqual([...both('api_key_expired'), ...before].sort());
    expect(await endOf(id)).toBe('expired');
    expect(await entryOf(id)).toEqual([{ action: 'apiKeys.ended', by: null, why: 'expired', creator: admin.id }]);
  });

  it('after the days that its creator chose, a year at most', async () => {
    const make = async (days: number) =>
      asAdmin(createApiKey, { body: { name: `Key ${days}`, scope: 'read', days, ...(await stepOf(asAdmin)) } });
    const { expiresAt, createdAt } = (await make(30)).json<CreatedApiKey>();
    expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(30 * 86_400_000);
    expect((await make(366)).status).toBe(422);
  });

  it('when it is revoked, for good', async () => {
    const { id, key } = await aKey('read');
    expect((await asOwner(revokeApiKey, { params: { apiKeyId: id } })).json()).toMatchObject({ id, end: 'revoked' });
    await isDead(key);
    expect(await listed()).toEqual([]);
    expect(await endOf(id)).toBe('revoked');
    expect(await entryOf(id)).toMatchObject([{ action: 'apiKeys.revoked', by: owner.id }]);
    const revive = sql`UPDATE api_keys SET ended_at = NULL, end_reason = NULL WHERE id = ${id}`;
    await expect(ownerTx(server.services.db, (tx) => rows(tx, revive))).rejects.toThrow('stays so');
    expect((await asAdmin(getAdminPanelCompany)).json<CurrentUser['company']>().apiKey).toEqual({ isSet: false });
  });

  it('with the disabling of its creator, and does not come back with them', async () => {
    const { id, key } = await aKey('write');
    const turn = (isDisabled: boolean) =>
      asOwner(changeDisabled, { body: { isDisabled, isAllUsersSelected: false, userIds: [admin.id] } });
    expect((await turn(true)).status).toBe(200);
    await isDead(key);
    await turn(false);
    await isDead(key);
    expect(await endOf(id)).toBe('creator_disabled');
    expect(await entryOf(id)).toEqual([{ action: 'apiKeys.ended', by: owner.id, why: 'creator_disabled', creator: admin.id }]);
  });

  it('with the demotion of its creator', async () => {
    const { id, key } = await aKey('write');
    const { name, lastName, email } = admin;
    const body = { name, lastName, email, role: 'user', departments: [], groups: [] };
    expect((await asOwner(updateProfile, { params: { userId: admin.id }, body })).status).toBe(200);
    await isDead(key);
    expect(await endOf(id)).toBe('creator_role');
    expect(await entryOf(id)).toEqual([{ action: 'apiKeys.ended', by: owner.id, why: 'creator_role', creator: admin.id }]);
  });

  it('with the deletion of its creator', async () => {
    const { id, key } = await aKey('read');
    expect((await asOwner(deleteUser, { body: { userId: admin.id } })).status).toBe(200);
    await isDead(key);
    expect(await endOf(id)).toBe('creator_deleted');
    expect(await entryOf(id)).toEqual([{ action: 'apiKeys.ended', by: owner.id, why: 'creator_deleted', creator: admin.id }]);
  });

  it('when its creator’s company enforces single sign-on', async () => {
    const { id, key } = await aKey('read');
    await query('UPDATE companies SET sso_enforced = true, updated_at = now() WHERE id = $1', [companyId]);
    await isDead(key);
    expect(await endOf(id)).toBe('sso_enforced');
  });

  it('with the disabling of its creator at a partner, whose people this company is not told of', async () => {
    const partnerId = (await server.aCompany({ companyType: 'reseller' })).id;
    await query(`UPDATE companies SET parent_id = $2, login_as_company_status = 'access' WHERE id = $1`, [companyId, partnerId]);
    const [maker, head] = [
      await server.aUser({ companyId: partnerId, role: 'admin' }),
      await server.aUser({ companyId: partnerId, role: 'admin', isOwner: true }),
    ];
    const { id, key } = await aKey('read', callAs(server, await server.signInAs(maker), companyId));
    const disable = callAs(server, await server.signInAs(head), partnerId);
    const body = { isDisabled: true, isAllUsersSelected: false, userIds: [maker.id] };
    expect((await disable(changeDisabled, { body })).status).toBe(200);
    await isDead(key);
    expect(await entryOf(id)).toEqual([{ action: 'apiKeys.ended', by: null, why: 'creator_disabled', creator: maker.id }]);
    expect(
      (await query('SELECT 1 FROM audit_log WHERE company_id = $1 AND actor_email = $2', [companyId, head.email])).rows,
    ).toEqual([]);
  });

  it('with the access of its creator’s company, and does not come back with it', async () => {
    const partnerId = (await server.aCompany({ companyType: 'reseller' })).id;
    const grant = (status: string, until: Date | null = null) =>
      query('UPDATE companies SET parent_id = $2, login_as_company_status = $3, login_as_company_until = $4 WHERE id = $1', [
        companyId,
        partnerId,
        status,
        until,
      ]);
    await grant('access');
    const partner = await server.signInAs(await server.aUser({ companyId: partnerId, role: 'admin' }));
    const [own, theirs] = [await aKey('read'), await aKey('read', callAs(server, partner, companyId))];
    await grant('none');
    await isDead(theirs.key);
    await grant('access');
    await isDead(theirs.key);
    expect([await endOf(own.id), await endOf(theirs.id)]).toEqual([null, 'access_ended']);
    expect(await entryOf(theirs.id)).toMatchObject([{ action: 'apiKeys.ended', by: null, why: 'access_ended' }]);
    const late = await aKey('read', callAs(server, partner, companyId));
    await grant('access', new Date(Date.now() - 1000));
    await grant('access');
    await isDead(late.key);
  });

  it('while its company is disabled', async () => {
    const { key } = await aKey('read');
    await query('UPDATE companies SET disabled = true WHERE id = $1', [companyId]);
    await isDead(key);
  });
});
