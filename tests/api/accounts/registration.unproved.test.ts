import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { tick } from '#server/modules/clock';
import { registrationForm, signUps } from '#tests/support/calls/registrationForm';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, type ProvisionedCompany } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';
import { client, startProvider } from '#tests/support/sso/oidcProvider';
import { redirectUri, ssoBrowser } from '#tests/support/sso/ssoBrowser';

let server: BareServer;
let signUp: ReturnType<typeof signUps>;
let acme: ProvisionedCompany;
const query = serverOfFile((started) => {
  server = started;
  signUp = signUps(server);
});
beforeEach(async () => {
  acme = await aProvisionedCompany(server);
});
afterEach(() => setClock(null));

/** Somebody who signs up with an address of Acme, which they do not read. */
async function squat() {
  const email = `victim@${acme.domain}`;
  const companyName = `Squat ${crypto.randomUUID()}`;
  const token = await signUp.enter(registrationForm({ email, companyName }));
  const { id, company_id: companyId } = (await server.get('/gateway/user', token)).json<{ id: string; company_id: string }>();
  return { email, token, id, companyId, companyName };
}
const emailOf = async (id: string) => (await query('SELECT email FROM users WHERE id = $1', [id])).rows[0].email;

describe('a sign-up with an address that nobody has verified yields to the company that proved the domain', () => {
  it('when its directory adds the person: the session there ends, the company is closed, its name is free', async () => {
    const { email, token, id, companyId, companyName } = await squat();
    const scim = await acme.connect();
    const added = await addUser(scim, email);
    expect(added).not.toBe(id);
    expect(await acme.row(added)).toMatchObject({ email, company_id: acme.companyId });
    expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
    const { rows } = await query('SELECT name, disabled FROM companies WHERE id = $1', [companyId]);
    expect(rows).toEqual([{ name: 'Removed sign-up', disabled: true }]);
    expect(await signUp.enter(registrationForm({ companyName }))).toBeTruthy();
    const entries = await query("SELECT subject_id AS id FROM audit_log WHERE company_id = $1 AND action = 'users.deleted'", [
      companyId,
    ]);
    expect(entries.rows).toEqual([{ id }]);
  });

  it('when one of its admins invites the person, to whom the check of addresses does not object', async () => {
    const { email, id } = await squat();
    const session = await server.open(acme.owner.email);
    const addresses = { companyId: acme.companyId, emails: [email, acme.admin.email] };
    const check = await server.post('/gateway/api/v1/users/verify_emails_existed', addresses, session);
    expect(check.json()).toEqual({ [email]: false, [acme.admin.email]: true });
    const body = { emails: [{ email }], notificationsEnabled: false };
    const invited = await server.post(`/gateway/api/v1/user/${acme.companyId}/invite`, body, session);
    expect([invited.statusCode, invited.json()]).toEqual([200, expect.objectContaining({ added: 1 })]);
    expect(await emailOf(id)).toMatch(/^deleted-/);
    const { rows: mails } = await query('SELECT DISTINCT recipient FROM mails WHERE user_id = $1', [id]);
    expect(mails).toEqual([{ recipient: await emailOf(id) }]);
  });

  it('when the person signs in at its provider', async () => {
    const provider = await startProvider(redirectUri);
    const session = await server.open(acme.owner.email);
    const body = { domain: provider.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false };
    const step = await server.step(session);
    expect((await server.post(`/gateway/api/v1/sso/${acme.companyId}/okta`, { ...body, ...step }, session)).statusCode).toBe(200);
    const { email, id } = await squat();
    provider.signIn('victim', { email });
    const there = ssoBrowser(server, provider);
    expect(codeOf(await there.exchange(await there.walk(acme.owner.email)))).toBe('learner_no_access');
    expect(await emailOf(id)).toMatch(/^deleted-/);
    await provider.close();
  });

  it('also after whoever signed up has moved it to an address of their own, which the old one is not kept for', async () => {
    const { email, token, id } = await squat();
    await query('UPDATE users SET privacy_policy_confirmed_at = now() WHERE id = $1', [id]);
    const evil = `${crypto.randomUUID()}@evil.example`;
    const payload = { email: evil, ...(await server.step(token, registrationForm().password)) };
    const headers = server.headersOf(token);
    const asked = await server.app.inject({ method: 'PUT', url: '/gateway/rest/v1/me/address', headers, payload });
    expect(asked.statusCode, asked.body).toBe(200);
    const [row] = (await query('SELECT company_id AS "companyId" FROM users WHERE id = $1', [id])).rows;
    const link = await ownerTx(server.services.db, (tx) => createLink(tx, { userId: id, kind: 'verify', email: evil, ...row }));
    expect((await server.post('/gateway/rest/v1/email-links/use', { token: link })).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(evil);
    expect(await addUser(await acme.connect(), email)).toBeTruthy();
  });

  it.each([
    [
      'of a company that has not proved the domain',
      'UPDATE company_domains SET proved_at = NULL WHERE company_id = $1 AND $2::uuid <> $1',
    ],
    ['whose address is verified', 'UPDATE users SET email_verified = true WHERE id = $2 AND $1::uuid <> $2'],
    [
      'of a company on a trial',
      "UPDATE companies SET trial_status = 'active' WHERE id = (SELECT company_id FROM users WHERE id = $2) AND id <> $1",
    ],
    ['whom a partner invited', 'UPDATE users SET invited_at = now() WHERE id = $2 AND $1::uuid <> $2'],
  ])('but not one %s', async (_which, change) => {
    const { email, id } = await squat();
    await query(change, [acme.companyId, id]);
    const session = await server.open(acme.owner.email);
    const body = { emails: [{ email }], notificationsEnabled: false };
    expect(codeOf(await server.post(`/gateway/api/v1/user/${acme.companyId}/invite`, body, session))).toBe('email_in_use');
    expect(await emailOf(id)).toBe(email);
  });
});

describe('a sign-up whose address was never verified', () => {
  const dayMs = 86_400_000;
  const after = async (days: number) => {
    setClock(new Date(Date.now() + days * dayMs));
    await tick(server.services);
  };

  it('goes 14 days after it was used last, and the address is free', async () => {
    const { id, email } = await squat();
    await query("UPDATE sessions SET used_at = now() + interval '5 days' WHERE user_id = $1", [id]);
    await after(16);
    expect(await emailOf(id)).toBe(email);
    await after(20);
    expect(await emailOf(id)).toMatch(/^deleted-/);
    setClock(null);
    await expect
      .poll(
        async () =>
          (await server.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', { email, password: 'x' }))
            .body,
      )
      .toMatch(/INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND/);
    expect(await signUp.enter(registrationForm({ email }))).toBeTruthy();
  });

  it('stays when it was verified, and when somebody else is in the company', async () => {
    const [verified, shared] = [await squat(), await (async () => ((acme = await aProvisionedCompany(server)), squat()))()];
    await query('UPDATE users SET email_verified = true WHERE id = $1', [verified.id]);
    await server.person({ companyId: shared.companyId, role: 'user' });
    await after(30);
    expect([await emailOf(verified.id), await emailOf(shared.id)]).toEqual([verified.email, shared.email]);
  });
});
