import { sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import type { getUneditableUsers } from '#contract/people/users';
import type { UneditableReason } from '#contract/people/users';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { bulkEligibility, type EligibilityCounts, countEligibility } from './bulkEligibility.ts';
import { requireSameTotal, selectedWhere } from './selection.ts';

/**
 * People a bulk action skips, with reasons: the first 100 by email, plus the exact count. If some people block the whole
 * action, only they are listed.
 */
export const findUneditable: Handler<typeof getUneditableUsers> = async ({ tx, actor, body }) => {
  const selection = { ...body, isAllUsersSelected: body.isAllUsersSelected ?? !body.userIds };
  const eligibility = bulkEligibility(actor, selectedWhere(actor, selection), body.editType);
  const { total, editable, reasons } = await oneRow<EligibilityCounts>(tx, countEligibility(eligibility));
  requireSameTotal({ expectedTotal: total, ...selection }, total);
  const blocking = reasons.restricted_admin ?? 0;
  const users =
    total === editable
      ? []
      : await rows<{ id: string; email: string; reason: UneditableReason }>(
          tx,
          sql`WITH ${eligibility} SELECT u.id, u.email, e.reason FROM eligibility e JOIN people u ON u.id = e.id
            WHERE ${blocking > 0 ? sql`e.reason = 'restricted_admin'` : sql`e.reason IS NOT NULL`} ORDER BY e.reason LIKE 'already%', u.email LIMIT ${listLimits.maxPageSize}`,
        );
  return blocking > 0 ? { users, count: blocking, editableCount: 0 } : { users, count: total - editable, editableCount: editable };
};
