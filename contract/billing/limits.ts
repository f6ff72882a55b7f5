/** Limits and terms of licences. Imports nothing. */
export const billingLimits = {
  /** Fewest licences of a purchase, and the most, so that every sum of cents stays exact. */
  licences: { min: 25, most: 100_000 },
  /** Seats of Boost that a company buys for itself by card, and the step of the buttons. Above the most, sales makes an offer. */
  boost: { min: 50, most: 5000, step: 50 },
  /** What the form of a purchase suggests. */
  suggested: { from: 0, to: 150, step: 25 },
  allocation: { min: 1 },
  /** Length of a subscription, and days until an invoice is due. */
  termDays: 365,
  dueDays: 30,
  orderNumberMax: 60,
  couponMax: 40,
  couponUses: 1_000_000,
  /** Most that one payment into distributor credit may be. */
  paymentMostCents: 100_000_000,
  /** Calls per minute, because each may call the payment provider or try a coupon. */
  purchasesPerMinute: 20,
  pricesPerMinute: 120,
  /** Minutes that a payment page is open, and days for which a failed payment is mentioned. */
  checkoutMinutes: 120,
  failureDays: 7,
  /** Minutes for which a payment counts as the one from whose page the person returns. */
  justPaidMinutes: 60,
  pageSize: 25,
} as const;
