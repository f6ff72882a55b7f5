import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/** Workers read this file again; what it chose once reaches them through the environment. */
const chosen = {
  dataDir: (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'heed-e2e-'))),
  port: (process.env['E2E_PORT'] ??= String(42_000 + (process.pid % 2_000))),
};
const origin = `http://127.0.0.1:${chosen.port}`;
const executablePath = findBrowser();

/** Specs that change nothing, in a company that no other spec changes. */
const looksOnly = 'pages.spec.ts';

/** The production build over a fresh data directory; the demo data is made while the tests wait. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalTeardown: './support/removeData.ts',
  outputDir: '../../test-results',
  // One server and one small machine: what changes something happens in turn; what only looks at pages goes beside it.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: looksOnly, workers: 1 },
    { name: 'pages', testMatch: looksOnly, workers: 1 },
  ],
  // Generous, for machines that are busy with other things; nothing ever waits this long when idle.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : [])],
  use: {
    baseURL: origin,
    // What cannot be clicked by then never can; the report should name it instead of the whole test.
    actionTimeout: 40_000,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    cwd: '../..',
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: chosen.port,
      HOST: '127.0.0.1',
      DATA_DIR: chosen.dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      HEED_SIMULATOR: 'off',
    },
  },
});
