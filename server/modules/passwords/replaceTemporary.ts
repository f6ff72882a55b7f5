import { eq } from 'drizzle-orm';
import { can } from '#contract/access';
import type { replaceTemporaryPassword as endpoint } from '#contract/session/passwords';
import { Refusal } from '../../core/refusal.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { companies } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { giveAccess } from '../accessGrants/public.ts';
import { changePassword } from './changePassword.ts';

/** Access is granted in the transaction that stores the new password as set, so that both happen or neither. */
export const replaceTemporaryPassword: Handler<typeof endpoint> = async ({ services, actor, body, request }) => {
  requireOwnCompany(actor);
  if (!actor.temporaryPassword) throw new Refusal('permission_denied');
  const { password: newPassword, grantLoginAccess } = body;
  if (grantLoginAccess) {
    if (!can(actor, 'access:grant')) throw new Refusal('permission_denied');
    const [company] = await ownerTx(services.db, (tx) =>
      tx.select({ parentId: companies.parentId }).from(companies).where(eq(companies.id, actor.companyId)),
    );
    if (!company?.parentId) throw new Refusal('no_parent_company');
  }
  const change = { currentPassword: undefined, newPassword, address: request.ip };
  return changePassword(services, actor, change, grantLoginAccess ? (tx) => giveAccess(tx, actor, null) : undefined);
};
