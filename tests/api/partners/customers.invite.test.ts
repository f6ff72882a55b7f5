import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { resendCustomerInvite } from '#contract/partners/customerActions';
import { type Customer, listResellerCustomers } from '#contract/partners/customers';
import { inviteCustomers, type InvitedCustomer, saveInviteMessage } from '#contract/partners/invites';
import { partnerLimits } from '#contract/partners/limits';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
beforeEach(async () => {
  server = await startTestServer();
  tree = await makePartnerTree(server);
});

const asOwner = <Row>(query: string) => ownerTx(server.services.db, (tx) => rows<Row>(tx, sql.raw(query)));
let n = 0;
function aCustomer(given: Partial<InvitedCustomer> = {}): InvitedCustomer {
  n += 1;
  const key = `${n}-${tree.reseller.id.slice(0, 8)}`;
  return {
    companyName: `Invited ${key}`,
    email: `owner.${key}@invited.example`,
    firstName: 'Ana',
    lastName: 'Lima',
    setAsPartner: false,
    requestAccess: false,
    activeTrial: true,
    customMessage: `Welcome to ${key}`,
    partnerType: null,
    ...given,
  };
}
const invite = (...companies: InvitedCustomer[]) => tree.call(inviteCustomers, { body: { companies } });
const all = async () => (await tree.call(listResellerCustomers)).json<{ data: { companies: Customer[] } }>().data.companies;
const mailsTo = (email: string) =>
  asOwner<{ template: string; message: string }>(
    `SELECT template, params->>'message' AS message FROM mails WHERE recipient = '${email}' ORDER BY created_at`,
  );

