import { samlPlaces } from '../modules/sso/public.ts';
import type { Env } from '../env.ts';
import { ssoConnections, companyDomains, ssoIdentities } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { insertRows } from './insertRows.ts';
import { addDays } from './moments.ts';
import type { World } from './world.ts';

/** Of a key that nobody has; valid until 2056. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIDBjCCAe6gAwIBAgIBATANBgkqhkiG9w0BAQsFADAbMRkwFwYDVQQDDBBzc28u
YWNtZS5leGFtcGxlMCAXDTI2MTEyMzAzNDUyMloYDzIwNTYxMTE1MDM0NTIyWjAb
MRkwFwYDVQQDDBBzc28uYWNtZS5leGFtcGxlMIIBIjANBgkqhkiG9w0BAQEFAAOC
AQ8AMIIBCgKCAQEAk0NNPN0yjo7RglCPmm5SOjUsDc44BTOps7m47jIpMGljAalA
aSYKbxkDfuwYbKBXCbbCmOMHXHuxgARRpxtlRcDXO+9YHK2dqrtcjCbtB1P/YGZl
nB+juP1ZBRZ324lYI/N1/qwTO4W30YS1J3d1esSytzHnfZKzI18p66YzS/aewL2y
BG6zalqK0cqsEyS5n9DGh6//WWrpoGL4B4FDOmD45HE7rjM2eriGKYWTn+5uPnAs
2fZrzq51H/HEljeUOdM6qIChFMyMOKAmqbMiJLw6wiBvthzcd9AubTQm6MeyxLNv
6vLLuU2lfwSUqkgA/qPTyV6ROHuFTxCK61AgYQIDAQABo1MwUTAdBgNVHQ4EFgQU
8wBN/MXkzV3cQIjcx+dirQIVhhowHwYDVR0jBBgwFoAU8wBN/MXkzV3cQIjcx+di
rQIVhhowDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEABMwZajzb
x+NChOWFvsbRwLhLIei7scca5dtaU3Rj4YnZR/peTdi14a5Pn1XFu913EBp51wmX
2wY6egVYv1Yp6jDNGQsFY3xXJtgqLmxcENQ3agH7FSmDyxV8yVazagEoTzWKHevJ
byVmwxAIoe2eVrZh9R1GGqVOX8tF2bKaLcDta2nSI6iDg35UI0ReK6gJUfOwqBQU
02o9wK1C0zRDuw2JTWosd9o8ZpzUXPnNYeA+XnzbKgJcNFNCyR/XaxaVd+EOxRYz
51wqJxoxdOeP/cRqsuaLTY3L0YLKGZjCY91f91wzQW2Ewt0Zfik0uTN4AGqeC+0V
D142A0HnsUsrew==
-----END CERTIFICATE-----
`;
const provider = 'https://sso.acme.example';
const connectionId = 'a5501c0e-5a31-4c0e-9a0d-5a3100000001';

/**
 * Single sign-on of Acme: a connection over SAML, whose provider does not exist, so it can be looked at and replaced, but nobody signs in
 * with it. A trigger notes the provider with the company.
 */
export async function makeSso(tx: Tx, { env, world, now }: { env: Env; world: World; now: Date }): Promise<void> {
  const company = world.companies.find(({ slug }) => slug === 'acme');
  const person = world.users.find(({ email }) => email === 'sso@acme.example');
  if (!company?.id || !person?.id) return;
  const [companyId, createdAt] = [company.id, addDays(now, -90)];
  await insertRows(tx, companyDomains, [{ companyId, domain: 'acme.example', token: 'demo', createdAt, provedAt: createdAt }]);
  const serviceProviderEntityId = samlPlaces(env, companyId).entityId;
  const connection = { type: 'custom_saml' as const, protocol: 'saml' as const, certificate, serviceProviderEntityId };
  const places = { issuer: `${provider}/metadata`, ssoUrl: `${provider}/saml` };
  await insertRows(tx, ssoConnections, [
    { id: connectionId, companyId, ...connection, ...places, createdAt, updatedAt: createdAt },
  ]);
  const identity = { connectionId, companyId, userId: person.id, issuer: places.issuer, subject: 'grace.boateng' };
  await insertRows(tx, ssoIdentities, [{ ...identity, createdAt }]);
}
