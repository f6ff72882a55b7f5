import { dirname } from 'node:path';
import { longFiles } from './longFiles.mjs';
import { countsOf } from './results.mjs';
import { bold, dim, green, red, say, took } from './say.mjs';
import { nameOf } from './secondChance.mjs';

const slowestShown = 15;
const longestFile = 300;

const filesIn = (outcomes) =>
  outcomes.flatMap(({ step, result }) => (result.files ?? []).map((file) => ({ ...file, step: step.name })));

function printSlowest(outcomes) {
  const slowest = filesIn(outcomes)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, slowestShown);
  if (slowest.length === 0) return;
  say(`\n${bold('Slowest files')}`);
  for (const { file, ms, step } of slowest) say(`${took(ms).padStart(13)}  ${step.padEnd(12)}  ${file}`);
}

/** Where the time goes: files of a step run side by side, so that the sums of its folders are longer than the step. */
function printFolders(outcomes) {
  const folders = new Map();
  for (const { file, step, ms, passed, failed } of filesIn(outcomes)) {
    const key = `${step.padEnd(12)}  ${dirname(file)}`;
    const { ms: before = 0, tests = 0, files = 0 } = folders.get(key) ?? {};
    folders.set(key, { ms: before + ms, tests: tests + passed + failed, files: files + 1 });
  }
  if (folders.size === 0) return;
  say(`\n${bold('Time by folder')}`);
  for (const [key, { ms, tests, files }] of folders)
    say(`${took(ms).padStart(13)}  ${key.padEnd(44)}  ${dim(`${tests} tests in ${files} files`)}`);
}

function printLongFiles() {
  const long = longFiles(longestFile);
  if (long.length === 0) return;
  say(`\n${bold(`Files of more than ${longestFile} lines`)} ${dim('(no fault in itself: does each still hold one thought?)')}`);
  for (const { file, lines } of long) say(`${String(lines).padStart(13)}  ${file}`);
}

const printFailure = ({ step, why, ...test }) => {
  say(`${red(step)}  ${nameOf(test) || 'the whole step'}`);
  say(dim(`  ${why}`));
};

// Printed again at the end, for readers who keep only the end of the log.
function printFailures(outcomes) {
  const failures = outcomes.flatMap(({ step: { name: step }, result }) =>
    result.skippedBecause
      ? []
      : [
          ...result.files.flatMap(({ file, failures: own, skipped }) => [
            ...own.map((failure) => ({ step, file, ...failure })),
            ...(skipped > 0 ? [{ step, file, why: `${skipped} skipped, which counts as failed: a test runs or is deleted.` }] : []),
          ]),
          ...result.whole.failures.map((failure) => ({ step, ...failure })),
        ],
  );
  if (failures.length === 0) return;
  say(`\n${bold('Failed')}`);
  failures.forEach(printFailure);
}

function printSteps(outcomes) {
  say(`\n${bold('Steps')}`);
  for (const { step, result, ms } of outcomes) {
    const { passed, failed, skipped } = result.skippedBecause ? {} : countsOf(result);
    const state = result.skippedBecause ? dim('left out') : failed + skipped > 0 ? red('failed') : green('passed');
    say(
      `${step.name.padEnd(14)} ${state}  ${took(ms).padStart(12)}  ${result.skippedBecause ?? `${passed} passed, ${failed} failed`}`,
    );
  }
}

function printUnsteady(unsteady) {
  if (unsteady.length === 0) return;
  say(
    `\n${bold('Unsteady')}: failed beside the others, passed alone. Commit tests/unsteady.json; the next time they fail the run.`,
  );
  unsteady.forEach(printFailure);
}

/** Prints all that a run has shown; the last line is the total. Resolves to whether everything passed. */
export function printResults({ outcomes, unsteady }) {
  printSlowest(outcomes);
  printFolders(outcomes);
  printLongFiles();
  printFailures(outcomes);
  printSteps(outcomes);
  printUnsteady(unsteady);
  const counts = outcomes.filter(({ result }) => !result.skippedBecause).map(({ result }) => countsOf(result));
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  const failed = sum('failed') + sum('skipped');
  say(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0;
}
