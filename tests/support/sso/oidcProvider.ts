import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export const client = { client_id: 'heed', client_secret: 'a-secret-of-the-client' };

type Claims = Record<string, unknown>;

/**
 * A real OpenID Connect provider on this machine, which signs in whoever `signIn` names without asking. It sends browsers back to any
 * address that begins with `redirectUri`. `path` is where its issuer lives, as `/oidc/2` at OneLogin.
 */
export async function startProvider(redirectUri: string, path = '') {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' };
  const people = new Map<string, Claims>();
  let present = '';
  let forged: string | undefined;
  /** Addresses that were asked for. */
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (!url.startsWith(path)) return void response.writeHead(404).end();
    if (forged && url.startsWith(`${path}/token`)) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: forged }));
    }
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(path.length) || '/';
    if (!request.url.startsWith('/interaction/')) return void answer(request, response);
    request.url = url;
    return void provider.interactionFinished(request, response, present ? { login: { accountId: present } } : denied);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${host}${path}`;
  const configuration: Configuration = {
    clients: [{ ...client, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_basic' }],
    jwks: { keys: [key] },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub', 'tid', 'oid'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: oidc.client?.clientId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.Client.prototype.redirectUriAllowed = (uri) => uri.startsWith(redirectUri);
  const answer = provider.callback();

  /** Follows the pages of the provider, as a browser does, until it sends the browser back. */
  async function visit(link: string): Promise<string> {
    const jar = new Map<string, string>();
    for (let url = link; ; ) {
      if (url.startsWith(redirectUri)) return url;
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

      const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const set of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      const next = reply.headers.get('location');
      if (!next) throw new Error(`${reply.status} at ${url}: ${await reply.text()}`);
      url = new URL(next, url).href;
    }
  }

  return {
    issuer,
    host,
    asked,
    visit,
    /** Whoever comes next is this person; without a subject they cancel. */
    signIn(subject: string, claims: Claims = {}) {
      present = subject;
      if (subject) people.set(subject, { email_verified: true, ...claims });
    },
    /** The next answers hold this ID token, signed with the provider's key. */
    async forge(claims: Claims, { key: otherKey = privateKey } = {}) {
      const token = { iss: issuer, aud: client.client_id, sub: 'forged', ...claims };
      forged = await new SignJWT(token)
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(otherKey);
    },
    honest: () => void (forged = undefined),
    close: () => new Promise<unknown>((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

const denied = { error: 'access_denied', error_description: 'The person cancelled' };
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;
