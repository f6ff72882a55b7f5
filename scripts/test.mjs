import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { bold, dim, green, red, say, stop, took } from './lib/say.mjs';

// `npm test` checks everything; `npm test -- api e2e` only the steps named.
ensureNode();
await ensureInstalled({ dev: true });
const { steps } = await import('./lib/steps.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0)
  stop(`there is no step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`);

const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

for (const step of chosen) {
  say(`\n${bold(`── ${step.name}`)} ${dim(step.what)}`);
  const start = performance.now();
  const result = await step.run();
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  const state = result.skippedBecause ? dim('left out') : result.failed ? red('failed') : green('passed');
  const figures = result.skippedBecause ?? `${result.passed} passed, ${result.failed} failed`;
  summary.push(`${step.name.padEnd(14)} ${state}  ${took(performance.now() - start).padStart(12)}  ${figures}`);
}

say(`\n${summary.join('\n')}`);
if (total.skipped > 0) say(`${total.skipped} skipped, which counts as failed: a test runs or is deleted.`);
say(`\n${total.passed} passed, ${total.failed + total.skipped} failed`);
process.exitCode = total.failed + total.skipped > 0 ? 1 : 0;
