import { z } from 'zod';
import { paymentMethods } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { isHeedError } from '~/errors/heedError.ts';
import type { Refusals } from '~/components/form/useSaveForm.ts';
import type { Translate } from '~/i18n/translate.ts';

const { licences, couponMax, orderNumberMax } = billingLimits;

/** What a purchase asks for; the number is typed text. */
export const orderSchema = (t: Translate) => {
  const tooFew = t('licences.form.tooFew', { least: licences.min });
  return z.object({
    licensesNumber: z
      .string()
      .min(1, tooFew)
      .transform(Number)
      .pipe(
        z
          .int(tooFew)
          .min(licences.min, tooFew)
          .max(licences.most, t('licences.form.tooMany', { most: licences.most })),
      ),
    promotionCode: z.string().trim().max(couponMax),
    orderNumber: z.string().trim().max(orderNumberMax),
    paymentMethod: z.enum(paymentMethods),
  });
};
export type OrderValues = z.input<ReturnType<typeof orderSchema>>;
export type OrderOutput = z.output<ReturnType<typeof orderSchema>>;

const fields = ['licensesNumber', 'promotionCode', 'orderNumber', 'paymentMethod'] as const;

/** A refusal at the field that the server names. */
export function orderRefusals(error: unknown): Refusals<OrderValues> | undefined {
  if (!isHeedError(error)) return undefined;
  const named = fields.filter((field) => error.fields.includes(field));
  return named.length > 0 ? Object.fromEntries(named.map((field) => [field, `errors.${error.code}`])) : undefined;
}
