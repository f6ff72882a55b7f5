import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { productName } from '#contract/product';
import { sessionLimits } from '#contract/session/limits';
import type { NewPasskey, PasskeyAnswer } from '#contract/session/passkeyAnswers';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { passkeys } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { PasskeySite } from '../../http/passkeySite.ts';
import { type Step, updateStep } from '../../identity/mfaSteps.ts';

type Transports = NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports'];
type WebAuthn = Record<string, unknown>;

/** What somebody else made up fails in the library with many errors; all of them mean the same to us. */
const judged = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((cause: unknown) => {
    throw new Refusal('passkey_not_valid', { cause });
  });

const idsOn = (tx: Tx, userId: string, host: string) =>
  tx
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.host, host)));

const described = (known: Awaited<ReturnType<typeof idsOn>>) =>
  known.map(({ id, transports }) => ({ id, transports: transports as NonNullable<Transports> }));

/** What the browser needs to ask for one of the person's passkeys of this host. The step keeps the challenge. */
export async function askForPasskey(tx: Tx, step: Step, { host }: PasskeySite): Promise<WebAuthn> {
  const known = await idsOn(tx, step.userId, host);
  if (known.length === 0) throw new Refusal('passkey_not_valid');
  const options = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials: described(known),
    userVerification: 'preferred',
  });
  await updateStep(tx, step, { passkeyChallenge: options.challenge });
  return { ...options };
}

/** Checks what a passkey has signed, for this step, site and person. Refuses with passkey_not_valid. */
export async function takePasskey(tx: Tx, step: Step, { host, origin }: PasskeySite, answer: PasskeyAnswer): Promise<void> {
  const { userId, passkeyChallenge } = step;
  const ofPerson = and(eq(passkeys.userId, userId), eq(passkeys.host, host), eq(passkeys.credentialId, answer.id));
  const [passkey] = await tx.select().from(passkeys).where(ofPerson).for('update');
  if (!passkey || !passkeyChallenge) throw new Refusal('passkey_not_valid');
  const { verified, authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: passkeyChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new Refusal('passkey_not_valid');
  const values = { counter: authenticationInfo.newCounter, lastUsedAt: machineTime() };
  await tx.update(passkeys).set(values).where(eq(passkeys.id, passkey.id));
}

/** What the browser needs to make a passkey for this host. The step keeps the challenge. */
export async function askForNewPasskey(
  tx: Tx,
  step: Step,
  { site, email }: { site: PasskeySite; email: string },
): Promise<WebAuthn> {
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: site.host,
    userID: new Uint8Array(Buffer.from(step.userId)),
    userName: email,
    attestationType: 'none',
    excludeCredentials: described(await idsOn(tx, step.userId, site.host)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await updateStep(tx, step, { passkeyChallenge: options.challenge });
  return { ...options };
}

/** Stores the passkey that a browser has made. Refuses with passkey_not_valid or too_many_passkeys. */
export async function storePasskey(
  tx: Tx,
  step: Step,
  { site, name, answer }: { site: PasskeySite; name: string; answer: NewPasskey },
): Promise<void> {
  const { userId, companyId, passkeyChallenge } = step;
  if (!passkeyChallenge) throw new Refusal('passkey_not_valid');
  const { verified, registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: passkeyChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }),
  );
  if (!verified) throw new Refusal('passkey_not_valid');
  const owned = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId));
  if (owned.length >= sessionLimits.mfa.passkeys) throw new Refusal('too_many_passkeys');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const made = await tx
    .insert(passkeys)
    .values({
      userId,
      companyId,
      host: site.host,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: machineTime(),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (made.length === 0) throw new Refusal('passkey_not_valid');
  await updateStep(tx, step, { passkeyChallenge: null });
}
