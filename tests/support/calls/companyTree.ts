import type { TestServer } from '../server/testServer.ts';

export type Company = Awaited<ReturnType<TestServer['aCompany']>>;
export type Person = Awaited<ReturnType<TestServer['aUser']>>;

/**
 * A distributor with its partner, the partner's customers with and without granted access, unrelated companies, and our own
 * staff; a signed-in person of each kind. Most tests use the company `granted`.
 */
export async function makeCompanyTree(server: TestServer) {
  const grandparent = await server.aCompany({ companyType: 'reseller', isPartner: true });
  const parent = await server.aCompany({
    companyType: 'subreseller',
    isPartner: true,
    parentId: grandparent.id,
    loginAsCompanyStatus: 'access',
  });
  const child = { parentId: parent.id } as const;
  const companies = {
    grandparent,
    parent,
    granted: await server.aCompany({ ...child, loginAsCompanyStatus: 'access' }),
    sibling: await server.aCompany({ ...child, loginAsCompanyStatus: 'access' }),
    notGranted: await server.aCompany({ ...child, loginAsCompanyStatus: 'pending' }),
    switchedOff: await server.aCompany({ ...child, loginAsCompanyStatus: 'access', disabled: true }),
    stranger: await server.aCompany(),
    managed: await server.aCompany({ companyType: 'package_msp' }),
    house: await server.aCompany({ isHouse: true }),
  };
  const admin = (company: Company) => server.aUser({ companyId: company.id, role: 'admin', isOwner: true });
  const people = {
    admin: await admin(companies.granted),
    learner: await server.aUser({ companyId: companies.granted.id, role: 'user', hasLogin: true }),
    parentAdmin: await admin(parent),
    parentLearner: await server.aUser({ companyId: parent.id, role: 'user', hasLogin: true }),
    grandparentAdmin: await admin(grandparent),
    siblingAdmin: await admin(companies.sibling),
    strangerAdmin: await admin(companies.stranger),
    switchedOffAdmin: await admin(companies.switchedOff),
    msp: await server.aUser({ companyId: companies.managed.id, role: 'msp', isOwner: true }),
    support: await server.aUser({ companyId: companies.house.id, role: 'support' }),
    superadmin: await server.aUser({ companyId: companies.house.id, role: 'superadmin' }),
  };
  const headers = new Map<string, { authorization: string }>();
  for (const person of Object.values(people)) headers.set(person.id, await server.signInAs(person));
  return { companies, people, headersOf: (person: Person) => headers.get(person.id) ?? { authorization: '' } };
}

export type CompanyTree = Awaited<ReturnType<typeof makeCompanyTree>>;
