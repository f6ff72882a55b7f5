import { z } from 'zod';
import { anyCaseOf } from '../kit/anyCaseOf.ts';
import { at, endpoint, id, text } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { simulationLimits } from './limits.ts';
import { simulationCampaignPath as one, simulationCompany } from './paths.ts';
import {
  recipientTypes,
  simulationDifficulties,
  simulationSchedules,
  simulationStages,
  simulationTemplateTypes,
  simulationTypes,
} from './states.ts';

const count = z.number().int();
const named = z.object({ id, name: z.string() });
const hour = z.number().int().min(0).max(23);

/** On how many working days of its round a campaign sends. */
export const sendingDays = z.union([z.literal(simulationLimits.sendingDays), z.literal('entire_round')]);
export type SendingDays = z.output<typeof sendingDays>;

/**
 * A campaign that mails its people in rounds. Figures count messages of all rounds, events only those of people (not of programs);
 * `usersCount` is the number of messages planned so far. `endHour` 0 is midnight. `progress`: how much of its round is prepared, in percent.
 */
export const simulationCampaign = z.object({
  id,
  name: z.string(),
  stage: z.enum(simulationStages),
  isActive: z.boolean(),
  /** Archived before anything was sent. */
  isNeverLaunched: z.boolean(),
  campaignType: z.enum(simulationTypes),
  schedule: z.enum(simulationSchedules),
  /** Null: it adapts to each person. */
  difficulty: z.enum(simulationDifficulties).nullable(),
  emailPlatform: count,
  /** Its first day; null in a draft. */
  startDate: z.iso.date().nullable(),
  /** When the first mail can leave at the earliest. */
  startsAt: at,
  timezone: z.string(),
  sendingDays,
  startHour: hour,
  endHour: hour,
  templateTypes: z.array(z.enum(simulationTemplateTypes)),
  templateIds: z.array(id),
  loginPageId: id.nullable(),
  fromDomain: z.string().nullable(),
  notification: z.object({ subject: z.string(), message: z.string() }),
  usersType: recipientTypes,
  selectedDepartments: z.array(named),
  selectedGroups: z.array(named),
  /** The first listLimits.maxLookupSize of the people chosen by name, and how many there are. */
  selectedUsers: z.array(named),
  selectedUsersCount: count,
  usersCount: count,
  sent: count,
  uncertain: count,
  bounced: count,
  phishedReported: count,
  phishedUnreported: count,
  openedReported: count,
  toReview: count,
  roundNumber: count.nullable(),
  /** The first day of the round after the present one; null if none follows. */
  nextRoundOn: z.iso.date().nullable(),
  progress: count,
  /** Of one that the provider gave: its name, the day it suggested, and whether an admin of the company has yet to approve it. */
  parentCompanyName: z.string().nullable(),
  suggestedOn: z.iso.date().nullable(),
  waitsForApproval: z.boolean(),
  /** While it is sending: since when its mails wait because their sender takes none, and whether that is the company’s own. */
  senderFailsSince: at.nullable(),
  isOwnSender: z.boolean(),
  createdDate: at,
  archivedAt: at.nullable(),
});
export type SimulationCampaign = z.input<typeof simulationCampaign>;

const ids = z.array(id).max(listLimits.selectionIds);
/** What a campaign is launched with, each field by itself. */
export const simulationSettings = z.object({
  name: text(),
  campaignType: anyCaseOf(simulationTypes),
  schedule: anyCaseOf(simulationSchedules),
  difficulty: anyCaseOf(simulationDifficulties).nullable(),
  emailPlatform: z.number().int().min(0).max(2),
  templateIds: z.array(id).max(listLimits.maxLookupSize),
  /** Of a smart campaign without chosen templates: from which it chooses. Without any, from all. */
  templateTypes: z.array(anyCaseOf(simulationTemplateTypes)).max(simulationTemplateTypes.length).default([]),
  loginPageId: id.nullable(),
  startDate: z.iso.date({ error: 'The start date should be valid.' }),
  timezone: z.string().max(textLimits.textMax),
  usersType: recipientTypes,
  selectedUsersIds: ids,
  selectedDepartmentsIds: ids,
  selectedGroupsIds: ids,
  /** The mail to everybody who was phished. Empty texts mean the default texts. */
  notification: z.object({
    subject: z
      .string()
      .trim()
      .max(textLimits.textMax)
      .regex(/^[^\p{Cc}]*$/u),
    message: z.string().trim().max(textLimits.messageMax),
  }),
  sendingDays,
  startHour: hour,
  endHour: hour,
  fromDomain: z.hostname().toLowerCase().max(textLimits.textMax).nullable().default(null),
});
type Settings = z.output<typeof simulationSettings>;

/** The field that names the recipients of each kind of audience. */
export const recipientFields = {
  people: 'selectedUsersIds',
  departments: 'selectedDepartmentsIds',
  groups: 'selectedGroupsIds',
} as const;

const refusing = (context: z.RefinementCtx) => (path: keyof Settings, message: string) =>
  context.addIssue({ code: 'custom', path: [path], message });

/** When mails leave: what a round cannot be planned without. */
export function checkTimes({ campaignType, schedule, startHour, endHour }: Omit<Settings, 'name'>, context: z.RefinementCtx): void {
  const refuse = refusing(context);
  if (campaignType === 'ONE_TIME_PHISHING' && schedule !== 'once') refuse('schedule', 'A one-time campaign is sent once');
  if (endHour !== 0 && endHour <= startHour) refuse('endHour', 'The end must be after the start');
}

