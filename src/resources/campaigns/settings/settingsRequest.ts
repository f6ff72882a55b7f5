import type { ActiveCampaign, Course } from '#contract/courses/courses';
import type { EditCampaignBody, StartCampaignBody } from '#contract/campaigns/campaigns';
import { campaignLimits } from '#contract/campaigns/limits';
import { isPresetDays } from './presetDays.ts';
import { isNow, momentOf, type SettingsForm } from './settingsSchema.ts';

export interface Texts {
  subject: string;
  message: string;
}

const two = (n: number) => String(n).padStart(2, '0');

/** A moment as the field of the start holds it, in the person's zone. */
export function toLocalInput(moment: number): string {
  const at = new Date(moment);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The start that is offered: the next full minute, which counts as now. */
export const nextMinute = (now: number): string => toLocalInput(Math.ceil(now / 60_000) * 60_000);

const daysToComplete = campaignLimits.daysToComplete.default;

/** The form of a course: of its campaign, or with `campaign` null what a new one starts with. */
export function fromRecord(campaign: ActiveCampaign | null, defaults: Texts, now: number): SettingsForm {
  if (!campaign) {
    return {
      assignmentType: 'all_users',
      selected: [],
      daysToComplete: String(daysToComplete),
      customDays: '',
      startDate: nextMinute(now),
      notificationsEnabled: true,
      ...defaults,
    };
  }
  const { days_to_complete: days } = campaign;
  const isPreset = isPresetDays(days);
  return {
    assignmentType: campaign.assignmentType,
    selected: campaign.items.map(({ name }) => name),
    daysToComplete: isPreset ? String(days) : 'custom',
    customDays: isPreset ? '' : String(days),
    startDate: toLocalInput(campaign.date_started * 1000),
    notificationsEnabled: campaign.notificationsEnabled,
    subject: campaign.notificationSubject || defaults.subject,
    message: campaign.notificationMessage || defaults.message,
  };
}

export const daysOf = ({ daysToComplete: choice, customDays }: SettingsForm): number =>
  Number(choice === 'custom' ? customDays.trim() : choice);

/** Departments and groups go by name, each under its own; a subject that is not sent still travels, so that it is kept. */
const sharedPart = (form: SettingsForm) => ({
  notificationsEnabled: form.notificationsEnabled,
  notificationSubject: form.subject.trim(),
  notificationMessage: form.message.trim(),
  user_departments: form.assignmentType === 'departments' ? form.selected : [],
  selectedGroups: form.assignmentType === 'groups' ? form.selected : [],
  days_to_complete: daysOf(form),
});

type Given = Pick<Course, 'id' | 'name' | 'total_chapters'>;
const givenPart = ({ id, name, total_chapters: totalChapters }: Given) => ({ courseId: id, courseName: name, totalChapters });

/** The call that starts a course. A start that counts as now is sent as now, in seconds. */
export function toStartRequest(form: SettingsForm, course: Given, now: number): StartCampaignBody {
  const start = isNow(form.startDate, now) ? now : momentOf(form.startDate);
  return {
    ...sharedPart(form),
    ...givenPart(course),
    campaign_name: course.name,
    start_date: Math.floor(start / 1000),
    campaign_assignment_type: form.assignmentType,
  };
}

/** The call that changes a campaign: its id instead of start and kind of assignment. */
export const toEditRequest = (
  form: SettingsForm,
  course: Given,
  { id, name }: Pick<ActiveCampaign, 'id' | 'name'>,
): EditCampaignBody => ({
  ...sharedPart(form),
  ...givenPart(course),
  campaign_name: name,
  id,
});
