import { beforeAll, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { endSessions } from '#server/modules/session/public';
import { type BareServer, codeOf, password } from '#tests/support/server/bareServer';
import { nextSecond } from '#tests/support/server/nextSecond';
import { samlOfFile } from '#tests/support/sso/samlCompany';
import { secondFactors } from '#tests/support/server/secondFactors';
import { visitSaml } from '#tests/support/sso/ssoBrowser';
import { askToLink, beginLinking } from '#tests/support/sso/ssoLinking';

const { here, query, aCompany, failed } = samlOfFile();
let server: BareServer;
beforeAll(() => void (server = here.server));

/** An owner who is signed in, with what their browser does. */
async function anOwner() {
  const { owner, token: session, settings, companyId } = await aCompany();
  here.provider.signIn(crypto.randomUUID(), {});
  const begin = () => beginLinking(server, visitSaml(server, here.provider), { person: owner, session });
  const isLinked = async () => (await settings()).isLinked;
  return { owner, session, companyId, begin, isLinked, factors: secondFactors(server, companyId) };
}

describe('connecting one’s own account at the provider', () => {
  it('takes password and factor in the same session', async () => {
    const { owner, session, companyId, factors } = await anOwner();
    const verify = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
    const begun = (await server.post(verify, { password }, session)).json<{ verificationTokenId: string }>();
    // Two sign-ins of one second would be one token.
    await nextSecond();
    const elsewhere = await factors.confirmed(await server.open(owner.email), owner);
    for (const step of ['none', begun.verificationTokenId, elsewhere])
      expect(codeOf(await askToLink(server, session, step))).toBe('mfa_step_expired');
    expect((await askToLink(server, session, await factors.confirmed(session, owner))).statusCode).toBe(200);
  });

  it('takes no code by e-mail from somebody who has turned these off', async () => {
    const { owner, session, companyId, factors } = await anOwner();
    await factors.withApp(owner, session);
    await query('UPDATE users SET mfa_email = false WHERE id = $1', [owner.id]);
    const verify = `/gateway/api/v1/user/company/${companyId}/security/mfa/verify_password`;
    const { verificationTokenId: step } = (await server.post(verify, { password }, session)).json<{
      verificationTokenId: string;
    }>();
    expect(codeOf(await factors.sendCode(owner.email, step))).toBe('mfa_step_expired');
    const body = { verificationTokenId: step, method: 'email', code: '123456' };
    expect(codeOf(await server.post('/gateway/rest/v1/me/mfa/confirmations', body, session))).toBe('mfa_code_wrong');
    expect(codeOf(await askToLink(server, session, step))).toBe('mfa_step_expired');
  });

  it('is written into the audit log, and told to the person', async () => {
    const { owner, companyId, begin } = await anOwner();
    const { there, answer } = await begin();
    expect((await there.go(answer)).location).toBe('/settings/single-sign-on?linked=true');
    const { rows } = await query("SELECT actor_id AS id FROM audit_log WHERE company_id = $1 AND action = 'sso.linked'", [
      companyId,
    ]);
    expect(rows).toEqual([{ id: owner.id }]);
    const mails = await query("SELECT recipient FROM mails WHERE user_id = $1 AND template = 'sso_linked'", [owner.id]);
    expect(mails.rows).toEqual([{ recipient: owner.email }]);
  });

  it('is not finished when the session has ended, as after a new password', async () => {
    const { owner, begin } = await anOwner();
    const { there, answer } = await begin();
    await ownerTx(server.services.db, (tx) => endSessions(tx, [owner.id]));
    expect((await there.go(answer)).location).toBe(failed('sso_expired'));
    const { rows } = await query('SELECT FROM sso_identities WHERE user_id = $1', [owner.id]);
    expect(rows).toEqual([]);
  });

  it('is not finished when the session has expired or was signed out', async () => {
    const { session, begin, isLinked } = await anOwner();
    const { there, answer } = await begin();
    await query("UPDATE sessions SET ends_at = now() - interval '1 second' WHERE hash IN (SELECT session_hash FROM sso_sign_ins)");
    expect((await there.go(answer)).location).toBe(failed('sso_expired'));
    await query("UPDATE sessions SET ends_at = now() + interval '1 hour' WHERE ends_at < now()");
    expect(await isLinked()).toBe(false);
    const again = await begin();
    await server.post('/gateway/rest/v1/me/logout', {}, session);
    expect((await again.there.go(again.answer)).location).toBe(failed('sso_expired'));
  });
});
