import { useMemo } from 'react';
import { z } from 'zod';
import { allocateLicences, getLicences } from '#contract/billing/licences';
import { billingLimits } from '#contract/billing/limits';
import { formatDate } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { number } from '~/schema/form/inputKinds.ts';
import { FieldInput } from '~/schema/form/SchemaFields.tsx';
import type { LicenceCustomer } from './sale.ts';
import css from './licences.module.css';

interface Values {
  licensesToAllocate: string;
}
interface Output {
  licensesToAllocate: number;
}

const empty: Values = { licensesToAllocate: '' };
const field = formFieldsOf<Values>()(number, 'licensesToAllocate', {
  label: 'licences.allocation.number',
  notNumber: 'licences.allocation.tooFew',
  isRequired: true,
});

/** Gives licences of the partner to a customer. */
export function AllocateDialog({ customer, onClose }: { customer: LicenceCustomer; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data: licences } = useEndpoint(getLicences, {});
  const { mutateAsync } = useAction(allocateLicences);
  const balance = licences?.balance;
  const { keyOf } = useIdempotencyKey();
  const send = async ({ licensesToAllocate }: Output) => {
    const body = { licensesToAllocate, idempotencyKey: keyOf({ licensesToAllocate }) };
    await mutateAsync({ params: { customerId: customer.id }, body });
    toast.success(t('licences.allocated'));
  };
  const saving = useSaveForm<Values, Output, void>({
    schema: useMemo(() => {
      const tooFew = t('licences.allocation.tooFew');
      const { min } = billingLimits.allocation;
      const number = z
        .int(tooFew)
        .min(min, tooFew)
        .max(balance ?? billingLimits.licences.most, t('errors.not_enough_licences'));
      return z.object({ licensesToAllocate: z.string().min(1, tooFew).transform(Number).pipe(number) });
    }, [t, balance]),
    values: empty,
    draft: null,
    send,
    refusals: (error) =>
      isHeedError(error, 'not_enough_licences') ? { licensesToAllocate: 'errors.not_enough_licences' } : undefined,
  });
  return (
    <FormDialog
      saving={saving}
      title={t('licences.allocate')}
      confirmLabel={t('licences.allocate')}
      confirmDisabled={!balance}
      onClose={onClose}
      intro={<p className={css.for}>{t('licences.for', { name: customer.name })}</p>}
    >
      <FieldInput
        field={field}
        help={balance === undefined ? undefined : t('licences.allocation.available', { licenses: balance })}
      />
      {licences?.isActive && licences.expiresAt && (
        <p className={css.note}>{t('licences.allocation.ends', { date: formatDate(licences.expiresAt) })}</p>
      )}
    </FormDialog>
  );
}
