/** More tests than this, failed at their first try, are no bad luck: they fail the run without a second try. */
export const mostUnsteady = 5;

/** What fails there once has failed: a race, a kill, a figure. The line above a test marks that test, any other line the file. */
const mark = /^[ \t]*\/\/ @once: \S.*\n(?:[ \t]*it\((['"`])(.+?)\1)?/gm;

/** Whether a file of this text says so of itself, or of this test (its name after those of its suites). */
export const isOnlyOnce = (text, test = '') =>
  [...text.matchAll(mark)].some(([, , title]) => title === undefined || ` > ${test}`.endsWith(` > ${title}`));

/** The name of a test in messages and in the list of unsteady tests: `tests/e2e/tabs.spec.ts > a tab > says that its session ended`. */
export const nameOf = ({ file, test }) => [file, test].filter(Boolean).join(' > ');

/** Why a file that failed gets no second try; undefined if it does. */
function refusalOf({ file, failures }, known, textOf) {
  const text = textOf(file);
  // A file that failed as a whole has no test's name.
  if (failures.some(({ test }) => isOnlyOnce(text, test))) return 'no second try: it is marked with @once';
  const before = failures.map(({ test }) => known[nameOf({ file, test })]).find(Boolean);
  return before && `no second try: tests/unsteady.json names it since ${before.since}`;
}

/**
 * Runs files with failures once more, each alone in a fresh process. A file that passes then counts as passed, and its failures are
 * unsteady; one that fails again keeps the failures of both tries.
 * `outcomes`: `[{ step, result }]` of all steps, which stay as they are. `known`: tests that were unsteady before and get no second
 * try, by name, with `since`. `textOf(file)` reads a file, `runFile(step, file)` runs it and resolves to its result.
 * Resolves to `{ outcomes, unsteady }`: `unsteady` are `[{ step, file, test, why }]`.
 */
export async function giveSecondChance({ outcomes, known, textOf, runFile }) {
  const failed = outcomes
    .filter(({ step }) => step.runFiles && !step.isCertain)
    .flatMap(({ step, result: { files = [] } }) =>
      files.filter(({ failures }) => failures.length > 0).map((first) => ({ step, first })),
    )
    .map((one) => ({ ...one, refusal: refusalOf(one.first, known, textOf) }));
  const tried = failed.filter(({ refusal }) => !refusal);
  const names = new Set(tried.flatMap(({ first: { file, failures } }) => failures.map(({ test }) => nameOf({ file, test }))));
  const tooMany =
    names.size > mostUnsteady ? `no second try: ${names.size} tests failed, more than ${mostUnsteady} are no bad luck` : undefined;

  const unsteady = [];
  const replaced = new Map();
  for (const { step, first, refusal = tooMany } of failed) {
    if (refusal) {
      const failures = first.failures.map(({ why, ...failure }) => ({ ...failure, why: `${why}\n  ${refusal}` }));
      replaced.set(first, { ...first, failures });
      continue;
    }
    const { files = [], whole } = await runFile(step, first.file);
    const second = files.find(({ file }) => file === first.file);
    const isGood = second && second.passed > 0 && second.failed + second.skipped + whole.failures.length === 0;
    if (isGood) unsteady.push(...first.failures.map((failure) => ({ step: step.name, file: first.file, ...failure })));
    replaced.set(first, isGood ? second : failedTwice(first, [...(second?.failures ?? []), ...(whole?.failures ?? [])]));
  }
  const after = outcomes.map(({ result, ...outcome }) => ({
    ...outcome,
    result: result.files ? { ...result, files: result.files.map((file) => replaced.get(file) ?? file) } : result,
  }));
  return { outcomes: after, unsteady };
}

/** The failures of the first try, and those that only the second had. */
function failedTwice(first, again) {
  const isNew = ({ test }) => !first.failures.some((failure) => failure.test === test);
  const more = again.filter(isNew).map(({ test, why }) => ({ test, why: `at the second try: ${why}` }));
  const failures = [...first.failures.map((failure) => ({ ...failure, why: `failed twice: ${failure.why}` })), ...more];
  return { ...first, failed: failures.length, failures };
}
