import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { origin } from './origin.ts';
import { nobody, type SignedIn, signInApart } from './signedIn.ts';

/** The browser's own message about a 4xx; refused calls are part of the product. */
const expectedByBrowser = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects violations: console output, exceptions, requests to another origin. Slows the pages down if asked to. */
function watch(
  context: BrowserContext,
  complaints: string[],
  { own, expected }: { own: string | undefined; expected: readonly RegExp[] },
): void {
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (!expectedByBrowser.test(message.text())) complain(`console ${message.type()}: ${message.text()}`);
  });
  if (slowdown > 1) context.on('page', (page) => void slowDown(page));
  context.on('weberror', (error) => complain(`error: ${error.error().message}`));
  context.on('request', (request) => {
    if (own === undefined) return;
    const { protocol, origin: asked, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== own) complain(`other origin: ${href}`);
  });
}

/** `npm run steady` sets by what factor the pages' processor is slowed down. */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  try {
    const debugging = await page.context().newCDPSession(page);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  } catch (error) {
    // A page that is closed at once needs no slowing down.
    if (!page.isClosed()) throw error;
  }
}

interface Fixtures {
  /** Demo account that is signed in when the test begins. Its session is shared, so no test may end it. */
  as: string | undefined;
  /** Browser messages that this test causes on purpose. */
  expectedComplaints: readonly RegExp[];
  /** The server that this test's pages belong to. */
  server: string;
  complaints: string[];
  quiet: undefined;
  /** Opens a page in another context, where nobody is signed in. */
  elsewhere: () => Promise<Page>;
  /** The same for a page that is not ours: only its console output is reported. */
  apart: () => Promise<Page>;
  /** Calls of `as`, to arrange and to compare. */
  api: Api;
}

interface WorkerFixtures {
  signedIn: (email: string) => Promise<SignedIn>;
}

/** The test function of every spec: a page with violations fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  as: [undefined, { option: true }],
  expectedComplaints: [[], { option: true }],
  server: [origin, { option: true }],
  signedIn: [
    async ({ browser }, provide) => {
      const kept = new Map<string, Promise<SignedIn>>();
      await provide((email) => {
        const known = kept.get(email) ?? signInApart(browser, email);
        kept.set(email, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ as, signedIn }, provide) => provide(as ? (await signedIn(as)).state : undefined),
  api: async ({ as, signedIn, request }, provide) => {
    if (!as) throw new Error('say with `test.use({ as })` who calls');
    await provide(await apiOf(request, (await signedIn(as)).headers));
  },
  complaints: async ({ browserName: _ }, provide) => provide([]),
  quiet: [
    async ({ context, complaints, server, expectedComplaints }, provide) => {
      watch(context, complaints, { own: server, expected: expectedComplaints });
      await provide(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, complaints, server, expectedComplaints }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ baseURL: server, storageState: nobody });
      opened.push(context);
      watch(context, complaints, { own: server, expected: expectedComplaints });
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  apart: async ({ browser, complaints, expectedComplaints }, provide) => {
    const context = await browser.newContext({ storageState: nobody });
    watch(context, complaints, { own: undefined, expected: expectedComplaints });
    await provide(() => context.newPage());
    await context.close();
  },
});

export { expect };