describe('inviting customers', () => {
  it('can be repeated when the answer was lost: with its key it is made once, and answers the same', async () => {
    const body = { companies: [aCustomer(), aCustomer()], idempotencyKey: randomUUID() };
    const replies = await Promise.all([tree.call(inviteCustomers, { body }), tree.call(inviteCustomers, { body })]);
    replies.push(await tree.call(inviteCustomers, { body }));
    expect(replies.map((reply) => reply.json())).toEqual([{ invited: 2 }, { invited: 2 }, { invited: 2 }]);
    for (const { email } of body.companies) expect(await mailsTo(email)).toHaveLength(1);
    const other = { ...body, companies: [aCustomer()] };
    expect((await tree.call(inviteCustomers, { body: other })).code).toBe('idempotency_key_used');
  });

  it('forgets the key after a month, and no earlier', async () => {
    const body = { companies: [aCustomer()], idempotencyKey: randomUUID() };
    await tree.call(inviteCustomers, { body });
    const isKept = async (days: number) => {
      const { pool } = server.services.db;
      const key = [body.idempotencyKey, days];
      await pool.query(
        "UPDATE customer_invitations SET created_at = now() - $2 * interval '1 day' WHERE idempotency_key = $1",
        key,
      );
      await tick(server.services);
      const kept = await pool.query('SELECT 1 FROM customer_invitations WHERE idempotency_key = $1', [body.idempotencyKey]);
      return kept.rows.length > 0;
    };
    expect([await isKept(29.9), await isKept(30.1)]).toEqual([true, false]);
  });

  it('creates each company with its owner, a trial and a mail with a link', async () => {
    const [plain, partner] = [aCustomer({ requestAccess: true }), aCustomer({ setAsPartner: true, partnerType: 'subreseller' })];
    expect((await invite(plain, partner)).json()).toEqual({ invited: 2 });
    const made = await all();
    expect(made.find(({ name }) => name === plain.companyName)).toMatchObject({
      status: 'notRegistered',
      state: 'trialing',
      access: 'requested',
      type: 'direct_customer',
      seats: 1,
      trial: { status: 'active', days: 14 },
      owner: { email: plain.email, fullName: 'Ana Lima' },
    });
    expect(made.find(({ name }) => name === partner.companyName)).toMatchObject({
      access: 'notAvailable',
      distribution: { isPartner: true, companyType: 'subreseller', parentCompanyId: tree.reseller.id },
    });
    expect(await mailsTo(plain.email)).toEqual([{ template: 'invite_customer', message: plain.customMessage }]);
    await expect
      .poll(() =>
        asOwner(`SELECT 1 FROM one_time_links l JOIN users u ON u.id = l.user_id
      WHERE u.email = '${plain.email}' AND l.kind = 'invite'`),
      )
      .toHaveLength(1);
  });

  it('makes none when one of them is refused, and names the field', async () => {
    const taken = aCustomer({ email: tree.admin.email });
    const known = aCustomer({ companyName: 'GRANTED' });
    const before = await all();
    const byEmail = await invite(aCustomer(), taken);
    expect([byEmail.code, byEmail.fields]).toEqual(['email_in_use', ['companies.1.email']]);
    const byName = await invite(aCustomer(), aCustomer(), known);
    expect([byName.code, byName.fields]).toEqual(['company_in_use', ['companies.2.companyName']]);
    const byAddress = await invite(aCustomer(), aCustomer({ companyName: 'prizes.example/win' }));
    expect([byAddress.code, byAddress.fields]).toEqual(['validation_failed', ['companies.1.companyName']]);
    const twice = aCustomer();
    const double = await invite(twice, aCustomer({ email: twice.email }));
    expect([double.code, double.fields]).toEqual(['email_in_use', ['companies.1.email']]);
    expect(await all()).toHaveLength(before.length);
  });

  it('takes partners from resellers that may have them, and requests from those that may ask', async () => {
    await asOwner(
      `UPDATE companies SET is_partner_invite_allowed = false, is_child_login_allowed = false WHERE id = '${tree.reseller.id}'`,
    );
    const refused = await invite(aCustomer({ setAsPartner: true, partnerType: 'subreseller', requestAccess: true }));
    expect(refused.fields).toEqual(['companies.0.setAsPartner', 'companies.0.requestAccess']);
    const bySub = await tree.asSub(inviteCustomers, {
      body: { companies: [aCustomer({ setAsPartner: true, partnerType: 'subreseller' })] },
    });
    expect(bySub.fields).toEqual(['companies.0.setAsPartner']);
    await asOwner(`UPDATE companies SET is_partner_invite_allowed = true, is_child_login_allowed = true, integration = 'acronis'
      WHERE id = '${tree.reseller.id}'`);
    expect((await invite(aCustomer({ requestAccess: true }))).fields).toEqual(['companies.0.requestAccess']);
  });

  it('takes some hundred companies an hour, those that were refused included', async () => {
    const { invitedPerHour } = partnerLimits;
    await asOwner(`INSERT INTO rate_counters (key, n, window_start)
      VALUES ('invited customers ${tree.reseller.id}', ${invitedPerHour - 2}, now())`);
    expect((await invite(aCustomer({ email: tree.admin.email }))).code).toBe('email_in_use');
    expect((await invite(aCustomer(), aCustomer())).code).toBe('too_many_requests');
    expect((await invite(aCustomer())).status).toBe(200);
    expect((await invite(aCustomer({ email: tree.admin.email }))).code).toBe('too_many_requests');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('lets one of two have a name that both invite at once', async () => {
    const name = `Contested ${n}`;
    const replies = await Promise.all([invite(aCustomer({ companyName: name })), invite(aCustomer({ companyName: name }))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the invitation', () => {
  it('is sent again with the default message, until somebody has signed in', async () => {
    const customer = aCustomer();
    await invite(customer);
    const body = { default_customer_invite_message: 'Dear {{customerName}}, ask {{adminEmail}} of {{partnerCompanyName}}' };
    expect((await tree.call(saveInviteMessage, { body })).status).toBe(200);
    const made = (await all()).find(({ name }) => name === customer.companyName);
    const again = { body: { customerId: made?.id ?? '' } };
    expect((await tree.call(resendCustomerInvite, again)).status).toBe(200);
    const mails = await mailsTo(customer.email);
    expect(mails[1]?.message).toBe(`Dear ${customer.companyName}, ask ${tree.admin.email} of Northern`);
    await asOwner(`UPDATE users SET first_session_at = now() WHERE email = '${customer.email}'`);
    expect((await tree.call(resendCustomerInvite, again)).code).toBe('customer_not_editable');
  });

  it('is sent to customers of one’s own only, and five times an hour', async () => {
    const customer = aCustomer();
    await invite(customer);
    const [made] = (await all()).filter(({ name }) => name === customer.companyName);
    const resend = (customerId: string) => tree.call(resendCustomerInvite, { body: { customerId } });
    expect((await resend(tree.foreign.id)).code).toBe('not_found');
    expect((await resend(tree.grandchild.id)).code).toBe('customer_not_editable');
    expect((await resend(tree.closed.id)).code).toBe('customer_not_editable');
    const codes = [];
    for (let i = 0; i < 5; i += 1) codes.push((await resend(made?.id ?? '')).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'mail_sent_too_often']);
  });
});
