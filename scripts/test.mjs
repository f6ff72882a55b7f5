import { availableParallelism } from 'node:os';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { bold, dim, green, red, say, stop, took } from './lib/say.mjs';

// `npm test` runs all steps; `npm test -- api e2e` only the named ones.
ensureNode();
await ensureInstalled({ dev: true });
const { steps } = await import('./lib/steps.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0)
  stop(`there is no step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`);

/** Number of parallel steps: each uses two cores at most, and waits more than half of the time. */
const slots = Math.max(3, Math.floor(availableParallelism() / 2) + 1);
const slowestShown = 15;

const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const results = new Map();

/** If several steps run, each prints its output at the end; a single step prints directly. */
async function run(step) {
  const title = `\n${bold(`── ${step.name}`)} ${dim(step.what)}`;
  const isOnly = chosen.length === 1;
  const text = [];
  say(isOnly ? title : dim(`${step.name} begins`));
  const start = performance.now();
  const beside = chosen.map(({ name }) => name);
  const result = await step.run(isOnly ? { beside } : { beside, onText: (chunk) => text.push(chunk) });
  results.set(step, { ...result, ms: performance.now() - start });
  if (!isOnly) say(`${title}\n${text.join('')}`);
}

// Beside other work a browser is so slow that tests miss what a page shows for seconds.
for (const step of chosen.filter(({ isAlone }) => isAlone)) await run(step);
const idle = chosen.filter(({ isIdle }) => isIdle);
const waiting = chosen.filter(({ isAlone, isIdle }) => !isAlone && !isIdle);
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
};
await Promise.all([...idle.map(run), ...Array.from({ length: slots }, lane)]);

const sum = (key) => [...results.values()].reduce((total, result) => total + (result[key] ?? 0), 0);
const slowest = [...results]
  .flatMap(([step, { times = [] }]) => times.map((time) => ({ ...time, step: step.name })))
  .sort((a, b) => b.ms - a.ms)
  .slice(0, slowestShown);
if (slowest.length > 0) {
  say(`\n${bold('Slowest files')}`);
  for (const { file, ms, step } of slowest) say(`${took(ms).padStart(13)}  ${step.padEnd(12)}  ${file}`);
}

// Printed again at the end, for readers who keep only the end of the log.
const failures = [...results].flatMap(([step, result]) => {
  const isBad = (result.failed ?? 0) + (result.skipped ?? 0) > 0;
  const named = result.failures?.length ? result.failures : [{ why: 'see above' }];
  return isBad ? named.map((failure) => ({ step: step.name, ...failure })) : [];
});
if (failures.length > 0) {
  say(`\n${bold('Failed')}`);
  for (const { step, file, test, why } of failures) {
    say(`${red(step)}  ${[file, test].filter(Boolean).join(' > ') || 'the whole step'}`);
    say(dim(`  ${why}`));
  }
}

say(`\n${bold('Steps')}`);
for (const step of chosen) {
  const { ms, ...result } = results.get(step);
  const state = result.skippedBecause ? dim('left out') : result.failed ? red('failed') : green('passed');
  say(
    `${step.name.padEnd(14)} ${state}  ${took(ms).padStart(12)}  ${result.skippedBecause ?? `${result.passed} passed, ${result.failed} failed`}`,
  );
}
if (sum('skipped') > 0) say(`${sum('skipped')} skipped, which counts as failed: a test runs or is deleted.`);
const failed = sum('failed') + sum('skipped');
say(`\n${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
