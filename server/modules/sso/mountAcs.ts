import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { findOpenConnection, noteFailure } from './connections.ts';
import { detailOf, Failed, failureOf } from './failures.ts';
import { countVisit, failPage, type LearnerPages } from './learnerPages.ts';
import { callbackPath } from './provider.ts';
import { readSamlAnswer } from './samlAnswer.ts';
import { acsPath, metadataFile, metadataPath, samlPlaces } from './samlService.ts';
import { isLearnerState, isOurState, keepAnswer, type SamlRequest, takeRequest } from './signIns.ts';

const { answerBytes } = sessionLimits.sso;
const place = z.object({ companyId: z.uuid().toLowerCase() });
const form = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200).optional() });

/**
 * Where providers of SAML post their answers, and the file that names that address to them.
 *
 * The post is the only form that another site may send us. It comes without our cookies, which a browser withholds from posts of other
 * sites, so it changes nothing by itself: a valid answer is kept, encrypted, and the browser is sent on to fetch it with its cookie, where
 * a sign-in over OpenID Connect comes back, too.
 */
export async function mountAcs(app: FastifyInstance, services: Services, learners: LearnerPages): Promise<void> {
  app.get(metadataPath, { config: { rateLimit: {} } }, async ({ params }, reply) => {
    const parsed = place.safeParse(params);
    if (!parsed.success) throw new Refusal('not_found');
    reply
      .header('content-type', 'application/samlmetadata+xml')
      .header('content-disposition', 'attachment; filename="heed-saml.xml"');
    return metadataFile(samlPlaces(services.env, parsed.data.companyId));
  });

  await app.register(async (withForms) => {
    withForms.removeAllContentTypeParsers();
    withForms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    withForms.post(acsPath, { bodyLimit: answerBytes, config: { rateLimit: {} } }, async (request, reply) => {
      const forLearners = isForLearners(request.body) ? learners : null;
      reply.header('cache-control', 'no-store');
      try {
        await countVisit(services, request, 'POST saml', forLearners);
        const state = await take(services, request);
        return reply.redirect(`${callbackPath}?state=${state}`, 303);
      } catch (error) {
        return reply.redirect(failPage(error, request, forLearners), 303);
      }
    });
  });
}

/** Checks an answer, and gives the state under which it is kept for the browser that began. */
async function take(services: Services, { params, body }: { params: unknown; body: unknown }): Promise<string> {
  const [placed, posted] = [place.safeParse(params), form.safeParse(body)];
  if (!placed.success || !posted.success) throw new Failed('no_subscription');
  const { SAMLResponse: answer, RelayState: state } = posted.data;
  // No request of ours led to this answer: the provider began, and anybody may have made the browser post it.
  if (!state) throw new Failed('sso_unsolicited');
  const request = await ownerTx(services.db, (tx) => takeRequest(tx, { state, companyId: placed.data.companyId }));
  if (!request) throw new Failed(isOurState(state) ? 'sso_expired' : 'sso_unsolicited');
  try {
    return await check(services, request, answer);
  } catch (error) {
    await noteFailure(services, request.connectionId, failureOf(error), detailOf(error));
    throw error;
  }
}

const isForLearners = (body: unknown): boolean => isLearnerState(form.safeParse(body).data?.RelayState ?? '');

async function check(services: Services, request: SamlRequest, answer: string): Promise<string> {
  const connection = await ownerTx(services.db, (tx) => findOpenConnection(tx, { id: request.connectionId }));
  if (!connection) throw new Failed('no_subscription');
  const { outsider, assertionId } = await readSamlAnswer(services.env, connection, { answer, requestId: request.nonce });
  return ownerTx(services.db, (tx) => keepAnswer(tx, services, request, { outsider, assertionId }));
}
