import { z } from 'zod';
import { assignmentTypes } from '#contract/campaigns/campaignStates';
import { campaignLimits } from '#contract/campaigns/limits';
import { listLimits, textLimits } from '#contract/kit/limits';
import { isChoice } from '~/components/form/multi/multiOptions.ts';

const { presets, customMin, customMax } = campaignLimits.daysToComplete;
const dayMs = 86_400_000;
export const dayChoices: readonly string[] = [...presets.map(String), 'custom'];

/** What the schema must know besides the form: whether a campaign is edited, what time it is, and the words that name a limit. */
export interface SettingsRules {
  /** Assignment and start stay as they are then, and a start in the past is fine. */
  isEditing: boolean;
  /** Milliseconds, asked at each check. */
  now: () => number;
  /** Least days of a running campaign: its deadline cannot lie in the past. What it has already is always fine. */
  minDays: number;
  currentDays?: number;
  atLeast: (min: number) => string;
  atMost: (max: number) => string;
}

/** The person's own, in which dates and times are chosen. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Milliseconds of a start such as `2026-03-09T14:30`, in the person's zone; NaN when it is none. */
export const momentOf = (startDate: string): number => new Date(startDate).getTime();

/** A start within campaignLimits.startsNowSeconds of now means now. */
export const isNow = (startDate: string, now: number): boolean =>
  Math.abs(momentOf(startDate) - now) <= campaignLimits.startsNowSeconds * 1000;

type DaysRules = Pick<SettingsRules, 'minDays' | 'currentDays' | 'atLeast' | 'atMost'>;

/** The first thing that is wrong with days that were typed or chosen. Messages are keys of the locales, or sentences where they name a limit. */
export function daysProblem(text: string, { minDays, currentDays, atLeast, atMost }: DaysRules): string | undefined {
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

/** The one schema of the settings, of the dialog as of the course page. Says everything that is wrong at once. */
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

/** Steps of the dialog as they count in code; shown as 1 to 3. The fields that each asks for. */
export const stepFields = [[], names, []] as const satisfies readonly (readonly SettingsField[])[];

/** The step that shows a field. */
export const stepOf = (field: SettingsField): number =>
  Math.max(
    0,
    stepFields.findIndex((shown) => (shown as readonly string[]).includes(field)),
  );

/** The least days of a running campaign: those that have passed, and one. */
export function minDaysOf(campaign: { date_started: number } | null, now: number): number {
  if (!campaign) return customMin;
  const passed = Math.floor((now / 1000 - campaign.date_started) / 86_400);
  return Math.max(customMin, passed + 1);
}
