const noted = new Set<string>();

/** Records problems that must fail the present test although no assertion checks them. */
export const noteProblems = (problems: readonly string[]): void => {
  for (const problem of problems) noted.add(problem);
};

/** The problems recorded since the last call. */
export function takeProblems(): string[] {
  const problems = [...noted];
  noted.clear();
  return problems;
}
