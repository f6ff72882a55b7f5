import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { paths } from '#contract/paths';
import { machineTime, now } from '../../clock.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import { defineMail, type MailKind } from '../../mail/mailKind.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';

const button = { path: () => paths.settingsIntegration };
interface KeyParams {
  name?: string;
  keyName: string;
  effectDate: string;
}

/** A program will lose access on `effectDate` unless it gets another key. */
export const keyExpiresSoon = defineMail<KeyParams>({ template: 'api_key_expires_soon', button });
/** It has lost access. */
export const keyExpired = defineMail<KeyParams>({ template: 'api_key_expired', button });

/** Ends the keys whose term is over, and tells people of those and of the ones that expire soon. Times of keys are real. */
export async function endExpiredKeys(run: RunTx): Promise<void> {
  const at = machineTime();
  await run(async (tx) => {
    const over = sql`UPDATE api_keys SET ended_at = expires_at, end_reason = 'expired'
      WHERE ended_at IS NULL AND expires_at <= ${at} RETURNING company_id, name, created_by, expires_at`;
    await tell(tx, keyExpired, over);
    const soon = sql`UPDATE api_keys SET expiry_told_at = ${at} WHERE ended_at IS NULL AND expiry_told_at IS NULL
      AND expires_at <= ${at}::timestamptz + ${companyLimits.apiKeys.noticeDays} * interval '1 day'
      RETURNING company_id, name, created_by, expires_at`;
    await tell(tx, keyExpiresSoon, soon);
  });
}

/**
 * Changes keys, and mails the account owner of the company that each of them opens, and its creator if they are of that company: to somebody
 * of another one the name of a key says nothing, and their access may be over.
 */
async function tell(tx: Tx, kind: MailKind, change: SQL): Promise<void> {
  const recipients = sql`changed k JOIN users u ON u.company_id = k.company_id AND (u.id = k.created_by OR u.is_owner)
    JOIN companies o ON o.id = u.company_id WHERE u.deleted_at IS NULL AND NOT u.disabled`;
  const params = sql`jsonb_build_object('keyName', k.name, 'effectDate', to_char(k.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'))`;
  await queueAndDeliver(tx, queueMails(kind, { recipients, params, at: now() }), [sql`changed AS (${change})`]);
}
