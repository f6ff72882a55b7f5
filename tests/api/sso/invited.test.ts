import { describe, expect, it } from 'vitest';
import { samlOfFile } from '#tests/support/sso/samlCompany';

const { here, query, browser, aCompany } = samlOfFile();

/** A connected company whose owner adds an admin with an address of the company. */
async function inviting({ isConnected = true } = {}) {
  const { companyId, domain, token } = await aCompany();
  if (!isConnected) await query('DELETE FROM sso_connections WHERE company_id = $1', [companyId]);
  const email = `ana@${domain}`;
  const invite = (more: object) =>
    here.server.post(
      `/gateway/api/v1/user/${companyId}/invite`,
      { emails: [{ email, role: 'admin' }], notificationsEnabled: false, ...more },
      token,
    );
  const mail = async () =>
    (await query('SELECT template, body FROM mails WHERE company_id = $1 AND recipient = $2', [companyId, email])).rows[0];
  return { companyId, email, invite, mail, token };
}

describe('an admin who is added for single sign-on', () => {
  it('gets no password, and the link of the mail signs them in', async () => {
    const { email, invite, mail } = await inviting();
    expect((await invite({ sso: true })).statusCode).toBe(200);
    await expect.poll(async () => (await mail()).body, { timeout: 15_000 }).toBeTruthy();
    const { template, body } = await mail();
    expect(template).toBe('invite_admin_sso');
    expect(body).not.toContain('/change-password');
    const link = /http\S+\/sso\/begin\?company=[\w-]+/.exec(body)?.[0] ?? '';
    here.provider.signIn('ana', { email });
    const there = browser();
    const { location } = await there.go(await there.answerFor(link));
    const { customToken } = (await there.exchange(location)).json<{ customToken: string }>();
    expect((await here.server.get('/gateway/user', await here.server.signInWith(customToken))).json()).toMatchObject({
      email,
      sso: true,
    });
  });

  it('gets the same mail where single sign-on is enforced, whatever was asked for', async () => {
    const { companyId, invite, mail } = await inviting();
    await query('UPDATE companies SET sso_enforced = true WHERE id = $1', [companyId]);
    await invite({});
    expect((await mail()).template).toBe('invite_admin_sso');
  });

  it('gets it again when it is sent again', async () => {
    const { companyId, email, invite, token } = await inviting();
    await invite({ sso: true });
    const { rows } = await query('SELECT id FROM users WHERE email = $1', [email]);
    const again = await here.server.post(`/gateway/api/v1/user/${companyId}/resend_invite`, { userId: rows[0].id }, token);
    expect(again.statusCode, again.body).toBe(200);
    const sent = await query('SELECT DISTINCT template FROM mails WHERE user_id = $1', [rows[0].id]);
    expect(sent.rows).toEqual([{ template: 'invite_admin_sso' }]);
  });

  it('is refused without a provider, at the field', async () => {
    const { invite, mail } = await inviting({ isConnected: false });
    const reply = await invite({ sso: true });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.details[0]).toMatchObject({ code: 'validation_failed', field: 'sso' });
    expect(await mail()).toBeUndefined();
  });
});
