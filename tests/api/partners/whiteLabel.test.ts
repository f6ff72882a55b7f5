import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCompanyView } from '#contract/company/companies';
import { brandColours, contrastOf } from '#contract/partners/brandColours';
import {
  type CustomDomain,
  getBrand,
  listCustomDomains,
  resetCustomDomain,
  saveBrand,
  saveCustomDomain,
  startVerification,
  verifyCustomDomain,
} from '#contract/partners/whiteLabel';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { outboxOf } from '#tests/support/calls/outbox';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startNameServer } from '#tests/support/server/nameServer';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
const names = await startNameServer();
let tree: PartnerTree;
let customer: Call;
let stranger: Call;

const asOwner = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const adminOf = async (companyId: string) =>
  callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
const name = () => `portal.${crypto.randomUUID().slice(0, 8)}.example`;
const type = 'admin' as const;
const add = (call: Call, customDomain: string, more: object = {}) =>
  call(saveCustomDomain, { body: { customDomain, type, ...more } });
/** Adds the TXT record as the owner of the domain would. */
async function putRecord(call: Call) {
  const { dnsRecords } = (await call(startVerification, { body: { type } })).json<CustomDomain>();
  const [txt] = dnsRecords;
  names.texts.set(txt?.name ?? '', txt?.value ?? '');
  return txt?.name ?? '';
}
const verify = (call: Call) => call(verifyCustomDomain, { body: { type } });
const domains = async (call: Call) => (await call(listCustomDomains)).json<CustomDomain[]>();
const later = async (hours: number) => {
  setClock(new Date(Date.now() + hours * 3_600_000));
  await tick(server.services);
};
const visit = (host: string, url: string) => server.app.inject({ url, headers: { host, accept: 'text/html' } });
const look = async (domain: string) => (await server.app.inject(`/gateway/white-label/api/v1/by-domain/${domain}`)).json<object>();

beforeEach(async () => {
  tree = await makePartnerTree(server);
  await asOwner('UPDATE companies SET white_label_page_access = true WHERE id = ANY($1)', [[tree.reseller.id, tree.stranger.id]]);
  customer = await adminOf(tree.granted.id);
  stranger = await adminOf(tree.stranger.id);
});
afterEach(() => setClock(null));
afterAll(() => names.close());

describe('a custom domain', () => {
  it('works once its TXT record is found, and is free again after a reset', async () => {
    const domain = name();
    expect((await add(tree.call, domain.toUpperCase())).json()).toMatchObject({
      customDomain: domain,
      state: 'pending',
      dnsRecords: [],
    });
    expect(await look(domain)).toEqual({ logo: null, customDomainAdmin: null, customDomainEmployee: null });
    const record = await putRecord(tree.call);
    names.texts.delete(record);
    expect(await verify(tree.call)).toMatchObject({ status: 409, code: 'domain_not_proved' });
    await putRecord(tree.call);
    expect((await verify(tree.call)).json()).toMatchObject({ isVerified: true, state: 'verified' });
    expect(await look(domain)).toMatchObject({ customDomainAdmin: domain });
    expect((await tree.call(getCompanyView)).json()).toMatchObject({ customDomains: [{ type, domain, isVerified: true }] });

    expect((await tree.call(resetCustomDomain, { body: { type } })).json()).toEqual([]);
    expect(await look(domain)).toMatchObject({ customDomainAdmin: null });
  });

  it('that only waits does not keep others from it; one that is verified does', async () => {
    const domain = name();
    await add(stranger, domain);
    await add(tree.call, domain);
    await putRecord(tree.call);
    await verify(tree.call);
    const conflict = { status: 409, code: 'custom_domain/upsert_one/conflict' };
    await putRecord(stranger);
    expect(await verify(stranger)).toMatchObject(conflict);
    const other = await add(stranger, domain, { type: 'web' });
    expect(other.status).toBe(422);
    await stranger(resetCustomDomain, { body: { type } });
    expect(await add(stranger, domain)).toMatchObject(conflict);
  });

  it.each(['127.0.0.1', 'localhost', 'co.uk', 'github.io', 'xn--pypal-4ve.example', 'two words.example'])(
    'cannot be %s',
    async (domain) => {
      expect(await add(tree.call, domain)).toMatchObject({ status: 422, code: 'validation_failed' });
      expect(await domains(tree.call)).toEqual([]);
    },
  );

  it('works for three more days without its record, and then no longer', async () => {
    const domain = name();
    await add(tree.call, domain);
    const record = await putRecord(tree.call);
    await verify(tree.call);
    const text = names.texts.get(record) ?? '';
    names.texts.delete(record);
    await later(25);
    expect(await domains(tree.call)).toMatchObject([{ state: 'failing', isVerified: true }]);
    const told = async (template: string) => (await outboxOf(server, { template, param: domain })).map(({ subject }) => subject);
    expect(await told('domain_failing')).toEqual([`${domain} couldn’t be verified again`]);
    await later(25 + 71);
    expect(await look(domain)).toMatchObject({ customDomainAdmin: domain });
    expect(await told('domain_lapsed')).toEqual([]);
    await later(25 + 97);
    expect(await told('domain_failing')).toHaveLength(1);
    expect(await told('domain_lapsed')).toEqual([`${domain} no longer works`]);
    expect(await domains(tree.call)).toMatchObject([{ state: 'lapsed', isVerified: false }]);
    expect(await look(domain)).toMatchObject({ customDomainAdmin: null });
    names.texts.set(record, text);
    expect((await verify(tree.call)).json()).toMatchObject({ state: 'verified' });
  });

  it('of another company is neither listed nor changed', async () => {
    await add(tree.call, name());
    expect(await domains(stranger)).toEqual([]);
    expect((await stranger(resetCustomDomain, { body: { type } })).status).toBe(404);
    expect((await verify(stranger)).status).toBe(404);
    expect(await domains(tree.call)).toHaveLength(1);
  });
});

