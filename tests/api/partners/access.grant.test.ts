import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grantAccess, readAccess, requestAccess } from '#contract/partners/accessGrants';
import { listResellerCustomers } from '#contract/partners/customers';
import { partnerLimits } from '#contract/partners/limits';
import { setClock } from '#server/clock';
import { callAs } from '#tests/support/calls/callAs';
import { outboxOf } from '#tests/support/calls/outbox';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
let tree: PartnerTree;
let customer: Awaited<ReturnType<typeof customerOf>>;
const granted = { status: 'access' } as const;
const withdrawn = { status: 'none' } as const;

/** An admin and a learner of a customer, with a call of each. */
async function customerOf(companyId: string) {
  const admin = await server.aUser({ companyId, role: 'admin', name: 'Clara', lastName: 'Customer' });
  const learner = await server.aUser({ companyId, role: 'user', hasLogin: true });
  return {
    companyId,
    admin,
    call: callAs(server, await server.signInAs(admin), companyId),
    asLearner: callAs(server, await server.signInAs(learner), companyId),
  };
}
const asOwner = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const statusOf = async (id: string) =>
  (await asOwner<{ s: string }>('SELECT login_as_company_status AS s FROM companies WHERE id = $1', [id]))[0]?.s;
const request = (customerId: string, more: object = {}) => tree.call(requestAccess, { params: { customerId }, ...more });
/** As the list of the reseller shows it. */
const accessOf = async (id: string) => {
  const { data } = (await tree.call(listResellerCustomers)).json<{ data: { companies: { id: string; access: string }[] } }>();
  return data.companies.find((row) => row.id === id)?.access;
};

beforeEach(async () => {
  tree = await makePartnerTree(server);
  customer = await customerOf(tree.closed.id);
});
afterEach(() => setClock(null));

describe('a request', () => {
  it('is noted, and mailed to the admins with a link to the answer', async () => {
    expect((await request(tree.closed.id)).status).toBe(200);
    expect([await statusOf(tree.closed.id), await accessOf(tree.closed.id)]).toEqual(['pending', 'requested']);
    const mails = await outboxOf(server, { template: 'access_request', param: 'Closed' });
    const [mail] = mails.filter(({ recipient }) => recipient === customer.admin.email);
    expect(mail?.text).toContain('/access-for-reseller');
    expect(mail?.subject).toBe('Northern asks for access to Closed');
  });

  it('can be sent again, a few times an hour', async () => {
    for (let n = 0; n < partnerLimits.accessMailsPerHour; n += 1) expect((await request(tree.closed.id)).status).toBe(200);
    expect((await request(tree.closed.id)).code).toBe('mail_sent_too_often');
  });

  it('goes to direct customers that have not given access', async () => {
    expect((await request(tree.granted.id)).code).toBe('customer_not_editable');
    expect((await request(tree.grandchild.id)).code).toBe('customer_not_editable');
    await asOwner('UPDATE companies SET disabled = true WHERE id = $1', [tree.closed.id]);
    expect((await request(tree.closed.id)).code).toBe('customer_not_editable');
    for (const who of [tree.foreign, tree.stranger, tree.reseller]) expect((await request(who.id)).code).toBe('not_found');
    expect((await tree.asSub(requestAccess, { params: { customerId: tree.closed.id } })).code).toBe('not_found');
  });

  it('is for partners that may act in the companies of their customers, and not for Acronis', async () => {
    await asOwner('UPDATE companies SET is_child_login_allowed = false WHERE id = $1', [tree.reseller.id]);
    expect((await request(tree.closed.id)).code).toBe('permission_denied');
    await asOwner(`UPDATE companies SET is_child_login_allowed = true, integration = 'acronis' WHERE id = $1`, [tree.reseller.id]);
    expect((await request(tree.closed.id)).code).toBe('permission_denied');
    expect((await customer.call(requestAccess, { params: { customerId: tree.closed.id } })).code).toBe('permission_denied');
    expect(await statusOf(tree.closed.id)).toBe('none');
  });
});

