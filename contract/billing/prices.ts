import { dayMs } from '../kit/durations.ts';
import type { CompanyType } from '../roles.ts';
import { billingLimits } from './limits.ts';
import type { PaymentMethod } from './invoiceStates.ts';

/** Price of a seat for a year, in cents: the list price, and what partners pay. The only prices of the product. */
const yearlyCents: Record<CompanyType, number> = {
  customer: 2400,
  direct: 2040,
  oem: 1920,
  package_msp: 1800,
  subreseller: 1920,
  reseller: 1680,
};

/** What a company pays for a seat and a year, in cents. A direct purchase is at the list price. */
export const yearlyPriceOf = (companyType: CompanyType, isDirectPurchase = false): number =>
  yearlyCents[isDirectPurchase ? 'customer' : companyType];

/** Price of a seat for part of a year, in cents: started days count, and half a cent is rounded up. */
export function priceForPeriod(yearly: number, startsAt: Date, endsAt: Date): number {
  const days = Math.min(billingLimits.termDays, Math.ceil((endsAt.getTime() - startsAt.getTime()) / dayMs));
  return Math.round((yearly * days) / billingLimits.termDays);
}

interface Priced {
  seats: number;
  unitCents: number;
  /** Of the coupon; 0 without one. */
  percentOff: number;
  method: PaymentMethod;
  /** Prepaid credit of the buyer. */
  bankCents: number;
}

/**
 * Amounts of a purchase in cents: `total` is the subtotal without the discount, which is rounded down. Distributor credit pays as much of
 * it as the bank holds, and `amountDue` is what is left.
 */
export function amountsOf({ seats, unitCents, percentOff, method, bankCents }: Priced) {
  const subtotal = seats * unitCents;
  const discount = Math.floor((subtotal * percentOff) / 100);
  const total = subtotal - discount;
  const bankWithdrawal = method === 'distributor_credit' ? Math.min(bankCents, total) : 0;
  return { subtotal, discount, total, bankWithdrawal, amountDue: total - bankWithdrawal };
}

/** Price of a seat per month in dollars with two decimals, from its yearly price in cents. */
export const monthlyPrice = (pricePerSeat: number): string => (pricePerSeat / 100 / 12).toFixed(2);
