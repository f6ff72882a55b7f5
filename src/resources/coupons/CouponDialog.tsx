import { useController } from 'react-hook-form';
import { z } from 'zod';
import { type Coupon, couponPattern } from '#contract/billing/coupons';
import { billingLimits } from '#contract/billing/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

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
      <TextInput
        name="code"
        label={t('billing.upgrade.coupon')}
        help={t('credit.coupons.codeHelp')}
        dir="ltr"
        isRequired
        autoComplete="off"
      />
      <NumberInput
        name="percentOff"
        label={t('credit.coupons.percentInput')}
        notNumber={t('credit.coupons.percentWrong')}
        isRequired
      />
      <NumberInput
        name="mostUses"
        label={t('credit.coupons.mostUses')}
        help={t('credit.coupons.mostUsesHelp')}
        notNumber={t('credit.coupons.usesWrong')}
      />
      <EndField />
    </FormDialog>
  );
}

/** The last day of the code. */
function EndField() {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name: 'endsAt' });
  return (
    <Field label={t('credit.coupons.lastDay')} help={t('credit.coupons.lastDayHelp')} error={fieldState.error?.message}>
      {(control) => (
        <DateInput
          control={control}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      )}
    </Field>
  );
}
