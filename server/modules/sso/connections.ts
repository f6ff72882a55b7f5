import { and, eq, sql } from 'drizzle-orm';
import type { SsoFailure } from '#contract/company/ssoProviders';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { truncate } from '../../core/storableText.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { companies, sessions, ssoConnections, ssoIdentities } from '../../db/schema.ts';
import { run } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { expiryOf, fingerprintOf } from './certificate.ts';
import { type Connection, discover, secretContext } from './provider.ts';

export async function findConnection(tx: Tx, companyId: string): Promise<Connection | undefined> {
  const [connection] = await tx.select().from(ssoConnections).where(eq(ssoConnections.companyId, companyId));
  return connection;
}

/** A connection by its id or its company, unless the company is disabled. */
export async function findOpenConnection(tx: Tx, by: { id: string } | { companyId: string }): Promise<Connection | undefined> {
  const isMatch = 'id' in by ? eq(ssoConnections.id, by.id) : eq(ssoConnections.companyId, by.companyId);
  const [found] = await tx
    .select({ connection: ssoConnections })
    .from(ssoConnections)
    .innerJoin(companies, eq(companies.id, ssoConnections.companyId))
    .where(and(isMatch, eq(companies.disabled, false)));
  return found?.connection;
}

export const isLinked = async (tx: Tx, { id }: Connection, userId: string): Promise<boolean> =>
  (await tx.$count(ssoIdentities, and(eq(ssoIdentities.connectionId, id), eq(ssoIdentities.userId, userId)))) > 0;

/** The connection through which the session of the caller was opened; null after a password. */
export async function connectionOfSession(tx: Tx, { sessionHash }: Actor): Promise<string | null> {
  const [session] = await tx.select({ id: sessions.connectionId }).from(sessions).where(eq(sessions.hash, sessionHash));
  return session?.id ?? null;
}

/** The values that an admin entered about their provider. */
export interface ConnectionValues
  extends Pick<
    Connection,
    'type' | 'protocol' | 'issuer' | 'domain' | 'tenantId' | 'clientId' | 'certificate' | 'ssoUrl' | 'serviceProviderEntityId'
  > {
  /** Undefined: the stored one stays. */
  clientSecret: string | undefined;
}

const subjectOf = ({ type, id }: Pick<Connection, 'type' | 'id'>) => ({ type: 'sso' as const, id, label: type });
/** Whether both trust the same: the issuer, our client there, and over SAML the certificate, with which anybody can be signed in. */
const isSameClient = (one: Connection, other: ConnectionValues) =>
  (['type', 'protocol', 'issuer', 'clientId', 'certificate', 'serviceProviderEntityId'] as const).every(
    (name) => one[name] === other[name],
  );

/**
 * Saves the connection of the caller's company; over OpenID Connect, after asking the provider who it is. Another client, issuer or
 * certificate replaces the connection, with everybody who was bound to it; enforcement ends, because nobody has proved yet that they can
 * sign in this way.
 */
export async function saveConnection(services: Services, actor: Actor, values: ConnectionValues): Promise<void> {
  const { companyId } = actor;
  const before = await ownerTx(services.db, (tx) => findConnection(tx, companyId));
  const same = before && isSameClient(before, values) ? before : undefined;
  const { clientSecret, ...fields } = values;
  if (values.clientId && !clientSecret && !same?.sealedSecret) throw new Refusal('validation_failed', { fields: ['clientSecret'] });
  const sealedSecret = clientSecret
    ? services.secrets.seal(clientSecret, secretContext({ companyId, issuer: values.issuer }))
    : (same?.sealedSecret ?? null);
  const row = {
    ...fields,
    companyId,
    certificateExpiresAt: values.certificate ? expiryOf(values.certificate) : null,
    sealedSecret,
    createdBy: actor.userId,
    lastFailure: null,
    createdAt: now(),
    updatedAt: now(),
  };
  if (values.protocol === 'oidc') await discover(services, { ...row, id: '' });
  await ownerTx(services.db, async (tx) => {
    await lockCompany(tx, actor);
    const present = await findConnection(tx, companyId);
    if (present && isSameClient(present, values)) {
      const changed = { sealedSecret, ssoUrl: values.ssoUrl, updatedAt: now() };
      await tx.update(ssoConnections).set(changed).where(eq(ssoConnections.id, present.id));
    } else {
      await tx.delete(ssoConnections).where(eq(ssoConnections.companyId, companyId));
      await tx.insert(ssoConnections).values(row);
    }
    const saved = await findConnection(tx, companyId);
    if (!saved) throw new Error('the connection is not there');
    await audit(tx, actor, {
      action: 'sso.connected',
      subject: subjectOf(saved),
      before: present ? factsOf(present) : null,
      after: { ...factsOf(saved), isNewClientKey: Boolean(clientSecret) },
    });
  });
}

