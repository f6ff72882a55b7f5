import { beforeEach, describe, expect, it } from 'vitest';
import type { WayIn } from '#contract/session/passwords';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { type BareServer, codeOf, password } from '#tests/support/server/bareServer';
import { scimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
let companyId: string;
let person: { id: string; email: string };
const query = serverOfFile((started) => void (server = started));

beforeEach(async () => {
  companyId = await server.company({ hasBoost: true, name: 'Acme' });
  person = await server.person({ companyId, isOwner: true });
});

const keysPath = () => `/gateway/rest/v1/company/${companyId}/api-keys`;
/** An API key and a SCIM token that the person has made. */
async function make() {
  const session = await server.open(person.email);
  const body = { name: 'Sync', scope: 'read', ...(await server.step(session)) };
  const { key } = (await server.post(keysPath(), body, session)).json<{ key: string }>();
  const path = `/gateway/api/v1/scim/v2/bearer_token/company/${companyId}`;
  const { token } = (await server.post(path, await server.step(session), session)).json<{ token: string }>();
  return { key, token };
}
const opens = async ({ key, token }: { key: string; token: string }) => [
  (await server.app.inject({ url: `/gateway/company/admin_panel/${companyId}`, headers: { authorization: `Bearer ${key}` } }))
    .statusCode,
  (await scimClient(server, token)('GET', '/Users')).statusCode,
];
const link = (kind: 'reset' | 'verify', more: object = {}) =>
  ownerTx(server.services.db, (tx) => createLink(tx, { userId: person.id, companyId, kind, ...more }));
const setPassword = async (token: string, more: object = {}) =>
  server.post('/gateway/rest/v1/password-links/use', { token, newPassword: 'An0ther-horse!', ...more });

describe('a new password by link', () => {
  it('asks what becomes of the keys and tokens that the account has made', async () => {
    const made = await make();
    const token = await link('reset');
    const read = await server.post('/gateway/rest/v1/password-links/read', { token });
    const hint = made.token.slice(-4);
    expect(read.json<{ waysIn: WayIn[] }>().waysIn).toEqual([
      { kind: 'apiKey', name: 'Sync', companyName: 'Acme' },
      { kind: 'scim', name: `scim_…${hint}`, companyName: 'Acme' },
    ]);
    const unanswered = await setPassword(token);
    expect([codeOf(unanswered), unanswered.json().error.details[0].field]).toEqual(['validation_failed', 'endsWaysIn']);
    expect(await server.services.identity.checkPassword(person.email, password)).toBe(true);
    expect((await setPassword(token, { endsWaysIn: false })).statusCode).toBe(200);
    expect(await opens(made)).toEqual([200, 200]);
  });

  it('ends them if the person says so, each with an entry in the audit log', async () => {
    const made = await make();
    expect((await setPassword(await link('reset'), { endsWaysIn: true })).statusCode).toBe(200);
    expect(await opens(made)).toEqual([401, 401]);
    const { rows } = await query(
      "SELECT action FROM audit_log WHERE company_id = $1 AND action IN ('apiKeys.revoked', 'scim.token_revoked') ORDER BY action",
      [companyId],
    );
    expect(rows).toEqual([{ action: 'apiKeys.revoked' }, { action: 'scim.token_revoked' }]);
    const session = await server.open(person.email, 'An0ther-horse!');
    const listed = await server.get(`${keysPath()}?filter=${encodeURIComponent('{"withEnded":true}')}`, session);
    expect(listed.json()).toMatchObject([{ name: 'Sync', end: 'account_secured' }]);
  });

  it('asks nothing of people who have made none', async () => {
    const token = await link('reset');
    expect((await server.post('/gateway/rest/v1/password-links/read', { token })).json().waysIn).toEqual([]);
    expect((await setPassword(token)).statusCode).toBe(200);
  });
});

describe('an account that somebody else may have made with this address', () => {
  /** As a version made it that did not ask for a verified address. */
  const unverified = async () => {
    const made = await make();
    await query('UPDATE users SET email_verified = false WHERE id = $1', [person.id]);
    const connection = `INSERT INTO sso_connections (company_id, type, protocol, issuer, client_id, created_by, created_at, updated_at)
      VALUES ($1, 'custom_saml', 'saml', 'x', 'x', $2, now(), now())`;
    await query(connection, [companyId, person.id]);
    return made;
  };
  const connections = async () => (await query('SELECT 1 FROM sso_connections WHERE company_id = $1', [companyId])).rows.length;

  it('loses all of it with the first password by link', async () => {
    const made = await unverified();
    const token = await link('reset');
    expect((await server.post('/gateway/rest/v1/password-links/read', { token })).json().waysIn).toEqual([]);
    expect((await setPassword(token)).statusCode).toBe(200);
    expect(await opens(made)).toEqual([401, 401]);
    expect(await connections()).toBe(0);
  });

  it('loses all of it when the address is verified', async () => {
    const made = await unverified();
    const token = await link('verify', { email: person.email });
    expect((await server.post('/gateway/rest/v1/email-links/use', { token })).statusCode).toBe(200);
    expect(await opens(made)).toEqual([401, 401]);
    expect(await connections()).toBe(0);
  });

  it('keeps it if its address was verified before, and another was given in place of a lost mailbox', async () => {
    const made = await unverified();
    await query(
      `INSERT INTO address_changes (company_id, user_id, kind, old_email, new_email, state, reason, asked_by, asked_at, takes_effect_at, done_at)
        VALUES ($1, $2, 'lost_mailbox', 'old@test.example', $3, 'done', 'gone', $2, now(), now(), now())`,
      [companyId, person.id, person.email],
    );
    const token = await link('verify', { email: person.email });
    expect((await server.post('/gateway/rest/v1/email-links/use', { token })).statusCode).toBe(200);
    expect(await opens(made)).toEqual([200, 200]);
    expect(await connections()).toBe(1);
  });
});

describe('a change of address that is stopped', () => {
  it('ends what the account has made, and the single sign-on that it saved since', async () => {
    const made = await make();
    const session = await server.open(person.email);
    const body = { email: `${crypto.randomUUID()}@evil.example`, ...(await server.step(session)) };
    const asked = await server.app.inject({
      method: 'PUT',
      url: '/gateway/rest/v1/me/address',
      headers: server.headersOf(session),
      payload: body,
    });
    expect(asked.statusCode, asked.body).toBe(200);
    await query(
      `INSERT INTO sso_connections (company_id, type, protocol, issuer, client_id, created_by, created_at, updated_at)
        VALUES ($1, 'custom_saml', 'saml', 'x', 'x', $2, now(), now())`,
      [companyId, person.id],
    );
    const { rows } = await query('SELECT id FROM address_changes WHERE user_id = $1', [person.id]);
    const stop = await ownerTx(server.services.db, (tx) =>
      createLink(tx, { userId: person.id, companyId, kind: 'stop', addressChangeId: rows[0].id }),
    );
    expect((await server.post('/gateway/rest/v1/address-stops/use', { token: stop })).statusCode).toBe(200);
    expect(await opens(made)).toEqual([401, 401]);
    expect((await query('SELECT 1 FROM sso_connections WHERE company_id = $1', [companyId])).rows).toEqual([]);
  });
});