describe('the answer', () => {
  it('of an admin gives access, which the list of the partner shows', async () => {
    await request(tree.closed.id);
    expect((await customer.call(grantAccess, { body: granted })).status).toBe(200);
    expect(await accessOf(tree.closed.id)).toBe('available');
    const state = (await customer.call(readAccess)).json();
    expect(state).toMatchObject({ parent: { name: 'Northern' }, status: 'access', until: null, hasEnded: false });
  });

  it('gives access for some days, after which the partner can ask again', async () => {
    await customer.call(grantAccess, { body: { ...granted, days: 2 } });
    setClock(new Date(Date.now() + 2.01 * 86_400_000));
    expect(await accessOf(tree.closed.id)).toBe('notAvailable');
    expect((await customer.call(readAccess)).json()).toMatchObject({ status: 'access', hasEnded: true });
    expect((await request(tree.closed.id)).status).toBe(200);
    expect((await customer.call(readAccess)).json()).toMatchObject({ status: 'pending', until: null });
  });

  it('can be taken back, and declined', async () => {
    await customer.call(grantAccess, { body: granted });
    expect((await customer.call(grantAccess, { body: withdrawn })).status).toBe(200);
    expect(await accessOf(tree.closed.id)).toBe('notAvailable');
    await request(tree.closed.id);
    await customer.call(grantAccess, { body: withdrawn });
    expect(await statusOf(tree.closed.id)).toBe('none');
  });

  it.each([
    ['days', { ...granted, days: 0 }],
    ['days', { ...granted, days: partnerLimits.accessDays + 1 }],
    ['days', { ...granted, days: 1.5 }],
    ['status', { status: 'pending' }],
  ])('names %s that is wrong: %o', async (field, body) => {
    const refused = await customer.call(grantAccess, { body });
    expect([refused.code, refused.fields]).toEqual(['validation_failed', [field]]);
  });

  it('needs a parent company', async () => {
    const alone = await customerOf((await server.aCompany()).id);
    expect((await alone.call(grantAccess, { body: granted })).code).toBe('no_parent_company');
    expect((await alone.call(readAccess)).json()).toMatchObject({ parent: null, status: 'none' });
  });

  it('is not given by learners, by the partner, by other companies, nor by staff', async () => {
    const elsewhere = { params: { companyId: tree.closed.id }, body: granted };
    expect((await customer.asLearner(grantAccess, { body: granted })).code).toBe('permission_denied');
    expect((await tree.call(grantAccess, elsewhere)).code).toBe('company_not_accessible');
    const other = await customerOf(tree.asked.id);
    expect((await other.call(grantAccess, elsewhere)).code).toBe('company_not_accessible');
    const house = (await server.aCompany({ isHouse: true })).id;
    const staff = callAs(server, await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin' })), house);
    expect((await staff(grantAccess, elsewhere)).code).toBe('permission_denied');
    expect(await statusOf(tree.closed.id)).toBe('none');
    // With access for a day the partner can neither make it longer nor take it away.
    await customer.call(grantAccess, { body: { ...granted, days: 1 } });
    expect((await tree.call(grantAccess, elsewhere)).code).toBe('permission_denied');
    expect((await tree.call(grantAccess, { ...elsewhere, body: withdrawn })).code).toBe('permission_denied');
  });

  it('is in the audit log of the customer alone, with who asked and who answered', async () => {
    await request(tree.closed.id);
    await customer.call(grantAccess, { body: { ...granted, days: 3 } });
    await customer.call(grantAccess, { body: withdrawn });
    const rows = await asOwner(
      `SELECT a.action, a.actor_name AS who, c.name AS "from", o.name AS "in" FROM audit_log a JOIN companies c ON c.id = a.actor_company_id
        JOIN companies o ON o.id = a.company_id WHERE a.action LIKE 'access.%' AND a.subject_id = $1 ORDER BY a.at`,
      [tree.closed.id],
    );
    const partner = `${tree.admin.name} ${tree.admin.lastName}`;
    expect(rows).toEqual([
      { action: 'access.requested', who: partner, from: 'Northern', in: 'Closed' },
      { action: 'access.granted', who: 'Clara Customer', from: 'Closed', in: 'Closed' },
      { action: 'access.withdrawn', who: 'Clara Customer', from: 'Closed', in: 'Closed' },
    ]);
  });
});
