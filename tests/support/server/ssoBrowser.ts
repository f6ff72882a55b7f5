import { customTokenSso, loginEndpointLink } from '#contract/session/ssoSignIn';
import { fillPath } from '#contract/kit/endpoint';
import type { BareServer } from './bareServer.ts';
import type { TestProvider } from './oidcProvider.ts';

export const redirectUri = 'http://localhost:3000/gateway/api/v1/sso/callback';

/** A browser that signs in with single sign-on: keeps the cookie of our server, and goes where it is sent. */
export function ssoBrowser(server: BareServer, provider: TestProvider) {
  let cookie = '';
  const go = async (link: string) => {
    const { pathname, search } = new URL(link, 'http://localhost:3000');
    const reply = await server.app.inject({ url: `${pathname}${search}`, headers: { cookie } });
    const set = String(reply.headers['set-cookie'] ?? '');
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: reply.statusCode, location: String(reply.headers.location ?? ''), set };
  };
  const linkFor = async (email: string) => {
    const reply = await server.post(`/gateway${fillPath(loginEndpointLink.path, { email })}`, { origin: 'admin' });
    return { code: reply.json().error?.code as string | undefined, link: (reply.json() as { link?: string }).link ?? '' };
  };
  /** From our link to the answer that the provider sends the browser back with. */
  const answerFor = async (link: string) => provider.visit((await go(link)).location);
  const exchange = (location: string) => {
    const token = new URL(location, 'http://localhost:3000').searchParams.get('ssoToken') ?? 'none';
    return server.app.inject({ url: `/gateway${fillPath(customTokenSso.path, { token })}`, headers: { cookie } });
  };
  /** The whole way of a person who knows their address; the page that the browser ends on. */
  const walk = async (email: string) => (await go(await answerFor((await linkFor(email)).link))).location;
  return {
    go,
    linkFor,
    answerFor,
    exchange,
    walk,
    take: (other: string) => void (cookie = other.split(';')[0] ?? ''),
    /** Signs in and opens the session; the token for further calls. */
    async open(email: string): Promise<string> {
      const reply = await exchange(await walk(email));
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return server.signInWith(reply.json<{ customToken: string }>().customToken);
    },
  };
}
