import { CreateBase } from 'react-admin';
import { z } from 'zod';
import type { Bank, BankEntry } from '#contract/billing/credit';
import { billingLimits } from '#contract/billing/limits';
import { textLimits } from '#contract/kit/limits';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { creating, useRecordForm } from '~/components/form/useRecordForm.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { money, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { centsOf, isAmount } from '~/schema/form/typedMoney.ts';

const schema = z.object({
  amount: z
    .string()
    .trim()
    .refine((amount) => isAmount(amount, billingLimits.paymentMostCents), 'credit.payIn.wrong'),
  note: z.string().trim().min(1, 'credit.payIn.noteMissing').max(textLimits.textMax),
});
const empty = { amount: '', note: '' };

const form = formFieldsOf<typeof empty>();
const fields = [
  form(money, 'amount', { label: 'credit.payIn.amount', notNumber: 'credit.payIn.wrong', isRequired: true }),
  form(text, 'note', { label: 'credit.fields.note', help: 'credit.payIn.noteHelp', isRequired: true }),
];

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
      const payment = { bankId, cents: centsOf(amount), note };
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
      <SchemaFields fields={fields} />
    </FormDialog>
  );
}
