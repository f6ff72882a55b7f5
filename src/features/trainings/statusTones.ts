import type { CourseStatus } from '#contract/courses/courseStatus';
import { campaignTones, type Tone } from '#contract/tones';

export const courseTones: Record<CourseStatus, Tone> = { ...campaignTones, draft: 'neutral', idle: 'neutral' };
