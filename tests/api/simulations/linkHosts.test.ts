import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  checkLinks,
  type CustomDomain,
  listCustomDomains,
  resetCustomDomain,
  saveCustomDomain,
  startVerification,
  verifyCustomDomain,
} from '#contract/partners/whiteLabel';
import { preflightSimulation, type SimulationPreflight } from '#contract/simulation/preflight';
import { setClock } from '#server/clock';
import { outsideFetch } from '#server/core/outsideFetch';
import { ownerTx } from '#server/db/tx';
import { recheckLinks } from '#server/modules/simulationHosts/recheckLinks';
import { signSelfTest } from '#server/modules/simulationHosts/selfTest';
import { tryDomain } from '#server/modules/simulationHosts/tryDomain';
import { sendDue } from '#server/modules/simulations/sending/send';
import { openSecrets } from '#server/secrets';
import type { Call } from '#tests/support/calls/callAs';
import { startNameServer } from '#tests/support/server/nameServer';
import { startQuietServer } from '#tests/support/server/testServer';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

const names = await startNameServer();
let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let template: string;
beforeAll(async () => {
  server = await startQuietServer();
  // It answers itself under names of this machine.
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  server.services.env.port = Number(port);
  life = await startSimulationLife(server);
  template = await aSimulationTemplate(server);
});
afterEach(() => setClock(null));
afterAll(async () => {
  await server.close();
  names.close();
});

const sunday = new Date('2031-03-02T12:00:00Z');
const aName = () => `go-${crypto.randomUUID().slice(0, 8)}.localhost`;

/** A partner with white label, whose domain for links is verified, and a customer of it. */
async function aPartner(domain = aName()) {
  setClock(sunday);
  const partner = await life.aCustomer({ companyType: 'reseller', isPartner: true, whiteLabelPageAccess: true });
  const customer = await life.aCustomer({ parentId: partner.companyId });
  await partner.call(saveCustomDomain, { body: { customDomain: domain, type: 'web' } });
  const started = (await partner.call(startVerification, { body: { type: 'web' } })).json<CustomDomain>();
  const [txt] = started.dnsRecords;
  names.texts.set(txt?.name ?? '', txt?.value ?? '');
  const verified = (await partner.call(verifyCustomDomain, { body: { type: 'web' } })).json<CustomDomain>();
  return { domain, partner, customer, started, verified };
}

const look = async (call: Call) =>
  (await call(preflightSimulation, { body: simulationOf([template], '2031-03-03') })).json<{ data: SimulationPreflight }>().data;
const listed = async (call: Call) => (await call(listCustomDomains)).json<CustomDomain[]>();
const under = (name: string, url: string) =>
  server.app.inject({ url, headers: { host: name, accept: 'text/html' } }).then(({ statusCode }) => statusCode);

