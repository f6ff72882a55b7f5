import { sql } from 'drizzle-orm';
import type { changeDisabled as endpoint } from '#contract/people/users';
import { audit } from '../../../audit.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { applyDisabled } from './applyDisabled.ts';
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
  const changed = await applyDisabled(tx, actor, auditId, isDisabled);
  return { changed, skipped: total - changed };
};
