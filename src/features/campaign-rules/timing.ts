import { campaignLimits } from '#contract/campaigns/limits';

/** The days to complete and the start of a training, as forms hold them. */
export interface Timing {
  /** One of `dayChoices`. */
  daysToComplete: string;
  /** The number of days, if the choice is `custom`. */
  customDays: string;
  /** For instance `2026-03-09T14:30`, in the person's time zone. */
  startDate: string;
}

const { presets, customMax } = campaignLimits.daysToComplete;
const dayMs = 86_400_000;
export const dayChoices: readonly string[] = [...presets.map(String), 'custom'];

/** The person's time zone, for dates and times in the form. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Milliseconds of a start such as `2026-03-09T14:30`, in the person's time zone; NaN for an invalid one. */
export const momentOf = (startDate: string): number => new Date(startDate).getTime();

/** A start within campaignLimits.startsNowSeconds of now means now. */
export const isNow = (startDate: string, now: number): boolean =>
  Math.abs(momentOf(startDate) - now) <= campaignLimits.startsNowSeconds * 1000;

const two = (n: number) => String(n).padStart(2, '0');

/** Formats a moment for the start field, in the person's time zone. */
export function toLocalInput(moment: number): string {
  const at = new Date(moment);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The default start: the next full minute, which counts as now. */
export const nextMinute = (now: number): string => toLocalInput(Math.ceil(now / 60_000) * 60_000);

/** The minimum days of a training that has begun: the days that have passed plus one. `startedAt` is in milliseconds. */
export const minDaysSince = (startedAt: number, now: number): number =>
  Math.max(campaignLimits.daysToComplete.customMin, Math.floor((now - startedAt) / dayMs) + 1);

/** The days as a choice of the form: a number that is not offered is typed. */
export const daysChoice = (days: number): Pick<Timing, 'daysToComplete' | 'customDays'> =>
  dayChoices.includes(String(days))
    ? { daysToComplete: String(days), customDays: '' }
    : { daysToComplete: 'custom', customDays: String(days) };

/** The default of a new training. */
export const newTiming = (now: number): Timing => ({
  daysToComplete: String(campaignLimits.daysToComplete.default),
  customDays: '',
  startDate: nextMinute(now),
});

export const daysOf = ({ daysToComplete: choice, customDays }: Pick<Timing, 'daysToComplete' | 'customDays'>): number =>
  Number(choice === 'custom' ? customDays.trim() : choice);

/** When a training starts, as calls say it: null for a start that counts as now, which is the server’s. */
export const startOf = ({ startDate }: Pick<Timing, 'startDate'>, now: number): string | null =>
  isNow(startDate, now) ? null : new Date(momentOf(startDate)).toISOString();

/** The context of the rules for days, and the texts that name a limit. */
export interface DaysRules {
  /** Minimum days of a running campaign: its deadline cannot be in the past. Its present value is always valid. */
  minDays: number;
  currentDays?: number | undefined;
  atLeast: (min: number) => string;
  atMost: (max: number) => string;
}

/** The same with the start: what exists already, and the current time. */
export interface TimingRules extends DaysRules {
  /** True for an existing campaign: its start is fixed, and one in the past is valid. */
  isEditing: boolean;
  /** The current time in milliseconds, read at each check. */
  now: () => number;
}

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

function startProblem(startDate: string, { isEditing, now }: TimingRules): string | undefined {
  if (startDate === '') return 'campaigns.errors.startRequired';
  const moment = momentOf(startDate);
  if (Number.isNaN(moment)) return 'campaigns.errors.startInvalid';
  if (isEditing || isNow(startDate, now())) return undefined;
  if (moment - now() > campaignLimits.startsWithinDays * dayMs) return 'campaigns.errors.startInvalid';
  return moment > now() ? undefined : 'campaigns.errors.startPast';
}

/** Adds what is wrong with the days to the issues of a schema. */
export function checkDays(
  form: Pick<Timing, 'daysToComplete' | 'customDays'>,
  rules: DaysRules,
  wrong: (field: 'daysToComplete' | 'customDays', message: string | undefined) => void,
): void {
  const field = form.daysToComplete === 'custom' ? 'customDays' : 'daysToComplete';
  wrong(field, daysProblem(form[field], rules));
}

/** Adds what is wrong with the days and the start to the issues of a schema. */
export function checkTiming(
  form: Timing,
  rules: TimingRules,
  wrong: (field: keyof Timing, message: string | undefined) => void,
): void {
  checkDays(form, rules, wrong);
  wrong('startDate', startProblem(form.startDate, rules));
}
