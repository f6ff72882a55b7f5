import { z } from 'zod';
import { assignmentTypes } from '#contract/campaigns/campaignStates';
import { campaignLimits } from '#contract/campaigns/limits';
import { listLimits, textLimits } from '#contract/kit/limits';
import { isChoice } from '~/components/form/multi/multiOptions.ts';

const { presets, customMin, customMax } = campaignLimits.daysToComplete;
const dayMs = 86_400_000;
export const dayChoices: readonly string[] = [...presets.map(String), 'custom'];

/** The context of the schema: whether a campaign is edited, the current time, and the texts that name a limit. */
export interface SettingsRules {
  /** True for an existing campaign: assignment and start are fixed, and a start in the past is valid. */
  isEditing: boolean;
  /** The current time in milliseconds, read at each check. */
  now: () => number;
  /** Minimum days of a running campaign: its deadline cannot be in the past. Its present value is always valid. */
  minDays: number;
  currentDays?: number | undefined;
  atLeast: (min: number) => string;
  atMost: (max: number) => string;
}

/** The person's time zone, for dates and times in the form. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Milliseconds of a start such as `2026-03-09T14:30`, in the person's time zone; NaN for an invalid one. */
export const momentOf = (startDate: string): number => new Date(startDate).getTime();

/** A start within campaignLimits.startsNowSeconds of now means now. */
export const isNow = (startDate: string, now: number): boolean =>
  Math.abs(momentOf(startDate) - now) <= campaignLimits.startsNowSeconds * 1000;

type DaysRules = Pick<SettingsRules, 'minDays' | 'currentDays' | 'atLeast' | 'atMost'>;

/** The first problem of the days in the form: a key of the locales, or a sentence if it names a limit. */
function daysProblem(text: string, { minDays, currentDays, atLeast, atMost }: DaysRules): string | undefined {
  const typed = text.trim();
  if (typed === '') return 'campaigns.errors.required';
  const days = Number(typed);
  if (!Number.isFinite(days)) return 'campaigns.errors.daysNumber';
  if (days <= 0) return 'campaigns.errors.daysPositive';
  if (!Number.isInteger(days)) return 'campaigns.errors.daysInteger';
  if (days === currentDays) return undefined;
  if (days < minDays) return atLeast(minDays);
  return days > customMax ? atMost(customMax) : undefined;
}

function startProblem(startDate: string, { isEditing, now }: SettingsRules): string | undefined {
  if (startDate === '') return 'campaigns.errors.startRequired';
  const moment = momentOf(startDate);
  if (Number.isNaN(moment)) return 'campaigns.errors.startInvalid';
  if (isEditing || isNow(startDate, now())) return undefined;
  if (moment - now() > campaignLimits.startsWithinDays * dayMs) return 'campaigns.errors.startInvalid';
  return moment > now() ? undefined : 'campaigns.errors.startPast';
}

const fields = z.object({
  assignmentType: z.enum(assignmentTypes),
  /** Names of departments or groups. */
  selected: z.array(z.string()).max(listLimits.maxLookupSize),
  daysToComplete: z.string().refine((choice) => dayChoices.includes(choice)),
  customDays: z.string(),
  startDate: z.string(),
  notificationsEnabled: z.boolean(),
  subject: z.string().trim().max(textLimits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().trim().max(textLimits.messageMax, 'campaigns.errors.messageLong'),
});
export type SettingsForm = z.input<typeof fields>;
export type SettingsField = keyof SettingsForm;
const names = Object.keys(fields.shape) as SettingsField[];

/** The schema of the settings, for the dialog and the course page. Reports all problems at once. */
export const settingsSchema = (rules: SettingsRules) =>
  fields.superRefine((form, context) => {
    const wrong = (field: SettingsField, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (form.assignmentType !== 'all_users' && form.selected.length === 0) wrong('selected', 'campaigns.errors.nothingSelected');
    if (!form.selected.every(isChoice)) wrong('selected', 'form.multi.unknown');
    if (form.daysToComplete === 'custom') wrong('customDays', daysProblem(form.customDays, rules));
    else wrong('daysToComplete', daysProblem(form.daysToComplete, rules));
    wrong('startDate', startProblem(form.startDate, rules));
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

/** The minimum days of a running campaign: the days that have passed plus one. */
export function minDaysOf(campaign: { date_started: number } | null, now: number): number {
  if (!campaign) return customMin;
  const passed = Math.floor((now / 1000 - campaign.date_started) / 86_400);
  return Math.max(customMin, passed + 1);
}
