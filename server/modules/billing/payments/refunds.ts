import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import { run } from '../../../db/rows.ts';
import { refunds } from '../../../db/schema.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import type { PaymentProvider } from './paymentProvider.ts';

type Refund = Pick<typeof refunds.$inferInsert, 'companyId' | 'invoiceId' | 'provider' | 'reference' | 'cents' | 'reason'>;

/** Records a payment that bought nothing, so that it is refunded. */
export const noteRefund = (tx: Tx, refund: Refund) =>
  tx
    .insert(refunds)
    .values({ ...refund, createdAt: now() })
    .onConflictDoNothing();

/**
 * Refunds a payment that `noteRefund` recorded, if the provider can do so by a call. If it cannot, or does not answer, the refund stays open
 * and staff see it in their list; the caller does not fail.
 */
export async function giveBack({ db, log }: Services, provider: PaymentProvider, reference: string): Promise<void> {
  if (!provider.giveBack) return;
  try {
    await provider.giveBack(reference);
    await ownerTx(db, (tx) =>
      run(
        tx,
        sql`UPDATE refunds SET given_back_at = ${now()}
          WHERE provider = ${provider.name} AND reference = ${reference} AND given_back_at IS NULL`,
      ),
    );
  } catch (error) {
    log.error({ err: error, reference }, 'a payment could not be given back');
  }
}
