import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { billingLimits } from '#contract/billing/limits';
import { formatPercent } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { type OrderOutput, orderRefusals, orderSchema, type OrderValues } from './orderForm.ts';
import { PriceSummary } from './PriceSummary.tsx';
import type { LicenceCustomer, SaleKind } from './sale.ts';
import { SuggestedNumber } from './SuggestedNumber.tsx';
import { useOrder } from './useOrder.ts';
import { usePrice } from './usePrice.ts';
import formCss from '~/components/form/form.module.css';
import css from './licences.module.css';

const { licences, couponMax, orderNumberMax } = billingLimits;
const empty: OrderValues = {
  licensesNumber: String(licences.min),
  promotionCode: '',
  orderNumber: '',
  paymentMethod: 'credit_card',
};

interface BuyDialogProps {
  kind: SaleKind;
  /** Who gets the licences; absent if the company buys for itself. */
  customer?: LicenceCustomer | undefined;
  onClose: () => void;
}

/** Buys licences, or adds some to a running subscription, at the price that it shows. */
export function BuyDialog({ kind, customer, onClose }: BuyDialogProps) {
  const { t } = useTranslation();
  const schema = useMemo(() => orderSchema(t), [t]);
  // The price decides which call is made, and needs the values of the form. So `send` is defined below, after the price.
  const saving = useSaveForm<OrderValues, OrderOutput, void>({
    schema,
    values: empty,
    draft: null,
    mode: 'onChange',
    send: (values) => send(values),
    refusals: orderRefusals,
  });
  const { control, setError, clearErrors } = saving.form;
  const values = useWatch({ control }) as OrderValues;
  const { price, isCurrent, refusal, error } = usePrice({ kind, customer, ...values });
  const send = useOrder(kind, customer, price);
  // While no price can be shown, the dialog goes on as what it was.
  const [isUpgrade, setUpgrade] = useState(false);
  if (price && price.isUpgrade !== isUpgrade) setUpgrade(price.isUpgrade);
  const title = t(isUpgrade ? 'licences.upgrade' : 'licences.buy');
  // Each key that is typed clears the message.
  useEffect(() => {
    if (refusal) setError('promotionCode', { type: 'server', message: `errors.${refusal}` });
    else clearErrors('promotionCode');
  }, [refusal, setError, clearErrors]);
  const accepted =
    values.promotionCode.trim() && price?.coupon && !refusal ? formatPercent(price.coupon.percentOff / 100) : undefined;
  return (
    <FormDialog
      saving={saving}
      title={title}
      confirmLabel={title}
      confirmDisabled={!isCurrent || Boolean(refusal) || price?.methods.length === 0}
      onClose={onClose}
      intro={customer && <p className={css.for}>{t('licences.for', { name: customer.name })}</p>}
    >
      <div className={`${formCss.column} ${css.order}`}>
        <div className={css.quantity}>
          <NumberInput
            name="licensesNumber"
            label={t('licences.form.number')}
            notNumber={t('licences.form.tooFew', { least: licences.min })}
            isRequired
          />
          <SuggestedNumber />
        </div>
        <div className={`${formCss.pair} ${formCss.pairTight}`}>
          <TextInput
            name="promotionCode"
            label={t('licences.form.code')}
            help={accepted ? t('licences.form.codeAccepted', { percent: accepted }) : t('licences.form.optional')}
            maxLength={couponMax}
            autoComplete="off"
            dir="ltr"
          />
          <TextInput
            name="orderNumber"
            label={t('licences.form.order')}
            help={t('licences.form.optional')}
            maxLength={orderNumberMax}
            autoComplete="off"
          />
        </div>
        {price && <MethodChoice price={price} />}
        {error && !price ? <ErrorAlert error={error} /> : <PriceSummary price={price} isCurrent={isCurrent} />}
      </div>
    </FormDialog>
  );
}
