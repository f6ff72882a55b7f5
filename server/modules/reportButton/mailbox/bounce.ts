import { sql } from 'drizzle-orm';
import type { DeliveryFailure } from '#contract/company/mail';
import { now } from '../../../clock.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** Servers try for so long before they give up. */
const days = 5;
const failure: DeliveryFailure = { kind: 'refused', detail: '' };

interface Undelivered {
  companyId: string;
  keys: readonly Buffer[];
  recipient: string;
}

/**
 * A mail server reports that a message did not arrive. Anybody can write such a report about a message that they have: so one that was touched
 * has arrived, whatever it says, and nobody rids themselves of what they did.
 */
export async function bounce(tx: Tx, { companyId, keys, recipient }: Undelivered): Promise<void> {
  await run(
    tx,
    sql`UPDATE simulation_messages m SET status = 'bounced', failure = ${JSON.stringify(failure)}::jsonb, is_uncertain = false
      WHERE m.company_id = ${companyId} AND m.key = ANY(${sql.param([...keys])}::bytea[]) AND m.status = 'sent' AND m.facts = 0
        AND lower(m.sent_to) = ${recipient} AND m.sent_at > ${now()}::timestamptz - make_interval(days => ${days}::int)
        AND NOT EXISTS (SELECT FROM simulation_events e WHERE e.message_id = m.id)`,
  );
}
