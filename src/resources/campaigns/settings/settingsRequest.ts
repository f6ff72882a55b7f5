import type { EditCampaignBody, StartCampaignBody } from '#contract/campaigns/campaigns';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import { daysChoice, daysOf, newTiming, startOf, toLocalInput } from '~/features/campaign-rules/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import type { SettingsForm } from './settingsSchema.ts';

/** The form of a course's campaign; with `campaign` null, the initial form of a new campaign. */
export function fromRecord(campaign: ActiveCampaign | null, defaults: MailTexts, now: number): SettingsForm {
  if (!campaign) {
    return {
      assignmentType: 'all_users',
      selected: [],
      ...newTiming(now),
      notificationsEnabled: true,
      ...defaults,
    };
  }
  return {
    assignmentType: campaign.assignmentType,
    selected: campaign.items.map(({ name }) => name),
    ...daysChoice(campaign.days_to_complete),
    startDate: toLocalInput(campaign.date_started * 1000),
    notificationsEnabled: campaign.notificationsEnabled,
    subject: campaign.notificationSubject || defaults.subject,
    message: campaign.notificationMessage || defaults.message,
  };
}

/** Sends departments and groups by name, each in its own field, and the subject even when no mail is sent, so that it is kept. */
const sharedPart = (form: SettingsForm) => ({
  notificationsEnabled: form.notificationsEnabled,
  notificationSubject: form.subject.trim(),
  notificationMessage: form.message.trim(),
  user_departments: form.assignmentType === 'departments' ? form.selected : [],
  selectedGroups: form.assignmentType === 'groups' ? form.selected : [],
  days_to_complete: daysOf(form),
});

type NamedCourse = Pick<Course, 'id' | 'name' | 'total_chapters'>;
const coursePart = ({ id, name, total_chapters: totalChapters }: NamedCourse) => ({
  courseId: id,
  courseName: name,
  totalChapters,
});

/** The request that starts a course; its start is in seconds. */
export function toStartRequest(form: SettingsForm, course: NamedCourse, now: number): StartCampaignBody {
  const start = startOf(form, now);
  return {
    ...sharedPart(form),
    ...coursePart(course),
    campaign_name: course.name,
    start_date: start === null ? null : Date.parse(start) / 1000,
    campaign_assignment_type: form.assignmentType,
  };
}

/** The request that changes a campaign: its id replaces start and assignment type. */
export const toEditRequest = (
  form: SettingsForm,
  course: NamedCourse,
  { id, name }: Pick<ActiveCampaign, 'id' | 'name'>,
): EditCampaignBody => ({
  ...sharedPart(form),
  ...coursePart(course),
  campaign_name: name,
  id,
});
