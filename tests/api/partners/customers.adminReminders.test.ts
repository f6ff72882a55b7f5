import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findExclusions, remindAdmins } from '#contract/partners/customerActions';
import { setClock } from '#server/clock';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
const dayMs = 86_400_000;
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const mails = (companyId: string) =>
  query<{ recipient: string; template: string; params: Record<string, string> }>(
    `SELECT recipient, template, params FROM mails WHERE company_id = $1 AND template LIKE '%_reminder' ORDER BY template, recipient`,
    [companyId],
  );
const remind = (...customersIds: string[]) => tree.call(remindAdmins, { body: { customersIds } });

const addDomain = (companyId: string, domain: string, provedAt: Date | null = null) =>
  query(`INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), $3)`, [
    companyId,
    domain,
    provedAt,
  ]);
const addCertificate = (companyId: string, days: number) =>
  query(
    `INSERT INTO sso_connections (company_id, type, protocol, issuer, certificate, certificate_expires_at, created_at, updated_at)
      VALUES ($1, 'custom_saml', 'saml', 'x', 'x', $2, now(), now())`,
    [companyId, new Date(Date.now() + days * dayMs)],
  );

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  tree = await makePartnerTree(server);
});
afterEach(() => setClock(null));

describe('asking the admins of customers to verify domains and renew certificates', () => {
  it('mails every admin who can sign in, about what is open in their company', async () => {
    const { id } = tree.granted;
    const own = `${id}.example`;
    await addDomain(id, own);
    await addDomain(id, `proved-${own}`, new Date());
    await addCertificate(id, 20);
    const second = await server.aUser({ companyId: id, role: 'admin', name: 'Ada' });
    await server.aUser({ companyId: id, role: 'admin', disabled: true });
    await server.aUser({ companyId: id, role: 'user' });
    expect((await remind(id)).json()).toEqual({ changed: 1, skipped: 0 });
    const sent = await mails(id);
    expect(sent.map(({ template }) => template)).toEqual([
      ...['certificate_reminder', 'certificate_reminder'],
      ...['domain_reminder', 'domain_reminder'],
    ]);
    const toSecond = sent.filter(({ recipient }) => recipient === second.email);
    expect(toSecond.map(({ params }) => params)).toMatchObject([
      { name: 'Ada', partnerName: 'Northern', effectDate: new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10) },
      { companyName: 'Granted', domains: own },
    ]);
  });

  it('says which customers are in order, and which give no access', async () => {
    await addDomain(tree.granted.id, `${tree.granted.id}.example`, new Date());
    await addCertificate(tree.granted.id, 40);
    await addDomain(tree.closed.id, `${tree.closed.id}.example`);
    const customersIds = [tree.granted.id, tree.closed.id];
    const left = (await tree.call(findExclusions, { body: { customersIds, action: 'remindAdmins' } })).json<{
      companies: { name: string; reason: string }[];
    }>();
    expect(left.companies.map(({ name, reason }) => [name, reason])).toEqual([
      ['Closed', 'no_access'],
      ['Granted', 'sso_in_order'],
    ]);
    expect((await remind(...customersIds)).code).toBe('no_customer_to_change');
    expect(await mails(tree.closed.id)).toEqual([]);
  });

  it('leaves out customers whose plan does not let them verify a domain', async () => {
    const { id } = tree.granted;
    await addDomain(id, `${id}.example`);
    await query(`UPDATE companies SET has_boost = false WHERE id = $1`, [id]);
    expect((await remind(id)).code).toBe('no_customer_to_change');
    expect(await mails(id)).toEqual([]);
  });

  it('happens once a day for each matter, whichever partner asks', async () => {
    const { id } = tree.grandchild;
    await query(`UPDATE companies SET login_as_company_status = 'access' WHERE id = $1`, [tree.sub.id]);
    await query(`UPDATE companies SET has_boost = true WHERE id = $1`, [id]);
    await addDomain(id, `${id}.example`);
    expect((await tree.asSub(remindAdmins, { body: { customersIds: [id] } })).json()).toEqual({ changed: 1, skipped: 0 });
    expect((await remind(id)).code).toBe('no_customer_to_change');
    await addCertificate(id, 3);
    expect((await remind(id)).json()).toEqual({ changed: 1, skipped: 0 });
    expect((await mails(id)).map(({ template }) => template)).toEqual(['certificate_reminder', 'domain_reminder']);
    setClock(new Date(Date.now() + 1.01 * dayMs));
    await remind(id);
    expect(await mails(id)).toHaveLength(4);
  });

  it('is in the audit log of the partner and of each customer, without the other customers', async () => {
    const other = await server.aCompany({
      name: 'Other',
      parentId: tree.reseller.id,
      loginAsCompanyStatus: 'access',
      hasBoost: true,
    });
    await server.aUser({ companyId: other.id, role: 'admin', isOwner: true });
    for (const { id } of [tree.granted, other]) await addDomain(id, `${id}.example`);
    expect((await remind(tree.granted.id, other.id)).json()).toEqual({ changed: 2, skipped: 0 });
    const logged = await query(
      `SELECT c.name AS "in", a.subject_id = c.id AS "isOwn", a.subject_count AS n, a.after FROM audit_log a JOIN companies c ON c.id = a.company_id
        WHERE a.action = 'customers.admins_reminded' AND a.actor_company_id = $1 ORDER BY c.name`,
      [tree.reseller.id],
    );
    expect(logged).toMatchObject([
      { in: 'Granted', isOwn: true, after: null },
      { in: 'Northern', n: 2 },
      { in: 'Other', isOwn: true, after: null },
    ]);
  });

  it('reaches nobody’s customers but one’s own, and none without an admin', async () => {
    await addDomain(tree.foreign.id, `${tree.foreign.id}.example`);
    expect((await remind(tree.foreign.id)).code).toBe('not_found');
    await addDomain(tree.granted.id, `${tree.granted.id}.example`);
    expect((await tree.asSub(remindAdmins, { body: { customersIds: [tree.granted.id] } })).code).toBe('not_found');
    await query(`UPDATE users SET disabled = true WHERE company_id = $1`, [tree.granted.id]);
    expect((await remind(tree.granted.id)).code).toBe('no_customer_to_change');
  });
});
