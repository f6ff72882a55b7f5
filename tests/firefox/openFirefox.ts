import { launch, type Locator, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';

/** A window of Firefox in which nobody is signed in. */
export interface FirefoxWindow {
  page: Page;
  /** An element by its role and accessible name, as computed by Firefox; waits until it is usable. */
  the: (role: string, name: string) => Locator<Element>;
  /** Violations: console output, exceptions, requests to another origin. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Zod tests once whether eval is allowed; only Firefox logs the refusal. */
const probeOfZod = /blocked a JavaScript eval/;

/** Opens the installed Firefox headless, over WebDriver BiDi: Playwright only drives its own builds. */
export async function openFirefox(origin: string): Promise<FirefoxWindow> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('no Firefox was found: install one, or set FIREFOX_PATH');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!probeOfZod.test(text)) complaints.push(`error: ${text}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) complaints.push(`other origin: ${href}`);
  });
  return {
    page,
    // Waiting for an enabled element would build a function from text, which the panel's content policy refuses.
    the: (role, name) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(60_000).setWaitForEnabled(false),
    complaints,
    close: () => browser.close(),
  };
}
