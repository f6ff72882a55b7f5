import { CreateBase } from 'react-admin';
import { z } from 'zod';
import type { Bank, BankEntry } from '#contract/billing/credit';
import { billingLimits } from '#contract/billing/limits';
import { textLimits } from '#contract/kit/limits';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { creating, useRecordForm } from '~/components/form/useRecordForm.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Dollars as typed, with or without cents, as whole cents. */
const toCents = (text: string): number => {
  const [dollars = '', cents = ''] = text.replace(',', '.').split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

const schema = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,9}([.,]\d{1,2})?$/, 'credit.payIn.wrong')
    .refine((text) => toCents(text) > 0 && toCents(text) <= billingLimits.paymentMostCents, 'credit.payIn.wrong'),
  note: z.string().trim().min(1, 'credit.payIn.noteMissing').max(textLimits.textMax),
});
const empty = { amount: '', note: '' };

interface Props {
  bank: Bank;
  onClose: () => void;
}

/** Records a payment of a partner. */
export const PayInDialog = (props: Props) => (
  <CreateBase {...creating} resource="bank-entries">
    <PayInForm {...props} />
  </CreateBase>
);

function PayInForm({ bank: { id: bankId, name, balance }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { keyOf } = useIdempotencyKey();
  const saving = useRecordForm({
    schema,
    values: empty,
    draft: null,
    toRequest: ({ amount, note }) => {
      const payment = { bankId, cents: toCents(amount), note };
      return { ...payment, idempotencyKey: keyOf(payment) };
    },
    onSaved: ({ cents }: BankEntry) => toast.success(t('credit.payIn.done', { amount: formatMoney(cents), name })),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('credit.payIn.title', { name })}
      confirmLabel={t('credit.payIn.action')}
      onClose={onClose}
      intro={<p>{t('credit.payIn.text', { amount: formatMoney(balance ?? 0) })}</p>}
    >
      <NumberInput name="amount" label={t('credit.payIn.amount')} notNumber={t('credit.payIn.wrong')} isRequired />
      <TextInput name="note" label={t('credit.fields.note')} help={t('credit.payIn.noteHelp')} isRequired autoComplete="off" />
    </FormDialog>
  );
}
