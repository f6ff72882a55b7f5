import { z } from 'zod';
import { type Weekday, weekdays } from '#contract/simulation/limits';
import type { CallInput } from '#contract/kit/endpoint';
import type { saveSendingSettings, SendingSettings } from '#contract/simulation/settings';

/** Selects write an empty text where nothing is chosen. Messages are locale keys. */
export const sendingSchema = z.object({
  workingDays: z.array(z.enum(weekdays)).min(1, 'simulation.sending.noDay'),
  quietDays: z.array(z.string()),
  exemptGroupId: z.string(),
  isTrapEnabled: z.boolean(),
  peopleMonths: z.string(),
});
export type SendingForm = z.output<typeof sendingSchema>;

export const toSendingForm = (sending: SendingSettings): SendingForm => ({
  workingDays: sending.workingDays ?? sending.usualWorkingDays,
  quietDays: sending.quietDays,
  exemptGroupId: sending.exemptGroup?.id ?? '',
  isTrapEnabled: sending.isTrapEnabled,
  peopleMonths: String(sending.peopleMonths),
});

const areSame = (days: readonly Weekday[], others: readonly Weekday[]) =>
  days.length === others.length && days.every((day) => others.includes(day));

/** The usual days are stored as none of its own, so that they follow the country of the company. */
export const toRequest = (form: SendingForm, usual: readonly Weekday[]): CallInput<typeof saveSendingSettings>['body'] => ({
  ...form,
  workingDays: areSame(form.workingDays, usual) ? null : form.workingDays,
  exemptGroupId: form.exemptGroupId || null,
  peopleMonths: Number(form.peopleMonths),
});
