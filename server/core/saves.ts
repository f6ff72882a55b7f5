import type { ErrorCode } from '#contract/errors';
import { Refusal } from './refusal.ts';

/** How often a record was saved, and when and by whom last. */
export interface Saves {
  /** 0 before the first save. */
  edit: number;
  savedAt: Date | null;
  savedByName: string | null;
}

/** Refuses a save of an admin who has not seen the last one; the error says who saved it, and when. */
export function requireSeen({ edit, savedByName, savedAt }: Saves, seen: number, code: ErrorCode & `${string}_changed`): void {
  if (edit === seen) return;
  throw new Refusal(code, { info: JSON.stringify({ edit, name: savedByName, at: savedAt?.toISOString() ?? null }) });
}
