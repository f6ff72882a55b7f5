import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import { browserOf } from '../../http/browserMark.ts';
import { judgeFailure } from '../../mail/failure.ts';
import { tokenFailure } from '../../mail/graph/failure.ts';
import { readOwner } from '../../mail/graph/owner.ts';
import { senderContext } from '../../mail/graph/senderTokens.ts';
import { sealTokens } from '../../mail/graph/tokens.ts';
import type { GraphSender } from '../../mail/senders.ts';
import type { Services } from '../../services.ts';
import { redeem, takeConsent } from '../graphConsents/public.ts';
import { findSender, requireFree, requireProved, saveSender } from './senders.ts';
import { sendTestMail } from './testMail.ts';

/** The sender that the answer of Microsoft stands for; throws if it is not valid. */
async function senderOf(
  { env, secrets }: Services,
  { companyId }: Actor,
  answer: { state: string; code: string; verifier: string },
): Promise<GraphSender> {
  const tokens = await redeem(env, answer);
  const { address } = await readOwner(env, tokens.accessToken);
  const sender = { companyId, fromEmail: address };
  return { kind: 'graph', ...sender, sealedTokens: sealTokens(secrets, tokens, senderContext(sender)) };
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
    return takeConsent(tx, services, actor, { purpose: 'send', state, browserHash: browserOf(request) });
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
