import { test as base, expect, type Page } from '@playwright/test';

/** What the browser itself writes about an answer of 4xx; a refused call is part of the product. */
const expectedByBrowser = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects what no page may do: write to the console, throw, or talk to another origin. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!expectedByBrowser.test(message.text())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    const own = new URL(page.url() === 'about:blank' ? href : page.url()).origin;
    if (/^https?:$/.test(protocol) && origin !== own) complaints.push(`other origin: ${href}`);
  });
  return complaints;
}

/** The test function of every spec: a page that misbehaves fails the test, whatever else it checks. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints = watch(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
