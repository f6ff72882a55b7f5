import { sql } from 'drizzle-orm';
import type { changeDisabled as endpoint } from '#contract/people/users';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, run } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { queueAccountSyncOf } from '../../../identity/queueAccountSync.ts';
import { sendJob } from '../../../jobs/send.ts';
import { assignCampaigns } from '../../campaigns/public.ts';
import { endSessions } from '../../session/public.ts';
import { bulkEligibility, type EligibilityCounts, countEligibility } from './bulkEligibility.ts';
import { describeSelection, requireSameTotal, selectedWhere } from './selection.ts';

/**
 * Enables or disables everybody selected. The statement writes the subjects of the audit row first and changes exactly those,
 * so that no ids leave the database.
 */
export const changeDisabled: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { isDisabled } = body;
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const eligibility = bulkEligibility(actor, selectedWhere(actor, body), isDisabled ? 'disable' : 'enable');
  const { total, editable, reasons } = await oneRow<EligibilityCounts>(tx, countEligibility(eligibility));
  requireSameTotal(body, total);
  if (reasons.restricted_admin) throw new Refusal('acronis_restricted');
  if (editable === 0) throw new Refusal('nothing_to_change');

  const auditId = await audit(tx, actor, {
    action: isDisabled ? 'users.disabled' : 'users.enabled',
    subject: { type: 'users', label: String(editable) },
    after: { disabled: isDisabled, ...(total > editable && { leftOut: reasons }) },
    selection: describeSelection(body),
    subjectsSql: sql`WITH ${eligibility} SELECT id FROM eligibility WHERE reason IS NULL`,
  });
  const subjects = sql`SELECT user_id FROM audit_subjects WHERE audit_id = ${auditId}`;
  const changed = await run(
    tx,
    sql`UPDATE users SET disabled = ${isDisabled}, updated_at = ${now()} WHERE company_id = ${actor.companyId} AND id IN (${subjects})`,
  );
  if (isDisabled) await endSessions(tx, subjects);
  else await sendJob(tx, assignCampaigns, { companyId: actor.companyId, auditId });
  await queueAccountSyncOf(tx, actor.companyId, auditId);
  return { changed, skipped: total - changed };
};
