import { eq } from 'drizzle-orm';
import type { contract } from '#contract/index';
import type { Actor } from '../../core/actor.ts';
import { authenticators, passkeys } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { passkeyHostOf, passkeySiteOf } from '../../http/passkeySite.ts';
import { readFactors } from '../../identity/factors.ts';
import type { Services } from '../../services.ts';
import { placeOf } from '../session/public.ts';
import * as change from './changes.ts';
import { resetMfa } from './reset.ts';
import { finishSignIn, passkeyChallenge, sendCode } from './signIn.ts';
import { takeStep } from './takeStep.ts';

/** One's own second factors, without their secrets. */
function readOwn({ db }: Pick<Services, 'db'>, { userId }: Actor) {
  return ownerTx(db, async (tx) => {
    const { isOn, hasEmail, recoveryCodesLeft } = await readFactors(tx, userId);
    const [app] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId));
    const { id, name, host, createdAt, lastUsedAt } = passkeys;
    return {
      isMfaEnabled: isOn,
      hasEmail,
      authenticator: app?.confirmedAt ? { createdAt: app.confirmedAt, lastUsedAt: app.lastUsedAt } : null,
      passkeys: await tx
        .select({ id, name, host, createdAt, lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(createdAt),
      recoveryCodesLeft,
    };
  });
}

export const handlers: Handlers<(typeof contract)['mfa']> = {
  verifyPassword: ({ services, actor, body, request }) =>
    change.beginChange(services, actor, {
      password: body.password,
      purpose: body.purpose,
      address: request.ip,
      host: passkeyHostOf(request, services.env),
    }),

  async sendCode({ services, body }) {
    await sendCode(services, body.verificationTokenId, body.email);
    return {};
  },

  async setMfa({ services, actor, body, request }) {
    const { verificationTokenId: token, isMfaEnabled, ...factor } = body;
    const step = { token, factor, site: passkeySiteOf(request, services.env), sessionHash: actor.sessionHash };
    await takeStep(services, step, (tx, { purpose }) => change.turn(tx, actor, { isOn: isMfaEnabled, token, purpose }));
    return {};
  },

  mfaLogin: ({ services, body, request }) => {
    const { verificationTokenId: token, ...factor } = body;
    return finishSignIn(services, { token, factor, site: passkeySiteOf(request, services.env), place: placeOf(request) });
  },

  passkeyChallenge: ({ services, body, request }) =>
    passkeyChallenge(services, body.verificationTokenId, passkeySiteOf(request, services.env)),

  getMfa: ({ services, actor }) => readOwn(services, actor),

  async confirmStep({ services, actor, body, request }) {
    const { verificationTokenId: token, ...factor } = body;
    const step = { token, factor, site: passkeySiteOf(request, services.env), sessionHash: actor.sessionHash };
    await takeStep(services, step, async () => {});
    return {};
  },

  startAuthenticator: ({ services, actor, body }) => change.startAuthenticator(services, actor, body.verificationTokenId),

  addAuthenticator: ({ services, actor, body }) =>
    change.addAuthenticator(services, actor, { token: body.verificationTokenId, code: body.code }),

  async removeAuthenticator({ services, actor, body }) {
    await change.removeAuthenticator(services, actor, body.verificationTokenId);
    return {};
  },

  startPasskey: ({ services, actor, body, request }) =>
    change.startPasskey(services, actor, { token: body.verificationTokenId, site: passkeySiteOf(request, services.env) }),

  addPasskey: ({ services, actor, body, request }) => {
    const { verificationTokenId: token, name, answer } = body;
    return change.addPasskey(services, actor, { token, name, answer, site: passkeySiteOf(request, services.env) });
  },

  async removePasskey({ services, actor, params, body }) {
    await change.removePasskey(services, actor, { token: body.verificationTokenId, passkeyId: params.passkeyId });
    return {};
  },

  async setEmailFactor({ services, actor, body }) {
    await change.setEmailFactor(services, actor, { token: body.verificationTokenId, hasEmail: body.hasEmail });
    return {};
  },

  newRecoveryCodes: ({ services, actor, body }) => change.newRecoveryCodes(services, actor, body.verificationTokenId),

  async resetMfa({ services, actor, params, inNewTransaction }) {
    await resetMfa(services, actor, { userId: params.userId, inTenant: inNewTransaction });
    return {};
  },
};
