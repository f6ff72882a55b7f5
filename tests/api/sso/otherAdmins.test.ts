import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { endSessions } from '#server/modules/session/public';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { client, startProvider, type TestProvider } from '#tests/support/sso/oidcProvider';
import { serverOfFile } from '#tests/support/server/serverOfFile';
import { redirectUri, ssoBrowser } from '#tests/support/sso/ssoBrowser';
import { mailedLink } from '#tests/support/sso/ssoLinking';

let server: BareServer;
/** The provider that the owner has chosen, and one that another admin runs. */
let honest: TestProvider;
let rogue: TestProvider;
const query = serverOfFile((started) => void (server = started));
beforeAll(async () => {
  [honest, rogue] = await Promise.all([startProvider(redirectUri), startProvider(redirectUri)]);
});
afterAll(() => Promise.all([honest?.close(), rogue?.close()]));

const asked = '/sso_fail?message=sso_confirm_sent';

/** A company whose owner has connected it, and where another admin has connected it with their own provider since. */
async function aCompany() {
  const companyId = await server.company({ hasBoost: true });
  const domain = `${companyId}.example`;
  await query("INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), now())", [
    companyId,
    domain,
  ]);
  const [owner, mallory, ana] = await Promise.all([
    server.person({ companyId, isOwner: true }),
    server.person({ companyId, email: `mallory@${domain}` }),
    server.person({ companyId, email: `ana@${domain}` }),
  ]);
  const save = async (by: { email: string }, provider: TestProvider) => {
    const body = { domain: provider.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false };
    const session = await server.open(by.email);
    const step = await server.step(session);
    const reply = await server.post(`/gateway/api/v1/sso/${companyId}/okta`, { ...body, ...step }, session);
    expect(reply.statusCode, reply.body).toBe(200);
  };
  await save(owner, honest);
  await save(mallory, rogue);
  const bound = async () =>
    (await query('SELECT user_id AS id FROM sso_identities WHERE company_id = $1', [companyId])).rows.map(({ id }) => id);
  const mailsTo = async (id: string) =>
    (await query("SELECT count(*)::int AS n FROM mails WHERE user_id = $1 AND template = 'sso_confirm'", [id])).rows[0].n;
  return { companyId, domain, owner, mallory, ana, save, bound, mailsTo };
}

/** Signs in at the provider of that admin as somebody with this address. */
function cameAs(email: string, subject: string = crypto.randomUUID()) {
  rogue.signIn(subject, { email });
  return ssoBrowser(server, rogue);
}

