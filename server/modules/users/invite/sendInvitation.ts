import { and, eq, sql } from 'drizzle-orm';
import { peopleLimits } from '#contract/people/limits';
import type { Role } from '#contract/roles';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { mails, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { requireMailLeft } from '../../../mail/hourlyCap.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { ownTextParams } from '../../messages/public.ts';
import { personName } from '../../../core/personName.ts';
import { invitationFor, inviteAdmin, inviteAdminSso, inviteLearner } from './mails.ts';
import { isUnderSso } from './ssoDuty.ts';

interface Invited {
  id: string;
  name: string;
  /** Present address. */
  email: string;
  role: Role;
}

/** Sends one person the invitation for admins or for learners. Refuses with mail_sent_too_often. */
export async function sendInvitation(tx: Tx, actor: Actor, companyName: string, { id: userId, name, email, role }: Invited) {
  const { companyId, companyLang: lang } = actor;
  const perHour = peopleLimits.inviteMailsPerHour;
  await requireMailLeft(tx, { companyId, userId, kinds: [inviteAdmin, inviteAdminSso, inviteLearner], perHour });
  const canSignIn = role !== 'user';
  const kind = invitationFor({ role, isSso: canSignIn && (await isUnderSso(tx, actor, userId)) });
  const own = await ownTextParams(tx, companyId, canSignIn ? 'invite_admin' : 'invite_learner', { companyName });
  const params = { ...(name && { name }), companyId, companyName, inviterName: personName(actor), ...own };
  await queueMail(tx, { companyId, userId, to: email, kind, lang, params });
  await tx
    .update(users)
    .set({ invitedAt: now(), invitationFailure: null, ...(canSignIn && { hasLogin: true }) })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}

/** Whether the person was sent an invitation. Admins always are. */
export async function wasInvited(tx: Tx, { companyId }: Actor, { id, role }: Pick<Invited, 'id' | 'role'>): Promise<boolean> {
  if (role !== 'user') return true;
  const [sent] = await tx
    .select({ one: sql`1` })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.userId, id), eq(mails.template, inviteLearner.template)))
    .limit(1);
  return sent !== undefined;
}
