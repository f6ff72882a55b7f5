import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerTx } from '../../../server/db/tx.ts';
import { createLink } from '../../../server/identity/oneTimeLinks.ts';
import { type BareServer, password, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
beforeAll(async () => {
  server = await startBareServer({ PUBLIC_URL: 'https://heed.example' });
});
afterAll(() => server?.close());

const next = 'An0ther-horse!';
const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);

/** The notices to a person, as /outbox shows them. */
async function noticesTo(userId: string) {
  const { rows } = await query(
    "SELECT recipient, subject, body FROM mails WHERE user_id = $1 AND template = 'password_changed' AND status = 'sent'",
    [userId],
  );
  return rows as { recipient: string; subject: string; body: string | null }[];
}
const firstNoticeTo = async (userId: string) => {
  await expect.poll(async () => (await noticesTo(userId)).length, { timeout: 15_000, interval: 50 }).toBe(1);
  return (await noticesTo(userId))[0];
};
async function setByLink(kind: 'invite' | 'reset', companyId: string, userId: string) {
  const token = await ownerTx(server.services.db, (tx) => createLink(tx, { userId, companyId, kind }));
  return server.post('/gateway/rest/v1/password-links/use', { token, newPassword: next });
}

describe('the owner of an account is mailed that its password was changed', () => {
  it('when they change it in their profile, with the time in their company’s zone and what to do if it was not them', async () => {
    const companyId = await server.company({ timeZone: 'Asia/Tokyo' });
    const { id, email } = await server.person({ companyId, name: 'Ana' });
    const token = await server.open(email);
    await server.post('/gateway/rest/v1/me/password', { newPassword: next, currentPassword: password }, token);
    const notice = await firstNoticeTo(id);
    expect(notice).toMatchObject({ recipient: email, subject: 'Your password was changed' });
    expect(notice?.body).toMatch(/When: \w+ \d+, \d{4} at \d+:\d{2} [AP]M GMT\+9/);
    expect(notice?.body).toContain('If not, choose a new password now');
    expect(notice?.body).toContain('https://heed.example/login?view=reset');
  });

  it('when it was reset with a link, in the language of their company', async () => {
    const companyId = await server.company({ lang: 'he' });
    const { id } = await server.person({ companyId });
    expect((await setByLink('reset', companyId, id)).statusCode).toBe(200);
    expect(await firstNoticeTo(id)).toMatchObject({ subject: 'הסיסמה שלכם שונתה' });
  });

  it('but not when an invited admin chooses the first one, nor when the change was refused', async () => {
    const companyId = await server.company();
    const { id, email } = await server.person({ companyId, isOwner: true });
    const token = await server.open(email);
    const emails = [{ email: `invited@${companyId}.example`, role: 'admin' }];
    const body = { emails, notificationsEnabled: false, importId: crypto.randomUUID() };
    expect((await server.post(`/gateway/api/v1/user/${companyId}/invite`, body, token)).statusCode).toBe(200);
    const invited = (await query('SELECT id FROM users WHERE email = $1', [emails[0]?.email])).rows[0]?.id as string;
    expect((await setByLink('invite', companyId, invited)).statusCode).toBe(200);
    await server.post('/gateway/rest/v1/me/password', { newPassword: next, currentPassword: 'wrong' }, token);
    const { rows } = await query('SELECT DISTINCT template FROM mails WHERE user_id = ANY($1)', [[invited, id]]);
    expect(rows).toEqual([{ template: 'invite_admin' }]);
  });
});
