import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import { getMailAllowance } from '#contract/company/mail';
import { verifyEmailsExisted } from '#contract/people/invitations';
import { inviteUsers } from '#contract/people/invitations';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function companyOn(plan: object): Promise<{ call: Call; companyId: string }> {
  const { id: companyId } = await server.aCompany(plan);
  const admin = await server.aUser({ companyId, role: 'admin' });
  return { call: callAs(server, await server.signInAs(admin), companyId), companyId };
}
const addresses = (companyId: string, count: number, name = 'p') =>
  Array.from({ length: count }, (_, n) => `${name}${n}@${companyId.slice(0, 8)}.example`);

describe("mail with the company's own text", () => {
  const inviteAll = (call: Call, emails: string[]) =>
    call(inviteUsers, {
      body: {
        emails: emails.map((email) => ({ email })),
        notificationsEnabled: true,
        custom_subject: 'Cheap pills',
        custom_message: 'Buy now',
        importId: randomUUID(),
      },
    });
  const left = async (call: Call) => (await call(getMailAllowance)).json();
  const texts = async (companyId: string) =>
    (
      await server.services.db.pool.query<{ own: boolean }>(
        `SELECT params ? 'subject' AND params ? 'message' AS own FROM mails WHERE company_id = $1`,
        [companyId],
      )
    ).rows.map(({ own }) => own);

  it('goes to 200 people a day on a free plan; further mails have the standard text', async () => {
    const { call, companyId } = await companyOn({});
    expect(await left(call)).toEqual({ ownTexts: { perDay: 200, left: 200 } });
    expect((await inviteAll(call, addresses(companyId, 150))).status).toBe(200);
    expect(await left(call)).toEqual({ ownTexts: { perDay: 200, left: 50 } });
    expect((await inviteAll(call, addresses(companyId, 150, 'q'))).status).toBe(200);
    const sent = await texts(companyId);
    expect(sent).toHaveLength(300);
    expect(sent.filter(Boolean)).toHaveLength(200);
    expect(await left(call)).toEqual({ ownTexts: { perDay: 200, left: 0 } });
  });

  it('counts all kinds of mail together', async () => {
    const { call, companyId } = await companyOn({});
    await server.services.db.pool.query(
      `INSERT INTO mails (company_id, recipient, template, lang, params, created_at)
         SELECT $1, n || '@test.example', 'campaign_assigned', 'en', '{"subject":"Mine"}', now() FROM generate_series(1, 230) n`,
      [companyId],
    );
    const { rowCount } = await server.services.db.pool.query(`SELECT 1 FROM mails WHERE company_id = $1 AND params ? 'subject'`, [
      companyId,
    ]);
    expect(rowCount).toBe(200);
    expect((await inviteAll(call, addresses(companyId, 3))).status).toBe(200);
    expect((await texts(companyId)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['a paid plan', { hasBoost: true }],
    ['a trial', { trialStatus: 'active' as const }],
    ['a partner', { isPartner: true }],
  ])('goes to everybody with %s', async (_plan, plan) => {
    const { call, companyId } = await companyOn(plan);
    expect(await left(call)).toEqual({ ownTexts: null });
    await inviteAll(call, addresses(companyId, 210));
    expect((await texts(companyId)).filter(Boolean)).toHaveLength(210);
  });

  it('has the same limit in the database and in the contract', async () => {
    const { rows } = await server.services.db.pool.query<{ n: number }>('SELECT heed_own_texts_per_day() AS n');
    expect(rows[0]?.n).toBe(companyLimits.ownTextMailsPerDay);
  });
});

describe('looking up which addresses are in use', () => {
  let call: Call;
  let companyId: string;
  beforeEach(async () => ({ call, companyId } = await companyOn({})));
  const ask = (emails: string[]) => call(verifyEmailsExisted, { body: { companyId, emails } });

  it('is limited to 20,000 addresses an hour and company, for all its admins together', async () => {
    for (const name of ['a', 'b', 'c']) expect((await ask(addresses(companyId, 5000, name))).status).toBe(200);
    const other = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
    const emails = addresses(companyId, 5001, 'd');
    const refused = await other(verifyEmailsExisted, { body: { companyId, emails } });
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    // What was refused is not counted, so the rest is still there.
    expect((await ask(emails.slice(1))).status).toBe(200);
    expect((await ask(['one@more.example'])).status).toBe(429);
    await server.services.db.pool.query(
      `UPDATE rate_counters SET window_start = window_start - interval '1 hour' WHERE key LIKE '%' || $1`,
      [companyId],
    );
    expect((await ask(emails)).status).toBe(200);
  });

  it('by trying to add them counts, too', async () => {
    const { email } = await server.aUser();
    const tryAll = (name: string) =>
      call(inviteUsers, {
        body: { emails: [email, ...addresses(companyId, 9999, name)].map((one) => ({ email: one })), notificationsEnabled: false },
      });
    expect((await tryAll('a')).fields).toEqual([email]);
    expect((await tryAll('b')).fields).toEqual([email]);
    expect(await tryAll('c')).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
