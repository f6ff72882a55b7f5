import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './exec.mjs';

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** First line of a message with a stack and colours, such as `Error: 3 is not 4`. */
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0];

/** The message of an action that waited in vain goes on with what it waited for, and where: without them it says nothing. */
const wholeMessage = ({ message = '', location } = {}) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
  const place = location && `at ${relative(root, location.file)}:${location.line}`;
  return [...lines, ...(place ? [place] : [])].join('\n  ');
};

/** Counts of a step that is one check. */
export const oneCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** A reporter without output, or a failed run without a failed test, counts as one failure. */
function honest(counts, code) {
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** Failures in vitest's JSON, as `{ file, test, why }`; a file that could not be loaded, or prepared by its `beforeAll`, has no test. */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({ file, test: test.fullName, why: firstLine(test.failureMessages?.[0]) || test.status }));
    return status === 'failed' && (message || tests.length === 0) ? [{ file, why: firstLine(message) }, ...tests] : tests;
  });

/** Reads the JSON of vitest and of our reporter of times. */
export function vitestCounts(path, timesPath, code) {
  const report = readJson(path);
  if (!report) return oneCheck(1);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = report;
  const times = readJson(timesPath) ?? [];
  const counts = honest({ passed, failed, skipped: numPendingTests + numTodoTests }, code);
  return { ...counts, times, failures: vitestFailures(report) };
}

/** The specs of a suite, each with the titles of its suites. */
const specsIn = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map((spec) => ({ ...spec, name: [...titles, spec.title].join(' ') })),
  ...suites.flatMap((suite) => specsIn(suite, [...titles, suite.title])),
];
const msOf = (specs) =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0);

/** Failures in Playwright's JSON, as `{ file, test, why }`. */
const playwrightFailures = (folder, suites) =>
  suites
    .flatMap((suite) => specsIn(suite))
    .flatMap(({ file, name, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => {
          const error = results.find((result) => result.error)?.error;
          return { file: join(folder, file), test: name, why: wholeMessage(error) || status };
        }),
    );

/** Reads Playwright's JSON. A flaky test, which passed on retry, counts as failed. */
export function playwrightCounts(path, folder, code) {
  const { stats, suites = [], errors = [] } = readJson(path) ?? {};
  if (!stats) return oneCheck(1);
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  const times = suites.map((suite) => ({ file: join(folder, suite.file), ms: msOf(specsIn(suite)) }));
  const failures = [
    ...playwrightFailures(folder, suites),
    ...errors.map(({ message }) => ({ file: folder, why: firstLine(message) })),
  ];
  return { ...honest(counts, code), times, failures };
}
