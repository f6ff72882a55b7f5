import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { ownerTx } from '#server/db/tx';
import { sealAuditLog } from '#server/modules/audit/public';
import { type BareServer, password, startBareServer } from '#tests/support/server/bareServer';
import { secondFactors, wrongOf } from '#tests/support/server/secondFactors';

let server: BareServer;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
});
afterAll(() => server?.close());

const address = '203.0.113.9';
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const from = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: address, headers: { 'user-agent': browser } });
const check = (email: string, secret: string) => from('/gateway/user/login/validate', { email, password: secret, isAdmin: true });
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
/** What the log says of sign-ins of this person, the oldest first. */
const entriesOf = async (id: string) =>
  (
    await query(
      `SELECT action, actor_name AS by, after FROM audit_log WHERE subject_id = $1 AND action LIKE 'session.%' ORDER BY at, action`,
      [id],
    )
  ).rows;
const place = { networkAddress: address, browser: 'Firefox', system: 'Windows' };
const { perAccount } = sessionLimits.loginAttempts;

describe('the audit log', () => {
  it('says from where and how somebody signed in', async () => {
    const { id, email } = await server.person({ companyId, name: 'Anna' });
    const { token } = await server.signIn(email);
    const headers = { authorization: `Bearer ${token}`, 'user-agent': browser };
    await server.app.inject({ url: '/gateway/user', remoteAddress: address, headers });
    expect(await entriesOf(id)).toEqual([{ action: 'session.opened', by: 'Anna', after: { way: 'password', ...place } }]);
  });

  it('has the first wrong password and the lock, not each try', async () => {
    const { id, email } = await server.person({ companyId });
    for (let n = 0; n < perAccount + 3; n += 1) await check(email, `guess ${n}`);
    expect(await entriesOf(id)).toEqual([
      { action: 'session.failed', by: 'Heed', after: { way: 'password', ...place } },
      { action: 'session.locked', by: 'Heed', after: { way: 'password', attempts: perAccount, ...place } },
    ]);
  });

  it('has them also where the network address alone is refused: the attempts lock the account all the same', async () => {
    const { id, email } = await server.person({ companyId });
    const key = `address ${address}`;
    await query(
      `INSERT INTO attempts (key, n, first_at, locked_until) VALUES ($1, 1000, now(), now() + interval '1 hour')
        ON CONFLICT (key) DO UPDATE SET n = 1000, first_at = now(), locked_until = now() + interval '1 hour'`,
      [key],
    );
    for (let n = 0; n < perAccount; n += 1) await check(email, password);
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['session.failed', 'session.locked']);
    await query('DELETE FROM attempts WHERE key = $1', [key]);
  });

  it('has them also when somebody asks the provider directly', async () => {
    const { id, email } = await server.person({ companyId });
    const sent = { email, password: 'wrong' };
    await from('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', sent);
    expect(await entriesOf(id)).toMatchObject([{ action: 'session.failed', after: { way: 'password', ...place } }]);
  });

  it('has nothing about addresses that nobody has, nor about people who have no password', async () => {
    const { id, email } = await server.person({ companyId, hasLogin: false });
    const count = async () => (await query('SELECT count(*)::int AS n FROM audit_log')).rows[0].n;
    const before = await count();
    for (const unknown of ['nobody@unknown.example', email]) await check(unknown, 'wrong');
    expect([await count(), await entriesOf(id)]).toEqual([before, []]);
  });

  it('has a wrong second factor', async () => {
    const mfa = secondFactors(server, companyId);
    const person = await mfa.withMfa();
    const token = await mfa.begin(person.email);
    await mfa.login(token, { code: wrongOf(await mfa.codeFor(person, token)) });
    expect(await entriesOf(person.id)).toMatchObject([{ action: 'session.failed', after: { way: 'email' } }]);
  });

  it('forgets the network address of somebody who is deleted, and still verifies', async () => {
    const { id, email } = await server.person({ companyId });
    await check(email, 'wrong');
    const boss = await server.person({ companyId, isOwner: true });
    const token = await server.open(boss.email, password);
    const seal = () => sealAuditLog(server.services, (work) => ownerTx(server.services.db, work));
    await seal();
    await query(`UPDATE users SET deleted_at = now(), email = id || '@deleted.invalid' WHERE id = $1`, [id]);
    await seal();
    expect(await entriesOf(id)).toMatchObject([{ after: { way: 'password', browser: 'Firefox', system: 'Windows' } }]);
    expect(JSON.stringify(await entriesOf(id))).not.toContain(address);
    const verified = await server.post(`/gateway/rest/v1/company/${companyId}/audit-log/verify`, {}, token);
    expect(verified.json()).toMatchObject({ broken: null });
  });
});
