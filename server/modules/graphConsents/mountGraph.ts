import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { countCall } from '../../db/rateCounters.ts';
import { networkOf } from '../../identity/attempts.ts';
import { graphCallbackPath } from '../../mail/graph/application.ts';
import type { Services } from '../../services.ts';
import { consentPage, endConsent } from './consents.ts';

const answer = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(8192).optional(),
  error: z.string().max(200).optional(),
});

/**
 * Where Microsoft sends browsers back to. It takes no consent: it leads on to the page of the panel in which it began, which may have another
 * host name, so that only that session can go on. A person who reads the code on the way cannot use it without our key and the verifier.
 */
export function mountGraph(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'GET',
    url: graphCallbackPath,
    exposeHeadRoute: false,
    config: { rateLimit: {} },
    handler: async (request, reply) => {
      await countCall(services.db.pool, `GET ${graphCallbackPath}`, networkOf(request.ip), sessionLimits.lookupsPerMinute);
      reply.header('cache-control', 'no-store');
      const { data } = answer.safeParse(request.query);
      const found = data && (await consentPage(services, data.state));
      if (!data || !found) return reply.redirect(`${paths.settingsWhiteLabel}?graphError=expired`, 303);
      const { page, isOpen } = found;
      if (!isOpen) page.searchParams.set('graphError', 'expired');
      else if (data.code) page.search = new URLSearchParams({ graphState: data.state, graphCode: data.code }).toString();
      else {
        await endConsent(services, data.state);
        page.searchParams.set('graphError', data.error === 'access_denied' ? 'denied' : 'failed');
      }
      return reply.redirect(page.href, 303);
    },
  });
}
