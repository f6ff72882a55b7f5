import { z } from 'zod';
import { monthlyLimits } from '#contract/monthly/limits';
import type { MonthlyProgramme, SaveMonthlyProgrammeBody } from '#contract/monthly/programme';
import { refusedFields } from '~/dataProvider/refusedFields.ts';
import { assignmentIn, assignmentOf, assignmentShape, checkAssignment } from '~/features/audience/public.ts';
import { checkDays, daysChoice, daysOf, type DaysRules, settingsShape } from '~/features/campaign-rules/public.ts';

const { startDate: _, ...campaign } = settingsShape;
const fields = z.object({
  isOn: z.boolean(),
  dayOfMonth: z.string(),
  startTime: z.string(),
  ...assignmentShape,
  ...campaign,
});
export type ProgrammeForm = z.input<typeof fields>;

const { min, max } = monthlyLimits.dayOfMonth;

/** The typed day; undefined for one that a month may not have. */
export function dayOf(text: string): number | undefined {
  const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return day >= min && day <= max ? day : undefined;
}

/** The typed time as `09:00`; undefined for none. */
export function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/** What the settings may be. Reports all problems at once. */
export const programmeSchema = (rules: DaysRules) =>
  fields.superRefine((form, context) => {
    const wrong = (field: keyof ProgrammeForm, message: string | undefined) =>
      message && context.addIssue({ code: 'custom', path: [field], message });
    if (dayOf(form.dayOfMonth) === undefined) wrong('dayOfMonth', 'monthly.settings.dayWrong');
    if (timeOf(form.startTime) === undefined) wrong('startTime', 'monthly.settings.timeWrong');
    checkAssignment(form, wrong);
    checkDays(form, rules, wrong);
  });

export const programmeIn = (programme: MonthlyProgramme): ProgrammeForm => ({
  isOn: programme.isOn,
  dayOfMonth: String(programme.dayOfMonth),
  startTime: programme.startTime,
  ...assignmentIn(programme),
  ...daysChoice(programme.daysToComplete),
  notificationsEnabled: programme.notification.isEnabled,
  subject: programme.notification.subject,
  message: programme.notification.message,
});

/** `edit`: of the save that the admin has seen. */
export const programmeRequest = (form: ProgrammeForm, edit: number): SaveMonthlyProgrammeBody => ({
  edit,
  isOn: form.isOn,
  dayOfMonth: dayOf(form.dayOfMonth) ?? min,
  startTime: timeOf(form.startTime) ?? monthlyLimits.startTime.default,
  ...assignmentOf(form),
  daysToComplete: daysOf(form),
  notification: { isEnabled: form.notificationsEnabled, subject: form.subject.trim(), message: form.message.trim() },
});

const wireFields: readonly [RegExp, keyof ProgrammeForm][] = [
  [/^dayOfMonth/, 'dayOfMonth'],
  [/^startTime/, 'startTime'],
  [/^(assignmentType|departments)/, 'departments'],
  [/^groups/, 'groups'],
  [/^daysToComplete/, 'daysToComplete'],
  [/^notification\.subject/, 'subject'],
  [/^notification\.message/, 'message'],
];

/** Refused values at their fields. */
export const programmeRefusals = (error: unknown) =>
  refusedFields(
    error,
    (wireField) => wireFields.find(([pattern]) => pattern.test(wireField.replace(/^body\./, '')))?.[1],
    'monthly.settings.refused',
  );
