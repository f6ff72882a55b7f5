import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { root } from './lib/exec.mjs';
import { bold, dim, green, red, say, stop, took } from './lib/say.mjs';

// Runs tests many times on a busy machine and prints how often each failed:
// `npm run steady -- tests/e2e/tabs.spec.ts tests/api/mail --times 3`.
ensureNode();
await ensureInstalled({ dev: true });
const { steps } = await import('./lib/steps.mjs');
const { nameOf } = await import('./lib/secondChance.mjs');

/** How many times slower a browser is made; and what runs beside tests without one. */
const slowdown = 4;
const busyLoops = 2;

const args = process.argv.slice(2);
const timesAt = args.indexOf('--times');
const [, given = '10'] = timesAt < 0 ? [] : args.splice(timesAt, 2);
const times = Number(given);
if (!Number.isInteger(times) || times < 1) stop('--times takes a whole number from 1.');
if (args.length === 0) stop('name the tests to run: files or folders, such as tests/e2e/tabs.spec.ts.');

const testsBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => testsBelow(join(path, name)))
    : /\.(test|spec)\.tsx?$/.test(path)
      ? [relative(root, path)]
      : [];
const missing = args.filter((path) => !existsSync(resolve(path)));
if (missing.length > 0) stop(`there is no ${missing.join(', ')}.`);
const files = args.flatMap((path) => testsBelow(resolve(path)));

// Where two steps cover a file, the first one does: API tests run on PostgreSQL if it is installed.
const groups = new Map();
for (const file of files) {
  const step = steps.find((one) => one.covers?.(file));
  if (!step) stop(`no step of npm test runs ${file}.`);
  groups.set(step, [...(groups.get(step) ?? []), file]);
}

const loops = [];
const endLoops = () => loops.splice(0).forEach((loop) => loop.kill('SIGKILL'));
process.on('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
function startLoops() {
  for (let count = 0; count < busyLoops; count += 1) loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
}

/** `name → { failed, why }` of all tests that failed at least once. */
const failures = new Map();
let passed = 0;
const start = performance.now();
for (const [step, only] of groups) {
  for (let time = 1; time <= times; time += 1) {
    say(`\n${bold(`── ${step.name}`)} ${dim(`${time} of ${times}, ${took(performance.now() - start)}`)}`);
    // Chromium is slowed down itself: loops beside it would slow the server and Playwright more than the page.
    if (step.name !== 'e2e') startLoops();
    const text = [];
    const env = { E2E_SLOWDOWN: String(slowdown) };
    const result = await step.runFiles({ beside: [], onText: (chunk) => text.push(chunk) }, { only, env });
    endLoops();
    if (result.skippedBecause) stop(result.skippedBecause);
    const failed = [
      ...result.files.flatMap(({ file, failures: own }) => own.map((one) => ({ file, ...one }))),
      ...result.whole.failures,
    ];
    for (const { why, ...test } of failed) {
      const name = nameOf(test) || step.name;
      failures.set(name, { failed: (failures.get(name)?.failed ?? 0) + 1, why: failures.get(name)?.why ?? why });
      say(`${red('failed')}  ${name}\n  ${dim(why)}`);
    }
    if (result.whole.failures.length > 0) say(text.join(''));
    passed += result.files.reduce((sum, file) => sum + file.passed, 0);
  }
}

say(`\n${bold('How often each failed')} ${dim(`of ${times} times, ${passed} tests passed, ${took(performance.now() - start)}`)}`);
if (failures.size === 0) say(green('none failed'));
for (const [name, { failed, why }] of [...failures].sort(([, a], [, b]) => b.failed - a.failed)) {
  say(`${String(failed).padStart(4)} of ${times}  ${name}`);
  say(dim(`            ${why}`));
}
process.exit(failures.size > 0 ? 1 : 0);
