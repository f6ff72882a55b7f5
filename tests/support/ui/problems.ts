const noted = new Set<string>();

/** Notes what must fail the present test, though it happens where nobody looks. */
export const noteProblems = (problems: readonly string[]): void => {
  for (const problem of problems) noted.add(problem);
};

/** What was noted since the last time. */
export function takeProblems(): string[] {
  const problems = [...noted];
  noted.clear();
  return problems;
}
