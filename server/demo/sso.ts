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
/** Of a key that nobody has; expired in October 2026. */
const oldCertificate = `-----BEGIN CERTIFICATE-----
MIICuzCCAaOgAwIBAgIBATANBgkqhkiG9w0BAQsFADAfMR0wGwYDVQQDExRzc28u
Y3VzdG9tZXIuZXhhbXBsZTAeFw0yMzEwMDEwODAwMDBaFw0yNjEwMDEwODAwMDBa
MB8xHTAbBgNVBAMTFHNzby5jdXN0b21lci5leGFtcGxlMIIBIjANBgkqhkiG9w0B
AQEFAAOCAQ8AMIIBCgKCAQEAsdXlUCRL5p0BuLXvT6d649XbMJK3DnukANxtMpNc
dltnwFihy4CzMGVg8b+FYDxaxLPE+VqZIBuSE34tzp1n5JNmBXFMG1hfJPb48ogD
CxG9spxIEmya73vMq4qIimoSlplOtzbqX+w9pliYEzWmaI/Ws+ElXtM+cJcBzOOf
TZA8d57TiISz7Iv1OLWvgSx0s3P34FtX/tRbnwqQwkeR5cnChHmIEk72A85aznh4
4DWC2PvdGEJoxl6v6KgdaF72d4vlR1744wKVUVRQpIFaato85FwN7epnYqEMoUBn
UBIumziI8CjcepozznAsdFOX1COz+dTTnwe+ORXOkkozrQIDAQABowIwADANBgkq
hkiG9w0BAQsFAAOCAQEALuBbfvgyaw68wp2R6LSJiHihmlmjwlqXlK37jbLgboDM
//RiIR+MGzdmt3aoeaEc1ydHeF0D3wCtr/sfF53BbtCPinQcaPDnGozzMa/aJ8Ek
j7CvTOa57Pbl61ydIHnzLXSSor+2L7+oqV4q6hPJlfcxmNMYhff2MYU9i9Rf5eEm
Ec9NIL+/BShsZhNw/mnbdoStHLeqTgpevH8C7N7OTI+6P/tczbH9a6KDNhCNEVQQ
RDJRkB7LQwgmOA/dOI9QtKqRib3fsLIkIAusBOrIoPkXvE0wC9K4QiNke7K34SK+
ayYeQTP0HqGWj04JBL++g65nlZ8TUAj2Yt+BDtSOQA==
-----END CERTIFICATE-----
`;
const provider = 'https://sso.acme.example';
const connectionId = 'a5501c0e-5a31-4c0e-9a0d-5a3100000001';

/**
 * Single sign-on of Acme: a connection over SAML, whose provider does not exist, so it can be looked at and replaced, but nobody signs in
 * with it. A trigger notes the provider with the company.
 */
export async function makeSso(tx: Tx, { env, world, now }: { env: Env; world: World; now: Date }): Promise<void> {
  await makeUnfinished(tx, { env, world, now });
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

/** What is left to do at customers of Northstar that give it access: a domain without its proof, and a certificate that has expired. */
async function makeUnfinished(tx: Tx, { env, world, now }: { env: Env; world: World; now: Date }): Promise<void> {
  const partnerId = world.companies.find(({ slug }) => slug === 'northstar')?.id;
  const open = world.companies.filter(
    ({ parentId, loginAsCompanyStatus, disabled, hasBoost, isPartner }) =>
      parentId === partnerId && loginAsCompanyStatus === 'access' && !disabled && hasBoost && !isPartner,
  );
  const unproved = open.slice(1, 4).map(({ id = '', slug }) => ({ id, domain: `${slug}.example` }));
  await insertRows(
    tx,
    companyDomains,
    unproved.map(({ id, domain }) => ({ companyId: id, domain, token: 'demo', createdAt: addDays(now, -12) })),
  );
  const late = open[4];
  if (!late?.id) return;
  const places = { issuer: `https://sso.${late.slug}.example/metadata`, ssoUrl: `https://sso.${late.slug}.example/saml` };
  const saml = { type: 'custom_saml' as const, protocol: 'saml' as const, certificate: oldCertificate };
  const serviceProviderEntityId = samlPlaces(env, late.id).entityId;
  const createdAt = late.createdAt;
  await insertRows(tx, ssoConnections, [
    { companyId: late.id, ...saml, ...places, serviceProviderEntityId, createdAt, updatedAt: createdAt },
  ]);
}
