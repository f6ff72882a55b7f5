import { z } from 'zod';
import { type Coupon, couponPattern } from '#contract/billing/coupons';
import { billingLimits } from '#contract/billing/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { day, number, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';

const isWhole = (text: string, most: number) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
/** The last moment of a day in the person's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59`);

const schema = z.object({
  code: z.string().trim().toUpperCase().regex(couponPattern, 'credit.coupons.codeWrong'),
  percentOff: z.string().refine((text) => isWhole(text, 100), 'credit.coupons.percentWrong'),
  mostUses: z.string().refine((text) => text === '' || isWhole(text, billingLimits.couponUses), 'credit.coupons.usesWrong'),
  endsAt: z.string().refine((day) => day === '' || endOf(day).getTime() > Date.now(), 'credit.coupons.endWrong'),
});
const empty = { code: '', percentOff: '', mostUses: '', endsAt: '' };

const form = formFieldsOf<typeof empty>();
const fields = [
  form(text, 'code', { label: 'billing.upgrade.coupon', help: 'credit.coupons.codeHelp', dir: 'ltr', isRequired: true }),
  form(number, 'percentOff', { label: 'credit.coupons.percentInput', notNumber: 'credit.coupons.percentWrong', isRequired: true }),
  form(number, 'mostUses', {
    label: 'credit.coupons.mostUses',
    help: 'credit.coupons.mostUsesHelp',
    notNumber: 'credit.coupons.usesWrong',
  }),
  form(day, 'endsAt', { label: 'credit.coupons.lastDay', help: 'credit.coupons.lastDayHelp' }),
];

/** The form of a new promotion code. */
export function CouponDialog({ onClose }: DialogViewProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { keyOf } = useIdempotencyKey();
  const saving = useRecordForm({
    schema,
    values: empty,
    draft: 'coupons new',
    toRequest: ({ code, percentOff, mostUses, endsAt }) => {
      const coupon = {
        code,
        percentOff: Number(percentOff),
        mostUses: mostUses === '' ? null : Number(mostUses),
        endsAt: endsAt === '' ? null : endOf(endsAt).toISOString(),
      };
      return { ...coupon, idempotencyKey: keyOf(coupon) };
    },
    onSaved: ({ code }: Coupon) => toast.success(t('credit.coupons.done', { code })),
  });
  return (
    <FormDialog saving={saving} title={t('credit.coupons.add')} confirmLabel={t('credit.coupons.create')} onClose={onClose}>
      <SchemaFields fields={fields} />
    </FormDialog>
  );
}
