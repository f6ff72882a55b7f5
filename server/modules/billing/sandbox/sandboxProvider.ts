import { sql } from 'drizzle-orm';
import { billingLimits } from '#contract/billing/limits';
import { minuteMs } from '#contract/kit/durations';
import { now } from '../../../clock.ts';
import { rows } from '../../../db/rows.ts';
import { ownerTx } from '../../../db/tx.ts';
import { baseUrl } from '../../../env.ts';
import type { Services } from '../../../services.ts';
import type { CheckoutFacts, PaymentProvider } from '../payments/paymentProvider.ts';

export const sandboxPath = '/sandbox-payment';
export const sandboxPortalPath = '/sandbox-payments';
const portalSeconds = 3600;

/** An order number that begins with this word is declined. */
const declined = /^decline/i;

export interface SandboxPayment {
  id: string;
  companyId: string;
  reference: string;
  returnTo: string;
  cancelTo: string;
  buyer: string;
  seats: number;
  cents: number;
  lang: string;
  state: 'open' | 'declined' | 'paid' | 'cancelled';
  createdAt: Date;
}
export const sandboxColumns = sql.raw(
  'id, company_id AS "companyId", reference, return_to AS "returnTo", cancel_to AS "cancelTo", buyer, seats, cents::float8 AS cents, lang, state, created_at AS "createdAt"',
);

/** Whether a page was left too long to be paid. */
export const isOver = ({ createdAt }: Pick<SandboxPayment, 'createdAt'>): boolean =>
  createdAt.getTime() + billingLimits.checkoutMinutes * minuteMs <= now().getTime();

function stateOf(payment: SandboxPayment): CheckoutFacts['state'] {
  if (payment.state === 'paid') return 'paid';
  return payment.state === 'cancelled' || isOver(payment) ? 'closed' : payment.state;
}

/** The built-in sandbox: pages of this server on which anybody pays without a card and without money. */
export const sandboxProvider = ({ env, db, signer }: Pick<Services, 'env' | 'db' | 'signer'>): PaymentProvider => ({
  name: 'sandbox',
  isLive: false,
  charge: async ({ reference, orderNumber }) => ({
    state: declined.test(orderNumber ?? '') ? 'failed' : 'succeeded',
    providerReference: `sandbox ${reference}`,
  }),
  // No money was moved.
  giveBack: async () => undefined,
  createCustomer: async ({ companyId }) => `sandbox ${companyId}`,
  openCheckout({ reference, attempt, payer, seats, cents, lang, returnTo, cancelTo }) {
    return ownerTx(db, async (tx) => {
      await rows(
        tx,
        sql`INSERT INTO sandbox_payments (company_id, reference, attempt, buyer, seats, cents, lang, return_to, cancel_to, created_at)
          VALUES (${payer.companyId}, ${reference}, ${attempt}, ${payer.name}, ${seats}, ${cents}, ${lang}, ${returnTo},
            ${cancelTo}, ${now()})
          ON CONFLICT (reference, attempt) DO NOTHING`,
      );
      const [page] = await rows<{ id: string }>(
        tx,
        sql`SELECT id FROM sandbox_payments WHERE reference = ${reference} AND attempt = ${attempt}`,
      );
      const sessionId = page?.id ?? '';
      return { sessionId, url: `${baseUrl(env)}${sandboxPath}/${sessionId}` };
    });
  },
  readCheckout: (sessionId) =>
    ownerTx(db, async (tx) => {
      const [payment] = await rows<SandboxPayment>(
        tx,
        sql`SELECT ${sandboxColumns} FROM sandbox_payments WHERE id::text = ${sessionId}`,
      );
      if (!payment) return null;
      const { reference, cents } = payment;
      return { state: stateOf(payment), reference, cents, currency: 'usd', isLive: false, payment: `sandbox ${reference}` };
    }),
  async openPortal({ companyId, name }, lang) {
    const token = await signer.sign('sandbox payments', { companyId, name, lang }, portalSeconds);
    return `${baseUrl(env)}${sandboxPortalPath}?token=${token}`;
  },
});
