import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../core/actor.ts';
import { ownerTx } from '../../../../db/tx.ts';
import { browserOf } from '../../../../http/browserMark.ts';
import { graphApplication, type GraphEnv } from '../../../../mail/graph/application.ts';
import { readOwner } from '../../../../mail/graph/owner.ts';
import { sealTokens } from '../../../../mail/graph/tokens.ts';
import type { Services } from '../../../../services.ts';
import { redeem, takeConsent } from '../../../graphConsents/public.ts';
import { opensNow, requireShared, saveMailbox, tryMailbox } from '../settings.ts';
import { MailboxError } from '../source.ts';
import { tokenError } from './graphError.ts';
import { graphFolder, graphSource } from './graphSource.ts';
import { graphContext } from './graphTokens.ts';

/** Saves the mailbox whose owner allowed that it is read, once it could be: one of nobody who manages the company, under any of its addresses. */
export async function connectGraph(
  services: Services,
  actor: Actor,
  { state, code }: { state: string; code: string },
  request: FastifyRequest,
): Promise<void> {
  const { db, env, secrets } = services;
  const { companyId } = actor;
  graphApplication(env);
  const verifier = await ownerTx(db, (tx) =>
    takeConsent(tx, services, actor, { purpose: 'reports', state, browserHash: browserOf(request) }),
  );
  const { tokens, owner } = await tryMailbox(services, () => ownerOf(env, { state, code, verifier }));
  await ownerTx(db, (tx) => requireShared(tx, actor, owner.addresses));
  await opensNow(services, graphSource(env, { token: () => Promise.resolve(tokens.accessToken) }));
  const mailbox = { companyId, username: owner.address };
  const sealedTokens = sealTokens(secrets, tokens, graphContext(mailbox));
  await saveMailbox(services, actor, { kind: 'graph', ...mailbox, folder: graphFolder, sealedTokens }, owner.addresses);
}

async function ownerOf(env: GraphEnv, answer: { state: string; code: string; verifier: string }) {
  const tokens = await redeem(env, answer).catch((error: unknown) => {
    throw tokenError(error);
  });
  const owner = await readOwner(env, tokens.accessToken).catch((error: unknown) => {
    throw ownerError(error);
  });
  return { tokens, owner };
}

/** An error of `readOwner`, which has the words of mail servers. */
function ownerError(error: unknown): MailboxError {
  const { response, responseCode } = (error instanceof Error ? error : {}) as { response?: unknown; responseCode?: unknown };
  const why = { detail: response, cause: error };
  if (!response) return new MailboxError('microsoft', why);
  return new MailboxError(responseCode === 421 ? 'busy' : 'noMailbox', why);
}
