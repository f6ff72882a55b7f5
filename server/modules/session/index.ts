import { and, eq, isNull } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOneself, requireOwnCompany } from '../../core/requireOneself.ts';
import { users } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/handler.ts';
import { passkeyHostOf } from '../../http/passkeySite.ts';
import { sendVerification, verifyEmail } from '../addresses/public.ts';
import { readSessionFacts } from './acting.ts';
import { checkLogin } from './checkLogin.ts';
import { endOtherSessions, endSession, listSessions } from './openSessions.ts';
import { openSession } from './openSession.ts';
import { placeOf } from './place.ts';
import { findPersonById, revokeSession } from './session.queries.ts';
import { toCurrentUser } from './toCurrentUser.ts';

const oneself = (actor: Actor) => ({ type: 'user' as const, id: actor.userId, label: actor.email });

export const handlers: Handlers<(typeof contract)['session']> = {
  listSessions,
  endSession,
  endOtherSessions,

  async getUser({ services, request }) {
    const { person, sessionId } = await openSession(services, callerOf(request), placeOf(request));
    return { ...toCurrentUser(person), sessionId };
  },

  /** As owner: in a session for another company the caller is none of its people. */
  refreshUser: ({ services, actor }) =>
    ownerTx(services.db, async (tx) => {
      const person = await findPersonById(tx, actor.userId);
      if (!person) throw new Refusal('invalid_session');
      return toCurrentUser({ ...person, ...(await readSessionFacts(tx, actor.sessionHash)) });
    }),

  loginCheck({ services, body, request }) {
    const { email, password } = body;
    return checkLogin(services, { email, password, place: placeOf(request), host: passkeyHostOf(request, services.env) });
  },

  async recordLastLogin({ tx, actor, params }) {
    requireOneself(actor, params.id);
    await tx.update(users).set({ lastLogin: now() }).where(eq(users.id, actor.userId));
    return {};
  },

  /** As owner, see above. */
  logout: ({ services, actor }) =>
    ownerTx(services.db, async (tx) => {
      await revokeSession(tx, actor.sessionHash, machineTime());
      await audit(tx, actor, { action: 'session.ended', subject: oneself(actor) });
      return {};
    }),

  async confirmPrivacyPolicy({ tx, actor, params }) {
    requireOneself(actor, params.userId);
    requireOwnCompany(actor);
    // The temporary password comes first, because somebody else knows it and could accept the policy.
    if (actor.temporaryPassword) throw new Refusal('password_change_required');
    const confirmed = await tx
      .update(users)
      .set({ privacyPolicyConfirmedAt: now(), updatedAt: now() })
      .where(and(eq(users.id, actor.userId), isNull(users.privacyPolicyConfirmedAt)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw new Refusal('privacy_policy_already_confirmed');
    await audit(tx, actor, { action: 'policy.confirmed', subject: oneself(actor) });
    return {};
  },

  async sendVerificationEmail({ tx, actor, body }) {
    requireOneself(actor, body.user_id);
    await sendVerification(tx, actor);
    return {};
  },

  async verifyEmail({ services, body }) {
    await verifyEmail(services, body.token);
    return {};
  },
};
