import type { z } from 'zod';
import { campaignStatuses, wireStatus } from '../campaigns/campaignStates.ts';

/** Status of a course in a company: a draft, the status of its campaign, or idle if it was never started. */
const courseStatuses = ['draft', ...campaignStatuses, 'idle'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

interface StatusFacts {
  is_draft: boolean;
  activeCampaign: { status: z.input<typeof wireStatus> } | null;
  lastEndedAt: unknown;
}

/** A draft stays one until it is published; a campaign that has not ended takes precedence over one that has. */
export function courseStatusOf({ is_draft, activeCampaign, lastEndedAt }: StatusFacts): CourseStatus {
  if (is_draft) return 'draft';
  if (activeCampaign) return wireStatus.decode(activeCampaign.status);
  return lastEndedAt === null ? 'idle' : 'ended';
}

/**
 * Properties of a status. `isOpen`: there is a campaign that can be changed and ended. `hasFigures`: people were, are or will
 * be assigned.
 */
export const courseStates = {
  draft: { isOpen: false, hasFigures: false },
  scheduled: { isOpen: true, hasFigures: true },
  running: { isOpen: true, hasFigures: true },
  suspended: { isOpen: true, hasFigures: true },
  ended: { isOpen: false, hasFigures: true },
  idle: { isOpen: false, hasFigures: false },
} as const satisfies Record<CourseStatus, { isOpen: boolean; hasFigures: boolean }>;

/** Locale keys of a campaign's status, for tables, PDF and CSV. i18n-keys: campaigns.states.* */
export const campaignStateWords = 'campaigns.states';
