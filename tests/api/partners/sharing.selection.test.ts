import { beforeEach, describe, expect, it } from 'vitest';
import { findStartExclusions, startAtCustomers } from '#contract/partners/sharing';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, type TestCourse } from '#tests/support/calls/courses';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
let tree: PartnerTree;
let own: TestCourse;
const query = async (text: string, values: unknown[]) => (await server.services.db.pool.query(text, values)).rows as unknown[];
const start = (selection: object, courseId = own.id) =>
  tree.call(startAtCustomers, { body: { ...selection, courseId, daysToComplete: 7, startDate: new Date().toISOString() } });
const check = (selection: object, courseId: string | null = null) =>
  tree.call(findStartExclusions, { body: { ...selection, courseId } });
const startedAt = async () =>
  (await query(`SELECT company_id FROM campaigns WHERE course_id = $1 AND status <> 'ended'`, [own.id])) as {
    company_id: string;
  }[];

beforeEach(async () => {
  tree = await makePartnerTree(server);
  own = await aCourse(server, { companyId: tree.reseller.id, name: 'Safe desks' });
  await query('UPDATE companies SET has_boost = true WHERE id = ANY($1)', [[tree.granted.id, tree.closed.id]]);
});

describe('starting a training from the list of customers', () => {
  it('says before who is left out and why, and starts it where access is given', async () => {
    const customersIds = [tree.granted.id, tree.closed.id, tree.asked.id];
    const leftOut = {
      companies: [
        { id: tree.asked.id, name: 'Asked', reason: 'no_boost' },
        { id: tree.closed.id, name: 'Closed', reason: 'no_access' },
      ],
      count: 2,
      reasons: { no_boost: 1, no_access: 1 },
      eligibleCount: 1,
    };
    expect((await check({ customersIds })).json()).toEqual(leftOut);
    expect((await check({ customersIds }, own.id)).json()).toEqual(leftOut);
    expect((await start({ customersIds })).json()).toEqual({ changed: 1, skipped: 2 });
    expect(await startedAt()).toEqual([{ company_id: tree.granted.id }]);
    expect((await check({ customersIds }, own.id)).json()).toMatchObject({
      reasons: { no_boost: 1, no_access: 1, already_started: 1 },
      eligibleCount: 0,
    });
  });

  it('says for everybody who matches the filters, too, who is left out', async () => {
    const all = { isAllSelected: true, status: ['free', 'boosted'] };
    expect((await check({ ...all, expectedTotal: 9 })).code).toBe('total_changed');
    expect((await check({ ...all, expectedTotal: 5 })).json()).toMatchObject({ count: 4, eligibleCount: 1 });
  });

  it('starts it at everybody who matches the filters, and at nobody when their number has changed', async () => {
    await server.manyUsers(tree.granted.id, 2);
    await query(`UPDATE companies SET created_at = now() - interval '90 days' WHERE id = $1`, [tree.granted.id]);
    const all = { findings: ['noTraining'], isAllSelected: true };
    expect((await start({ ...all, expectedTotal: 2 })).code).toBe('total_changed');
    expect((await start({ ...all, expectedTotal: 1 })).json()).toEqual({ changed: 1, skipped: 0 });
    expect((await start({ ...all, expectedTotal: 0 })).code).toBe('no_customer_to_change');
  });

  it('reaches nobody else’s customers, and takes no training of somebody else', async () => {
    expect((await start({ customersIds: [tree.foreign.id] })).code).toBe('not_found');
    const foreign = await aCourse(server, { companyId: tree.foreign.id });
    expect((await start({ customersIds: [tree.granted.id] }, foreign.id)).code).toBe('not_found');
    expect((await check({ customersIds: [tree.granted.id] }, foreign.id)).code).toBe('not_found');
    expect((await check({ customersIds: [tree.foreign.id] })).code).toBe('not_found');
    const admin = await server.aUser({ companyId: tree.granted.id, role: 'admin' });
    const asCustomer = callAs(server, await server.signInAs(admin), tree.granted.id);
    const body = { customersIds: [tree.granted.id], courseId: own.id, daysToComplete: 7, startDate: new Date().toISOString() };
    expect((await asCustomer(startAtCustomers, { body })).code).toBe('permission_denied');
    expect(await startedAt()).toEqual([]);
  });
});
