import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countCustomers } from '#contract/partners/customerActions';
import { type CustomerFilters, listResellerCustomers } from '#contract/partners/customers';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import { type Findings, getFindings } from '#contract/partners/findings';
import { setClock } from '#server/clock';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let tree: PartnerTree;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

/** Everything that can be found, inside and outside, at one company. */
async function trouble(companyId: string): Promise<void> {
  const people = await server.manyUsers(companyId, 9);
  const campaign = await aRunningCampaign(
    server,
    await aCourse(server),
    companyId,
    people.map(({ id }) => id),
  );
  await query(`UPDATE assignments SET status = 'overdue' WHERE campaign_id = $1 AND user_id = ANY($2)`, [
    campaign,
    people.slice(0, 2).map(({ id }) => id),
  ]);
  await query(`INSERT INTO company_domains (company_id, domain, token, created_at) VALUES ($1, $2, 'x', now())`, [
    companyId,
    `${companyId}.example`,
  ]);
  await query(
    `INSERT INTO sso_connections (company_id, type, protocol, issuer, certificate, certificate_expires_at, created_at, updated_at)
      VALUES ($1, 'custom_saml', 'saml', 'x', 'x', $2, now(), now())`,
    [companyId, inDays(20)],
  );
}

beforeAll(async () => {
  server = await startTestServer();
  tree = await makePartnerTree(server);
  await query(`UPDATE companies SET trial_status = 'active', trial_ends_at = $2 WHERE id = ANY($1)`, [
    [tree.asked.id, tree.grandchild.id],
    inDays(6),
  ]);
  await server.aUser({ companyId: tree.closed.id, role: 'admin', isOwner: true });
  for (const { id } of [tree.granted, tree.closed, tree.grandchild, tree.foreign]) await trouble(id);
});
afterEach(() => setClock(null));

const numbers = async (call = tree.call) => (await call(getFindings)).json<Findings>();
const countOf = async (body: CustomerFilters) => (await tree.call(countCustomers, { body })).json<{ count: number }>().count;
/** The names of the customers behind a number; the list shows as many, and so counts the call for selections, with other filters too. */
async function namesOf(finding: FindingName): Promise<string[]> {
  const query = { findings: finding, orderBy: 'name', order: 'ASC' };
  const { companies } = (await tree.call(listResellerCustomers, { query })).json<{ data: { companies: { name: string }[] } }>()
    .data;
  expect((await numbers()).counts[finding], finding).toBe(companies.length);
  expect(await countOf({ findings: [finding] }), finding).toBe(companies.length);
  expect(await countOf({ findings: [finding], enablementStatus: ['enabled'] }), finding).toBe(companies.length);
  return companies.map(({ name }) => name);
}

describe('what needs attention', () => {
  it.each([
    ['noTraining', ['Granted']],
    ['overdue', ['Granted']],
    ['trialEnding', ['Asked', 'Grandchild']],
    ['neverSignedIn', ['Closed']],
    ['domainUnverified', ['Granted']],
    ['certificateExpiring', ['Granted']],
    ['licencesFull', []],
    ['licencesEnding', []],
    ['licencesEnded', []],
  ] as const)('%s: inside a company only where it gave access, on the way up too', async (finding, names) => {
    expect(await namesOf(finding)).toEqual(names);
  });

  it('counts each customer once, and says how many give access', async () => {
    expect(await numbers()).toMatchObject({ customers: 5, granted: 1, affected: 4, isMailed: true });
    expect(await countOf({ findings: [...findingNames] })).toBe(4);
  });

  it('is for a sub-reseller what it is at its own customers', async () => {
    const { counts, customers } = await numbers(tree.asSub);
    expect([customers, counts.overdue, counts.trialEnding, counts.neverSignedIn]).toEqual([1, 1, 1, 0]);
  });

  it('loses what is inside with the access, at the moment it ends, and gets it back with a new one', async () => {
    await query(`UPDATE companies SET login_as_company_until = $2 WHERE id = $1`, [tree.granted.id, inDays(2)]);
    expect((await numbers()).counts.overdue).toBe(1);
    setClock(inDays(2.1));
    expect(await numbers()).toMatchObject({
      granted: 0,
      counts: { overdue: 0, noTraining: 0, domainUnverified: 0, certificateExpiring: 0 },
    });
    expect(await namesOf('overdue')).toEqual([]);
    await query(`UPDATE companies SET login_as_company_until = NULL WHERE id = $1`, [tree.granted.id]);
    expect((await numbers()).counts.overdue).toBe(1);
  });

  it('reaches a grandchild through the partner between, while both give access', async () => {
    await query(`UPDATE companies SET login_as_company_status = 'access' WHERE id = $1`, [tree.sub.id]);
    expect(await namesOf('overdue')).toEqual(['Grandchild', 'Granted']);
    await query(`UPDATE companies SET login_as_company_status = 'none' WHERE id = $1`, [tree.sub.id]);
    expect(await namesOf('overdue')).toEqual(['Granted']);
  });

  it('is content with a training that began lately or is planned, whether or not it has ended', async () => {
    const begin = (days: number, status: string) =>
      query(`UPDATE campaigns SET starts_at = $2, status = $3 WHERE company_id = $1`, [tree.granted.id, inDays(days), status]);
    const missing = async () => (await numbers()).counts.noTraining;
    await begin(-59, 'ended');
    expect(await missing()).toBe(0);
    await begin(5, 'scheduled');
    expect(await missing()).toBe(0);
    await begin(-61, 'ended');
    expect(await missing()).toBe(1);
    await begin(-61, 'running');
    expect(await missing()).toBe(1);
  });

  it('says nothing of suspended customers', async () => {
    await query(`UPDATE companies SET disabled = true WHERE id = $1`, [tree.granted.id]);
    expect((await numbers()).counts.overdue).toBe(0);
    await query(`UPDATE companies SET disabled = false WHERE id = $1`, [tree.granted.id]);
  });

  it('ends on the day that is no longer near', async () => {
    setClock(inDays(-2));
    expect((await numbers()).counts.trialEnding).toBe(0);
    setClock(inDays(7));
    expect((await numbers()).counts.trialEnding).toBe(0);
    setClock(inDays(-11));
    expect((await numbers()).counts.certificateExpiring).toBe(0);
  });
});

describe('the file', () => {
  it('has a row for each finding, with its figure', async () => {
    const reply = await server.app.inject({
      url: `/gateway/rest/v1/company/${tree.reseller.id}/customers/findings`,
      headers: { ...(await server.signInAs(tree.admin)), accept: 'text/csv' },
    });
    const lines = reply.body.trim().split('\r\n');
    const found = (await numbers()).counts;
    expect(lines.length - 1).toBe(findingNames.reduce((sum, name) => sum + (found[name] ?? 0), 0));
    expect(lines.some((line) => line.startsWith('Granted,Northern,') && line.includes(',22,'))).toBe(true);
    expect(reply.body).not.toContain('Foreign');
  });
});
