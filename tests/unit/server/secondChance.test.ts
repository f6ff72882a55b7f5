import { describe, expect, it } from 'vitest';
import { giveSecondChance, isOnlyOnce } from '../../../scripts/lib/secondChance.mjs';

interface Failure {
  test?: string;
  why: string;
}

const steps = {
  e2e: { name: 'e2e', runFiles: () => {} },
  api: { name: 'api', runFiles: () => {} },
  unit: { name: 'unit', runFiles: () => {}, isCertain: true },
  lint: { name: 'lint' },
};
const fileOf = (file: string, failures: Failure[] = [], passed = 3) => {
  return { file, ms: 10, passed, failed: failures.length, skipped: 0, failures };
};
const outcome = (step: keyof typeof steps, ...files: ReturnType<typeof fileOf>[]) => {
  return { step: steps[step], result: { files, whole: { passed: 0, failures: [] } } };
};
const late = { test: 'a tab says so', why: 'Error: too late' };

/** Gives a second chance. `again`: what a file shows then, all passed unless said. `texts`: content of files. */
async function second(
  outcomes: ReturnType<typeof outcome>[],
  {
    again = {},
    known = {},
    texts = {},
  }: { again?: Record<string, Failure[]>; known?: object; texts?: Record<string, string> } = {},
) {
  const ran: string[] = [];
  const shown = await giveSecondChance({
    outcomes,
    known,
    textOf: (file: string) => texts[file] ?? '',
    runFile: async (step: { name: string }, file: string) => {
      ran.push(`${step.name} ${file}`);
      return { files: [fileOf(file, again[file], again[file] ? 2 : 4)], whole: { passed: 0, failures: [] } };
    },
  });
  const failed: string[] = shown.outcomes.flatMap(({ result }: ReturnType<typeof outcome>) =>
    result.files.flatMap(({ failures }) => failures.map(({ test, why }) => `${test}: ${why}`)),
  );
  return { ran, failed, shown };
}

describe('a test that failed', () => {
  it('counts as passed, and is listed as unsteady, if its file passes alone', async () => {
    const { ran, failed, shown } = await second([outcome('e2e', fileOf('a.spec.ts', [late]), fileOf('b.spec.ts'))]);
    expect(ran).toEqual(['e2e a.spec.ts']);
    expect(failed).toEqual([]);
    expect(shown.outcomes[0].result.files[0]).toMatchObject({ passed: 4, failed: 0 });
    expect(shown.unsteady).toEqual([{ step: 'e2e', file: 'a.spec.ts', ...late }]);
  });

  it('fails the run if it fails twice, and so does another test of its file that fails then', async () => {
    const again = { 'a.spec.ts': [{ test: 'another', why: 'Error: gone' }] };
    const { failed, shown } = await second([outcome('e2e', fileOf('a.spec.ts', [late]))], { again });
    expect(failed).toEqual(['a tab says so: failed twice: Error: too late', 'another: at the second try: Error: gone']);
    expect(shown.unsteady).toEqual([]);
  });

  it('gets no second try among pure functions and house rules', async () => {
    const { ran, failed } = await second([outcome('unit', fileOf('a.test.ts', [late])), outcome('lint')]);
    expect(ran).toEqual([]);
    expect(failed).toEqual(['a tab says so: Error: too late']);
  });

  it('gets none in a file that says why a race, a kill or a figure fails once', async () => {
    const texts = { 'race.test.ts': "import x from 'x';\n\n// @once: of two calls one wins, each time.\n" };
    const { ran, failed } = await second([outcome('api', fileOf('race.test.ts', [late]))], { texts });
    expect(ran).toEqual([]);
    expect(failed).toEqual(['a tab says so: Error: too late\n  no second try: it is marked with @once']);
    expect(isOnlyOnce('// @once:\n')).toBe(false);
  });

  it('gets none if the line above it says so, and the others of its file get theirs', async () => {
    const text = "describe('a tab', () => {\n  // @once: one wins.\n  it('says so', () => {});\n  it('closes', () => {});\n});\n";
    expect(isOnlyOnce(text, 'a tab > says so')).toBe(true);
    for (const other of ['a tab > closes', 'a tab > never says so', undefined]) expect(isOnlyOnce(text, other)).toBe(false);
    const texts = { 'a.test.ts': text, 'b.test.ts': text };
    const outcomes = [
      outcome('api', fileOf('a.test.ts', [{ ...late, test: 'a tab > closes' }])),
      outcome('api', fileOf('b.test.ts', [{ ...late, test: 'a tab > says so' }])),
    ];
    expect((await second(outcomes, { texts })).ran).toEqual(['api a.test.ts']);
  });

  it('gets none if it was unsteady before', async () => {
    const known = { 'a.spec.ts > a tab says so': { since: '2026-11-27' } };
    const { ran, failed } = await second([outcome('e2e', fileOf('a.spec.ts', [late]))], { known });
    expect(ran).toEqual([]);
    expect(failed[0]).toContain('tests/unsteady.json names it since 2026-11-27');
  });

  it('gets none beside five others', async () => {
    const files = Array.from({ length: 6 }, (_, index) => fileOf(`${index}.spec.ts`, [late]));
    const { ran, failed } = await second([outcome('e2e', ...files)]);
    expect(ran).toEqual([]);
    expect(failed).toHaveLength(6);
    expect(failed[0]).toContain('6 tests failed, more than 5 are no bad luck');
    expect((await second([outcome('e2e', ...files.slice(1))])).ran).toHaveLength(5);
  });
});
