import { expect } from 'vitest';
import type { BareServer } from '../server/bareServer.ts';

/** A browser with a session that opens links into other companies: keeps the cookie of our server. */
export function companyBrowser(server: BareServer, session: string, usual: string) {
  let cookie = '';
  const ask = async (company = usual) => {
    const url = `/gateway/rest/v1/company/${company}/login-links`;
    const reply = await server.app.inject({ method: 'POST', url, headers: { ...server.headersOf(session), cookie } });
    cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] || cookie;
    return reply;
  };
  const tokenFor = async (company?: string) => {
    const reply = await ask(company);
    expect(reply.statusCode, reply.body).toBe(200);
    return new URL(reply.json<{ link: string }>().link, 'http://localhost').searchParams.get('companyToken') ?? '';
  };
  const exchange = (token: string) => server.app.inject({ url: `/gateway/user/custom_token/${token}`, headers: { cookie } });
  const customTokenFor = async (company?: string) => {
    const reply = await exchange(await tokenFor(company));
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ customToken: string }>().customToken;
  };
  /** Opens the company, as the panel does; the token for further calls. */
  const open = async (company?: string) => server.signInWith(await customTokenFor(company));
  return { session, ask, tokenFor, exchange, customTokenFor, open };
}

/** A partner with two customers who granted access, and the house. New ones for each test. */
export async function someCompanies(server: BareServer) {
  const partnerId = await server.company({ name: 'Northstar', companyType: 'reseller', isPartner: true, hasBoost: true });
  const customer = { parentId: partnerId, loginAsCompanyStatus: 'access', hasBoost: true } as const;
  const customerId = await server.company({ name: 'Brook', ...customer });
  const otherId = await server.company({ name: 'Creek', ...customer });
  const { pool } = server.services.db;
  return {
    partnerId,
    customerId,
    otherId,
    grant: (status: 'none' | 'pending' | 'access') =>
      pool.query('UPDATE companies SET login_as_company_status = $2 WHERE id = $1', [customerId, status]),
    aPartner: (more: object = {}) => server.person({ companyId: partnerId, name: 'Nora', lastName: 'North', ...more }),
    /** Signs in at home. */
    atHome: async ({ email }: { email: string }) => companyBrowser(server, await server.open(email), customerId),
    groups: (company = customerId) => `/gateway/customers/api/v1/company/${company}/groups`,
    addGroup(session: string, company?: string) {
      return server.post(this.groups(company), { name: crypto.randomUUID() }, session);
    },
  };
}
