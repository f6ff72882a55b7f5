import * as oidc from 'openid-client';
import { sessionLimits } from '#contract/session/limits';
import { outsideFetch } from '../../core/outsideFetch.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ssoConnections } from '../../db/schema.ts';
import { baseUrl } from '../../env.ts';
import type { Services } from '../../services.ts';

export type Connection = typeof ssoConnections.$inferSelect;

/** Where the provider sends the browser back to; registered there. */
export const callbackPath = '/gateway/api/v1/sso/callback';
export const redirectUriOf = (env: Services['env']): string => `${baseUrl(env)}${callbackPath}`;

const { providerSeconds, providerBytes } = sessionLimits.sso;
export const secretContext = (connection: Pick<Connection, 'companyId' | 'issuer'>): string =>
  `sso client ${connection.companyId} ${connection.issuer}`;

/** The issuer at an address that a person typed, without `https://`: a host, perhaps with a path. Refuses what is no address. */
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
 * Reads what the provider says about itself. Refuses with sso_unreachable, also if it names another issuer or an address that we do not
 * send people or secrets to.
 */
export async function discover(services: Pick<Services, 'env' | 'secrets'>, connection: Connection): Promise<oidc.Configuration> {
  const { issuer, clientId, secret } = clientOf(services, connection);
  const allowsLoopback = services.env.heedDev;
  const limits = { milliseconds: providerSeconds * 1000, bytes: providerBytes, allowsLoopback };
  const fetchOutside: oidc.CustomFetch = (url, { method, headers, body }) =>
    outsideFetch(new URL(url), { method, headers, ...(body != null && { body: String(body) }) }, limits);
  // Addresses are checked by `outsideFetch`; without this the library refuses loopback, too.
  const execute = [oidc.enableNonRepudiationChecks, ...(allowsLoopback ? [oidc.allowInsecureRequests] : [])];
  try {
    const options = { [oidc.customFetch]: fetchOutside, execute, timeout: providerSeconds };
    const auth = oidc.ClientSecretBasic(secret);
    const config = await oidc.discovery(new URL(issuer), clientId ?? '', undefined, auth, options);
    requireOutsideAddress(config.serverMetadata().authorization_endpoint, allowsLoopback);
    return config;
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('sso_unreachable', { cause, fields: [connection.tenantId ? 'tenantId' : 'domain'] });
  }
}

/** The browser of a person goes there: nothing but a web page over https. */
function requireOutsideAddress(address: string | undefined, allowsLoopback: boolean): void {
  const { protocol } = new URL(address ?? '');
  if (protocol !== 'https:' && !(allowsLoopback && protocol === 'http:')) throw new Error(`people are not sent to ${protocol}`);
}

/** Who signed in, as the provider says. */
export interface Outsider {
  issuer: string;
  subject: string;
  /** In lower case; null if the provider names none, or says that it is not verified. */
  email: string | null;
  name: string;
  lastName: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Exchanges the code of the answer for who signed in. Throws what the library finds wrong with it. */
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

function emailOf({ type }: Connection, profile: Record<string, unknown>): string | null {
  if (profile['email_verified'] === false) return null;
  const email = textOf(profile['email']) || (type === 'azure' ? textOf(profile['preferred_username']) : '');
  return /^[^@\s]+@[^@\s]+$/.test(email) ? email.toLowerCase() : null;
}