/** The facts that the audit log holds about a connection; of a certificate its fingerprint. */
const factsOf = ({ type, protocol, issuer, clientId, tenantId, ssoUrl, certificate }: Connection) => ({
  type,
  protocol,
  issuer,
  clientId,
  tenantId,
  ssoUrl,
  certificate: certificate && fingerprintOf(certificate),
});

/** A trigger ends enforcement with the connection. */
export function removeConnection({ db }: Services, actor: Actor): Promise<void> {
  return ownerTx(db, async (tx) => {
    await lockCompany(tx, actor);
    const [removed] = await tx.delete(ssoConnections).where(eq(ssoConnections.companyId, actor.companyId)).returning();
    if (!removed) throw new Refusal('not_found');
    await audit(tx, actor, { action: 'sso.removed', subject: subjectOf(removed), before: factsOf(removed) });
  });
}

/**
 * Enforces single sign-on, or ends it. Only an admin who signed in through this connection may begin it, so that it is known to work.
 * Sessions that were opened otherwise end, except the sessions of the owner.
 */
export function enforce({ db }: Services, actor: Actor, isEnforced: boolean): Promise<void> {
  return ownerTx(db, async (tx) => {
    await lockCompany(tx, actor);
    const connection = await findConnection(tx, actor.companyId);
    if (!connection) throw new Refusal('not_found');
    if (isEnforced && (await connectionOfSession(tx, actor)) !== connection.id) throw new Refusal('sso_session_required');
    await tx.update(companies).set({ ssoEnforced: isEnforced, updatedAt: now() }).where(eq(companies.id, actor.companyId));
    if (isEnforced) await endOtherSessions(tx, connection);
    await audit(tx, actor, { action: isEnforced ? 'sso.enforced' : 'sso.enforcement_ended', subject: subjectOf(connection) });
  });
}

/** Those in the panel that a password has opened, and those on the pages of learners that a link has opened. */
async function endOtherSessions(tx: Tx, { id, companyId }: Connection): Promise<void> {
  await run(
    tx,
    sql`UPDATE sessions s SET revoked_at = ${machineTime()} FROM users u
      WHERE u.id = s.user_id AND u.company_id = ${companyId} AND NOT u.is_owner
        AND s.revoked_at IS NULL AND s.connection_id IS DISTINCT FROM ${id}`,
  );
  await run(
    tx,
    sql`DELETE FROM learner_sessions s USING users u
      WHERE u.id = s.user_id AND s.company_id = ${companyId} AND NOT u.is_owner AND s.connection_id IS DISTINCT FROM ${id}`,
  );
}

const detailMax = 300;

/** Stores for the admins why a sign-in failed. The text of the provider is shortened; codes and tokens are never part of it. */
export async function noteFailure({ db }: Services, connectionId: string, reason: SsoFailure, detail: string): Promise<void> {
  const text = truncate(detail.replace(/\p{Cc}/gu, ' '), detailMax);
  const lastFailure = { at: machineTime().toISOString(), reason, detail: text };
  await ownerTx(db, (tx) => tx.update(ssoConnections).set({ lastFailure }).where(eq(ssoConnections.id, connectionId)));
}