function checkChoices(body: Settings, context: z.RefinementCtx): void {
  const refuse = refusing(context);
  const { campaignType, templateIds, usersType } = body;
  const { min, max } = simulationLimits.oneTimeTemplates;
  const templates = new Set(templateIds).size;
  if (templates !== templateIds.length) refuse('templateIds', 'Each template once');
  if (campaignType === 'ONE_TIME_PHISHING' && (templates < min || templates > max))
    refuse('templateIds', `Choose ${min} to ${max} templates`);
  if (usersType !== 'all' && body[recipientFields[usersType]].length === 0)
    refuse(recipientFields[usersType], 'Choose who gets it');
}

export const createSimulationBody = simulationSettings.superRefine(checkTimes).superRefine(checkChoices);
export type CreateSimulationBody = z.input<typeof createSimulationBody>;
export const updateSimulationBody = createSimulationBody;

const page = z.object({
  ...pageShape(['startDate']),
  pageSize: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(simulationLimits.campaignsPageSize))
    .optional(),
});
/** The company of the path once more, as these calls have it. */
const sameCompany = z.object({ companyId: id });

const read = { method: 'GET', access: 'simulations:read', tx: 'read', errors: [] } as const;
const said = <T extends z.ZodType>(data: T) => wrapped(data).extend({ message: z.string() });

export const listActiveSimulations = endpoint({
  ...read,
  path: `${simulationCompany}/campaigns/active`,
  summary: 'Simulations that are not archived, newest first',
  query: page,
  reply: pageOf(simulationCampaign),
});

export const listArchivedSimulations = endpoint({
  ...read,
  path: `${simulationCompany}/campaigns/archive`,
  summary: 'Archived simulations, newest first',
  query: page,
  reply: pageOf(simulationCampaign),
});

export const getSimulation = endpoint({
  ...read,
  path: one,
  summary: 'One simulation, in whatever state',
  reply: wrapped(simulationCampaign),
});

const launches = {
  access: 'simulations:launch',
  // Senders of companies above are read first, by the owner.
  tx: 'none',
  reply: said(simulationCampaign),
} as const;

/** Why a launch is refused, besides what is wrong in its fields. */
export const launchRefusals = [
  'plan_required',
  'simulations_stopped',
  'consent_needed',
  'sender_domain_needed',
  'simulation_host_needed',
  'start_in_past',
  'no_recipients',
  'no_template_matches',
  'round_too_short',
] as const;

export const createSimulation = endpoint({
  ...launches,
  method: 'POST',
  path: `${simulationCompany}/campaign/create`,
  summary: 'Launches a simulation; its mails are prepared afterwards',
  body: createSimulationBody,
  errors: launchRefusals,
});

export const updateSimulation = endpoint({
  ...launches,
  method: 'PUT',
  path: `${one}/update`,
  summary: 'Changes a simulation; of one that has begun what its next rounds are like, and more recipients',
  body: updateSimulationBody,
  errors: [
    'start_in_past',
    'plan_required',
    'campaign_has_begun',
    'campaign_not_editable',
    'assignment_not_removable',
    'sender_domain_needed',
    'no_recipients',
    'no_template_matches',
    'round_too_short',
  ],
});

const changes = { method: 'PATCH', access: 'simulations:write', tx: 'write', reply: said(z.object({})) } as const;

export const completeSimulation = endpoint({
  ...changes,
  path: `${one}/complete`,
  summary: 'Archives a simulation for good: what is not sent yet is cancelled, its figures stay',
  body: sameCompany,
  errors: ['campaign_not_editable'],
});

export const deleteSimulation = endpoint({
  ...changes,
  method: 'DELETE',
  path: `${one}/delete`,
  summary: 'Deletes an archived simulation with its figures',
  body: sameCompany,
  errors: ['campaign_not_archived'],
});

export const pauseSimulation = endpoint({
  ...changes,
  path: `${one}/pause`,
  summary: 'Sends nothing more until it is resumed',
  errors: ['campaign_not_editable'],
});

export const resumeSimulation = endpoint({
  ...changes,
  access: 'simulations:launch',
  path: `${one}/resume`,
  summary: 'Sends again; mails whose time has passed leave on the next working days',
  errors: ['campaign_not_editable', 'plan_required', 'consent_needed', 'simulations_stopped'],
});

export const cancelUnsentMessages = endpoint({
  ...changes,
  path: `${one}/cancel_unsent`,
  summary: 'Cancels the mails of the present round that have not left',
  reply: said(z.object({ cancelled: count })),
  errors: ['campaign_not_editable'],
});

/** `expectedTotal`: how many mails may not have arrived, as the admin saw it. */
export const sendUncertainAgain = endpoint({
  ...changes,
  method: 'POST',
  access: 'simulations:launch',
  path: `${one}/send_again`,
  summary: 'Sends the mails again that may not have arrived, in the next window of their round',
  body: z.object({ expectedTotal: z.number().int().min(1) }),
  reply: said(z.object({ sent: count })),
  errors: ['campaign_not_editable', 'plan_required', 'consent_needed', 'simulations_stopped', 'total_changed'],
});
