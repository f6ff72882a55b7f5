import { z } from 'zod';
import { assignmentTypes } from '#contract/campaigns/campaignStates';
import { campaignLimits } from '#contract/campaigns/limits';
import { listLimits } from '#contract/kit/limits';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import { checkTiming, minDaysSince, settingsShape, type TimingRules } from '~/features/campaign-rules/public.ts';

const fields = z.object({
  assignmentType: z.enum(assignmentTypes),
  /** Names of departments or groups. */
  selected: z.array(z.string()).max(listLimits.maxLookupSize),
  ...settingsShape,
});
export type SettingsForm = z.input<typeof fields>;
export type SettingsField = keyof SettingsForm;
const names = Object.keys(fields.shape) as SettingsField[];

/** The schema of the settings, for the dialog and the course page. Reports all problems at once. */
export const settingsSchema = (rules: TimingRules) =>
  fields.superRefine((form, context) => {
    const wrong = (field: SettingsField, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (form.assignmentType !== 'all_users' && form.selected.length === 0) wrong('selected', 'campaigns.errors.nothingSelected');
    if (!form.selected.every(isChoice)) wrong('selected', 'form.multi.unknown');
    checkTiming(form, rules, wrong);
    if (form.notificationsEnabled && form.subject.trim() === '') wrong('subject', 'campaigns.errors.subjectRequired');
  });

/** The fields of each step of the dialog, by the step's index from 0; the screen counts from 1. */
export const stepFields = [[], names, []] as const satisfies readonly (readonly SettingsField[])[];

/** The step that contains a field. */
export const stepOf = (field: SettingsField): number =>
  Math.max(
    0,
    stepFields.findIndex((shown) => (shown as readonly string[]).includes(field)),
  );

/** The minimum days of a campaign. */
export const minDaysOf = (campaign: { date_started: number } | null, now: number): number =>
  campaign ? minDaysSince(campaign.date_started * 1000, now) : campaignLimits.daysToComplete.customMin;
