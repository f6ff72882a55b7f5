import { z } from 'zod';
import { audienceWire } from '../people/audience.ts';

/** Status transitions of a company's campaign and of a person's assignment. No other transition is allowed. */
export const campaignStatuses = ['scheduled', 'running', 'suspended', 'ended'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** As the documented calls name a status: a running campaign is `active` there. */
export const wireStatus = z.codec(z.enum(['scheduled', 'active', 'suspended', 'ended']), z.enum(campaignStatuses), {
  decode: (status) => (status === 'active' ? 'running' : status),
  encode: (status) => (status === 'running' ? 'active' : status),
});

export const assignmentTypes = ['all_users', 'departments', 'groups'] as const;
export type AssignmentType = (typeof assignmentTypes)[number];
/** The kind of audience of a training as its calls name it. */
export const assignmentType = audienceWire({
  all_users: 'all',
  departments: 'departments',
  groups: 'groups',
} as const satisfies Record<AssignmentType, string>);
export type TrainingAudience = z.output<typeof assignmentType>;

interface Move<Status extends string> {
  from: readonly Status[];
  to: Status;
}

/**
 * The clock job makes `start`, and `suspend` and `resume` around a trial; an admin makes all others, and `end` is only by hand:
 * no deadline ends a campaign. A scheduled campaign may also be deleted.
 */
export const campaignMoves = {
  start: { from: ['scheduled'], to: 'running' },
  suspend: { from: ['running'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'running' },
  end: { from: ['running', 'suspended'], to: 'ended' },
} as const satisfies Record<string, Move<CampaignStatus>>;

export const assignmentStatuses = ['not_started', 'in_progress', 'completed', 'overdue'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** An overdue assignment can still be completed, and stays overdue until it is. */
export const assignmentMoves = {
  begin: { from: ['not_started'], to: 'in_progress' },
  complete: { from: ['not_started', 'in_progress', 'overdue'], to: 'completed' },
  expire: { from: ['not_started', 'in_progress'], to: 'overdue' },
} as const satisfies Record<string, Move<AssignmentStatus>>;
