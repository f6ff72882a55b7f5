import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/** Workers read this file again; what it chose once reaches them through the environment. */
const chosen = {
  dataDir: (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'heed-e2e-'))),
  // Below the ports that systems give to outgoing connections: a server that starts again finds its own still free.
  port: (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 2_000))),
};
const executablePath = findBrowser();
process.env['TEST_DEMO_DIR'] ??= process.env['E2E_DEMO_DIR'] = mkdtempSync(join(tmpdir(), 'heed-demo-'));

/** Each worker has a server with its own data, so that specs do not see each other's changes. */
const workers = 2;
const origins = Array.from({ length: workers }, (_, index) => `http://127.0.0.1:${Number(chosen.port) + index}`);

/** `npm run steady` slows the pages down by this factor: it looks for tests that depend on an order, not for slow pages. */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1);

/** The production build over the demo. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalTeardown: './support/removeData.ts',
  outputDir: '../../test-results',
  workers,
  // Generous, for machines that are busy with other things; nothing ever waits this long when idle.
  timeout: 120_000 * slowdown,
  expect: { timeout: 20_000 * slowdown },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : [])],
  use: {
    baseURL: origins[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)],
    // A click that is not possible by then never is; the report should name it instead of the whole test.
    actionTimeout: 40_000 * slowdown,
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
        // Pages live for seconds: compiling their code for speed took a quarter of the browser's processor time.
        '--js-flags=--max-opt=1',
      ],
    },
  },
  webServer: origins.map((origin, index) => ({
    command: 'node --import tsx tests/e2e/support/server.ts',
    cwd: '../..',
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      DATA_DIR: join(chosen.dataDir, String(index)),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      HEED_SIMULATOR: 'off',
    },
  })),
});
