import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** What a step that is one check counts as. */
export const oneCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** A reporter that wrote nothing, or a run that ended badly without a failed test, is one failure. */
function honest(counts, code) {
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** Reads the JSON that vitest and our reporter of times wrote. */
export function vitestCounts(path, timesPath, code) {
  const report = readJson(path);
  if (!report) return oneCheck(1);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = report;
  const times = readJson(timesPath) ?? [];
  return { ...honest({ passed, failed, skipped: numPendingTests + numTodoTests }, code), times };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const msOf = (specs) =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0);

/** Reads the JSON that Playwright wrote. A test that passed at its second try counts as failed. */
export function playwrightCounts(path, folder, code) {
  const { stats, suites = [] } = readJson(path) ?? {};
  if (!stats) return oneCheck(1);
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  const times = suites.map((suite) => ({ file: join(folder, suite.file), ms: msOf(specsIn(suite)) }));
  return { ...honest(counts, code), times };
}