describe('the look of a company', () => {
  const purple = '#7a1fa2';

  it('is that of the nearest company above which has one', async () => {
    await tree.call(saveBrand, { body: { colour: purple } });
    expect((await customer(getCompanyView)).json()).toMatchObject({ brand: { companyName: 'Northern', colour: purple } });
    await asOwner('UPDATE companies SET white_label_page_access = true WHERE id = $1', [tree.granted.id]);
    expect((await customer(getBrand)).json()).toMatchObject({ colour: null, inheritedFrom: { companyName: 'Northern' } });
    await customer(saveBrand, { body: { colour: '#104080' } });
    expect((await customer(getCompanyView)).json()).toMatchObject({ brand: { companyName: 'Granted', colour: '#104080' } });
    expect((await stranger(getCompanyView)).json()).toMatchObject({ brand: null });
  });

  it('comes with the page of a verified host name, which other names do not open', async () => {
    const domain = name();
    const page = () =>
      server.app.inject({ url: `/gateway/white-label/api/v1/by-domain/${domain}/property`, headers: { host: domain } });
    await tree.call(saveBrand, { body: { colour: purple } });
    await add(tree.call, domain);
    expect((await page()).statusCode).toBe(421);
    await putRecord(tree.call);
    await verify(tree.call);
    expect((await page()).json()).toEqual({ property: { companyName: 'Northern', logo: null, colour: purple } });
    expect((await visit(domain, '/login')).statusCode).not.toBe(421);
    await asOwner('UPDATE companies SET white_label_page_access = false WHERE id = $1', [tree.reseller.id]);
    expect((await page()).statusCode).toBe(421);
  });

  it('cannot be changed without white label, nor by a partner inside a customer, nor to a picture of others', async () => {
    expect(await customer(saveBrand, { body: { colour: purple } })).toMatchObject({
      status: 403,
      code: 'white_label_not_available',
    });
    await asOwner('UPDATE companies SET white_label_page_access = true WHERE id = $1', [tree.granted.id]);
    const inside = callAs(server, await server.signInAs(tree.admin), tree.granted.id);
    expect(await inside(saveBrand, { body: { colour: purple } })).toMatchObject({ status: 403, code: 'permission_denied' });
    const logo = crypto.randomUUID();
    await asOwner(
      `INSERT INTO files (id, company_id, kind, name, type, bytes, sha256, created_at) VALUES ($1, $2, 'image', 'a.png', 'image/png', 1, '', now())`,
      [logo, tree.stranger.id],
    );
    expect(await tree.call(saveBrand, { body: { colour: null, logoId: logo } })).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('keeps the contrast of text, whatever the colour', () => {
    for (const chosen of ['#ffffff', '#000000', '#ffeb3b', '#7a1fa2', '#0b6e69', '#ff0000', '#00ff00', '#123456']) {
      const { light, dark } = brandColours(chosen);
      for (const { accent, accentHover, accentSoft, onAccent } of [light, dark]) {
        for (const [one, other] of [
          [accent, onAccent],
          [accentHover, onAccent],
          [accent, accentSoft],
        ] as const)
          expect(contrastOf(one, other), `${chosen}: ${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
