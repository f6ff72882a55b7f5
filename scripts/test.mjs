import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { at } from './lib/exec.mjs';
import { bold, dim, say, stop } from './lib/say.mjs';

// `npm test` runs all steps; `npm test -- api e2e` only the named ones. `tests/README.md` explains the second try.
ensureNode();
await ensureInstalled({ dev: true });
const { steps } = await import('./lib/steps.mjs');
const { printResults } = await import('./lib/printResults.mjs');
const { giveSecondChance } = await import('./lib/secondChance.mjs');
const { committedUnsteady, listUnsteady } = await import('./lib/unsteadyList.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0)
  stop(`there is no step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`);

/** Number of parallel steps. Each has two workers, which wait a part of the time: with one step more than this the embedded databases got so little of two cores that their tests ran out of time. */
const slots = Math.max(2, Math.floor(availableParallelism() / 2) + 1);

const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const beside = chosen.map(({ name }) => name);
const outcomes = new Map();

/** If several steps run, each prints its output at the end; a single step prints directly. */
async function run(step) {
  const title = `\n${bold(`── ${step.name}`)} ${dim(step.what)}`;
  const isOnly = chosen.length === 1;
  const text = [];
  say(isOnly ? title : dim(`${step.name} begins`));
  const start = performance.now();
  const result = await step.run(isOnly ? { beside } : { beside, onText: (chunk) => text.push(chunk) });
  outcomes.set(step, { step, result, ms: performance.now() - start });
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

const shown = await giveSecondChance({
  outcomes: chosen.map((step) => outcomes.get(step)),
  known: committedUnsteady(),
  textOf: (file) => readFileSync(at(file), 'utf8'),
  runFile: (step, file) => {
    say(`\n${bold(`── ${step.name}, second try`)} ${dim(file)}`);
    return step.runFiles({ beside }, { only: [file] });
  },
});
if (shown.unsteady.length > 0) listUnsteady(shown.unsteady);
process.exitCode = printResults(shown) ? 0 : 1;
