import { z } from 'zod';
import { type CreateExerciseBody, type ExerciseCampaign, type UpdateExerciseBody } from '#contract/exercise/campaigns';
import { usersTypes } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { textLimits } from '#contract/kit/limits';
import { chosenFieldOf, chosenIn, chosenShape, recipientsOf } from '~/features/audience/public.ts';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import {
  checkTiming,
  daysChoice,
  daysOf,
  newTiming,
  settingsShape,
  startOf,
  type TimingRules,
  toLocalInput,
} from '~/features/campaign-rules/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';

const fields = z.object({
  /** Empty for templates that are chosen one by one. */
  packId: z.string(),
  /** Ids of those templates, in the order of the choice. */
  templates: z.array(z.string()),
  usersType: z.enum(usersTypes),
  ...chosenShape,
  ...settingsShape,
  name: z.string().trim().min(1, 'exercise.wizard.nameRequired').max(textLimits.textMax),
});
export type ExerciseForm = z.input<typeof fields>;
export type ExerciseField = keyof ExerciseForm;

/** The rules of wizard and settings dialog. Reports all problems at once. */
export const exerciseSchema = (rules: TimingRules) =>
  fields.superRefine((form, context) => {
    const wrong = (field: ExerciseField, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    // A campaign keeps the templates of its launch.
    if (!rules.isEditing && form.packId === '' && form.templates.length !== exerciseLimits.customTemplates)
      wrong('templates', 'campaigns.errors.nothingSelected');
    const chosen = chosenFieldOf(form.usersType);
    if (chosen && !rules.isEditing && form[chosen].length === 0) wrong(chosen, 'exercise.settings.nobody');
    if (chosen && !form[chosen].every(isChoice)) wrong(chosen, 'form.multi.unknown');
    checkTiming(form, rules, wrong);
  });

/** The form of a new campaign. */
export const newForm = (start: { packId: string; name: string; texts: MailTexts; now: number }): ExerciseForm => ({
  packId: start.packId,
  templates: [],
  usersType: 'USERS_ALL',
  users: [],
  departments: [],
  groups: [],
  ...newTiming(start.now),
  daysToComplete: String(exerciseLimits.daysToComplete.default),
  notificationsEnabled: true,
  ...start.texts,
  name: start.name,
});

/** The form of a campaign's settings. */
export const formOf = (campaign: ExerciseCampaign, texts: MailTexts): ExerciseForm => ({
  packId: campaign.pack?.id ?? '',
  templates: [],
  ...chosenIn(campaign),
  ...daysChoice(campaign.daysToComplete),
  startDate: toLocalInput(Date.parse(campaign.startedAt)),
  notificationsEnabled: campaign.isNotificationEnabled,
  subject: campaign.notificationSubject || texts.subject,
  message: campaign.notificationMessage || texts.message,
  name: campaign.name,
});

/** What was left empty is sent as the default that the form shows. */
const settingsOf = (form: ExerciseForm, texts: MailTexts): UpdateExerciseBody => ({
  daysToComplete: daysOf(form),
  notification: {
    isEnabled: form.notificationsEnabled,
    subject: form.subject.trim() || texts.subject,
    message: form.message.trim() || texts.message,
  },
  ...recipientsOf(form),
});

/** The request that changes a campaign's settings. People chosen by name are never removed, also where the form does not show them. */
export function toUpdate(form: ExerciseForm, { selectedUsers }: ExerciseCampaign, texts: MailTexts): UpdateExerciseBody {
  const settings = settingsOf(form, texts);
  const had = new Set(selectedUsers.map(({ id }) => id));
  return { ...settings, selectedUsersIds: settings.selectedUsersIds.filter((id) => !had.has(id)) };
}

/** The request that launches a campaign. */
export const toCreate = (form: ExerciseForm, now: number, texts: MailTexts): CreateExerciseBody => ({
  ...settingsOf(form, texts),
  name: form.name.trim(),
  startedAt: startOf(form, now),
  packId: form.packId || null,
  templates: form.packId ? [] : form.templates.map((templateId, index) => ({ orderNumber: index + 1, templateId })),
});
