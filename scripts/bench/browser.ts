import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser.mjs';
import { type Sight, watchPage } from './watchPage.ts';

/** Blocks all hosts but the measured server, and disables everything that is not measured. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** The developer tools' "Fast 4G": bytes per second, milliseconds. */
const fast4g = { offline: false, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9, latency: 165 };
const visitMs = 120_000;

export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error('No browser could be found or installed. Set CHROME_PATH to a Chromium or Chrome.');
  return chromium.launch({ executablePath, args: flags });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** Milliseconds from page start until the sight was painted. */
  seen(name: string): Promise<number>;
  /** Runs an action and returns the milliseconds from the last click or key to the sight. */
  after(act: () => Promise<void>, sight: Sight): Promise<number>;
}

/** A new browser profile with an empty cache; `slow` is a quarter of the processor and Fast 4G. */
export async function openVisit(browser: Browser, sights: Record<string, Sight>, { slow = false } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  const page = await context.newPage();
  page.setDefaultTimeout(visitMs);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // tsx wraps functions in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(watchPage, sights);
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', fast4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const seen = async (name: string): Promise<number> => {
    const paintedAt = await page.waitForFunction((sightName) => window.heedBench?.seen[sightName] ?? 0, name, { polling: 25 });
    return paintedAt.jsonValue();
  };
  return {
    context,
    page,
    devtools,
    seen,
    async after(act, sight) {
      await page.evaluate((nextSight) => {
        if (!window.heedBench) return;
        delete window.heedBench.seen.next;
        window.heedBench.pending.next = nextSight;
      }, sight);
      await act();
      const at = await seen('next');
      return at - (await page.evaluate(() => window.heedBench?.lastInput ?? 0));
    },
  };
}
