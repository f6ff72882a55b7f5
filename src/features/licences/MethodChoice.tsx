import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Price } from '#contract/billing/licences';
import type { PaymentMethod } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { formatMoney } from '~/components/data/format.ts';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { OrderValues } from './orderForm.ts';

/** The payment methods that the server opens to this buyer. i18n-keys: transactions.methods.* */
export function MethodChoice({ price: { methods, bank } }: { price: Price }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<OrderValues, 'paymentMethod'>({ name: 'paymentMethod' });
  const { value, onChange } = field;
  const [usual] = methods;
  useEffect(() => {
    if (usual && !methods.includes(value)) onChange(usual);
  }, [usual, methods, value, onChange]);
  const help: Record<PaymentMethod, string> = {
    credit_card: t('licences.methods.credit_card'),
    invoice: t('licences.methods.invoice', { days: billingLimits.dueDays }),
    distributor_credit: t('licences.methods.distributor_credit', { amount: formatMoney(bank ?? 0) }),
  };
  if (!usual) return <p role="alert">{t('licences.noMethod')}</p>;
  return (
    <ChoiceCards
      label={t('licences.form.method')}
      value={value}
      choices={methods.map((method) => ({ value: method, label: t(`transactions.methods.${method}`), help: help[method] }))}
      onChange={onChange}
      error={fieldState.error?.message}
    />
  );
}
