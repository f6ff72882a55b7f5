import type { ClipSlug } from '../clips.ts';

/** What a monthly video says beside its clip: what it is about, and what to do today. */
export interface MonthlyText {
  sentences: readonly [string, string];
  tips: readonly [string, string, string];
}

export type MonthlyTexts = Readonly<Record<ClipSlug, MonthlyText>>;
