import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localesPlugin } from './locales/vitePlugin.ts';

const resolve = {
  alias: {
    '~': fileURLToPath(new URL('./src', import.meta.url)),
    // What the panel uses of react-admin are its headless parts: without its Material UI ones the tests start sooner.
    'react-admin': 'ra-core',
  },
};

/** Embedded databases of tests live for seconds: the optimizing compilers took a quarter of the processor time. A server on PostgreSQL runs for minutes, and is a tenth cheaper with them. */
const forEmbeddedDatabases = ['--liftoff-only', '--max-opt=1'];

/**
 * Four projects: `unit` needs nothing, `api` drives the real server, `ui` renders in happy-dom, `firefox` needs a Firefox and
 * the built panel.
 * `TEST_DATABASE_URL` makes the api tests use PostgreSQL instead of PGlite.
 */
export default defineConfig({
  test: {
    // `npm test` runs a step for every two cores.
    maxWorkers: 2,
    // Pages and replies are short-lived: with room for the young ones, collecting them takes less than half of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        resolve,
        plugins: [localesPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,contract,architecture,locales}/**/*.test.{ts,tsx}'],
          // Files share their worker's modules: loading them took most of the time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        plugins: [localesPlugin()],
        test: {
          name: 'api',
          execArgv: ['--max-semi-space-size=64', ...(process.env['TEST_DATABASE_URL'] ? [] : forEmbeddedDatabases)],
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/server/emulator.setup.ts'],
          // Files share their worker's server, see tests/support/server/testServer.ts.
          isolate: false,
          // Mails and events arrive when the machine gets to them; a second is too short on one that is busy.
          expect: { poll: { timeout: 20_000, interval: 50 } },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        plugins: [react(), localesPlugin()],
        define: { __HEED_BUILD__: JSON.stringify('test') },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // Links that lead away would take the page from the tests after it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          // Files share their worker's page and modules, see tests/support/ui/uiSetup.ts: loading them took most of the time.
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/ui/uiSetup.ts'],
          expect: { poll: { timeout: 20_000, interval: 50 } },
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'firefox',
          environment: 'node',
          include: ['tests/firefox/**/*.test.ts'],
          // As generous as those of Chromium in tests/e2e, for machines that are busy with other things.
          expect: { poll: { timeout: 60_000, interval: 200 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
