import { audienceWire } from '../people/audience.ts';

/**
 * Status transitions of simulation campaigns, rounds and messages. No other transition is allowed. A pause is no status: it is kept
 * beside it (`paused_at`), so that a paused campaign that the plan suspends is paused again afterwards.
 */
export const simulationStatuses = ['draft', 'scheduled', 'running', 'suspended', 'archived'] as const;
export type SimulationStatus = (typeof simulationStatuses)[number];

interface Move<Status extends string> {
  from: readonly Status[];
  to: Status;
}

/** An admin, or the clock for a partner, makes `approve`. The clock job makes `start`, and `suspend` and `resume` with the plan; an admin archives, which nothing undoes. */
export const simulationMoves = {
  approve: { from: ['draft'], to: 'scheduled' },
  start: { from: ['scheduled'], to: 'running' },
  suspend: { from: ['running'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'running' },
  archive: { from: ['draft', 'scheduled', 'running', 'suspended'], to: 'archived' },
} as const satisfies Record<string, Move<SimulationStatus>>;

/**
 * `sent` when its last message has left or never will, and `sending` again if somebody joins on its last day; `closed` when events do not
 * count any more. Archiving cancels a round that is not sent yet, and the clock one that could not be planned in its time.
 */
export const roundStatuses = ['planned', 'planning', 'sending', 'sent', 'closed', 'cancelled'] as const;
export type RoundStatus = (typeof roundStatuses)[number];

/** What becomes of one mail to one person. `bounced` may follow `sent`: a delivery report says so later. */
export const messageStatuses = ['queued', 'sent', 'bounced', 'cancelled', 'skipped'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Why somebody gets no simulations, although a campaign reaches them. */
export const exclusionReasons = ['deleted', 'disabled', 'exempt'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Why a message was not sent: somebody cancelled it, its round was over, or its person could not be reached any more. */
export const unsentReasons = ['archived', 'cancelled', 'round_over', ...exclusionReasons] as const;
export type UnsentReason = (typeof unsentReasons)[number];

/** How a campaign stands, as cards show it. */
export const simulationStages = [
  'draft',
  'scheduled',
  'preparing',
  'sending',
  'paused',
  'all_sent',
  'suspended',
  'archived',
] as const;
export type SimulationStage = (typeof simulationStages)[number];

/** Who gets it: everybody, people by name, or the members of departments or groups; in each case also those who come later. */
export const recipientTypes = audienceWire({
  USERS_ALL: 'all',
  USERS_SELECTED: 'people',
  USERS_FROM_DEPARTMENTS: 'departments',
  USERS_FROM_GROUPS: 'groups',
} as const);

/** Templates at random in rounds, or chosen ones once. */
export const simulationTypes = ['SMART_PHISHING', 'ONE_TIME_PHISHING'] as const;
export type SimulationType = (typeof simulationTypes)[number];

/** How often a round begins; `bimonthly` is every two months. */
export const simulationSchedules = ['once', 'monthly', 'bimonthly', 'quarterly', 'half_yearly'] as const;
export type SimulationSchedule = (typeof simulationSchedules)[number];
/** Months from one round to the next; a campaign that is sent once has no next one. */
export const monthsBetween: Readonly<Record<SimulationSchedule, number | null>> = {
  once: null,
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  half_yearly: 6,
};

export const simulationDifficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type SimulationDifficulty = (typeof simulationDifficulties)[number];

export const simulationTemplateTypes = ['CUSTOM', 'CORPORATE', 'CONSUMER'] as const;
export type SimulationTemplateType = (typeof simulationTemplateTypes)[number];

/** Where people read their mail; it decides which button the teaching page names. */
export const emailPlatforms = { other: 0, office365: 1, google: 2 } as const;

/** A landing explains at once, or shows a neutral page with one button first. */
export const landingKinds = ['teach', 'continue'] as const;
export type LandingKind = (typeof landingKinds)[number];
