import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { endSessions } from '#server/modules/session/public';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { secondFactors } from '#tests/support/server/secondFactors';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: BareServer;
let companyId: string;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

beforeAll(async () => {
  server = await startBareServer({ LEARNER_APP_URL: 'https://learn.example' });
  companyId = await server.company({ hasBoost: true });
});
beforeEach(() => query('DELETE FROM rate_counters'));
afterAll(() => server?.close());

interface Exchanged {
  customToken: string | null;
  company_id: string;
  secondStep: { email: string; verificationToken: string; mfaMethods: string[] } | null;
}

const askLink = (session: string, search = 'platformType=admin', company = companyId) =>
  server.get(`/gateway/api/v1/auth/company/${company}/magic_link?${search}`, session);
const linkOf = async (session: string, search?: string) => {
  const reply = await askLink(session, search);
  expect(reply.statusCode, reply.body).toBe(200);
  return new URL(reply.json<{ link: string }>().link);
};
const tokenOf = async (session: string) => (await linkOf(session)).searchParams.get('magicLinkVerificationToken') ?? '';
const exchange = (token: string) => server.get(`/gateway/api/v1/auth/auth_token/magic_link/${token}`);
const isOver = async (token: string) => codeOf(await exchange(token)) === 'verification_token_expired';
/** Goes through a link, in a browser of its own. */
async function enter(token: string): Promise<string> {
  const reply = await exchange(token);
  expect(reply.statusCode, reply.body).toBe(200);
  return server.signInWith(reply.json<Exchanged>().customToken ?? '');
}
const anAdmin = (more: object = {}) => server.person({ companyId, ...more });

