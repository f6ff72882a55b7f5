import { z } from 'zod';
import { at, endpoint, id, many, startAt, text } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { reportStatuses } from '../reports/reportStatus.ts';
import { exerciseCompany } from './paths.ts';
import { exerciseStatuses, usersType } from './exerciseStates.ts';
import { exerciseLimits } from './limits.ts';

const named = z.object({ id, name: z.string() });
const count = z.number().int();

/**
 * A campaign of phishing exercises. `score` is the average out of 10 of those who completed it, null before. `learners` and the
 * selected people are counts: a campaign of everybody has none by name.
 */
export const exerciseCampaign = z.object({
  id,
  name: z.string(),
  startedAt: at,
  archivedAt: at.nullable(),
  /** Archived before anybody got it. */
  isNeverLaunched: z.boolean(),
  /** Created in a version of the exercise before this one: it was delivered, and has no report. */
  isOutdated: z.boolean(),
  score: z.number().nullable(),
  status: z.enum(exerciseStatuses),
  usersType,
  assignments: z.object({
    total: count,
    completed: count,
    statuses: z.array(z.object({ name: z.enum(reportStatuses), count })),
  }),
  goldenCertificatesCount: count,
  daysToComplete: count,
  templates: count,
  /** Null for templates that were chosen one by one. */
  pack: named.nullable(),
  isNotificationEnabled: z.boolean(),
  notificationSubject: z.string(),
  notificationMessage: z.string(),
  selectedDepartments: z.array(named),
  selectedGroups: z.array(named),
  /** The first listLimits.maxLookupSize of the people chosen by name, and how many there are. */
  selectedUsers: z.array(named),
  selectedUsersCount: count,
  learners: count,
});
export type ExerciseCampaign = z.input<typeof exerciseCampaign>;

const ids = z.array(id).max(listLimits.selectionIds);
/** What create and update share. An empty subject or message means the default text. */
const settings = z.object({
  daysToComplete: z.number().int().min(exerciseLimits.daysToComplete.customMin).max(exerciseLimits.daysToComplete.customMax),
  notification: z.object({
    isEnabled: z.boolean(),
    subject: z.string().trim().max(textLimits.textMax),
    message: z.string().trim().max(textLimits.messageMax),
  }),
  usersType,
  selectedDepartmentsIds: ids,
  selectedGroupsIds: ids,
  selectedUsersIds: ids,
});
export type ExerciseSettings = z.output<typeof settings>;

/** The field that names the people of each kind of audience. */
export const audienceFields = {
  people: 'selectedUsersIds',
  departments: 'selectedDepartmentsIds',
  groups: 'selectedGroupsIds',
} as const;

const withAudience = <T extends z.ZodType<ExerciseSettings>>(body: T) =>
  body.superRefine((fields, context) => {
    if (fields.usersType === 'all') return;
    const field = audienceFields[fields.usersType];
    if (fields[field].length === 0)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: 'No selected users. Select users you want to assign phishing exercise to.',
      });
  });

export const createExerciseBody = withAudience(
  settings.extend({
    name: text(),
    /** Less than campaignLimits.startsNowSeconds in the past counts as now. */
    startedAt: startAt,
    packId: id.nullable(),
    templates: z.array(z.object({ orderNumber: z.number().int().min(1), templateId: id })).max(exerciseLimits.customTemplates),
  }),
).superRefine(({ packId, templates }, context) => {
  const expected = packId === null ? exerciseLimits.customTemplates : 0;
  if (new Set(templates.map(({ templateId }) => templateId)).size !== expected || templates.length !== expected)
    context.addIssue({
      code: 'custom',
      path: ['templates'],
      message: `Choose a pack, or ${exerciseLimits.customTemplates} templates`,
    });
});
export type CreateExerciseBody = z.input<typeof createExerciseBody>;

/**
 * Departments and groups are named completely, because leaving one out is refused. People are named only to add them: a campaign can
 * have more of them than a call may name, and nobody who was chosen is removed.
 */
export const updateExerciseBody = settings;
export type UpdateExerciseBody = z.input<typeof updateExerciseBody>;

const page = z.object(pageShape(['startedAt']));
const one = `${exerciseCompany}/campaign/{campaignId}` as const;

