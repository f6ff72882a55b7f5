import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { PasskeySite } from '../../http/passkeySite.ts';
import type { Taken } from '../../identity/attempts.ts';
import { methodsOn, readFactors } from '../../identity/factors.ts';
import { findStep } from '../../identity/mfaSteps.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { actorOf, findPersonById, noteFailedSignIn, type Person, type Place, requirePanelUser } from '../session/public.ts';
import { mfaCode, mfaNotices } from './mails.ts';
import { askForPasskey } from './passkeys.ts';
import { countSend, type Factor, takeStep } from './takeStep.ts';

async function personOf(tx: Tx, userId: string): Promise<Person> {
  const person = await findPersonById(tx, userId);
  if (!person) throw new Refusal('mfa_step_expired');
  return person;
}

/**
 * Mails a code for a step of a sign-in or of a change. The e-mail address must be that of the step's person; a wrong one is refused with
 * mfa_step_expired, so that it reveals nothing.
 */
export async function sendCode({ db }: Pick<Services, 'db'>, token: string, email: string): Promise<void> {
  const { user, company, hash } = await ownerTx(db, async (tx) => {
    const step = await findStep(tx, token);
    const person = await personOf(tx, step.userId);
    const hasEmail = methodsOn(null, await readFactors(tx, step.userId)).includes('email');
    if (person.user.email !== email || !hasEmail) throw new Refusal('mfa_step_expired');
    return { ...person, hash: step.hash };
  });
  await countSend({ db }, user.id);
  const mail = { companyId: company.id, userId: user.id, to: user.email, lang: company.lang };
  await ownerTx(db, (tx) => queueMail(tx, { ...mail, kind: mfaCode, params: { name: user.name, step: hash } }));
}

/** Finishes a sign-in with a second factor. The custom token carries the factor, without which no session opens. */
export async function finishSignIn(
  services: Pick<Services, 'db' | 'secrets' | 'identity'>,
  { place, ...attempt }: { token: string; factor: Factor; site: PasskeySite | null; place: Place },
): Promise<{ customFirebaseToken: string }> {
  const { method } = attempt.factor;
  const onWrong = (id: string, taken: Taken) => noteFailedSignIn(services, { who: { id }, way: method, taken, place });
  const { userId, createdAt } = await takeStep(services, { ...attempt, sessionHash: null, onWrong }, async (tx, step) => {
    const person = await personOf(tx, step.userId);
    requirePanelUser(person);
    if (method === 'recovery') await tellOfUsedCode(tx, person);
    return step;
  });
  return { customFirebaseToken: await services.identity.customToken(userId, { factor: method }, createdAt) };
}

async function tellOfUsedCode(tx: Tx, person: Person): Promise<void> {
  const { user, company } = person;
  const { recoveryCodesLeft: left } = await readFactors(tx, user.id);
  const mail = { companyId: company.id, userId: user.id, to: user.email, lang: company.lang };
  await queueMail(tx, { ...mail, kind: mfaNotices.recoveryCodeUsed, params: { name: user.name, left: String(left) } });
  const subject = { type: 'user' as const, id: user.id, label: user.email };
  await audit(tx, actorOf(person), { action: 'mfa.recovery_code_used', subject, after: { left } });
}

/** What the browser needs to ask for a passkey in this step. Refuses with passkey_not_valid if the person has none on this host. */
export function passkeyChallenge({ db }: Pick<Services, 'db'>, token: string, site: PasskeySite | null) {
  return ownerTx(db, async (tx) => {
    const step = await findStep(tx, token);
    if (!site) throw new Refusal('passkey_not_valid');
    return askForPasskey(tx, step, site);
  });
}
