import type { resendInvite as endpoint } from '#contract/people/invitations';
import { audit } from '../../../audit.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import type { Handler } from '../../../http/handler.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { requireUnlocked } from '../profile/locks.ts';
import { readProfile } from '../profile/readProfile.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Sends the invitation again to a person who has not signed in yet. */
export const resendInvite: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const companyName = await lockCompany(tx, actor);
  const { userId } = body;
  const { email, name, role, status, locks } = await readProfile(tx, actor, userId);
  requireUnlocked({ locks }, ['role_above']);
  if (status !== 'invited') throw new Refusal('user_not_editable');
  await sendInvitation(tx, actor, companyName, { id: userId, name, email, role });
  if (role !== 'user') await queueAccountSync(tx, actor.companyId, [userId]);
  await audit(tx, actor, { action: 'users.invite_resent', subject: { type: 'user', id: userId, label: email } });
  return {};
};
