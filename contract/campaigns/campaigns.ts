import { z } from 'zod';
import { assignmentType, wireStatus } from './campaignStates.ts';
import { activeCampaign } from '../courses/courses.ts';
import { at, endpoint, id, many, seconds, text } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { campaignLimits } from './limits.ts';

const labels = z.array(text()).max(listLimits.maxLookupSize);

/** Fields that start and edit share. Departments and groups go by name; an empty message means the default text. */
const settings = z.object({
  notificationsEnabled: z.boolean(),
  notificationSubject: z.string().trim().max(textLimits.textMax),
  notificationMessage: z.string().trim().max(textLimits.messageMax),
  user_departments: labels,
  selectedGroups: labels,
  days_to_complete: z.number().int().min(campaignLimits.daysToComplete.customMin).max(campaignLimits.daysToComplete.customMax),
});

/** The course, and the names that the admin saw. */
const courseFields = {
  courseId: id,
  campaign_name: text(),
  courseName: text(),
  totalChapters: z.number().int().min(0),
};

const withSubject = <T extends z.ZodType<{ notificationsEnabled: boolean; notificationSubject: string }>>(body: T) =>
  body.refine((fields) => !fields.notificationsEnabled || fields.notificationSubject !== '', {
    path: ['notificationSubject'],
    message: 'Subject is a required field',
  });

/** A `start_date` of null is now, by the server’s clock; so is one less than campaignLimits.startsNowSeconds in the past. */
export const startCampaignBody = withSubject(
  settings.extend({
    ...courseFields,
    start_date: seconds.nullable(),
    campaign_assignment_type: assignmentType,
  }),
).refine(
  (fields) =>
    fields.campaign_assignment_type === 'all' ||
    (fields.campaign_assignment_type === 'departments' ? fields.user_departments : fields.selectedGroups).length > 0,
  { path: ['campaign_assignment_type'], message: 'At least one value must be selected' },
);
export type StartCampaignBody = z.input<typeof startCampaignBody>;

/** A campaign keeps its course: a course in the body must be the present one. */
export const editCampaignBody = withSubject(settings.extend({ ...z.object(courseFields).partial().shape, id }));
export type EditCampaignBody = z.input<typeof editCampaignBody>;

export const getCampaign = endpoint({
  method: 'GET',
  path: '/api/v1/campaign/{companyId}/{campaignId}',
  summary: 'One campaign with its settings; also one that has ended',
  access: 'training:read',
  tx: 'read',
  reply: activeCampaign,
  errors: [],
});

export const startCampaign = endpoint({
  method: 'POST',
  path: '/api/v1/campaign/{companyId}',
  summary: 'Starts a course, now or later, for everybody or for departments or groups, also for people who come later',
  access: 'training:write',
  tx: 'write',
  body: startCampaignBody,
  reply: activeCampaign,
  errors: ['campaign_already_active', 'course_is_draft', 'start_in_past', 'plan_required', 'trial_expired'],
});

/** Departments and groups can be added, not removed; assignment type and start cannot change. */
export const editCampaign = endpoint({
  method: 'PUT',
  path: '/api/v1/campaign/{companyId}',
  summary: 'Changes notification, deadline and added departments or groups of a campaign',
  access: 'training:write',
  tx: 'write',
  body: editCampaignBody,
  reply: activeCampaign,
  errors: ['campaign_not_editable', 'campaign_is_shared', 'assignment_not_removable', 'trial_expired'],
});

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/v1/campaign/{companyId}/delete/{campaignId}',
  summary: 'Deletes a campaign that waits for its start',
  access: 'training:write',
  tx: 'write',
  reply: z.object({}),
  errors: ['campaign_already_started', 'campaign_is_shared'],
});

export const endCampaign = endpoint({
  method: 'PUT',
  path: '/api/v1/campaign/{companyId}/end/{campaignId}',
  summary: 'Ends a campaign; its figures stay',
  access: 'training:write',
  tx: 'write',
  reply: z.object({}),
  errors: ['campaign_not_started', 'campaign_not_editable', 'campaign_is_shared'],
});

/** One campaign of a company, including ended ones. */
export const campaign = z.object({
  id,
  name: z.string(),
  courseId: id,
  courseName: z.string(),
  status: wireStatus,
  date_started: seconds,
  endedAt: at.nullable(),
  assignedUsers: z.number().int(),
});
export type Campaign = z.input<typeof campaign>;

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/v1/campaign/admin_panel/{companyId}/company',
  summary: 'Campaigns of the company, newest first',
  access: 'training:read',
  tx: 'read',
  reply: z.array(campaign),
  errors: [],
});

/** Before a launch: number of people who would be assigned, and who would not, by reason. */
export const countAssignedUsers = endpoint({
  method: 'GET',
  path: '/customers/api/v1/company/{companyId}/users/count',
  summary: 'How many people an assignment reaches',
  access: 'training:read',
  tx: 'read',
  query: z.object({
    assignmentType,
    ids: many(id),
  }),
  reply: z.object({
    totalUsersCount: z.number().int(),
    excluded: z.object({ disabled: z.number().int() }),
  }),
  errors: [],
});
