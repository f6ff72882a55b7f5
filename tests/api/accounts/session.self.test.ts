import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionLimits } from '#contract/session/limits';
import { ownerTx } from '../../../server/db/tx.ts';
import { createLink } from '../../../server/identity/oneTimeLinks.ts';
import { endSessions } from '../../../server/modules/session/endSessions.ts';
import { type BareServer, codeOf, password, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  companyId = await server.company();
});
afterAll(() => server?.close());

const put = (url: string, token: string) =>
  server.app.inject({ method: 'PUT', url, payload: {}, headers: server.headersOf(token) });
const me = async (token: string) => (await server.get('/gateway/api/v1/user', token)).json();
const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);

describe('the last login', () => {
  it('is recorded for the caller only', async () => {
    const [one, other] = [await server.person({ companyId }), await server.person({ companyId })];
    const token = await server.open(one.email);
    expect((await me(token)).lastLogin).toBeNull();
    expect((await put(`/gateway/api/v1/user/${one.id}/last_login`, token)).statusCode).toBe(200);
    expect((await me(token)).lastLogin).toMatch(/^20/);
    expect(codeOf(await put(`/gateway/api/v1/user/${other.id}/last_login`, token))).toBe('permission_denied');
  });
});

describe('the privacy policy', () => {
  const confirm = (company: string, user: string, token: string) =>
    server.post(`/gateway/customers/api/v1/company/${company}/users/${user}/privacy_policy/confirm`, {}, token);

  it('can only be confirmed after a temporary password was replaced', async () => {
    const { id, email } = await server.person({ companyId, privacyPolicyConfirmedAt: null, temporaryPassword: true });
    const token = await server.open(email);
    const refused = await confirm(companyId, id, token);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'password_change_required']);
    expect(await me(token)).toMatchObject({ privacyPolicyConfirmedAt: null, temporary_password: true });
  });

  it('is confirmed once', async () => {
    const { id, email } = await server.person({ companyId, privacyPolicyConfirmedAt: null });
    const token = await server.open(email);
    expect((await confirm(companyId, id, token)).statusCode).toBe(200);
    expect((await me(token)).privacyPolicyConfirmedAt).toMatch(/^20/);
    const again = await confirm(companyId, id, token);
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'privacy_policy_already_confirmed']);
  });

  it('can only be confirmed by the person themselves', async () => {
    const [one, other] = [await server.person({ companyId }), await server.person({ companyId, privacyPolicyConfirmedAt: null })];
    const token = await server.open(one.email);
    expect(codeOf(await confirm(companyId, other.id, token))).toBe('permission_denied');
    expect(codeOf(await confirm(await server.company(), one.id, token))).toBe('company_not_accessible');
  });
});

describe('the verification mail', () => {
  it('confirms the address with a link that works once', async () => {
    const { id, email } = await server.person({ companyId, emailVerified: false });
    const token = await server.open(email);
    expect((await server.post('/gateway/api/v1/user/verification_email', { user_id: id }, token)).statusCode).toBe(200);
    const { rows } = await query('SELECT recipient, template FROM mails WHERE user_id = $1', [id]);
    expect(rows).toEqual([{ recipient: email, template: 'verify_email' }]);
    const link = await ownerTx(server.services.db, (tx) => createLink(tx, { userId: id, companyId, kind: 'verify', email }));
    expect((await server.post('/gateway/rest/v1/email-links/use', { token: link })).statusCode).toBe(200);
    expect((await me(token)).emailVerified).toBe(true);
    const again = await server.post('/gateway/rest/v1/email-links/use', { token: link });
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'link_not_valid']);
  });

  it('moves an account to its new address, unless somebody else has taken it', async () => {
    const newEmail = `new-${companyId}@test.example`;
    const [one, late] = [await server.person({ companyId }), await server.person({ companyId })];
    for (const { id, email } of [one, late]) {
      // Only somebody who has signed in asks for a new address; whoever never has keeps no password when theirs is corrected.
      await server.open(email);
      await query(
        `INSERT INTO address_changes (company_id, user_id, kind, old_email, new_email, state, asked_by, asked_at)
          VALUES ($1, $2, 'own', $3, $4, 'waiting', $2, now())`,
        [companyId, id, email, newEmail],
      );
    }
    const mint = (userId: string) =>
      ownerTx(server.services.db, (tx) => createLink(tx, { userId, companyId, kind: 'verify', email: newEmail }));
    const [first, second] = [await mint(one.id), await mint(late.id)];
    expect((await server.post('/gateway/rest/v1/email-links/use', { token: first })).statusCode).toBe(200);
    expect(codeOf(await server.post('/gateway/rest/v1/email-links/use', { token: second }))).toBe('link_not_valid');
    // Asked of the provider: the proxy would count what comes too early as wrong attempts.
    const { identity } = server.services;
    await expect.poll(() => identity.checkPassword(newEmail, password), { timeout: 20_000, interval: 200 }).toBe(true);
    expect((await server.signIn(newEmail)).token).toBeTruthy();
  });

  it('goes to the caller only, and a limited number of times', async () => {
    const [one, other] = [await server.person({ companyId, emailVerified: false }), await server.person({ companyId })];
    const token = await server.open(one.email);
    const send = (userId: string) => server.post('/gateway/api/v1/user/verification_email', { user_id: userId }, token);
    expect(codeOf(await send(other.id))).toBe('permission_denied');
    await query('DELETE FROM rate_counters', []);
    for (let n = 0; n < sessionLimits.verificationMailsPerHour; n += 1) expect((await send(one.id)).statusCode).toBe(200);
    await query('DELETE FROM rate_counters', []);
    const more = await send(one.id);
    expect(more.statusCode).toBe(429);
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses links of another kind, expired ones, and those for an address that changed since', async () => {
    const { id, email } = await server.person({ companyId, emailVerified: false });
    const mint = (kind: 'reset' | 'verify', address: string) =>
      ownerTx(server.services.db, (tx) => createLink(tx, { userId: id, companyId, kind, email: address }));
    const [reset, stale, old] = [
      await mint('reset', email),
      await mint('verify', 'before@test.example'),
      await mint('verify', email),
    ];
    await query(
      "UPDATE one_time_links SET expires_at = expires_at - interval '73 hours' WHERE user_id = $1 AND email = $2 AND kind = 'verify'",
      [id, email],
    );
    for (const token of [reset, stale, old, 'nonsense']) {
      expect(codeOf(await server.post('/gateway/rest/v1/email-links/use', { token }))).toBe('link_not_valid');
    }
  });
});

describe('ending sessions', () => {
  it('refuses every token of these people from then on', async () => {
    const [one, other] = [await server.person({ companyId }), await server.person({ companyId })];
    const [first, second, untouched] = [await server.open(one.email), await server.open(one.email), await server.open(other.email)];
    await ownerTx(server.services.db, (tx) => endSessions(tx, [one.id]));
    for (const token of [first, second]) expect(codeOf(await server.get('/gateway/user', token))).toBe('invalid_session');
    expect((await server.get('/gateway/user', untouched)).statusCode).toBe(200);
    expect(await server.open(one.email)).toBeTruthy();
  });
});
