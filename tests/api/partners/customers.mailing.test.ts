import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findExclusions, remindCustomers, resendCustomerInvite, resendCustomerInvites } from '#contract/partners/customerActions';
import { setClock } from '#server/clock';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
/** Who got a mail of this kind, below the reseller. */
const recipients = async (template: string) =>
  (
    await query<{ recipient: string }>(
      `SELECT recipient FROM mails JOIN company_parentage USING (company_id) WHERE template = $1 AND ancestor_id = $2`,
      [template, tree.reseller.id],
    )
  ).map(({ recipient }) => recipient);

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  tree = await makePartnerTree(server);
});
afterEach(() => setClock(null));

/** Two people with one training: the first is late. Gives the address of that one. */
async function late(companyId: string): Promise<string> {
  const people = await server.manyUsers(companyId, 2);
  const ids = people.map(({ id }) => id);
  const campaign = await aRunningCampaign(server, await aCourse(server), companyId, ids);
  await query(`UPDATE assignments SET status = 'overdue' WHERE campaign_id = $1 AND user_id = $2`, [campaign, ids[0]]);
  return people[0]?.email ?? '';
}

describe('reminding the people of several customers', () => {
  it('reaches those who are late, where access is granted, and names why others are left out', async () => {
    const late1 = await late(tree.granted.id);
    await late(tree.closed.id);
    const customersIds = [tree.granted.id, tree.closed.id, tree.sub.id];
    const left = (await tree.call(findExclusions, { body: { customersIds, action: 'remind' } })).json<{
      companies: { name: string; reason: string }[];
    }>();
    expect(left.companies.map(({ name, reason }) => [name, reason])).toEqual([
      ['Closed', 'no_access'],
      ['Southern', 'no_access'],
    ]);
    expect((await tree.call(remindCustomers, { body: { customersIds } })).json()).toEqual({ changed: 1, skipped: 2 });
    expect(await recipients('manual_reminder')).toEqual([late1]);
    const [entry] = await query<{ company_id: string; actor_company_id: string }>(
      `SELECT company_id, actor_company_id FROM audit_log WHERE action = 'users.reminded' AND actor_company_id = $1`,
      [tree.reseller.id],
    );
    expect(entry).toEqual({ company_id: tree.granted.id, actor_company_id: tree.reseller.id });
  });

  it('happens once an hour', async () => {
    await late(tree.granted.id);
    const body = { customersIds: [tree.granted.id] };
    await tree.call(remindCustomers, { body });
    expect((await tree.call(remindCustomers, { body })).code).toBe('no_customer_to_change');
    setClock(new Date(Date.now() + 3_700_000));
    expect((await tree.call(remindCustomers, { body })).json()).toEqual({ changed: 1, skipped: 0 });
  });

  it('ends with the access, and reaches nobody’s customers but one’s own', async () => {
    await late(tree.granted.id);
    await late(tree.foreign.id);
    expect((await tree.call(remindCustomers, { body: { customersIds: [tree.foreign.id] } })).code).toBe('not_found');
    expect((await tree.asSub(remindCustomers, { body: { customersIds: [tree.granted.id] } })).code).toBe('not_found');
    await query(`UPDATE companies SET login_as_company_until = now() - interval '1 day' WHERE id = $1`, [tree.granted.id]);
    expect((await tree.call(remindCustomers, { body: { customersIds: [tree.granted.id] } })).code).toBe('no_customer_to_change');
    expect(await recipients('manual_reminder')).toEqual([]);
  });

  it('takes everything that matches, if it is still as many as were seen', async () => {
    await late(tree.granted.id);
    const body = { isAllSelected: true, findings: ['overdue'], expectedTotal: 2 };
    expect((await tree.call(remindCustomers, { body })).code).toBe('total_changed');
    expect((await tree.call(remindCustomers, { body: { ...body, expectedTotal: 1 } })).json()).toEqual({ changed: 1, skipped: 0 });
  });
});

describe('sending several invitations again', () => {
  it('reaches the owners whom nobody has seen yet, and leaves out who was mailed too often', async () => {
    const { id: otherId } = await server.aCompany({ name: 'Other', parentId: tree.reseller.id });
    const owners = [
      await server.aUser({ companyId: tree.closed.id, role: 'admin', isOwner: true }),
      await server.aUser({ companyId: otherId, role: 'admin', isOwner: true }),
    ];
    const customersIds = [tree.closed.id, otherId, tree.granted.id];
    const send = (ids: string[]) => tree.call(resendCustomerInvites, { body: { customersIds: ids } });
    expect((await send(customersIds)).json()).toEqual({ changed: 2, skipped: 1 });
    expect((await recipients('invite_customer')).sort()).toEqual(owners.map(({ email }) => email).sort());
    for (let i = 0; i < 4; i += 1) await send([otherId]);
    expect((await send([tree.closed.id, otherId])).json()).toEqual({ changed: 1, skipped: 1 });
    expect((await send([otherId])).code).toBe('no_customer_to_change');
    const entries = await query(`SELECT 1 FROM audit_log WHERE action = 'customers.invite_resent' AND company_id = $1`, [
      tree.reseller.id,
    ]);
    expect(entries).toHaveLength(6);
  });

  it('is read in the audit log of each customer, without the others', async () => {
    const { id: otherId } = await server.aCompany({ name: 'Other', parentId: tree.reseller.id });
    for (const companyId of [tree.closed.id, otherId]) await server.aUser({ companyId, role: 'admin', isOwner: true });
    await tree.call(resendCustomerInvites, { body: { customersIds: [tree.closed.id, otherId] } });
    await tree.call(resendCustomerInvite, { body: { customerId: otherId } });
    const logged = await query(
      `SELECT c.name AS "in", a.subject_id = c.id AS "isOwn", a.actor_company_id AS by, a.after FROM audit_log a JOIN companies c ON c.id = a.company_id
        WHERE a.action = 'customers.invite_resent' AND a.company_id = ANY($1) ORDER BY c.name`,
      [[tree.closed.id, otherId]],
    );
    const entry = { isOwn: true, by: tree.reseller.id, after: null };
    expect(logged).toEqual([
      { in: 'Closed', ...entry },
      { in: 'Other', ...entry },
      { in: 'Other', ...entry },
    ]);
  });

  it('leaves out suspended customers, whose owners could not sign in', async () => {
    await server.aUser({ companyId: tree.closed.id, role: 'admin', isOwner: true });
    await query('UPDATE companies SET disabled = true, disabled_at = now() WHERE id = $1', [tree.closed.id]);
    const body = { customersIds: [tree.closed.id] };
    const left = (await tree.call(findExclusions, { body: { ...body, action: 'resend' } })).json<{ companies: object[] }>();
    expect(left.companies).toMatchObject([{ reason: 'suspended' }]);
    expect((await tree.call(resendCustomerInvite, { body: { customerId: tree.closed.id } })).code).toBe('customer_not_editable');
    expect(await recipients('invite_customer')).toEqual([]);
  });
});
