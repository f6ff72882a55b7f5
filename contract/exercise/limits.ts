import { panelLimits } from '../panel.ts';

/** Limits of phishing exercises. */
export const exerciseLimits = {
  /** Templates of a campaign that an admin chooses one by one: exactly this many. A pack has its own number. */
  customTemplates: 10,
  /** Templates that a company may have made, with the deleted ones that a campaign had. */
  ownTemplates: 1000,
  /** Days to complete a campaign: the offered numbers, and the range of a typed one. */
  daysToComplete: { presets: [7, 14], default: 14, customMin: 1, customMax: 365 },
  /** A template counts as new for this many days. */
  newTemplateDays: 30,
  /** Page sizes: cards of campaigns, templates of the company, templates of a pack, rows of reports. */
  pageSizes: { campaigns: 10, templates: 25, pack: 10, report: 10 },
  /** Packs of the landing page above which it shows only some, with a button for all. */
  packsShown: 4,
  searchDebounceMs: panelLimits.commonSearchDebounceMs,
  /** Scores are out of this number. */
  topScore: 10,
  /** What an answer counts: the share of a template's point. */
  points: { CORRECT: 1, PARTIAL: 0.5, WRONG: 0 },
  /** How much a template counts in the score that is adjusted for difficulty, by its difficulty 1 to 3. */
  weights: { 1: 1, 2: 2, 3: 3 },
} as const;
