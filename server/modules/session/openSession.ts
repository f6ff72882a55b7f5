import { textLimits } from '#contract/kit/limits';
import { audit } from '../../audit.ts';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/secretToken.ts';
import { truncate } from '../../core/storableText.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { type Caller, sessionHashOf } from '../../http/caller.ts';
import { sessionEnd, extendSession } from '../../identity/sessionLife.ts';
import { mayOpen, signedInAt } from '../../identity/signInState.ts';
import type { SignInClaims } from '../../identity/types.ts';
import type { Services } from '../../services.ts';
import { readSessionFacts, requireMayAct, shareActing } from './acting.ts';
import { actorOf } from './actorOf.ts';
import { requirePanelUser } from './requirePanelUser.ts';
import {
  findPersonById,
  findSession,
  hasConnection,
  hasOpened,
  insertSession,
  providerOf,
  type Person,
  type SessionRow,
  shareCompanyOf,
  wereEnded,
} from './session.queries.ts';
import { factsOf, type Place } from './place.ts';
import type { SessionFacts } from './toCurrentUser.ts';

export interface Opened {
  person: Person & SessionFacts;
  sessionId: string;
}

async function personOf(tx: Tx, uid: string, connectionId: string | null | undefined): Promise<Person> {
  const person = await findPersonById(tx, uid);
  if (!person) throw new Refusal('invalid_session');
  requirePanelUser(person, connectionId ? 'sso' : 'password');
  return person;
}

/**
 * Opens a session for a new sign-in, or continues the session named by the caller. Refuses closed sessions, sign-ins from
 * before (or in the same second as) a new password, and sign-ins that have opened a session: signing out of one would leave
 * another behind.
 */
export async function openSession(services: Services, caller: Caller, place: Place): Promise<Opened> {
  const { db, identity } = services;
  if (caller.session) return continueSession(services, caller.uid, caller.session);
  const state = await mayOpen(db.pool, identity, caller);
  if (state === 'ended') throw new Refusal('invalid_session');
  return ownerTx(db, async (tx) => {
    // Enforcement begins before or after this session, not meanwhile.
    await shareCompanyOf(tx, caller.uid);
    if (caller.acting) await shareActing(tx, caller.acting);
    const person = await personOf(tx, caller.uid, caller.connectionId);
    if (caller.connectionId && !(await hasConnection(tx, person.company.id, caller.connectionId)))
      throw new Refusal('invalid_session');
    // A token for the password alone can be had from the provider by anybody who knows it.
    if (person.user.mfaEnabled && !caller.factor && !caller.connectionId) throw new Refusal('mfa_required');
    if (state === 'stale') throw new Refusal('session_expired');
    return begin(tx, services, { ...caller, ...place }, person);
  });
}

async function begin(tx: Tx, { env }: Services, caller: Caller & Place, person: Person): Promise<Opened> {
  const { uid, authTime, signInId, customTokenAt, connectionId, acting, userAgent } = caller;
  const signIn = { signedInAt: signedInAt({ authTime }), customTokenAt };
  // Checked again with the user locked.
  if (await wereEnded(tx, uid, signIn)) throw new Refusal('invalid_session');
  if (signInId === undefined && (await hasOpened(tx, uid, signIn))) throw new Refusal('invalid_session');
  const { user, company } = person;
  const [sessionId, createdAt] = [newToken(), machineTime()];
  const hash = sessionHashOf(uid, sessionId);
  const isFirst = await insertSession(tx, {
    hash,
    userId: user.id,
    companyId: company.id,
    factor: factorOf(caller),
    connectionId: connectionId ?? null,
    actingCompanyId: acting?.companyId ?? null,
    openedBy: acting?.openedBy ?? null,
    signedInAt: signIn.signedInAt,
    customTokenId: signInId ?? null,
    userAgent: userAgent ? truncate(userAgent, textLimits.textMax) : null,
    createdAt,
    endsAt: sessionEnd(createdAt, env.sessionIdleMinutes, acting !== undefined),
  });
  if (!isFirst) throw new Refusal('invalid_session');
  if (acting) await requireMayAct(tx, hash);
  const subject = { type: 'user' as const, id: user.id, label: user.email };
  const actor = actorOf(person, hash);
  // In the log of the company that the person acts in, which may know who comes in.
  await audit(
    tx,
    { ...actor, companyId: acting?.companyId ?? actor.companyId },
    {
      action: 'session.opened',
      subject,
      after: { way: factorOf(caller), ...(connectionId && { provider: await providerOf(tx, connectionId) }), ...factsOf(caller) },
    },
  );
  return { person: { ...person, ...(await readSessionFacts(tx, hash)) }, sessionId };
}

/** How a new session says that the person signed in; `signInOf` reads it back, for a session that follows from this one. */
const factorOf = ({ factor, connectionId, isByLink }: Caller) => factor ?? (connectionId ? 'sso' : isByLink ? 'link' : 'password');

export const signInOf = ({ factor, connectionId }: Pick<SessionRow, 'factor' | 'connectionId'>): SignInClaims => {
  if (factor === 'sso') return { connectionId: connectionId ?? undefined };
  if (factor === 'link') return { isByLink: true };
  return factor === 'password' ? {} : { factor };
};

async function continueSession(services: Services, uid: string, { id, hash }: NonNullable<Caller['session']>): Promise<Opened> {
  const person = await ownerTx(services.db, async (tx) => {
    const session = await findSession(tx, hash);
    if (session?.actingCompanyId) await requireMayAct(tx, hash);
    if (!session || session.revokedAt) throw new Refusal('invalid_session');
    if (session.endsAt <= machineTime()) throw new Refusal('session_expired');
    return { ...(await personOf(tx, uid, session.connectionId)), ...(await readSessionFacts(tx, hash)) };
  });
  await extendSession(services, hash);
  return { person, sessionId: id };
}
