import { sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import type { RunTx } from '../../jobs/job.ts';
import { twoFactorReminder } from './mails.ts';
import { tellAdmins } from './tellAdmins.ts';

/** Reminds the admins of companies whose date has come near, once; those who have set up a second factor meanwhile hear nothing. */
export async function remindOfTwoFactor(at: Date, run: RunTx): Promise<void> {
  const due = sql`UPDATE companies SET two_factor_reminded_at = ${at} WHERE two_factor_reminded_at IS NULL AND two_factor_from > ${at}
    AND two_factor_from <= ${at}::timestamptz + ${companyLimits.twoFactor.reminderDays} * interval '1 day' RETURNING id`;
  await run((tx) => tellAdmins(tx, twoFactorReminder, due, at));
}
