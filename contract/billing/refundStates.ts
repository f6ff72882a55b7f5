/** Whether a refund still has to be made. */
export const refundStates = ['open', 'givenBack'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Why a payment bought nothing: its customer had been removed when the card was charged, its invoice had been voided, or paid in another way.
 */
export const refundReasons = ['customerRemoved', 'invoiceVoid', 'invoicePaid'] as const;
export type RefundReason = (typeof refundReasons)[number];
