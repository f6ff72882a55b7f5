import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, type Capability } from '#contract/access';
import type { ErrorEnvelope } from '#contract/errors';
import { fillPath } from '#contract/kit/endpoint';
import type { CompanyType } from '#contract/roles';
import { requestPasswordLink } from '#contract/session/passwords';
import type { AnyEndpoint } from '#server/http/handler';
import { companyTables } from '#tests/support/calls/companyTables';
import { aCourse } from '#tests/support/calls/courses';
import { campaignIn } from '#tests/support/exercises/exerciseCalls';
import { aFurnishedCompany } from '#tests/support/calls/furnishedCompany';
import { callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { everyEndpoint, paramsOf } from '#tests/support/calls/everyEndpoint';
import { asLearnerApp, startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';
import { form, formOf, tiny } from '#tests/support/calls/uploads';
import { type Known, validBodies, validQueries } from '#tests/support/calls/validCalls';
import { wrongInputs } from '#tests/support/calls/wrongInput';

let server: TestServer;
let known: Known;
let foreign: Known;
let headers: Record<string, string>;
let adminId: string;
let house: string;
let superadmin: Record<string, string>;
/** A partner of each kind that a call may want, with a customer. */
const partners = new Map<
  CompanyType,
  { companyId: string; customerId: string; courseId: string; headers: Record<string, string> }
>();

beforeAll(async () => {
  server = await startTestServer();
  known = await aFurnishedCompany(server);
  foreign = await aFurnishedCompany(server);
  const admin = await server.aUser({ companyId: known.companyId, role: 'admin', isOwner: true });
  adminId = admin.id;
  headers = { ...unlimited, ...(await server.signInAs(admin)) };
  house = (await server.aCompany({ isHouse: true })).id;
  for (const companyType of ['direct', 'reseller', 'subreseller'] as const) {
    const { id: companyId } = await server.aCompany({ companyType, isPartnerInviteAllowed: true, isChildLoginAllowed: true });
    const { id: customerId } = await server.aCompany({ parentId: companyId });
    const owner = await server.signInAs(await server.aUser({ companyId, role: 'admin', isOwner: true }));
    const { id: courseId } = await aCourse(server, { companyId });
    partners.set(companyType, { companyId, customerId, courseId, headers: { ...unlimited, ...owner } });
  }
  superadmin = { ...unlimited, ...(await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin' }))) };
});

/** A step of the admin with password and factor, for calls that take one before they look for a record. */
async function aStep(): Promise<{ verificationTokenId: string }> {
  const step = await stepOf(callAs(server, headers, known.companyId));
  await server.services.db.pool.query('UPDATE mfa_steps SET confirmed_at = now() WHERE user_id = $1', [adminId]);
  return step;
}

/** One text that changes when any row of a company does: what writes a row gives it a newer transaction, and what deletes one a lower count. */
async function everythingOf({ companyId }: Known): Promise<string> {
  const parts = companyTables.map(
    (table) => `(SELECT concat(count(*), ':', max(xmin::text::bigint)) FROM ${table} WHERE company_id = $1)`,
  );
  const { rows } = await server.services.db.pool.query<{ all: string }>(`SELECT concat_ws(',', ${parts.join(', ')}) AS all`, [
    companyId,
  ]);
  return rows[0]?.all ?? '';
}

function headersFor({ access }: AnyEndpoint): Record<string, string> {
  if (access === 'learnerApp') return { ...headers, ...asLearnerApp };
  const partner = partnerFor(access);
  if (partner) return partner.headers;
  return access === 'addresses:replace' || access === 'simulations:stop' || isOfHouse(access) ? superadmin : headers;
}

/** Staff make these calls in the house only. */
const ofHouse: AnyEndpoint['access'][] = [
  'support:serve',
  'news:write',
  'companies:read',
  'companies:write',
  'invoices:read',
  'invoices:write',
  'refunds:read',
  'refunds:write',
  'credit:read',
  'credit:write',
  'coupons:read',
  'coupons:write',
];
const isOfHouse = (access: AnyEndpoint['access']) => ofHouse.includes(access);
/** Calls of staff about records of any company. */
const isAboutAll = ({ access }: AnyEndpoint) => access === 'invoices:write';
/** The partner who makes a call that only some kinds of companies have. */
function partnerFor(needed: AnyEndpoint['access']) {
  const rule = needed in access ? access[needed as Capability] : {};
  const kinds: readonly CompanyType[] = 'companies' in rule ? (rule.companies as readonly CompanyType[]) : [];
  return kinds.map((kind) => partners.get(kind)).find((partner) => partner !== undefined);
}
/** Ids of the path; calls of the session are about the caller unless a test says otherwise. */
const placesFor = ({ access, path }: AnyEndpoint, given: Asked['params']) => ({
  ...known,
  campaignId: campaignIn(path, known) ?? '',
  ...(partnerFor(access) && { customerId: partnerFor(access)?.customerId ?? '', courseId: partnerFor(access)?.courseId ?? '' }),
  id: known.userId,
  email: 'nobody@test.example',
  token: 'none',
  verificationToken: 'none',
  ...(access === 'session' && { userId: adminId }),
  ...given,
  ...(given?.exerciseId && { campaignId: campaignIn(path, given) ?? '' }),
  ...(isOfHouse(access) && { companyId: house }),
  ...(partnerFor(access) && { companyId: partnerFor(access)?.companyId ?? '' }),
});

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown> | undefined;
}

function ask(endpoint: AnyEndpoint, { params, query, body }: Asked) {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const url = `/gateway${fillPath(endpoint.path, placesFor(endpoint, params))}${search}`;
  const file = endpoint.upload && form(tiny('webm'), 'clip.webm');
  const sent = file ?? (endpoint.form && body && formOf(body));
  const all = { ...headersFor(endpoint), ...sent?.headers };
  return server.app.inject({
    method: endpoint.method,
    url,
    headers: all,
    ...(sent ? { payload: sent.payload } : body && { payload: body }),
  });
}

const fieldsOf = (reply: { json(): ErrorEnvelope }) => reply.json().error.details.map(({ field }) => field?.split('.')[0]);
const withBody = everyEndpoint.filter(({ endpoint }) => endpoint.body);
const withQuery = everyEndpoint.filter(({ endpoint }) => endpoint.query);

describe('examples of valid calls', () => {
  it('exist for every endpoint with input', () => {
    expect(Object.keys(validBodies).sort()).toEqual(withBody.map(({ title }) => title).sort());
    expect(Object.keys(validQueries).sort()).toEqual(withQuery.map(({ title }) => title).sort());
  });

  it.each(withBody)('are accepted by the contract: $title', ({ title, endpoint }) => {
    expect(endpoint.body?.safeParse(validBodies[title]?.(known)).error).toBeUndefined();
  });
});

// In a form every field is a text, so this does not fit; tests/api/exercises has those of its calls.
describe.each(withBody.filter(({ endpoint }) => !endpoint.form))('$title', ({ title, endpoint }) => {
  it('reports wrong fields of a body, and changes nothing', async () => {
    const before = await everythingOf(known);
    for (const { what, field, body } of wrongInputs(endpoint.body as never, validBodies[title]?.(known) ?? {})) {
      const reply = await ask(endpoint, { body });
      expect([reply.statusCode, reply.json<ErrorEnvelope>().error.code], what).toEqual([422, 'validation_failed']);
      expect(fieldsOf(reply), what).toContain(field);
    }
    const list = await server.app.inject({
      method: endpoint.method,
      url: `/gateway${fillPath(endpoint.path, placesFor(endpoint, {}))}`,
      headers: { ...headersFor(endpoint), 'content-type': 'application/json' },
      payload: '["not", "an object"]',
    });
    expect(list.statusCode).toBe(422);
    expect(await everythingOf(known)).toBe(before);
  });
});

/** Query values that may be any text, up to a length. */
const freeTexts = ['search', 'searchText', 'categoryName', 'couponCode', 'name', 'value', 'source', 'agent'];

describe.each(withQuery)('$title', ({ title, endpoint }) => {
  it('accepts its query parameters and reports each wrong one', async () => {
    const good = validQueries[title] ?? {};
    const body = validBodies[title]?.(known);
    const reply = await ask(endpoint, { query: good, body });
    // A call that changes something has no record to change here.
    const isNotSetUp = reply.body.includes('"sso_provider_not_set_up"');
    const namesRecord = 'campaignId' in good;
    expect(isNotSetUp ? [409] : endpoint.method === 'GET' && !namesRecord ? [200] : [200, 404], reply.body).toContain(
      reply.statusCode,
    );
    for (const field of Object.keys(good)) {
      const wrong = await ask(endpoint, {
        body,
        query: { ...good, [field]: freeTexts.includes(field) ? 'x'.repeat(301) : '{"wrong":1}' },
      });
      expect(wrong.statusCode, field).toBe(422);
      expect(fieldsOf(wrong), field).toContain(field);
    }
    if (endpoint.access === 'public') return;
    const elsewhere = await ask(endpoint, { query: { ...good, companyId: foreign.companyId }, body });
    expect([elsewhere.statusCode, elsewhere.json<ErrorEnvelope>().error.code]).toEqual([403, 'company_not_accessible']);
  });
});

const recordsOf = (endpoint: AnyEndpoint) =>
  paramsOf(endpoint).filter((name) => !/^(companyId|email|domain|month|.*token)$/i.test(name));

describe.each(everyEndpoint.filter(({ endpoint }) => recordsOf(endpoint).length > 0))('$title', ({ title, endpoint }) => {
  const places = recordsOf(endpoint);

  it('answers not found for records of other companies and unknown ones', async () => {
    const before = await everythingOf(foreign);
    const theirs = { ...foreign, id: foreign.userId, companyId: known.companyId };
    // Without a record of its own, an address would be one that no record has.
    expect(Object.keys(theirs), 'records of Known').toEqual(expect.arrayContaining(places));
    for (const params of [
      ...(isAboutAll(endpoint) ? [] : [theirs]),
      Object.fromEntries(places.map((name) => [name, randomUUID()])),
    ]) {
      const valid = validBodies[title]?.(known);
      const body = endpoint.needsStep ? { ...valid, ...(await aStep()) } : valid;
      const reply = await ask(endpoint, { params, query: validQueries[title] ?? {}, body });
      expect([403, 404], `${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
    }
    expect(await everythingOf(foreign)).toBe(before);
  });

  it('reports a path parameter that is no id', async () => {
    const reply = await ask(endpoint, {
      params: Object.fromEntries(places.map((name) => [name, 'first'])),
      body: validBodies[title]?.(known),
    });
    expect(reply.statusCode).toBe(422);
    expect(fieldsOf(reply)).toEqual(expect.arrayContaining(places));
  });
});

describe.each(withBody.filter(({ endpoint }) => endpoint.access !== 'public'))('$title', ({ title, endpoint }) => {
  // A form is read only for whoever may send it, so the plan that it needs comes first.
  const setPlan = (hasBoost: boolean) =>
    server.services.db.pool.query('UPDATE companies SET has_boost = $2 WHERE id = $1', [known.companyId, hasBoost]);
  beforeAll(async () => void (endpoint.form && (await setPlan(true))));
  afterAll(async () => void (endpoint.form && (await setPlan(false))));

  it('does not change people, departments and groups of other companies named in the body', async () => {
    const before = await everythingOf(foreign);
    const body = validBodies[title]?.({ ...foreign, companyId: known.companyId });
    const reply = await ask(endpoint, { body });
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(await everythingOf(foreign)).toBe(before);
    const named = { ...body, companyId: foreign.companyId, company_id: foreign.companyId };
    const elsewhere = await ask(endpoint, { body: named });
    expect([elsewhere.statusCode, elsewhere.json<ErrorEnvelope>().error.code]).toEqual([403, 'company_not_accessible']);
    expect(await everythingOf(foreign)).toBe(before);
  });
});

it('refuses a deeply nested body like any other wrong one', async () => {
  const depth = 20_000;
  const payload = `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const url = `/gateway${requestPasswordLink.path}`;
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers: { ...unlimited, 'content-type': 'application/json' },
    payload,
  });
  expect(reply.statusCode).toBe(422);
  expect(fieldsOf(reply)).toEqual(['body']);
});
