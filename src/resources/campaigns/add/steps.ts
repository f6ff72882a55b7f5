/** Steps count from 0 in code and from 1 on screen and in the address. */
export const stepKeys = ['preview', 'settings', 'start'] as const;

/** The step that an address names, as far as the course has it: one that is running has no start. */
export function readStep(text: string | null, isRunning: boolean): number {
  const last = isRunning ? 1 : stepKeys.length - 1;
  const asked = Number(text ?? 1) - 1;
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 0), last) : 0;
}
