import { sessionLimits } from '#contract/session/limits';

let kept: { token: string; userId: string; until: number } | undefined;

/** Keeps the confirmed step of adding a factor in this tab: the next factor is added without another password. */
export function keepAddingStep(token: string, userId: string): void {
  kept = { token, userId, until: Date.now() + sessionLimits.mfa.addingMinutes * 60_000 };
}

/** The step that still serves this person, as far as the tab knows; the server decides. */
export const addingStepOf = (userId: string): string | undefined =>
  kept?.userId === userId && Date.now() < kept.until ? kept.token : undefined;

export function forgetAddingStep(): void {
  kept = undefined;
}
