import { and, eq, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { AuditAction } from '#contract/company/audit';
import { productName } from '#contract/product';
import type { StepPurpose } from '#contract/session/mfaMethods';
import type { NewPasskey } from '#contract/session/passkeyAnswers';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { authenticators, companies, passkeys, recoveryCodes, sessions, users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { PasskeySite } from '../../http/passkeySite.ts';
import { forgiveAttempt, takeAttempt } from '../../identity/attempts.ts';
import { type Factors, methodsOn, readFactors } from '../../identity/factors.ts';
import { beginStep, requireAdding, type Step, takeConfirmed } from '../../identity/mfaSteps.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { findPersonById } from '../session/public.ts';
import { secretContext, takeTotp, totpPeriod } from './checkFactor.ts';
import { endSessionsWithoutFactor } from './endSessionsWithoutFactor.ts';
import { mfaNotices } from './mails.ts';
import { askForNewPasskey, storePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';

type Needed = Pick<Services, 'db' | 'secrets'>;

interface Beginning {
  /** Undefined only in a session that came through single sign-on. */
  password: string | undefined;
  purpose: StepPurpose;
  address: string;
  host: string | null;
}

/**
 * Checks one's own password, counted like a sign-in, and begins the step that a code must confirm. In a session that came through single
 * sign-on, whose person may have no password, the code alone confirms.
 */
export async function beginChange(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { userId, ownCompanyId: companyId, email, sessionHash }: Actor,
  { password, purpose, address, host }: Beginning,
) {
  const createdAt = machineTime();
  if (password !== undefined) {
    await takeAttempt(db.pool, { email, address });
    if (!(await identity.checkPassword(email, password))) throw new Refusal('wrong_password');
    await forgiveAttempt(db.pool, { email, address });
  }
  return ownerTx(db, async (tx) => {
    const byPassword = password !== undefined;
    const [session] = await tx.select({ connectionId: sessions.connectionId }).from(sessions).where(eq(sessions.hash, sessionHash));
    if (!byPassword && !session?.connectionId) throw new Refusal('validation_failed', { fields: ['password'] });
    return {
      verificationTokenId: await beginStep(tx, { userId, companyId, sessionHash, purpose, byPassword, createdAt }),
      methods: methodsOn(host, await readFactors(tx, userId)),
    };
  });
}

interface Change {
  action: AuditAction;
  notice: keyof Omit<typeof mfaNotices, 'recoveryCodeUsed' | 'reset'>;
  after?: Record<string, unknown>;
}

/** Writes a change into the audit log of the person's own company, and mails it to them. */
export async function tell(tx: Tx, actor: Actor, { action, notice, after = {} }: Change): Promise<void> {
  const { userId, ownCompanyId: companyId, email, name } = actor;
  const person = await findPersonById(tx, userId);
  if (!person) throw new Refusal('invalid_session');
  await audit(tx, { ...actor, companyId }, { action, subject: { type: 'user', id: userId, label: email }, after });
  const mail = { companyId, userId, to: email, lang: person.company.lang };
  await queueMail(tx, { ...mail, kind: mfaNotices[notice], params: { name } });
}

type Work<T> = (tx: Tx, step: Step, factors: Factors) => Promise<T>;

/** Runs a change for which a step of this session counts. The person is locked, so that two changes follow each other. */
const locked =
  (takeStep: (tx: Tx) => Promise<Step>) =>
  <T>({ db }: Pick<Services, 'db'>, work: Work<T>): Promise<T> =>
    ownerTx(db, async (tx) => {
      const step = await takeStep(tx);
      await tx.select({ id: users.id }).from(users).where(eq(users.id, step.userId)).for('update');
      return work(tx, step, await readFactors(tx, step.userId));
    });

/** Runs a change with a confirmed step, which cannot be used again. */
const inConfirmed = <T>(services: Pick<Services, 'db'>, { sessionHash }: Actor, token: string, work: Work<T>): Promise<T> =>
  locked((tx) => takeConfirmed(tx, sessionHash, token))(services, work);

/** Runs a part of adding a factor. The same step can be used for the next part. */
const inAdding = <T>(
  services: Pick<Services, 'db'>,
  { sessionHash }: Actor,
  { token, part }: { token: string; part: 'begin' | 'finish' },
  work: Work<T>,
): Promise<T> => locked((tx) => requireAdding(tx, sessionHash, token, part))(services, work);

/** Turns two-factor authentication on or off, by a step that was just confirmed. Off removes every factor. */
export async function turn(
  tx: Tx,
  actor: Actor,
  { isOn, token, purpose }: { isOn: boolean; token: string; purpose: StepPurpose },
): Promise<void> {
  const { userId, sessionHash } = actor;
  // A step that was confirmed for adding factors cannot remove any.
  if (!isOn || purpose === 'change') await takeConfirmed(tx, sessionHash, token);
  if ((await readFactors(tx, userId)).isOn === isOn) throw new Refusal('nothing_to_change');
  if (isOn) await endSessionsWithoutFactor(tx, actor);
  else {
    await requireOptional(tx, actor);
    await removeFactors(tx, userId);
  }
  await tx.update(users).set({ mfaEnabled: isOn, mfaEmail: true }).where(eq(users.id, userId));
  await tell(tx, actor, isOn ? { action: 'mfa.enabled', notice: 'enabled' } : { action: 'mfa.disabled', notice: 'disabled' });
}

/** Refuses with two_factor_required if this session, which single sign-on did not open, would need a second factor at once. */
async function requireOptional(tx: Tx, { ownCompanyId, sessionHash }: Actor): Promise<void> {
  const [company] = await tx.select({ from: companies.twoFactorFrom }).from(companies).where(eq(companies.id, ownCompanyId));
  const [session] = await tx.select({ connectionId: sessions.connectionId }).from(sessions).where(eq(sessions.hash, sessionHash));
  if (company?.from && company.from <= now() && !session?.connectionId) throw new Refusal('two_factor_required');
}

/** Removes the app, the passkeys and the recovery codes of a person. */
export async function removeFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Makes the secret of an authenticator app; it counts after `addAuthenticator`. */
export function startAuthenticator({ db, secrets }: Needed, actor: Actor, token: string) {
  return inAdding({ db }, actor, { token, part: 'begin' }, async (tx, { userId, companyId }) => {
    const secret = new Secret({ size: 20 }).base32;
    const values = { companyId, sealedSecret: secrets.seal(secret, secretContext(userId)), lastStep: 0, createdAt: machineTime() };
    const [present] = await tx
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
    if (present) throw new Refusal('nothing_to_change');
    await tx.delete(authenticators).where(eq(authenticators.userId, userId));
    await tx.insert(authenticators).values({ ...values, userId });
    const totp = new TOTP({ issuer: productName, label: actor.email, secret, period: totpPeriod });
    return { secret, uri: totp.toString() };
  });
}

/** Adds the app whose secret was made before, with its first code. Turns two-factor authentication on. */
export function addAuthenticator({ db, secrets }: Needed, actor: Actor, { token, code }: { token: string; code: string }) {
  return inAdding({ db }, actor, { token, part: 'finish' }, async (tx, step, factors) => {
    const { userId } = step;
    const [app] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId));
    const isRight =
      app && !app.confirmedAt && (await takeTotp(tx, userId, secrets.open(app.sealedSecret, secretContext(userId)), code));
    if (!isRight) throw new Refusal('mfa_code_wrong', { fields: ['code'] });
    await tx.update(authenticators).set({ confirmedAt: machineTime() }).where(eq(authenticators.userId, userId));
    return afterAdding(tx, secrets, actor, { step, factors, kind: 'authenticator' });
  });
}

export function startPasskey({ db }: Needed, actor: Actor, { token, site }: { token: string; site: PasskeySite | null }) {
  return inAdding({ db }, actor, { token, part: 'begin' }, (tx, step) => {
    if (!site) throw new Refusal('passkey_not_here');
    return askForNewPasskey(tx, step, { site, email: actor.email });
  });
}

interface PasskeyToAdd {
  token: string;
  site: PasskeySite | null;
  name: string;
  answer: NewPasskey;
}

export function addPasskey({ db, secrets }: Needed, actor: Actor, { token, site, name, answer }: PasskeyToAdd) {
  return inAdding({ db }, actor, { token, part: 'finish' }, async (tx, step, factors) => {
    if (!site) throw new Refusal('passkey_not_here');
    await storePasskey(tx, step, { site, name, answer });
    return afterAdding(tx, secrets, actor, { step, factors, kind: 'passkey' });
  });
}

interface Added {
  step: Step;
  factors: Factors;
  kind: 'authenticator' | 'passkey';
}

/** Turns two-factor authentication on, and makes recovery codes unless the person has some. */
async function afterAdding(tx: Tx, secrets: Needed['secrets'], actor: Actor, { step, factors, kind }: Added) {
  if (!factors.isOn) await endSessionsWithoutFactor(tx, actor);
  await tx.update(users).set({ mfaEnabled: true, mfaLastMethod: kind }).where(eq(users.id, step.userId));
  await tell(tx, actor, { action: 'mfa.factor_added', notice: 'factorAdded', after: { kind } });
  return { recoveryCodes: factors.recoveryCodesLeft > 0 ? null : await makeRecoveryCodes(tx, secrets, step) };
}

/**
 * Once only codes by e-mail are left, they count again: otherwise the person would be locked out, or would have no second step without having
 * chosen that.
 */
async function afterRemoving(tx: Tx, actor: Actor, kind: Added['kind']): Promise<void> {
  const { hasAuthenticator, passkeyHosts } = await readFactors(tx, actor.userId);
  if (!hasAuthenticator && passkeyHosts.length === 0)
    await tx.update(users).set({ mfaEmail: true }).where(eq(users.id, actor.userId));
  await tell(tx, actor, { action: 'mfa.factor_removed', notice: 'factorRemoved', after: { kind } });
}

export function removeAuthenticator({ db }: Needed, actor: Actor, token: string): Promise<void> {
  return inConfirmed({ db }, actor, token, async (tx, { userId }) => {
    const deleted = await tx.delete(authenticators).where(eq(authenticators.userId, userId)).returning();
    if (deleted.length === 0) throw new Refusal('nothing_to_change');
    await afterRemoving(tx, actor, 'authenticator');
  });
}

/** Refuses with not_found before anything else if the passkey is not one's own. */
export async function removePasskey(
  { db }: Needed,
  actor: Actor,
  { token, passkeyId }: { token: string; passkeyId: string },
): Promise<void> {
  const own = and(eq(passkeys.userId, actor.userId), eq(passkeys.id, passkeyId));
  const [known] = await ownerTx(db, (tx) => tx.select({ id: passkeys.id }).from(passkeys).where(own));
  if (!known) throw new Refusal('not_found');
  await inConfirmed({ db }, actor, token, async (tx) => {
    await tx.delete(passkeys).where(own);
    await afterRemoving(tx, actor, 'passkey');
  });
}

/** Accepts codes by e-mail, or no longer. Refuses with mfa_last_factor where there is nothing else. */
export function setEmailFactor({ db }: Needed, actor: Actor, { token, hasEmail }: { token: string; hasEmail: boolean }) {
  return inConfirmed({ db }, actor, token, async (tx, { userId }, factors) => {
    if (!factors.isOn || factors.hasEmail === hasEmail) throw new Refusal('nothing_to_change');
    if (!hasEmail && !factors.hasAuthenticator && factors.passkeyHosts.length === 0) throw new Refusal('mfa_last_factor');
    await tx.update(users).set({ mfaEmail: hasEmail }).where(eq(users.id, userId));
    await tell(tx, actor, {
      action: hasEmail ? 'mfa.factor_added' : 'mfa.factor_removed',
      notice: hasEmail ? 'factorAdded' : 'factorRemoved',
      after: { kind: 'email' },
    });
  });
}

export function newRecoveryCodes({ db, secrets }: Needed, actor: Actor, token: string) {
  return inConfirmed({ db }, actor, token, async (tx, step, factors) => {
    if (!factors.isOn) throw new Refusal('nothing_to_change');
    const codes = await makeRecoveryCodes(tx, secrets, step);
    await tell(tx, actor, { action: 'mfa.recovery_codes_created', notice: 'recoveryCodes' });
    return { recoveryCodes: codes };
  });
}
