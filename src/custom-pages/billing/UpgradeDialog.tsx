import IconButton from '@mui/material/IconButton';
import { Minus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { z } from 'zod';
import { startCheckout } from '#contract/billing/checkout';
import { billingLimits } from '#contract/billing/limits';
import { getPlannedDowngrade } from '#contract/billing/plannedDowngrade';
import { affiliateReferral } from '~/browser/visitor.ts';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { usePrice } from '~/features/licences/public.ts';
import { ContactSales } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { leaveFor } from './leaveFor.ts';
import { PriceLines } from './PriceLines.tsx';
import formCss from '~/components/form/form.module.css';
import css from './billing.module.css';

const { min, most, step } = billingLimits.boost;

interface Values {
  usersNumber: string;
  couponCode: string;
}

/** Asks for how many people, shows the price, and leads to the payment page in the same window. i18n-keys: errors.* */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { company, user } = useSession();
  const { keyOf, forget } = useIdempotencyKey();
  const planned = useEndpoint(getPlannedDowngrade, {}).data?.planned;
  const initial = Math.min(most, Math.max(min, company.totalUsersCount));
  const saving = useSaveForm<Values, { usersNumber: number; couponCode: string }, string>({
    schema: useMemo(() => {
      const tooFew = t('billing.upgrade.tooFew', { least: min });
      return z.object({
        usersNumber: z
          .string()
          .min(1, 'billing.upgrade.required')
          .transform(Number)
          .pipe(z.int('billing.upgrade.notNumber').min(min, tooFew)),
        couponCode: z.string().trim().max(billingLimits.couponMax),
      });
    }, [t]),
    values: useMemo(() => ({ usersNumber: String(initial), couponCode: '' }), [initial]),
    draft: null,
    mode: 'onChange',
    send({ usersNumber, couponCode }) {
      const order = {
        email: user.email,
        companyId: company.id,
        quantity: usersNumber,
        clientReferenceId: affiliateReferral() ?? company.id,
        ...(couponCode && { couponCode }),
      };
      return callEndpoint(startCheckout, { body: { ...order, idempotencyKey: keyOf(order) } }).catch((error: unknown) => {
        if (isHeedError(error) && error.code !== 'payments_unavailable') forget();
        throw error;
      });
    },
    refusals: () => undefined,
    onSaved: leaveFor,
  });
  const { form } = saving;
  const [typed, code] = form.watch(['usersNumber', 'couponCode']);
  const number = Number(typed);
  const isValid = Number.isInteger(number) && number >= min && typed !== '';
  const isTooMany = isValid && number > most;
  const licensesNumber = isValid && !isTooMany ? typed : '';
  const price = usePrice({ kind: 'itself', licensesNumber, promotionCode: code, paymentMethod: 'credit_card' });
  const put = (next: number) =>
    form.setValue('usersNumber', String(Math.min(most, Math.max(min, next))), { shouldValidate: true, shouldDirty: true });
  const base = Number.isFinite(number) ? number : min;
  return (
    <FormDialog
      saving={saving}
      title={t('billing.upgrade.title')}
      confirmLabel={t('billing.upgrade.buy')}
      confirmDisabled={!price.isCurrent || price.refusal !== undefined}
      staysOpen
      onClose={onClose}
    >
      <div className={css.quantity}>
        <NumberInput
          name="usersNumber"
          label={t('billing.upgrade.users')}
          notNumber={t('billing.upgrade.notNumber')}
          help={isTooMany ? t('billing.upgrade.tooMany', { most: formatNumber(most) }) : undefined}
          isRequired
        />
        <IconButton aria-label={t('billing.upgrade.fewer', { step })} disabled={base <= min} onClick={() => put(base - step)}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('billing.upgrade.more', { step })} disabled={base >= most} onClick={() => put(base + step)}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </div>
      {isTooMany && (
        <div>
          <ContactSales variant="outlined" color="primary" />
        </div>
      )}
      <TextInput name="couponCode" label={t('billing.upgrade.coupon')} dir="ltr" maxLength={billingLimits.couponMax} />
      {price.refusal && (
        <p className={formCss.error} role="alert">
          {t(dynamicKey(`errors.${price.refusal}`))}
        </p>
      )}
      {planned && <Notice tone="info">{t('billing.upgrade.cancels', { date: formatDate(String(planned.endsAt)) })}</Notice>}
      <PriceLines price={price.price} error={price.error} />
    </FormDialog>
  );
}
