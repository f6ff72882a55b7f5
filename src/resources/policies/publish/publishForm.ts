import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { policyLimits } from '#contract/policies/limits';
import type { PublishPolicyBody, Revision, RevisionSettings } from '#contract/policies/revisions';
import { unreadableDate } from '~/components/form/date/DateInput.tsx';
import { assignmentIn, assignmentOf, assignmentShape, checkAssignment } from '~/features/audience/public.ts';
import {
  checkTiming,
  daysChoice,
  daysOf,
  newTiming,
  settingsShape,
  startOf,
  toLocalInput,
  type TimingRules,
} from '~/features/campaign-rules/public.ts';

const fields = z.object({
  ...assignmentShape,
  ...settingsShape,
  asksAgain: z.enum(['true', 'false']),
  changeNote: z.string().trim().max(textLimits.longTextMax),
  approvedBy: z.string().trim().max(textLimits.textMax),
  /** A day such as `2026-03-09`; empty for none. */
  approvedOn: z.string().refine((day) => day !== unreadableDate, 'campaigns.errors.startInvalid'),
  minMinutes: z.string(),
});
export type PublishForm = z.input<typeof fields>;
export type SettingsForm = Pick<PublishForm, keyof typeof assignmentShape | keyof typeof settingsShape>;

type Wrong = (field: keyof PublishForm, message: string | undefined) => void;

function checkSettings(form: SettingsForm, rules: TimingRules, wrong: Wrong): void {
  checkAssignment(form, wrong);
  checkTiming(form, rules, wrong);
}

const isMinutes = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= policyLimits.minMinutes.max;

/** What a publication may be. Reports all problems at once. */
export const publishSchema = (rules: TimingRules) =>
  fields.superRefine((form, context) => {
    const wrong: Wrong = (field, message) => message && context.addIssue({ code: 'custom', path: [field], message });
    checkSettings(form, rules, wrong);
    if (!isMinutes(form.minMinutes)) wrong('minMinutes', 'policies.publish.minutesWrong');
  });

/** The same of a revision that exists: its audience, deadline and notification. */
export const settingsSchema = (rules: TimingRules) =>
  z.object({ ...assignmentShape, ...settingsShape }).superRefine((form, context) => {
    checkSettings(form, rules, (field, message) => message && context.addIssue({ code: 'custom', path: [field], message }));
  });

/** The settings that a revision has. */
export const settingsOf = (revision: Revision): SettingsForm => ({
  ...assignmentIn(revision),
  ...daysChoice(revision.daysToComplete),
  startDate: toLocalInput(Date.parse(revision.startsAt)),
  notificationsEnabled: revision.notification.isEnabled,
  subject: revision.notification.subject,
  message: revision.notification.message,
});

/** A publication as the form begins: with the settings of the last revision. */
export function newPublication(last: Revision | undefined, changeNote: string, now: number): PublishForm {
  const { startDate, ...days } = newTiming(now);
  const settings = last ? settingsOf(last) : undefined;
  return {
    assignmentType: 'all_users',
    departments: [],
    groups: [],
    ...days,
    notificationsEnabled: true,
    subject: '',
    message: '',
    ...settings,
    startDate,
    asksAgain: 'true',
    changeNote,
    approvedBy: '',
    approvedOn: '',
    minMinutes: String(last?.minMinutes ?? policyLimits.minMinutes.default),
  };
}

type SettingsInput = Pick<PublishPolicyBody, keyof RevisionSettings>;

export const settingsRequest = (form: SettingsForm): SettingsInput => ({
  ...assignmentOf(form),
  daysToComplete: daysOf(form),
  notification: { isEnabled: form.notificationsEnabled, subject: form.subject.trim(), message: form.message.trim() },
});

/** The call of a publication, without what it is about. */
export const publishRequest = (form: PublishForm, expectedReach: number, now: number): Omit<PublishPolicyBody, 'edit'> => ({
  ...settingsRequest(form),
  startsAt: startOf(form, now),
  asksAgain: form.asksAgain === 'true',
  changeNote: form.changeNote,
  approvedBy: form.approvedBy,
  approvedOn: form.approvedOn || null,
  minMinutes: Number(form.minMinutes),
  expectedReach,
});
