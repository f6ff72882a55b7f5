import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../ensureBuilt.mjs';
import { oneCheck, playwrightCounts, vitestCounts } from './counts.mjs';
import { at, exec } from './exec.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';
import { say } from './say.mjs';

const reports = mkdtempSync(join(tmpdir(), 'heed-reports-'));
const node = (file, args, env) => exec(process.execPath, [at('node_modules', file), ...args], { env });
const check = async (file, args) => oneCheck(await node(file, args));

/** Tests that start a program with a database of its own inside: a second database next to it changes nothing for them. */
const embeddedOnly = ['bulk.kill', 'campaigns.restart', 'core.lifecycle'];

/** Tests of a database on a network: cut, frozen, shared by nodes. */
const postgresOnly = ['postgres.*'];

async function vitest(name, project, { env = {}, except = [] } = {}) {
  const report = join(reports, `${name}.json`);
  const without = except.map((file) => `--exclude=tests/api/${file}.test.ts`);
  const args = ['run', '--project', project, ...without, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestCounts(report, await node('vitest/vitest.mjs', args, { TEST_DATABASE_URL: '', ...env }));
}

async function apiOnPostgres() {
  const bin = await ensurePostgres();
  if (!bin) {
    if (!process.env.CI) return { skippedBecause: 'PostgreSQL is not installed here; CI requires it' };
    say('PostgreSQL is needed when CI is set (apt-get install postgresql).');
    return oneCheck(1);
  }
  const server = await startPostgres(bin);
  try {
    return await vitest('api-postgres', 'api', { env: { TEST_DATABASE_URL: server.url }, except: embeddedOnly });
  } finally {
    await server.stop();
  }
}

async function endToEnd() {
  const browser = await ensureBrowser();
  if (!browser) {
    say('No browser could be found or installed. Set CHROME_PATH to a Chromium or Chrome.');
    return oneCheck(1);
  }
  await ensureBuilt();
  const report = join(reports, 'e2e.json');
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await node('@playwright/test/cli.js', ['test', '--config', at('tests', 'e2e', 'playwright.config.ts')], env);
  return playwrightCounts(report, code);
}

/** Everything that is checked, quickest first. `run` gives `{ passed, failed, skipped }` or `{ skippedBecause }`. */
export const steps = [
  { name: 'types', what: 'TypeScript, strict', run: () => check('typescript/bin/tsc', ['--noEmit']) },
  { name: 'lint', what: 'oxlint with type knowledge', run: () => check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', what: 'biome, format only', run: () => check('@biomejs/biome/bin/biome', ['format', '.']) },
  { name: 'unit', what: 'pure functions, the house rules, the languages', run: () => vitest('unit', 'unit') },
  { name: 'ui', what: 'screens in happy-dom', run: () => vitest('ui', 'ui') },
  { name: 'api', what: 'the real server on PGlite', run: () => vitest('api-pglite', 'api', { except: postgresOnly }) },
  { name: 'api-postgres', what: 'the real server on PostgreSQL', run: apiOnPostgres },
  { name: 'build', what: 'the panel for production', run: async () => (await ensureBuilt(), oneCheck(0)) },
  { name: 'e2e', what: 'the product in a real browser', run: endToEnd },
];
