import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allocateLicences } from '#contract/billing/licences';
import { type Findings, getFindings, setFindingMail } from '#contract/partners/findings';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { aPartner } from '#tests/support/calls/aPartner';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startQuietServer } from '#tests/support/server/testServer';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let tree: PartnerTree;
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const mails = (recipient: string) =>
  query<{ lang: string; params: { total: string; findings: string; page: string } }>(
    `SELECT lang, params FROM mails WHERE template = 'customer_findings' AND recipient = $1 ORDER BY created_at`,
    [recipient],
  );
/** Runs the clock's job at this moment. */
async function at(moment: string): Promise<void> {
  setClock(new Date(moment));
  await tick(server.services);
}

beforeAll(async () => {
  // Its clock does not tick: only `at` decides.
  server = await startQuietServer();
});
beforeEach(async () => {
  tree = await makePartnerTree(server);
  await server.aUser({ companyId: tree.closed.id, role: 'admin', isOwner: true });
  // Too new to have gone without training.
  await query(`UPDATE companies SET created_at = '2026-11-01T00:00:00Z'`);
  await query('SELECT heed_list_customers(array_agg(id)) FROM companies');
});
afterEach(() => setClock(null));
afterAll(() => server.close());

describe('the weekly mail about findings', () => {
  it('comes on Monday at eight in the time of the partner, once a week', async () => {
    await query(`UPDATE companies SET time_zone = 'America/New_York' WHERE id = $1`, [tree.reseller.id]);
    await at('2026-11-30T12:59:00Z');
    expect(await mails(tree.admin.email)).toEqual([]);
    await at('2026-11-30T13:00:00Z');
    await at('2026-11-30T13:01:00Z');
    await at('2026-12-06T20:00:00Z');
    expect(await mails(tree.admin.email)).toHaveLength(1);
    await at('2026-12-07T13:00:00Z');
    expect(await mails(tree.admin.email)).toHaveLength(2);
  });

  it('names what was found with its number and customers, in the language of the partner', async () => {
    await query(`UPDATE companies SET lang = 'de' WHERE id = $1`, [tree.reseller.id]);
    await at('2026-11-30T09:00:00Z');
    expect(await mails(tree.admin.email)).toMatchObject([
      { lang: 'de', params: { companyName: 'Northern', total: '1', findings: '• Admin nie angemeldet – 1: \u2068Closed\u2069' } },
    ]);
  });

  it('does not come to a partner whose customers have no findings, also not later in the week', async () => {
    await at('2026-11-30T09:00:00Z');
    expect(await mails(tree.subAdmin.email)).toEqual([]);
    await server.aUser({ companyId: (await server.aCompany({ parentId: tree.sub.id })).id, role: 'admin', isOwner: true });
    await at('2026-12-01T09:00:00Z');
    expect(await mails(tree.subAdmin.email)).toEqual([]);
    await at('2026-12-07T09:00:00Z');
    expect(await mails(tree.subAdmin.email)).toHaveLength(1);
  });

  it('does not say what is inside a company that gives no access any more', async () => {
    await query(`INSERT INTO company_domains (company_id, domain, token, created_at) VALUES ($1, 'granted.example', 'x', now())`, [
      tree.granted.id,
    ]);
    await query(`UPDATE companies SET login_as_company_until = '2026-12-01T00:00:00Z' WHERE id = $1`, [tree.granted.id]);
    await at('2026-11-30T09:00:00Z');
    await at('2026-12-07T09:00:00Z');
    const [first, second] = await mails(tree.admin.email);
    expect(first?.params.findings).toContain('Domain unverified – 1: \u2068Granted\u2069');
    expect(second?.params.findings).toBe('• Admin never signed in – 1: \u2068Closed\u2069');
  });

  it('names customers whose licenses end soon or have ended, with the day, and at most ten of each', async () => {
    const partner = await aPartner(server);
    await query(`UPDATE users SET first_session_at = '2026-02-01T08:00:00Z' WHERE id = $1`, [partner.admin.id]);
    setClock(new Date('2026-01-15T12:00:00Z'));
    await partner.buy();
    for (const name of ['Meadow', ...Array.from('ABCDEFGHIJK', (letter) => `Orchard ${letter}`)]) {
      const customer = await partner.aCustomer({ name });
      const body = { licensesToAllocate: 1, idempotencyKey: randomUUID() };
      expect((await partner.call(allocateLicences, { params: { customerId: customer.id }, body })).status).toBe(200);
    }
    await query(`UPDATE companies SET created_at = '2027-01-01T00:00:00Z' WHERE parent_id = $1`, [partner.company.id]);
    await at('2026-11-02T09:00:00Z');
    await at('2026-12-14T09:00:00Z');
    await at('2027-01-18T09:00:00Z');
    const [ending, ended, ...others] = await mails(partner.admin.email);
    expect(others).toEqual([]);
    expect(ending?.params.findings).toMatch(
      /^• Licenses end soon – 12: \u2068Meadow\u2069 \(January 15, 2027\), \u2068Orchard A\u2069/,
    );
    expect(ended?.params.findings).toMatch(/^• Licenses ended – 12: \u2068Meadow\u2069 \(January 15, 2027\)/);
    expect(ended?.params.findings).toMatch(/Orchard I\u2069 \(January 15, 2027\), …$/);
  });

  it('leads to the page that the kind of partner has', async () => {
    await server.aUser({ companyId: (await server.aCompany({ parentId: tree.sub.id })).id, role: 'admin', isOwner: true });
    await at('2026-11-30T09:00:00Z');
    const pageOf = async (recipient: string) => (await mails(recipient))[0]?.params.page;
    expect(await pageOf(tree.admin.email)).toBe('/partner-portal/reseller/customers');
    expect(await pageOf(tree.subAdmin.email)).toBe('/partner-portal/subreseller/customers');
  });

  it('goes to admins who have signed in, and neither to suspended ones nor to customers', async () => {
    const { id: companyId } = tree.reseller;
    const come = { firstSessionAt: new Date('2026-02-01T08:00:00Z') };
    await server.aUser({ companyId, role: 'admin', email: `second@${companyId}.example`, ...come });
    await server.aUser({ companyId, role: 'admin', email: `invited@${companyId}.example` });
    await server.aUser({ companyId, role: 'admin', email: `off@${companyId}.example`, disabled: true, ...come });
    await at('2026-11-30T09:00:00Z');
    const found = await query<{ recipient: string }>(
      `SELECT recipient FROM mails WHERE template = 'customer_findings' AND company_id = $1`,
      [companyId],
    );
    expect(found.map(({ recipient }) => recipient).sort()).toEqual([tree.admin.email, `second@${companyId}.example`].sort());
  });

  it('is switched off and on by each admin for themselves', async () => {
    const isMailed = async (call: PartnerTree['call']) => (await call(getFindings)).json<Findings>().isMailed;
    expect((await tree.call(setFindingMail, { body: { isOn: false } })).status).toBe(200);
    expect([await isMailed(tree.call), await isMailed(tree.asSub)]).toEqual([false, true]);
    await at('2026-11-30T09:00:00Z');
    expect(await mails(tree.admin.email)).toEqual([]);
    await tree.call(setFindingMail, { body: { isOn: true } });
    expect(await isMailed(tree.call)).toBe(true);
    await at('2026-12-07T09:00:00Z');
    expect(await mails(tree.admin.email)).toHaveLength(1);
  });
});
