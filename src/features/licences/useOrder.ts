import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price, Purchase } from '#contract/billing/licences';
import { getCompanyView } from '#contract/company/companies';
import { useToast } from '~/components/feedback/useToast.ts';
import { callEndpoint, useAction } from '~/dataProvider/index.ts';
import { reportError } from '~/errors/errorReports.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { keepCompany } from '~/session/store.ts';
import type { OrderOutput } from './orderForm.ts';
import { type LicenceCustomer, placeOf, type SaleKind, sales } from './sale.ts';

/**
 * Sends a purchase. Its key stays while nobody knows how the call ended, so that a repeated click buys once, and changes with what is
 * bought and after a refusal.
 */
export function useOrder(kind: SaleKind, customer: LicenceCustomer | undefined, price: Price | undefined) {
  const { t } = useTranslation();
  const toast = useToast();
  const first = useAction(sales[kind].first);
  const upgrade = useAction(sales[kind].upgrade);
  const key = useRef({ of: '', id: '' });
  return async ({ licensesNumber, promotionCode, orderNumber, paymentMethod }: OrderOutput): Promise<void> => {
    const order = {
      licensesNumber,
      paymentMethod,
      ...(promotionCode && { promotionCode }),
      ...(orderNumber && { orderNumber }),
    };
    const of = JSON.stringify(order);
    if (key.current.of !== of) key.current = { of, id: crypto.randomUUID() };
    const input = { ...placeOf(customer), body: { ...order, idempotencyKey: key.current.id } };
    try {
      const { payment }: Purchase = await (price?.isUpgrade ? upgrade : first).mutateAsync(input as never);
      const isPaidByCard = kind === 'itself' && paymentMethod === 'credit_card' && payment === 'succeeded';
      toast.success(isPaidByCard ? t('licences.paid') : t('licences.bought'));
      // Its plan may be another one now; if this fails, the next page reads it.
      if (!customer) void callEndpoint(getCompanyView, {}).then(keepCompany, reportError);
    } catch (error) {
      if (isHeedError(error)) key.current = { of: '', id: '' };
      throw error;
    }
  };
}
