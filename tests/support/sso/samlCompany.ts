import { afterAll, expect } from 'vitest';
import type { BareServer } from '../server/bareServer.ts';
import { type Answer, startSamlProvider, type TestSamlProvider } from './samlProvider.ts';
import { serverOfFile } from '../server/serverOfFile.ts';
import { ssoBrowser, visitSaml } from './ssoBrowser.ts';

/** A company with a connection to the provider and a proved domain. */
export async function aSamlCompany(server: BareServer, provider: TestSamlProvider, way = 'custom_saml', more: object = {}) {
  const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
  const companyId = await server.company({ hasBoost: true });
  const owner = await server.person({ companyId, isOwner: true });
  const token = await server.open(owner.email);
  const body = { ...provider.settings, ...more, ...(await server.step(token)) };
  const saved = await server.post(`/gateway/api/v1/sso/${companyId}/${way}`, body, token);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  const domain = `${companyId}.example`;
  await query("INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), now())", [
    companyId,
    domain,
  ]);
  const settings = async () => (await server.get(`/gateway/api/v1/sso/company/${companyId}`, token)).json();
  const admin = async (email = `${crypto.randomUUID()}@${domain}`) => {
    const person = await server.person({ companyId, email });
    const subject = crypto.randomUUID();
    provider.signIn(subject, { email });
    return { ...person, subject };
  };
  return { companyId, owner: { ...owner, companyId }, token, domain, settings, admin };
}

/** A server and a provider of SAML for the tests of a file. */
export function samlOfFile() {
  const here = {} as { server: BareServer; provider: TestSamlProvider };
  const query = serverOfFile(async (server) => {
    here.server = server;
    here.provider = await startSamlProvider();
  });
  afterAll(() => here.provider?.close());
  return {
    here,
    query,
    /** What a browser does, with answers of the provider that may be forged. */
    browser: (forged?: Partial<Answer>) => ssoBrowser(here.server, visitSaml(here.server, here.provider, forged)),
    aCompany: (way?: string, more?: object) => aSamlCompany(here.server, here.provider, way, more),
    failed: (reason: string) => `/sso_fail?message=${reason}`,
    signedIn: expect.stringMatching(/^\/login\?ssoToken=[\w-]{43}$/),
  };
}
