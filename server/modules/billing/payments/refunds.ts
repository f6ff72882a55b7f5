import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import { run } from '../../../db/rows.ts';
import { refunds } from '../../../db/schema.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import type { PaymentProvider } from './paymentProvider.ts';

type Refund = Pick<typeof refunds.$inferInsert, 'companyId' | 'invoiceId' | 'provider' | 'reference' | 'cents' | 'reason'>;

/** Notes money that bought nothing, until it has been given back. */
export const noteRefund = (tx: Tx, refund: Refund) =>
  tx
    .insert(refunds)
    .values({ ...refund, createdAt: now() })
    .onConflictDoNothing();

/**
 * Gives money back that was noted before, where the provider can do so by itself. If it cannot, or does not answer, staff have to: then
 * nothing is lost, and nothing fails.
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
