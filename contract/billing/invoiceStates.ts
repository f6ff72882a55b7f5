/** Imports nothing. */
export const invoiceStatuses = ['open', 'paid', 'void', 'draft', 'uncollectible'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The state of an invoice today: an open one after its due date is overdue, which is computed and never stored. */
export const invoiceStandings = ['open', 'overdue', 'paid', 'void', 'draft', 'uncollectible'] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];

/**
 * The states that may follow each state of an invoice; the database refuses all others. A draft waits for its card payment and has neither
 * number nor seats.
 * Leaving it for `open` or `paid` books the seats. `void` is a payment that failed.
 */
export const invoiceMoves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['open', 'paid', 'void'],
  open: ['paid', 'uncollectible'],
  uncollectible: ['paid'],
  paid: [],
  void: [],
};

export const paymentMethods = ['invoice', 'credit_card', 'distributor_credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['pending', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state of the payment of an invoice. */
export const paymentStateOf = (status: InvoiceStatus): PaymentState =>
  status === 'paid' ? 'succeeded' : status === 'open' || status === 'draft' ? 'pending' : 'failed';
