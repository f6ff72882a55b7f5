import { z } from 'zod';
import { campaignLimits } from '#contract/campaigns/limits';
import { shareModes } from '#contract/partners/sharing';
import { checkTiming, type TimingRules } from '~/features/campaign-rules/public.ts';
import { type ChosenCustomers, countChosen } from '~/features/customer-picker/public.ts';

const timing = { daysToComplete: z.string(), customDays: z.string(), startDate: z.string() };

/** The rules of a start that is not there yet. The texts name a limit. */
export type LimitTexts = Pick<TimingRules, 'atLeast' | 'atMost'>;
const rulesWith = (texts: LimitTexts): TimingRules => ({
  isEditing: false,
  now: Date.now,
  minDays: campaignLimits.daysToComplete.customMin,
  ...texts,
});

/** When a training starts at customers that have it. */
export const startSchema = (texts: LimitTexts) =>
  z.object(timing).superRefine((form, context) => {
    checkTiming(form, rulesWith(texts), (field, message) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    });
  });

/** Who receives a training, and whether and when it starts there. */
export const sharingSchema = (texts: LimitTexts) =>
  z.object({ mode: z.enum(shareModes), customers: z.custom<ChosenCustomers>(), ...timing }).superRefine((form, context) => {
    if (countChosen(form.customers) === 0)
      context.addIssue({ code: 'custom', path: ['customers'], message: 'sharing.form.required' });
    if (form.mode === 'copy') return;
    checkTiming(form, rulesWith(texts), (field, message) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    });
  });
export type SharingForm = z.input<ReturnType<typeof sharingSchema>>;
