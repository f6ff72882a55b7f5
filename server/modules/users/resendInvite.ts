import type { resendInvite as endpoint } from '#contract/users';
import { audit } from '../../audit.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import type { Handler } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { sendInvitation } from '../addresses/correctAddress.ts';
import { requireUnlocked } from './locks.ts';
import { syncAccounts } from './peopleWrites.ts';
import { readProfile } from './profile.ts';

/** Invites once more somebody who has not come yet. Company and inviter are told by the database, not by the request. */
export const resendInvite: Handler<typeof endpoint> = async ({ tx, actor, body, services }) => {
  const companyName = await lockCompany(tx, actor);
  const { userId } = body;
  const { email, name, role, status, locks } = await readProfile(tx, actor, userId);
  requireUnlocked({ locks }, ['role_above']);
  if (status !== 'invited') throw new Refusal('user_not_editable');
  await sendInvitation(tx, actor, companyName, { id: userId, name, email, role });
  if (role !== 'user') await syncAccounts(tx, services.jobs, actor.companyId, [userId]);
  await audit(tx, actor, { action: 'users.invite_resent', subject: { type: 'user', id: userId, label: email } });
  return {};
};
