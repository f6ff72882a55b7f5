import type { BareServer } from '../server/bareServer.ts';
import type { SendingPartner } from '../calls/sendingPartner.ts';
import type { Microsoft } from './microsoft.ts';

/** The way of a browser to Microsoft and back to the page of the panel. */
export function graphConsent(server: BareServer, microsoft: Microsoft, { call }: SendingPartner) {
  const begin = async (origin = 'http://localhost:3000') => {
    const reply = await call('GET', `graph_api/auth_url?redirectDomain=${encodeURIComponent(origin)}`);
    const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { reply, cookie, url: reply.json<{ url?: string }>().url ?? '' };
  };
  /** The page on which the browser ends, with the answer in its address. */
  const comeBack = async (url: string) => {
    const { pathname, search } = new URL(await microsoft.visit(url));
    const reply = await server.app.inject({ url: `${pathname}${search}` });
    return new URL(String(reply.headers.location ?? ''), 'http://localhost:3000');
  };
  const answerIn = ({ searchParams }: URL) => ({
    state: searchParams.get('graphState') ?? '',
    code: searchParams.get('graphCode') ?? '',
  });
  return {
    begin,
    comeBack,
    answerIn,
    /** The whole way of somebody who owns this mailbox. */
    async connect(owner: string) {
      microsoft.signIn(owner);
      const { url, cookie } = await begin();
      return call('POST', 'graph_api/connect', answerIn(await comeBack(url)), { cookie });
    },
  };
}
