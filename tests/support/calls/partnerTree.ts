import { callAs } from './callAs.ts';
import type { TestServer } from '../server/testServer.ts';

/** A reseller with direct customers, a sub-reseller with customers of its own, and a stranger with one. The admins have signed in. */
export async function makePartnerTree(server: TestServer) {
  const partner = { isPartnerInviteAllowed: true, isChildLoginAllowed: true } as const;
  const reseller = await server.aCompany({ name: 'Northern', companyType: 'reseller', ...partner });
  const below = { parentId: reseller.id } as const;
  const sub = await server.aCompany({ name: 'Southern', companyType: 'subreseller', ...below, ...partner });
  const companies = {
    reseller,
    sub,
    granted: await server.aCompany({ name: 'Granted', ...below, loginAsCompanyStatus: 'access', hasBoost: true }),
    asked: await server.aCompany({ name: 'Asked', ...below, loginAsCompanyStatus: 'pending' }),
    closed: await server.aCompany({ name: 'Closed', ...below }),
    grandchild: await server.aCompany({ name: 'Grandchild', parentId: sub.id, loginAsCompanyStatus: 'access' }),
    stranger: await server.aCompany({ name: 'Stranger', companyType: 'reseller', ...partner }),
  };
  const foreign = await server.aCompany({ name: 'Foreign', parentId: companies.stranger.id });
  const firstSessionAt = new Date('2026-02-01T08:00:00Z');
  const ownerOf = (companyId: string) => server.aUser({ companyId, role: 'admin', isOwner: true, firstSessionAt });
  const admin = await ownerOf(reseller.id);
  const subAdmin = await ownerOf(sub.id);
  for (const { id } of [companies.granted, companies.asked, companies.grandchild]) await ownerOf(id);
  const call = callAs(server, await server.signInAs(admin), reseller.id);
  return {
    ...companies,
    foreign,
    admin,
    subAdmin,
    /** A call of the reseller's admin, in their own company. */
    call,
    asSub: callAs(server, await server.signInAs(subAdmin), sub.id),
  };
}

export type PartnerTree = Awaited<ReturnType<typeof makePartnerTree>>;
