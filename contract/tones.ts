import type { CultureLevel } from './dashboard/cultureScore.ts';
import type { CampaignStatus } from './campaigns/campaignStates.ts';
import type { ExerciseStatus } from './exercise/exerciseStates.ts';
import type { PolicyState } from './policies/states.ts';
import type { ReportStatus } from './reports/reportStatus.ts';

/** Meaning of a colour; screen and paper have a colour for each. */
export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'accent' | 'info';

export const assignmentTones = {
  completed: 'success',
  in_progress: 'info',
  not_started: 'neutral',
  overdue: 'warning',
  not_completed: 'danger',
  paused: 'accent',
} as const satisfies Record<ReportStatus, Tone>;

export const campaignTones = {
  scheduled: 'accent',
  running: 'success',
  suspended: 'warning',
  ended: 'neutral',
} as const satisfies Record<CampaignStatus, Tone>;

export const policyTones = { ...campaignTones, draft: 'neutral' } as const satisfies Record<PolicyState, Tone>;

export const exerciseTones = {
  scheduled: 'accent',
  running: 'success',
  suspended: 'warning',
  archived: 'neutral',
} as const satisfies Record<ExerciseStatus, Tone>;

export const cultureTones = {
  vulnerable: 'danger',
  basic: 'warning',
  improved: 'info',
  advanced: 'success',
  excellent: 'success',
} as const satisfies Record<CultureLevel, Tone>;
