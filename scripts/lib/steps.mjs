import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from '../browser.mjs';
import { at, exec } from './exec.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';
import { oneCheck, playwrightResult, vitestResult } from './results.mjs';

const reports = mkdtempSync(join(tmpdir(), 'heed-reports-'));
// Steps that need a server with demo data share one.
process.env.TEST_DEMO_DIR = join(reports, 'demo');
mkdirSync(process.env.TEST_DEMO_DIR);
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const node = (file, args, { env = {}, onText } = {}) => exec(process.execPath, [at(file), ...args], { env, onText });
/** Writes to the step's own output. */
const tell = ({ onText = (text) => process.stdout.write(text) }, text) => onText(`${text}\n`);
const check = (file, args) => async (how) => oneCheck(await node(`node_modules/${file}`, args, how));

const fileInApi = (name) => `tests/api/${name}.test.ts`;
/** Tests that start a program with its own embedded database: PostgreSQL would change nothing. */
const embeddedOnly = ['people/bulk.kill', 'trainings/campaigns.restart', 'server/core.lifecycle'].map(fileInApi);

/**
 * Tests whose result may differ on the embedded database, because of its one connection (claims, races, exports by pages), its files
 * (start, commands, backup), or its version of PostgreSQL (migrations, walls, search). All others run on
 * PostgreSQL only; that no transaction asks for a second connection holds on every database (`server/db/oneConnection.ts`).
 */
const mayDiffer = Object.entries({
  accounts: ['createAdmin', 'identity.embedded', 'registration.atomic'],
  mail: ['mail.claims'],
  people: ['bulk', 'search', 'users.export'],
  provisioning: ['scim.race'],
  reports: ['csvStream', 'reportPages'],
  server: ['core.', 'dataProvider', 'wall', 'jobs.claims', 'upgrade', 'backup', 'seed', 'demo.'],
  trainings: ['campaigns.restart', 'files', 'scorm.limit'],
}).flatMap(([folder, beginnings]) => beginnings.map((beginning) => `tests/api/${folder}/${beginning}`));

/** Tests of a database on a network: disconnected, frozen, shared by nodes. They wait most of their time. */
const nodes = ['server/postgres.claims', 'server/postgres.away', 'server/postgres.otherNodes'].map(fileInApi);
const needsPostgres = (file) => /^tests\/api\/.*\/postgres\.[^/]*$/.test(file);

/** Runs files of tests of one project of vitest; all without `only`. Names in `only` and `except` are paths or parts of them. */
async function vitest(project, { onText }, { env = {}, only = [], except = [] } = {}) {
  const report = join(mkdtempSync(join(reports, `${project}-`)), 'report.json');
  const without = except.map((file) => `--exclude=${file}`);
  const reporters = ['--reporter=default', `--reporter=${at('scripts', 'lib', 'vitestReport.mjs')}`];
  const args = ['run', ...only, '--project', project, ...without, ...reporters];
  const settings = { TEST_DATABASE_URL: '', VITEST_REPORT: report, ...env };
  return vitestResult(report, await node('node_modules/vitest/vitest.mjs', args, { env: settings, onText }));
}

/** Result of a step whose program cannot be found or installed: CI fails, elsewhere the step is skipped. */
function without(program, debianPackage, how) {
  if (!process.env.CI) return { skippedBecause: `${program} is not installed here; CI requires it` };
  tell(how, `${program} is needed when CI is set (apt-get install ${debianPackage}).`);
  return oneCheck(1);
}

let buildingServer;
/** Builds the server if needed, once for the steps that run beside each other: two builds would take the folder from each other. */
const serverBuilt = (how) => (buildingServer ??= node('scripts/build.mjs', ['--if-changed', 'server'], how));

