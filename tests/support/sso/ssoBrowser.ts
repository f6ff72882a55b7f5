import { customTokenSso, loginEndpointLink } from '#contract/session/ssoSignIn';
import { fillPath } from '#contract/kit/endpoint';
import type { BareServer } from '../server/bareServer.ts';
import type { Answer, TestSamlProvider } from './samlProvider.ts';

export const redirectUri = 'http://localhost:3000/gateway/api/v1/sso/callback';

/** Posts the answer of a provider of SAML as its page does: from another site, so without our cookie. Gives where that leads. */
export async function postAnswer(server: BareServer, form: { acsUrl: string; SAMLResponse: string; RelayState?: string }) {
  const { acsUrl, ...fields } = form;
  const reply = await server.app.inject({
    method: 'POST',
    url: new URL(acsUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: reply.statusCode, location: String(reply.headers.location ?? ''), reply };
}

/** What a browser does at a provider of SAML, which may forge its answer. */
export const visitSaml = (server: BareServer, provider: TestSamlProvider, forged?: Partial<Answer>) => ({
  visit: async (link: string) => (await postAnswer(server, provider.answer(link, forged))).location,
});

/** A browser that signs in with single sign-on: keeps the cookie of our server, and goes where it is sent. */
export function ssoBrowser(server: BareServer, provider: { visit: (link: string) => Promise<string> }) {
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
  const walk = async (email: string) => {
    const answer = await answerFor((await linkFor(email)).link);
    return answer.includes('/gateway/') ? (await go(answer)).location : answer;
  };
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
