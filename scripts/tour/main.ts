import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { demoPassword } from '../../server/demo/accounts.ts';
import { openBrowser } from '../bench/browser.ts';
import { startHeed } from '../bench/heedProcess.ts';
import { ensureBuilt } from '../ensureBuilt.mjs';
import { at } from '../lib/exec.mjs';
import { say } from '../lib/say.mjs';
import { type Stop, stops } from './stops.ts';

// `npm run tour`: starts the product with demo data, takes the pictures of `stops.ts` and writes docs/tour.

const folder = at('docs', 'tour');
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

async function picture(browser: Browser, url: string, stop: Stop): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[stop.size ?? 'wide'],
    colorScheme: stop.theme ?? 'light',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((language) => localStorage.setItem('heed.language', language), stop.language ?? 'en');
  await page.goto(url + stop.path);
  await page.fill('input[type="email"]', 'admin@acme.example');
  await page.fill('input[type="password"]', demoPassword);
  await page.click('button[type="submit"]');
  await page.waitForURL((address) => address.href.startsWith(url + stop.path));
  await page.waitForLoadState('networkidle');
  // Waits for fade-in animations.
  await page.waitForTimeout(1000);
  // A third of a PNG's size; Playwright itself writes PNG and JPEG only.
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(folder, `${stop.name}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}

const page = [
  '# A tour of the main screens',
  '',
  'Made by `npm run tour` from the demo; `scripts/tour/stops.ts` says what is shown.',
  ...stops.flatMap(({ name, title, text }) => ['', `## ${title}`, '', text, '', `![${title}](${name}.webp)`]),
  '',
].join('\n');

await ensureBuilt();
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'heed-tour-'));
const heed = await startHeed({ DATA_DIR: join(scratch, 'data') });
const browser = await openBrowser();
try {
  for (const stop of stops) {
    await picture(browser, heed.url, stop);
    say(`${stop.title}: docs/tour/${stop.name}.webp`);
  }
  writeFileSync(join(folder, 'README.md'), page);
} finally {
  await browser.close();
  await heed.stop();
  rmSync(scratch, { recursive: true, force: true });
}