/** Runs API tests on a PostgreSQL of their own. */
async function apiOnPostgres(how, which) {
  const bin = await ensurePostgres();
  if (!bin) return without('PostgreSQL', 'postgresql', how);
  if ((await serverBuilt(how)) !== 0) return oneCheck(1);
  const server = await startPostgres(bin);
  try {
    return await vitest('api', how, { ...which, env: { ...which.env, TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

/** All tests, unless the step for PostgreSQL runs as well. */
async function apiOnPglite(how) {
  if ((await serverBuilt(how)) !== 0) return oneCheck(1);
  const isTwice = how.beside.includes('api-postgres') && (await ensurePostgres()) !== undefined;
  return vitest('api', how, isTwice ? { only: mayDiffer } : { except: ['tests/api/*/postgres.*'] });
}

let building;
/** Builds panel and server if needed, once for all steps. Resolves to the exit code. */
const built = (how) => (building ??= node('scripts/build.mjs', ['--if-changed'], how));

/** Runs specs in Chromium; all without `only`. */
async function endToEnd(how, { only = [], env = {} } = {}) {
  const browser = await ensureBrowser();
  if (!browser) {
    tell(how, 'No browser could be found or installed. Set CHROME_PATH to a Chromium or Chrome.');
    return oneCheck(1);
  }
  if ((await built(how)) !== 0) return oneCheck(1);
  const report = join(mkdtempSync(join(reports, 'e2e-')), 'report.json');
  const settings = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env };
  const args = ['test', ...only, '--config', at('tests', 'e2e', 'playwright.config.ts')];
  const code = await node('node_modules/@playwright/test/cli.js', args, { env: settings, onText: how.onText });
  return playwrightResult(report, 'tests/e2e', code);
}

async function inFirefox(how, which) {
  if (!(await ensureFirefox())) return without('Firefox', 'firefox-esr', how);
  return (await built(how)) === 0 ? vitest('firefox', how, which) : oneCheck(1);
}

/** Measures what a browser downloads before the sign-in page and before the first list, against `scripts/bench/budgets.ts`. */
async function sizes(how) {
  if ((await built(how)) !== 0) return oneCheck(1);
  const args = ['tsx', at('scripts', 'bench', 'main.ts'), '--only', 'sizes', '--results', reports];
  return oneCheck(await exec(process.execPath, ['--import', ...args], { onText: how.onText }));
}

const within = (folder) => (file) => file.startsWith(`tests/${folder}/`);

/**
 * All steps: those that run alone first, then the others in parallel, longest first; idle ones wait for time to pass, and need no core of
 * their own.
 * `run(how)` resolves to a result as described in `results.mjs`, or to `{ skippedBecause }`. `how`: `onText` takes the output
 * instead of the terminal, `beside` are the names of all steps that run.
 * `runFiles(how, { only, env })` runs some files in a fresh process, `covers(file)` says whether a file belongs to the step. What
 * fails in a step that `isCertain`, or that has no files, would fail again.
 */
export const steps = [
  { name: 'build', what: 'panel and server for production', run: async (how) => oneCheck(await built(how)) },
  {
    name: 'e2e',
    what: 'the product in a real browser',
    isAlone: true,
    run: endToEnd,
    runFiles: endToEnd,
    covers: within('e2e'),
  },
  {
    name: 'api-postgres',
    what: 'the real server on PostgreSQL',
    run: (how) => apiOnPostgres(how, { except: [...embeddedOnly, ...nodes] }),
    runFiles: apiOnPostgres,
    covers: (file) => within('api')(file) && ![...embeddedOnly, ...nodes].includes(file),
  },
  {
    name: 'api-nodes',
    what: 'servers that are killed, frozen or cut off from PostgreSQL',
    isIdle: true,
    run: (how) => apiOnPostgres(how, { only: nodes }),
    runFiles: apiOnPostgres,
    covers: (file) => nodes.includes(file),
  },
  {
    name: 'api',
    what: 'the real server on PGlite',
    run: apiOnPglite,
    runFiles: (how, which) => vitest('api', how, which),
    covers: (file) => within('api')(file) && !needsPostgres(file),
  },
  {
    name: 'ui',
    what: 'screens in happy-dom',
    run: (how) => vitest('ui', how),
    runFiles: (how, which) => vitest('ui', how, which),
    covers: within('ui'),
  },
  { name: 'firefox', what: 'the main journey in Firefox', run: inFirefox, runFiles: inFirefox, covers: within('firefox') },
  { name: 'sizes', what: 'what a browser fetches, against the budgets', run: sizes },
  { name: 'lint', what: 'oxlint with type knowledge', run: check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', what: 'TypeScript, strict', run: check('typescript/bin/tsc', ['--noEmit']) },
  {
    name: 'unit',
    what: 'pure functions, the house rules, the languages',
    isCertain: true,
    run: (how) => vitest('unit', how),
    runFiles: (how, which) => vitest('unit', how, which),
    covers: (file) => ['unit', 'architecture', 'locales'].some((folder) => within(folder)(file)),
  },
  { name: 'format', what: 'biome, format only', run: check('@biomejs/biome/bin/biome', ['format', '.']) },
];