describe('the domain of a company', () => {
  it('carries links of simulations, also of its customers, once a request to it has come back to this server', async () => {
    const { domain, partner, customer, started, verified } = await aPartner();
    expect(started.dnsRecords.map(({ type, value }) => [type, value])).toEqual([
      ['TXT', expect.any(String)],
      ['CNAME', 'localhost'],
    ]);
    expect(verified.links).toMatchObject({ since: expect.stringMatching('^2031-03-02'), failure: null, usedUntil: null });
    const name = `${domain}:${server.services.env.port}`;
    expect((await look(partner.call)).linkHost).toEqual({ name, of: 'company' });
    const known = (of: string) => under('localhost', `/known-host?domain=${of}`);
    expect([await known(domain), await known('not.known.example')]).toEqual([200, 404]);
    expect((await look(customer.call)).linkHost).toEqual({ name, of: 'provider' });
    expect((await look((await life.aCustomer()).call)).linkHost).toMatchObject({ of: 'outbox' });
    await life.query('UPDATE companies SET white_label_page_access = false WHERE id = $1', [partner.companyId]);
    expect((await look(customer.call)).linkHost).toMatchObject({ of: 'outbox' });
  });

  it('has these pages and nothing else, also after it was given up, for as long as links count', async () => {
    const { domain, partner, customer } = await aPartner();
    await life.launch(customer.call, simulationOf([template], '2031-03-03'));
    await life.at('2031-03-03T12:00:00Z', customer.companyId);
    await life.at('2031-03-03T15:59:00Z', customer.companyId);
    await sendDue(server.services);
    const [mail] = await life.query<{ body: string }>('SELECT body FROM mails WHERE company_id = $1 AND body LIKE $2', [
      customer.companyId,
      `%//${domain}%`,
    ]);
    const link = new URL(/http:\S+/.exec(mail?.body ?? '')?.[0] ?? '').pathname;
    expect(await under(domain, link)).toBe(200);
    for (const url of ['/', '/login', '/gateway/user', '/outbox', '/learn']) expect(await under(domain, url), url).toBe(404);

    const until = (await listed(partner.call))[0]?.links?.usedUntil ?? '';
    expect(until.slice(0, 10)).toBe('2031-04-15');
    await partner.call(resetCustomDomain, { body: { type: 'web' } });
    expect([await under(domain, link), await under(domain, '/')]).toEqual([200, 404]);
    expect((await look(customer.call)).linkHost).toMatchObject({ of: 'outbox' });
    setClock(new Date(Date.parse(until) + 1000));
    expect(await under(domain, link)).toBe(421);
  });

  it('is tried each day; links take another way while they do not reach this server, and come back', async () => {
    const { domain, partner, customer } = await aPartner();
    const tried: string[] = [];
    const recheck = (hours: number, failure: 'certificate' | null) => {
      const at = new Date(sunday.getTime() + hours * 3_600_000);
      setClock(at);
      const run = <T>(work: Parameters<typeof ownerTx<T>>[1]) => ownerTx(server.services.db, work);
      return recheckLinks(server.services, at, run, async (_services, name) => {
        if (name === domain) tried.push(name);
        return failure;
      });
    };
    await recheck(23, 'certificate');
    expect(tried).toEqual([]);
    await recheck(25, 'certificate');
    const lost = '2031-03-03T13:00:00.000Z';
    expect((await listed(partner.call))[0]).toMatchObject({
      isVerified: true,
      links: { since: null, lostAt: lost, failure: 'certificate' },
    });
    expect(await look(partner.call)).toMatchObject({
      linkHost: { of: 'outbox' },
      lostLinkHost: { name: domain, failure: 'certificate' },
    });
    expect((await look(customer.call)).lostLinkHost).toBeNull();
    await recheck(26, null);
    expect((await look(partner.call)).linkHost).toMatchObject({ of: 'company' });
    expect(tried).toHaveLength(2);
  });

  it('is tried at once by its admin, not by another company', async () => {
    const { domain, partner, customer } = await aPartner();
    await life.query(`UPDATE custom_domains SET links_since = NULL, links_failure = 'other' WHERE domain = $1`, [domain]);
    expect((await customer.call(checkLinks)).code).toBe('white_label_not_available');
    expect((await partner.call(checkLinks)).json<CustomDomain>().links).toMatchObject({
      since: expect.stringMatching('^2031-03-02'),
      failure: null,
    });
  });
});

describe('a domain of the internet', () => {
  const domain = 'go.customer.example';
  const { mac } = openSecrets(Buffer.alloc(32, 1));
  type Ask = typeof outsideFetch;
  const says =
    (answer: (nonce: string) => string): Ask =>
    async (url) =>
      new Response(answer(url.searchParams.get('nonce') ?? ''));
  const failsWith =
    (code: string): Ask =>
    () =>
      Promise.reject(Object.assign(new Error('no connection'), { code }));
  const tried = (ask: Ask) => tryDomain(server.services, domain, ask);
  const signed = (nonce: string, name = domain) => signSelfTest(server.services.secrets, name, nonce);

  it('has to lead here by CNAME, over other names if need be', async () => {
    const asked: string[] = [];
    const ask: Ask = (url, ...rest) => {
      asked.push(url.origin);
      return says(signed)(url, ...rest);
    };
    expect([await tried(ask), asked]).toEqual(['record', []]);
    names.aliases.set(domain, 'edge.customer.example');
    names.aliases.set('edge.customer.example', 'localhost');
    expect([await tried(ask), asked]).toEqual([null, [`https://${domain}`]]);
  });

  it('does not count where something else answers: another installation, an old answer, one for another name, a redirect', async () => {
    names.aliases.set(domain, 'localhost');
    const old = signed('0'.repeat(32));
    const answers: Ask[] = [
      says((nonce) => signSelfTest({ mac }, domain, nonce)),
      says(() => old),
      says((nonce) => signed(nonce, 'go.other.example')),
      () => Promise.reject(new Error('the answer has status 302')),
    ];
    for (const ask of answers) expect(await tried(ask)).toBe('other');
  });

  it('says what is wrong where nothing answers', async () => {
    names.aliases.set(domain, 'localhost');
    const inside: Ask = (_url, ...rest) => outsideFetch(new URL('https://127.0.0.1/'), ...rest);
    expect(await tried(inside)).toBe('address');
    expect(await tried(failsWith('ECONNREFUSED'))).toBe('unreachable');
    expect(await tried(failsWith('ERR_TLS_CERT_ALTNAME_INVALID'))).toBe('certificate');
  });
});
