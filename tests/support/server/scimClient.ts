import { scimTokenPrefix } from '#contract/company/scim';
import type { BareServer } from './bareServer.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** A call of a directory, as providers send them. */
export function scimClient({ app }: BareServer, token: string) {
  return async (method: Method, path: string, body?: object | string) =>
    app.inject({
      method,
      url: `/gateway/api/v1/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/scim+json',
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}
export type ScimClient = ReturnType<typeof scimClient>;

export const patchOf = (...Operations: object[]) => ({ schemas: [patchSchema], Operations });
export const filterOf = (text: string) => `filter=${encodeURIComponent(text)}`;

/**
 * A company on Boost with an owner, another admin and a proved domain. `connect` makes a token as its owner and returns the calls of its
 * directory.
 */
export async function aProvisionedCompany(server: BareServer, more: Parameters<BareServer['company']>[0] = { hasBoost: true }) {
  const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
  const companyId = await server.company(more);
  const domain = `${companyId}.example`;
  await query('INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, $3, now(), now())', [
    companyId,
    domain,
    'x',
  ]);
  const owner = await server.person({ companyId, isOwner: true, email: `owner@${domain}` });
  const admin = await server.person({ companyId, email: `admin@${domain}` });
  const tokenPath = `/gateway/api/v1/scim/v2/bearer_token/company/${companyId}`;
  const call = async (method: Method, path: string, token: string, payload?: object) =>
    server.app.inject({ method, url: `/gateway${path}`, headers: server.headersOf(token), ...(payload && { payload }) });
  const makeToken = async (session: string): Promise<string> => {
    const reply = await server.post(tokenPath, await server.step(session), session);
    const { token } = reply.json<{ token?: string }>();
    if (!token?.startsWith(scimTokenPrefix)) throw new Error(reply.body);
    return token;
  };
  return {
    companyId,
    domain,
    owner,
    admin,
    tokenPath,
    call,
    makeToken,
    connect: async (): Promise<ScimClient> => scimClient(server, await makeToken(await server.open(owner.email))),
    row: async (id: string) => (await query('SELECT * FROM users WHERE id = $1', [id])).rows[0],
    query,
  };
}
export type ProvisionedCompany = Awaited<ReturnType<typeof aProvisionedCompany>>;

/** A user as a directory adds them; returns the id. */
export async function addUser(scim: ScimClient, userName: string, more: object = {}): Promise<string> {
  const reply = await scim('POST', '/Users', { schemas: [userSchema], userName, active: true, ...more });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ id: string }>().id;
}
