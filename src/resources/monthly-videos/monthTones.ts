import type { MonthState } from '#contract/monthly/states';
import type { Tone } from '#contract/tones';

export const monthTones = {
  planned: 'accent',
  skipped: 'neutral',
  missed: 'neutral',
  running: 'success',
  suspended: 'warning',
  ended: 'neutral',
} as const satisfies Record<MonthState, Tone>;
