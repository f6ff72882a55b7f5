import type { Price, Purchase } from '#contract/billing/licences';
import { getCompanyView } from '#contract/company/companies';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, useAction } from '~/dataProvider/index.ts';
import { reportError } from '~/errors/errorReports.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import type { OrderOutput } from './orderForm.ts';
import { type LicenceCustomer, placeOf, type SaleKind, sales } from './sale.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';

/** Sends a purchase, and says that it is done. */
export function useOrder(kind: SaleKind, customer: LicenceCustomer | undefined, price: Price | undefined) {
  const { t } = useTranslation();
  const toast = useToast();
  const first = useAction(sales[kind].first);
  const upgrade = useAction(sales[kind].upgrade);
  const { keyOf, forget } = useIdempotencyKey();
  return async ({ licensesNumber, promotionCode, orderNumber, paymentMethod }: OrderOutput): Promise<void> => {
    const order = {
      licensesNumber,
      paymentMethod,
      ...(promotionCode && { promotionCode }),
      ...(orderNumber && { orderNumber }),
    };
    const input = { ...placeOf(customer), body: { ...order, idempotencyKey: keyOf(order) } };
    try {
      const { payment }: Purchase = await (price?.isUpgrade ? upgrade : first).mutateAsync(input as never);
      const isPaidByCard = kind === 'itself' && paymentMethod === 'credit_card' && payment === 'succeeded';
      toast.success(isPaidByCard ? t('licences.paid') : t('licences.bought'));
      // Its plan may be another one now; if this fails, the next page reads it.
      if (!customer) void callEndpoint(getCompanyView, {}).then(keepCompany, reportError);
    } catch (error) {
      if (isHeedError(error)) forget();
      throw error;
    }
  };
}
