import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './exec.mjs';

/**
 * What a step resolves to: `{ files, whole }`.
 * `files`: one for each file of tests, `{ file, ms, passed, failed, skipped, failures }`, where `failures` are `{ test, why }`,
 * without `test` if the file as a whole failed.
 * `whole`: what belongs to no file, `{ passed, failures }`, where `failures` are `{ why }`.
 */
const result = (files, whole) => ({ files, whole: { passed: 0, failures: [], ...whole } });

/** Result of a step that is one check. */
export const oneCheck = (code) => result([], code === 0 ? { passed: 1 } : { failures: [{ why: 'see above' }] });

/** Numbers of a step's tests: passed, failed, skipped. */
export function countsOf({ files, whole }) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed') + whole.passed, failed: sum('failed') + whole.failures.length, skipped: sum('skipped') };
}

/** A program that fails without a failed test, or that writes no report, counts as one failure. */
function honest(code, files, errors) {
  const failures = errors.map((why) => ({ why }));
  const isExplained = failures.length > 0 || files.some(({ failed, skipped }) => failed + skipped > 0);
  if (code !== 0 && !isExplained) failures.push({ why: 'the program failed without a failed test; see above' });
  return result(files, { failures });
}

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Reads what `vitestReport.mjs` wrote. */
export function vitestResult(path, code) {
  const { files = [], errors = ['vitest ended without a report'] } = readJson(path) ?? {};
  return honest(code, files, files.length === 0 && code === 0 ? ['vitest found no tests'] : errors);
}

/** The message of an action that waited in vain goes on with what it waited for, and where: without them it says nothing. */
const wholeMessage = ({ message = '', location } = {}) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
  const place = location && `at ${relative(root, location.file)}:${location.line}`;
  return [...lines, ...(place ? [place] : [])].join('\n  ');
};

/** The specs of a suite, each with the titles of its suites. */
const specsIn = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map((spec) => ({ ...spec, name: [...titles, spec.title].join(' > ') })),
  ...suites.flatMap((suite) => specsIn(suite, [...titles, suite.title])),
];

/** Reads Playwright's JSON. A flaky test, which passed on retry, counts as failed. */
export function playwrightResult(path, folder, code) {
  const { suites = [], errors = [{ message: 'Playwright ended without a report' }] } = readJson(path) ?? {};
  const files = suites.map((suite) => {
    const tests = specsIn(suite).flatMap(({ name, tests: runs }) => runs.map((run) => ({ ...run, name })));
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    const passed = tests.filter(({ status }) => status === 'expected').length;
    return {
      file: join(folder, suite.file),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      passed,
      failed: failed.length,
      skipped: tests.length - passed - failed.length,
      failures: failed.map(({ name, status, results }) => ({
        test: name,
        why: wholeMessage(results.find(({ error }) => error)?.error) || status,
      })),
    };
  });
  return honest(
    code,
    files,
    errors.map((error) => wholeMessage(error)),
  );
}
