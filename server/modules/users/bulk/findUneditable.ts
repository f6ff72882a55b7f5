import { sql } from 'drizzle-orm';
import type { getUneditableUsers } from '#contract/users';
import type { UneditableReason } from '#contract/users';
import { limits } from '#contract/limits';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { bulkEligibility, type EligibilityCounts, countEligibility } from './bulkEligibility.ts';
import { requireSameTotal, selectedWhere } from './selection.ts';

/**
 * Whom a bulk action will leave out and why: the first of them by name of address, all of them by number.
 * People who make the whole action impossible are named alone.
 */
export const findUneditable: Handler<typeof getUneditableUsers> = async ({ tx, actor, body }) => {
  const selection = { ...body, isAllUsersSelected: body.isAllUsersSelected ?? !body.userIds };
  const judged = bulkEligibility(actor, selectedWhere(actor, selection), body.editType);
  const { total, editable, reasons } = await oneRow<EligibilityCounts>(tx, countEligibility(judged));
  requireSameTotal({ expectedTotal: total, ...selection }, total);
  const atFault = reasons.restricted_admin ?? 0;
  const users =
    total === editable
      ? []
      : await rows<{ id: string; email: string; reason: UneditableReason }>(
          tx,
          sql`WITH ${judged} SELECT u.id, u.email, j.reason FROM judged j JOIN people u ON u.id = j.id
            WHERE ${atFault > 0 ? sql`j.reason = 'restricted_admin'` : sql`j.reason IS NOT NULL`} ORDER BY j.reason LIKE 'already%', u.email LIMIT ${limits.maxPageSize}`,
        );
  return atFault > 0 ? { users, count: atFault, editableCount: 0 } : { users, count: total - editable, editableCount: editable };
};
