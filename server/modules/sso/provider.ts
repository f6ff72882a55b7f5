import * as oidc from 'openid-client';
import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import { outsideOidcFetch } from '../../core/outsideOidc.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ssoConnections } from '../../db/schema.ts';
import { baseUrl, type Env } from '../../env.ts';
import type { Services } from '../../services.ts';

export type Connection = typeof ssoConnections.$inferSelect;

/** Where a browser begins: with `company`, or with the `token` of a mail. */
export const beginPath = '/gateway/api/v1/sso/begin';

/** Where browsers come back to: below it each company has an address of its own. Itself it is for Entra, and for answers over SAML. */
export const callbackPath = '/gateway/api/v1/sso/callback';

/**
 * Where the provider sends the browser back to; registered there. With one address for all companies, the provider of one could send
 * browsers on to the provider of another, and we would send it the code of that other one. Our application at Entra is one for all, and
 * leads to Microsoft alone.
 */
export const callbackPathOf = ({ type, companyId }: Pick<Connection, 'type' | 'companyId'>): string =>
  type === 'azure' ? callbackPath : `${callbackPath}/${companyId}`;
export const redirectUriOf = (env: Services['env'], connection: Pick<Connection, 'type' | 'companyId'>): string =>
  `${baseUrl(env)}${callbackPathOf(connection)}`;

const { providerSeconds, providerBytes } = sessionLimits.sso;
export const secretContext = (connection: Pick<Connection, 'companyId' | 'issuer'>): string =>
  `sso client ${connection.companyId} ${connection.issuer}`;

/** The issuer at an address that a person typed, without `https://`: a host, perhaps with a path. Refuses text that is no address. */
export function issuerAt(domain: string, path = ''): string {
  const text = domain.startsWith('http://') ? domain : `https://${domain}`;
  if (!URL.canParse(text)) throw new Refusal('validation_failed', { fields: ['domain'] });
  const { origin, pathname, search, hash, username } = new URL(text);
  if (search || hash || username) throw new Refusal('validation_failed', { fields: ['domain'] });
  return `${origin}${pathname.replace(/\/+$/, '')}${path}`;
}

type Client = Pick<Connection, 'issuer' | 'clientId'> & { secret: string };

/** The client at the provider, with the key under which it is known there. */
function clientOf({ env, secrets }: Pick<Services, 'env' | 'secrets'>, connection: Connection): Client {
  if (connection.type === 'azure') {
    if (!env.azure) throw new Refusal('sso_provider_not_set_up');
    return { issuer: connection.issuer, clientId: env.azure.clientId, secret: env.azure.clientSecret };
  }
  const secret = connection.sealedSecret ? secrets.open(connection.sealedSecret, secretContext(connection)) : '';
  return { issuer: connection.issuer, clientId: connection.clientId, secret };
}

/**
 * Reads the metadata of the provider. Refuses with sso_unreachable, also if it names another issuer or an address that we do not
 * send people or secrets to.
 */
export async function discover(services: Pick<Services, 'env' | 'secrets'>, connection: Connection): Promise<oidc.Configuration> {
  const { issuer, clientId, secret } = clientOf(services, connection);
  const allowsLoopback = services.env.heedDev;
  const limits = { milliseconds: providerSeconds * 1000, bytes: providerBytes, allowsLoopback };
  // Addresses are checked by `outsideFetch`; without this the library refuses loopback, too.
  const execute = [oidc.enableNonRepudiationChecks, ...(allowsLoopback ? [oidc.allowInsecureRequests] : [])];
  try {
    const options = { [oidc.customFetch]: outsideOidcFetch(limits), execute, timeout: providerSeconds };
    const auth = oidc.ClientSecretBasic(secret);
    const config = await oidc.discovery(new URL(issuer), clientId ?? '', undefined, auth, options);
    if (!isPage(services.env, config.serverMetadata().authorization_endpoint)) throw new Error('people are only sent to https');
    return config;
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('sso_unreachable', { cause, fields: [connection.tenantId ? 'tenantId' : 'domain'] });
  }
}

