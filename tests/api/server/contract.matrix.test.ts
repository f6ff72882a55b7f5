import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { access, can, type Capability, roleInCompany } from '#contract/access';
import type { ErrorEnvelope } from '#contract/errors';
import { fillPath } from '#contract/kit/endpoint';
import { planOf } from '#contract/roles';
import type { AnyEndpoint } from '#server/http/handler';
import { type Company, type CompanyTree, makeCompanyTree, type Person } from '#tests/support/calls/companyTree';
import { everyEndpoint, hasScope, paramsOf } from '#tests/support/calls/everyEndpoint';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

let server: TestServer;
let tree: CompanyTree;
beforeAll(async () => {
  server = await startTestServer();
  tree = await makeCompanyTree(server);
});

type Who = keyof CompanyTree['people'];
type Where = keyof CompanyTree['companies'];
type Reach = 'reached' | 'out of reach';

/** Callers: who, in which company, and whether they have access to it. */
const callers: [who: Who, where: Where, reach: Reach][] = [
  ['admin', 'granted', 'reached'],
  ['learner', 'granted', 'reached'],
  ['msp', 'managed', 'reached'],
  ['support', 'granted', 'reached'],
  ['superadmin', 'granted', 'reached'],
  ['support', 'switchedOff', 'reached'],
  ['support', 'house', 'reached'],
  ['superadmin', 'house', 'reached'],
  ['parentAdmin', 'parent', 'reached'],
  ['parentAdmin', 'granted', 'reached'],
  ['parentAdmin', 'notGranted', 'out of reach'],
  ['parentAdmin', 'switchedOff', 'out of reach'],
  ['parentAdmin', 'grandparent', 'out of reach'],
  ['parentLearner', 'granted', 'out of reach'],
  ['grandparentAdmin', 'granted', 'reached'],
  ['grandparentAdmin', 'notGranted', 'out of reach'],
  ['admin', 'parent', 'out of reach'],
  ['siblingAdmin', 'granted', 'out of reach'],
  ['strangerAdmin', 'granted', 'out of reach'],
  ['strangerAdmin', 'house', 'out of reach'],
  ['msp', 'granted', 'out of reach'],
  ['switchedOffAdmin', 'switchedOff', 'reached'],
];

/** Calls that people may make for themselves in their own company only; the handler checks it. */
const inOwnCompanyOnly = ['session.confirmPrivacyPolicy', 'notifications.getNotifications', 'surveys.getSurvey'];
/** A way into another company than one's own. */
const inOtherCompaniesOnly = ['signInLinks.getCompanyLink'];
/** Calls about the caller, whoever else they may read; see the tests of profiles. */
const isAboutOneself = ({ access }: AnyEndpoint) => access === 'session' || access === 'profile:own';
const walls = new Set(['invalid_session', 'session_expired', 'company_disabled', 'company_not_accessible', 'permission_denied']);
/** Whether the access table names plans for a call; others refuse a plan for what is in their body. */
const dependsOnPlan = ({ access: needed }: AnyEndpoint) =>
  needed in access && ['plans', 'onlyUnlocked'].some((rule) => rule in access[needed as Capability]);

/** Invalid for every endpoint, so that a call that is allowed changes nothing and reports wrong fields. */
const nonsense = { nothing: 'of the kind' };

async function ask(endpoint: AnyEndpoint, company: Company, person?: Person): Promise<string> {
  const params = Object.fromEntries(paramsOf(endpoint).map((name) => [name, name === 'companyId' ? company.id : randomUUID()]));
  if (person && isAboutOneself(endpoint)) Object.assign(params, { id: person.id, userId: person.id });
  const reply = await server.app.inject({
    method: endpoint.method,
    url: `/gateway${fillPath(endpoint.path, { ...params, companyId: company.id })}`,
    headers: { ...unlimited, ...(person && tree.headersOf(person)) },
    ...(endpoint.body && { payload: nonsense }),
  });
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  const code = reply.statusCode < 400 ? '' : reply.json<ErrorEnvelope>().error.code;
  const isRefused = walls.has(code) || (code === 'plan_required' && dependsOnPlan(endpoint));
  return isRefused ? code : 'let in';
}

function expected(title: string, endpoint: AnyEndpoint, person: Person, company: Company, reach: Reach): string {
  if (endpoint.access === 'public') return 'let in';
  // A user session never authorizes learner-app endpoints.
  if (endpoint.access === 'learnerApp') return 'invalid_session';
  const own = Object.values(tree.companies).find(({ id }) => id === person.companyId) ?? company;
  const scope = hasScope(endpoint) ? company : own;
  if (own.disabled) return 'company_disabled';
  if (hasScope(endpoint) && reach === 'out of reach') return 'company_not_accessible';
  if (inOwnCompanyOnly.includes(title) && scope.id !== own.id) return 'permission_denied';
  if (inOtherCompaniesOnly.includes(title) && scope.id === own.id) return 'permission_denied';
  if (endpoint.access === 'session') return 'let in';
  const plan = planOf({ ...scope, trial: { status: scope.trialStatus } });
  const subject = {
    role: roleInCompany(person, scope.id),
    companyType: scope.companyType,
    plan,
    isActingElsewhere: scope.id !== own.id,
    integration: scope.integration,
    isActingSession: false,
  };
  if (can(subject, endpoint.access)) return 'let in';
  return can({ ...subject, plan: 'boost' }, endpoint.access) ? 'plan_required' : 'permission_denied';
}

/** `logout` ends its session, so it gets one that is not needed afterwards. */
const endsSession = ['session.logout'];
const lasting = everyEndpoint.filter(({ title }) => !endsSession.includes(title));

describe.each(lasting)('$title', ({ title, endpoint }) => {
  it('allows exactly the callers of the access table, in exactly the companies they may access', async () => {
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [who, where, reach] of callers) {
      const [person, company] = [tree.people[who], tree.companies[where]];
      const key = `${who} in ${where}`;
      wanted[key] = expected(title, endpoint, person, company, reach);
      seen[key] = await ask(endpoint, company, person);
    }
    // The first call after sign-in decides itself whom the panel refuses; see the tests of sign-in.
    if (title !== 'session.getUser') expect(seen).toEqual(wanted);
  });

  it('refuses signed-out callers, unless it is public', async () => {
    const isOpen = endpoint.access === 'public' && title !== 'session.getUser';
    expect(await ask(endpoint, tree.companies.granted)).toBe(isOpen ? 'let in' : 'invalid_session');
  });
});

describe('a session', () => {
  it('that has ended is refused everywhere', async () => {
    const person = await server.aUser({ companyId: tree.companies.granted.id, role: 'admin' });
    const headers = await server.signInAs(person);
    const url = `/gateway/company/admin_panel/${person.companyId}`;
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/gateway/rest/v1/me/logout', headers })).statusCode).toBe(200);
    const after = await server.app.inject({ url, headers });
    expect([after.statusCode, after.json<ErrorEnvelope>().error.code]).toEqual([401, 'invalid_session']);
  });
});
