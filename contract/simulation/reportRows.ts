import { z } from 'zod';
import { at, id } from '../kit/endpoint.ts';
import { simulationDifficulties, simulationTemplateTypes, messageStatuses } from './states.ts';
import { eventClasses, eventKinds, eventRules } from './truth.ts';

const count = z.number().int();
const rate = z.number().min(0).max(100).nullable();

/**
 * Messages that were sent, and what happened to them. `opened`, `clicked` and `phished` are clean or raw, as the query says; both stand
 * beside them. Rates are percentages of `sent`; null for few people (simulationLimits.fewestPeople) of a department or group, and without
 * any message. `toReview`: events that are neither a person’s nor a machine’s yet.
 */
const figures = {
  sent: count,
  opened: count,
  clicked: count,
  phished: count,
  reported: count,
  openedRate: rate,
  clickedRate: rate,
  phishedRate: rate,
  reportedRate: rate,
  openedClean: count,
  openedRaw: count,
  clickedClean: count,
  clickedRaw: count,
  phishedClean: count,
  phishedRaw: count,
  toReview: count,
};
export const figureOrderFields = ['sent', 'opened', 'clicked', 'phished', 'reported'] as const;

/** Somebody with the messages that they got. */
export const recipientRow = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  departments: z.string(),
  ...figures,
  isDisabled: z.boolean(),
  isDeleted: z.boolean(),
});
export type RecipientRow = z.input<typeof recipientRow>;

/** A template, with how many people got it. */
export const reportTemplateRow = z.object({
  id,
  name: z.string(),
  type: z.enum(simulationTemplateTypes),
  difficulty: z.enum(simulationDifficulties).nullable(),
  recipients: count,
  ...figures,
});
export type ReportTemplateRow = z.input<typeof reportTemplateRow>;

/** A department or group. */
export const reportSetRow = z.object({ id, name: z.string(), recipients: count, ...figures });
export type ReportSetRow = z.input<typeof reportSetRow>;

/** A round, with its first and last day. */
export const roundRow = z.object({
  id,
  number: count,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  templates: count,
  recipients: count,
  ...figures,
});
export type RoundRow = z.input<typeof roundRow>;

/** A campaign; `endsOn` is the last day of its last round that has begun. */
export const reportCampaignRow = z.object({
  id,
  name: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  templates: count,
  recipients: count,
  ...figures,
});
export type ReportCampaignRow = z.input<typeof reportCampaignRow>;

/** What was sent from a day on: in the report of a campaign that of a round, in the summary that of a month. */
export const trendRow = z.object({ id: z.string(), number: count.nullable(), startsOn: z.iso.date(), ...figures });
export type TrendRow = z.input<typeof trendRow>;

/**
 * All together. Half of those who clicked or reported, people only, did it within so many minutes. `erasedUntil`: the last day of rounds whose
 * messages are erased, so that only their figures are left.
 */
export const reportTotals = z.object({
  recipients: count,
  ...figures,
  minutesToClick: z.number().nullable(),
  minutesToReport: z.number().nullable(),
  /** Percent of the rounds in which anybody clicked or reported: somebody reported before anybody clicked. */
  reportedFirst: z.number().nullable(),
  erasedUntil: z.iso.date().nullable(),
});
export type SimulationReportTotals = z.input<typeof reportTotals>;

/** A message to one person: what touched it, what that is counted as, and the rule that says so. */
export const personMessage = z.object({
  id,
  roundNumber: count,
  templateName: z.string(),
  status: z.enum(messageStatuses),
  sentAt: at.nullable(),
  isUncertain: z.boolean(),
  isOpened: z.boolean(),
  isClicked: z.boolean(),
  isPhished: z.boolean(),
  isReported: z.boolean(),
  /** Somebody else reported it: their mail was passed on. It counts nowhere. */
  isReportedByOther: z.boolean(),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(eventKinds),
      at,
      /** How many of the same were counted as one. */
      n: count,
      /** Null until it is judged. */
      class: z.enum(eventClasses).nullable(),
      rule: z.enum(eventRules).nullable(),
      isLate: z.boolean(),
    }),
  ),
  /** How many events there are; the first ones are shown. */
  eventCount: count,
});
export type PersonMessage = z.input<typeof personMessage>;
