import { z } from 'zod';
import { noteGivenBack, type Refund } from '#contract/billing/refunds';
import { textLimits } from '#contract/kit/limits';
import { formatMoney } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';

const schema = z.object({ note: z.string().trim().max(textLimits.textMax) });
const empty = { note: '' };
const fields = [
  formFieldsOf<typeof empty>()(text, 'note', { label: 'credit.fields.note', help: 'transactions.refunds.mark.noteHelp' }),
];

/** Asks for confirmation before a payment is marked as refunded. This moves no money: staff have made the refund at the provider. */
export function RefundedDialog({ refund: { id: refundId, company, cents }, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(noteGivenBack);
  const amount = formatMoney(cents);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    send: (body: { note: string }) => mutateAsync({ params: { refundId }, body }),
    onSaved: () => toast.success(t('transactions.refunds.mark.done')),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('transactions.refunds.mark.title', { amount })}
      confirmLabel={t('transactions.refunds.mark.action')}
      onClose={onClose}
      intro={<p>{t('transactions.refunds.mark.text', { amount, company })}</p>}
    >
      <SchemaFields fields={fields} />
    </FormDialog>
  );
}
