import type { BareServer } from '../server/bareServer.ts';
import { pageBrowser } from './pageBrowser.ts';

/** A browser that signs in on the pages of learners with single sign-on. `visit`: what it does at the provider. */
export function ssoLearner(server: BareServer, { visit }: { visit: (link: string) => Promise<string> }) {
  const browser = pageBrowser(server);
  const get = (link: string) => {
    const { pathname, search } = new URL(link, 'http://localhost:3000');
    return browser.get(`${pathname}${search}`);
  };
  /** From the page in between to the address at the provider. */
  const atProvider = async (page: string) => {
    const { body } = await get(page);
    const begin = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(body)?.[1] ?? '';
    return (await get(begin.replaceAll('&amp;', '&'))).to ?? '';
  };
  /** From the page in between to the answer with which the provider sends the browser back. */
  const answerFor = async (page: string) => visit(await atProvider(page));
  return {
    ...browser,
    get,
    atProvider,
    answerFor,
    /** The whole way from the page in between; where the browser ends. */
    async walk(page: string): Promise<string> {
      const answer = await answerFor(page);
      return answer.includes('/gateway/') ? ((await get(answer)).to ?? '') : answer;
    },
    /** The page in between that an address leads to. */
    asked: (email: string, to = '') =>
      browser.send(`/learn/sign-in/sso${to && `?${new URLSearchParams({ to }).toString()}`}`, { email }),
    cookieNames: () => [...browser.cookies.keys()].sort(),
  };
}
