import { machineTime, now } from '../../../clock.ts';
import { isDatabaseAway } from '../../../db/away.ts';
import type { Database } from '../../../db/database.ts';
import { ClaimUnknown } from '../../../mail/claims.ts';
import { consentVersion } from '#contract/simulation/consent';
import { PgDialect } from 'drizzle-orm/pg-core';
import { mayGetSimulations } from '../planning/recipients.ts';

/** A mail must not leave any more: it was cancelled or paused, its window has passed, its person cannot be reached, or somebody else has it. */
export class MustStay extends Error {}

const reachable = new PgDialect().sqlToQuery(mayGetSimulations).sql;

/**
 * Written down as leaving, before the last byte: the row only changes if everything that a launch required holds at this moment. Without
 * it the mail server never accepts the mail. $1 message, $2 claim, $3 moment, $4 address, $5 version of the consent, $6 real time.
 */
const writeAhead = `UPDATE simulation_queue q SET leaving_at = $3, claimed_at = $6
  FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id JOIN companies o ON o.id = m.company_id
    JOIN users u ON u.id = m.user_id JOIN simulation_settings s ON s.company_id = m.company_id
  WHERE q.message_id = $1 AND q.claim_id = $2 AND q.leaving_at IS NULL AND q.not_after >= $3
    AND m.id = q.message_id AND m.status = 'queued' AND c.status = 'running' AND c.paused_at IS NULL AND NOT o.disabled
    AND u.email = $4 AND ${reachable} AND s.consent_version = $5
    AND NOT EXISTS (SELECT FROM simulation_stops x WHERE x.company_id IS NULL OR x.company_id = m.company_id)`;

/** Lets a mail leave, once. Rejects with MustStay, or with ClaimUnknown if the database is away: then it waits. */
export async function letLeave(
  db: Database,
  { messageId, claimId, to }: { messageId: string; claimId: string; to: string },
): Promise<void> {
  const { rowCount } = await db.pool
    .query(writeAhead, [messageId, claimId, now(), to, consentVersion, machineTime()])
    .catch((error: unknown) => {
      throw isDatabaseAway(error) ? new ClaimUnknown('the database is away', { cause: error }) : error;
    });
  if (rowCount !== 1) throw new MustStay('it must not leave any more');
}
