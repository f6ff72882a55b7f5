import { beforeEach, describe, expect, it } from 'vitest';
import { requestAccessOfAll } from '#contract/partners/accessRequests';
import { findExclusions } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
let tree: PartnerTree;
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const statusOf = async (id: string) =>
  (await query<{ s: string }>('SELECT login_as_company_status AS s FROM companies WHERE id = $1', [id]))[0]?.s;
const mailed = async () =>
  (
    await query<{ recipient: string }>(
      `SELECT recipient FROM mails JOIN company_parentage USING (company_id) WHERE template = 'access_request' AND ancestor_id = $1`,
      [tree.reseller.id],
    )
  ).map(({ recipient }) => recipient);
const request = (body: object) => tree.call(requestAccessOfAll, { body });
const check = (body: object) => tree.call(findExclusions, { body: { ...body, action: 'requestAccess' } });
const everybody = { isAllSelected: true, expectedTotal: 5 };

beforeEach(async () => {
  tree = await makePartnerTree(server);
});

describe('asking several customers for access', () => {
  it('says before who is left out and why, and asks the others', async () => {
    const admin = await server.aUser({ companyId: tree.closed.id, role: 'admin' });
    expect((await check(everybody)).json()).toEqual({
      companies: [
        { id: tree.grandchild.id, name: 'Grandchild', reason: 'not_direct' },
        { id: tree.asked.id, name: 'Asked', reason: 'already_requested' },
        { id: tree.granted.id, name: 'Granted', reason: 'already_granted' },
      ],
      count: 3,
      reasons: { not_direct: 1, already_requested: 1, already_granted: 1 },
      eligibleCount: 2,
    });
    expect((await request(everybody)).json()).toEqual({ changed: 2, skipped: 3 });
    expect((await mailed()).sort()).toEqual([admin.email, tree.subAdmin.email].sort());
    for (const { id } of [tree.closed, tree.sub]) {
      expect(await statusOf(id)).toBe('pending');
      expect(
        await query(`SELECT actor_company_id AS by FROM audit_log WHERE company_id = $1 AND action = 'access.requested'`, [id]),
      ).toEqual([{ by: tree.reseller.id }]);
    }
    expect([await statusOf(tree.granted.id), await statusOf(tree.grandchild.id)]).toEqual(['access', 'access']);
    expect((await request(everybody)).code).toBe('no_customer_to_change');
  });

  it('asks again whose access has ended', async () => {
    await query(`UPDATE companies SET login_as_company_until = now() - interval '1 day' WHERE id = $1`, [tree.granted.id]);
    expect((await request({ customersIds: [tree.granted.id] })).json()).toEqual({ changed: 1, skipped: 0 });
    expect(await statusOf(tree.granted.id)).toBe('pending');
  });

  it('leaves out whose admins were mailed often lately, and changes nothing there', async () => {
    await server.aUser({ companyId: tree.closed.id, role: 'admin' });
    const body = { customersIds: [tree.closed.id] };
    for (let n = 0; n < partnerLimits.accessMailsPerHour; n += 1) {
      expect((await request(body)).json()).toEqual({ changed: 1, skipped: 0 });
      await query(`UPDATE companies SET login_as_company_status = 'none' WHERE id = $1`, [tree.closed.id]);
    }
    expect((await request(body)).code).toBe('no_customer_to_change');
    expect(await statusOf(tree.closed.id)).toBe('none');
  });

  it('is for partners that may ask, and for their own customers', async () => {
    expect((await request({ customersIds: [tree.foreign.id] })).code).toBe('not_found');
    expect((await tree.asSub(requestAccessOfAll, { body: { customersIds: [tree.closed.id] } })).code).toBe('not_found');
    await query(`UPDATE companies SET is_child_login_allowed = false WHERE id = $1`, [tree.reseller.id]);
    expect((await request({ customersIds: [tree.closed.id] })).code).toBe('permission_denied');
    expect(await mailed()).toEqual([]);
  });
});
