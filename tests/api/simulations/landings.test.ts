import { beforeAll, describe, expect, it } from 'vitest';
import type { CallReply } from '#contract/kit/endpoint';
import { type SimulationLanding, simulationLandings } from '#contract/simulation/landings';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const { list, get, create, update, remove, listLoginPages } = simulationLandings;

let server: TestServer;
let companyId: string;
let call: Call;
let stranger: Call;

const someoneOf = async (id: string) =>
  callAs(server, await server.signInAs(await server.aUser({ companyId: id, role: 'admin' })), id);

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true, lang: 'de' })).id;
  call = await someoneOf(companyId);
  stranger = await someoneOf((await server.aCompany({ hasBoost: true })).id);
});

const teaching = (own = {}) => ({
  name: 'Our page',
  kind: 'teach',
  language: 'de',
  title: 'Das war ein Test',
  paragraph: 'Es ist nichts passiert.\nFrag die IT.',
  middleText: '<b>Nichts</b> wurde gespeichert.',
  buttonText: null,
  isDefault: false,
  ...own,
});
const make = async (own = {}) => {
  const made = await call(create, { body: teaching(own) });
  expect(made.status, made.text).toBe(200);
  return made.json<SimulationLanding>();
};
const pages = async (as: Call = call, query: Record<string, string> = {}) =>
  (await as(listLoginPages, { query })).json<CallReply<typeof listLoginPages>>().data.items;

describe('a landing page of the company', () => {
  it('is plain text, found with those of the library, and changed', async () => {
    const made = await make();
    expect(made).toMatchObject({ companyId, middleText: '<b>Nichts</b> wurde gespeichert.' });
    const params = { landingId: made.id };
    expect((await call(get, { params })).json()).toEqual(made);
    const found = await call(list, { query: { kinds: 'teach', languages: 'de', orderBy: 'name', pageSize: '100' } });
    const { data } = found.json<CallReply<typeof list>>();
    expect(data.filter((landing) => landing.companyId === null)).toHaveLength(2);
    expect(data.map(({ id }) => id)).toContain(made.id);
    expect((await call(update, { params, body: teaching({ title: 'Nur ein Test' }) })).json()).toMatchObject({
      title: 'Nur ein Test',
    });
  });

  it('has a button where it continues, and no other', async () => {
    const continuing = { kind: 'continue', middleText: null, buttonText: 'Weiter' };
    expect(await make(continuing)).toMatchObject({ kind: 'continue', buttonText: 'Weiter' });
    for (const [own, field] of [
      [{ buttonText: 'Weiter' }, 'buttonText'],
      [{ ...continuing, buttonText: null }, 'buttonText'],
      [{ ...continuing, middleText: 'x' }, 'middleText'],
    ] as const) {
      const refused = await call(create, { body: teaching(own) });
      expect([refused.code, refused.fields]).toEqual(['validation_failed', [field]]);
    }
  });

  it('is the only default of its kind and language', async () => {
    const first = await make({ isDefault: true });
    const second = await make({ isDefault: true });
    const inEnglish = await make({ isDefault: true, language: 'en' });
    const defaults = (await pages()).filter(
      ({ isDefault, id }) => isDefault && [first, second, inEnglish].some((one) => one.id === id),
    );
    expect(defaults.map(({ id }) => id).sort()).toEqual([second.id, inEnglish.id].sort());
  });

  it('belongs to its company, and nobody changes the library', async () => {
    const { id: landingId } = await make();
    expect((await stranger(get, { params: { landingId } })).status).toBe(404);
    expect((await stranger(update, { params: { landingId }, body: teaching() })).status).toBe(404);
    expect((await stranger(remove, { params: { landingId } })).status).toBe(404);
    const library = (await pages(stranger))[0]?.id ?? '';
    expect((await call(remove, { params: { landingId: library } })).status).toBe(404);
  });

  it('that is deleted is offered no more, and each change is in the audit log', async () => {
    const { id: landingId } = await make();
    await call(update, { params: { landingId }, body: teaching() });
    expect((await call(remove, { params: { landingId } })).status).toBe(200);
    expect((await pages()).map(({ id }) => id)).not.toContain(landingId);
    const { rows } = await server.services.db.pool.query<{ action: string }>('SELECT action FROM audit_log WHERE subject_id = $1', [
      landingId,
    ]);
    expect(rows.map(({ action }) => action).sort()).toEqual(['templates.created', 'templates.deleted', 'templates.updated']);
  });
});

describe('the login pages', () => {
  it('are the own ones and the library in the language of the company, one default of each kind', async () => {
    const german = await pages(await someoneOf((await server.aCompany({ lang: 'de' })).id));
    expect(german).toHaveLength(4);
    for (const { language, thumbnailUrl } of german) expect([language, thumbnailUrl]).toEqual(['de', null]);
    expect(
      german
        .filter(({ isDefault }) => isDefault)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['continue', 'teach']);
  });

  it('are those of the company of the query, if the caller may act there', async () => {
    const { id: partner } = await server.aCompany({ companyType: 'direct', isChildLoginAllowed: true });
    const { id: customer } = await server.aCompany({ parentId: partner, loginAsCompanyStatus: 'access', lang: 'fr' });
    const headers = await server.signInAs(await server.aUser({ companyId: partner, role: 'admin', isOwner: true }));
    const languages = (await pages(callAs(server, headers, partner), { companyId: customer })).map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['fr']));
    expect((await stranger(listLoginPages, { query: { companyId } })).code).toBe('company_not_accessible');
  });
});