/** Whether the browser of a person may be sent there: a web page over https. We never fetch it, so it may be in their own network. */
function isPage({ heedDev }: Pick<Env, 'heedDev'>, address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, username } = new URL(address);
  return (protocol === 'https:' || (heedDev && protocol === 'http:')) && !username;
}

/** The page of a provider of SAML, which a person entered. Refuses text that is no address over https. */
export function pageAt(env: Pick<Env, 'heedDev'>, address: string): string {
  if (!isPage(env, address)) throw new Refusal('validation_failed', { fields: ['ssoUrl'] });
  return new URL(address).href;
}

/** The person who signed in, by the provider. `email` is in lower case; null if the provider names none, or says that it is not verified. */
export const outsiderShape = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  lastName: z.string(),
});
export type Outsider = z.output<typeof outsiderShape>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Exchanges the code of the answer for the person who signed in. Throws the errors of the library. */
export async function readAnswer(
  config: oidc.Configuration,
  connection: Connection,
  answer: { url: URL; state: string; nonce: string; verifier: string },
): Promise<Outsider> {
  const tokens = await oidc.authorizationCodeGrant(config, answer.url, {
    pkceCodeVerifier: answer.verifier,
    expectedNonce: answer.nonce,
    expectedState: answer.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  if (connection.type !== 'azure' && claims.iss !== connection.issuer) throw new Error('the ID token is of another issuer');
  const subject = subjectOf(connection, claims);
  // Some providers leave the profile out of the ID token.
  const more = claims['email'] === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  const profile: Record<string, unknown> = { ...more, ...claims };
  return {
    issuer: claims.iss,
    subject,
    email: emailOf(connection, profile),
    name: textOf(profile['given_name']) || textOf(profile['name']),
    lastName: textOf(profile['family_name']),
  };
}

/** Entra: `sub` differs for each application, so people are known by tenant and object id; the tenant must be that of the connection. */
function subjectOf({ type, tenantId }: Connection, claims: oidc.IDToken): string {
  if (type !== 'azure') return claims.sub;
  const [tenant, object] = [textOf(claims['tid']), textOf(claims['oid'])];
  if (tenant !== tenantId || !object) throw new Error('the ID token is of another tenant, or names no object');
  return `${tenant}/${object}`;
}

/**
 * Whether the provider does not say that an address is not verified. Some send the claim as a text. Entra and OneLogin have none, and Okta
 * leaves it out of ID tokens that come with an access token, so its absence says nothing; the proved domain is what counts then.
 */
const mayBeVerified = (profile: Record<string, unknown>): boolean =>
  !('email_verified' in profile) || [true, 'true'].includes(profile['email_verified'] as boolean | string);

function emailOf({ type }: Connection, profile: Record<string, unknown>): string | null {
  if (!mayBeVerified(profile)) return null;
  return emailIn(textOf(profile['email']) || (type === 'azure' ? textOf(profile['preferred_username']) : ''));
}

/** Where Microsoft and others put claims of SAML. */
export const samlClaims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
/** The names that providers use for the address in an assertion, in lower case. */
export const samlEmailNames: readonly string[] = [
  'email',
  'mail',
  'emailaddress',
  'user.email',
  `${samlClaims}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
];

/** Where an answer was searched for an address, for the admin whose provider sent none. */
export function describeEmailSearch({ protocol, type }: Connection): string {
  if (protocol === 'saml') return `NameID, ${samlEmailNames.join(', ')}`;
  return type === 'azure' ? 'email, preferred_username' : 'email';
}

/** An e-mail address in lower case; null for anything else. */
export const emailIn = (text: string): string | null => (/^[^@\s]+@[^@\s]+$/.test(text) ? text.toLowerCase() : null);
