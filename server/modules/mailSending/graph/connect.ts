import type { FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { ownerTx } from '../../../db/tx.ts';
import { browserOf } from '../../../http/browserMark.ts';
import { judgeFailure } from '../../../mail/failure.ts';
import { graphClient, graphRedirectUri } from '../../../mail/graph/application.ts';
import { tokenFailure } from '../../../mail/graph/failure.ts';
import { readMailbox } from '../../../mail/graph/post.ts';
import { sealTokens, tokensIn } from '../../../mail/graph/tokens.ts';
import type { GraphSender } from '../../../mail/senders.ts';
import type { Services } from '../../../services.ts';
import { findSender, requireFree, requireProved, saveSender } from '../senders.ts';
import { sendTestMail } from '../testMail.ts';
import { takeConsent } from './consents.ts';

/** The sender that the answer of Microsoft stands for; throws if it is not valid. */
async function senderOf(
  { env, secrets }: Services,
  { companyId }: Actor,
  { state, code, verifier }: { state: string; code: string; verifier: string },
): Promise<GraphSender> {
  const answered = new URL(graphRedirectUri(env));
  answered.search = new URLSearchParams({ state, code }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = tokensIn(await oidc.authorizationCodeGrant(graphClient(env), answered, checks));
  const owner = { companyId, fromEmail: await readMailbox(env, tokens.accessToken) };
  return { kind: 'graph', ...owner, sealedTokens: sealTokens(secrets, tokens, owner) };
}

/** Connects the mailbox whose owner allowed it, once it has sent the caller a test mail. */
export async function connect(
  services: Services,
  actor: Actor,
  { state, code }: { state: string; code: string },
  request: FastifyRequest,
): Promise<void> {
  const verifier = await ownerTx(services.db, async (tx) => {
    requireFree(await findSender(tx, actor), 'graph');
    return takeConsent(tx, services, actor, { state, browserHash: browserOf(request) });
  });
  const sender = await senderOf(services, actor, { state, code, verifier }).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    const { detail } = judgeFailure(tokenFailure(error)).failure;
    request.log.warn({ err: error }, 'a mailbox at Microsoft could not be connected');
    throw new Refusal('graph_refused', { cause: error, ...(detail && { info: detail }) });
  });
  await ownerTx(services.db, (tx) => requireProved(tx, sender));
  await sendTestMail(services, actor, sender);
  await saveSender(services, actor, sender);
}