export const listActiveExercises = endpoint({
  method: 'GET',
  path: `${exerciseCompany}/campaigns/active`,
  summary: 'Campaigns that wait for their start, run, or are suspended, newest first',
  access: 'exercises:read',
  tx: 'read',
  query: page,
  reply: pageOf(exerciseCampaign),
  errors: [],
});

export const listArchivedExercises = endpoint({
  method: 'GET',
  path: `${exerciseCompany}/campaigns/archive`,
  summary: 'Archived campaigns, newest first',
  access: 'exercises:read',
  tx: 'read',
  query: page,
  reply: pageOf(exerciseCampaign),
  errors: [],
});

export const getExercise = endpoint({
  method: 'GET',
  path: one,
  summary: 'One campaign of phishing exercises, in whatever state',
  access: 'exercises:read',
  tx: 'read',
  reply: wrapped(exerciseCampaign),
  errors: [],
});

export const createExercise = endpoint({
  method: 'POST',
  path: `${exerciseCompany}/campaign/create`,
  summary: 'Launches a campaign, now or later; it keeps its templates as they are at this moment',
  access: 'exercises:launch',
  tx: 'write',
  body: createExerciseBody,
  reply: wrapped(exerciseCampaign),
  errors: ['start_in_past', 'plan_required'],
});

/** People, departments and groups can be added, not removed; the kind of audience and the start cannot change. */
export const updateExercise = endpoint({
  method: 'PUT',
  path: `${one}/update`,
  summary: 'Changes notification, deadline and added people of a campaign that is not archived',
  access: 'exercises:launch',
  tx: 'write',
  body: updateExerciseBody,
  reply: wrapped(exerciseCampaign),
  errors: ['campaign_not_editable', 'assignment_not_removable', 'plan_required'],
});

export const archiveExercise = endpoint({
  method: 'PUT',
  path: `${one}/archive`,
  summary: 'Ends a campaign for good; its figures stay',
  access: 'exercises:write',
  tx: 'write',
  reply: wrapped(z.object({})),
  errors: ['campaign_not_editable'],
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: `${one}/delete`,
  summary: 'Deletes an archived campaign with its figures',
  access: 'exercises:write',
  tx: 'write',
  reply: wrapped(z.object({})),
  errors: ['campaign_not_archived'],
});

const lookup = { method: 'GET', access: 'exercises:read', tx: 'read', errors: [] } as const;
const learner = z.object({ id, fullName: z.string(), email: z.string() });
export type ExerciseLearner = z.input<typeof learner>;
const learners = `${exerciseCompany}/users` as const;

export const listExerciseUsers = endpoint({
  ...lookup,
  path: `${learners}/page`,
  summary: 'People whom a campaign can reach, for a picker',
  query: z.object({
    ...pageShape(['fullName']),
    searchText: z.string().trim().max(textLimits.textMax).optional(),
  }),
  reply: pageOf(learner),
});

export const listExerciseUsersByDepartments = endpoint({
  ...lookup,
  path: `${learners}/by_departments`,
  summary: 'People of departments',
  query: z.object({ ...pageShape(['fullName']), departmentId: many(id) }),
  reply: pageOf(learner),
});

export const listExerciseUsersByGroups = endpoint({
  ...lookup,
  path: `${learners}/by_groups`,
  summary: 'People of groups',
  query: z.object({ ...pageShape(['fullName']), groupId: many(id) }),
  reply: pageOf(learner),
});

/** How many people a launch reaches, and whom it leaves out, by reason. */
const reach = wrapped(z.object({ totalUsersCount: count, excluded: z.object({ disabled: count }) }));

export const countExerciseUsers = endpoint({
  ...lookup,
  path: `${learners}/count`,
  summary: 'How many people a campaign for everybody reaches',
  reply: reach,
});

export const countExerciseUsersByDepartments = endpoint({
  ...lookup,
  path: `${learners}/count_by_departments`,
  summary: 'How many people a campaign for departments reaches',
  query: z.object({ departmentId: many(id) }),
  reply: reach,
});

export const countExerciseUsersByGroups = endpoint({
  ...lookup,
  path: `${learners}/count_by_groups`,
  summary: 'How many people a campaign for groups reaches',
  query: z.object({ groupId: many(id) }),
  reply: reach,
});
