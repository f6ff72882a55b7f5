import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { endOtherSessions as endOthers, endSession as endOne, listSessions as list } from '#contract/session/sessions';
import { audit } from '../../audit.ts';
import { machineTime } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { companies, sessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { deviceOf } from './device.ts';
import { endSessions } from './endSessions.ts';
import { revokeSession } from './session.queries.ts';

/** The open sessions of the caller, the present one first. A person's sessions are never of use to anybody else. */
async function openSessionsOf(tx: Tx, { userId, sessionHash }: Actor) {
  const usedAt = sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
  const isCurrent = sql<boolean>`${sessions.hash} = ${sessionHash}`;
  const { id, hash, userAgent, createdAt } = sessions;
  const found = await tx
    .select({ id, hash, userAgent, signedInAt: createdAt, lastUsedAt: usedAt, actingIn: companies.name, isCurrent })
    .from(sessions)
    .leftJoin(companies, eq(companies.id, sessions.actingCompanyId))
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.endsAt, machineTime())))
    .orderBy(sql`${isCurrent} DESC, ${usedAt} DESC`);
  return found.map(({ userAgent: agent, ...session }) => ({ ...session, ...deviceOf(agent) }));
}

const oneself = (actor: Actor) => ({ type: 'user' as const, id: actor.userId, label: actor.email });

export const listSessions: Handler<typeof list> = ({ tx, actor }) => openSessionsOf(tx, actor);

export const endSession: Handler<typeof endOne> = async ({ tx, actor, params }) => {
  const session = (await openSessionsOf(tx, actor)).find(({ id }) => id === params.sessionId);
  if (!session) throw new Refusal('not_found');
  await revokeSession(tx, session.hash, machineTime());
  const { browser, system, isCurrent } = session;
  await audit(tx, actor, {
    action: isCurrent ? 'session.ended' : 'session.ended_elsewhere',
    subject: oneself(actor),
    after: { browser, system },
  });
  return session;
};

/** Also sign-ins that have not opened a session yet do not open one any more. */
export const endOtherSessions: Handler<typeof endOthers> = async ({ tx, actor }) => {
  const ended = (await openSessionsOf(tx, actor)).length - 1;
  await endSessions(tx, [actor.userId], actor.sessionHash);
  if (ended > 0) await audit(tx, actor, { action: 'session.ended_elsewhere', subject: oneself(actor), after: { sessions: ended } });
  return { ended };
};