describe('a magic link', () => {
  it('signs the person in a second time, in any browser', async () => {
    const { id, email } = await anAdmin();
    const link = await linkOf(await server.open(email), 'platformType=admin&redirectTo=trainings');
    expect([link.origin, link.pathname, link.searchParams.get('redirectTo')]).toEqual([
      'http://localhost:3000',
      '/login',
      'trainings',
    ]);
    const there = await enter(link.searchParams.get('magicLinkVerificationToken') ?? '');
    expect((await server.get('/gateway/api/v1/user', there)).json()).toMatchObject({ id, isAdminLoggedInAsCompany: false });
  });

  it('works once', async () => {
    const token = await tokenOf(await server.open((await anAdmin()).email));
    expect((await exchange(token)).json<Exchanged>().company_id).toBe(companyId);
    expect(await isOver(token)).toBe(true);
    expect(server.logText()).toContain('/magic_link/[hidden]');
    expect(server.logText()).not.toContain(token);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('works once also for two browsers at the same time', async () => {
    const token = await tokenOf(await server.open((await anAdmin()).email));
    const { db } = server.services;
    const both = await ownerTx(db, async (tx) => {
      await tx.$client.query('SELECT FROM one_time_links FOR UPDATE');
      const calls = [exchange(token), exchange(token)];
      await untilWaiting(db, tx, 2);
      return calls;
    });
    const codes = (await Promise.all(both)).map((reply) => codeOf(reply) ?? 'signed in');
    expect(codes.sort()).toEqual(['signed in', 'verification_token_expired']);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('opens nothing for sessions that end while it is being used', async () => {
    const { id, email } = await anAdmin();
    const token = await tokenOf(await server.open(email));
    const { db } = server.services;
    const { asked } = await ownerTx(db, async (tx) => {
      await tx.$client.query('SELECT FROM one_time_links FOR UPDATE');
      const call = exchange(token);
      await untilWaiting(db, tx, 1);
      await endSessions(tx, [id]);
      return { asked: call };
    });
    // Without locks in between the link is refused at once; else its token opens no session, also not in a later second.
    const { customToken } = (await asked).json<Partial<Exchanged>>();
    await expect(customToken ? server.signInWith(customToken) : Promise.reject(new Error('refused'))).rejects.toThrow();
  });

  it('ends with the session in which it was made, also when that expires', async () => {
    const { id, email } = await anAdmin();
    const token = await tokenOf(await server.open(email));
    await query("UPDATE sessions SET ends_at = now() - interval '1 second' WHERE user_id = $1", [id]);
    expect(await isOver(token)).toBe(true);
  });

  it('expires', async () => {
    const token = await tokenOf(await server.open((await anAdmin()).email));
    await query("UPDATE one_time_links SET expires_at = now() - interval '1 second' WHERE kind = 'magic'");
    expect(await isOver(token)).toBe(true);
  });

  it('is worth nothing for another purpose, nor another token for a magic link', async () => {
    const { id, email } = await anAdmin();
    const session = await server.open(email);
    const learner = (await linkOf(session, 'platformType=employee')).searchParams.get('token') ?? '';
    expect(await isOver(learner)).toBe(true);
    const reset = await ownerTx(server.services.db, (tx) => createLink(tx, { kind: 'reset', userId: id, companyId }));
    expect(await isOver(reset)).toBe(true);
    const token = await tokenOf(session);
    for (const path of ['/user/custom_token/', '/api/v1/user/custom_token_sso/'])
      expect(codeOf(await server.get(`/gateway${path}${token}`))).toBe('verification_token_expired');
    expect(codeOf(await server.post('/gateway/rest/v1/password-links/read', { token }))).toBe('link_not_valid');
    expect((await exchange(token)).statusCode).toBe(200);
  });

  it('ends with the session in which it was made, and with all sessions of the person', async () => {
    const { id, email } = await anAdmin();
    const first = await server.open(email);
    const ofFirst = await tokenOf(first);
    await server.post('/gateway/rest/v1/me/logout', {}, first);
    expect(await isOver(ofFirst)).toBe(true);
    const ofSecond = await tokenOf(await server.open(email));
    await query('UPDATE users SET sessions_ended_at = now() WHERE id = $1', [id]);
    expect(await isOver(ofSecond)).toBe(true);
  });

  it('signs in nobody who may not enter any more', async () => {
    const { id, email } = await anAdmin();
    const token = await tokenOf(await server.open(email));
    await query('UPDATE users SET disabled = true WHERE id = $1', [id]);
    expect(codeOf(await exchange(token))).toBe('account_suspended');
  });

  it('leads a person with a second factor to the second step, and gives no token before', async () => {
    const mfa = secondFactors(server, companyId);
    const person = await mfa.withMfa();
    const token = await tokenOf(await mfa.signIn(person));
    const { customToken, secondStep } = (await exchange(token)).json<Exchanged>();
    expect([customToken, secondStep?.email, secondStep?.mfaMethods]).toEqual([null, person.email, ['email']]);
    const step = secondStep?.verificationToken ?? '';
    const reply = await mfa.login(step, { code: await mfa.codeFor(person, step) });
    const there = await server.signInWith(reply.json<{ customFirebaseToken: string }>().customFirebaseToken);
    expect((await server.get('/gateway/api/v1/user', there)).json()).toMatchObject({ id: person.id });
  });

  it('opens no session for a factor that was added after the exchange', async () => {
    const { id, email } = await anAdmin();
    const { customToken } = (await exchange(await tokenOf(await server.open(email)))).json<Exchanged>();
    await query('UPDATE users SET mfa_enabled = true WHERE id = $1', [id]);
    await expect(server.signInWith(customToken ?? '')).rejects.toThrow('mfa_required');
  });

  it('does not get around single sign-on', async () => {
    const enforcing = await server.company({ hasBoost: true });
    const { email } = await server.person({ companyId: enforcing });
    const session = await server.open(email);
    const reply = await askLink(session, 'platformType=admin', enforcing);
    const token = new URL(reply.json<{ link: string }>().link).searchParams.get('magicLinkVerificationToken') ?? '';
    await query("UPDATE companies SET sso_provider = 'okta', sso_enforced = true WHERE id = $1", [enforcing]);
    expect(codeOf(await exchange(token))).toBe('sso_required');
    expect(codeOf(await askLink(session, 'platformType=admin', enforcing))).toBe('sso_required');
  });

  it('gives no further links, so that nobody goes on from link to link', async () => {
    const there = await enter(await tokenOf(await server.open((await anAdmin()).email)));
    expect(codeOf(await askLink(there))).toBe('permission_denied');
    expect((await askLink(there, 'platformType=employee')).statusCode).toBe(200);
  });

  it('is given only for one’s own company, and only to a session', async () => {
    const customer = await server.company({ parentId: companyId, loginAsCompanyStatus: 'access' });
    const session = await server.open((await anAdmin()).email);
    for (const platform of ['admin', 'employee'])
      expect(codeOf(await askLink(session, `platformType=${platform}`, customer))).toBe('permission_denied');
    expect(codeOf(await askLink(session, 'platformType=phone'))).toBe('validation_failed');
    expect(codeOf(await server.get(`/gateway/api/v1/auth/company/${companyId}/magic_link?platformType=admin`))).toBe(
      'invalid_session',
    );
  });
});