describe('through a connection that another admin saved', () => {
  it('an address leads to no admin: they are asked by mail, once', async () => {
    const { ana, bound, mailsTo } = await aCompany();
    expect(await cameAs(ana.email).walk(ana.email)).toBe(asked);
    expect(await cameAs(ana.email).walk(ana.email)).toBe(asked);
    expect(await bound()).toEqual([]);
    expect(await mailsTo(ana.id)).toBe(1);
  });

  it('an address does not even lead to who saved it: they may have left their session open', async () => {
    const { mallory, bound, mailsTo } = await aCompany();
    expect(await cameAs(mallory.email).walk(mallory.email)).toBe(asked);
    expect(await bound()).toEqual([]);
    expect(await mailsTo(mallory.id)).toBe(1);
  });

  it('an address leads to learners, who may not enter the panel', async () => {
    const { mallory, domain } = await aCompany();
    const there = cameAs(`learner@${domain}`);
    expect(codeOf(await there.exchange(await there.walk(mallory.email)))).toBe('learner_no_access');
  });

  it('the link of the mail connects the account and signs in, once', async () => {
    const { companyId, ana, bound } = await aCompany();
    await cameAs(ana.email, 'ana').walk(ana.email);
    const link = await mailedLink(server, ana.id);
    // A program that looks into the mail opens the link first: that uses nothing up.
    await ssoBrowser(server, rogue).go(link);
    const there = cameAs(ana.email, 'ana');
    const { location } = await there.go(await there.answerFor(link));
    const { customToken } = (await there.exchange(location)).json<{ customToken: string }>();
    expect((await server.get('/gateway/user', await server.signInWith(customToken))).json().id).toBe(ana.id);
    expect(await bound()).toEqual([ana.id]);
    const { rows } = await query("SELECT subject_id AS id FROM audit_log WHERE company_id = $1 AND action = 'sso.linked'", [
      companyId,
    ]);
    expect(rows).toEqual([{ id: ana.id }]);
    expect((await cameAs(ana.email, 'mallory').go(link)).location).toBe('/sso_fail?message=sso_expired');
    expect(await cameAs(ana.email, 'ana').open(ana.email)).toBeTruthy();
  });

  it('the link is void after a new password, and when the connection is replaced', async () => {
    const { ana, owner, save, bound } = await aCompany();
    await cameAs(ana.email).walk(ana.email);
    const link = await mailedLink(server, ana.id);
    const there = cameAs(ana.email);
    const answer = await there.answerFor(link);
    await ownerTx(server.services.db, (tx) => endSessions(tx, [ana.id]));
    expect((await there.go(answer)).location).toBe('/sso_fail?message=sso_expired');
    await query("DELETE FROM mails WHERE template = 'sso_confirm'");
    await cameAs(ana.email).walk(ana.email);
    const another = await mailedLink(server, ana.id);
    await save(owner, honest);
    expect((await ssoBrowser(server, honest).go(another)).location).toBe('/sso_fail?message=sso_expired');
    expect(await bound()).toEqual([]);
  });

  it('a mailbox is not enough for somebody with a second factor', async () => {
    const { ana, mailsTo } = await aCompany();
    await query('UPDATE users SET mfa_enabled = true WHERE id = $1', [ana.id]);
    expect(await cameAs(ana.email).walk(ana.email)).toBe('/sso_fail?message=email_is_not_connected');
    expect(await mailsTo(ana.id)).toBe(0);
  });

  it('a learner who was connected by their address is asked once they become an admin', async () => {
    const { companyId, owner, domain, save, bound, mailsTo } = await aCompany();
    const learner = await server.person({ companyId, role: 'user', email: `learner@${domain}` });
    const promote = async (role: 'admin' | 'user') => {
      const session = await server.open(owner.email);
      const url = `/gateway/api/v1/user/${companyId}/users/${learner.id}`;
      const { departments } = (await server.get(url, session)).json<{ departments: { id: string }[] }>();
      const payload = { name: 'Lea', lastName: 'Lamb', role, departments: departments.map(({ id }) => id), groups: [] };
      const reply = await server.app.inject({ method: 'PUT', url, headers: server.headersOf(session), payload });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    await cameAs(learner.email, 'mallory').walk(learner.email);
    expect(await bound()).toEqual([learner.id]);
    await promote('admin');
    expect(await cameAs(learner.email, 'mallory').walk(learner.email)).toBe(asked);
    expect(await bound()).toEqual([]);
    expect(await mailsTo(learner.id)).toBe(1);

    await promote('user');
    await save(owner, honest);
    honest.signIn('learner', { email: learner.email });
    await ssoBrowser(server, honest).walk(learner.email);
    await promote('admin');
    expect(await bound()).toEqual([learner.id]);
  });

  it('nobody stays signed in who came through the one before', async () => {
    const { ana, mallory, owner, save } = await aCompany();
    await save(owner, honest);
    honest.signIn(crypto.randomUUID(), { email: ana.email });
    const session = await ssoBrowser(server, honest).open(ana.email);
    const byPassword = await server.open(ana.email);
    await save(mallory, rogue);
    expect(codeOf(await server.get('/gateway/api/v1/user', session))).toBe('invalid_session');
    expect((await server.get('/gateway/api/v1/user', byPassword)).statusCode).toBe(200);
  });
});
